import { Box, Table, TableBody, TableCell, TableHead, TableRow, useMediaQuery } from '@mui/material'
import { colours } from '../../shared/colours.ts'
import type { WeekOfRequests } from '../../shared/reports/dashboard.ts'
import { plainDayText } from '../../shared/time-text.ts'

const kinds = [
  { key: 'quotation', name: 'De cotización', colour: colours.red },
  { key: 'contact', name: 'De contacto', colour: colours.ink },
  { key: 'service', name: 'De servicio técnico', colour: colours['steel-400'] },
] as const

const height = 250
const floor = 214
const ceiling = 24

/** Text that scales with the SVG is illegible on phones. */
const wide = { width: 960, barWidth: 44, labelEvery: 1 }
const narrow = { width: 340, barWidth: 19, labelEvery: 2 }

/** The year does not fit under a bar. */
const axisDay = (isoDay: string) => plainDayText(isoDay).slice(0, 5)

const totalOf = (week: WeekOfRequests) => week.quotation + week.contact + week.service

export function WeeksPlot({ weeks }: { weeks: WeekOfRequests[] }) {
  const { width, barWidth, labelEvery } = useMediaQuery('(max-width: 700px)') ? narrow : wide
  const highest = Math.max(1, ...weeks.map(totalOf))
  const step = width / weeks.length
  const heightOf = (count: number) => (count / highest) * (floor - ceiling)
  const isLabelled = (index: number) => (weeks.length - 1 - index) % labelEvery === 0
  return (
    <>
      <Legend />
      <Box
        component="svg"
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={describe(weeks)}
        sx={{ display: 'block', width: 1, maxWidth: 1100, overflow: 'visible', fontSize: 13, fill: colours.ink }}
      >
        <line x1="0" x2={width} y1={floor} y2={floor} stroke={colours['steel-200']} />
        {weeks.map((week, index) => (
          <g key={week.monday} transform={`translate(${(index + 0.5) * step})`} textAnchor="middle">
            <WeekBar week={week} width={barWidth} heightOf={heightOf} />
            {isLabelled(index) && (
              <text y={floor + 22} fill={colours['steel-600']}>
                {axisDay(week.monday)}
              </text>
            )}
          </g>
        ))}
      </Box>
    </>
  )
}

type BarProps = { week: WeekOfRequests; width: number; heightOf: (count: number) => number }

function WeekBar({ week, width, heightOf }: BarProps) {
  let top = floor
  const parts = kinds.map(({ key, colour }) => {
    const part = heightOf(week[key])
    top -= part
    return <rect key={key} x={-width / 2} y={top} width={width} height={part} fill={colour} />
  })
  return (
    <>
      {parts}
      <text y={top - 7} fontWeight="700">
        {totalOf(week)}
      </text>
    </>
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
  const totals = weeks.map((week) => `${totalOf(week)} la semana del ${plainDayText(week.monday)}`)
  return `Solicitudes por semana: ${totals.join(', ')}.`
}

type Bar = { key: string | number; label: string; value: number; unit: string }

export function BarsPlot({ bars, label }: { bars: Bar[]; label: string }) {
  const most = Math.max(1, ...bars.map(({ value }) => value))
  const described = bars.map(({ label, value, unit }) => `${label}: ${value} ${unit}`).join('; ')
  return (
    <Box role="img" aria-label={`${label}. ${described}.`}>
      {bars.map(({ key, label, value, unit }) => (
        <Box key={key} sx={{ mb: 1.25 }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, fontSize: '0.875rem' }}>
            <span>{label}</span>
            <Box component="b" className="figures" sx={{ whiteSpace: 'nowrap' }}>
              {value.toLocaleString('es-CL')} {unit}
            </Box>
          </Box>
          <Box
            component="svg"
            viewBox="0 0 100 4"
            preserveAspectRatio="none"
            sx={{ display: 'block', width: 1, height: 8 }}
          >
            <rect width="100" height="4" fill={colours['steel-100']} />
            <rect width={(value / most) * 100} height="4" fill={colours.red} />
          </Box>
        </Box>
      ))}
    </Box>
  )
}

type Props = { caption: string; columns: string[]; rows: (string | number)[][] }

export function FiguresTable({ caption, columns, rows }: Props) {
  return (
    <Box component="details" sx={{ mt: 2 }}>
      <Box component="summary" sx={{ cursor: 'pointer', color: 'text.secondary', minHeight: 32 }}>
        Ver como tabla
      </Box>
      <Box sx={{ overflowX: 'auto' }} role="group" aria-label={caption} tabIndex={0}>
        <Table size="small">
          <caption style={{ captionSide: 'top', padding: '8px 0' }}>{caption}</caption>
          <TableHead>
            <TableRow>
              {columns.map((column, index) => (
                <TableCell key={column} scope="col" align={index === 0 ? 'left' : 'right'}>
                  {column}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(([name, ...values]) => (
              <TableRow key={name}>
                <TableCell component="th" scope="row">
                  {name}
                </TableCell>
                {values.map((value, index) => (
                  <TableCell key={columns[index + 1]} align="right">
                    {value}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Box>
  )
}
