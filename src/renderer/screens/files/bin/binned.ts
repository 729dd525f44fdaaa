import type { EveningLine, EveningOutcome } from '#shared/contract/evenings'
import type { Season } from '#shared/contract/seasons'
import type { Result } from '#shared/kernel/result'
import type { Client } from '../../../client/client'
import { useClient } from '../../../client/client-context'
import { useAnnounce } from '../../../components/announcer/announcer'
import { answered } from '../../../hooks/use-command'
import { useLive, type Subscribe } from '../../../hooks/use-live'
import { words } from '../../../messages/page'

/** A season or an evening in the bin, the latest put there first. */
export interface Binned {
  readonly what: 'season' | 'evening'
  readonly id: string
  readonly name: string
  /** Its days, in words. */
  readonly days: string
  readonly binnedAt: string
}

const seasonsBinned: Subscribe<readonly Season[]> = (client, signal) => client.seasons.binned(undefined, { signal })
const eveningsBinned: Subscribe<readonly EveningLine[]> = (client, signal) => client.evenings.binned(undefined, { signal })

/** Everything in the bin beside matches. */
export function useBinned(): readonly Binned[] {
  const seasons = useLive(seasonsBinned).data ?? []
  const evenings = useLive(eveningsBinned).data ?? []
  const all = [
    ...seasons.map(({ id, name, from, to, binnedAt = '' }): Binned => ({ what: 'season', id, name, days: words.seasons.days(from, to), binnedAt })),
    ...evenings.map(({ id, name, date, binnedAt = '' }): Binned => ({ what: 'evening', id, name, days: words.dayWords(date), binnedAt })),
  ]
  return all.sort((a, b) => (a.binnedAt < b.binnedAt ? 1 : -1))
}

/** Out of the bin, or gone for good; what came of it is said. */
export function useBinnedCommands() {
  const client = useClient()
  const { toast } = useAnnounce()
  const binWords = words.bin.others
  const run = async ({ what, id }: Binned, procedure: 'restore' | 'deleteForGood', done: string): Promise<void> => {
    if (what === 'season') {
      const answer = await answered(() => client.seasons[procedure]({ id }))
      toast(answer.ok ? done : words.seasonProblemSentence(answer.error))
    } else {
      const answer = await answered(() => sent(client, id, procedure))
      toast(answer.ok ? done : words.eveningProblemSentence(answer.error))
    }
  }
  return {
    restore: (binned: Binned) => run(binned, 'restore', binWords.restored(binned.name)),
    deleteForGood: (binned: Binned) => run(binned, 'deleteForGood', binWords.deleted(binned.name)),
  }
}

type Done = Extract<EveningOutcome, { readonly ok: true }>['value']
type Refused = Extract<EveningOutcome, { readonly ok: false }>['error']

const sent = (client: Client, id: string, procedure: 'restore' | 'deleteForGood'): Promise<Result<Done, Refused>> => client.evenings[procedure]({ id })
