import { useRouteLoaderData } from 'react-router'
import { maxCompared } from '../../shared/limits.ts'
import type { loader as rootLoader } from '../root.tsx'
import { Icon } from '../ui/icon.tsx'
import { useCompared } from './compared.ts'

type Props = { id: number; name: string; className?: string }

/** Without scripts the form opens a comparison with this product, where others can be added. */
export function CompareToggle({ id, name, className = '' }: Props) {
  const isChosen = useCompared(({ ids }) => ids.includes(id))
  const isFull = useCompared(({ ids }) => ids.length >= maxCompared)
  const toggle = useCompared((compared) => compared.toggle)
  const isOwnBackend = !useRouteLoaderData<typeof rootLoader>('root')?.apiUrl
  if (!isOwnBackend) return null
  const isBlocked = isFull && !isChosen
  return (
    <form
      action="/comparar"
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBlocked) toggle(id)
      }}
    >
      <button
        type="submit"
        name="productos"
        value={id}
        aria-pressed={isChosen}
        aria-disabled={isBlocked}
        aria-label={`Comparar ${name}`}
        title={isBlocked ? `Se comparan hasta ${maxCompared} productos` : undefined}
        className="compare-toggle"
      >
        <Icon name={isChosen ? 'check' : 'compare'} className="size-5" />
        Comparar
      </button>
    </form>
  )
}
