import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { pictures } from './web/vite/pictures.ts'

export default defineConfig({
  publicDir: 'web/public',
  plugins: [tailwindcss(), pictures(), reactRouter()],
  environments: { ssr: { build: { rollupOptions: { input: './server/rendered.ts' } } } },
})
