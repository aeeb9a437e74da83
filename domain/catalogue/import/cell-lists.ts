const bullet = '• '

const linesOf = (cell: string) => cell.split(/\r?\n/).filter((line) => line.trim() !== '')

export function writePairs(pairs: [string, string][], divider: ':' | '|'): string {
  const escaped = (text: string) => text.replaceAll('\\', '\\\\').replaceAll(divider, `\\${divider}`)
  const gap = divider === ':' ? ': ' : ' | '
  return pairs.map(([first, second]) => `${escaped(first)}${gap}${second}`).join('\n')
}

/** Without a divider the second half is empty, and the form's schema reports what is missing. */
export function readPairs(cell: string, divider: ':' | '|'): [string, string][] {
  return linesOf(cell).map((line) => {
    const first = firstHalf(line, divider)
    const unescaped = first.replace(/\\(.)/g, '$1')
    return [unescaped.trim(), line.slice(first.length + 1).trim()]
  })
}

function firstHalf(line: string, divider: string): string {
  for (let index = 0; index < line.length; index++) {
    if (line[index] === '\\') index++
    else if (line[index] === divider) return line.slice(0, index)
  }
  return line
}

export function writeList(list: string[] | string): string {
  if (Array.isArray(list)) return list.map((point) => `${bullet}${point}`).join('\n')
  return /^[•\\]/.test(list) ? `\\${list}` : list
}

export function readList(cell: string): string[] | string {
  if (cell.trim() === '') return []
  if (cell.startsWith('\\')) return cell.slice(1)
  const lines = linesOf(cell)
  const isList = lines.every((line) => line.trimStart().startsWith('•'))
  return isList ? lines.map((line) => line.trimStart().slice(1).trim()) : cell.replaceAll('\r\n', '\n')
}
