import { Alert } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { HttpError, Loading } from 'react-admin'
import { type FieldValues, FormProvider, useForm } from 'react-hook-form'
import { useBeforeUnload } from 'react-router-dom'
import { callForJson } from '../shell/call-api.ts'
import { LeaveQuestion } from '../shell/leave-question.tsx'
import { useAction } from '../shell/use-action.ts'
import { ColleagueNotice } from './colleague-notice.tsx'
import { mergeEdits } from './merge-edits.ts'
import { SaveRow } from './save-row.tsx'
import { type FormSchema, schemaResolver } from './schema-resolver.ts'
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
