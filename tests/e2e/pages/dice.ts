import type { Locator } from 'playwright-core'

/** The name of each face, at its number. */
export const FACES: readonly string[] = ['', 'one', 'two', 'three', 'four', 'five', 'six']

type Face = 1 | 2 | 3 | 4 | 5 | 6
export interface Throw {
  readonly flower: readonly [Face, Face]
  readonly scorpion: readonly [Face, Face]
}

/** Taps each die and then the face it shows. */
export async function setDice(within: Locator, { flower, scorpion }: Throw): Promise<void> {
  for (const [kind, faces] of [
    ['Flower', flower],
    ['Scorpion', scorpion],
  ] as const) {
    for (const [place, die] of (['first', 'second'] as const).entries()) {
      const name = `${kind}, ${die} die`
      await within.getByRole('button', { name: new RegExp(`^${name}`) }).click()
      await within
        .getByRole('group', { name })
        .getByRole('button', { name: String(faces[place]), exact: true })
        .click()
    }
  }
}
