import type { Home, Notice, RunningEvening } from '#shared/contract/lists'
import type { MatchSearch } from './matches/match-search'
import type { People } from './people/people'
import type { Store } from './store/store'

/** So many matches that cannot be opened are named on the home page; the history has all. */
const MOST_DAMAGED = 5

/** What the home page shows, but for how far the matches are read. */
export function homeOf(store: Store, archive: MatchSearch, people: People, evening: RunningEvening | undefined): Omit<Home, 'reading'> {
  const damaged = archive.damaged()
  return {
    matches: [...archive.latest()],
    counts: archive.counts(),
    people: people.current().map(({ picture: _, ...person }) => person),
    setups: [...archive.setups()],
    notices: [...cameApart(store, archive), ...store.notices.notices],
    ...(damaged.length === 0 ? {} : { damaged: { matches: damaged.slice(0, MOST_DAMAGED), total: damaged.length } }),
    ...(evening === undefined ? {} : { evening }),
  }
}

/** What a person has to choose, as notices that stay until it is done. */
function cameApart({ matches }: Store, archive: MatchSearch): readonly Notice[] {
  return matches.apart().map((matchId) => {
    const players = archive.line(matchId)?.players.map(({ name }) => name) ?? []
    return { kind: 'came-apart', id: `came-apart:${matchId}`, matchId, players, versions: matches.copiesOf(matchId).length + 1 }
  })
}
