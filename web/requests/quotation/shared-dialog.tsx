import { useId } from 'react'
import { ctaLook } from '../../ui/cta-button.tsx'

export type Choices = {
  ownCount: number
  onReplace: () => void
  onAdd: () => void
  onLook: () => void
  onClose: () => void
}

const troubles = {
  unreadable: 'El enlace está incompleto o dañado y no se puede leer. Pide que te lo envíen de nuevo.',
  unreachable: 'No se pudo leer el catálogo. Revisa la conexión y abre el enlace otra vez.',
}

type Props = {
  count: number
  trouble: keyof typeof troubles | undefined
  /** They are known once the products are loaded. */
  choices: Choices | undefined
  onClose: () => void
}

export function SharedDialog({ count, trouble, choices, onClose }: Props) {
  const id = useId()
  return (
    <dialog
      ref={showFromHeading}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      className="dialog"
      onClose={choices ? choices.onLook : onClose}
    >
      <h2 id={`${id}title`} tabIndex={-1} className="title-3 outline-none">
        Lista compartida
      </h2>
      <p id={`${id}text`} className="mt-2 text-base leading-6">
        {trouble ? `${troubles[trouble]} Tu lista no ha cambiado.` : introductionOf(count, choices?.ownCount ?? 0)}
      </p>
      {trouble && (
        <button type="button" onClick={onClose} className={`mt-5 ${ctaLook()}`}>
          Cerrar
        </button>
      )}
      {!trouble && !choices && (
        <p role="status" className="mt-5 text-base text-steel-600">
          Leyendo los productos…
        </p>
      )}
      {!trouble && choices && <Options {...choices} />}
    </dialog>
  )
}

/** Otherwise Enter would replace the list before anything was read. */
function showFromHeading(dialog: HTMLDialogElement | null) {
  if (!dialog || dialog.open) return
  dialog.showModal()
  dialog.querySelector('h2')?.focus()
}

function introductionOf(count: number, ownCount: number): string {
  const link = `Este enlace trae una lista de ${productsText(count)}`
  return ownCount === 0 ? `${link}. La tuya está vacía.` : `${link}; la tuya tiene ${ownCount}.`
}

const productsText = (count: number) => (count === 1 ? '1 producto' : `${count} productos`)

function Options({ ownCount, onReplace, onAdd, onLook }: Choices) {
  return (
    <div className="mt-5 grid gap-3">
      {ownCount === 0 ? (
        <Option
          name="Usar esta lista"
          text="Queda en este equipo, lista para enviarla o cambiarla."
          onChoose={onReplace}
        />
      ) : (
        <>
          <Option name="Reemplazar mi lista" text="Queda solo la lista del enlace." onChoose={onReplace} />
          <Option name="Agregar a mi lista" text="Las cantidades de un mismo producto se suman." onChoose={onAdd} />
        </>
      )}
      <Option name="Solo mirar" text="Tu lista no cambia." onChoose={onLook} />
    </div>
  )
}

function Option({ name, text, onChoose }: { name: string; text: string; onChoose: () => void }) {
  return (
    <button
      type="button"
      onClick={onChoose}
      className="rounded border border-steel-500 px-4 py-3 text-left text-base leading-6 hover:border-red hover:text-red"
    >
      <span className="block font-bold">{name}</span>
      <span className="text-steel-600">{text}</span>
    </button>
  )
}
