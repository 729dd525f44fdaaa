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
  const { people, result } = table
  const names = people.map(view.nameOf)
  const match = view.playing(table.matchId)
  const totals = result.status === 'playing' ? (match?.totals ?? null) : result.totals
  const isWon = (seat: number): boolean => result.status === 'settled' && result.totals[seat] === Math.max(...result.totals)
  return (
    <li aria-label={words.evening.table.name(at + 1)} className={styles.table}>
      <div className={styles.tableHead}>
        <span className={styles.number}>{at + 1}</span>
        {result.status === 'settled' && (
          <span className={styles.won}>
            <Icon name="check" />
            <span className={styles.who}>{wonText(result.totals, names)}</span>
          </span>
        )}
        {result.status === 'playing' && code !== null && <span className={styles.code}>{spaced(code)}</span>}
        {result.status === 'disagreed' && <span className={styles.open}>{words.evening.table.disagreed}</span>}
      </div>
      <ul className={styles.people}>
        {people.map((personId, seat) => (
          <li key={personId} data-won={isWon(seat) || undefined} data-lost={(result.status === 'settled' && !isWon(seat)) || undefined}>
            <Avatar size="small" className={styles.face} name={names[seat] as string} personId={personId} />
            <span className={styles.name}>{names[seat]}</span>
            {totals !== null && <span className={styles.total}>{scorerWords.plain(totals[seat] as number)}</span>}
          </li>
        ))}
      </ul>
    </li>
  )
}
