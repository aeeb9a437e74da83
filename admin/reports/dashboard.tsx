import { Alert, type AlertColor, Box, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Loading, Title } from 'react-admin'
import type { Dashboard, MailHealth, SearchMiss } from '../../shared/reports/dashboard.ts'
import { durationText, momentText, plainDayText } from '../../shared/time-text.ts'
import { DemoNotice } from '../catalogue/demo.tsx'
import { CreateSynonymButton } from '../catalogue/synonym-dialog.tsx'
import { MailProblemText } from '../requests/request-mails.tsx'
import { callForJson } from '../shell/call-api.ts'
import { Panel } from '../shell/panel.tsx'
import { BarsPlot, FiguresTable, WeeksPlot } from './plots.tsx'
import { QuotesPanel } from './quotes-panel.tsx'

const refreshMs = 60_000

export function DashboardScreen() {
  const { data, error } = useQuery({
    queryKey: ['dashboard'],
    queryFn: ({ signal }) => callForJson<Dashboard>('/dashboard', { signal }),
    refetchInterval: refreshMs,
  })
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <Title title="Resumen" />
      <DemoNotice />
      {data ? <Panels figures={data} /> : error ? <Alert severity="error">{error.message}</Alert> : <Loading />}
    </Stack>
  )
}

function Panels({ figures }: { figures: Dashboard }) {
  return (
    <>
      <Typography color="text.secondary">Últimas doce semanas, desde el {plainDayText(figures.since)}.</Typography>
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
          <WeeksPanel figures={figures} />
        </Box>
        <Box sx={{ gridColumn: '1 / -1', minWidth: 0, '&:empty': { display: 'none' } }}>
          <QuotesPanel />
        </Box>
        <AnswersPanel figures={figures} />
        <MailPanel mail={figures.mail} />
        <ProductsPanel figures={figures} />
        <SearchMissesPanel misses={figures.searchMisses} />
      </Box>
    </>
  )
}

function WeeksPanel({ figures: { weeks } }: { figures: Dashboard }) {
  return (
    <Panel title="Solicitudes por semana">
      <WeeksPlot weeks={weeks} />
      <FiguresTable
        caption="Solicitudes por semana y tipo"
        columns={['Semana del', 'De cotización', 'De contacto', 'De servicio técnico', 'Total']}
        rows={weeks.map(({ monday, quotation, contact, service }) => [
          plainDayText(monday),
          quotation,
          contact,
          service,
          quotation + contact + service,
        ])}
      />
    </Panel>
  )
}

function AnswersPanel({ figures: { firstAnswers } }: { figures: Dashboard }) {
  const { medianHours, medianHoursByKind, answered, waiting } = firstAnswers
  return (
    <Panel title="Tiempo hasta la primera respuesta">
      <Typography className="figures" sx={{ fontSize: '2.5rem', fontWeight: 800, lineHeight: 1.1 }}>
        {waitText(medianHours)}
      </Typography>
      <Typography sx={{ mt: 1 }}>
        Mediana en horas hábiles: la mitad de quienes escribieron esperó menos. {count(answered, 'respondida')};{' '}
        {waiting === 0 ? 'nadie espera respuesta.' : `${count(waiting, 'solicitud', 'solicitudes')} sin respuesta.`}
      </Typography>
      <FiguresTable
        caption="Mediana por tipo"
        columns={['Tipo', 'Mediana']}
        rows={[
          ['Solicitudes de cotización', waitText(medianHoursByKind.quotation)],
          ['Mensajes de contacto', waitText(medianHoursByKind.contact)],
          ['Solicitudes de servicio técnico', waitText(medianHoursByKind.service)],
        ]}
      />
    </Panel>
  )
}

