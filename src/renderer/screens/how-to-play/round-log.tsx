import { useEffect, useRef } from 'react'
import { Avatar } from '../../components/avatar/avatar'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import type { TurnShown } from './round-model'
import { turnLine } from './turn-words'
import styles from './first-round.module.css'

interface Props {
  readonly turns: readonly TurnShown[]
  /** The turn that is shown; later ones have not happened yet. */
  readonly at: number
}

/** The round so far, a line for each turn, the latest in sight. Its room is the same from the first turn on, so that nothing moves. */
export function RoundLog({ turns, at }: Props) {
  const latest = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const list = latest.current
    if (list !== null) list.scrollTop = list.scrollHeight
  }, [at])
  return (
    <ol ref={latest} tabIndex={0} className={styles.log} aria-label={words.howToPlay.log}>
      {turns.slice(1, at + 1).map((turn, nth) => {
        const last = turn.events.at(-1)
        const name = last === undefined ? '' : scorerWords.nameOf(turn.view.names, last.player)
        return (
          <li key={nth} className={styles.turn} data-here={nth + 1 === at || undefined}>
            <Avatar size="small" name={name} />
            <span className={styles.what}>
              <span className="visually-hidden">{name} </span>
              {turnLine(turn)}
            </span>
            <span className={styles.points} data-sign={Math.sign(turn.points)}>
              {scorerWords.signed(turn.points)}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
