import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const folder = fileURLToPath(new URL('.', import.meta.url))

/** Visitors must not download any of this bundle. */
export default defineConfig({
  root: folder,
  base: '/admin/',
  publicDir: false,
  cacheDir: '../node_modules/.vite-admin',
  build: {
    outDir: '../build/admin',
    emptyOutDir: true,
    chunkSizeWarningLimit: 2000,
    // MUI's files contain 'use client', which has no effect here.
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
  server: { hmr: { port: 24_679 } },
})
