import { type ComponentProps, type ReactNode, useState } from 'react'
import { maxMessageLength } from '../../shared/limits.ts'
import { Icon } from '../ui/icon.tsx'

type Common = { label: string; name: string; error?: string | undefined; wide?: boolean }

const look = (error?: string) =>
  `w-full rounded border bg-white px-4 text-ink ${error ? 'border-red' : 'border-steel-500 hover:border-steel-600'}`

const described = (name: string, error?: string, more?: string) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby': [error && `${name}-error`, more].filter(Boolean).join(' ') || undefined,
})

export function TextField({ label, name, error, wide, ...input }: Common & Omit<ComponentProps<'input'>, 'name'>) {
  return (
    <div className={wide ? 'md:col-span-2' : ''}>
      <label htmlFor={name} className="block font-semibold">
        {label}
      </label>
      <input id={name} name={name} {...input} {...described(name, error)} className={`mt-1 min-h-12 ${look(error)}`} />
      <FieldError name={name} error={error} />
    </div>
  )
}

type MessageProps = Omit<Common, 'label'> &
  Omit<ComponentProps<'textarea'>, 'name'> & { label: ReactNode; hint?: string; grows?: boolean }

export function MessageField({
  label,
  name,
  error,
  hint,
  rows = 10,
  maxLength = maxMessageLength,
  grows = false,
  ...area
}: MessageProps) {
  const [typed, setTyped] = useState(String(area.defaultValue ?? '').length)
  const length = typeof area.value === 'string' ? area.value.length : typed
  return (
    <div className="md:col-span-2">
      <label htmlFor={name} className="block font-semibold">
        {label}
      </label>
      {hint && (
        <p id={`${name}-hint`} className="text-base text-steel-600 leading-6">
          {hint}
        </p>
      )}
      <textarea
        id={name}
        name={name}
        rows={rows}
        maxLength={maxLength}
        onInput={({ currentTarget }) => setTyped(currentTarget.value.length)}
        {...area}
        {...described(name, error, hint ? `${name}-hint ${name}-limit` : `${name}-limit`)}
        className={`mt-1 block py-3 ${grows ? 'field-sizing-content min-h-20' : ''} ${look(error)}`}
      />
      <div className="flex flex-wrap justify-between gap-x-6">
        <FieldError name={name} error={error} />
        <p className="figures mt-1 ml-auto text-sm text-steel-600" aria-hidden="true">
          {length.toLocaleString('es-CL')} / {maxLength.toLocaleString('es-CL')}
        </p>
        <p id={`${name}-limit`} className="sr-only">
          Máximo {maxLength.toLocaleString('es-CL')} caracteres.
        </p>
        <p role="status" className="sr-only">
          {roomLeft(maxLength - length)}
        </p>
      </div>
    </div>
  )
}

export function SubmitButton(button: { children: string; disabled?: boolean }) {
  return (
    <button
      type="submit"
      className="min-h-12 rounded bg-red px-8 font-bold text-white hover:bg-red-dark disabled:bg-steel-600"
      {...button}
    />
  )
}

/** Screen readers announce each change of this text, so it does not change on every key. */
function roomLeft(characters: number): string {
  if (characters <= 0) return 'No quedan caracteres.'
  const step = [20, 100].find((limit) => characters <= limit)
  return step ? `Quedan ${step} caracteres o menos.` : ''
}

export function FieldError({ name, error }: { name: string; error: string | undefined }) {
  if (!error) return null
  return (
    <p id={`${name}-error`} className="mt-1 flex items-center gap-2 font-semibold text-base text-red">
      <Icon name="alert" className="size-5" />
      {error}
    </p>
  )
}
