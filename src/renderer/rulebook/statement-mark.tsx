import type { StatementKind } from '#shared/rulebook/statement'
import { Icon, type IconName } from '../components/icon/icon'
import { words } from '../messages/page'
import styles from './statement-mark.module.css'

const KIND_ICONS: Readonly<Record<StatementKind, IconName>> = { written: 'book', reading: 'scales', convention: 'pencil' }

interface StatementMarkProps {
  readonly kind: StatementKind
  /** Only its picture is shown, where many stand close together; screen readers still hear the word. */
  readonly small?: boolean
}

/** Whether a source says it, leaves it open, or does not speak of it: by shape and word, so colour is not needed. */
export function StatementMark({ kind, small = false }: StatementMarkProps) {
  const word = words.ruleBook.kinds[kind]
  if (small) {
    return (
      <span className={styles.mark} data-kind={kind} role="img" aria-label={word}>
        <Icon name={KIND_ICONS[kind]} />
      </span>
    )
  }
  return (
    <span className={styles.mark} data-kind={kind}>
      <Icon name={KIND_ICONS[kind]} />
      {word}
    </span>
  )
}
