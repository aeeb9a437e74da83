import { buildSite } from './server-process.ts'

/** Before the first file, and for all of them. */
export default buildSite
