import { useCallback } from 'react'
import { Link } from 'wouter'
import type { LeagueResult, LeagueResultsFeed } from '#shared/contract/seasons'
import { Dialog } from '../../components/dialog/dialog'
import { Loading } from '../../components/loading/loading'
import { useLive, type Subscribe } from '../../hooks/use-live'
import { words } from '../../messages/page'
import { paths } from '../../navigation/paths'
import { pointsText, signedPoints } from './points-text'
import styles from './season.module.css'

interface Props {
  readonly id: string
  readonly person: string
  readonly name: string
  readonly onClose: () => void
}

/** Every result of someone in a season, with what it gave and why; those that are dropped say so. */
export function WhyDialog({ id, person, name, onClose }: Props) {
  const subscribe = useCallback<Subscribe<LeagueResultsFeed>>((client, signal) => client.seasons.results({ id, person }, { signal }), [id, person])
  const feed = useLive(subscribe).data
  const why = words.league.why
  const told = feed?.kind === 'results' ? feed : null
  return (
    <Dialog width="form" open title={why.title(name)} onClose={onClose}>
      {told === null ? (
        <Loading>{words.league.waiting}</Loading>
      ) : (
        <>
          <p>{why.sum(told.points / 100, told.results.filter(({ counts }) => counts).length, told.results.length)}</p>
          <ol className={styles.results}>
            {told.results.map((result, at) => (
              <li key={at} data-dropped={!result.counts || undefined}>
                <Result result={result} />
              </li>
            ))}
          </ol>
        </>
      )}
    </Dialog>
  )
}

function Result({ result: { day, matchId, evening, place, of, others, roundsWon, base, bonus, given, expected, counts } }: { readonly result: LeagueResult }) {
  const why = words.league.why
  const what = whatOf(evening)
  const href = evening === null ? (matchId === null ? null : paths.replay(matchId)) : paths.oneEvening(evening.id)
  const told = [
    why.place(place, of),
    roundsWon !== null && why.rounds(roundsWon),
    others.length > 0 && why.others(others.map((other) => other.name)),
    why.base(pointsText(base)),
    expected !== null && why.bonus(signedPoints(bonus), words.shareWords(expected)),
  ].filter((each) => each !== false)
  return (
    <>
      <span className={styles.gave}>{counts ? signedPoints(given) : <s>{signedPoints(given)}</s>}</span>
      <span className={styles.about}>
        <span>
          {href === null ? (
            what
          ) : (
            <Link href={href} aria-label={why.open(`${what}, ${words.dateWords(day)}`)}>
              {what}
            </Link>
          )}{' '}
          · <time dateTime={day}>{words.dateWords(day)}</time>
          {!counts && <strong className={styles.dropped}>{why.dropped}</strong>}
        </span>
        <span className={styles.quiet}>{told.join(' · ')}</span>
      </span>
    </>
  )
}

function whatOf(evening: LeagueResult['evening']): string {
  const why = words.league.why
  if (evening === null) return why.match
  return evening.at === null ? why.evening(evening.name) : why.table(evening.name, evening.at.round + 1, evening.at.table + 1)
}
