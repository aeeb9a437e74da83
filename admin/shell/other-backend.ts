/** The host of the external backend that the site uses, if any. */
export const otherBackend = document.querySelector<HTMLMetaElement>('meta[name="other-backend"]')?.content || undefined
