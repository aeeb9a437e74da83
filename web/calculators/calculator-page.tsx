import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { CalculatorCopy } from '../content/content.ts'
import type { Crumb } from '../document/page-meta.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { CopyButton, ctaLook } from '../ui/buttons.tsx'
import { InformationRequest } from '../ui/contact-channels.tsx'
import { PlainHero } from '../ui/hero.tsx'
import { Icon } from '../ui/icon.tsx'
import { Points, Section } from '../ui/section.tsx'
import { unbroken } from '../ui/unbroken.ts'
import { type Calculator, type FieldGroup, type ResultFigure, readCalculation, type Step } from './calculator.ts'
import { CalculatorFields } from './calculator-fields.tsx'
import { ProposalView } from './proposal-view.tsx'
import {
  calculationAddress,
  type Fields,
  type FieldsReading,
  quotingAddress,
  resultId,
  typedIn,
} from './typed-fields.ts'

type Props<F extends Fields, Products> = {
  calculator: Calculator<F, Products>
  /** Without any products, none are proposed. */
  products: Products | undefined
  copy: CalculatorCopy
  trail: Crumb[]
}

export function CalculatorPage<F extends Fields, Products>({ calculator, products, copy, trail }: Props<F, Products>) {
  const { typed, type } = useTyped(calculator.fields)
  const reading = readCalculation(calculator, typed)
  const { hero, method, request } = copy
  return (
    <>
      <PlainHero text={hero} />
      <Breadcrumbs trail={trail} />
      <div className="page grid items-start gap-12 py-10 lg:grid-cols-12 lg:gap-16 lg:py-16">
        <Sheet calculator={calculator} reading={reading} onType={type} />
        <Result calculator={calculator} reading={reading} products={products} />
      </div>
      <Section title={method.title} tone="steel">
        <Points of={method.points} columns={2} />
      </Section>
      <InformationRequest {...request} />
    </>
  )
}

/** What is typed, which begins with the address and follows it when the visitor goes back or forward. */
function useTyped(fields: Fields) {
  const { search } = useLocation()
  const read = () => ({ search, typed: typedIn(fields, new URLSearchParams(search)) })
  const [state, setState] = useState(read)
  if (state.search !== search) setState(read())
  const type = (name: string, text: string) =>
    setState(({ search, typed }) => ({ search, typed: { ...typed, [name]: text } }))
  return { typed: state.typed, type }
}

type SheetProps<F extends Fields, P> = {
  calculator: Calculator<F, P>
  reading: FieldsReading<F>
  onType: (name: string, text: string) => void
}

function Sheet<F extends Fields, P>({ calculator, reading, onType }: SheetProps<F, P>) {
  const { path, fields, groups } = calculator
  const { typed, usual, errors } = reading
  const navigate = useNavigate()
  const shared = { fields, typed, usual, errors, onType }
  return (
    <form
      action={`${path}#${resultId}`}
      aria-label="Datos del cálculo"
      noValidate
      className="grid gap-5 lg:col-span-5"
      onSubmit={(event) => {
        event.preventDefault()
        const [wrong] = Object.keys(errors)
        if (wrong) document.getElementById(wrong)?.focus()
        else navigate(`${calculationAddress(calculator, typed)}#${resultId}`, { replace: true })
      }}
    >
      {groups.map((group) =>
        group.isFolded ? (
          <FoldedGroup key={group.title} group={group} {...shared} />
        ) : (
          <fieldset key={group.title}>
            <legend className="title-3">{group.title}</legend>
            <GroupFields names={group.names} {...shared} />
          </fieldset>
        ),
      )}
      <div className="flex flex-wrap items-center gap-3">
        <button type="submit" className={ctaLook()}>
          Calcular
        </button>
        <span className="needs-scripts contents">
          <CopyLink address={calculationAddress(calculator, typed)} />
        </span>
      </div>
    </form>
  )
}

type FieldsProps = Parameters<typeof CalculatorFields>[0]

function GroupFields(props: FieldsProps) {
  const isOptional = props.names.some((name) => props.fields[name]?.usual !== undefined)
  return (
    <>
      {isOptional && (
        <p className="mt-1 text-base text-steel-600 leading-6">
          Un campo vacío usa el valor habitual, que aparece en gris.
        </p>
      )}
      <div className="mt-4 grid grid-cols-2 gap-x-4">
        <CalculatorFields {...props} />
      </div>
    </>
  )
}

