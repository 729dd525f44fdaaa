import type { DiceChoice, DiceKind, DieValue } from './dice'

export const DIE_FACES = [1, 2, 3, 4, 5, 6] as const

/** One of the four dice, in the order in which they are typed. */
export interface DiePlace {
  readonly kind: DiceKind
  readonly place: 0 | 1
}

export const DIE_PLACES: readonly DiePlace[] = [
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
export function firstOpenDie(dice: DiceChoice): number {
  const open = DIE_PLACES.findIndex(({ kind, place }) => dice[kind][place] === null)
  return open === -1 ? DIE_PLACES.length : open
}

/**
 * What a key makes of the dice while they are typed. Null for keys that mean nothing here.
 *
 * `at` is the die that the next digit sets; past the last one, a digit begins again with the first.
 */
export function typedDice(dice: DiceChoice, at: number, key: string): { readonly dice: DiceChoice; readonly at: number } | null {
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
