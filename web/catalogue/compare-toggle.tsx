import { Link, useRouteLoaderData } from 'react-router'
import { comparisonPath } from '../../contract/catalogue/compared-ids.ts'
import { maxCompared } from '../../contract/limits.ts'
import type { loader as rootLoader } from '../root.tsx'
import { Icon } from '../ui/icon.tsx'
import { unbroken } from '../ui/unbroken.ts'
import { useCompared } from './compared.ts'

type Props = { id: number; name: string; className?: string }

const look =
  'min-h-11 items-center gap-2 text-base leading-6 text-steel-600 hover:text-red aria-pressed:font-semibold aria-pressed:text-ink aria-disabled:text-steel-400'

/** Without scripts it opens a comparison with this product, where others can be added. */
export function CompareToggle({ id, name, className = '' }: Props) {
  const isChosen = useCompared(({ ids }) => ids.includes(id))
  const isFull = useCompared(({ ids }) => ids.length >= maxCompared)
  const toggle = useCompared((compared) => compared.toggle)
  const isOwnBackend = !useRouteLoaderData<typeof rootLoader>('root')?.apiUrl
  if (!isOwnBackend) return null
  const isBlocked = isFull && !isChosen
  return (
    <>
      <button
        type="button"
        aria-pressed={isChosen}
        aria-disabled={isBlocked}
        aria-label={`Comparar ${name}`}
        title={isBlocked ? `Se comparan hasta ${maxCompared} productos` : undefined}
        onClick={() => !isBlocked && toggle(id)}
        className={`inline-flex noscript:hidden ${look} ${className}`}
      >
        <Icon name={isChosen ? 'check' : 'compare'} className="size-5" />
        Comparar
      </button>
      <Link to={comparisonPath([id])} className={`hidden noscript:inline-flex ${look} ${className}`}>
        Comparar
        <span className="sr-only"> {unbroken(name)}</span>
      </Link>
    </>
  )
}
