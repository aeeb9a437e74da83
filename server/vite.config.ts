import { defineConfig } from 'vite'
import { inProject } from '../shared/project-path.ts'

/** Bundling reduces the start time to a quarter. */
export default defineConfig({
  root: inProject(),
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: {
    noExternal: true,
    external: [
      // These packages load their own files, such as binaries and fonts.
      ...['sharp', '@electric-sql/pglite', '@electric-sql/pglite-socket', 'pdfkit'],
      // Only development loads Vite, and nothing installs pg-native.
      ...['vite', 'pg-native'],
    ],
  },
  build: {
    ssr: true,
    target: 'es2024',
    outDir: 'build/program',
    emptyOutDir: true,
    rolldownOptions: {
      input: {
        server: 'server.ts',
        'render-mail': 'mail/render-mail.tsx',
        'db-export': 'server/commands/db-export.ts',
        'db-import': 'server/commands/db-import.ts',
        'admin-link': 'server/commands/admin-link.ts',
        // Workers keep the names of their sources, because threadFile() finds them by name.
        'embedded-worker': 'db/embedded/embedded-worker.ts',
        'draw-sheet-worker': 'documents/draw-sheet-worker.ts',
        'parse-sheet-worker': 'domain/catalogue/import/parse-sheet-worker.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
})
