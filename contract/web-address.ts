/** Only addresses of the site or the web may become links, so that nothing runs in the page. */
export function isWebAddress(address: string): boolean {
  const protocol = URL.canParse(address, 'https://site.example') && new URL(address, 'https://site.example').protocol
  return protocol === 'https:' || protocol === 'http:'
}

export function isSecureAddress(address: string): boolean {
  const url = /\s/.test(address) ? null : URL.parse(address)
  return url?.protocol === 'https:' && !url.username && !url.password
}
