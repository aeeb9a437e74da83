/** How much of what is the same stands before the first difference. */
const lead = 60

/** Two texts that differ, each cut to a length in which the first difference is seen. */
export function aroundChange(before: string, after: string, longest: number): [string, string] {
  let same = 0
  while (same < before.length && before[same] === after[same]) same++
  const start = Math.max(before.length, after.length) > longest ? Math.max(0, same - lead) : 0
  const cut = (text: string) => {
    const part = text.slice(start, start + longest)
    return `${start > 0 ? '…' : ''}${part}${start + part.length < text.length ? '…' : ''}`
  }
  return [cut(before), cut(after)]
}
