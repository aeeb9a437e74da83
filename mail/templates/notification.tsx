import type { Request, RequestLine } from '../../domain/requests/request.ts'
import { requestTitles } from '../../shared/requests/names.ts'
import { momentText } from '../../shared/time-text.ts'
import { Layout } from './layout.tsx'
import { Lines, Message, Misfits, OtherProduct, Sender } from './request-sections.tsx'
import { styles } from './styles.ts'

type Props = { request: Request; lines: RequestLine[]; misfits: string[] }

export function Notification({ request, lines, misfits }: Props) {
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
