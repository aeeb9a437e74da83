import type { Reply } from '../../contract/requests/inbox.ts'
import { useDraft } from '../shell/drafts.ts'

export const useReplyDraft = (requestId: number) => useDraft<Reply>(`respuesta ${requestId}`)
