export { isDatabaseAway } from '../db/transact.ts'
