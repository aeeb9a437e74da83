import { phoneLink } from '../../contract/phone-links.ts'
import type { Request, RequestKind, RequestLine } from '../../domain/requests/request.ts'
import { useCompany } from './company.ts'
import { kindNames } from './kind-names.ts'
import { Layout } from './layout.tsx'
import { Link } from './link.tsx'
import { Lines } from './request-sections.tsx'
import { styles } from './styles.ts'

const received: Record<RequestKind, string> = {
  quotation: 'Recibimos la solicitud de cotización. Un ejecutivo revisará la lista y responderá a este correo.',
  contact: 'Recibimos el mensaje. La respuesta llegará a este correo.',
  service: 'Recibimos la solicitud de servicio técnico. Un técnico se pondrá en contacto para coordinar la atención.',
}

type Props = { request: Request; lines: RequestLine[]; trackingUrl: string | undefined }

/** The address may be a stranger's, so no visitor input is repeated: it could be spam in the company's name. */
export function Acknowledgement({ request, lines, trackingUrl }: Props) {
  const { phones } = useCompany()
  return (
    <Layout preview={received[request.kind]} title={`${kindNames[request.kind]} ${request.folio}`}>
      <p style={styles.text}>Estimados:</p>
      <p style={styles.text}>{received[request.kind]}</p>
      <p style={styles.text}>
        El folio es <strong>{request.folio}</strong>. Para agregar información basta responder este correo o llamar al{' '}
        <Link href={phoneLink(phones.sales)}>{phones.sales}</Link> e indicar el folio.
      </p>
      {trackingUrl && (
        <p style={styles.text}>
          El estado y la respuesta se ven en esta página privada; quien tiene el enlace puede verla:
          <br />
          <Link href={trackingUrl} isLong>
            {trackingUrl}
          </Link>
        </p>
      )}
      <Lines lines={lines.map(withoutForeignWords)} />
    </Layout>
  )
}

const withoutForeignWords = (line: RequestLine): RequestLine =>
  line.productKnown ? line : { ...line, name: `Producto n.º ${line.productId} (ya no está en el catálogo)` }
