import { ORPCError } from '@orpc/client'
import { TOO_MANY_STREAMS } from '#shared/contract/table'
import { Notice } from '../components/notice/notice'
import { words } from '../messages/page'

/** In place of a match that the host does not send; with what can be done where the device itself asked for too much. */
export function FailedNotice({ fault }: { readonly fault: unknown }) {
  const isTooMuch = fault instanceof ORPCError && fault.code === TOO_MANY_STREAMS
  return (
    <Notice tone="warning" role="alert">
      {isTooMuch ? words.match.tooManyStreams : words.match.failed}
    </Notice>
  )
}
