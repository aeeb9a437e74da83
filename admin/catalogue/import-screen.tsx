import UploadFile from '@mui/icons-material/UploadFile'
import { Alert, Box, Button, Card, CardContent, LinearProgress, Stack, Typography } from '@mui/material'
import { type ReactNode, useRef, useState } from 'react'
import { HttpError, Title } from 'react-admin'
import type { ImportPlan } from '../../shared/catalogue/imports.ts'
import { visuallyHidden } from '../shell/visually-hidden.ts'
import { ExportButton } from './export-button.tsx'
import { PlanTable } from './plan-table.tsx'
import { runImport, tryImport } from './run-import.ts'

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
export function ImportScreen({ title, fileLabel, paths, children, unchanged, finished }: Props) {
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
    return attempt(async () => ({ name: 'planned', file, plan: await tryImport(paths.trial, file) }))
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
