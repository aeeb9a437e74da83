import { redirect } from 'react-router'
import type { PageHandle } from '../document/page-meta.ts'

export const handle: PageHandle = { cache: 'never' }

/** A redirect adds no history entry, so that going back still works. */
export const loader = () => redirect('/')
