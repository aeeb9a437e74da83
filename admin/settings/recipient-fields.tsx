import { Typography } from '@mui/material'
import { useController, useFormState } from 'react-hook-form'
import type { Recipients } from '../../shared/settings/settings.ts'
import { recipientNames } from '../forms/differences.ts'
import { WordsInput } from '../forms/words-input.tsx'
import { Panel } from '../shell/panel.tsx'

const kinds = Object.keys(recipientNames) as (keyof Recipients)[]

export function RecipientFields() {
  return (
    <Panel title="Quién recibe cada solicitud">
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        Cada solicitud nueva se avisa a estos correos. Enter o una coma agrega uno; retroceso quita el último.
      </Typography>
      {kinds.map((kind) => (
        <Addresses key={kind} kind={kind} />
      ))}
    </Panel>
  )
}

function Addresses({ kind }: { kind: keyof Recipients }) {
  const { field } = useController<Recipients, typeof kind>({ name: kind })
  const { errors } = useFormState<Recipients>({ name: kind })
  const found = errors[kind]
  const problems = field.value.flatMap((address, index) =>
    found?.[index]?.message ? `«${address}»: ${found[index].message}` : [],
  )
  return (
    <WordsInput
      label={recipientNames[kind]}
      help="Vacío: se avisa al correo definido al instalar o, si no lo hay, al de la empresa"
      words={field.value}
      problem={problems[0] ?? found?.message}
      onChange={field.onChange}
    />
  )
}
