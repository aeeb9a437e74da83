import { Alert, Typography } from '@mui/material'
import type { RequestEvent } from '../../contract/requests/inbox.ts'
import { momentText } from '../../time-text.ts'
import { EventText } from '../requests/event-text.tsx'

/** The buyer reacted to the last version while the next was being prepared. */
export const ReactionNotice = ({ reactions }: { reactions: RequestEvent[] }) => (
  <Alert severity="warning" sx={{ my: 1 }}>
    {reactions.map((event) => (
      <div key={event.id}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          El cliente respondió el {momentText(event.at)}, mientras preparabas esta versión.
        </Typography>
        <EventText event={event} mails={[]} />
      </div>
    ))}
  </Alert>
)
