import { maxOtherProductLength } from '../../../shared/limits.ts'
import { cotizacion } from '../../content/cotizacion.ts'
import { MessageField } from '../fields.tsx'
import { PrintedText } from './line-note.tsx'
import { useQuotationList } from './quotation-list.ts'

export function OtherProduct() {
  const { otherProduct, setOtherProduct } = useQuotationList()
  return (
    <div className="mt-6 max-w-3xl">
      <div className="print:hidden">
        <MessageField
          label={cotizacion.otherProduct.label}
          hint={cotizacion.otherProduct.hint}
          name="otro-producto"
          rows={2}
          grows
          maxLength={maxOtherProductLength}
          value={otherProduct}
          onChange={({ target }) => setOtherProduct(target.value)}
        />
      </div>
      <PrintedText title={cotizacion.otherProduct.label} text={otherProduct} />
    </div>
  )
}
