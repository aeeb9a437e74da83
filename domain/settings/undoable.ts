import type { changes } from '../../db/schema.ts'
import { type Section, sectionIds, sections } from '../../shared/settings/settings.ts'
import { type Content, changedFields } from '../catalogue/editing/record-change.ts'

type Change = Pick<typeof changes.$inferSelect, 'kind' | 'recordId' | 'before' | 'after'>

export function sectionOf({ kind, recordId }: Pick<Change, 'kind' | 'recordId'>): Section | undefined {
  if (kind !== 'setting') return undefined
  return sections.find((section) => sectionIds[section] === recordId)
}

export const canUndo = ({ before, after }: Change, current: Content) =>
  before !== null && after !== null && changedFields(current, after).length === 0
