import { useEffect, useRef } from 'react'
import { type Suit, tileOf } from '#shared/domino/tile'
import { countedGame, lowestWins } from '#shared/games/index'
import { isOver } from '#shared/games/outcome'
import type { Seat } from '#shared/match/events'
import { Avatar } from '../../components/avatar/avatar'
import { DominoTile } from '../../components/domino-tile/domino-tile'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import type { MatchView } from '../match-view'
import { roundTotals } from '../model/round-totals'
import { shortNames } from '../model/short-names'
import styles from './totals-sheet.module.css'

/** Rounds that have been counted. */
export const roundsCounted = ({ scored }: Pick<MatchView, 'scored'>): number => scored.rounds.filter(({ end }) => end !== null).length

/** Who is ahead once a round has been counted; nobody where all are level. */
export function seatsAhead(view: Pick<MatchView, 'scored'>): readonly Seat[] {
  const { totals, rules } = view.scored
  const best = lowestWins(rules) ? Math.min(...totals) : Math.max(...totals)
  const ahead = totals.flatMap((total, seat) => (total === best ? [seat] : []))
  return roundsCounted(view) === 0 || ahead.length === totals.length ? [] : ahead
}

/** The double that begins the round that is played now; null where none does, or the match is over. */
function doubleNow(view: Pick<MatchView, 'scored'>): Suit | null {
  const { scored } = view
  return isOver(scored) ? null : (countedGame(scored.rules.game)?.left.opensWith(scored.rules, roundsCounted(view)) ?? null)
}

interface TotalsSheetProps {
  readonly view: MatchView
  /** Changes a round; left out where nothing can be entered. */
  readonly onRound?: ((round: number) => void) | undefined
}

/** What lies on the felt where no line of play is kept: everyone with their total, what each round was worth, and the double that begins the next one. */
export function TotalsSheet({ view, onRound }: TotalsSheetProps) {
  const sheetWords = words.match.sheet
  const countedWords = words.match.counted
  const { scored, names, record } = view
  const ahead = seatsAhead(view)
  const short = shortNames(names)
  const rounds = roundTotals(scored).filter(({ end }) => end !== null)
  const frame = useRef<HTMLDivElement>(null)
  const double = doubleNow(view)
  useEffect(() => {
    frame.current?.scrollTo?.({ top: frame.current.scrollHeight })
  }, [rounds.length])
  return (
    <div ref={frame} className={styles.frame} role="region" aria-label={sheetWords.caption} tabIndex={0} data-many={names.length > 4 || undefined}>
      <table className={styles.sheet}>
        <caption className="visually-hidden">{sheetWords.caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              <span className="visually-hidden">{sheetWords.round}</span>
            </th>
            {names.map((name, seat) => (
              <th key={seat} scope="col" className={styles.player} data-ahead={ahead.includes(seat) || undefined}>
                <Avatar size="small" name={name} personId={record.players[seat]?.personId} />
                <span className={styles.name} title={name}>
                  {short[seat] ?? name}
                </span>
                <span className={styles.total}>{scorerWords.plain(scored.totals[seat] ?? 0)}</span>
                {ahead.includes(seat) && <span className={styles.leads}>{isOver(scored) ? sheetWords.winner : countedWords.leads}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rounds.map(({ round, moved, end }) => (
            <tr key={round} className={styles.round}>
              <th scope="row">
                {onRound === undefined ? (
                  scorerWords.plain(round + 1)
                ) : (
                  <button type="button" className={styles.change} aria-label={countedWords.change(round + 1)} onClick={() => onRound(round)}>
                    {scorerWords.plain(round + 1)}
                  </button>
                )}
              </th>
              {moved.map((points, seat) => (
                <td key={seat} data-won={end?.winner === seat || undefined}>
                  {scorerWords.plain(points)}
                  {end?.winner === seat && <span className="visually-hidden"> {countedWords.best}</span>}
                </td>
              ))}
            </tr>
          ))}
          {double !== null && (
            <tr className={styles.next}>
              <th scope="row">{scorerWords.plain(roundsCounted(view) + 1)}</th>
              <td colSpan={names.length}>
                <span className={styles.opens}>
                  <span>{countedWords.begins}</span>
                  <DominoTile className={styles.double} tile={tileOf(double, double)} orientation="horizontal" />
                </span>
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}
