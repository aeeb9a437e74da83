export function selectRange(
  field: HTMLTextAreaElement | null,
  range: { start: number; end: number } | undefined,
): void {
  if (!field || !range) return
  field.setSelectionRange(range.start, range.end)
  field.focus()
}
