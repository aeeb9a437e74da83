import Add from '@mui/icons-material/Add'
import { Box, type BoxProps, Button, Stack, Typography } from '@mui/material'
import { useRef } from 'react'
import { SaveButton, useSimpleFormIterator } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { uploadingText, useFormUploads } from './uploads.tsx'
import { useFirstError } from './use-first-error.ts'

type SaveProps = { onSave?: () => void }

export function SaveBar({ onSave }: SaveProps) {
  return (
    <BottomBar>
      <Save {...(onSave && { onSave })} />
    </BottomBar>
  )
}

export function Save({ onSave }: SaveProps) {
  const { clearErrors } = useFormContext()
  const { submitCount } = useFormState()
  const { underway } = useFormUploads()
  const bar = useRef<HTMLDivElement>(null)
  const isUploading = underway.length > 0
  // submitCount changes after a save has finished, together with its errors.
  useFirstError(bar, submitCount)
  const save = () => {
    clearErrors()
    onSave?.()
  }
  return (
    <Stack ref={bar} direction="row" sx={{ alignItems: 'center' }}>
      <Typography role="status" variant="body2" sx={{ '&:not(:empty)': { mr: 2 } }}>
        {isUploading && `${uploadingText(underway)} Podrás guardar cuando termine.`}
      </Typography>
      <SaveButton alwaysEnable={!isUploading} disabled={isUploading} onClick={save} />
    </Stack>
  )
}

export function AddButton({ label }: { label: string }) {
  const { add } = useSimpleFormIterator()
  return (
    <Button startIcon={<Add />} onClick={() => add()}>
      {label}
    </Button>
  )
}

export function BottomBar(props: BoxProps) {
  return (
    <Box
      {...props}
      sx={{
        position: 'fixed',
        left: 0,
        right: 0,
        bottom: 0,
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: { xs: 1, sm: 2 },
        p: 1.5,
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
      }}
    />
  )
}
