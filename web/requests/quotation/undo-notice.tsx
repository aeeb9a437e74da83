import { useEffect, useRef } from 'react'

export type Undoable = { text: string; undo: () => void }

export function ListUndoNotice({ notice, onUndone }: { notice: Undoable | undefined; onUndone: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  // The control that was used is gone, so the focus needs a new place.
  useEffect(() => {
    if (notice) button.current?.focus()
  }, [notice])
  return (
    <div role="status" className="print:hidden">
      {notice && (
        <p className="mb-4 flex flex-wrap items-center justify-between gap-x-6 rounded bg-steel-50 px-5 py-2">
          {notice.text}
          <button
            ref={button}
            type="button"
            onClick={() => {
              notice.undo()
              onUndone()
            }}
            className="min-h-11 font-bold text-red hover:underline"
          >
            Deshacer
          </button>
        </p>
      )}
    </div>
  )
}
