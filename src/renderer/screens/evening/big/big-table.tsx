import { leading } from '#shared/evening/seated'
import type { EveningTable } from '#shared/evening/state'
import { Avatar } from '../../../components/avatar/avatar'
import { Icon } from '../../../components/icon/icon'
import { words } from '../../../messages/page'
import { scorerWords } from '../../../messages/scorer'
import { wonText } from '../../../evening/points-text'
import { spaced } from '../phones/scan'
import type { EveningView } from '../model/use-evening'
import styles from './big.module.css'

interface Props {
  readonly view: EveningView
  readonly table: EveningTable
  /** From 0. */
  readonly at: number
  /** With which a device joins this table; null while phones cannot. */
  readonly code: string | null
}

/** A table as a field of the felt: its number, its people, and how it ended. */
export function BigTable({ view, table, at, code }: Props) {
  const { result } = table
  const seats = view.seatsOf(table)
  const best = leading(seats)
  const settled = result.status === 'settled'
  return (
    <li aria-label={words.evening.table.name(at + 1)} className={styles.table}>
      <div className={styles.tableHead}>
        <span className={styles.number}>{at + 1}</span>
        {settled && (
          <span className={styles.won}>
            <Icon name="check" />
            <span className={styles.who}>{wonText(seats)}</span>
          </span>
        )}
        {result.status === 'playing' && code !== null && <span className={styles.code}>{spaced(code)}</span>}
        {result.status === 'disagreed' && <span className={styles.open}>{words.evening.table.disagreed}</span>}
      </div>
      <ul className={styles.people}>
        {seats.map(({ person, total }) => (
          <li key={person.id} data-won={(settled && best.includes(person)) || undefined} data-lost={(settled && !best.includes(person)) || undefined}>
            <Avatar size="small" className={styles.face} name={person.name} personId={person.id} />
            <span className={styles.name}>{person.name}</span>
            {total !== null && <span className={styles.total}>{scorerWords.plain(total)}</span>}
          </li>
        ))}
      </ul>
    </li>
  )
}
