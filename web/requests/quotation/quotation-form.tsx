import { packText } from '../../../shared/catalogue/sale-unit.ts'
import { maxNoteLength, maxOtherProductLength } from '../../../shared/limits.ts'
import { cotizacion } from '../../content/cotizacion.ts'
import { browserApi } from '../../data/browser-api.ts'
import { Icon } from '../../ui/icon.tsx'
import { checkForm, noteField } from '../check-fields.ts'
import { MessageField, TextField } from '../form-fields.tsx'

import { RequestForm, useRequestForm } from '../request-form.tsx'

import { type QuotationItem, useIsListRead, useQuotationList } from './quotation-list.ts'

const emptyList = 'Debes incluir al menos 1 producto en la cotización!'
const sendFailed = 'Ocurrió un error al enviar la cotización, intenta de nuevo'

export function QuotationRequestForm({ items: quoted }: { items: QuotationItem[] }) {
  const { reset } = useQuotationList.getState()
  const isRead = useIsListRead()
  const form = useRequestForm({
    name: 'cotizacion',
    initial: Object.fromEntries(quoted.map(({ note = '' }, line) => [noteField(line), note])),
    check: async (values) => {
      const checked = await checkForm('QuotationForm', values)
      const isEmpty = useQuotationList.getState().items.length === 0
      if ('errors' in checked || !isEmpty) return checked
      return { errors: { invoiceDetails: emptyList } }
    },
    listed: () => {
      const { items, otherProduct } = useQuotationList.getState()
      return { items, otherProduct }
    },
    send: async (values, key, extras, options) => {
      const { items, otherProduct } = useQuotationList.getState()
      const invoiceDetails = items.map(({ id, quantity, name, format, note }) => ({
        productId: id,
        quantity,
        name,
        ...(format && { format: packText(format) }),
        ...(note && { note }),
      }))
      const list = { invoiceDetails, ...(otherProduct && { otherProduct }) }
      const api = await browserApi()
      const receipt = await api.sendQuotation({ ...values, ...extras, ...list }, key, options)
      // Another tab may have added products since.
      useQuotationList.persist.rehydrate()
      reset({ items, otherProduct })
      return receipt
    },
  })
  const error = form.field('invoiceDetails').error ?? (form.state === 'failed' ? sendFailed : undefined)
  return (
    <RequestForm
      form={form}
      button={cotizacion.form.button}
      alert={<Alert text={error} />}
      waitsFor={isRead ? undefined : cotizacion.loading}
    >
      <TextField label="Empresa*" autoComplete="organization" required {...form.field('company')} />
      <MessageField label="Mensaje" {...form.field('message')} />
      {quoted.map(({ id, name }, line) => (
        <MessageField
          key={id}
          label={`Nota: ${name}`}
          rows={3}
          maxLength={maxNoteLength}
          {...form.field(noteField(line))}
        />
      ))}
      {quoted.length > 0 && (
        <MessageField
          {...cotizacion.otherProduct}
          rows={3}
          maxLength={maxOtherProductLength}
          {...form.field('otherProduct')}
        />
      )}
    </RequestForm>
  )
}

/** Without scripts the browser scrolls to what has the focus when the rejected form is shown. */
const firstFocus = { tabIndex: -1, autoFocus: true }

function Alert({ text }: { text: string | undefined }) {
  return (
    <div role="alert">
      {text && (
        <p {...firstFocus} className="mt-3 flex items-center gap-2 font-semibold text-red">
          <Icon name="alert" className="size-5" />
          {text}
        </p>
      )}
    </div>
  )
}