type GroupProps<F extends Fields> = Omit<FieldsProps, 'names'> & { group: FieldGroup<F> }

/** Open where something in it was changed or is wrong. */
function FoldedGroup<F extends Fields>({ group: { title, names }, ...shared }: GroupProps<F>) {
  const [isOpen, setOpen] = useState(names.some((name) => shared.typed[name]))
  const isWrong = names.some((name) => shared.errors?.[name])
  return (
    <details
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group border-steel-200 border-y py-2"
    >
      <summary className="title-3 flex min-h-11 items-center justify-between gap-6">
        {title}
        <Icon name="plus" className="text-red group-open:hidden" />
        <Icon name="minus" className="hidden text-red group-open:block" />
      </summary>
      <GroupFields names={names} {...shared} />
    </details>
  )
}

function CopyLink({ address }: { address: string }) {
  const text = typeof location === 'undefined' ? address : new URL(address, location.origin).href
  return <CopyButton icon="link" name="Copiar enlace" done="Enlace copiado" text={text} />
}

type ResultProps<F extends Fields, P> = {
  calculator: Calculator<F, P>
  reading: FieldsReading<F>
  products: P | undefined
}

function Result<F extends Fields, P>({ calculator, reading: { values, errors, typed }, products }: ResultProps<F, P>) {
  const found = values && calculator.calculate(values)
  return (
    <section id={resultId} aria-labelledby="titulo-resultado" className="scroll-mt-20 lg:col-span-7">
      <h2 id="titulo-resultado" className="title-2">
        Resultado
      </h2>
      {found ? (
        <>
          <ResultFigures of={found.figures} />
          {products && values && (
            <ProposalView
              of={calculator.propose(values, products, typed)}
              quotedAt={(id) => quotingAddress(calculator, typed, id)}
            />
          )}
          <Steps of={found.steps} />
        </>
      ) : (
        <ErrorList fields={calculator.fields} errors={errors} />
      )}
    </section>
  )
}

function ErrorList({ fields, errors }: { fields: Fields; errors: Record<string, string> }) {
  return (
    <div className="mt-6 rounded bg-steel-50 p-5 sm:p-6">
      <p className="font-semibold">Falta corregir para calcular:</p>
      <ul className="mt-2 grid gap-2">
        {Object.entries(errors).map(([name, error]) => (
          <li key={name}>
            <a href={`#${name}`} className="text-red underline">
              {fields[name]?.label}
            </a>
            : {unbroken(error.charAt(0).toLowerCase() + error.slice(1))}
          </li>
        ))}
      </ul>
    </div>
  )
}

function ResultFigures({ of: figures }: { of: ResultFigure[] }) {
  return (
    <>
      <p role="status" className="sr-only">
        {unbroken(figures.map(({ value, unit }) => `${value} ${unit}`).join(', '))}
      </p>
      <dl className="figures mt-6 grid grid-cols-2 gap-x-6 gap-y-6">
        {figures.map(({ value, unit }) => (
          <div key={unit} className="flex flex-col-reverse justify-end border-red border-t-4 pt-3">
            <dt className="text-base text-steel-600 leading-6">{unbroken(unit)}</dt>
            <dd className="font-extrabold text-3xl leading-tight tracking-tight sm:text-4xl">{unbroken(value)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Steps({ of: steps }: { of: Step[] }) {
  return (
    <>
      <h3 className="title-3 mt-10">Cómo se calcula</h3>
      <ol className="figures mt-4 border-steel-200 border-b">
        {steps.map(({ name, formula, filled, result }) => (
          <li
            key={name}
            className="grid gap-x-6 gap-y-1 border-steel-200 border-t py-3 text-base leading-6 sm:grid-cols-[1fr_auto]"
          >
            <div>
              <p className="font-semibold">{name}</p>
              <p className="text-steel-600">{formula}</p>
              <p>{unbroken(filled)}</p>
            </div>
            <p className="font-bold sm:self-end sm:text-right">= {unbroken(result)}</p>
          </li>
        ))}
      </ol>
    </>
  )
}
