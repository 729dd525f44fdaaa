import type { HTMLAttributes } from 'react'
import { classes } from '../classes'
import { FlowerIcon } from '../suit-icons/flower-icon'
import { ScorpionIcon } from '../suit-icons/scorpion-icon'
import { DieFace } from './die-face'
import { DICE_KINDS, type DiceChoice } from './dice'
import styles from './dice-shown.module.css'

export interface DiceShownProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  readonly value: DiceChoice
  /** On the felt they lie as objects, without words. */
  readonly on?: 'page' | 'felt'
  readonly labels: {
    /** The words beside the dice: "Flower", "Scorpion". */
    readonly flower: string
    readonly scorpion: string
    /** Each pair in full, for a screen reader: "Flower six-six, plus one". */
    readonly flowerInFull: string
    readonly scorpionInFull: string
    readonly flowerSign: string
    readonly scorpionSign: string
  }
}

/** The round's dice, small, for the head of the table. */
export function DiceShown({ value, on = 'page', labels, className, ...rest }: DiceShownProps) {
  return (
    <div {...rest} className={classes(styles.shown, className)} data-on={on}>
      {DICE_KINDS.map((kind) => {
        const Icon = kind === 'flower' ? FlowerIcon : ScorpionIcon
        return (
          <div key={kind} className={styles.pair} data-kind={kind} role="img" aria-label={kind === 'flower' ? labels.flowerInFull : labels.scorpionInFull}>
            <Icon />
            <span className={styles.word}>{labels[kind]}</span>
            <span className={styles.sign}>{kind === 'flower' ? labels.flowerSign : labels.scorpionSign}</span>
            <DieFace kind={kind} face={value[kind][0]} className={styles.die} />
            <DieFace kind={kind} face={value[kind][1]} className={styles.die} />
          </div>
        )
      })}
    </div>
  )
}
