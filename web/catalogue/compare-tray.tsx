import { Link } from 'react-router'
import { comparisonPath } from '../../shared/catalogue/addresses.ts'
import { Icon } from '../ui/icon.tsx'
import { useCompared } from './compared.tsx'
import { countText } from './count-text.ts'

export default function CompareTray() {
  const ids = useCompared((compared) => compared.ids)
  const clear = useCompared((compared) => compared.clear)
  if (ids.length === 0) return null
  return (
    <section aria-label="Comparación" className="compare-tray">
      <p role="status" className="grow font-semibold">
        {countText(ids.length)} para comparar
      </p>
      <Link
        to={comparisonPath(ids)}
        className="inline-flex min-h-11 items-center gap-2 rounded bg-red px-5 font-bold text-white hover:bg-red-dark"
      >
        <Icon name="compare" className="size-5" />
        Comparar
      </Link>
      <button type="button" onClick={clear} className="grid size-11 place-items-center hover:text-red">
        <Icon name="close" />
        <span className="sr-only">Vaciar la comparación</span>
      </button>
    </section>
  )
}
