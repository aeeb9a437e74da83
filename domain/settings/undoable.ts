import type { Section } from '../../contract/settings/settings.ts'
import type { changes } from '../../db/schema.ts'
import { type Content, changedFields } from '../catalogue/editing/record-change.ts'

type Change = Pick<typeof changes.$inferSelect, 'kind' | 'recordId' | 'before' | 'after'>

/** The history refers to records by number. */
const recordIds: Record<Section, number> = { company: 1, recipients: 2, quotes: 3, mailTemplates: 4, hours: 5 }

export const recordIdOf = (section: Section) => recordIds[section]

export function sectionOf({ kind, recordId }: Pick<Change, 'kind' | 'recordId'>): Section | undefined {
  if (kind !== 'setting') return undefined
  const [found] = Object.entries(recordIds).find(([, id]) => id === recordId) ?? []
  return found as Section | undefined
}

export const canUndo = ({ before, after }: Change, current: Content) =>
  before !== null && after !== null && changedFields(current, after).length === 0
