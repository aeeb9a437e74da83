import { parentPort, workerData } from 'node:worker_threads'
import { parseSheet, type Sheet, UnreadableSheet } from './parse-sheet.ts'

export type SheetReading = { sheet: Sheet } | { unreadable: string }

async function read(bytes: Uint8Array): Promise<SheetReading> {
  try {
    return { sheet: await parseSheet(bytes) }
  } catch (error) {
    if (error instanceof UnreadableSheet) return { unreadable: error.message }
    throw error
  }
}

parentPort?.postMessage(await read(workerData as Uint8Array))
