import { AutocompleteInput, BooleanInput, NumberInput, required, TextInput, useRecordContext } from 'react-admin'
import { Panel } from '../shell/panel.tsx'
import { useCategoryChoices } from './category-choices.ts'

const hints = {
  new: { slug: 'Vacío: se hace del nombre', position: 'Vacío: al final de su categoría' },
  existing: {
    slug: 'Vacío: sigue el de ahora. Si lo cambias, los enlaces anteriores siguen funcionando',
    position: 'Vacío: queda donde está',
  },
}

export function PublicationPart() {
  const hint = useRecordContext() ? hints.existing : hints.new
  return (
    <Panel title="Publicación">
      <BooleanInput
        source="published"
        label="Publicado en el sitio"
        helperText="Sin publicar es un borrador que solo ve el equipo"
      />
      <CategoryInput />
      <TextInput source="slug" label="Enlace" helperText={hint.slug} />
      <NumberInput source="position" label="Orden" min={0} helperText={hint.position} />
    </Panel>
  )
}

function CategoryInput() {
  const { choices, isPending } = useCategoryChoices({ leaves: true })
  return (
    <AutocompleteInput
      source="categoryId"
      label="Categoría"
      choices={choices}
      isPending={isPending}
      validate={required('Elige una categoría')}
    />
  )
}
