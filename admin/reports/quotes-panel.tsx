import { Box, Stack, TableCell, TableRow, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type Currency, formatMoney } from '../../shared/quotes/money.ts'
import type { QuoteFigures } from '../../shared/quotes/statistics.ts'
import { monthText } from '../../shared/time-text.ts'
import { callForJson } from '../shell/call-api.ts'
import { Panel } from '../shell/panel.tsx'
import { ScrollingTable } from '../shell/phone-tables.tsx'

const refreshMs = 60_000
const title = 'Cotizaciones enviadas'

export function QuotesPanel() {
  const { data } = useQuery({
    queryKey: ['quote-figures'],
    queryFn: ({ signal }) => callForJson<QuoteFigures>('/quotes/figures', { signal }),
    refetchInterval: refreshMs,
  })
  if (!data) return null
  const { open, sellers } = data
  const months = data.months.filter(({ sent, won, lost }) => sent.count + won.count + lost.count > 0).toReversed()
  const reasons = data.lostReasons.map(({ reason, currency, ...lost }) => ({ reason, currency, lost }))
  if (open.length + months.length === 0) return <Panel title={title}>Aún no se ha enviado ninguna.</Panel>
  return (
    <Panel title={title}>
      <Open open={open} />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          my: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
        }}
      >
        <Part
          title="Por mes"
          first="Mes"
          columns={['sent', 'won', 'lost']}
          groups={Map.groupBy(months, ({ month }) => monthText(month))}
        />
        <Stack sx={{ gap: 3, minWidth: 0 }}>
          <Part
            title="Por responsable"
            first="Responsable"
            columns={['sent', 'won', 'lost']}
            groups={Map.groupBy(sellers, ({ seller }) => seller ?? 'Sin responsable')}
          />
          <Part
            title="Por qué se pierden"
            first="Motivo"
            columns={['lost']}
            groups={Map.groupBy(reasons, ({ reason }) => reason)}
          />
        </Stack>
      </Box>
      <Typography variant="body2" color="textSecondary">
        Últimos doce meses. Cada solicitud cuenta como enviada en el mes y con el monto de su primera versión; como
        ganada o perdida, en el mes de su resultado y con el monto de la última. Si se le envía otra versión, vuelve a
        quedar abierta.
      </Typography>
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

const columnNames = { sent: 'Enviadas', won: 'Ganadas', lost: 'Perdidas' }

type Column = keyof typeof columnNames
type Sum = { count: number; total: number }
type Sums<Shown extends Column> = { currency: Currency } & Record<Shown, Sum>
type PartProps<Shown extends Column> = {
  title: string
  first: string
  columns: Shown[]
  groups: Map<string, Sums<Shown>[]>
}

function Part<Shown extends Column>({ title, first, columns, groups }: PartProps<Shown>) {
  return (
    <Box component="section" aria-label={title} sx={{ minWidth: 0 }}>
      <Typography component="h3" sx={{ fontWeight: 700, mb: 1 }}>
        {title}
      </Typography>
      {groups.size === 0 ? (
        <Typography variant="body2">Ninguna.</Typography>
      ) : (
        <ScrollingTable hasFigures label={title} columns={[first, ...columns.map((column) => columnNames[column])]}>
          {[...groups].map(([name, sums]) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row" sx={{ verticalAlign: 'top' }}>
                {name}
              </TableCell>
              {columns.map((column) => (
                <TableCell key={column} align="right" sx={{ verticalAlign: 'top' }}>
                  {sums.map((sum) => (
                    <Amount key={sum.currency} currency={sum.currency} sum={sum[column]} />
                  ))}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </ScrollingTable>
      )}
    </Box>
  )
}

/** Currencies are not added: each has its own line. */
function Amount({ currency, sum: { count, total } }: { currency: Currency; sum: Sum }) {
  if (count === 0) return null
  return (
    <Box sx={{ whiteSpace: 'nowrap' }}>
      <b>{count.toLocaleString('es-CL')}</b>
      <Box
        component="span"
        className="figures"
        sx={{ display: 'block', color: 'text.secondary', fontSize: '0.8125rem' }}
      >
        {formatMoney(total, currency)}
      </Box>
    </Box>
  )
}
