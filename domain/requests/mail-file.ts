/** The name under which a message is kept where there is no mail server. */
export const mailFileName = (messageId: string) => `${messageId.slice(1).split('@')[0]}.eml`
