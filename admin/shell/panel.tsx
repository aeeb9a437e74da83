import { Card, CardContent, Typography } from '@mui/material'
import type { ReactNode } from 'react'

type Props = { title: string; children: ReactNode }

export function Panel({ title, children }: Props) {
  return (
    <Card component="section" aria-label={title} sx={{ minWidth: 0 }}>
      <CardContent>
        <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
          {title}
        </Typography>
        {children}
      </CardContent>
    </Card>
  )
}
