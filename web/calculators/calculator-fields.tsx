import type { ReactNode } from 'react'
import { Icon } from '../ui/icon.tsx'
import { unbroken } from '../ui/unbroken.ts'
import type { Field, Fields } from './typed-fields.ts'

type Props = {
  fields: Fields
  names: string[]
  typed: Record<string, string>
  /** Without it the fields keep what is typed into them by themselves. */
  onType?: (name: string, text: string) => void
  usual?: Record<string, string>
  errors?: Record<string, string>
}

export function CalculatorFields({ fields, names, typed, onType, usual = {}, errors = {} }: Props) {
  return names.map((name) => {
    const field = fields[name]
    if (!field) return null
    const error = errors[name]
    const text = typed[name] ?? ''
    const common = {
      id: name,
      name,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': error ? `${name}-error` : undefined,
      className: `mt-1 min-h-12 w-full rounded border bg-white px-4 text-ink ${error ? 'border-red' : 'border-steel-500 hover:border-steel-600'}`,
      ...(onType
        ? { value: text, onChange: ({ target }: { target: { value: string } }) => onType(name, target.value) }
        : { defaultValue: text }),
    }
    return (
      <Labelled key={name} name={name} field={field} error={error}>
        {field.kind === 'number' ? (
          <input
            {...common}
            inputMode={field.isWhole ? 'numeric' : 'decimal'}
            autoComplete="off"
            maxLength={20}
            placeholder={usual[name]}
          />
        ) : (
          <select {...common}>
            {field.usual && <option value="">{`Habitual: ${field.options[usual[name] ?? ''] ?? ''}`}</option>}
            {Object.entries(field.options).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Labelled>
    )
  })
}

type LabelledProps = { name: string; field: Field; error: string | undefined; children: ReactNode }

function Labelled({ name, field, error, children }: LabelledProps) {
  const unit = field.kind === 'number' ? field.unit : ''
  return (
    <div className={`row-span-3 grid grid-rows-subgrid gap-y-0 pb-5 ${field.kind === 'choice' ? 'col-span-2' : ''}`}>
      <label htmlFor={name} className="block self-end font-semibold text-base leading-6">
        {field.label}
        {unit && <span className="font-normal text-steel-600"> ({unit})</span>}
      </label>
      {children}
      {error && (
        <p id={`${name}-error`} className="mt-1 flex items-start gap-2 font-semibold text-base text-red leading-6">
          <Icon name="alert" className="mt-0.5 size-5" />
          {unbroken(error)}
        </p>
      )}
    </div>
  )
}
