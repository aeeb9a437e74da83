/** Apart from the schemas, so that a page that only shows a form need not load them. */
export const maxMessageLength = 2000
