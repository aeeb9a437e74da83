import { productPath } from '../../shared/catalogue/addresses.ts'
import type { Mention } from '../../shared/catalogue/public.ts'
import { keyed } from '../ui/keyed.ts'
import { SiteLink } from '../ui/site-link.tsx'

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
