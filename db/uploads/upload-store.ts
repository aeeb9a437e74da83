import type { Tx } from '../connect.ts'

export type StoredUpload = { name: string; bytes: number; storedAt: Date }

/** A client for S3 would be another implementation. Names are never reused, so content never changes. */
export type UploadStore = {
  put: (name: string, content: Buffer, storedAt?: Date) => Promise<void>
  read: (name: string) => Promise<Buffer | undefined>
  /** Returns those of the names that are stored. */
  find: (names: string[]) => Promise<string[]>
  list: () => Promise<StoredUpload[]>
  remove: (name: string) => Promise<void>
  /** Inside a transaction, because waiting for a second connection while holding one could last forever. */
  within: (tx: Tx) => UploadStore
  isOwnedBy: (installation: string) => Promise<boolean>
}
