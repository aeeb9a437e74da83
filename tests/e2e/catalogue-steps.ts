import type { Page } from 'playwright-core'
import { aPicture } from '../support/catalogue-samples.ts'

export const save = (page: Page) => page.getByRole('button', { name: 'Guardar' }).click()
export const saved = (page: Page) => page.getByText('Cambios guardados.')
export const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** The new tab that a click opens. */
export async function opened(page: Page, button: string): Promise<Page> {
  const [window] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: button }).click(),
  ])
  return window
}

export const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer })
export const aPhoto = async (name: string) => file(name, 'image/jpeg', await aPicture('jpeg'))
