export const DICE_KINDS = ['flower', 'scorpion'] as const
export type DiceKind = (typeof DICE_KINDS)[number]

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

/** Whether each die has a face. */
export function allSet({ flower, scorpion }: DiceChoice): boolean {
  return ![...flower, ...scorpion].includes(null)
}
