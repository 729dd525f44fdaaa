import { useConnection } from '../../client/client-context'
import type { Client } from '../../client/client'
import { useAnnounce } from '../../components/announcer/announcer'
import type { Aloud } from '../../actions/at-table'
import { useSetting } from '../../settings/settings'
import { speak } from '../../sound/voice'
import { openHands, type OpenHands } from '../model/open-hands'
import { toldNow, type OwnSeat } from '../model/told-now'
import type { MatchView } from '../match-view'

const NO_HANDS: OpenHands = new Map()

/** Says what the table shows when it is asked. `own`: whose device this is; null where it is everyone's. */
export function useAloud(view: MatchView, own: OwnSeat | null = null): (what: Aloud) => void {
  const { client } = useConnection()
  const { say } = useAnnounce()
  const spoken = useSetting('spoken') === 'on'
  const tell = (what: Aloud, shown: OpenHands): void => {
    const text = toldNow(what, view, own, shown)
    say(text)
    if (spoken) speak(text)
  }
  return (what) => {
    /* What others laid open is asked for where their hands are, and not followed all evening. */
    if (what !== 'hand' || own !== null) tell(what, NO_HANDS)
    else void shownNow(client, view).then((shown) => tell(what, shown))
  }
}

/** The hands that are laid open now; none where that cannot be learnt. */
async function shownNow(client: Client, { matchId, scored }: MatchView): Promise<OpenHands> {
  const stop = new AbortController()
  try {
    for await (const hands of await client.table.hands({ matchId }, { signal: stop.signal })) return openHands(hands, scored.rounds.length - 1)
    return NO_HANDS
  } catch {
    return NO_HANDS
  } finally {
    stop.abort()
  }
}
