import { expect, test } from 'vitest'
import type { RoundEnd } from '#shared/match/events'
import { roundEndHeading } from '../../../../../src/renderer/match/round/made-words'

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan']

test.each<[kind: RoundEnd['kind'], alone: string, together: string]>([
  ['blocked', 'Blocked: Cleo wins', 'Blocked: Ada and Cleo win'],
  ['counted', 'Cleo wins the round', 'Ada and Cleo win the round'],
  ['target', 'Cleo reaches 9', 'Ada and Cleo reach 15'],
  ['domino', 'Cleo goes out', 'Cleo goes out'],
])('a round that ends as %s names who won it: %s, and of partners both, but who went out: %s', (kind, alone, together) => {
  const end = { kind, winner: 2, totals: [6, 1, 9, 1] } as unknown as RoundEnd
  expect(roundEndHeading(end, NAMES, { partners: false })).toBe(alone)
  expect(roundEndHeading(end, NAMES, { partners: true })).toBe(together)
})
