/** Where the site gets its catalogue from and sends its requests to, if that is not here. */
export const otherBackend = document.querySelector<HTMLMetaElement>('meta[name="other-backend"]')?.content || undefined
