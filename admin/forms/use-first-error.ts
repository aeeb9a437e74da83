import { type RefObject, useEffect } from 'react'

/** The second selector matches the error of a whole list. */
const marked = '[aria-invalid="true"], .MuiFormHelperText-root.Mui-error'

/** Focuses the first error of the form around or inside the element after each failed attempt, once it is rendered. */
export function useFirstError(place: RefObject<Element | null>, attempts: number): void {
  useEffect(() => {
    if (attempts === 0) return
    const form = place.current?.closest('form') ?? place.current
    const field = form?.querySelector<HTMLElement>(marked)
    if (!field) return
    if (field.tabIndex < 0) field.tabIndex = -1
    field.scrollIntoView({ block: 'center' })
    field.focus({ preventScroll: true })
  }, [place, attempts])
}
