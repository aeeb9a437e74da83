import { Create } from 'react-admin'
import { ProductForm, toBody } from './product-form.tsx'

export function ProductCreate() {
  return (
    <Create title="Nuevo producto" redirect="edit" transform={toBody} component="div" sx={{ mt: 2 }}>
      <ProductForm />
    </Create>
  )
}
