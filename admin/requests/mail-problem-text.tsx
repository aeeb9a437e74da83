import { Box, Typography } from '@mui/material'
import { mailProblem } from '../../shared/requests/mail-problem.ts'

type Props = { lastError: string; attempts?: number }

export function MailProblemText({ lastError, attempts }: Props) {
  const { text, advice } = mailProblem(lastError)
  return (
    <>
      <Typography variant="body2">
        {text} {advice}
      </Typography>
      <Box component="details" sx={{ mt: 0.5 }}>
        <Typography component="summary" variant="body2" sx={{ cursor: 'pointer' }}>
          Detalle técnico
        </Typography>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {lastError}
          {attempts !== undefined && ` (${attempts === 1 ? '1 intento' : `${attempts} intentos`})`}
        </Typography>
      </Box>
    </>
  )
}
