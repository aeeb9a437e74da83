import type { Request, RequestLine } from '../../domain/requests/request.ts'
import { requestTitles } from '../../shared/requests/names.ts'
import { Layout } from './layout.tsx'
import { Link } from './link.tsx'
import { Lines, Paragraphs } from './request-sections.tsx'
import { styles } from './styles.ts'

type Props = { body: string; request: Request; lines: RequestLine[]; trackingUrl: string | undefined }

/** The address may be a stranger's, so of what was typed only a first name is repeated: more could be spam in the company's name. The private page has it. */
export function Acknowledgement({ body, request, lines, trackingUrl }: Props) {
  return (
    <Layout preview={body.slice(0, 120)} title={`${requestTitles[request.kind]} ${request.folio}`}>
      <Paragraphs text={body} />
      {trackingUrl && (
        <p style={styles.text}>
          El estado, la respuesta y todo lo que se escribió en el formulario se ven en esta página privada; quien tiene
          el enlace puede verla:
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
