import { MOST_NAMED, type LeftOut } from '#shared/contract/exchange'
import type { DamagedMatch } from '#shared/contract/lists'
import type { MatchId } from '#shared/kernel/ids'
import type { PersonResolver } from '../people/person-resolver'

/** Matches that are left out of something, with their players as they are called now; the first of them where there are many. */
export function leftOut(
  matches: readonly { readonly matchId: MatchId; readonly players: DamagedMatch['players']; readonly date: string | null }[],
  who: PersonResolver,
): LeftOut[] {
  return matches.slice(0, MOST_NAMED).map(({ matchId, players, date }) => ({ matchId, players: players.map((player) => who.seated(player).name), date }))
}
