import type { HeroText } from '../content/content.ts'

/** For pages whose content matters more than a picture. */
export function PlainHero({ text: { category, title, description } }: { text: HeroText }) {
  return (
    <section className="on-dark bg-ink text-white">
      <div className="page py-12 lg:py-16">
        <p className="label">{category}</p>
        <h1 className="title-1 mt-3">{title}</h1>
        <p className="measure mt-5 text-lg leading-8">{description}</p>
      </div>
    </section>
  )
}
