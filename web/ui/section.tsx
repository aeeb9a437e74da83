import type { ReactNode } from 'react'
import type { Figure, Point } from '../content/content.ts'
import { keyed } from './keyed.ts'

type Props = {
  title: string
  text?: string | string[]
  children?: ReactNode
  aside?: ReactNode
  tone?: 'white' | 'steel' | 'ink'
  id?: string
}

const grounds = { white: '', steel: 'bg-steel-50', ink: 'on-dark bg-ink text-white' }

export function Section({ title, text, children, aside, tone = 'white', id }: Props) {
  return (
    <section id={id} className={`band ${grounds[tone]}`}>
      <div className="page">
        <div className="grid gap-x-6 gap-y-5 lg:grid-cols-12">
          <h2 className={`strap from-edge title-2 ${text || aside ? 'lg:col-span-6' : 'max-w-3xl lg:col-span-12'}`}>
            {title}
          </h2>
          {(text || aside) && (
            <div
              className={`grid content-start justify-items-start gap-6 lg:col-span-6 lg:pt-7 ${text ? '' : 'lg:justify-items-end'}`}
            >
              {text && <Paragraphs of={[text].flat()} />}
              {aside}
            </div>
          )}
        </div>
        {children && <div className="mt-10 lg:mt-14">{children}</div>}
      </div>
    </section>
  )
}

type ParagraphsProps = { of: string[]; className?: string; show?: (text: string) => ReactNode }

export function Paragraphs({ of, className = '', show = (text) => text }: ParagraphsProps) {
  return (
    <div className={`measure grid gap-4 ${className}`}>
      {keyed(of, (paragraph) => paragraph).map(({ key, item: paragraph }) => (
        <p key={key}>{show(paragraph)}</p>
      ))}
    </div>
  )
}

export function Points({ of, columns = 3 }: { of: Point[]; columns?: 2 | 3 }) {
  return (
    <ul className={`gap-x-8 gap-y-8 lg:gap-x-12 ${columns === 3 ? 'full-rows' : 'grid sm:grid-cols-2'}`}>
      {of.map(({ title, text }) => (
        <li key={title} className="border-steel-200 border-t pt-5">
          <h3 className="title-3">{title}</h3>
          <p className="mt-2">{text}</p>
        </li>
      ))}
    </ul>
  )
}

export function Figures({ of }: { of: Figure[] }) {
  return (
    <dl
      className={`figures grid grid-cols-2 gap-x-6 gap-y-10 ${of.length % 5 === 0 ? 'md:grid-cols-5' : 'md:grid-cols-3'}`}
    >
      {of.map(({ value, label }) => (
        <div key={label} className="flex max-w-64 flex-col-reverse justify-end">
          <dt className="mt-2 text-base leading-6 opacity-90">{label}</dt>
          <dd className="font-extrabold text-3xl tracking-tight min-[26rem]:whitespace-nowrap min-[26rem]:text-4xl md:text-3xl lg:text-5xl">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
