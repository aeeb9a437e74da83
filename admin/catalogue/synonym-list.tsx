import Add from '@mui/icons-material/Add'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Edit from '@mui/icons-material/Edit'
import { Box, Button, Card, Chip, IconButton, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { Confirm, Loading, Title, useGetList } from 'react-admin'
import { type AdminSynonym, type SynonymForm, synonymText } from '../../shared/catalogue/synonyms.ts'
import { fold } from '../../shared/text.ts'
import { dataProvider } from '../shell/data-provider.ts'
import { EmptyList, NotLoaded } from '../shell/empty-list.tsx'
import { useAction } from '../shell/use-action.ts'
import { SynonymDialog, type SynonymDraft } from './synonym-dialog.tsx'

const all = { pagination: { page: 1, perPage: 1000 } }

export function SynonymList() {
  const { data = [], isPending, error, refetch } = useGetList<AdminSynonym>('sinonimos', all)
  const [searched, setSearched] = useState('')
  const [draft, setDraft] = useState<SynonymDraft>()
  const [toDelete, setToDelete] = useState<AdminSynonym>()
  const { run } = useAction()
  if (isPending) return <Loading />
  if (error && data.length === 0) return <NotLoaded error={error} onRetry={refetch} />

  const groups = data.filter(({ words }) => words.some((word) => fold(word).includes(fold(searched.trim()))))
  const remove = async ({ id }: AdminSynonym) => {
    setToDelete(undefined)
    await run(() => dataProvider.delete('sinonimos', { id }), 'Grupo eliminado: la búsqueda ya no lo usa.')
  }

  return (
    <Box sx={{ mt: 2, maxWidth: 860 }}>
      <Title title="Sinónimos" />
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}>
        <Typography color="textSecondary" sx={{ maxWidth: 560 }}>
          Palabras con que los clientes buscan lo mismo. Con = todas se buscan entre sí; con → solo la primera busca
          también las demás.
        </Typography>
        <Button variant="contained" startIcon={<Add />} onClick={() => setDraft({ words: [], isOneWay: false })}>
          Nuevo grupo
        </Button>
      </Stack>
      <TextField
        type="search"
        label="Buscar en los grupos"
        value={searched}
        onChange={({ target }) => setSearched(target.value)}
        sx={{ my: 2, maxWidth: 360 }}
      />
      {groups.length === 0 && <EmptyList>Ningún grupo tiene esa palabra.</EmptyList>}
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {groups.map((group) => (
          <Card
            key={group.id}
            component="li"
            sx={{ display: 'flex', alignItems: 'center', gap: 1, pl: 2, pr: 1, py: 1 }}
          >
            <SynonymWords {...group} />
            <Box sx={{ ml: 'auto', whiteSpace: 'nowrap' }}>
              <IconButton aria-label={`Cambiar ${synonymText(group)}`} onClick={() => setDraft(group)}>
                <Edit fontSize="small" />
              </IconButton>
              <IconButton aria-label={`Eliminar ${synonymText(group)}`} onClick={() => setToDelete(group)}>
                <DeleteOutlined fontSize="small" />
              </IconButton>
            </Box>
          </Card>
        ))}
      </Stack>
      {draft && <SynonymDialog draft={draft} onClose={() => setDraft(undefined)} />}
      <Confirm
        isOpen={toDelete !== undefined}
        title="¿Eliminar este grupo de sinónimos?"
        content={toDelete ? `${synonymText(toDelete)}. No va a la papelera: sus palabras quedan en el historial.` : ''}
        onConfirm={() => toDelete && remove(toDelete)}
        onClose={() => setToDelete(undefined)}
      />
    </Box>
  )
}

function SynonymWords({ words, isOneWay }: SynonymForm) {
  const signAfter = (index: number) => {
    if (index === words.length - 1) return ''
    return isOneWay ? (index === 0 ? '→' : ',') : '='
  }
  return (
    <Stack direction="row" sx={{ gap: 0.75, flexWrap: 'wrap', minWidth: 0 }}>
      {words.map((word, index) => (
        <Box key={word} component="span" sx={{ display: 'inline-flex', gap: 0.75, alignItems: 'center', minWidth: 0 }}>
          <Chip size="small" label={word} variant={isOneWay && index === 0 ? 'filled' : 'outlined'} />{' '}
          {signAfter(index)}
        </Box>
      ))}
    </Stack>
  )
}
