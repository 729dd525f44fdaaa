import type { Standing } from '#shared/evening/standings'
import { Avatar } from '../../components/avatar/avatar'
import { Disclosure } from '../../components/disclosure/disclosure'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import type { Ask } from './model/asked'
import { differenceText, pointsText } from '../../evening/points-text'
import type { EveningView } from './model/use-evening'
import { TableCard } from './table-card'
import styles from './standings.module.css'

/** The standings with all that tells people apart, and the rounds they come from. */
export function StandingsTable({ view, ask }: { readonly view: EveningView; readonly ask: Ask }) {
  const { standings, round: roundName } = words.evening
  const earlier = view.state.rounds.slice(0, -1)
  return (
    <div className={styles.standings}>
      {view.standings.every(({ played }) => played === 0) && <p>{standings.none}</p>}
      <div className={styles.frame} role="region" aria-label={standings.heading} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              {(['place', 'name', 'points', 'difference', 'played', 'byes', 'note'] as const).map((column) => (
                <th key={column} scope="col">
                  {standings[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {view.standings.map((row) => (
              <tr key={row.person}>
                <td>{scorerWords.plain(row.place)}</td>
                <th scope="row">
                  <Avatar size="small" name={row.name} personId={row.person} /> {row.name}
                </th>
                <td>{pointsText(row.points)}</td>
                <td>{differenceText(row.difference)}</td>
                <td>{scorerWords.plain(row.played)}</td>
                <td>{scorerWords.plain(row.byes)}</td>
                <td>{noteOf(row)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {earlier.length > 0 && (
        <Disclosure summary={standings.earlierRounds} lazy>
          {earlier.map((round, at) => (
            <section key={at} aria-label={roundName(at + 1)} className={styles.round}>
              <h3>{roundName(at + 1)}</h3>
              <ul className={styles.tables}>
                {round.tables.map((table, index) => (
                  <li key={index}>
                    <TableCard view={view} round={at} at={index} table={table} ask={ask} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </Disclosure>
      )}
    </div>
  )
}

function noteOf({ disagreed, corrected, here }: Standing): string {
  const { standings } = words.evening
  return [disagreed && standings.disagreed, corrected && standings.corrected, !here && standings.left].filter((each) => each !== false).join(' · ')
}
