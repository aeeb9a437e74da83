import { Box, Card, CardContent, Link, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import type { RequestDetail } from '../../shared/requests/inbox.ts'

export function RequestFacts({ request }: { request: RequestDetail }) {
  const { name, company, email, phone, equipment, message } = request
  return (
    <Card>
      <CardContent>
        <Typography variant="h3" component="h2" gutterBottom>
          Quien escribe
        </Typography>
        <Box
          component="dl"
          sx={{ display: 'grid', gridTemplateColumns: 'max-content 1fr', gap: 1, columnGap: 3, m: 0 }}
        >
          <Fact label="Persona">{name}</Fact>
          <Fact label="Empresa">{company}</Fact>
          <Fact label="Correo">{email ? <Link href={`mailto:${email}`}>{email}</Link> : 'No dejó correo'}</Fact>
          {phone && (
            <Fact label="Teléfono">
              <Link href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</Link>
            </Fact>
          )}
          {equipment && <Fact label="Máquina">{equipment}</Fact>}
        </Box>
        {message && (
          <>
            <Typography variant="h3" component="h2" sx={{ mt: 3 }} gutterBottom>
              Mensaje
            </Typography>
            <Typography
              sx={{ borderLeft: 3, borderColor: 'divider', pl: 2, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
            >
              {message}
            </Typography>
          </>
        )}
      </CardContent>
    </Card>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <Typography component="dt" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </>
  )
}
