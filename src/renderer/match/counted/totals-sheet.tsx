import { type ReactNode, useEffect, useRef } from 'react'
import { tileOf } from '#shared/domino/tile'
import { isOver } from '#shared/games/outcome'
import { Avatar } from '../../components/avatar/avatar'
import { classes } from '../../components/classes'
import { DominoTile } from '../../components/domino-tile/domino-tile'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import type { MatchView } from '../match-view'
import { countedSaid, doubleNow, roundsCounted, seatsAhead, standingSaid } from '../model/counted-standing'
import { roundTotals } from '../model/round-totals'
import { shortNames } from '../model/short-names'
import { partnerTold, standingsOf } from '../model/standing'
import { Felt } from '../table/felt'
import styles from './totals-sheet.module.css'

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
  const gone = scored.state.round?.gone ?? []
  const short = shortNames(names)
  const rounds = roundTotals(scored).filter(({ end }) => end !== null)
  const frame = useRef<HTMLDivElement>(null)
  const double = doubleNow(view)
  useEffect(() => {
    const box = frame.current
    if (box === null || typeof ResizeObserver === 'undefined') return
    /* The latest round and what begins the next one are looked for first; at the end of the sheet, though letters arrive or the window turns after them. */
    const observer = new ResizeObserver(() => box.scrollTo({ top: box.scrollHeight }))
    observer.observe(box)
    if (box.firstElementChild !== null) observer.observe(box.firstElementChild)
    return () => observer.disconnect()
  }, [])
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
                <span className={styles.total}>{scorerWords.plain(standingsOf(view)[seat] ?? 0)}</span>
                {partnerTold(view, seat) !== null && <span className={styles.leads}>{partnerTold(view, seat)}</span>}
                {gone.includes(seat) && <span className={styles.leads}>{words.match.leave.gone}</span>}
                {ahead.includes(seat) && <span className={styles.leads}>{isOver(scored) ? sheetWords.winner : countedWords.leads}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rounds.map(({ round, moved, absent, end }) => (
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
                  {absent.includes(seat) ? '–' : scorerWords.plain(points)}
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

interface CountedFeltProps extends TotalsSheetProps {
  readonly className?: string | undefined
  /** What the app says at the top edge. */
  readonly top?: ReactNode
  /** Says which round it is, where a page has no head that does. */
  readonly says?: boolean
}

/** The felt of a table at which no line is kept: the sheet, and below it who is ahead. */
export function CountedFelt({ className, top, says = false, ...sheet }: CountedFeltProps) {
  return (
    <Felt className={classes(styles.felt, className)} caption={<Standing view={sheet.view} says={says} />} top={top}>
      <TotalsSheet {...sheet} />
    </Felt>
  )
}

/** Who is ahead, in a line. */
function Standing({ view, says }: Pick<TotalsSheetProps, 'view'> & { readonly says: boolean }) {
  return (
    <p className={styles.standing}>
      {standingSaid(view)}
      {says && <span className={styles.says}>{countedSaid(view)?.[0]}</span>}
    </p>
  )
}
