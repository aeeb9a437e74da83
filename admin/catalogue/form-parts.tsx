import Add from '@mui/icons-material/Add'
import { Box, Button, Stack, Typography } from '@mui/material'
import { useEffect, useRef } from 'react'
import { SaveButton, useSimpleFormIterator } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { uploadingText, useFormUploads } from './form-uploads.tsx'
import { showFirstError } from './show-first-error.ts'

export function SaveBar() {
  return (
    <Box
      sx={{
        position: 'fixed',
        left: 0,
        right: 0,
        bottom: 0,
        zIndex: 'appBar',
        display: 'flex',
        justifyContent: 'flex-end',
        p: 1.5,
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Save />
    </Box>
  )
}

export function Save() {
  const { clearErrors } = useFormContext()
  const { submitCount } = useFormState()
  const { underway } = useFormUploads()
  const bar = useRef<HTMLDivElement>(null)
  const isUploading = underway.length > 0
  // submitCount changes after a save has finished, when its errors are rendered.
  useEffect(() => {
    if (submitCount > 0) showFirstError(bar.current?.closest('form'))
  }, [submitCount])
  return (
    <Stack ref={bar} direction="row" sx={{ alignItems: 'center' }}>
      <Typography role="status" variant="body2" sx={{ '&:not(:empty)': { mr: 2 } }}>
        {isUploading && `${uploadingText(underway)} Podrás guardar cuando termine.`}
      </Typography>
      <SaveButton alwaysEnable={!isUploading} disabled={isUploading} onClick={() => clearErrors()} />
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
