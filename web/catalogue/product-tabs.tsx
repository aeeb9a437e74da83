import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { productPath } from '../../shared/catalogue/addresses.ts'
import { readPictureAddress } from '../../shared/catalogue/picture.ts'
import type { Mention, Product } from '../../shared/catalogue/public.ts'
import { Icon } from '../ui/icon.tsx'
import { keyed } from '../ui/keyed.ts'
import { SiteLink } from '../ui/site-link.tsx'
import { Video } from '../ui/video.tsx'

type Tab = { name: string; content: ReactNode }

/** Without scripts all panels are shown below each other. */
export function ProductTabs({ product }: { product: Product }) {
  const tabs = tabsOf(product)
  const [chosen, setChosen] = useState(tabs.find(({ name }) => name === 'Información')?.name ?? tabs[0]?.name)
  const id = useId()
  if (tabs.length === 0) return null

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const index = tabs.findIndex(({ name }) => name === chosen)
    const target = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 }[event.key]
    if (target === undefined) return
    event.preventDefault()
    const next = tabs.at(target % tabs.length)
    setChosen(next?.name)
    document.getElementById(`${id}${next?.name}`)?.focus()
  }

  return (
    <div className="mt-9 md:mt-5 lg:mt-7">
      <div role="tablist" aria-label="Detalle del producto" className="product-tabs" onKeyDown={onKeyDown}>
        {tabs.map(({ name }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}${name}`}
            aria-selected={name === chosen}
            aria-controls={`${id}${name}-panel`}
            tabIndex={name === chosen ? 0 : -1}
            onClick={() => setChosen(name)}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ name, content }) => (
        <div
          key={name}
          role="tabpanel"
          id={`${id}${name}-panel`}
          aria-labelledby={`${id}${name}`}
          className="product-panel"
          data-chosen={name === chosen}
        >
          <h2 className="title-3 product-panel-title">{name}</h2>
          {content}
        </div>
      ))}
    </div>
  )
}

function tabsOf(product: Product): Tab[] {
  const { name, jsonDetails, mentions } = product
  const { specifications, information, downloads, videos } = jsonDetails
  const tabs: (Tab | false)[] = [
    specifications.length > 0 && { name: 'Especificaciones', content: <Specifications of={specifications} /> },
    information.length > 0 && { name: 'Información', content: <Information of={information} mentions={mentions} /> },
    downloads.length > 0 && { name: 'Descargas', content: <Downloads of={downloads} /> },
    videos.length > 0 && {
      name: 'Videos',
      content: (
        <div className="grid gap-6 xl:grid-cols-2">
          {keyed(videos, (video) => video).map(({ key, item: video }, index) => (
            <Video
              key={key}
              video={video}
              title={videos.length > 1 ? `${name}, video ${index + 1}` : name}
              picture={posterOf(product, index)}
            />
          ))}
        </div>
      ),
    },
  ]
  return tabs.filter((tab) => tab !== false)
}

function posterOf({ srcImg, altImg, alt }: Product, index: number) {
  const at = index % srcImg.length
  const picture = readPictureAddress(srcImg[at] ?? '')
  return picture && { ...picture, alt: altImg[at] ?? alt }
}

function Specifications({ of }: { of: Product['jsonDetails']['specifications'] }) {
  return (
    <table className="specifications">
      <caption className="sr-only">Especificaciones</caption>
      <tbody>
        {keyed(of, ({ key }) => key).map(({ key, item }) => (
          <tr key={key}>
            <th scope="row">{item.key}</th>
            <td>{item.value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type InformationProps = { of: string[] | string; mentions: Product['mentions'] }

function Information({ of, mentions }: InformationProps) {
  if (typeof of === 'string')
    return (
      <p className="measure">
        <LinkedText text={of} mentions={mentions} />
      </p>
    )
  return (
    <ul className="measure grid gap-3">
      {keyed(of, (point) => point).map(({ key, item: point }) => (
        <li key={key} className="flex gap-3">
          <Icon name="check" className="mt-0.5 text-red" />
          <span>
            <LinkedText text={point} mentions={mentions} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function Downloads({ of }: { of: Product['jsonDetails']['downloads'] }) {
  return (
    <ul className="grid justify-items-start gap-2">
      {keyed(of, ({ link }) => link).map(({ key, item: { name, link } }) => (
        <li key={key}>
          <a
            href={link}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-12 items-center gap-3 font-bold text-red hover:underline"
          >
            <Icon name="download" />
            {name}
            <span className="sr-only"> (se abre en otra pestaña)</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

type Props = { text: string; mentions: Mention[] | undefined }

/** The names of other products become links. */
export function LinkedText({ text, mentions = [] }: Props) {
  if (mentions.length === 0) return text
  const names = mentions.map((mention) => mention.text).sort((one, other) => other.length - one.length)
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${names.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'u')
  return keyed(text.split(pattern), (part) => part).map(({ key, item: part }) => {
    const mention = mentions.find((mention) => mention.text === part)
    return mention ? (
      <SiteLink
        key={key}
        to={productPath(mention)}
        className="underline decoration-steel-500 underline-offset-4 hover:text-red"
      >
        {part}
      </SiteLink>
    ) : (
      part
    )
  })
}

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
