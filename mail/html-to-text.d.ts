/** The published types are of version 9. */
declare module 'html-to-text' {
  type Selector = { selector: string; format?: string; options?: Record<string, unknown> }

  export function convert(html: string, options: { wordwrap: number | false; selectors: Selector[] }): string
}
