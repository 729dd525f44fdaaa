import { highOf, lowOf, parseTile, tileOf, type Tile } from '#shared/domino/tile'
import { plainNumbers } from '#shared/kernel/digits'
import type { Rolled } from '#shared/games/game'
import type { DiceChoice, DieValue } from '../../components/dice/dice'

type DiePair = readonly [DieValue, DieValue]

/** The tile that two dice name, once both are set. */
export function tileOfDice([first, second]: DiePair): Tile | null {
  return first === null || second === null ? null : tileOf(first, second)
}

/** The tiles of a throw, once all four dice are set. */
export function rolledOf({ flower, scorpion }: DiceChoice): Rolled | null {
  const [lucky, unlucky] = [tileOfDice(flower), tileOfDice(scorpion)]
  return lucky === null || unlucky === null ? null : { flower: lucky, scorpion: unlucky }
}

/** The two faces that a typed tile names, `6-4` or `64`; null where it is none that dice can show (they have no blank). */
export function diceOfTile(text: string): readonly [number, number] | null {
  const dashed = plainNumbers(text.trim())
  const read = parseTile(/^\d\d$/.test(dashed) ? `${dashed[0]}-${dashed[1]}` : dashed)
  if (!read.ok) return null
  const faces = [highOf(read.value.tile), lowOf(read.value.tile)] as const
  return faces[0] > 6 || faces[1] < 1 ? null : faces
}
