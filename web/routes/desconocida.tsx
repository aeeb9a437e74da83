import { redirect } from 'react-router'

/** Any unknown path leads home. */
export const loader = () => redirect('/')
