export const DICE_KINDS = ['flower', 'scorpion'] as const
export type DiceKind = (typeof DICE_KINDS)[number]

export const DIE_FACES = [1, 2, 3, 4, 5, 6] as const

/** A die as it lies: a face 1 … 6, or null while it has none. */
export type DieValue = number | null

/** Both pairs as far as they are set. `Dice` of the match is one of these with every face known. */
export interface DiceChoice {
  readonly flower: readonly [DieValue, DieValue]
  readonly scorpion: readonly [DieValue, DieValue]
  /** A JPEG of the throw in base64, where it is to be kept with it. */
  readonly photo?: string
}

export const NO_DICE: DiceChoice = { flower: [null, null], scorpion: [null, null] }

/** The same dice with one of them turned to another face. */
export function withDie(dice: DiceChoice, kind: DiceKind, place: 0 | 1, face: number): DiceChoice {
  const pair = dice[kind]
  const turned: readonly [DieValue, DieValue] = place === 0 ? [face, pair[1]] : [pair[0], face]
  return kind === 'flower' ? { ...dice, flower: turned } : { ...dice, scorpion: turned }
}
