import Upload from '@mui/icons-material/Upload'
import { Box, CircularProgress, Typography } from '@mui/material'
import { type DragEvent, useId, useState } from 'react'
import { HttpError } from 'react-admin'
import { visuallyHidden } from '../visually-hidden.ts'
import { acceptOf, type FileKind, uploadFile } from './upload-file.ts'

type Props = {
  kind: FileKind
  label: string
  hint: string
  multiple?: boolean
  onUploaded: (src: string, file: File) => void
}

/** Files are dropped or chosen here; each is sent at once, and what is refused is said beneath. */
export function DropZone({ kind, label, hint, multiple = false, onUploaded }: Props) {
  const id = useId()
  const [isOver, setOver] = useState(false)
  const [pending, setPending] = useState(0)
  const [refused, setRefused] = useState<string[]>([])

  const take = async (given: FileList | null) => {
    const files = [...(given ?? [])].slice(0, multiple ? undefined : 1)
    setRefused([])
    setPending(files.length)
    for (const file of files) {
      try {
        onUploaded(await uploadFile(kind, file), file)
      } catch (error) {
        if (!(error instanceof HttpError)) throw error
        setRefused((earlier) => [...earlier, `${file.name}: ${error.message}`])
      }
      setPending((count) => count - 1)
    }
  }
  const onDrop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    setOver(false)
    void take(event.dataTransfer.files)
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
          borderColor: isOver ? 'primary.main' : 'text.secondary',
          borderRadius: 1,
          bgcolor: isOver ? 'background.default' : 'background.paper',
          cursor: 'pointer',
          '&:focus-within': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
        }}
      >
        {pending > 0 ? <CircularProgress size={28} aria-label="Subiendo" /> : <Upload />}
        <span>
          <Typography component="span" sx={{ display: 'block', fontWeight: 700 }}>
            {pending > 0 ? `Subiendo ${pending === 1 ? 'un archivo' : `${pending} archivos`}…` : label}
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
          multiple={multiple}
          disabled={pending > 0}
          onChange={(event) => {
            void take(event.currentTarget.files).then(() => undefined)
            event.currentTarget.value = ''
          }}
          sx={visuallyHidden}
        />
      </Box>
      <Box role="alert">
        {refused.map((line) => (
          <Typography key={line} color="error" variant="body2" sx={{ mt: 1 }}>
            {line}
          </Typography>
        ))}
      </Box>
    </Box>
  )
}
