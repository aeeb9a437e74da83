import Add from '@mui/icons-material/Add'
import { Box, Button, FormHelperText, MenuItem, Stack, Typography } from '@mui/material'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { requestKinds } from '../../shared/requests/kinds.ts'
import type { MailTemplates } from '../../shared/settings/mail-templates.ts'
import {
  acknowledgementPlaceholders,
  quotePlaceholders,
  replyPlaceholders,
} from '../../shared/settings/placeholders.ts'
import { MoveButtons } from '../catalogue/move-buttons.tsx'
import { FormField } from '../forms/form-field.tsx'
import { MailTemplate } from './mail-template.tsx'
import { recipientNames } from './recipient-names.ts'

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
