import { Box } from '@mui/material'
import type { WeekOfRequests } from '../../contract/admin/dashboard.ts'
import { colours } from '../theme.ts'
import { shortDay } from './spanish-formats.ts'

const kinds = [
  { key: 'quotation', name: 'Cotizaciones', colour: colours.red },
  { key: 'contact', name: 'Contactos', colour: colours.ink },
  { key: 'service', name: 'Servicio técnico', colour: colours['steel-400'] },
] as const

const width = 720
const height = 260
const floor = 214
const ceiling = 24
const barWidth = 36

const totalOf = (week: WeekOfRequests) => week.quotation + week.contact + week.service

/** A bar a week, its parts the kinds of requests, its total on top. */
export function WeeksPlot({ weeks }: { weeks: WeekOfRequests[] }) {
  const highest = Math.max(1, ...weeks.map(totalOf))
  const step = width / weeks.length
  const heightOf = (count: number) => (count / highest) * (floor - ceiling)
  return (
    <>
      <Legend />
      <Box sx={{ overflowX: 'auto' }} role="group" aria-label="Gráfico de solicitudes por semana" tabIndex={0}>
        <Box
          component="svg"
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={describe(weeks)}
          sx={{ display: 'block', width: '100%', minWidth: 560, fontSize: 13, fill: colours.ink }}
        >
          <line x1="0" x2={width} y1={floor} y2={floor} stroke={colours['steel-200']} />
          {weeks.map((week, index) => (
            <Week key={week.monday} week={week} centre={(index + 0.5) * step} heightOf={heightOf} />
          ))}
        </Box>
      </Box>
    </>
  )
}

type WeekProps = { week: WeekOfRequests; centre: number; heightOf: (count: number) => number }

function Week({ week, centre, heightOf }: WeekProps) {
  let top = floor
  const parts = kinds.map(({ key, colour }) => {
    const part = heightOf(week[key])
    top -= part
    return <rect key={key} x={centre - barWidth / 2} y={top} width={barWidth} height={part} fill={colour} />
  })
  return (
    <g textAnchor="middle">
      {parts}
      <text x={centre} y={top - 7} fontWeight="700">
        {totalOf(week)}
      </text>
      <text x={centre} y={floor + 22} fill={colours['steel-600']}>
        {shortDay(week.monday)}
      </text>
    </g>
  )
}

function Legend() {
  return (
    <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, p: 0, mt: 0, mb: 1, listStyle: 'none' }}>
      {kinds.map(({ key, name, colour }) => (
        <Box component="li" key={key} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Box sx={{ width: 14, height: 14, bgcolor: colour }} />
          {name}
        </Box>
      ))}
    </Box>
  )
}

function describe(weeks: WeekOfRequests[]): string {
  const totals = weeks.map((week) => `${totalOf(week)} la semana del ${shortDay(week.monday)}`)
  return `Solicitudes por semana: ${totals.join(', ')}.`
}
