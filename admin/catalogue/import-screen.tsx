import UploadFile from '@mui/icons-material/UploadFile'
import { Alert, Box, Button, Card, CardContent, LinearProgress, Stack, Typography } from '@mui/material'
import { type ReactNode, useRef, useState } from 'react'
import { HttpError, Title } from 'react-admin'
import { type ImportPlan, ImportProgress, maxImportBytes } from '../../shared/catalogue/imports.ts'
import { callApi, callForJson } from '../shell/call-api.ts'
import { ExportButton } from '../shell/export-buttons.tsx'
import { visuallyHidden } from '../shell/theme.ts'
import { PlanTable } from './import-plan.tsx'

type Stage =
  | { name: 'start' }
  | { name: 'reading' }
  | { name: 'planned'; file: File; plan: ImportPlan }
  | { name: 'running'; done: number; total: number }
  | { name: 'finished'; created: number; updated: number }

/** Without a response it is unknown whether the import was completed. */
const cutOff = 'La conexión se cortó. Revisa el historial para saber si la importación terminó.'

type Props = {
  title: string
  fileLabel: string
  paths: { trial: string; run: string; export: string }
  /** What the file may contain. */
  children: ReactNode
  unchanged: string
  finished: string
}

/** The import applies exactly the plan that the dry run showed, in one transaction. */
function ImportScreen({ title, fileLabel, paths, children, unchanged, finished }: Props) {
  const [stage, setStage] = useState<Stage>({ name: 'start' })
  const [problem, setProblem] = useState<string>()

  const attempt = async (operation: () => Promise<Stage>) => {
    setProblem(undefined)
    try {
      setStage(await operation())
    } catch (error) {
      setProblem(error instanceof HttpError ? error.message : cutOff)
      setStage({ name: 'start' })
    }
  }
  const choose = (file: File) => {
    setStage({ name: 'reading' })
    return attempt(async () => ({ name: 'planned', file, plan: await fetchImportPlan(paths.trial, file) }))
  }
  const run = ({ file, plan }: Extract<Stage, { name: 'planned' }>) => {
    const total = plan.totals.new + plan.totals.changed
    setStage({ name: 'running', done: 0, total })
    return attempt(async () => {
      const onProgress = (done: number) => setStage({ name: 'running', done, total })
      return {
        name: 'finished',
        ...(await runImport({ path: paths.run, file, fingerprint: plan.fingerprint, onProgress })),
      }
    })
  }

  return (
    <Box sx={{ mt: 2 }}>
      <Title title={title} />
      <Card sx={{ mb: 2 }}>
        <CardContent>
          <Typography sx={{ maxWidth: 720, mb: 2 }}>{children}</Typography>
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            <FileButton
              label={fileLabel}
              onChoose={choose}
              isBusy={stage.name === 'reading' || stage.name === 'running'}
            />
            <ExportButton path={paths.export} />
          </Stack>
          {problem && (
            <Alert severity="error" variant="outlined" sx={{ mt: 2 }}>
              {problem}
            </Alert>
          )}
          {stage.name === 'reading' && <LinearProgress aria-label="Leyendo el archivo" sx={{ mt: 2 }} />}
          {stage.name === 'running' && <Progress {...stage} />}
          {stage.name === 'finished' && (
            <Alert severity="success" variant="outlined" sx={{ mt: 2 }}>
              Importación terminada. Nuevos: {stage.created}. Cambiados: {stage.updated}. {finished}
            </Alert>
          )}
        </CardContent>
      </Card>
      {stage.name === 'planned' && (
        <Planned
          {...stage}
          unchanged={unchanged}
          onRun={() => run(stage)}
          onCancel={() => setStage({ name: 'start' })}
        />
      )}
    </Box>
  )
}

type FileProps = { label: string; onChoose: (file: File) => void; isBusy: boolean }

function FileButton({ label, onChoose, isBusy }: FileProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant="contained" startIcon={<UploadFile />} disabled={isBusy} onClick={() => input.current?.click()}>
        Elegir archivo
      </Button>
      <Box
        component="input"
        ref={input}
        type="file"
        aria-label={label}
        tabIndex={-1}
        accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          if (file) onChoose(file)
          event.currentTarget.value = ''
        }}
        sx={visuallyHidden}
      />
    </>
  )
}

