import type { MatchSummary } from '#shared/contract/lists'
import type { PersonId } from '#shared/kernel/ids'
import { foldedName } from '#shared/kernel/names'
import type { ScoredMatch } from '#shared/match/state'
import type { PersonResolver } from '../people/person-resolver'
import { earlierStates, eventCount, fingerprintOf, type Earlier } from '../store/fingerprint'
import type { ReadImport } from './read-import'

/** Two matches of the same people may begin alike by chance; so many events are not alike by chance. */
const TELLING_EVENTS = 8

interface Player {
  readonly name: string
  readonly personId?: PersonId | undefined
}

/** Where matches are looked up by what was played in them. */
export interface Known {
  readonly withFingerprint: (fingerprint: string) => readonly MatchSummary[]
}

/** What was played in a match, and in it at every moment before, the latest first. */
export interface Prints {
  readonly own: Earlier
  readonly earlier: readonly Earlier[]
}

export function printsOf(match: ScoredMatch): Prints {
  return { own: { fingerprint: fingerprintOf(match), events: eventCount(match) }, earlier: earlierStates(match) }
}

/** The match here in which was played what the imported one has at one of these moments; null where there is none. */
function findAt(moments: readonly Earlier[], imported: ReadImport, known: Known, who: PersonResolver, unlessTold: boolean): MatchSummary | null {
  for (const { fingerprint, events } of moments) {
    const isSame = (match: MatchSummary): boolean =>
      samePeople(match.players, imported.record.players, who) && (events >= TELLING_EVENTS || sameOccasion(match, imported, unlessTold))
    const found = known.withFingerprint(fingerprint).find(isSame)
    if (found !== undefined) return found
  }
  return null
}

/** The match here in which the same was played, as far as in the imported one. */
export function findDuplicate({ own }: Prints, imported: ReadImport, known: Known, who: PersonResolver): MatchSummary | null {
  return findAt([own], imported, known, who, true)
}

/** The match here that the imported one goes on from. One that has hardly begun is not taken for another's beginning without more to go by. */
export function findEarlier({ earlier }: Prints, imported: ReadImport, known: Known, who: PersonResolver): MatchSummary | null {
  return findAt(earlier, imported, known, who, false)
}

/** Whether one match goes on from the other: it was once as that one is. */
export function goesOnFrom(later: ScoredMatch, earlier: ScoredMatch): boolean {
  const fingerprint = fingerprintOf(earlier)
  return earlierStates(later).some((state) => state.fingerprint === fingerprint)
}

/** The same id or hour; or, where that is enough, neither given. */
function sameOccasion(match: MatchSummary, { id, startedAt }: ReadImport, unlessTold: boolean): boolean {
  if (match.matchId === id || match.startedAt === startedAt) return true
  return unlessTold && id === null && startedAt === null
}

/** The same people in the same seats, by what they were called, by id, or by who they are now. */
export function samePeople(here: readonly Player[], there: readonly Player[], who: PersonResolver): boolean {
  return here.length === there.length && here.every((player, seat) => samePlayer(player, there[seat], who))
}

function samePlayer(here: Player, there: Player | undefined, who: PersonResolver): boolean {
  if (there === undefined) return false
  const [now, then] = [who.seated(here), who.seated(there)]
  if (now.personId !== undefined && now.personId === then.personId) return true
  const names = [here.name, now.name].map(foldedName)
  return [there.name, then.name].some((name) => names.includes(foldedName(name)))
}
