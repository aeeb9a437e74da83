import { Typography } from '@mui/material'
import type { ReactNode } from 'react'

export function EmptyList({ children }: { children: ReactNode }) {
  return <Typography sx={{ p: 2 }}>{children}</Typography>
}
