import type { LeagueResult } from '#shared/contract/seasons'
import { givenBy, type Entry } from '#shared/league/counting'
import type { PlayedEvening } from '#shared/league/results'
import type { PersonKey } from '#shared/stats/person'

/** So many others are named; of a whole evening those with the first places. */
const MOST_OTHERS = 12

/** One of someone's results, with all that explains its points. */
export function resultIn(
  { unit, person, place, base, bonus, expected, counts }: Entry,
  nameOf: (person: PersonKey) => string,
  evenings: readonly PlayedEvening[],
): LeagueResult {
  const table = 'id' in unit ? unit.table : null
  const eveningId = 'id' in unit ? (table?.eveningId ?? null) : unit.eveningId
  const name = evenings.find(({ evening }) => evening.id === eveningId)?.evening.name ?? ''
  const others = unit.sides
    .flatMap((side) => side.people.map((each) => ({ person: each, place: side.place })))
    .filter((other) => other.person !== person)
    .sort((a, b) => a.place - b.place)
  return {
    day: unit.day,
    matchId: 'id' in unit ? unit.matchId : null,
    evening: eveningId === null ? null : { id: eveningId, name, at: table === null ? null : { round: table.round, table: table.table } },
    place,
    of: unit.sides.length,
    others: others.slice(0, MOST_OTHERS).map((other) => ({ name: nameOf(other.person), place: other.place })),
    roundsWon: 'roundsWon' in unit ? (unit.roundsWon?.get(person) ?? null) : null,
    base,
    bonus,
    given: givenBy({ base, bonus }),
    expected,
    counts,
  }
}
