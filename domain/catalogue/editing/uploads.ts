import type { Outcome } from '../../outcome.ts'

/** Storage for the files that staff upload. */
export type Uploads = {
  /** Re-encodes the picture in our formats and widths and returns its address. `wide`: as wide as the screen. */
  keepPicture: (bytes: Uint8Array, options?: { wide?: boolean }) => Promise<Outcome<string>>
  keepPdf: (bytes: Uint8Array) => Promise<Outcome<string>>
  /** Whether the PDF, or every file of the picture, at this address of ours exists. */
  has: (address: string) => Promise<boolean>
  /** Reads the list of files once, to check many addresses. */
  lookUpFiles: () => Promise<(address: string) => boolean>
  /**
   * Removes older files that the text does not mention. Does nothing if the files belong to another database, because
   * only that one knows which are in use.
   */
  removeUnused: (
    inUse: string,
    before: Date,
    installation: string,
    stopping?: AbortSignal,
  ) => Promise<'removed' | 'not_ours'>
}
