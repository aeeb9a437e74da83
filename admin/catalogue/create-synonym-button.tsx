import { Button } from '@mui/material'
import { useState } from 'react'
import { SynonymDialog } from './synonym-dialog.tsx'

export function CreateSynonymButton({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" aria-label={`Crear sinónimo de ${text}`} onClick={() => setOpen(true)}>
        Crear sinónimo
      </Button>
      {isOpen && (
        <SynonymDialog draft={{ words: [text], isOneWay: false }} searched={text} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
