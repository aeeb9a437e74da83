import { cotizacion } from '../../content/paginas.ts'
import { browserApi } from '../../data/browser-api.ts'
import { Icon } from '../../ui/icon.tsx'
import { checkForm } from '../check-fields.ts'
import { MessageField, TextField } from '../fields.tsx'
import { BotTrap, PrivacyNotice, RequiredNote, Sending, SubmitButton } from '../form-parts.tsx'
import { useRequestForm } from '../use-request-form.ts'
import { useQuotationList } from './quotation-list.ts'

const emptyList = 'Debes incluir al menos 1 producto en la cotización!'
const sendFailed = 'Ocurrió un error al enviar la cotización, intenta de nuevo'

/** The list is emptied once the request has been sent. */
export function QuotationForm({ product }: { product: { id: number; quantity: number } | undefined }) {
  const { reset } = useQuotationList.getState()
  const { formProps, field, state } = useRequestForm({
    name: 'cotizacion',
    check: async (values) => {
      const { producto: _, cantidad: __, ...typed } = values
      const checked = await checkForm('QuotationForm', typed)
      const isEmpty = useQuotationList.getState().items.length === 0
      if ('errors' in checked || !isEmpty) return checked
      return { errors: { invoiceDetails: emptyList } }
    },
    send: async (values, key, extras, options) => {
      const { items } = useQuotationList.getState()
      const invoiceDetails = items.map(({ id, quantity, name }) => ({ productId: id, quantity, name }))
      const api = await browserApi()
      const receipt = await api.sendQuotation({ ...values, ...extras, invoiceDetails }, key, options)
      // Another tab may have added products since.
      useQuotationList.persist.rehydrate()
      reset(items)
      return receipt
    },
  })
  const error = field('invoiceDetails').error ?? (state === 'failed' ? sendFailed : undefined)
  return (
    <form {...formProps} className="grid gap-6 md:grid-cols-2">
      <RequiredNote />
      <TextField label="Nombre*" autoComplete="name" required {...field('name')} />
      <TextField label="Correo*" type="email" autoComplete="email" required {...field('email')} />
      <TextField label="Teléfono" type="tel" autoComplete="tel" {...field('phone')} />
      <TextField label="Empresa*" autoComplete="organization" required {...field('company')} />
      <MessageField label="Mensaje" {...field('message')} />
      {product && <input type="hidden" name="producto" value={product.id} />}
      {product && <input type="hidden" name="cantidad" value={product.quantity} />}
      <BotTrap />
      <div className="md:col-span-2">
        <SubmitButton>{cotizacion.form.button}</SubmitButton>
        <div role="alert">
          {error && (
            <p className="mt-3 flex items-center gap-2 font-semibold text-red">
              <Icon name="alert" className="size-5" />
              {error}
            </p>
          )}
        </div>
        <PrivacyNotice />
      </div>
      {state === 'sending' && <Sending />}
    </form>
  )
}
