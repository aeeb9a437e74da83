/** A field that is marked, or what is said of a list as a whole. */
const marked = '[aria-invalid="true"], .MuiFormHelperText-root.Mui-error'

/** Brings the first thing to correct into view, and the keyboard to it. */
export function showFirstError(form: Element | null | undefined): void {
  const field = form?.querySelector<HTMLElement>(marked)
  if (!field) return
  if (field.tabIndex < 0) field.tabIndex = -1
  field.scrollIntoView({ block: 'center' })
  field.focus({ preventScroll: true })
}
