import { useState } from 'react'
import { maxNoteLength } from '../../../shared/limits.ts'
import { Icon } from '../../ui/icon.tsx'
import { MessageField } from '../fields.tsx'
import { type QuotationItem, useQuotationList } from './quotation-list.ts'

const focus = (element: HTMLElement | null) => element?.focus()

export function LineNote({ item: { id, name, note = '' } }: { item: QuotationItem }) {
  const { setNote } = useQuotationList.getState()
  const [isOpen, setOpen] = useState(false)
  if (!note && !isOpen) {
    return (
      <button
        type="button"
        aria-label={`Agregar nota: ${name}`}
        onClick={() => setOpen(true)}
        className="inline-flex min-h-11 items-center gap-2 text-base text-steel-600 hover:text-red print:hidden"
      >
        <Icon name="edit" className="size-5" />
        Agregar nota
      </button>
    )
  }
  return (
    <>
      <div className="print:hidden">
        <MessageField
          label={
            <>
              Nota<span className="sr-only">: {name}</span>
            </>
          }
          name={`nota-${id}`}
          rows={2}
          grows
          maxLength={maxNoteLength}
          value={note}
          onChange={({ target }) => setNote(id, target.value)}
          // An emptied note that is being edited stays open.
          onFocus={() => setOpen(true)}
          ref={isOpen ? focus : undefined}
        />
      </div>
      <PrintedText title="Nota" text={note} />
    </>
  )
}

export function PrintedText({ title, text }: { title: string; text: string }) {
  if (!text.trim()) return null
  return (
    <p className="wrap-anywhere hidden whitespace-pre-wrap print:block">
      <b>{title}:</b> {text}
    </p>
  )
}
