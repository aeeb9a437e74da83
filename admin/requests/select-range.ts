/** Moves the cursor to a part of a text field, which the next key replaces. */
export function selectRange(
  field: HTMLTextAreaElement | null,
  range: { start: number; end: number } | undefined,
): void {
  if (!field || !range) return
  field.setSelectionRange(range.start, range.end)
  field.focus()
}
