import { InputAdornment, TextField, type TextFieldProps } from '@mui/material'
import { useState } from 'react'
import { type Currency, formatAmount, parseAmount } from '../../shared/quotes/money.ts'
import { formatRut, invalidRut } from '../../shared/rut.ts'
import { parsePercent, percentDigits } from './edited-quote.ts'

type Props = Pick<TextFieldProps, 'label' | 'sx' | 'disabled' | 'name' | 'onKeyDown'> & {
  value: string
  error?: string | undefined
  onText: (text: string) => void
}

type ReadableProps = Props & {
  hint?: string | undefined
  sign?: string
  isAfter?: boolean
  unreadable: string
  /** The text as it is written once the field is left; undefined if it cannot be read. */
  rewrite: (text: string) => string | undefined
}

/** While it is being typed for the first time, nothing is wrong yet. */
function ReadableField(props: ReadableProps) {
  const { value, error, hint, onText, sign, isAfter = false, unreadable, rewrite, ...rest } = props
  const [isTyping, setTyping] = useState(false)
  const isUnreadable = value.trim() !== '' && rewrite(value) === undefined
  const problem = isUnreadable ? (isTyping && !error ? undefined : unreadable) : error
  const leave = () => {
    setTyping(false)
    const written = rewrite(value)
    if (written !== undefined && written !== value) onText(written)
  }
  const adornment = sign && <InputAdornment position={isAfter ? 'end' : 'start'}>{sign}</InputAdornment>
  return (
    <TextField
      {...rest}
      value={value}
      error={problem !== undefined}
      helperText={problem ?? hint}
      onFocus={() => setTyping(true)}
      onBlur={leave}
      onChange={({ target }) => onText(target.value)}
      slotProps={{
        inputLabel: { shrink: true },
        input: isAfter ? { endAdornment: adornment } : { startAdornment: adornment },
        htmlInput: { autoComplete: 'off', ...(sign && { inputMode: 'decimal', style: { textAlign: 'right' } }) },
      }}
    />
  )
}

const unreadableAmount: Record<Currency, string> = {
  CLP: 'Escribe pesos sin decimales, como 12.500',
  USD: 'Escribe dólares con coma, como 1.234,50',
}

type MoneyProps = Props & {
  currency: Currency
  /** The amount in another currency, which is shown while there is none in this one. */
  before?: string | undefined
}

export function MoneyField({ currency, before, ...rest }: MoneyProps) {
  const rewrite = (text: string) => {
    const amount = parseAmount(text, currency)
    return amount === undefined ? undefined : formatAmount(amount, currency)
  }
  const sign = currency === 'CLP' ? '$' : 'US$'
  const hint = before && rest.value === '' ? `Antes ${before}` : undefined
  return <ReadableField {...rest} hint={hint} sign={sign} unreadable={unreadableAmount[currency]} rewrite={rewrite} />
}

const rewritePercent = (text: string) => {
  const hundredths = parsePercent(text)
  return hundredths === undefined ? undefined : percentDigits(hundredths)
}

export function PercentField(props: Props) {
  return <ReadableField {...props} sign="%" isAfter unreadable="De 0 a 100, como 7,5" rewrite={rewritePercent} />
}

export function RutField(props: Props) {
  return <ReadableField {...props} unreadable={invalidRut} rewrite={formatRut} />
}

type PlainProps = Props & Pick<TextFieldProps, 'multiline' | 'minRows' | 'helperText'> & { isNumber?: boolean }

/** The text is checked when it is saved. */
export function PlainField({ value, error, helperText, isNumber = false, onText, ...rest }: PlainProps) {
  return (
    <TextField
      {...rest}
      value={value}
      error={error !== undefined}
      helperText={error ?? helperText}
      onChange={({ target }) => onText(target.value)}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { autoComplete: 'off', ...(isNumber && { inputMode: 'numeric', style: { textAlign: 'right' } }) },
      }}
    />
  )
}
