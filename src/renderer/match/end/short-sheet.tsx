import { Avatar } from '../../components/avatar/avatar'
import { scorerWords } from '../../messages/scorer'
import { words } from '../../messages/page'
import type { MatchView } from '../match-view'
import { roundTotals } from '../model/round-totals'
import styles from './short-sheet.module.css'
import { firstOf } from '#shared/games/outcome'

/** The score sheet in the rail: where each round left everyone. */
export function ShortSheet({ view }: { readonly view: MatchView }) {
  const sheetWords = words.match.sheet
  const { scored, names, record } = view
  return (
    <div className={styles.frame} role="region" aria-label={sheetWords.caption} tabIndex={0}>
      <table className={styles.sheet}>
        <caption className="visually-hidden">{sheetWords.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{sheetWords.round}</th>
            {names.map((name, seat) => (
              <th key={seat} scope="col" data-winner={firstOf(scored).includes(seat) || undefined}>
                <Avatar size="small" name={name} personId={record.players[seat]?.personId} />
                <span className="visually-hidden">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {roundTotals(scored).map(({ round, totals, last }) => (
            <tr key={round} data-last={last || undefined}>
              <th scope="row">{round + 1}</th>
              {totals.map((total, seat) => (
                <td key={seat}>{scorerWords.plain(total)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
