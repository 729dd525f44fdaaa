import { useConnectionState } from '../../client/client-context'
import { Notice } from '../../components/notice/notice'
import { words } from '../../messages/page'
import { type MatchCommands, useBusy } from '../../match/hooks/use-match-commands'

/** Says that what was tapped waits for the network; nothing where nothing does. */
export function NotSent({ commands }: { readonly commands: MatchCommands }) {
  const state = useConnectionState()
  const busy = useBusy(commands)
  if (!busy || state === 'open') return null
  return (
    <Notice tone="warning" role="status">
      <p>{words.join.phone.sending}</p>
    </Notice>
  )
}
