import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { readPictureAddress } from '../../shared/catalogue/picture.ts'
import { Icon } from '../ui/icon.tsx'
import { keyed } from '../ui/keyed.ts'
import { gallerySizes, PictureAt } from '../ui/picture.tsx'

type Props = { pictures: { url: string; alt: string }[] }

const swipePx = 40

export function Gallery({ pictures }: Props) {
  const [index, setIndex] = useState(0)
  const from = useRef(0)
  const zoom = useRef<HTMLDialogElement>(null)
  const count = pictures.length
  const current = pictures[index]
  const go = (step: number) => setIndex((index + step + count) % count)

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (zoom.current?.open) return
    if (key === 'ArrowLeft') go(-1)
    if (key === 'ArrowRight') go(1)
  }
  const onPointerUp = ({ clientX, pointerType }: PointerEvent) => {
    const distance = clientX - from.current
    if (pointerType !== 'mouse' && Math.abs(distance) > swipePx) go(distance < 0 ? 1 : -1)
  }

  const enlarge = () => {
    const dialog = zoom.current
    if (!dialog) return
    dialog.showModal()
    dialog.scrollTo((dialog.scrollWidth - dialog.clientWidth) / 2, (dialog.scrollHeight - dialog.clientHeight) / 2)
  }

  if (!current) return <div className="aspect-4/3 rounded bg-backdrop" />
  return (
    <section aria-label="Imágenes del producto" onKeyDown={onKeyDown}>
      <div
        className="relative [touch-action:pan-y] overflow-hidden rounded bg-backdrop"
        onPointerDown={({ clientX }) => {
          from.current = clientX
        }}
        onPointerUp={onPointerUp}
      >
        <button type="button" className="block w-full cursor-zoom-in" onClick={enlarge}>
          <PictureAt
            key={current.url}
            {...current}
            first
            sizes={gallerySizes}
            className="aspect-3/2 w-full object-cover sm:aspect-4/3"
          />
          <span className="sr-only">Ampliar imagen</span>
        </button>
        {count > 1 && (
          <>
            <Arrow side="left" label="Imagen anterior" onClick={() => go(-1)} />
            <Arrow side="right" label="Imagen siguiente" onClick={() => go(1)} />
            <p className="figures absolute right-3 bottom-3 rounded bg-white px-2 text-sm" aria-live="polite">
              <span className="sr-only">Imagen </span>
              {index + 1} / {count}
            </p>
          </>
        )}
      </div>
      {count > 1 && (
        <ul className="mt-3 grid grid-cols-5 gap-3">
          {keyed(pictures, ({ url }) => url).map(({ key, item: { url, alt } }, position) => (
            <li key={key}>
              <button
                type="button"
                aria-label={`Ver imagen ${position + 1}: ${alt}`}
                aria-current={position === index || undefined}
                className="block w-full overflow-hidden rounded border-2 border-transparent aria-[current]:border-red"
                onClick={() => setIndex(position)}
              >
                <PictureAt url={url} alt="" sizes="130px" className="aspect-4/3 w-full object-cover" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <dialog ref={zoom} aria-label={current.alt} className="zoom">
        <form method="dialog">
          <button type="submit">
            <PictureAt url={current.url} alt="" sizes={`${widthOf(current.url)}px`} className="max-w-none" />
            <Icon name="close" className="zoom-close" />
            <span className="sr-only">Cerrar imagen ampliada</span>
          </button>
        </form>
      </dialog>
    </section>
  )
}

const widthOf = (url: string) => readPictureAddress(url)?.width ?? 1200

function Arrow({ side, label, onClick }: { side: 'left' | 'right'; label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={`absolute top-1/2 grid size-11 -translate-y-1/2 place-items-center rounded bg-white hover:text-red ${side === 'left' ? 'left-3' : 'right-3'}`}
    >
      <Icon name={side === 'left' ? 'chevron-left' : 'chevron-right'} />
    </button>
  )
}
