import Add from '@mui/icons-material/Add'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Edit from '@mui/icons-material/Edit'
import {
  Box,
  Button,
  Dialog,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  IconButton,
  Stack,
  Switch,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { Confirm, Loading, useGetList } from 'react-admin'
import type { AdminAttribute } from '../../../shared/catalogue/attributes/attribute.ts'
import { type AdminFitRule, type FitRuleForm, type FitSide, fitRuleName } from '../../../shared/catalogue/fits.ts'
import { OrderButtons } from '../../forms/move-buttons.tsx'
import { PlainForm, SaveActions } from '../../forms/plain-form.tsx'
import { dataProvider, postAction } from '../../shell/data-provider.ts'
import { EmptyList, NotLoaded } from '../../shell/empty-list.tsx'
import { useAction } from '../../shell/use-action.ts'
import { useCategoryChoices } from '../category-choices.ts'
import { FitConditionFields, FitMeasures, FitSideFields } from './fit-rule-fields.tsx'

const all = { pagination: { page: 1, perPage: 1000 } }
const list = new Intl.ListFormat('es-CL')

export function FitRules() {
  const { data = [], isPending, error, refetch } = useGetList<AdminFitRule>('reglas', all)
  const attributes = useFitAttributes()
  const [draft, setDraft] = useState<FitRuleDraft>()
  const [toDelete, setToDelete] = useState<AdminFitRule>()
  const { run } = useAction()
  if (isPending) return <Loading />
  if (error && data.length === 0) return <NotLoaded error={error} onRetry={refetch} />

  const nameOf = (key: string) => attributes.find((attribute) => attribute.key === key)?.name.toLowerCase() ?? key
  const measuresText = ({ measures }: AdminFitRule) => list.format(measures.map(({ key }) => nameOf(key)))
  const siblings = data.map((rule) => ({ id: rule.id, name: fitRuleName(rule) }))
  const remove = async ({ id }: AdminFitRule) => {
    setToDelete(undefined)
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
                <IconButton aria-label={`Eliminar ${name}`} onClick={() => setToDelete(rule)}>
                  <DeleteOutlined fontSize="small" />
                </IconButton>
              </Box>
            </Stack>
          )
        })}
      </Stack>
      {draft && <FitRuleDialog draft={draft} onClose={() => setDraft(undefined)} />}
      <Confirm
        isOpen={toDelete !== undefined}
        title="¿Eliminar esta regla?"
        content={toDelete ? `${fitRuleName(toDelete)}. No va a la papelera: queda en el historial.` : ''}
        onConfirm={() => toDelete && remove(toDelete)}
        onClose={() => setToDelete(undefined)}
      />
    </>
  )
}

type FitRuleDraft = FitRuleForm & Partial<AdminFitRule>

const blankSide = { name: '', heading: '', categoryIds: [] }

const blankRule: FitRuleDraft = {
  sides: [
    { ...blankSide, role: 'has' },
    { ...blankSide, role: 'takes' },
  ],
  measures: [],
  when: null,
  completes: false,
  completesWith: null,
  needed: false,
}

type Props = { draft: FitRuleDraft; onClose: () => void }

function FitRuleDialog({ draft, onClose }: Props) {
  const [rule, setRule] = useState<FitRuleForm>(draft)
  const { run, isRunning, errors } = useAction()
  const attributes = useFitAttributes()
  const { id } = draft
  const [first, second] = rule.sides
  const { choices } = useCategoryChoices()
  // A category that was deleted meanwhile is not among the choices, so it could not be taken out by hand.
  const existing = (side: FitSide) => ({
    ...side,
    categoryIds: side.categoryIds.filter((id) => choices.some((choice) => choice.id === id)),
  })
  const change = (changed: Partial<FitRuleForm>) => setRule({ ...rule, ...changed })

  const save = async () => {
    const sides = [existing(first), existing(second)]
    const data = { ...rule, sides, ...(draft.updatedAt && { updatedAt: draft.updatedAt }) }
    const isSaved = await run(
      () =>
        id === undefined
          ? dataProvider.create('reglas', { data })
          : dataProvider.update('reglas', { id, data, previousData: { id } }),
      'Regla guardada: el sitio ya la usa.',
    )
    if (isSaved) onClose()
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="fit-rule-title">
      <PlainForm errors={errors} onSubmit={save}>
        <DialogTitle id="fit-rule-title">
          {id === undefined ? 'Nueva regla de compatibilidad' : `Cambiar ${fitRuleName(draft)}`}
        </DialogTitle>
        <DialogContent>
          <FitSideFields
            title="Productos de base"
            side={first}
            errors={errors}
            path="sides.0"
            onChange={(side) => change({ sides: [side, second] })}
          />
          <FitSideFields
            title="Productos que dependen de ellos"
            side={second}
            errors={errors}
            path="sides.1"
            onChange={(side) => change({ sides: [first, side] })}
          />
          <FitMeasures
            attributes={attributes}
            measures={rule.measures}
            errors={errors}
            onChange={(measures) => change({ measures })}
          />
          <FitConditionFields
            title="Solo vale si los productos que indican el atributo tienen esta opción"
            attributes={attributes}
            condition={rule.when}
            errors={errors}
            path="when"
            onChange={(when) => change({ when })}
          />
          <FormControlLabel
            sx={{ mt: 2 }}
            control={<Switch checked={rule.completes} onChange={(_event, completes) => change({ completes })} />}
            label="Ofrecer en «Para completar» si la lista tiene el primero y no el segundo"
          />
          <FormControlLabel
            control={<Switch checked={rule.needed} onChange={(_event, needed) => change({ needed })} />}
            label="Avisar también si un producto de base no coincide con ninguno de los que dependen de él"
          />
          {rule.completes && (
            <FitConditionFields
              title="Ofrecerlo solo si la lista tiene un producto con esta opción"
              attributes={attributes}
              condition={rule.completesWith}
              errors={errors}
              path="completesWith"
              onChange={(completesWith) => change({ completesWith })}
            />
          )}
        </DialogContent>
        <SaveActions isRunning={isRunning} onCancel={onClose} />
      </PlainForm>
    </Dialog>
  )
}

/** Sizes, yes and no, and texts decide no fit. */
function useFitAttributes(): AdminAttribute[] {
  const { data = [] } = useGetList<AdminAttribute>('atributos', { pagination: { page: 1, perPage: 1000 } })
  return data.filter(({ kind }) => kind === 'number' || kind === 'choice')
}
