import { useState } from 'react'
import { actionLook } from './action-look.ts'
import type { IconName } from './drawings.ts'
import { Icon } from './icon.tsx'

type Props = { icon: IconName; name: string; done: string; text: string }

/** Browsers do not copy without TLS or permission; then the text is shown, selected for copying by hand. */
export function CopyButton({ icon, name, done, text }: Props) {
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
