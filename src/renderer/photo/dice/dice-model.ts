import { elementAt } from '#shared/kernel/assert'
import { decodeRoll, SURE_PAIR, type DieDetection, type RollDetection } from '#shared/recognition/roll'
import { DICE_KINDS, NO_DICE, type DiceChoice, type DiceKind } from '../../components/dice/dice'
import type { Outline } from '../review/photo-canvas'

export interface DiceRead {
  readonly rolled: RollDetection | null
  readonly found: number
  /** What may be set without asking: pairs that are not sure are left open. */
  readonly sure: DiceChoice
  /** The pairs to be asked about. */
  readonly asked: readonly DiceKind[]
  readonly outlines: readonly Outline[]
}

/** What a photo of dice says of the throw. */
export function readRoll(dice: readonly DieDetection[]): DiceRead {
  const rolled = decodeRoll(dice)
  if (rolled === null) return { rolled, found: dice.length, sure: NO_DICE, asked: [], outlines: dice.map((die, at) => outlineOf(die, at, false)) }
  const chances = { flower: rolled.flowerChance, scorpion: rolled.scorpionChance }
  const asked = DICE_KINDS.filter((kind) => chances[kind] < SURE_PAIR)
  const pairOf = (kind: DiceKind): DiceChoice[DiceKind] => (asked.includes(kind) ? [null, null] : rolled[kind])
  const unsure = new Set([...(asked.includes('flower') ? rolled.green : []), ...(asked.includes('scorpion') ? rolled.red : [])])
  const used = [...rolled.green, ...rolled.red]
  return {
    rolled,
    found: dice.length,
    sure: { flower: pairOf('flower'), scorpion: pairOf('scorpion') },
    asked,
    outlines: used.map((at) => outlineOf(elementAt(dice, at), at, unsure.has(at))),
  }
}

function outlineOf({ middle: { x, y }, width, faces }: DieDetection, key: number, unsure: boolean): Outline {
  const half = width / 2
  const corners = [
    { x: x - half, y: y - half },
    { x: x + half, y: y - half },
    { x: x + half, y: y + half },
    { x: x - half, y: y + half },
  ]
  return { key, corners, text: String(faces.indexOf(Math.max(...faces)) + 1), look: unsure ? 'unsure' : 'sure' }
}
