import { Dialog, DialogContent, DialogTitle, FormControlLabel, Switch } from '@mui/material'
import { useState } from 'react'
import { type AdminFitRule, type FitRuleForm, type FitSide, fitRuleName } from '../../../shared/catalogue/fits.ts'

import { dataProvider } from '../../shell/data-provider.ts'
import { PlainForm } from '../../shell/plain-form.tsx'
import { SaveActions } from '../../shell/save-actions.tsx'
import { useAction } from '../../shell/use-action.ts'
import { useCategoryChoices } from '../category-choices.ts'
import { useFitAttributes } from './fit-attributes.ts'
import { FitConditionFields } from './fit-condition-fields.tsx'
import { FitMeasures } from './fit-measures.tsx'
import { FitSideFields } from './fit-side-fields.tsx'

export type FitRuleDraft = FitRuleForm & Partial<AdminFitRule>

const blankSide = { name: '', heading: '', categoryIds: [] }

export const blankRule: FitRuleDraft = {
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

export function FitRuleDialog({ draft, onClose }: Props) {
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
