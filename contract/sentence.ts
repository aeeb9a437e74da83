/** Ends with one period, also after a name that has its own: "Maderas del Sur S.A." */
export const sentence = (text: string) => (text.endsWith('.') ? text : `${text}.`)
