import { join } from 'node:path'
import type { Connection } from '../../db/connect.ts'
import { adoptFolder, folderStore, tableStore, type UploadStore } from '../../db/uploads.ts'

import { cacheUploads, inFolder, type LocalUploads } from './local-uploads.ts'

type Opened = { uploadStore: UploadStore; localUploads: LocalUploads }

export async function openUploads({ db, isServer }: Connection, dataDir: string): Promise<Opened> {
  const folder = join(dataDir, 'uploads')
  if (!isServer) return { uploadStore: folderStore(folder), localUploads: inFolder(folder) }
  await adoptFolder(db, folder)
  const uploadStore = tableStore(db)
  return { uploadStore, localUploads: cacheUploads(uploadStore, join(dataDir, 'cache/uploads')) }
}
