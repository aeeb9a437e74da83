import type { Report } from '../db/transfer/format.ts'

const width = 30
const refreshMs = 100

export function progressBar(screen: NodeJS.WriteStream): { report: Report; end: () => void } {
  if (!screen.isTTY) return { report: () => undefined, end: () => undefined }
  let drawnAt = 0
  return {
    report: ({ label, done, total }) => {
      const time = Date.now()
      if (time - drawnAt < refreshMs && done < total) return
      drawnAt = time
      const share = total === 0 ? 1 : Math.min(1, done / total)
      const filled = Math.round(share * width)
      const bar = '█'.repeat(filled) + '░'.repeat(width - filled)
      screen.write(`\r\x1b[K${bar} ${String(Math.floor(share * 100)).padStart(3)} %  ${label}`)
    },
    end: () => screen.write('\r\x1b[K'),
  }
}
