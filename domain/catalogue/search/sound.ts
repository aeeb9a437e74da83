/** The longer spellings come first. */
const sounds: [RegExp, string][] = [
  [/[^a-zñ]/g, ''],
  [/ph/g, 'f'],
  [/t?ch|sh/g, 'ç'],
  [/h/g, ''],
  [/qu(?=[ei])|k|q|c(?![eiç])/g, 'k'],
  [/gu(?=[ei])/g, 'ĝ'],
  [/g(?=[ei])/g, 'j'],
  [/ĝ/g, 'g'],
  [/x/g, 'ks'],
  [/[czs]+/g, 's'],
  [/v|w/g, 'b'],
  [/ll|y(?=[aeiou])/g, 'ʝ'],
  [/y/g, 'i'],
  [/m(?=[bp])/g, 'n'],
  // Spanish speakers put an e before "stretch".
  [/^s(?=[bdfgklmnprtç])/g, 'es'],
  [/(.)\1+/g, '$1'],
]

export const soundOf = (word: string) => sounds.reduce((sound, [spelling, key]) => sound.replace(spelling, key), word)
