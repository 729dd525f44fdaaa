import { useId, type HTMLAttributes } from 'react'
import { Button } from '../button/button'
import { classes } from '../classes'
import { FlowerIcon } from '../suit-icons/flower-icon'
import { ScorpionIcon } from '../suit-icons/scorpion-icon'
import { DieFace } from './die-face'
import { DICE_KINDS, DIE_FACES, withDie, type DiceChoice, type DiceKind } from './dice'
import styles from './dice-setter.module.css'

export interface DiceSetterLabels {
  /** The words on the two panels, and the sign of what each does: "Flower", "+1". */
  readonly flower: string
  readonly scorpion: string
  readonly flowerSign: string
  readonly scorpionSign: string
  /** Name of one die's choice: "Flower, first die". */
  readonly die: (kind: DiceKind, place: 0 | 1) => string
  /** Name of one face: "six". */
  readonly face: (face: number) => string
  readonly roll: string
}

export interface DiceSetterProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onChange' | 'children'> {
  readonly value: DiceChoice
  readonly onChange: (value: DiceChoice) => void
  /** Throws for the person; the caller brings the randomness. Without it there is no button. */
  readonly onRoll?: () => void
  readonly disabled?: boolean
  readonly labels: DiceSetterLabels
}

const PLACES = [0, 1] as const
const ICONS = { flower: FlowerIcon, scorpion: ScorpionIcon } as const

/** Sets two Flower and two Scorpion dice by tapping the faces they show on the table. */
export function DiceSetter({ value, onChange, onRoll, disabled = false, labels, className, ...rest }: DiceSetterProps) {
  const id = useId()
  return (
    <div {...rest} className={classes(styles.setter, className)}>
      {DICE_KINDS.map((kind) => {
        const Icon = ICONS[kind]
        return (
          <section key={kind} className={styles.pair} data-kind={kind}>
            <h3 className={styles.heading}>
              <Icon />
              <span>{labels[kind]}</span>
              <span className={styles.sign}>{kind === 'flower' ? labels.flowerSign : labels.scorpionSign}</span>
            </h3>
            {PLACES.map((place) => (
              <div key={place} role="radiogroup" aria-label={labels.die(kind, place)} className={styles.die}>
                {DIE_FACES.map((face) => (
                  <label key={face} className={styles.choice}>
                    <input
                      className="visually-hidden"
                      type="radio"
                      name={`${id}-${kind}-${place}`}
                      checked={value[kind][place] === face}
                      disabled={disabled}
                      aria-label={labels.face(face)}
                      onChange={() => onChange(withDie(value, kind, place, face))}
                    />
                    <DieFace kind={kind} face={face} quiet={value[kind][place] !== face} />
                  </label>
                ))}
              </div>
            ))}
          </section>
        )
      })}
      {onRoll !== undefined && (
        <Button variant="primary" size="large" className={styles.roll} disabled={disabled} onClick={onRoll}>
          {labels.roll}
        </Button>
      )}
    </div>
  )
}