function ProductsPanel({ figures: { quotedProducts } }: { figures: Dashboard }) {
  if (quotedProducts.length === 0)
    return <Panel title="Productos más solicitados">Aún no hay solicitudes de cotización.</Panel>
  const bars = quotedProducts.map(({ productId, name, requests }) => ({
    key: productId,
    label: name,
    value: requests,
    unit: requests === 1 ? 'solicitud' : 'solicitudes',
  }))
  return (
    <Panel title="Productos más solicitados">
      <BarsPlot label="Productos más solicitados" bars={bars} />
      <FiguresTable
        caption="Solicitudes y unidades pedidas por producto"
        columns={['Producto', 'Solicitudes', 'Unidades']}
        rows={quotedProducts.map(({ name, requests, pieces }) => [name, requests, pieces.toLocaleString('es-CL')])}
      />
    </Panel>
  )
}

const waitText = (hours: number | null) => (hours === null ? 'Sin datos' : durationText(hours))

const count = (number: number, one: string, many = `${one}s`) =>
  `${number.toLocaleString('es-CL')} ${number === 1 ? one : many}`

const verdicts: Record<MailHealth['state'], { severity: AlertColor; text: string }> = {
  ok: { severity: 'success', text: 'Los correos salen con normalidad.' },
  down: { severity: 'error', text: 'Los correos no están saliendo. Quedan en cola y se reintentan solos.' },
  undelivered: {
    severity: 'error',
    text: 'Hay correos que no se pudieron entregar. Búscalos en la vista «Correos con falla» de Solicitudes.',
  },
  slow: { severity: 'warning', text: 'Los correos están saliendo con demora.' },
  rejected: { severity: 'warning', text: 'Hay correos rechazados, que se reintentan solos.' },
  filed: { severity: 'info', text: 'No hay servidor de correo: los mensajes se guardan como archivos.' },
}

function MailPanel({ mail }: { mail: MailHealth }) {
  const figures = [
    { name: 'En cola', value: mail.queued },
    { name: 'Fallidos', value: mail.failed },
    { name: 'Guardados como archivo', value: mail.filed },
  ]
  return (
    <Panel title="Correos">
      <MailVerdict mail={mail} />
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 2, my: 2 }}>
        {figures.map(({ name, value }) => (
          <Box key={name} sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {name}
            </Typography>
            <Typography component="dd" className="figures" sx={{ m: 0, fontSize: '1.75rem', fontWeight: 800 }}>
              {value.toLocaleString('es-CL')}
            </Typography>
          </Box>
        ))}
      </Box>
      <Typography variant="body2" color="text.secondary">
        {mail.lastSent ? `Último enviado: ${momentText(mail.lastSent)}` : 'Aún no se ha enviado ninguno'}
      </Typography>
      {mail.oldestWaiting && (
        <Typography variant="body2" color="text.secondary">
          El más antiguo en cola espera desde: {momentText(mail.oldestWaiting)}
        </Typography>
      )}
    </Panel>
  )
}

function MailVerdict({ mail }: { mail: MailHealth }) {
  const { severity, text } = verdicts[mail.state]
  return (
    <Alert severity={severity}>
      {text}
      {mail.lastError && <MailProblemText lastError={mail.lastError} />}
    </Alert>
  )
}

const missesTitle = 'Búsquedas sin resultado'

function SearchMissesPanel({ misses }: { misses: SearchMiss[] }) {
  if (misses.length === 0) return <Panel title={missesTitle}>Nada se ha buscado más de una vez sin encontrarlo.</Panel>
  return (
    <Panel title={missesTitle}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {misses.map(({ text, count, lastDay }) => (
          <Box
            key={text}
            component="li"
            sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5, borderTop: 1, borderColor: 'divider' }}
          >
            <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {text}
              <Typography variant="body2" color="textSecondary" className="figures">
                {count === 1 ? '1 vez' : `${count.toLocaleString('es-CL')} veces`}, la última el {plainDayText(lastDay)}
              </Typography>
            </Box>
            <CreateSynonymButton text={text} />
          </Box>
        ))}
      </Box>
    </Panel>
  )
}
