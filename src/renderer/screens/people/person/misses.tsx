import { useCallback } from 'react'
import { MISS_KINDS } from '#shared/analysis/misses'
import type { FoundMatches, MatchSummary } from '#shared/contract/lists'
import { idOfKey, whoByIdElseName } from '#shared/stats/person'
import { useDigests } from '../../../analysis/use-digests'
import { classes } from '../../../components/classes'
import { useLive, type Subscribe } from '../../../hooks/use-live'
import { words } from '../../../messages/page'
import { scorerWords } from '../../../messages/scorer'
import { EVERYTHING, queryOf } from '../../../search/match-query'
import type { CountedMatches } from './latest-matches'
import styles from './person.module.css'

/** The latest matches that are gone through. */
const MOST_MATCHES = 200

const NO_MISSES: readonly MatchSummary[] = []

/** What someone misses most, only of what is certain. Nothing while there is nothing to say. */
export function Misses({ person, name, counted: { preset, from, to } }: { readonly person: string; readonly name: string; readonly counted: CountedMatches }) {
  const missWords = words.person.misses
  const id = idOfKey(person)
  const subscribe = useCallback<Subscribe<FoundMatches>>(
    (client, signal) =>
      client.matches.live(
        queryOf({ ...EVERYTHING, ...(id === undefined ? { text: name } : { people: [id] }), preset, from, to, which: 'finished' }, MOST_MATCHES),
        { signal },
      ),
    [id, name, preset, from, to],
  )
  const matches = useLive(subscribe).data?.matches ?? NO_MISSES
  const { known } = useDigests('misses', matches)
  const seats = matches.flatMap(({ matchId, players }) =>
    (known.get(matchId) ?? []).filter((_, seat) => whoByIdElseName(players[seat] ?? { name: '' }) === person),
  )
  const rounds = seats.reduce((sum, each) => sum + each.rounds, 0)
  const rows = MISS_KINDS.map((kind) => ({ kind, times: seats.reduce((sum, each) => sum + each.times[kind], 0) }))
    .filter(({ times }) => times > 0)
    .toSorted((a, b) => b.times - a.times)
  const done = matches.filter(({ matchId }) => known.has(matchId)).length
  if (rows.length === 0) return null
  return (
    <section className={classes(styles.card, styles.missed)} aria-labelledby="person-misses" aria-busy={done < matches.length}>
      <h2 id="person-misses" className={styles.heading}>
        {missWords.heading}
      </h2>
      <dl className={styles.misses}>
        {rows.map(({ kind, times }) => (
          <div key={kind}>
            <dt>{missWords.kinds[kind]}</dt>
            <dd>{scorerWords.plain(times)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.quiet}>{done < matches.length ? missWords.working(done, matches.length) : missWords.hint(rounds)}</p>
    </section>
  )
}
