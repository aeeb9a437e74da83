import { redirect } from 'react-router'

/** Any unknown path leads home. In the browser it never enters the history, so that back returns to where one was. */
export const loader = () => redirect('/')
