import { quotePdfPath } from '../../shared/tracking/tracking-page.ts'
import { actionLook } from '../ui/action-look.ts'
import { Icon } from '../ui/icon.tsx'

/** `path` is that of the private page. */
export function PdfLink({ path, version }: { path: string; version: number }) {
  return (
    <a href={quotePdfPath(path, version)} target="_blank" rel="noopener noreferrer" className={actionLook}>
      <Icon name="download" className="size-5" />
      Cotización en PDF, versión {version}
    </a>
  )
}