function Progress({ done, total }: { done: number; total: number }) {
  return (
    <Box sx={{ mt: 2 }}>
      <LinearProgress variant="determinate" value={total === 0 ? 0 : (100 * done) / total} aria-label="Importando" />
      <Typography variant="body2" className="figures" sx={{ mt: 0.5 }}>
        {done} de {total}
      </Typography>
    </Box>
  )
}

type PlannedProps = { file: File; plan: ImportPlan; unchanged: string; onRun: () => void; onCancel: () => void }

function Planned({ file, plan, unchanged, onRun, onCancel }: PlannedProps) {
  const { totals, ignoredColumns } = plan
  const count = totals.new + totals.changed
  return (
    <Card component="section" aria-label={`Prueba de ${file.name}`}>
      <CardContent>
        <Typography component="h2" variant="h2" sx={{ mb: 1 }}>
          {file.name}: qué cambiaría
        </Typography>
        {totals.error > 0 && (
          <Alert severity="error" variant="outlined" sx={{ mb: 1 }}>
            {totals.error === 1
              ? 'Hay 1 línea con errores: corrígela'
              : `Hay ${totals.error} líneas con errores: corrígelas`}{' '}
            en tu planilla y elige el archivo de nuevo. No se importa nada mientras tanto.
          </Alert>
        )}
        {ignoredColumns.length > 0 && (
          <Alert severity="warning" variant="outlined" sx={{ mb: 1 }}>
            Columnas que no conocemos y no se importan: {ignoredColumns.join(', ')}.
          </Alert>
        )}
        {totals.error === 0 && count === 0 && (
          <Alert severity="info" variant="outlined" sx={{ mb: 1 }}>
            {unchanged}
          </Alert>
        )}
        <Stack direction="row" sx={{ gap: 1, mb: 2 }}>
          <Button variant="contained" disabled={totals.error > 0 || count === 0} onClick={onRun}>
            {count === 1 ? 'Importar 1 cambio' : `Importar ${count} cambios`}
          </Button>
          <Button color="secondary" onClick={onCancel}>
            Descartar
          </Button>
        </Stack>
        <PlanTable plan={plan} />
      </CardContent>
    </Card>
  )
}

const productPaths = { trial: '/products/imports/trial', run: '/products/imports', export: '/products/export' }

export function ProductImportScreen() {
  return (
    <ImportScreen
      title="Importar productos"
      fileLabel="Archivo de productos"
      paths={productPaths}
      unchanged="El archivo dice lo mismo que el catálogo: no hay nada que importar."
      finished="Los publicados ya están en el sitio."
    >
      Exporta el catálogo, cámbialo en tu planilla y vuelve a subirlo, en XLSX o CSV. La columna <code>id</code> dice
      qué producto es; una línea sin <code>id</code> crea uno nuevo. Una columna que falta no cambia nada. Primero verás
      qué cambiaría, línea por línea.
    </ImportScreen>
  )
}

const pricePaths = { trial: '/prices/trial', run: '/prices/import', export: '/prices/export' }

export function PriceImportScreen() {
  return (
    <ImportScreen
      title="Importar precios"
      fileLabel="Archivo de precios"
      paths={pricePaths}
      unchanged="El archivo dice lo mismo que la lista de precios: no hay nada que importar."
      finished="Los precios nuevos ya se proponen al cotizar."
    >
      Exporta la lista, cambia los precios en tu planilla y vuelve a subirla, en XLSX o CSV. La columna <code>id</code>{' '}
      dice qué producto es. Primero verás qué cambiaría, línea por línea. Los precios solo se ven aquí: nunca en el
      sitio.
    </ImportScreen>
  )
}

async function fetchImportPlan(path: string, file: File): Promise<ImportPlan> {
  if (file.size > maxImportBytes) throw new HttpError(`El archivo pesa más de ${maxImportBytes / 1024 / 1024} MB.`, 413)
  return callForJson(path, { method: 'POST', body: file })
}

type Run = { path: string; file: File; fingerprint: string; onProgress: (done: number) => void }

async function runImport({ path, file, fingerprint, onProgress }: Run) {
  const query = new URLSearchParams({ fingerprint, fileName: file.name })
  const response = await callApi(`${path}?${query}`, { method: 'POST', body: file })
  for await (const line of linesOf(response)) {
    const step = ImportProgress.parse(JSON.parse(line))
    if ('failed' in step) throw new HttpError(step.failed, 409)
    if ('finished' in step) return { created: step.created, updated: step.updated }
    onProgress(step.done)
  }
  throw new Error('The response ended before it said how the import went.')
}

async function* linesOf({ body }: Response) {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const lines = (rest + part.value).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}
