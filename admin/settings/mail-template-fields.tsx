import Add from '@mui/icons-material/Add'
import ExpandMore from '@mui/icons-material/ExpandMore'
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Box,
  Button,
  Chip,
  FormHelperText,
  MenuItem,
  Stack,
  Typography,
} from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type FocusEvent, type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { get, useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { formatMoney } from '../../shared/quotes/money.ts'
import type { RequestKind } from '../../shared/requests/inbox.ts'
import { requestKinds } from '../../shared/requests/kinds.ts'
import type { MailTemplates } from '../../shared/settings/mail-templates.ts'
import {
  acknowledgementPlaceholders,
  fillIn,
  gap,
  gapNames,
  type PlaceholderValues,
  quotePlaceholders,
  replyPlaceholders,
} from '../../shared/settings/placeholders.ts'
import { signatureOf } from '../../shared/staff/staff.ts'
import { recipientNames } from '../forms/differences.ts'
import { FormField, fieldsGrid } from '../forms/form-fields.tsx'
import { MoveButtons } from '../forms/move-buttons.tsx'
import { useSession } from '../staff/session.ts'
import { settingsQuery } from './settings-query.ts'

const Field = FormField<MailTemplates>

const newReply = {
  name: '',
  status: 'answered',
  subject: '{tipo} {folio}',
  body: 'Hola, {nombre}:\n\n\n\n{firma}',
} as const

export function MailTemplateFields() {
  return (
    <Stack sx={{ gap: 3 }}>
      <Acknowledgements />
      <Replies />
      <Box component="section" aria-labelledby="quote-mails">
        <Typography id="quote-mails" variant="h3" component="h2" sx={{ mb: 1.5 }}>
          Correos de una cotización
        </Typography>
        <MailTemplate path="quoteSent" name="Envío de la cotización" placeholders={quotePlaceholders} />
        <MailTemplate path="quoteReminder" name="Recordatorio antes de vencer" placeholders={quotePlaceholders} />
      </Box>
    </Stack>
  )
}

function Acknowledgements() {
  return (
    <Box component="section" aria-labelledby="acknowledgements">
      <Typography id="acknowledgements" variant="h3" component="h2" sx={{ mb: 0.5 }}>
        Acuse de recibo
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        Debajo del texto van siempre el enlace a la página privada y la lista de productos.
      </Typography>
      {requestKinds.map((kind) => (
        <MailTemplate
          key={kind}
          path={`acknowledgements.${kind}`}
          name={recipientNames[kind]}
          placeholders={acknowledgementPlaceholders}
        />
      ))}
    </Box>
  )
}

function Replies() {
  const { control, formState } = useFormContext<MailTemplates>()
  const { fields, append, move, remove } = useFieldArray({ control, name: 'replies', keyName: 'row' })
  const { replies: errors } = formState.errors
  const problem = errors?.message ?? errors?.root?.message
  return (
    <Box component="section" aria-labelledby="reply-templates">
      <Typography id="reply-templates" variant="h3" component="h2" sx={{ mb: 1.5 }}>
        Plantillas para responder solicitudes
      </Typography>
      {problem && (
        <FormHelperText error role="alert">
          {problem}
        </FormHelperText>
      )}
      {fields.map(({ row, name }, index) => (
        <MailTemplate
          key={row}
          path={`replies.${index}`}
          name={name || 'Plantilla nueva'}
          placeholders={replyPlaceholders}
          isNew={name === ''}
          head={
            <>
              <Field name={`replies.${index}.name`} label="Nombre" />
              <Field name={`replies.${index}.status`} label="La solicitud queda" select>
                <MenuItem value="answered">Respondida</MenuItem>
                <MenuItem value="needs_information">Falta información</MenuItem>
              </Field>
            </>
          }
          actions={
            <>
              <MoveButtons
                name={name || 'plantilla nueva'}
                index={index}
                count={fields.length}
                onMove={(to) => move(index, to)}
              />
              <Button color="secondary" size="small" onClick={() => remove(index)}>
                Quitar plantilla
              </Button>
            </>
          }
        />
      ))}
      <Button startIcon={<Add />} onClick={() => append(newReply)} sx={{ mt: 1 }}>
        Agregar plantilla
      </Button>
    </Box>
  )
}

type Props = {
  path: TemplatePath
  name: string
  placeholders: readonly string[]
  isNew?: boolean
  head?: ReactNode
  actions?: ReactNode
}

function MailTemplate({ path, name, placeholders, isNew = false, head, actions }: Props) {
  const { formState, setFocus, setValue } = useFormContext<MailTemplates>()
  const [isOpen, setOpen] = useState(isNew)
  const hasError = get(formState.errors, path) !== undefined
  const focused = useRef<HTMLInputElement | HTMLTextAreaElement>(null)
  const onFocus = ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    focused.current = target
  }

  const insert = (text: string) => {
    if (!focused.current) setFocus(`${path}.body`)
    const input = focused.current
    if (!input) return
    const { value, selectionStart, selectionEnd } = input
    const start = selectionStart ?? value.length
    const next = value.slice(0, start) + text + value.slice(selectionEnd ?? start)
    const field = input.name.endsWith('.subject') ? 'subject' : 'body'
    flushSync(() => setValue(`${path}.${field}`, next, { shouldDirty: true, shouldValidate: true }))
    input.focus()
    input.setSelectionRange(start + text.length, start + text.length)
  }

  return (
    <Accordion
      expanded={isOpen || hasError}
      onChange={(_event, opened) => setOpen(opened)}
      disableGutters
      sx={{ border: 1, borderColor: hasError ? 'error.main' : 'divider', '&:not(:first-of-type)': { mt: '-1px' } }}
    >
      <AccordionSummary expandIcon={<ExpandMore />}>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {name}
        </Typography>
      </AccordionSummary>
      <AccordionDetails
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          {head && <Box sx={fieldsGrid}>{head}</Box>}
          <Field name={`${path}.subject`} label="Asunto" onFocus={onFocus} />
          <Field name={`${path}.body`} label="Texto" multiline minRows={8} onFocus={onFocus} />
          <PlaceholderChips
            title="Se completan solos"
            texts={placeholders.map((placeholder) => `{${placeholder}}`)}
            onInsert={insert}
          />
          {placeholders === replyPlaceholders && (
            <PlaceholderChips title="Los completa quien responde" texts={gapNames.map(gap)} onInsert={insert} />
          )}
          {actions && (
            <Stack direction="row" sx={{ alignItems: 'center', mt: 1 }}>
              {actions}
            </Stack>
          )}
        </Box>
        <MailPreview path={path} />
      </AccordionDetails>
    </Accordion>
  )
}

