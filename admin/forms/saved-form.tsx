import Save from '@mui/icons-material/Save'
import { Alert, Box, Button, Stack, Typography } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { HttpError, Loading } from 'react-admin'
import { type FieldErrors, type FieldValues, FormProvider, type Resolver, set, useForm } from 'react-hook-form'
import { useBeforeUnload } from 'react-router-dom'
import type * as z from 'zod/mini'
import { firstErrorByField } from '../../shared/error-response.ts'
import { callForJson } from '../shell/call-api.ts'
import { useAction } from '../shell/use-action.ts'
import { DifferenceList } from './difference-list.tsx'
import { describe, differencesBetween, mergeEdits, nothing } from './differences.ts'
import { LeaveQuestion } from './leave-question.tsx'
import { useFirstError } from './use-first-error.ts'

type Stored = FieldValues & { updatedAt: string | null }

type Props = { path: string; schema: FormSchema; success: string; children: ReactNode }

/** A form of one resource of the API, which is read and replaced at the same path. */
export function SavedForm(props: Props) {
  const { path } = props
  const { data, error } = useStored(path)
  if (data) return <OpenForm key={path} {...props} stored={data} />
  return error ? <Alert severity="error">{error.message}</Alert> : <Loading />
}

export const useStored = (path: string) =>
  useQuery({ queryKey: [path], queryFn: ({ signal }) => callForJson<Stored>(path, { signal }) })

const isAfter = (one: Stored, other: FieldValues | undefined) => (one.updatedAt ?? '') > (other?.updatedAt ?? '')

function OpenForm({ path, schema, success, children, stored }: Props & { stored: Stored }) {
  const form = useForm<FieldValues>({ defaultValues: stored, resolver: schemaResolver(schema), mode: 'onTouched' })
  const { isDirty, defaultValues: base, submitCount } = form.formState
  const queries = useQueryClient()
  const element = useRef<HTMLFormElement>(null)
  useFirstError(element, submitCount)
  const { run, isRunning } = useAction({
    onInvalid: (fields) => {
      for (const [field, message] of Object.entries(fields)) form.setError(field, { message })
    },
  })
  const isNewer = isAfter(stored, base)

  useEffect(() => {
    if (isNewer && !isDirty) form.reset(stored)
  }, [isNewer, isDirty, stored, form])
  useBeforeUnload((event) => {
    if (isDirty) event.preventDefault()
  })

  const put = (body: FieldValues) =>
    callForJson<Stored>(path, { method: 'PUT', body }).catch((error: unknown) => {
      if (!(error instanceof HttpError) || error.status !== 409) throw error
      throw new HttpError('Otra persona guardó cambios mientras tanto. Lo tuyo sigue aquí.', 409)
    })
  const save = form.handleSubmit((values) => {
    const typed = JSON.stringify(form.getValues())
    return run(async () => {
      const saved = await put({ ...values, updatedAt: base?.updatedAt })
      queries.setQueryData([path], saved)
      // What was typed while it was being saved stays.
      form.reset(saved, { keepValues: JSON.stringify(form.getValues()) !== typed })
      form.setValue('updatedAt', saved.updatedAt)
    }, success)
  })

  const merged = mergeEdits(base, form.getValues(), stored) as FieldValues
  const keepMine = () => {
    form.reset(stored)
    form.reset(merged, { keepDefaultValues: true })
  }
  const isBlocked = isNewer && isDirty

  return (
    <FormProvider {...form}>
      <form ref={element} noValidate onSubmit={save}>
        {isBlocked && (
          <ColleagueNotice
            base={base ?? {}}
            theirs={stored}
            merged={merged}
            onKeepMine={keepMine}
            onTakeTheirs={() => form.reset(stored)}
          />
        )}
        {children}
        <SaveRow isDirty={isDirty} isDisabled={isRunning || isBlocked} />
        <LeaveQuestion isAsked={isDirty} content="Los cambios que no guardaste se pierden." />
      </form>
    </FormProvider>
  )
}

type SaveRowProps = { isDirty: boolean; isDisabled: boolean }

function SaveRow({ isDirty, isDisabled }: SaveRowProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        mt: 2,
        p: 1.5,
        borderTop: 1,
        borderColor: 'transparent',
        ...(isDirty && {
          position: 'sticky',
          bottom: 0,
          zIndex: 2,
          bgcolor: 'background.paper',
          borderColor: 'divider',
        }),
      }}
    >
      <Typography role="status" variant="body2" color="textSecondary">
        {isDirty && 'Hay cambios sin guardar.'}
      </Typography>
      <Button type="submit" variant="contained" startIcon={<Save />} disabled={isDisabled}>
        Guardar
      </Button>
    </Box>
  )
}

type Content = Record<string, unknown>

type ColleagueNoticeProps = {
  base: Content
  theirs: Content
  merged: Content
  onKeepMine: () => void
  onTakeTheirs: () => void
}

const show = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'center' })

function ColleagueNotice({ base, theirs, merged, onKeepMine, onTakeTheirs }: ColleagueNoticeProps) {
  const kept = describe(merged)
  const differences = differencesBetween(base, theirs).map((difference) =>
    (kept.get(difference.label) ?? nothing) === difference.after
      ? difference
      : { ...difference, note: 'también lo cambiaste tú' },
  )
  return (
    <Alert severity="warning" ref={show} sx={{ mb: 2 }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        Otra persona guardó cambios mientras editabas.
      </Typography>
      <Typography variant="body2" sx={{ mb: 1 }}>
        Lo que escribiste sigue aquí y no se ha guardado.
      </Typography>
      <DifferenceList differences={differences} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button size="small" variant="outlined" color="inherit" onClick={onKeepMine}>
          Sumar lo mío a lo suyo
        </Button>
        <Button size="small" variant="outlined" color="inherit" onClick={onTakeTheirs}>
          Usar lo suyo
        </Button>
      </Stack>
    </Alert>
  )
}

type FormSchema = z.ZodMiniType<FieldValues>

/** The contract's schema checks the form as it checks the API's body. */
const schemaResolver =
  (schema: FormSchema): Resolver =>
  (values) => {
    const parsed = schema.safeParse(values)
    if (parsed.success) return { values: parsed.data, errors: {} }
    const errors: FieldErrors = {}
    for (const [path, message] of Object.entries(firstErrorByField(parsed.error.issues)))
      set(errors, path, { type: 'custom', message })
    return { values: {}, errors }
  }
