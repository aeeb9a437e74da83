import { Box } from '@mui/material'
import type { AttributeForm } from '../../../shared/catalogue/attributes/attribute.ts'
import { FormField } from '../../forms/form-field.tsx'
import { DecimalField } from './decimal-field.tsx'
import { EntryList } from './entry-list.tsx'

export function UnitsInput({ hasStep }: { hasStep: boolean }) {
  return (
    <>
      <EntryList
        name="units"
        entry="unidad"
        help="La primera es la que se muestra. Las demás son otras unidades u otras formas de escribirla: cm vale 10 mm, «milímetros» vale 1. Sin unidades, el valor es un número a secas."
        addLabel="Agregar unidad"
        blank={{ name: '', factor: 1 }}
        columns={[2, 1]}
        render={(index) => (
          <>
            <FormField<AttributeForm> name={`units.${index}.name`} label={`Unidad ${index + 1}`} />
            <DecimalField<AttributeForm> name={`units.${index}.factor`} label={`Factor ${index + 1}`} />
          </>
        )}
      />
      {hasStep && (
        <Box sx={{ mt: 2, maxWidth: 360 }}>
          <DecimalField<AttributeForm>
            name="step"
            label="Paso"
            help="Con 1, un zuncho de 15,5 mm se ofrece como 16 mm. Vacío: tal como está"
          />
        </Box>
      )}
    </>
  )
}
