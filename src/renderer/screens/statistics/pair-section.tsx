import { useCallback, useEffect, useRef } from 'react'
import type { FoundMatches, MatchQuery } from '#shared/contract/lists'
import type { StatisticsAnswer } from '#shared/contract/statistics'
import { headToHead, type Versus } from '#shared/stats/pairs'
import { idOfKey, keyOfPerson } from '#shared/stats/person'
import { scorerWords } from '../../messages/scorer'
import { paths } from '../../navigation/paths'
import { ButtonLink } from '../../components/button/button'
import { Card } from '../../components/card/card'
import { MatchLine } from '../../components/match-line/match-line'
import { useLive, type Subscribe } from '../../hooks/use-live'
import { words } from '../../messages/page'
import * as matchQuery from '../../search/match-query'
import { addressOf, type StatisticsQuery } from '../../search/statistics-query'
import styles from './statistics.module.css'

/** The latest matches of the two that are shown here; the history has all. */
const LATEST = 5

interface Known {
  readonly person: string
  readonly name: string
}

interface Props {
  readonly asked: StatisticsQuery
  /** The keys of the two. */
  readonly pair: readonly [string, string]
  readonly answer: StatisticsAnswer
}

/** Two people more closely: how they stand, and the matches that both played. */
export function PairSection({ asked, pair, answer }: Props) {
  const people = pair.map((person) => ({ person, name: answer.everybody.find((each) => each.person === person)?.name ?? person }))
  const versus = headToHead(answer.pairs.map(({ a, b, ...counts }) => ({ ...counts, a: keyOfPerson(a), b: keyOfPerson(b) })))
  return <Pair asked={asked} people={people} versus={versus(keyOfPerson(pair[0]), keyOfPerson(pair[1]))} />
}

interface PairProps {
  readonly asked: StatisticsQuery
  /** The two. */
  readonly people: readonly Known[]
  /** As the first of them sees it. */
  readonly versus: Versus
}

function Pair({ asked, people, versus }: PairProps) {
  const rivalsWords = words.statistics.rivals
  const top = useRef<HTMLHeadingElement>(null)
  const [one = '', other = ''] = people.map(({ name }) => name)
  const wanted = searchIn(asked, people)
  const search = matchQuery.searchOf(wanted)
  const subscribe = useCallback<Subscribe<FoundMatches>>((client, signal) => client.matches.live(queryIn(search), { signal }), [search])
  const found = useLive(subscribe).data

  useEffect(() => {
    top.current?.focus({ preventScroll: true })
    top.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])

  const { matches, ahead, behind, level } = versus
  return (
    <Card className={styles.pair} aria-labelledby="statistics-pair">
      <h2 id="statistics-pair" ref={top} tabIndex={-1} className={styles.heading}>
        {rivalsWords.pair(one, other)}
      </h2>
      {matches === 0 ? (
        <p>{rivalsWords.neverMet}</p>
      ) : (
        <p>
          <strong>{rivalsWords.standing(one, other, ahead, behind, level)}</strong> {rivalsWords.pairMatches(matches)}
        </p>
      )}
      {found !== undefined && found.matches.length > 0 && (
        <>
          <h3>{rivalsWords.latest}</h3>
          <ol className={styles.list} aria-label={rivalsWords.latest}>
            {found.matches.map((match) => (
              <MatchLine
                key={match.matchId}
                match={match}
                when={<time dateTime={match.date}>{words.dayWords(match.date)}</time>}
                href={paths.replay(match.matchId)}
                opens={rivalsWords.open(scorerWords.listed(match.players.map(({ name }) => name)), words.dayWords(match.date))}
              />
            ))}
          </ol>
        </>
      )}
      <div className={styles.actions}>
        <ButtonLink href={`${paths.matches}?${search}`}>{rivalsWords.matches}</ButtonLink>
        <ButtonLink href={addressOf({ ...asked, pair: null })} variant="quiet">
          {rivalsWords.close}
        </ButtonLink>
      </div>
    </Card>
  )
}

/** The same matches as the history is asked for them: people of the house by who they are, others by the names in the records. */
function searchIn({ preset, people, from, to }: StatisticsQuery, pair: readonly Known[]): matchQuery.MatchFilters {
  const keys = [...new Set([...pair.map(({ person }) => person), ...people])]
  const names = pair.filter(({ person }) => isNameOnly(person)).map(({ name }) => name)
  const known = keys.filter((key) => !isNameOnly(key)).slice(0, matchQuery.MOST_PEOPLE)
  return { ...matchQuery.EVERYTHING, text: names.join(' '), people: known, preset, from, to, which: 'finished' }
}

function isNameOnly(person: string): boolean {
  return idOfKey(person) === undefined
}

function queryIn(search: string): MatchQuery {
  return matchQuery.queryOf(matchQuery.askedIn(search), LATEST)
}
