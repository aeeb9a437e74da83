import { buildSite } from './server-process.ts'

/** Runs once, before the first test file. */
export default buildSite
