/** This is the host of the backend that the site uses instead of ours. */
export const otherBackend = document.querySelector<HTMLMetaElement>('meta[name="other-backend"]')?.content || undefined
