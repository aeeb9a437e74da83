import { productos } from '../content/paginas.ts'
import { CtaButton } from '../ui/cta-button.tsx'
import { Icon } from '../ui/icon.tsx'

export function NoResults() {
  const { title, items } = productos.emptyHelp
  return (
    <div className="rounded bg-steel-50 p-8 lg:p-12">
      <Icon name="search" className="size-12 text-steel-600" />
      <p className="title-2 mt-4" role="status">
        {productos.empty}
      </p>
      <p className="mt-6 font-bold">{title}</p>
      <ul className="mt-2 list-disc pl-5">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <div className="mt-8 flex flex-wrap gap-3">
        <CtaButton to="/productos" white>
          Ver todo el catálogo
        </CtaButton>
        <CtaButton to="/contacto">Consultar a ventas</CtaButton>
      </div>
    </div>
  )
}

/** Shown when the list or the categories could not be loaded after all retries. */
export function ListFailure() {
  return (
    <div className="page band text-center" role="alert">
      <Icon name="alert" className="mx-auto size-16 text-red" />
      <h1 className="title-2 mt-6">{productos.failure}</h1>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <CtaButton onClick={() => location.reload()}>Reintentar</CtaButton>
        <CtaButton to="/" white>
          Volver al inicio
        </CtaButton>
      </div>
    </div>
  )
}
