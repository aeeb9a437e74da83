import { Alert, Typography } from '@mui/material'
import type { Quote } from '../../shared/quotes/quote.ts'
import type { RequestDetail } from '../../shared/requests/inbox.ts'

type Props = { request: RequestDetail; latest: Quote | undefined }

export function WhatWasAsked({ request: { message, otherProduct }, latest }: Props) {
  const asked = [
    { title: 'El cliente pidió un cambio', text: latest?.status === 'change_requested' && latest.reactionText },
    { title: 'Otro producto', text: otherProduct },
    { title: 'Mensaje', text: message },
  ].filter(({ text }) => text)
  if (asked.length === 0) return null
  return (
    <Alert severity="info" variant="outlined" sx={{ bgcolor: 'background.paper' }}>
      {asked.map(({ title, text }) => (
        <Typography key={title} variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          <b>{title}:</b> {text}
        </Typography>
      ))}
    </Alert>
  )
}
