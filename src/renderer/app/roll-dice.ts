import { elementAt } from '#shared/kernel/assert'
import type { DiceChoice } from '../components/dice/dice'

const DIE_SIDES = 6
/** The largest multiple of six a byte holds; larger bytes would favour the low faces. */
const FAIR_BELOW = 252

/** Four fair dice. `fill` gives random bytes; the page's own source unless a test brings one. */
export function rollDice(fill: (bytes: Uint8Array<ArrayBuffer>) => void = (bytes) => void crypto.getRandomValues(bytes)): DiceChoice {
  const die = (): number => {
    const byte = new Uint8Array(1)
    do fill(byte)
    while (elementAt(byte, 0) >= FAIR_BELOW)
    return (elementAt(byte, 0) % DIE_SIDES) + 1
  }
  return { flower: [die(), die()], scorpion: [die(), die()] }
}
