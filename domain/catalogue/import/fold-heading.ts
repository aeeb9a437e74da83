import { fold } from '../../../shared/text.ts'

export const foldHeading = (heading: string) => fold(heading).trim()
