import Close from '@mui/icons-material/Close'
import Refresh from '@mui/icons-material/Refresh'
import Upload from '@mui/icons-material/Upload'
import { Box, Button, CircularProgress, FormHelperText, IconButton, Stack, Typography } from '@mui/material'
import { type DragEvent, useId, useState } from 'react'
import { visuallyHidden } from '../shell/theme.ts'
import { acceptOf, type FailedUpload, type FileKind, uploadingText, useUploads } from './uploads.tsx'

type Props = {
  kind: FileKind
  label: string
  hint: string
  room?: number
  problem?: string | undefined
  onUploaded: (src: string, file: File) => void
}

export function DropZone({ kind, label, hint, room = 1, problem, onUploaded }: Props) {
  const id = useId()
  const [isOver, setOver] = useState(false)
  const { underway, failed, take, retry, putAside, cancel } = useUploads({ kind, room, onUploaded })
  const isBusy = underway.length > 0

  const onDrop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    setOver(false)
    if (!isBusy) void take([...event.dataTransfer.files])
  }
  const onDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }

  return (
    <Box sx={{ width: '100%' }}>
      <Box
        component="label"
        htmlFor={id}
        onDrop={onDrop}
        onDragOver={onDragOver}
        onDragLeave={() => setOver(false)}
        sx={{
          position: 'relative',
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          p: 2,
          border: '2px dashed',
          borderColor: isOver || problem ? 'primary.main' : 'text.secondary',
          borderRadius: 1,
          bgcolor: isOver ? 'background.default' : 'background.paper',
          cursor: 'pointer',
          '&:focus-within': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
        }}
      >
        {isBusy ? <CircularProgress size={28} aria-label="Subiendo" /> : <Upload />}
        <span>
          <Typography component="span" sx={{ display: 'block', fontWeight: 700 }}>
            {label}
          </Typography>
          <Typography component="span" variant="body2" color="textSecondary">
            {hint}
          </Typography>
        </span>
        <Box
          component="input"
          id={id}
          type="file"
          accept={acceptOf(kind)}
          multiple={room > 1}
          disabled={isBusy || room === 0}
          aria-invalid={problem !== undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={(event) => {
            void take([...(event.currentTarget.files ?? [])])
            event.currentTarget.value = ''
          }}
          sx={visuallyHidden}
        />
      </Box>
      {isBusy && (
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1, mt: 1 }}>
          <Typography variant="body2">{uploadingText(underway)}</Typography>
          <Button size="small" color="secondary" onClick={cancel}>
            Cancelar la subida
          </Button>
        </Stack>
      )}
      {problem && (
        <FormHelperText error role="alert" id={`${id}-problem`}>
          {problem}
        </FormHelperText>
      )}
      <Box role="alert">
        {failed.map((entry) => (
          <Failure
            key={`${entry.file.name} ${entry.message}`}
            {...entry}
            mayRetry={entry.mayRetry && !isBusy && room > 0}
            onRetry={retry}
            onClose={putAside}
          />
        ))}
      </Box>
    </Box>
  )
}

type FailureProps = FailedUpload & { onRetry: (file: File) => void; onClose: (file: File) => void }

function Failure({ file, message, mayRetry, onRetry, onClose }: FailureProps) {
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1, mt: 1 }}>
      <Typography color="error" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {file.name}: {message}
      </Typography>
      {mayRetry && (
        <Button
          size="small"
          startIcon={<Refresh />}
          aria-label={`Reintentar ${file.name}`}
          sx={{ flex: 'none' }}
          onClick={() => onRetry(file)}
        >
          Reintentar
        </Button>
      )}
      <IconButton size="small" aria-label={`Quitar el aviso de ${file.name}`} onClick={() => onClose(file)}>
        <Close fontSize="small" />
      </IconButton>
    </Stack>
  )
}
