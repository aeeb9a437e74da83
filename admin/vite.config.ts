import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const folder = fileURLToPath(new URL('.', import.meta.url))

/** A bundle of its own: visitors download none of it. */
export default defineConfig({
  root: folder,
  base: '/admin/',
  publicDir: false,
  cacheDir: '../node_modules/.vite-admin',
  build: { outDir: '../build/admin', emptyOutDir: true, chunkSizeWarningLimit: 2000 },
  server: { hmr: { port: 24_679 } },
})
