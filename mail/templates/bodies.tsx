import type { Request, StoredRequestLine } from '../../domain/requests/request.ts'
import { requestTitles } from '../../shared/requests/request-names.ts'
import { momentText } from '../../shared/time-text.ts'
import type { QuoteTemplateData } from '../mail.ts'
import { Layout, MailButton, MailLink, styles } from './layout.tsx'
import { Lines, MailParagraphs, Message, Misfits, OtherProduct, Row, Sender } from './request-sections.tsx'

type Props = { body: string; request: Request; lines: StoredRequestLine[]; trackingUrl: string | undefined }

/** The address may be a stranger's, so of what was typed only a first name is repeated: more could be spam in the company's name. The private page has it. */
export function AcknowledgementBody({ body, request, lines, trackingUrl }: Props) {
  return (
    <Layout preview={body.slice(0, 120)} title={`${requestTitles[request.kind]} ${request.folio}`}>
      <MailParagraphs text={body} />
      {trackingUrl && (
        <p style={styles.text}>
          El estado, la respuesta y todo lo que se escribió en el formulario se ven en esta página privada; quien tiene
          el enlace puede verla:
          <br />
          <MailLink href={trackingUrl} isLong>
            {trackingUrl}
          </MailLink>
        </p>
      )}
      <Lines lines={lines.map(withoutForeignWords)} />
    </Layout>
  )
}

const withoutForeignWords = (line: StoredRequestLine): StoredRequestLine =>
  line.productKnown ? line : { ...line, name: `Producto n.º ${line.productId} (ya no está en el catálogo)` }

type NotificationProps = { request: Request; lines: StoredRequestLine[]; misfits: string[] }

export function NotificationBody({ request, lines, misfits }: NotificationProps) {
  return (
    <Layout preview={`${request.company}, ${request.name}`} title={`${requestTitles[request.kind]} ${request.folio}`}>
      <p style={styles.text}>Llegó el {momentText(request.receivedAt)}.</p>
      <Sender request={request} />
      <Lines lines={lines} forStaff />
      <Misfits texts={misfits} />
      <OtherProduct text={request.otherProduct} />
      <Message text={request.message} />
    </Layout>
  )
}

type ReplyProps = { body: string; request: Request; lines: StoredRequestLine[] }

export function ReplyBody({ body, request, lines }: ReplyProps) {
  return (
    <Layout preview={body.slice(0, 120)} title={`${requestTitles[request.kind]} ${request.folio}`}>
      <MailParagraphs text={body} />
      <hr style={{ ...styles.rule, margin: '32px 0 0' }} />
      <p style={styles.small}>
        El {momentText(request.receivedAt)}, {request.name} ({request.company}) escribió:
      </p>
      <Message text={request.message} />
      <Lines lines={lines} />
    </Layout>
  )
}

export function QuoteBody({ title, body, facts, button }: QuoteTemplateData) {
  return (
    <Layout preview={body.slice(0, 120)} title={title}>
      <MailParagraphs text={body} />
      {facts.length > 0 && (
        <table className="data" style={{ ...styles.table, marginTop: '24px' }}>
          <tbody>
            {facts.map(([label, value]) => (
              <Row key={label} label={label}>
                {value}
              </Row>
            ))}
          </tbody>
        </table>
      )}
      {button && <MailButton {...button} />}
    </Layout>
  )
}

export function AccountNoticeBody({ subject, body }: { subject: string; body: string }) {
  const paragraphs = body.split('\n\n')
  return (
    <Layout preview={paragraphs[1] ?? subject} title={subject}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} style={styles.text}>
          {paragraph}
        </p>
      ))}
    </Layout>
  )
}
