import type { Outcome } from '../../outcome.ts'

/** Where the files that staff upload are kept. */
export type Uploads = {
  /** Encoded again from what it shows, in our formats and widths; gives its address. `wide`: for the whole width of the screen. */
  keepPicture: (bytes: Uint8Array, options?: { wide?: boolean }) => Promise<Outcome<string>>
  keepPdf: (bytes: Uint8Array) => Promise<Outcome<string>>
  /** Whether all files of a picture, or the PDF, at this address of ours are there. */
  has: (address: string) => Promise<boolean>
  /** The same for many addresses: by the files that are there now. */
  lookUpFiles: () => Promise<(address: string) => boolean>
  /** Removes what is older and not mentioned in the text; nothing where the files belong to another database, which alone knows what it shows. */
  removeUnused: (
    inUse: string,
    before: Date,
    installation: string,
    stopping?: AbortSignal,
  ) => Promise<'removed' | 'not_ours'>
}
