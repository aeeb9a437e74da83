import { type FormEvent, useId, useState } from 'react'
import type { Pack } from '../../shared/catalogue/pack.ts'
import { contentText, quantityText, unitText } from '../../shared/catalogue/sale-unit.ts'
import { maxLineQuantity } from '../../shared/limits.ts'
import { Icon } from '../ui/icon.tsx'
import { unbroken } from '../ui/unbroken.ts'
import { inFormats, readQuantity } from './quantities.ts'
import { type ChangeQuantity, FormatSelect, Stepper } from './quantity-fields.tsx'

type Props = {
  /** In sale units; the field shows how many of the format these are. */
  quantity: number
  onChange: ChangeQuantity
  label: string
  unit: string | undefined
  packs: Pack[]
  format: Pack | undefined
  onFormat: (format: Pack | undefined) => void
  form?: string
}

export function QuantityPicker({ quantity, onChange, label, unit, packs, format, onFormat, form }: Props) {
  const unitId = useId()
  const held = format?.quantity ?? 1
  const count = quantity / held
  const change: ChangeQuantity = (next) => onChange((before) => inFormats(next(before / held), held))
  const counted = format?.name ?? unit
  const content = format ? quantityText(quantity, unit || 'unidad') : contentText(quantity, unit)
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Stepper
          quantity={count}
          onChange={change}
          label={label}
          form={form}
          describedBy={counted ? unitId : undefined}
        />
        {counted && (
          <p id={unitId} className="text-base leading-6">
            {unbroken(unitText(count, counted))}
            {content && <span className="block text-steel-600">= {unbroken(content)}</span>}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <FormatSelect packs={packs} unit={unit} format={format} label={label} form={form} onChange={onFormat} />
        <OtherQuantity quantity={count} onChoose={(chosen) => change(() => chosen)} label={label} />
      </div>
    </div>
  )
}

const problem = `Escribe un número entero de 1 a ${maxLineQuantity.toLocaleString('es-CL')}`

type OtherQuantityProps = { quantity: number; onChoose: (quantity: number) => void; label: string }

function OtherQuantity({ quantity, onChoose, label }: OtherQuantityProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" aria-label={`Otra cantidad: ${label}`} onClick={() => setOpen(true)} className={chipLook}>
        Otra cantidad
      </button>
      {isOpen && (
        <QuantityDialog quantity={quantity} onChoose={onChoose} label={label} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

/** A function of its own, because React calls a new one at every render, also after the dialog was closed. */
const show = (dialog: HTMLDialogElement | null) => dialog?.showModal()

function QuantityDialog({ quantity, onChoose, label, onClose }: OtherQuantityProps & { onClose: () => void }) {
  const [hasFailed, setFailed] = useState(false)
  const id = useId()
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = readQuantity(String(new FormData(event.currentTarget).get('otra')))
    setFailed(!chosen)
    if (!chosen) return event.currentTarget.querySelector('input')?.focus()
    event.currentTarget.closest('dialog')?.close()
    onChoose(chosen)
  }
  return (
    <dialog ref={show} aria-labelledby={`${id}title`} className="dialog" onClose={onClose}>
      <form onSubmit={onSubmit} noValidate>
        <h2 id={`${id}title`} className="title-3">
          Otra cantidad
        </h2>
        <label htmlFor={`${id}field`} className="mt-3 block text-base leading-6">
          {label}
        </label>
        <input
          id={`${id}field`}
          name="otra"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={quantity}
          onFocus={({ currentTarget }) => currentTarget.select()}
          aria-invalid={hasFailed}
          aria-describedby={hasFailed ? `${id}problem` : undefined}
          className="figures mt-2 min-h-12 w-full rounded border border-steel-500 px-4 font-bold aria-invalid:border-red"
        />
        <div role="alert">
          {hasFailed && (
            <p id={`${id}problem`} className="mt-2 flex gap-2 font-semibold text-base text-red leading-6">
              <Icon name="alert" className="size-5" />
              {problem}
            </p>
          )}
        </div>
        <div className="mt-5 flex flex-wrap gap-3">
          <button type="submit" className="min-h-12 rounded bg-red px-6 font-bold text-white hover:bg-red-dark">
            Aplicar
          </button>
          <button
            type="button"
            onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
            className="min-h-12 rounded px-4 font-bold hover:text-red"
          >
            Cancelar
          </button>
        </div>
      </form>
    </dialog>
  )
}

const chipLook =
  'needs-scripts min-h-11 rounded border border-steel-200 bg-white px-3 text-base leading-6 hover:border-red hover:text-red'
