import {
  Alert,
  AlertTitle,
  Box,
  Card,
  CardContent,
  Link,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import type { ReactNode } from 'react'
import { formatText } from '../../shared/catalogue/amount-text.ts'
import { contentText, quantityText } from '../../shared/catalogue/sale-unit.ts'
import type { RequestDetail, RequestLine } from '../../shared/requests/inbox.ts'
import { momentText } from '../../shared/time-text.ts'
import { Panel } from '../shell/panel.tsx'

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

export function RequestLines({ request }: { request: RequestDetail }) {
  if (request.lines.length === 0) return null
  return (
    <Panel title="Productos">
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small" sx={{ '& td:first-of-type, & th:first-of-type': { pl: 0 } }}>
          <TableHead>
            <TableRow>
              <TableCell>Producto</TableCell>
              <TableCell align="right">Cantidad</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {request.lines.map((line) => (
              <TableRow key={line.id}>
                <TableCell>
                  <Product line={line} />
                </TableCell>
                <TableCell align="right">
                  <Quantity line={line} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      {request.misfits.length > 0 && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          <AlertTitle>Revisar compatibilidad</AlertTitle>
          {request.misfits.map((text) => (
            <div key={text}>{text}</div>
          ))}
        </Alert>
      )}
      {request.otherProduct && <Words title="Otro producto" text={request.otherProduct} />}
    </Panel>
  )
}

function Code({ text }: { text: string }) {
  return (
    <Typography variant="body2" color="textSecondary">
      Cód. {text}
    </Typography>
  )
}

function Words({ title, text }: { title: string; text: string }) {
  return (
    <Typography variant="body2" sx={{ mt: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      <b>{title}:</b> {text}
    </Typography>
  )
}

function Quantity({ line: { quantity, unit, format } }: { line: RequestLine }) {
  const content = contentText(quantity, unit)
  return (
    <>
      <b>{quantityText(quantity, unit)}</b>
      {format && (
        <Typography variant="body2" color="textSecondary">
          en {formatText(quantity, format)}
        </Typography>
      )}
      {content && (
        <Typography variant="body2" color="textSecondary">
          = {content}
        </Typography>
      )}
    </>
  )
}

function Product({ line: { name, code, note, address, picture } }: { line: RequestLine }) {
  return (
    <Box sx={{ display: 'flex', gap: 2 }}>
      {picture && (
        <Box
          component="img"
          src={picture}
          alt=""
          loading="lazy"
          sx={{ width: 56, height: 56, objectFit: 'cover', borderRadius: 1, flexShrink: 0 }}
        />
      )}
      <Box sx={{ alignSelf: 'center', minWidth: 0 }}>
        {address ? (
          <Link href={address} target="_blank" color="textPrimary">
            {name}
          </Link>
        ) : (
          <span>{name} (ya no está en el catálogo)</span>
        )}
        {code && <Code text={code} />}
        {note && <Words title="Nota" text={note} />}
      </Box>
    </Box>
  )
}

export function ErasedNotice({ at }: { at: string }) {
  return (
    <Alert severity="info">
      Los datos personales se eliminaron el {momentText(at)}. Quedan el folio, las fechas y los productos del catálogo,
      para las estadísticas; ya no se puede responder, anotar ni cambiar.
    </Alert>
  )
}
