import { type HTMLAttributes, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { plainKey } from '../../keyboard/read-key'
import { Button } from '../button/button'
import { classes } from '../classes'
import { FlowerIcon } from '../suit-icons/flower-icon'
import { ScorpionIcon } from '../suit-icons/scorpion-icon'
import { allSet, DICE_KINDS, type DiceChoice, type DiceKind, type DieValue } from './dice'
import { DieFace } from './die-face'
import styles from './dice-setter.module.css'

const DIE_FACES = [1, 2, 3, 4, 5, 6] as const

/** One of the four dice, in the order in which they are typed. */
interface DiePlace {
  readonly kind: DiceKind
  readonly place: 0 | 1
}

const DIE_PLACES: readonly DiePlace[] = [
  { kind: 'flower', place: 0 },
  { kind: 'flower', place: 1 },
  { kind: 'scorpion', place: 0 },
  { kind: 'scorpion', place: 1 },
]

/** The same dice with one of them turned to another face, or without one. */
export function withDie(dice: DiceChoice, kind: DiceKind, place: 0 | 1, face: DieValue): DiceChoice {
  const pair = dice[kind]
  const turned: readonly [DieValue, DieValue] = place === 0 ? [face, pair[1]] : [pair[0], face]
  return kind === 'flower' ? { ...dice, flower: turned } : { ...dice, scorpion: turned }
}

/** The first die without a face, as its place in the order; `DIE_PLACES.length` where each has one. */
function firstOpenDie(dice: DiceChoice): number {
  const open = DIE_PLACES.findIndex(({ kind, place }) => dice[kind][place] === null)
  return open === -1 ? DIE_PLACES.length : open
}

/**
 * What a key makes of the dice while they are typed. Null for keys that mean nothing here.
 *
 * `at` is the die that the next digit sets; past the last one, a digit begins again with the first.
 */
function typedDice(dice: DiceChoice, at: number, key: string): { readonly dice: DiceChoice; readonly at: number } | null {
  const { length } = DIE_PLACES
  if (/^[1-6]$/.test(key)) {
    const place = at % length
    const die = DIE_PLACES[place]
    return die === undefined ? null : { dice: withDie(dice, die.kind, die.place, Number(key)), at: place + 1 }
  }
  switch (key) {
    case 'Backspace': {
      const back = (at + length - 1) % length
      const last = DIE_PLACES[back]
      return last === undefined ? null : { dice: withDie(dice, last.kind, last.place, null), at: back }
    }
    case 'ArrowLeft':
      return { dice, at: Math.max(0, at - 1) }
    case 'ArrowRight':
      return { dice, at: Math.min(length - 1, at + 1) }
    default:
      return null
  }
}

/**
 * What a digit makes of the dice that is typed beside them, where nothing else takes one: it sets the first die without a face. Null for other keys.
 *
 * `focus` is the number (`data-die`) of the die where the next one belongs; after the last it stays there.
 */
export function typedBeside(dice: DiceChoice, key: string | null): { readonly dice: DiceChoice; readonly focus: number } | null {
  const typed = key !== null && /^[1-6]$/.test(key) ? typedDice(dice, firstOpenDie(dice), key) : null
  return typed && { dice: typed.dice, focus: Math.min(typed.at, DIE_PLACES.length - 1) }
}

export interface DiceSetterLabels {
  /** The words beside the two pairs, and the sign of what each does: "Flower", "+1". */
  readonly flower: string
  readonly scorpion: string
  readonly flowerSign: string
  readonly scorpionSign: string
  /** Name of one die: "Flower, first die". */
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
  /** Enter, once every die has a face. */
  readonly onDone?: () => void
  readonly disabled?: boolean
  /** Where there is little room: signs in place of words. */
  readonly compact?: boolean
  /** On the felt they lie as objects: the faces to choose from are there once a die is chosen. */
  readonly on?: 'page' | 'felt'
  /** Another way to set them, beside the roll. */
  readonly beside?: ReactNode
  readonly labels: DiceSetterLabels
}

const DICE_ICONS = { flower: FlowerIcon, scorpion: ScorpionIcon } as const

/** Sets two Flower and two Scorpion dice as they lie on the table: four digits typed, four taps, or a roll. */
export function DiceSetter({
  value,
  onChange,
  onRoll,
  onDone,
  disabled = false,
  compact = false,
  on = 'page',
  beside,
  labels,
  className,
  ...rest
}: DiceSetterProps) {
  const [chosen, setChosen] = useState<number | null>(null)
  const setter = useRef<HTMLDivElement>(null)
  /* The die that the next digit or tap sets: the one that was chosen, or the first that has no face. None once all four were set. */
  const at = chosen ?? firstOpenDie(value)
  const [rolls, setRolls] = useState(0)
  const die = DIE_PLACES[at] ?? DIE_PLACES[0]
  const choosing = on === 'page' || (chosen !== null && chosen < DIE_PLACES.length)

  const take = (key: string, from = at): boolean => {
    const typed = disabled ? null : typedDice(value, from, key)
    if (typed === null) return false
    setChosen(typed.at)
    // who types on a die is on the next one then, and after the last one stays there: Enter goes on
    if (setter.current?.querySelector('[data-die]:focus')) setter.current.querySelector<HTMLElement>(`[data-die="${typed.at}"]`)?.focus()
    // the faces go with the last die; the focus stays beside them
    else if (on === 'felt' && typed.at >= DIE_PLACES.length) setter.current?.querySelector<HTMLElement>(`[data-die="${DIE_PLACES.length - 1}"]`)?.focus()
    if (typed.dice !== value) onChange(typed.dice)
    return true
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const key = plainKey(event)
    if (key === null) return
    if (on === 'felt' && choosing && key === 'Escape') return setChosen(null)
    const focused = event.target instanceof HTMLElement ? event.target.dataset['die'] : undefined
    const onDie = focused !== undefined
    const done = key === 'Enter' && onDie && onDone !== undefined && allSet(value)
    if (done) onDone()
    // where all lie and none was chosen, it is the die with the focus that is changed
    const from = chosen === null && onDie && allSet(value) && key !== 'Backspace' ? Number(focused) : at
    if (done || take(key, from)) event.preventDefault()
  }
  return (
    <div {...rest} ref={setter} className={classes(styles.setter, className)} data-compact={compact || undefined} data-on={on} onKeyDown={onKeyDown}>
      <div className={styles.pairs}>
        {DICE_KINDS.map((kind) => {
          const Icon = DICE_ICONS[kind]
          return (
            <section key={kind} className={styles.pair} data-kind={kind}>
              <h3 className={styles.heading}>
                <Icon />
                <span className={styles.word}>{labels[kind]}</span>
                {on === 'page' && <span className={styles.sign}>{kind === 'flower' ? labels.flowerSign : labels.scorpionSign}</span>}
              </h3>
              {DIE_PLACES.map((each, order) => {
                if (each.kind !== kind) return null
                const face = value[kind][each.place]
                const name = labels.die(kind, each.place)
                return (
                  <button
                    key={each.place}
                    type="button"
                    className={styles.die}
                    data-die={order}
                    data-empty={face === null || undefined}
                    disabled={disabled}
                    aria-pressed={on === 'felt' ? order === chosen : order === at}
                    aria-label={face === null ? name : `${name}, ${labels.face(face)}`}
                    onClick={() => setChosen(order)}
                  >
                    <DieFace key={rolls} className={rolls > 0 ? styles.rolled : undefined} kind={kind} face={face} />
                  </button>
                )
              })}
            </section>
          )
        })}
      </div>
      {!disabled && choosing && (
        <div className={styles.faces} role="group" aria-label={die === undefined ? undefined : labels.die(die.kind, die.place)}>
          {DIE_FACES.map((face) => (
            <button key={face} type="button" className={styles.choice} onClick={() => take(String(face))}>
              {face}
            </button>
          ))}
        </div>
      )}
      {onRoll !== undefined && (on === 'page' || !choosing) && (
        <div className={styles.ways}>
          <Button
            className={styles.roll}
            disabled={disabled}
            onClick={() => {
              setRolls(rolls + 1)
              setChosen(null)
              onRoll()
            }}
          >
            {labels.roll}
          </Button>
          {beside}
        </div>
      )}
    </div>
  )
}
