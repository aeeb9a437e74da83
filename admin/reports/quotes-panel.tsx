import { Box, TableCell, TableRow, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { monthText } from '../../clock.ts'
import type { QuoteFigures } from '../../contract/quotes/figures.ts'
import { type Currency, formatMoney } from '../../contract/quotes/money.ts'
import { callForJson } from '../shell/call-api.ts'
import { Panel } from '../shell/panel.tsx'
import { ScrollingTable } from '../shell/scrolling-table.tsx'
import { BarsPlot } from './bars-plot.tsx'

const refreshMs = 60_000
const title = 'Cotizaciones enviadas'

export function QuotesPanel() {
  const { data } = useQuery({
    queryKey: ['quote-figures'],
    queryFn: ({ signal }) => callForJson<QuoteFigures>('/quotes/figures', { signal }),
    refetchInterval: refreshMs,
  })
  if (!data) return null
  const { open, sellers, lostReasons } = data
  const months = data.months.filter(({ sent, won, lost }) => sent.count + won.count + lost.count > 0).toReversed()
  if (open.length + months.length === 0) return <Panel title={title}>Aún no se ha enviado ninguna.</Panel>
  return (
    <Panel title={title}>
      <Open open={open} />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          mt: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        <Part title="Por mes">
          <Counted
            label="Enviadas, ganadas y perdidas por mes"
            first="Mes"
            groups={groupBy(months, ({ month }) => monthText(month))}
          />
        </Part>
        <Part title="Por vendedor">
          <Counted
            label="Enviadas, ganadas y perdidas por vendedor"
            first="Vendedor"
            groups={groupBy(sellers, ({ seller }) => seller ?? 'Sin vendedor')}
          />
        </Part>
        {lostReasons.length > 0 && (
          <Part title="Por qué se pierden">
            <BarsPlot
              label="Por qué se pierden"
              bars={lostReasons.map(({ reason, count }) => ({
                key: reason,
                label: reason || 'Sin motivo',
                value: count,
                unit: count === 1 ? 'cotización' : 'cotizaciones',
              }))}
            />
          </Part>
        )}
      </Box>
    </Panel>
  )
}

function Open({ open }: Pick<QuoteFigures, 'open'>) {
  if (open.length === 0) return <Typography>Ninguna espera respuesta.</Typography>
  return (
    <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 1, m: 0 }}>
      {open.map(({ currency, count, total }) => (
        <Box key={currency} sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {count === 1 ? '1 abierta' : `${count.toLocaleString('es-CL')} abiertas`}
          </Typography>
          <Typography component="dd" className="figures" sx={{ m: 0, fontSize: '1.75rem', fontWeight: 800 }}>
            {formatMoney(total, currency)}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={title} sx={{ minWidth: 0 }}>
      <Typography component="h3" sx={{ fontWeight: 700, mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  )
}

type Sum = { count: number; total: number }
type CountedSums = { currency: Currency; sent: Sum; won: Sum; lost: Sum }

function Counted({ label, first, groups }: { label: string; first: string; groups: Map<string, CountedSums[]> }) {
  if (groups.size === 0) return <Typography variant="body2">Ninguna en los últimos doce meses.</Typography>
  return (
    <ScrollingTable label={label} columns={[first, 'Enviadas', 'Ganadas', 'Perdidas']}>
      {[...groups].map(([name, sums]) => (
        <TableRow key={name}>
          <TableCell component="th" scope="row">
            {name}
          </TableCell>
          {(['sent', 'won', 'lost'] as const).map((counted) => (
            <TableCell key={counted}>
              <Sums sums={sums} counted={counted} />
            </TableCell>
          ))}
        </TableRow>
      ))}
    </ScrollingTable>
  )
}

/** Currencies are not added: each has its own line. */
function Sums({ sums, counted }: { sums: CountedSums[]; counted: 'sent' | 'won' | 'lost' }) {
  const shown = sums.filter((sum) => sum[counted].count > 0)
  if (shown.length === 0) return '–'
  return shown.map(({ currency, [counted]: { count, total } }) => (
    <Box key={currency} sx={{ whiteSpace: 'nowrap' }}>
      <b>{count}</b> · {formatMoney(total, currency)}
    </Box>
  ))
}

const groupBy = <Item extends CountedSums>(items: Item[], nameOf: (item: Item) => string) =>
  Map.groupBy<string, CountedSums & Item>(items, nameOf)
