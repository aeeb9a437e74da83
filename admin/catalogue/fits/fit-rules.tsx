import Add from '@mui/icons-material/Add'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Edit from '@mui/icons-material/Edit'
import { Box, Button, IconButton, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { Confirm, Loading, useGetList } from 'react-admin'
import { type AdminFitRule, fitRuleName } from '../../../shared/catalogue/fits.ts'
import { dataProvider, postAction } from '../../shell/data-provider.ts'
import { EmptyList } from '../../shell/empty-list.tsx'
import { NotLoaded } from '../../shell/not-loaded.tsx'
import { useAction } from '../../shell/use-action.ts'
import { OrderButtons } from '../order-buttons.tsx'
import { useFitAttributes } from './fit-attributes.ts'
import { blankRule, FitRuleDialog, type FitRuleDraft } from './fit-rule-dialog.tsx'

const all = { pagination: { page: 1, perPage: 1000 } }
const list = new Intl.ListFormat('es-CL')

export function FitRules() {
  const { data = [], isPending, error, refetch } = useGetList<AdminFitRule>('reglas', all)
  const attributes = useFitAttributes()
  const [draft, setDraft] = useState<FitRuleDraft>()
  const [doomed, setDoomed] = useState<AdminFitRule>()
  const { run } = useAction()
  if (isPending) return <Loading />
  if (error && data.length === 0) return <NotLoaded error={error} onRetry={refetch} />

  const nameOf = (key: string) => attributes.find((attribute) => attribute.key === key)?.name.toLowerCase() ?? key
  const measuresText = ({ measures }: AdminFitRule) => list.format(measures.map(({ key }) => nameOf(key)))
  const siblings = data.map((rule) => ({ id: rule.id, name: fitRuleName(rule) }))
  const remove = async ({ id }: AdminFitRule) => {
    setDoomed(undefined)
    await run(() => dataProvider.delete('reglas', { id }), 'Regla eliminada: el sitio ya no la usa.')
  }

  return (
    <>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}>
        <Typography color="textSecondary" sx={{ maxWidth: 560 }}>
          Cada regla une dos clases de productos y dice qué medidas deben coincidir. El orden es el de los grupos en el
          sitio.
        </Typography>
        <Button variant="contained" startIcon={<Add />} onClick={() => setDraft(blankRule)}>
          Nueva regla
        </Button>
      </Stack>
      {data.length === 0 && <EmptyList>No hay reglas: el sitio no compara productos.</EmptyList>}
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {data.map((rule) => {
          const name = fitRuleName(rule)
          return (
            <Stack
              key={rule.id}
              component="li"
              direction="row"
              sx={{ alignItems: 'center', flexWrap: 'wrap', borderTop: 1, borderColor: 'divider', py: 0.5 }}
            >
              <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
                <b>{name}</b>: {measuresText(rule)}
                {rule.completes && (
                  <Typography variant="body2" color="textSecondary">
                    Se ofrece para completar la lista
                  </Typography>
                )}
              </Box>
              <Box sx={{ ml: 'auto', whiteSpace: 'nowrap' }}>
                <OrderButtons
                  record={{ id: rule.id, name }}
                  siblings={siblings}
                  onOrder={(order) => run(() => postAction('reglas', 'order', order))}
                />
                <IconButton aria-label={`Cambiar ${name}`} onClick={() => setDraft(rule)}>
                  <Edit fontSize="small" />
                </IconButton>
                <IconButton aria-label={`Eliminar ${name}`} onClick={() => setDoomed(rule)}>
                  <DeleteOutlined fontSize="small" />
                </IconButton>
              </Box>
            </Stack>
          )
        })}
      </Stack>
      {draft && <FitRuleDialog draft={draft} onClose={() => setDraft(undefined)} />}
      <Confirm
        isOpen={doomed !== undefined}
        title="¿Eliminar esta regla?"
        content={doomed ? `${fitRuleName(doomed)}. No va a la papelera: queda en el historial.` : ''}
        onConfirm={() => doomed && remove(doomed)}
        onClose={() => setDoomed(undefined)}
      />
    </>
  )
}
