import { Fragment } from 'react'
import type { Layout } from '#shared/domino/line'
import type { Suit } from '#shared/domino/tile'
import { matchWords } from '../../../messages/page'
import styles from './key-hints.module.css'

interface Props {
  readonly maxPip: Suit
  readonly layout: Layout
  readonly roundOver: boolean
}

interface Hint {
  readonly keys: readonly string[]
  readonly does: string
}

function hintsFor({ maxPip, layout, roundOver }: Props): readonly Hint[] {
  const words = matchWords.keys
  const undo: readonly Hint[] = [
    { keys: ['Ctrl Z'], does: words.undo },
    { keys: ['Ctrl Y'], does: words.redo },
  ]
  const question: Hint = { keys: ['Q'], does: words.question }
  if (roundOver) return [{ keys: ['N'], does: words.next }, question, ...undo]
  return [
    maxPip > 9 ? { keys: ['1', '2', '-', '4'], does: words.tileLong } : { keys: ['6', '4'], does: words.tile },
    layout === 'two-ended' ? { keys: ['←', '→'], does: words.ends } : { keys: ['1', '…'], does: words.arms },
    { keys: ['Enter'], does: words.confirm },
    { keys: ['Esc'], does: words.clear },
    { keys: ['D'], does: words.draw },
    { keys: ['P'], does: words.pass },
    { keys: ['B'], does: words.blocked },
    { keys: ['F'], does: words.photograph },
    question,
    ...undo,
  ]
}

/** The keys of the table in one line; hidden where there is hardly a keyboard. */
export function KeyHints(props: Props) {
  return (
    <ul className={styles.hints} aria-label={matchWords.keys.label}>
      {hintsFor(props).map(({ keys, does }) => (
        <li key={does} className={styles.hint}>
          {keys.map((key, at) => (
            <Fragment key={key}>
              {at > 0 && ' '}
              <kbd className={styles.key}>{key}</kbd>
            </Fragment>
          ))}{' '}
          {does}
        </li>
      ))}
    </ul>
  )
}
