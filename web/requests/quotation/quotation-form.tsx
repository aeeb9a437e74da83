import { maxNoteLength, maxOtherProductLength } from '../../../shared/limits.ts'
import { cotizacion } from '../../content/cotizacion.ts'
import { browserApi } from '../../data/browser-api.ts'
import { Icon } from '../../ui/icon.tsx'
import { checkQuotation, noteField, sentLines } from '../check-fields.ts'
import { MessageField, TextField } from '../form-fields.tsx'
import { RequestForm, useRequestForm } from '../request-form.tsx'
import { type QuotationItem, useIsListRead, useQuotationList } from './quotation-list.ts'

const sendFailed = 'Ocurrió un error al enviar la cotización, intenta de nuevo'

export function QuotationRequestForm({ items: quoted }: { items: QuotationItem[] }) {
  const { reset } = useQuotationList.getState()
  const isRead = useIsListRead()
  const form = useRequestForm({
    name: 'cotizacion',
    initial: Object.fromEntries(quoted.map(({ note = '' }, line) => [noteField(line), note])),
    check: (values) => checkQuotation(values, useQuotationList.getState().items),
    listed: () => {
      const { items, otherProduct } = useQuotationList.getState()
      return { items, otherProduct }
    },
    send: async (values, key, extras, options) => {
      // The list may have changed since it was checked; what is sent now is what leaves it.
      const { items, otherProduct } = useQuotationList.getState()
      const list = { invoiceDetails: sentLines(items), ...(otherProduct && { otherProduct }) }
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
