import type { EveningBoard } from '#shared/contract/evening-phones'
import { wonText } from '../../evening/points-text'
import { words } from '../../messages/page'
import styles from './guest.module.css'

/** Who sits where in this round. */
export function GuestTables({ board: { tables, byes } }: { readonly board: EveningBoard }) {
  const { table } = words.evening
  return (
    <>
      <ul className={styles.tables}>
        {tables.map(
          ({ people, status }, at) =>
            people.length > 0 && (
              <li key={at} aria-label={table.name(at + 1)}>
                <span className={styles.number} aria-hidden="true">
                  {at + 1}
                </span>
                <span>
                  {people.map(({ name }) => name).join(', ')}
                  {status === 'settled' && <span className={styles.note}>{wonText(people.map((person) => ({ person, total: person.total })))}</span>}
                  {status === 'disagreed' && <span className={styles.note}>{table.disagreed}</span>}
                </span>
              </li>
            ),
        )}
      </ul>
      {byes.length > 0 && <p>{table.byes(byes)}</p>}
    </>
  )
}
