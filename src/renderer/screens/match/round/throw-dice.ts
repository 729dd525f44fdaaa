import type { Dice } from '#shared/match/events'

const FACES = 6
/** The largest multiple of six a byte can hold; larger bytes are thrown again, so that every face is as likely. */
const FAIR_BELOW = 252

function throwDie(): number {
  const byte = new Uint8Array(1)
  do crypto.getRandomValues(byte)
  while ((byte[0] as number) >= FAIR_BELOW)
  return ((byte[0] as number) % FACES) + 1
}

/** Two pairs of fair dice (FS-1). */
export function throwDice(): Dice {
  return { flower: [throwDie(), throwDie()], scorpion: [throwDie(), throwDie()] }
}
