import { useMemo } from 'react'
import { Link } from 'wouter'
import type { PersonStatistics } from '#shared/contract/statistics'
import { makeTile } from '#shared/domino/tile'
import { payoutOfPlay } from '#shared/rules/payout'
import { PointsChip } from '../../../components/points-chip/points-chip'
import { words } from '../../../messages/page'
import { scorerWords } from '../../../messages/scorer'
import { useMatchLive } from '../../../match/hooks/use-match-feed'
import { viewOf, type MatchView } from '../../../match/match-view'
import { viewAfter } from '../../../match/replay/steps'
import { TableLine } from '../../../match/table/table-line'
import { paths } from '../../../navigation/paths'
import styles from './person.module.css'

type Tally = PersonStatistics['all']

/** A match as it is now, scored; null until it is here, or where it cannot be opened. */
function useMatchView(matchId: string): MatchView | null {
  const feed = useMatchLive(matchId).data
  return useMemo(() => {
    const view = feed?.kind === 'match' ? viewOf(feed.match) : null
    return view?.ok === true ? view.value : null
  }, [feed])
}

/** The play that paid most: the line as it lay then, and what made it so much. */
export function BestPlay({ one }: { readonly one: PersonStatistics }) {
  return one.all.bestPlay === null ? null : <PlayOnFelt key={one.all.bestPlay.matchId} best={one.all.bestPlay} />
}

function PlayOnFelt({ best }: { readonly best: NonNullable<Tally['bestPlay']> }) {
  const playWords = words.person.bestPlay
  const { matchId, round, event, points } = best
  const view = useMatchView(matchId)
  const then = useMemo(
    () => (view?.scored.rounds[round]?.events[event] === undefined ? null : viewAfter(view, { kind: 'event', place: { round, event } })),
    [view, round, event],
  )
  const played = then?.scored.rounds[round]?.events[event]
  return (
    <section className={styles.felt} aria-labelledby="person-best-play">
      <div className={styles.head}>
        <h2 id="person-best-play" className={styles.heading}>
          {playWords.heading}
        </h2>
        <PointsChip points={points} text={scorerWords.signed(points)} aria-hidden="true" />
      </div>
      <div className={styles.line}>{then !== null && <TableLine view={then} choices={null} ground={false} over />}</div>
      {then !== null && played?.type === 'play' && (
        <p>
          <Link href={paths.replay(matchId)} className={styles.story}>
            {playWords.told(String(makeTile(played.tile)), points, words.match.way.counted(payoutOfPlay(then.scored.rules, played)), then.date)}
          </Link>
        </p>
      )}
    </section>
  )
}

/** The round in which they made most. */
export function BestRound({ one }: { readonly one: PersonStatistics }) {
  return one.all.bestRound === null ? null : <RoundCard key={one.all.bestRound.matchId} one={one} best={one.all.bestRound} />
}

function RoundCard({ one, best }: { readonly one: PersonStatistics; readonly best: NonNullable<Tally['bestRound']> }) {
  const roundWords = words.person.bestRound
  const { matchId, round, points } = best
  const view = useMatchView(matchId)
  const others = view?.record.players.filter((player) => player.personId !== one.person && player.name !== one.name).map(({ name }) => name) ?? []
  return (
    <section className={styles.card} aria-labelledby="person-best-round">
      <h2 id="person-best-round" className={styles.heading}>
        {roundWords.heading}
      </h2>
      <p className={styles.told}>
        <span className={styles.figure}>{scorerWords.plain(points)}</span>{' '}
        {view !== null && (
          <Link href={paths.replay(matchId)} className={styles.quiet}>
            {roundWords.told(scorerWords.inNumber(points, view.words.points), round + 1, others, view.date)}
          </Link>
        )}
      </p>
    </section>
  )
}
