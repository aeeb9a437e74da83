import { amountText } from '../../shared/catalogue/amount-text.ts'
import type { Tracking } from '../../shared/tracking/tracking.ts'
import { Icon } from '../ui/icon.tsx'
import { keyed } from '../ui/keyed.ts'
import { PictureAt } from '../ui/picture.tsx'
import { ProductCode } from '../ui/product-code.tsx'
import { unbroken } from '../ui/unbroken.ts'

export function SentRequest({ lines, typed }: Pick<Tracking, 'lines' | 'typed'>) {
  return (
    <>
      {lines.length > 0 && (
        <ul className="divide-y divide-steel-200 border-steel-200 border-y">
          {keyed(lines, ({ productId }) => String(productId)).map(({ key, item }) => (
            <Line key={key} line={item} />
          ))}
        </ul>
      )}
      {typed && <Typed typed={typed} />}
    </>
  )
}

function Line({ line: { name, code, picture, note, isGone, ...amount } }: { line: Tracking['lines'][number] }) {
  return (
    <li className="grid grid-cols-[5rem_1fr] items-center gap-x-5 gap-y-1 py-3 sm:grid-cols-[6rem_1fr_auto]">
      {picture ? (
        <PictureAt url={picture} alt="" sizes="96px" className="aspect-4/3 w-full rounded bg-backdrop object-cover" />
      ) : (
        <span className="grid aspect-4/3 w-full place-items-center rounded bg-steel-50 text-steel-400">
          <Icon name="list" />
        </span>
      )}
      <div>
        <p className="font-bold leading-6">{unbroken(name)}</p>
        <ProductCode code={code} />
        {isGone && <p className="text-base text-steel-600">Ya no está en el catálogo</p>}
        {note && <p className="whitespace-pre-line text-base">Nota: {note}</p>}
      </div>
      <p className="figures col-start-2 text-base text-steel-600 sm:text-ink sm:col-start-3 sm:text-right">
        {amountText(amount)}
      </p>
    </li>
  )
}

function Typed({
  typed: { name, company, equipment, otherProduct, message },
}: {
  typed: NonNullable<Tracking['typed']>
}) {
  const rows = [
    ['De', `${name}, ${company}`],
    ['Tipo de máquina', equipment],
    ['Otro producto', otherProduct],
    ['Mensaje', message],
  ].filter(([, text]) => text)
  return (
    <dl className="mt-6 grid gap-4">
      {rows.map(([label, text]) => (
        <div key={label}>
          <dt className="label text-steel-600">{label}</dt>
          <dd className="measure mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
