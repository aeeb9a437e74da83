import { useState } from 'react'
import { productPath } from '../../shared/catalogue/addresses.ts'
import { quantityText } from '../../shared/catalogue/sale-unit.ts'
import { maxNoteLength, maxQuotationLines } from '../../shared/limits.ts'
import { typedText, useQuotationList } from '../requests/quotation/quotation-list.ts'
import { CtaButton, TextLink } from '../ui/buttons.tsx'
import { Icon } from '../ui/icon.tsx'
import { PictureAt } from '../ui/picture.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { unbroken } from '../ui/unbroken.ts'
import { itemOf, keyOf, type Proposal, type Proposals, type ProposedLine } from './calculator.ts'

type Props = { of: Proposals; quotedAt: (id: number) => string }

export function ProposalView({ of: { options, none, list }, quotedAt }: Props) {
  const [chosenId, setChosenId] = useState<number>()
  const chosen = options.find((option) => keyOf(option) === chosenId) ?? options[0]
  return (
    <section aria-labelledby="propuesta" className="mt-10 rounded bg-steel-50 p-5 sm:p-6">
      <h3 id="propuesta" className="title-3">
        Productos para este cálculo
      </h3>
      {chosen ? (
        <>
          <fieldset className="mt-4 grid gap-3">
            <legend className="sr-only">Producto propuesto</legend>
            {options.map((option) => (
              <Option
                key={keyOf(option)}
                option={option}
                to={quotedAt(keyOf(option))}
                isChosen={option === chosen}
                isOnly={options.length === 1}
                onChoose={() => setChosenId(keyOf(option))}
              />
            ))}
          </fieldset>
          <AddProposal lines={chosen.lines} />
        </>
      ) : (
        <>
          <p className="mt-3">{unbroken(none)}</p>
          <TextLink to={list} className="mt-2">
            Ver los productos de la categoría
          </TextLink>
        </>
      )}
    </section>
  )
}

type OptionProps = { option: Proposal; to: string; isChosen: boolean; isOnly: boolean; onChoose: () => void }

function Option({ option: { lines, reason }, to, isChosen, isOnly, onChoose }: OptionProps) {
  const name = lines.map(({ product }) => product.name).join(' y ')
  return (
    <div
      className={`flex items-start gap-3 rounded border bg-white p-4 ${isChosen && !isOnly ? 'border-red' : 'border-steel-200'}`}
    >
      {!isOnly && (
        <input
          type="radio"
          name="propuesta"
          aria-label={name}
          checked={isChosen}
          onChange={onChoose}
          className="needs-scripts mt-1 size-5 shrink-0 accent-red"
        />
      )}
      <div className="grow">
        <ul className="grid gap-3">
          {lines.map((line) => (
            <Line key={line.product.id} line={line} />
          ))}
        </ul>
        <p className="mt-2 text-base text-steel-600 leading-6">{unbroken(reason)}</p>
        <SiteLink to={to} aria-label={`Cotizar ${name}`} className="hidden text-red underline noscript:inline">
          Cotizar
        </SiteLink>
      </div>
    </div>
  )
}

function Line({ line: { product, quantity } }: { line: ProposedLine }) {
  return (
    <li className="flex items-start gap-4">
      {product.image && (
        <span className="w-16 shrink-0 overflow-hidden rounded bg-backdrop">
          <PictureAt url={product.image} alt="" sizes="64px" className="aspect-4/3 object-cover" />
        </span>
      )}
      <div className="text-base leading-6">
        <SiteLink to={productPath(product)} className="inline-block font-bold">
          <span className="underlined">{unbroken(product.name)}</span>
        </SiteLink>
        <p className="figures font-semibold text-red">
          {unbroken(quantityText(quantity, product.unit))} <span className="text-steel-600">al mes</span>
        </p>
      </div>
    </li>
  )
}

function AddProposal({ lines }: { lines: ProposedLine[] }) {
  const [outcome, setOutcome] = useState<{ of: string; isAdded: boolean }>()
  const signature = JSON.stringify(lines.map(({ product, quantity, note }) => [product.id, quantity, note]))
  const { isAdded } = outcome?.of === signature ? outcome : {}
  if (isAdded) return <Added />
  return (
    <div className="needs-scripts mt-5">
      <CtaButton onClick={() => setOutcome({ of: signature, isAdded: addLines(lines) })} className="w-full sm:w-auto">
        <Icon name="list" />
        Agregar a la Cotización
      </CtaButton>
      {isAdded === false && (
        <p role="alert" className="mt-3 font-semibold text-red">
          La lista ya tiene {maxQuotationLines} productos; hay que enviarla o quitar alguno antes de agregar otro.
        </p>
      )}
    </div>
  )
}

function Added() {
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
      <p
        ref={(text) => text?.focus()}
        tabIndex={-1}
        role="status"
        className="flex items-center gap-3 font-bold outline-none"
      >
        <Icon name="check" className="text-red" />
        Agregado!
      </p>
      <CtaButton to="/cotizacion">Ir a mi Cotización</CtaButton>
    </div>
  )
}

/** The result is false if the list is full. */
function addLines(lines: ProposedLine[]): boolean {
  const { items, add } = useQuotationList.getState()
  return lines
    .map((line) => {
      const before = items.find(({ id }) => id === line.product.id)?.note
      return add({ ...itemOf(line), note: typedText(joinNotes(before, line.note), maxNoteLength) })
    })
    .every(Boolean)
}

/** A note that the line has already stays before the calculation. */
function joinNotes(before: string | undefined, note: string): string {
  if (!before) return note
  return before.includes(note) ? before : `${before}\n${note}`
}
