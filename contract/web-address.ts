/** Whether data may become a link: only addresses of the site or the web, so that nothing runs in the page. */
export function isWebAddress(address: string): boolean {
  const protocol = URL.canParse(address, 'https://site.example') && new URL(address, 'https://site.example').protocol
  return protocol === 'https:' || protocol === 'http:'
}

/** An HTTPS address without credentials. */
export function isSecureAddress(address: string): boolean {
  const url = /\s/.test(address) ? null : URL.parse(address)
  return url?.protocol === 'https:' && !url.username && !url.password
}
