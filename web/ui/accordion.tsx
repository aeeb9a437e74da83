import { Icon } from './icon.tsx'

type Entry = { id: number; title: string; description: string }

/** The browser keeps only one `details` element of the same name open. */
export function Accordion({ name, entries }: { name: string; entries: Entry[] }) {
  return (
    <div className="divide-y divide-steel-200 border-steel-200 border-y">
      {entries.map(({ id, title, description }, index) => (
        <details key={id} name={name} open={index === 0} className="group">
          <summary className="flex min-h-16 items-center justify-between gap-6 py-4">
            <h3 className="title-3">{title}</h3>
            <Icon name="plus" className="text-red group-open:hidden" />
            <Icon name="minus" className="hidden text-red group-open:block" />
          </summary>
          <p className="measure pb-6">{description}</p>
        </details>
      ))}
    </div>
  )
}
