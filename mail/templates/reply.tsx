import type { Request, RequestLine } from '../../domain/requests/request.ts'
import { requestTitles } from '../../shared/requests/names.ts'
import { momentText } from '../../shared/time-text.ts'
import { Layout } from './layout.tsx'
import { Lines, Message, Paragraphs } from './request-sections.tsx'
import { styles } from './styles.ts'

type Props = { body: string; request: Request; lines: RequestLine[] }

export function Reply({ body, request, lines }: Props) {
  return (
    <Layout preview={body.slice(0, 120)} title={`${requestTitles[request.kind]} ${request.folio}`}>
      <Paragraphs text={body} />
      <hr style={{ ...styles.rule, margin: '32px 0 0' }} />
      <p style={styles.small}>
        El {momentText(request.receivedAt)}, {request.name} ({request.company}) escribió:
      </p>
      <Message text={request.message} />
      <Lines lines={lines} />
    </Layout>
  )
}
