const shownBeforeChange = 60

export function aroundChange(before: string, after: string, longest: number): [string, string] {
  let same = 0
  while (same < before.length && before[same] === after[same]) same++
  const start = Math.max(before.length, after.length) > longest ? Math.max(0, same - shownBeforeChange) : 0
  const cut = (text: string) => {
    const part = text.slice(start, start + longest)
    return `${start > 0 ? '…' : ''}${part}${start + part.length < text.length ? '…' : ''}`
  }
  return [cut(before), cut(after)]
}
