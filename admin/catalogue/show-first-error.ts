/** The second selector matches the error of a whole list. */
const marked = '[aria-invalid="true"], .MuiFormHelperText-root.Mui-error'

export function showFirstError(form: Element | null | undefined): void {
  const field = form?.querySelector<HTMLElement>(marked)
  if (!field) return
  if (field.tabIndex < 0) field.tabIndex = -1
  field.scrollIntoView({ block: 'center' })
  field.focus({ preventScroll: true })
}
