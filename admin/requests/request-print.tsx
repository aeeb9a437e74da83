import { Box, Button, Stack, Typography } from '@mui/material'
import { ShowBase } from 'react-admin'
import { Link, useParams } from 'react-router-dom'
import logo from '../../media/brand/logo.svg'
import { kindNames, statusNames } from '../../shared/requests/request-names.ts'
import { momentText } from '../../shared/time-text.ts'
import { useCompanyName } from '../settings/settings-query.ts'
import { ErasedNotice, RequestFacts, RequestLines } from './request-facts.tsx'

import { useWholeRequest } from './request-query.ts'

export function RequestPrint() {
  const { id } = useParams()
  return (
    <ShowBase resource="solicitudes" id={id}>
      <Sheet />
    </ShowBase>
  )
}

function Sheet() {
  const request = useWholeRequest()
  const name = useCompanyName()
  if (!request) return null
  const notes = request.history.filter(({ kind }) => kind === 'note')
  return (
    <Box component="main" sx={{ bgcolor: 'background.paper', maxWidth: 800, minHeight: '100vh', mx: 'auto', p: 3 }}>
      <title>{`${request.folio} · ${name}`}</title>
      <Stack direction="row" sx={{ gap: 1, mb: 3, '@media print': { display: 'none' } }}>
        <Button variant="contained" onClick={() => window.print()}>
          Imprimir
        </Button>
        <Button component={Link} to={`/solicitudes/${request.id}/show`} color="secondary">
          Volver
        </Button>
      </Stack>
      <Box component="img" src={logo} alt={name} sx={{ height: 28 }} />
      <Typography variant="h1" sx={{ mt: 2 }}>
        {kindNames[request.kind]} {request.folio}
      </Typography>
      <Typography sx={{ mb: 2 }}>
        Recibida el {momentText(request.receivedAt)} · {statusNames[request.status]}
        {request.owner && ` · ${request.owner.name}`}
      </Typography>
      <Stack sx={{ gap: 2, '& .MuiCard-root': { border: 0 }, '& .MuiCardContent-root': { p: 0 } }}>
        {request.erasedAt ? <ErasedNotice at={request.erasedAt} /> : <RequestFacts request={request} />}
        <RequestLines request={request} />
        {notes.length > 0 && (
          <section>
            <Typography variant="h3" component="h2" gutterBottom>
              Notas internas
            </Typography>
            {notes.map(({ id, at, by, detail }) => (
              <Typography key={id} sx={{ whiteSpace: 'pre-wrap', mb: 1 }}>
                {momentText(at)}, {by}: {detail.text}
              </Typography>
            ))}
          </section>
        )}
      </Stack>
    </Box>
  )
}
