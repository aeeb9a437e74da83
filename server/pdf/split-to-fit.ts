export function splitToFit(text: string, fits: (text: string) => boolean): [string, string] {
  if (fits(text)) return [text, '']
  let fitting = 0
  let tooLong = text.length
  while (tooLong - fitting > 1) {
    const middle = (fitting + tooLong) >> 1
    if (fits(text.slice(0, middle))) fitting = middle
    else tooLong = middle
  }
  const space = Math.max(text.lastIndexOf(' ', fitting), text.lastIndexOf('\n', fitting))
  const end = space > 0 ? space : fitting
  return [text.slice(0, end), text.slice(end).trimStart()]
}
