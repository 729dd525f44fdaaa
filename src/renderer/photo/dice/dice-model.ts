import { decodeThrow, SURE_PAIR, type DieReading, type ThrowReading } from '#shared/recognition/throw'
import { DICE_KINDS, NO_DICE, type DiceChoice, type DiceKind } from '../../components/dice/dice'
import type { Outline } from '../review/photo-canvas'

export interface DiceRead {
  readonly thrown: ThrowReading | null
  /** Dice that were found at all. */
  readonly found: number
  /** What may be set without asking: pairs that are not sure are left open. */
  readonly sure: DiceChoice
  /** The pairs to be asked about. */
  readonly asked: readonly DiceKind[]
  readonly outlines: readonly Outline[]
}

/** What a photograph of dice says of the throw. */
export function readThrow(dice: readonly DieReading[]): DiceRead {
  const thrown = decodeThrow(dice)
  if (thrown === null) return { thrown, found: dice.length, sure: NO_DICE, asked: [], outlines: dice.map((die, at) => outlineOf(die, at, false)) }
  const chances = { flower: thrown.flowerChance, scorpion: thrown.scorpionChance }
  const asked = DICE_KINDS.filter((kind) => chances[kind] < SURE_PAIR)
  const pairOf = (kind: DiceKind): DiceChoice[DiceKind] => (asked.includes(kind) ? [null, null] : thrown[kind])
  const unsure = new Set([...(asked.includes('flower') ? thrown.green : []), ...(asked.includes('scorpion') ? thrown.red : [])])
  const used = [...thrown.green, ...thrown.red]
  return {
    thrown,
    found: dice.length,
    sure: { flower: pairOf('flower'), scorpion: pairOf('scorpion') },
    asked,
    outlines: used.map((at) => outlineOf(dice[at] as DieReading, at, unsure.has(at))),
  }
}

function outlineOf({ middle: { x, y }, width, faces }: DieReading, key: number, unsure: boolean): Outline {
  const half = width / 2
  const corners = [
    { x: x - half, y: y - half },
    { x: x + half, y: y - half },
    { x: x + half, y: y + half },
    { x: x - half, y: y + half },
  ]
  return { key, corners, text: String(faces.indexOf(Math.max(...faces)) + 1), look: unsure ? 'unsure' : 'sure' }
}
