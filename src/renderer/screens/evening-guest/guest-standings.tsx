import type { EveningBoard } from '#shared/contract/evening-phones'
import { differenceText, pointsText } from '../../evening/points-text'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import styles from './guest.module.css'

/** How everyone stands; the own line stands out. */
export function GuestStandings({ rows, own }: { readonly rows: EveningBoard['standings']; readonly own: number | null }) {
  const { standings } = words.evening
  if (rows.length === 0) return null
  return (
    <section aria-label={standings.heading}>
      <table className={styles.standings}>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              {standings.heading}
            </th>
            <th scope="col">{standings.points}</th>
            <th scope="col">{standings.difference}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at} data-own={at === own || undefined}>
              <td>{scorerWords.plain(row.place)}</td>
              <th scope="row">
                {row.name}
                {row.disagreed === true && <span className={styles.note}>{standings.disagreed}</span>}
                {row.corrected === true && <span className={styles.note}>{standings.corrected}</span>}
                {row.left === true && <span className={styles.note}>{standings.left}</span>}
              </th>
              <td>{pointsText(row.points)}</td>
              <td>{differenceText(row.difference)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
