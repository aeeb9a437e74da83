import { fileURLToPath } from 'node:url'

/** The pictures that come with the site. */
export const library = fileURLToPath(new URL('../media/web/', import.meta.url))
