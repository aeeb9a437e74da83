/** Stands where a page's style goes, once it is known what the page has. */
export const styleMark = '/* style */'