type PlaceholderChipsProps = { title: string; texts: string[]; onInsert: (text: string) => void }

function PlaceholderChips({ title, texts, onInsert }: PlaceholderChipsProps) {
  return (
    <Stack role="group" aria-label={title} direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
      <Typography variant="body2" color="textSecondary" sx={{ width: '100%' }}>
        {title}
      </Typography>
      {texts.map((text) => (
        <Chip
          key={text}
          component="button"
          type="button"
          size="small"
          variant="outlined"
          label={text}
          aria-label={`Insertar ${text}`}
          // The field keeps the focus, and so the place where the text is inserted.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onInsert(text)}
        />
      ))}
    </Stack>
  )
}

type TemplatePath = `acknowledgements.${RequestKind}` | `replies.${number}` | 'quoteSent' | 'quoteReminder'

const sample: PlaceholderValues = {
  nombre: 'Ana',
  empresa_cliente: 'Viña Los Robles',
  tipo: 'Solicitud de cotización',
  folio: 'COT-2026-000042',
  productos: '- Zuncho PP 12 mm: 4 rollos\n- Film stretch manual: 2 cajas',
  equipo: 'Envolvedora de pilar',
  version: '1',
  total: formatMoney(486_710, 'CLP'),
  vence: '30-11-2026',
  enlace: `${window.location.origin}/seguimiento/ejemplo`,
}

function MailPreview({ path }: { path: TemplatePath }) {
  const template = useWatch<MailTemplates, TemplatePath>({ name: path })
  const me = useSession((session) => session.me)
  const { data: company } = useQuery(settingsQuery('company'))
  if (!me || !company || !template) return null
  const values = { ...sample, telefono: company.phones.sales, firma: signatureOf(me, company) }
  return (
    <Box
      component="section"
      aria-label="Vista previa"
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.default', p: 2, minWidth: 0 }}
    >
      <Typography variant="body2" color="textSecondary" gutterBottom>
        Así se lee, con datos de ejemplo
      </Typography>
      <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }} gutterBottom>
        {fillIn(template.subject, values)}
      </Typography>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {fillIn(template.body, values)}
      </Typography>
    </Box>
  )
}
