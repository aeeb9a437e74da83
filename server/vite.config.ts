import { defineConfig } from 'vite'
import { inProject } from '../root.ts'

/** Node loads a few bundled files in a quarter of the time that it needs for the sources and packages one by one. */
export default defineConfig({
  root: inProject(),
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: {
    noExternal: true,
    // These load files of their own: binaries, WebAssembly, fonts.
    external: ['sharp', '@electric-sql/pglite', '@electric-sql/pglite-socket', 'pdfkit', 'vite', 'pg-native'],
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
        // The names of threads' files are those of the sources, which start them by name.
        'embedded-worker': 'db/embedded/embedded-worker.ts',
        'draw-sheet-worker': 'server/data-sheets/draw-sheet-worker.ts',
        'parse-sheet-worker': 'domain/catalogue/import/parse-sheet-worker.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
})
