import { Box, Button, Chip, Stack, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { HttpError } from 'react-admin'
import type { SynonymForm, SynonymTrialResult } from '../../shared/catalogue/synonyms.ts'
import { postAction } from '../shell/data-provider.ts'

type Props = { draft: SynonymForm & { id?: number | undefined }; firstText: string }

export function SynonymTrial({ draft: { id, words, isOneWay }, firstText }: Props) {
  const [typed, setTyped] = useState(firstText)
  const [text, setText] = useState(firstText)
  const isComplete = words.length > 1
  const { data, error } = useQuery({
    queryKey: ['synonym-trial', id, words, isOneWay, text],
    queryFn: () => postAction<SynonymTrialResult>('sinonimos', 'test', { id, words, isOneWay, text }),
    enabled: text !== '' && isComplete,
    retry: false,
    // Colleagues may change the catalogue at any time.
    gcTime: 0,
  })
  const search = () => setText(typed.trim())
  return (
    <Box component="section" aria-labelledby="trial-title" sx={{ mt: 2 }}>
      <Typography id="trial-title" component="h3" variant="h3">
        Probar una búsqueda
      </Typography>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
        <TextField
          label="Texto de la búsqueda"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            search()
          }}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
        <Button variant="outlined" color="secondary" onClick={search}>
          Probar
        </Button>
      </Stack>
      <Box aria-live="polite">
        {text !== '' && !isComplete && <Typography>Agrega otra palabra al grupo para probarlo.</Typography>}
        {error && <Typography color="error">{problemOf(error)}</Typography>}
        {data && <Results {...data} />}
      </Box>
    </Box>
  )
}

type Product = { id: number; name: string; mark?: { label: string; color: 'success' | 'default' } | undefined }

function Results({ now, withGroup }: SynonymTrialResult) {
  const isAmongFirst = (id: number) => now.products.some((product) => product.id === id)
  const marked = withGroup.products.map(({ isNew, ...product }): Product => {
    if (isNew) return { ...product, mark: { label: 'Nuevo', color: 'success' } }
    return isAmongFirst(product.id) ? product : { ...product, mark: { label: 'Sube', color: 'default' } }
  })
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, mt: 1 }}>
      <Found title="Hoy" {...now} />
      <Found title="Con este grupo" total={withGroup.total} products={marked} />
    </Box>
  )
}

type FoundProps = { title: string; total: number; products: Product[] }

function Found({ title, total, products }: FoundProps) {
  return (
    <Box component="section" aria-label={title}>
      <Typography component="h4" sx={{ fontWeight: 700 }}>
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {total === 0 ? 'Sin resultados' : total === 1 ? '1 producto' : `${total} productos`}
      </Typography>
      <Box component="ol" sx={{ m: 0, pl: 3 }}>
        {products.map(({ id, name, mark }) => (
          <Box key={id} component="li" sx={{ py: 0.25 }}>
            {name} {mark && <Chip size="small" variant="outlined" {...mark} />}
          </Box>
        ))}
      </Box>
    </Box>
  )
}

function problemOf(error: Error): string {
  const fields: Record<string, string> = (error instanceof HttpError && error.body?.errors) || {}
  return Object.values(fields)[0] ?? error.message
}
