import { fold } from '../../../contract/fold.ts'

export const foldHeading = (heading: string) => fold(heading).trim()
