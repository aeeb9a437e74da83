import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'
import type { Pack } from '../../shared/catalogue/pack.ts'
import { packText } from '../../shared/catalogue/sale-unit.ts'
import { maxLineQuantity } from '../../shared/limits.ts'
import type { IconName } from '../ui/drawings.ts'
import { Icon } from '../ui/icon.tsx'
import { keyed } from '../ui/keyed.ts'
import { unbroken } from '../ui/unbroken.ts'
import { rounded, stepped } from './quantities.ts'

export type ChangeQuantity = (next: (quantity: number) => number) => void

type Props = {
  quantity: number
  onChange: ChangeQuantity
  label: string
  /** The field may be outside of its form. */
  form?: string | undefined
  describedBy?: string | undefined
  isSmall?: boolean
}

const keySteps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

export function Stepper({ quantity, onChange, label, form, describedBy, isSmall = false }: Props) {
  const onKeyDown = (event: KeyboardEvent) => {
    const step = keySteps[event.key]
    if (!step) return
    event.preventDefault()
    const by = event.shiftKey ? Math.sign(step) * 10 : step
    onChange((before) => stepped(before, by))
  }
  const common = { onChange, onKeyDown, label, isSmall }
  return (
    <div
      className={`inline-flex items-center rounded border border-steel-500 bg-white ${isSmall ? 'grow justify-between' : ''}`}
    >
      <StepButton {...common} way={-1} icon="minus" name="Restar uno" isAtEnd={quantity <= 1} />
      <input
        type="number"
        aria-label={`Cantidad: ${label}`}
        aria-describedby={describedBy}
        min={0}
        max={455}
        step={1}
        value={quantity}
        readOnly
        name="cantidad"
        form={form}
        onKeyDown={onKeyDown}
        className={`${isSmall ? 'h-11 w-12' : 'h-12 w-20'} text-center font-bold [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none`}
      />
      <StepButton {...common} way={1} icon="plus" name="Sumar uno" isAtEnd={quantity >= maxLineQuantity} />
    </div>
  )
}

type StepButtonProps = Pick<Props, 'onChange' | 'label' | 'isSmall'> & {
  way: 1 | -1
  icon: IconName
  name: string
  isAtEnd: boolean
  onKeyDown: (event: KeyboardEvent) => void
}

function StepButton({ way, icon, name, label, isAtEnd, isSmall, onChange, onKeyDown }: StepButtonProps) {
  const hold = useHold({
    onClick: ({ shiftKey }) => onChange((before) => stepped(before, shiftKey ? way * 10 : way)),
    onRepeat: (size) => onChange((before) => rounded(before, way * size)),
  })
  return (
    <button
      {...hold}
      type="button"
      aria-label={`${name}: ${label}`}
      aria-disabled={isAtEnd}
      title={isSmall ? undefined : 'Mantener presionado avanza más rápido; con Mayús, de a diez'}
      onKeyDown={onKeyDown}
      className={`grid noscript:hidden touch-manipulation ${isSmall ? 'h-11 w-9' : 'size-12'} select-none place-items-center hover:text-red aria-disabled:text-steel-400`}
    >
      <Icon name={icon} className="size-5" />
    </button>
  )
}

const delayMs = 400
const repeatMs = 80

const sizeAfter = (repeats: number) => (repeats < 9 ? 1 : repeats < 28 ? 10 : 100)

type Handlers = { onClick: (event: MouseEvent) => void; onRepeat: (size: number) => void }

/** A long press also ends with a click, which is ignored. */
function useHold({ onClick, onRepeat }: Handlers) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wasHeld = useRef(false)
  const stop = () => clearTimeout(timer.current)
  const cancel = () => {
    stop()
    wasHeld.current = false
  }
  const repeat = (repeats: number) => {
    wasHeld.current = true
    onRepeat(sizeAfter(repeats))
    timer.current = setTimeout(repeat, repeatMs, repeats + 1)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    onPointerDown: ({ button }: PointerEvent) => {
      cancel()
      if (button === 0) timer.current = setTimeout(repeat, delayMs, 0)
    },
    onPointerUp: stop,
    // On touch, pointerleave fires before click, so it must not reset `wasHeld`.
    onPointerLeave: stop,
    onPointerCancel: cancel,
    // A long touch would open the context menu.
    onContextMenu: (event: MouseEvent) => wasHeld.current && event.preventDefault(),
    onClick: (event: MouseEvent) => {
      if (!wasHeld.current) onClick(event)
      wasHeld.current = false
    },
  }
}

type FormatSelectProps = {
  packs: Pack[]
  unit: string | undefined
  format: Pack | undefined
  onChange: (format: Pack | undefined) => void
  label: string
  /** The field may be outside of its form. */
  form?: string | undefined
}

export function FormatSelect({ packs, unit, format, onChange, label, form }: FormatSelectProps) {
  if (!packs[0]) return null
  return (
    <select
      aria-label={`Formato: ${label}`}
      name="formato"
      form={form}
      value={format ? packText(format) : ''}
      onChange={({ currentTarget }) => onChange(packs.find((pack) => packText(pack) === currentTarget.value))}
      className="min-h-11 max-w-full rounded border border-steel-500 bg-white px-3 font-normal text-base leading-6"
    >
      <option value="">{unit ? unbroken(unit.charAt(0).toUpperCase() + unit.slice(1)) : 'Unidad'}</option>
      {keyed(packs, packText).map(({ key, item }) => (
        <option key={key} value={packText(item)}>
          {unbroken(packText(item))}
        </option>
      ))}
    </select>
  )
}
