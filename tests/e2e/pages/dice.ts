import type { Locator } from 'playwright-core'
import { choose } from './choices'

/** The name of each face, at its number. */
export const FACES: readonly string[] = ['', 'one', 'two', 'three', 'four', 'five', 'six']

type Face = 1 | 2 | 3 | 4 | 5 | 6
export interface Throw {
  readonly flower: readonly [Face, Face]
  readonly scorpion: readonly [Face, Face]
}

/** Taps the faces that lie on the table. */
export async function setDice(within: Locator, { flower, scorpion }: Throw): Promise<void> {
  for (const [kind, faces] of [
    ['Flower', flower],
    ['Scorpion', scorpion],
  ] as const) {
    for (const [place, die] of (['first', 'second'] as const).entries()) {
      await choose(within.getByRole('radiogroup', { name: `${kind}, ${die} die` }), FACES[faces[place] ?? 1] ?? '')
    }
  }
}
