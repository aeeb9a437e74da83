/** Whether data may become a link: an address of the site or of the web, and nothing that would run in the page. */
export function isWebAddress(address: string): boolean {
  const protocol = URL.canParse(address, 'https://site.example') && new URL(address, 'https://site.example').protocol
  return protocol === 'https:' || protocol === 'http:'
}

/** An address that a browser opens over TLS, and that tells no password. */
export function isSecureAddress(address: string): boolean {
  const url = /\s/.test(address) ? null : URL.parse(address)
  return url?.protocol === 'https:' && !url.username && !url.password
}
