import { redirect } from 'react-router'

/** A redirect adds no history entry, so that going back still works. */
export const loader = () => redirect('/')
