import type { Reply } from '../../shared/requests/inbox.ts'
import { useDraft } from '../shell/drafts.ts'

export const useReplyDraft = (requestId: number) => useDraft<Reply>(`respuesta ${requestId}`)
