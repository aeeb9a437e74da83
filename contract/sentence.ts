/** A name may end with its own period: "Maderas del Sur S.A." */
export const sentence = (text: string) => (text.endsWith('.') ? text : `${text}.`)
