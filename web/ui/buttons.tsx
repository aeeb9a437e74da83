import { type MouseEventHandler, type ReactNode, useState } from 'react'
import type { IconName } from './drawings.ts'
import { Icon } from './icon.tsx'
import { SiteLink } from './site-link.tsx'

type Props = {
  children: ReactNode
  to?: string
  onClick?: MouseEventHandler<HTMLElement>
  white?: boolean
  className?: string
}

const shape = 'inline-flex min-h-12 items-center justify-center gap-3 rounded px-6 py-3 text-center font-bold'
const red = 'bg-red text-white hover:bg-red-dark'
const plain = 'border border-steel-100 bg-white text-steel-600 hover:border-red hover:text-red'

export const ctaLook = (white = false) => `${shape} ${white ? plain : red}`

export function CtaButton({ children, to, onClick, white = false, className = '' }: Props) {
  const look = `${ctaLook(white)} ${className}`
  if (to) {
    return (
      <SiteLink to={to} onClick={onClick} className={look}>
        {children}
      </SiteLink>
    )
  }
  return (
    <button type="button" onClick={onClick} className={look}>
      {children}
    </button>
  )
}

export const actionLook =
  'inline-flex min-h-11 items-center gap-2 rounded border border-steel-200 bg-white px-4 font-semibold text-base hover:border-red hover:text-red'

type CopyButtonProps = { icon: IconName; name: string; done: string; text: string }

/** Browsers do not copy without TLS or permission; then the text is shown, selected for copying by hand. */
export function CopyButton({ icon, name, done, text }: CopyButtonProps) {
  const [attempt, setAttempt] = useState<{ text: string; isCopied: boolean }>()
  const { isCopied } = attempt?.text === text ? attempt : {}
  const copy = async () => {
    const copied = navigator.clipboard?.writeText(text) ?? Promise.reject()
    const isCopied = await copied.then(
      () => true,
      () => false,
    )
    setAttempt({ text, isCopied })
  }
  return (
    <>
      <button type="button" onClick={copy} className={actionLook}>
        <Icon name={icon} className="size-5" />
        <span aria-live="polite">{isCopied ? done : name}</span>
      </button>
      {isCopied === false && (
        <label className="order-last w-full text-base">
          Este navegador no permite copiar: selecciona el texto y cópialo.
          <textarea
            ref={(field) => field?.select()}
            readOnly
            rows={3}
            value={text}
            className="mt-2 w-full rounded border border-steel-500 bg-white px-3 py-2 text-base"
          />
        </label>
      )}
    </>
  )
}

export function TextLink({ to, children, className = '' }: { to: string; children: string; className?: string }) {
  return (
    <SiteLink to={to} className={`inline-flex min-h-11 items-center gap-2 font-bold text-red ${className}`}>
      <span className="underlined">{children}</span>
      <Icon name="arrow-right" className="size-5" />
    </SiteLink>
  )
}
