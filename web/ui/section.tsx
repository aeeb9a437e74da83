import type { ReactNode } from 'react'
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
