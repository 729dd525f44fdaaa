import { Fragment } from 'react'
import { scorerWords } from '../../messages/scorer'
import { Avatar } from '../../components/avatar/avatar'
import { words } from '../../messages/page'
import { RoundMark } from '../agreement/round-mark'
import { TotalsChart } from '../totals-chart/totals-chart'
import type { MatchView } from '../match-view'
import { roundTotals } from '../model/round-totals'
import styles from './score-sheet.module.css'
import type { Seat } from '#shared/match/events'
import { firstOf } from '#shared/games/outcome'
import { totalOfSide } from '#shared/games/sides'
import { sidesOfView } from '../model/standing'
import { Button } from '../../components/button/button'
import { Icon } from '../../components/icon/icon'

interface ScoreSheetProps {
  readonly view: MatchView
  /** Where a heading right above says the same. */
  readonly captionHidden?: boolean
  /** Changes a round; left out where that is done entry by entry, or not at all. */
  readonly onRound?: ((round: number) => void) | undefined
}

/** The whole match as a table: what each round moved, and where it left everyone; below it, how the score went from event to event. */
export function ScoreSheet({ view, captionHidden = false, onRound }: ScoreSheetProps) {
  const sheetWords = words.match.sheet
  const { scored, names } = view
  const first = firstOf(scored)
  /* What partners have together comes first. */
  const sides = scored.rules.partners ? sidesOfView(view) : []
  const sumOf = (numbers: readonly number[], [seat = 0]: readonly Seat[]): number => totalOfSide(scored.rules, numbers, seat)
  return (
    <div className={styles.both}>
      <div className={styles.frame} role="region" aria-label={sheetWords.caption} tabIndex={0}>
        <table className={styles.sheet}>
          <caption className={captionHidden ? 'visually-hidden' : styles.caption}>{sheetWords.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{sheetWords.round}</th>
              {sides.map(({ seats, name }) => (
                <th key={name} scope="col">
                  <span className={styles.player}>
                    {seats.map((seat) => (
                      <Avatar key={seat} size="small" name={names[seat] ?? ''} personId={view.record.players[seat]?.personId} />
                    ))}
                    {name}
                  </span>
                </th>
              ))}
              {names.map((name, seat) => (
                <th key={seat} scope="col">
                  <span className={styles.player}>
                    <Avatar size="small" name={name} personId={view.record.players[seat]?.personId} />
                    {name}
                  </span>
                </th>
              ))}
              <th scope="col" className={styles.how}>
                {sheetWords.how}
              </th>
            </tr>
          </thead>
          <tbody>
            {roundTotals(scored).map(({ round, brought, moved, absent, totals, end, changes, last }) => (
              <Fragment key={round}>
                {brought !== null && (
                  <tr>
                    <th scope="row">{sheetWords.brought}</th>
                    {sides.map(({ seats, name }) => (
                      <td key={name}>
                        <span className={styles.after}>{scorerWords.plain(sumOf(brought, seats))}</span>
                      </td>
                    ))}
                    {brought.map((total, seat) => (
                      <td key={seat}>
                        <span className={styles.after}>{scorerWords.plain(total)}</span>
                      </td>
                    ))}
                    <td className={styles.how} />
                  </tr>
                )}
                <tr>
                  <th scope="row">
                    {onRound === undefined || end === null ? (
                      round + 1
                    ) : (
                      <Button variant="quiet" aria-label={words.match.counted.change(round + 1)} onClick={() => onRound(round)}>
                        {round + 1}
                        <Icon name="pencil" />
                      </Button>
                    )}
                  </th>
                  {sides.map(({ seats, name }) => (
                    <td key={name}>
                      <span className={styles.moved}>{scorerWords.signed(sumOf(moved, seats))}</span>{' '}
                      <span className={styles.after}>{scorerWords.plain(sumOf(totals, seats))}</span>
                    </td>
                  ))}
                  {names.map((_, seat) => (
                    <td key={seat}>
                      <span className={styles.moved}>{absent.includes(seat) ? '–' : scorerWords.signed(moved[seat] ?? 0)}</span>{' '}
                      <span className={styles.after}>{scorerWords.plain(totals[seat] ?? 0)}</span>
                    </td>
                  ))}
                  <td className={styles.how}>
                    {changes.map((changed, at) => (
                      <span key={at} className={styles.rules}>
                        {words.changedRulesWords(changed)}
                      </span>
                    ))}
                    {end === null ? (last ? sheetWords.running : sheetWords.unfinished) : scorerWords.endSentence(end, names, scored.rules)}{' '}
                    <RoundMark view={view} round={round} />
                  </td>
                </tr>
              </Fragment>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{sheetWords.total}</th>
              {sides.map(({ seats: [seat = 0], name, total }) => (
                <td key={name} data-winner={first.includes(seat) || undefined}>
                  {scorerWords.plain(total)}
                  {first.includes(seat) && <span className={styles.winner}> {sheetWords.winner}</span>}
                </td>
              ))}
              {scored.totals.map((total, seat) => (
                <td key={seat} data-winner={(sides.length === 0 && first.includes(seat)) || undefined}>
                  {scorerWords.plain(total)}
                  {sides.length === 0 && first.includes(seat) && <span className={styles.winner}> {sheetWords.winner}</span>}
                </td>
              ))}
              <td className={styles.how} />
            </tr>
          </tfoot>
        </table>
      </div>
      <TotalsChart view={view} />
    </div>
  )
}
