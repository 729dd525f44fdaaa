import type { DiceChoice } from '../components/dice/dice'

const FACES = 6
/** The largest multiple of six a byte holds; larger bytes would favour the low faces. */
const FAIR_BELOW = 252

/** Four fair dice. `fill` gives random bytes; the page's own source unless a test brings one. */
export function rollDice(fill: (bytes: Uint8Array<ArrayBuffer>) => void = (bytes) => void crypto.getRandomValues(bytes)): DiceChoice {
  const die = (): number => {
    const byte = new Uint8Array(1)
    do fill(byte)
    while ((byte[0] as number) >= FAIR_BELOW)
    return ((byte[0] as number) % FACES) + 1
  }
  return { flower: [die(), die()], scorpion: [die(), die()] }
}
