const kinds: [start: string, kind: string][] = [
  ['/api/admin/', 'admin-api'],
  ['/api/', 'api'],
  ['/admin', 'admin'],
  ['/assets/', 'file'],
  ['/media/', 'file'],
]

/** Few enough to be labels. */
export const kindOfPath = (path: string): string => kinds.find(([start]) => path.startsWith(start))?.[1] ?? 'page'
