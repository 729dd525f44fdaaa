import type { MatchSummary } from '#shared/contract/schemas'
import { foldedName } from '#shared/kernel/names'
import type { ScoredMatch } from '#shared/match/state'
import type { WhoIsWho } from '../app/who-is-who'
import { earlierStates, eventCount, fingerprintOf } from '../store/fingerprint'
import type { ReadImport } from './read-import'

/** Two matches of the same people may begin alike by chance; so many events are not alike by chance. */
const TELLING_EVENTS = 8

interface Player {
  readonly name: string
  readonly personId?: string | undefined
}

/** Where matches are looked up by what was played in them. */
export interface Known {
  readonly summary: (id: string) => MatchSummary | undefined
  readonly withFingerprint: (fingerprint: string) => readonly MatchSummary[]
}

/** A match that is here: as far as the imported one, or not yet so far. */
export interface Found {
  readonly match: MatchSummary
  readonly how: 'same' | 'earlier'
}

/** The match here that an imported record is, or goes on from; null where there is none. */
export function findSame(imported: ReadImport, known: Known, who: WhoIsWho): Found | null {
  const { scored, record } = imported
  const among = (fingerprint: string, events: number): MatchSummary | undefined =>
    known.withFingerprint(fingerprint).find((match) => samePeople(match.players, record.players, who) && sameOccasion(match, imported, events))
  const same = among(fingerprintOf(scored), eventCount(scored))
  if (same !== undefined) return { match: same, how: 'same' }
  for (const { fingerprint, events } of earlierStates(scored)) {
    const match = among(fingerprint, events)
    if (match !== undefined) return { match, how: 'earlier' }
  }
  return null
}

/** Whether one match goes on from the other: it was once as that one is. */
export function goesOnFrom(later: ScoredMatch, earlier: ScoredMatch): boolean {
  const fingerprint = fingerprintOf(earlier)
  return earlierStates(later).some((state) => state.fingerprint === fingerprint)
}

/** The same id or hour, no hour told, or too much alike for chance. */
function sameOccasion(match: MatchSummary, { id, startedAt }: ReadImport, events: number): boolean {
  if (match.matchId === id || match.startedAt === startedAt) return true
  return events >= TELLING_EVENTS || (id === null && startedAt === null)
}

/** The same people in the same seats, by what they were called, by id, or by who they are now. */
export function samePeople(here: readonly Player[], there: readonly Player[], who: WhoIsWho): boolean {
  return here.length === there.length && here.every((player, seat) => samePlayer(player, there[seat], who))
}

function samePlayer(here: Player, there: Player | undefined, who: WhoIsWho): boolean {
  if (there === undefined) return false
  const [now, then] = [who.seated(here), who.seated(there)]
  if (now.personId !== undefined && now.personId === then.personId) return true
  const names = [here.name, now.name].map(foldedName)
  return [there.name, then.name].some((name) => names.includes(foldedName(name)))
}
