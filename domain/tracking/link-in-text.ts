export const linkPlaceholder = '{enlace}'

/** Only hashes of tokens are stored, so texts are stored without the buyer's address. */
export const hideLink = (text: string, link: string | undefined): string =>
  link ? text.replaceAll(link, linkPlaceholder) : text

/** Without a link, paragraphs that name it are left out. */
export const showLink = (text: string, link: string | undefined): string =>
  link
    ? text.replaceAll(linkPlaceholder, link)
    : text
        .split('\n\n')
        .filter((paragraph) => !paragraph.includes(linkPlaceholder))
        .join('\n\n')
