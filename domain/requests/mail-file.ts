export const mailFileName = (messageId: string) => `${messageId.slice(1).split('@')[0]}.eml`
