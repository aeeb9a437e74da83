import { useController } from 'react-hook-form'
import type { AttributeForm } from '../../../shared/catalogue/attributes/attribute.ts'
import { FormField } from '../../forms/form-field.tsx'
import { WordsInput } from '../words-input.tsx'
import { EntryList } from './entry-list.tsx'

export function ChoicesInput() {
  return (
    <EntryList
      name="choices"
      entry="opción"
      help="Una fila tiene la opción si contiene alguna de sus palabras, sin importar mayúsculas ni acentos. Las más largas se buscan primero: «sin sello» no es también «sello»."
      addLabel="Agregar opción"
      blank={{ key: '', name: '', words: [] }}
      columns={[2, 2, 4]}
      render={(index) => (
        <>
          <FormField<AttributeForm> name={`choices.${index}.name`} label={`Opción ${index + 1}`} />
          <FormField<AttributeForm> name={`choices.${index}.key`} label={`Clave de la opción ${index + 1}`} />
          <WordsField index={index} />
        </>
      )}
    />
  )
}

function WordsField({ index }: { index: number }) {
  const { field, fieldState } = useController<AttributeForm, `choices.${number}.words`>({
    name: `choices.${index}.words`,
  })
  const { error } = fieldState
  const problem = Array.isArray(error) ? error.find(Boolean)?.message : error?.message
  return (
    <WordsInput
      label={`Palabras de la opción ${index + 1}`}
      help="Enter o una coma agrega la palabra"
      words={field.value}
      problem={problem}
      onChange={field.onChange}
    />
  )
}
