/** The name of the file in which a message is saved if there is no mail server. */
export const mailFileName = (messageId: string) => `${messageId.slice(1).split('@')[0]}.eml`
