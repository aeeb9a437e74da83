import { replace } from 'react-router'

/** Any unknown path leads home, and leaves no trace in the history. */
export const loader = () => replace('/')
