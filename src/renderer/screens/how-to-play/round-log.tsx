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

/** The round so far, a line for each turn. Those to come have their room already, so that nothing moves. */
export function RoundLog({ turns, at }: Props) {
  return (
    <ol className={styles.log} aria-label={words.howToPlay.log}>
      {turns.slice(1).map((turn, nth) => {
        const last = turn.events.at(-1)
        const name = last === undefined ? '' : scorerWords.nameOf(turn.view.names, last.player)
        return (
          <li key={nth} className={styles.turn} data-here={nth + 1 === at || undefined} style={nth < at ? undefined : { visibility: 'hidden' }}>
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
