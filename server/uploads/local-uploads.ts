import { mkdirSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Env, Hono, type MiddlewareHandler } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { exists, writeWhole } from '../../db/disk.ts'
import type { UploadStore } from '../../db/uploads.ts'
import { uploadName, uploadsPath } from '../../shared/catalogue/uploads.ts'
import { serveFolder } from '../files.ts'

/** Files are served and drawn from a folder. */
export type LocalUploads = {
  folder: string
  /** Puts the file into the folder, unless it is there or does not exist. Returns one that the folder cannot take. */
  fetch: (name: string) => Promise<Buffer | undefined>
  /** Deletes what the store does not have any more. */
  prune: (stopping: AbortSignal) => Promise<void>
}

/** The folder of the embedded database has everything. */
export const inFolder = (folder: string): LocalUploads => ({
  folder,
  fetch: async () => undefined,
  prune: async () => {},
})

/** The folder is a cache, which may be deleted at any time. */
export function cacheUploads(store: UploadStore, folder: string): LocalUploads {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const underway = new Map<string, Promise<Buffer | undefined>>()
  let waiting: ({ name: string } & PromiseWithResolvers<Buffer | undefined>)[] = []
  let isCopying = false

  const copy = async (name: string) => {
    const content = await store.read(name)
    if (!content) return undefined
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeWhole(folder, name, content)
      return undefined
    } catch {
      // The disk is full or read-only, which visitors need not notice.
      return content
    }
  }
  // One query at a time looks up all names that wait, so invented names cannot occupy the database.
  const copyWaiting = async () => {
    isCopying = true
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      try {
        const found = new Set(await store.find(batch.map(({ name }) => name)))
        for (const { name, resolve } of batch) if (!found.has(name)) resolve(undefined)
        // What was copied is let go, because on a full disk it holds the file.
        for (let next = batch.shift(); next; next = batch.shift()) {
          if (found.has(next.name)) await copy(next.name).then(next.resolve, next.reject)
        }
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    isCopying = false
  }
  const fetchUnlessThere = async (name: string) => {
    if (await exists(join(folder, name))) return undefined
    const copied = Promise.withResolvers<Buffer | undefined>()
    waiting.push({ name, ...copied })
    if (!isCopying) void copyWaiting()
    return copied.promise
  }

  return {
    folder,
    fetch: async (name) => {
      if (!uploadName.test(name)) return undefined
      const fetching = underway.get(name) ?? fetchUnlessThere(name).finally(() => underway.delete(name))
      underway.set(name, fetching)
      return fetching
    },
    prune: async (stopping) => {
      const names = (await readdir(folder).catch(() => [])).filter((name) => uploadName.test(name))
      const kept = new Set(names.length > 0 ? await store.find(names) : [])
      for (const name of names) {
        if (stopping.aborted) return
        if (!kept.has(name)) await rm(join(folder, name), { force: true })
      }
    },
  }
}

const year = 365 * 24 * 60 * 60

const cacheControl = `public, max-age=${year}, immutable`

const policy = "default-src 'none'; frame-ancestors 'none'; sandbox"

const onlyUploadNames: MiddlewareHandler<Env, '/:file'> = async (c, next) =>
  uploadName.test(c.req.param('file')) ? next() : c.notFound()

/** Names are never reused. */
export function serveUploads({ folder: root, fetch }: LocalUploads) {
  const serve = serveFolder({
    root,
    below: uploadsPath,
    cacheControl: () => cacheControl,
  })
  return new Hono()
    .use(async (c, next) => {
      c.header('Content-Security-Policy', policy)
      await next()
    })
    .get('/:file', onlyUploadNames, serve, async (c, next) => {
      const name = c.req.param('file')
      const content = await fetch(name)
      if (!content) return serve(c, next)
      return c.body(new Uint8Array(content), 200, {
        'Content-Type': getMimeType(name) ?? '',
        'Cache-Control': cacheControl,
        'X-Content-Type-Options': 'nosniff',
      })
    })
    .all('*', (c) => c.notFound())
}
