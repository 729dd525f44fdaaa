import type { LeagueTable, LeagueTableRow } from '#shared/contract/seasons'
import { idOfKey } from '#shared/stats/person'
import { PersonName } from '../../components/avatar/person-name'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import { pointsText, signedPoints } from './points-text'
import styles from './season.module.css'

interface Props {
  readonly table: LeagueTable
  readonly explain: (row: LeagueTableRow) => void
}

/** The table, the first place at the top; each person's points open what they are made of. */
export function StandingsTable({ table: { season, rows }, explain }: Props) {
  const tableWords = words.league.table
  const drops = season.league.counting.kind !== 'all'
  const handicap = season.league.handicap > 0
  return (
    <div className={styles.frame} role="region" aria-label={words.table.frame(tableWords.heading)} tabIndex={0}>
      <table className={styles.table}>
        <caption className="visually-hidden">{tableWords.heading}</caption>
        <thead>
          <tr>
            <th scope="col">{tableWords.place}</th>
            <th scope="col">{words.seasons.name}</th>
            <th scope="col">{tableWords.points}</th>
            <th scope="col">{tableWords.results}</th>
            {drops && <th scope="col">{tableWords.dropped}</th>}
            <th scope="col">{tableWords.wins}</th>
            {handicap && <th scope="col">{tableWords.handicap}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.person}>
              <td>{scorerWords.plain(row.place)}</td>
              <th scope="row">
                <PersonName name={row.name} personId={idOfKey(row.person)} />
              </th>
              <td>
                <button type="button" className={styles.why} aria-label={tableWords.why(row.name, pointsText(row.points))} onClick={() => explain(row)}>
                  {pointsText(row.points)}
                </button>
              </td>
              <td>{scorerWords.plain(row.results)}</td>
              {drops && <td>{scorerWords.plain(row.dropped)}</td>}
              <td>{scorerWords.plain(row.wins)}</td>
              {handicap && <td>{signedPoints(row.bonus)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
