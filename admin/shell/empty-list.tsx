import { Typography } from '@mui/material'
import type { ReactNode } from 'react'

/** Replaces the rows of a list that has none. */
export function EmptyList({ children }: { children: ReactNode }) {
  return <Typography sx={{ p: 2 }}>{children}</Typography>
}
