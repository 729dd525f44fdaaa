import { Avatar } from '../../components/avatar/avatar'
import { scorerWords } from '../../messages/scorer'
import { words } from '../../messages/page'
import type { MatchView } from '../match-view'
import { roundTotals } from '../model/round-totals'
import styles from './short-sheet.module.css'
import { firstOf } from '#shared/games/outcome'
import { totalOfSide } from '#shared/games/sides'
import { sidesOfView } from '../model/standing'

/** The score sheet in the rail: where each round left everyone. */
export function ShortSheet({ view }: { readonly view: MatchView }) {
  const sheetWords = words.match.sheet
  const { scored, names, record } = view
  const sides = sidesOfView(view)
  return (
    <div className={styles.frame} role="region" aria-label={sheetWords.caption} tabIndex={0}>
      <table className={styles.sheet}>
        <caption className="visually-hidden">{sheetWords.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{sheetWords.round}</th>
            {/* Partners have one column. */}
            {sides.map(({ seats, name }) => (
              <th key={name} scope="col" data-winner={seats.some((seat) => firstOf(scored).includes(seat)) || undefined}>
                {seats.map((seat) => (
                  <Avatar key={seat} size="small" name={names[seat] ?? ''} personId={record.players[seat]?.personId} />
                ))}
                <span className="visually-hidden">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {roundTotals(scored).map(({ round, totals, last }) => (
            <tr key={round} data-last={last || undefined}>
              <th scope="row">{round + 1}</th>
              {sides.map(({ seats: [seat = 0], name }) => (
                <td key={name}>{scorerWords.plain(totalOfSide(scored.rules, totals, seat))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
