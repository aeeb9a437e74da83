import { Alert, Box, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Loading, Title } from 'react-admin'
import type { Dashboard as Figures } from '../../shared/reports/dashboard.ts'
import { durationText, plainDayText } from '../../shared/time-text.ts'
import { DemoNotice } from '../catalogue/demo-notice.tsx'
import { callForJson } from '../shell/call-api.ts'
import { Panel } from '../shell/panel.tsx'
import { BarsPlot } from './bars-plot.tsx'
import { FiguresTable } from './figures-table.tsx'
import { MailPanel } from './mail-panel.tsx'
import { QuotesPanel } from './quotes-panel.tsx'
import { SearchMissesPanel } from './search-misses-panel.tsx'
import { WeeksPlot } from './weeks-plot.tsx'

const refreshMs = 60_000

export function Dashboard() {
  const { data, error } = useQuery({
    queryKey: ['dashboard'],
    queryFn: ({ signal }) => callForJson<Figures>('/dashboard', { signal }),
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

function Panels({ figures }: { figures: Figures }) {
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

function WeeksPanel({ figures: { weeks } }: { figures: Figures }) {
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

function AnswersPanel({ figures: { firstAnswers } }: { figures: Figures }) {
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

function ProductsPanel({ figures: { quotedProducts } }: { figures: Figures }) {
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
