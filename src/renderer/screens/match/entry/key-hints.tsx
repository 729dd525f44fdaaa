import type { Layout } from '#shared/domino/line'
import type { Suit } from '#shared/domino/tile'
import { tableKeys } from '../../../keys/key-list'
import { Keys } from '../../../keys/keys-dialog'
import { words } from '../../../messages/page'
import { useSetting } from '../../../settings/settings'
import styles from './entry-dock.module.css'

interface Props {
  readonly maxPip: Suit
  readonly layout: Layout
  readonly roundOver: boolean
}

/** The keys of the table in one line; hidden where there is hardly a keyboard, or nobody wants them. */
export function KeyHints({ maxPip, layout, roundOver }: Props) {
  if (useSetting('key-hints') === 'hidden') return null
  return (
    <ul className={styles.hints} aria-label={words.keys.label}>
      {tableKeys(maxPip, layout, roundOver).map(({ keys, does }) => (
        <li key={does} className={styles.hint}>
          <Keys keys={keys} /> {does}
        </li>
      ))}
    </ul>
  )
}
