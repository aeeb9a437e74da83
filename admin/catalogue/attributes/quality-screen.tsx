import ExpandMore from '@mui/icons-material/ExpandMore'
import { Accordion, AccordionDetails, AccordionSummary, Alert, Box, Button, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Loading, Title } from 'react-admin'
import { Link } from 'react-router-dom'
import type { QualityGroup, QualityReport } from '../../../shared/catalogue/attributes/quality.ts'
import { callForJson } from '../../shell/call-api.ts'
import { Panel } from '../../shell/panel.tsx'
import { blankRow } from './attribute-entries.tsx'

const parts = [
  {
    name: 'notUnderstood',
    title: 'Filas que no se entienden',
    help: 'La fila es de un atributo, pero su texto no tiene un valor que se pueda leer. En el sitio se muestra tal cual; no filtra ni compara.',
  },
  {
    name: 'unknown',
    title: 'Filas sin atributo',
    help: 'Ningún atributo se lee de una fila con este nombre en la categoría del producto.',
  },
  {
    name: 'outliers',
    title: 'Valores lejos de los demás',
    help: 'Números muy distintos de los del mismo atributo en la misma categoría: quizás falta una coma o la unidad es otra.',
  },
  {
    name: 'missing',
    title: 'Atributos que faltan',
    help: 'La categoría espera el atributo y la ficha no lo tiene, así que el producto no aparece al filtrar por él.',
  },
] as const

const whole = new Intl.NumberFormat('es-CL', { useGrouping: 'always' })
/** Rounded down, because only all rows are 100 %. */
const share = (some: number, all: number) => `${(Math.floor((some / all) * 1000) / 10).toLocaleString('es-CL')} %`

export function QualityScreen() {
  const { data, error } = useQuery({
    queryKey: ['catalogue-quality'],
    queryFn: ({ signal }) => callForJson<QualityReport>('/catalogue-quality', { signal }),
  })
  return (
    <Box sx={{ mt: 2, maxWidth: 900 }}>
      <Title title="Calidad de las fichas" />
      {error && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && <Loading />}
      {data && <Report report={data} />}
    </Box>
  )
}

function Report({ report }: { report: QualityReport }) {
  const { products, rows, understoodRows } = report
  return (
    <Stack spacing={2}>
      <Typography color="textSecondary">
        {whole.format(rows)} filas en {whole.format(products)} productos, publicados o no
        {rows > 0 && `: se entiende el ${share(understoodRows, rows)}`}.
      </Typography>
      {parts.map(({ name, title, help }) => (
        <Panel key={name} title={title}>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            {help}
          </Typography>
          {report[name].length === 0 && <Typography>Nada que revisar.</Typography>}
          {report[name].map((group) => (
            <Group key={`${group.name}\n${group.category}`} group={group} isNew={name === 'unknown'} />
          ))}
        </Panel>
      ))}
    </Stack>
  )
}

function Group({ group, isNew }: { group: QualityGroup; isNew: boolean }) {
  const { name, category, usual, total, products } = group
  return (
    <Accordion disableGutters variant="outlined" slotProps={{ heading: { component: 'h3' } }}>
      <AccordionSummary expandIcon={<ExpandMore />}>
        <Typography component="span" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          {name}
          <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
            {[category, usual && `lo usual: ${usual}`, total === 1 ? '1 producto' : `${whole.format(total)} productos`]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {products.map(({ id, name, value }) => (
            <Box key={`${id} ${value}`} component="li" sx={{ py: 0.5, overflowWrap: 'anywhere' }}>
              <Link to={`/productos/${id}`}>{name}</Link>
              {value && `: ${value}`}
            </Box>
          ))}
        </Box>
        {total > products.length && (
          <Typography variant="body2" color="textSecondary">
            Y {whole.format(total - products.length)} más.
          </Typography>
        )}
        {isNew && (
          <Button size="small" component={Link} to={creationPath(name)} sx={{ mt: 1 }}>
            Crear un atributo para «{name}»
          </Button>
        )}
      </AccordionDetails>
    </Accordion>
  )
}

const creationPath = (row: string) =>
  `/atributos/create?source=${encodeURIComponent(JSON.stringify({ name: row, rows: [{ ...blankRow, name: row }] }))}`
