import type { Outcome } from '#shared/contract/schemas'
import type { MatchId } from '#shared/kernel/ids'
import type { Client } from '../../client/client'
import { useAnnounce } from '../../components/announcer/announcer'
import { words } from '../../messages/page'
import { useClient } from '../../client/client-context'
import { answered } from '../../hooks/use-command'

interface OfMatch {
  readonly matchId: MatchId
  readonly revision: number
  /** Its players as a sentence names them. */
  readonly players: string
}

export interface Bin {
  /** True once the match lies in the bin; a message then offers to restore it. */
  readonly put: (match: OfMatch) => Promise<boolean>
  readonly restore: (match: OfMatch) => Promise<boolean>
  /** Only from the bin; this cannot be undone. */
  readonly deleteForGood: (match: OfMatch) => Promise<boolean>
}

/** The bin; its messages stay when the page that asked has gone. */
export function useBin(): Bin {
  const binWords = words.replay.bin
  const client = useClient()
  const { toast } = useAnnounce()

  const tell = async (send: (client: Client) => Promise<Outcome>): Promise<{ readonly revision: number } | null> => {
    const answer = await answered(() => send(client))
    if (answer.ok) return answer.value
    toast(binWords.notDone(words.commandProblemSentence(answer.error)))
    return null
  }
  const restore = async ({ matchId, revision, players }: OfMatch): Promise<boolean> => {
    const done = await tell((to) => to.match.restore({ matchId, revision }))
    if (done !== null) toast(binWords.restored(players))
    return done !== null
  }
  return {
    restore,
    put: async ({ matchId, revision, players }) => {
      const done = await tell((to) => to.match.bin({ matchId, revision }))
      if (done === null) return false
      toast(binWords.done(players), { label: binWords.undo, run: () => void restore({ matchId, revision: done.revision, players }) })
      return true
    },
    deleteForGood: async ({ matchId, revision, players }) => {
      const done = await tell((to) => to.match.deleteForGood({ matchId, revision }))
      if (done !== null) toast(binWords.gone(players))
      return done !== null
    },
  }
}
