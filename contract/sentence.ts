/** Ends with exactly one period, even after a name that has its own: "Maderas del Sur S.A." */
export const sentence = (text: string) => (text.endsWith('.') ? text : `${text}.`)
