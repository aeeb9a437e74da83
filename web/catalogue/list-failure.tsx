import { productos } from '../content/productos.ts'
import { CtaButton } from '../ui/buttons.tsx'
import { Icon } from '../ui/icon.tsx'

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
