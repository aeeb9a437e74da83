import { useNavigate } from 'react-router'
import type { Point } from '../content/content.ts'
import { ctaLook, TextLink } from '../ui/buttons.tsx'
import { Section } from '../ui/section.tsx'
import { CalculatorFields } from './calculator-fields.tsx'
import { calculationAddress, type Fields, resultId, typedIn } from './typed-fields.ts'

type Props = {
  text: Point
  calculator: { path: string; fields: Fields; groups: { names: string[] }[] }
  tone?: 'white' | 'steel'
}

/** The first questions of a calculator, on the page of a solution. Its own page asks the rest. */
export function CalculatorBlock({ text: { title, text }, calculator, tone = 'white' }: Props) {
  const { path, fields, groups } = calculator
  const navigate = useNavigate()
  return (
    <Section title={title} text={text} tone={tone} id="calculadora">
      <form
        action={`${path}#${resultId}`}
        aria-label={title}
        onSubmit={(event) => {
          event.preventDefault()
          const typed = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
          const whole = { ...typedIn(fields, new URLSearchParams()), ...Object.fromEntries(typed) }
          navigate(`${calculationAddress(calculator, whole)}#${resultId}`)
        }}
      >
        <div className="grid grid-cols-2 gap-x-4 md:grid-cols-3 md:gap-x-6 lg:grid-cols-5">
          <CalculatorFields
            fields={fields}
            names={groups[0]?.names ?? []}
            typed={typedIn(fields, new URLSearchParams())}
          />
        </div>
        <div className="mt-3 flex flex-wrap items-center gap-x-8 gap-y-3">
          <button type="submit" className={ctaLook()}>
            Calcular
          </button>
          <TextLink to={path}>Ver la calculadora completa</TextLink>
        </div>
      </form>
    </Section>
  )
}
