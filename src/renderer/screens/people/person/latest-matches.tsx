import { useCallback } from 'react'
import type { FoundMatches } from '#shared/contract/lists'
import { idOfKey } from '#shared/stats/person'
import { ButtonLink } from '../../../components/button/button'
import { MatchLine } from '../../../components/match-line/match-line'
import { useLive, type Subscribe } from '../../../hooks/use-live'
import { words } from '../../../messages/page'
import { scorerWords } from '../../../messages/scorer'
import { paths } from '../../../navigation/paths'
import { askedIn, EVERYTHING, queryOf, searchOf, type MatchFilters } from '../../../search/match-query'
import styles from './person.module.css'
import { isOver } from '#shared/games/outcome'

const LATEST_MATCHES = 5

/** Which of their matches are counted: those of one game, or between two days. */
export type CountedMatches = Pick<MatchFilters, 'preset' | 'from' | 'to'>

/** The matches they played last, and the way to all of them. */
export function LatestMatches({ person, name, counted }: { readonly person: string; readonly name: string; readonly counted: CountedMatches }) {
  const id = idOfKey(person)
  const search = searchOf({ ...EVERYTHING, ...(id === undefined ? { text: name } : { people: [id] }), ...counted })
  const subscribe = useCallback<Subscribe<FoundMatches>>(
    (client, signal) => client.matches.live(queryOf(askedIn(search), LATEST_MATCHES), { signal }),
    [search],
  )
  const found = useLive(subscribe).data
  if (found === undefined || found.matches.length === 0) return null
  return (
    <section className={styles.wide} aria-labelledby="person-matches">
      <h2 id="person-matches" className={styles.heading}>
        {words.person.matches.heading}
      </h2>
      <ol className={styles.matches}>
        {found.matches.map((match) => (
          <MatchLine
            key={match.matchId}
            match={match}
            when={<time dateTime={match.date}>{words.dayWords(match.date)}</time>}
            href={isOver(match) ? paths.replay(match.matchId) : paths.match(match.matchId)}
            opens={words.statistics.rivals.open(scorerWords.listed(match.players.map((each) => each.name)), words.dayWords(match.date))}
          />
        ))}
      </ol>
      <p>
        <ButtonLink href={`${paths.matches}?${search}`}>{words.person.matches.all}</ButtonLink>
      </p>
    </section>
  )
}
