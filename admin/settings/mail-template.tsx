import ExpandMore from '@mui/icons-material/ExpandMore'
import { Accordion, AccordionDetails, AccordionSummary, Box, Stack, Typography } from '@mui/material'
import { type FocusEvent, type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { get, useFormContext } from 'react-hook-form'
import type { MailTemplates } from '../../shared/settings/mail-templates.ts'
import { gap, gapNames, replyPlaceholders } from '../../shared/settings/placeholders.ts'

import { FormField } from '../forms/form-field.tsx'
import { fieldsGrid } from './fields-grid.ts'
import { MailPreview, type TemplatePath } from './mail-preview.tsx'
import { PlaceholderChips } from './placeholder-chips.tsx'

type Props = {
  path: TemplatePath
  name: string
  placeholders: readonly string[]
  isNew?: boolean
  head?: ReactNode
  actions?: ReactNode
}

const Field = FormField<MailTemplates>

export function MailTemplate({ path, name, placeholders, isNew = false, head, actions }: Props) {
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
