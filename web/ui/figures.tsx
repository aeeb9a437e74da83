import type { Figure } from '../content/content.ts'

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
