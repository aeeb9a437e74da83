import { Icon } from '../../ui/icon.tsx'

export function GoneNotice() {
  return (
    <p className="mt-1 flex items-center gap-2 text-base text-red">
      <Icon name="alert" className="size-5" />
      Ya no está en el catálogo; se puede consultar igual.
    </p>
  )
}
