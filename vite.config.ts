import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { pictures } from './tools/vite/pictures.ts'

/** Shared code would otherwise be dozens of files. */
const codeSplitting = {
  groups: [
    { name: 'framework', test: /node_modules\/(?!zod|@tanstack)/ },
    {
      name: 'basics',
      test: /\/shared\/catalogue\/(sale-unit|addresses)\.ts$|\/web\/(layout\/logo|ui\/use-phone-popover)\.tsx?$/,
    },
    {
      name: 'site',
      test: /\/web\/(ui|layout|content)\/|\/web\/(data\/browser-api|requests\/quotation\/quotation-list|document\/(page-meta|company-context))\.ts$|\/shared\/(limits|phone-links|catalogue\/picture|api-error)\.ts$/,
      minShareCount: 3,
    },
    {
      name: 'cards',
      test: /\/web\/catalogue\/(product-card|quick-add|compared|quantity-fields|quantities|search-events|count-text)\.tsx?$/,
    },
    { name: 'forms', test: /\/web\/requests\/(?!rejection|quotation|search-message)/ },
    { name: 'backend', test: /node_modules\/zod\/|\/shared\/(client|requests\/submissions)\.ts$/ },
    {
      name: 'queries',
      test: /node_modules\/@tanstack\/|\/web\/data\/(with-)?quer|\/web\/catalogue\/(list-address|categories)\.ts$/,
    },
  ],
}

/** Of eight characters, these take the fewest bytes once compressed. Both builds must name the fonts alike. */
const hashCharacters = 'hex' as const

export default defineConfig(({ command }) => ({
  publicDir: 'web/public',
  plugins: [tailwindcss(), pictures(), reactRouter()],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting, hashCharacters } } } },
    ssr: {
      build: { rollupOptions: { input: './web/document/site.server.ts', output: { hashCharacters } } },
      // The build contains its packages, so that production installs none of them.
      ...(command === 'build' && {
        resolve: { noExternal: true },
        define: { 'process.env.NODE_ENV': '"production"' },
      }),
    },
  },
}))
