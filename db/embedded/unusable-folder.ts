import { freeMb, hasRoom } from './disk-room.ts'

/** The database of a data folder cannot be opened, or was lost while it ran. The message is for whoever runs the program. */
export class UnusableFolder extends Error {
  override name = 'UnusableFolder'

  constructor(folder: string, cause: unknown) {
    super(hasRoom(folder) ? damaged(folder) : full(folder), { cause })
  }
}

const full = (folder: string) =>
  `The disk of the data folder ${folder} is full (${freeMb(folder)} MB free): make room, then start again.`

const damaged = (folder: string) =>
  `The database in ${folder} cannot be used: its files are damaged or of another version. ` +
  'Restore a backup into an empty DATA_DIR with npm run db:import, or move the folder away to start without its data.'
