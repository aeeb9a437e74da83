import { redirect } from 'react-router'

/** Unknown paths redirect to the home page and add no history entry, so that back still works. */
export const loader = () => redirect('/')
