import { momentText } from '../../clock.ts'
import { requestTitles } from '../../contract/requests/names.ts'
import type { Request, RequestLine } from '../../domain/requests/request.ts'
import { Layout } from './layout.tsx'
import { Lines, Message, OtherProduct, Sender } from './request-sections.tsx'
import { styles } from './styles.ts'

export function Notification({ request, lines }: { request: Request; lines: RequestLine[] }) {
  return (
    <Layout preview={`${request.company}, ${request.name}`} title={`${requestTitles[request.kind]} ${request.folio}`}>
      <p style={styles.text}>Llegó el {momentText(request.receivedAt)}.</p>
      <Sender request={request} />
      <Lines lines={lines} forStaff />
      <OtherProduct text={request.otherProduct} />
      <Message text={request.message} />
    </Layout>
  )
}
