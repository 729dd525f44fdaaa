import { expect, test } from 'vitest'
import { seatNow } from '#main/table/seats'

const seat = (name: string, personId?: string) => (personId === undefined ? { name } : { name, personId })
const BEFORE = [seat('Ada', 'ada'), seat('Ben', 'ben'), seat('Cleo')]

test.each([
  ['by the person, whatever the name is by now', 1, [seat('Ada', 'ada'), seat('Cleo', 'cleo'), seat('Benny', 'ben')], 2],
  ['by the name where no person is known now', 1, [seat('Ben'), seat('Ada')], 0],
  ['by the name where no person was known before', 2, [seat('Ada', 'ada'), seat('Cleo', 'cleo')], 1],
  ['by the name where neither is known', 2, [seat('Dag'), seat('Cleo')], 1],
  ['not by the name where that is another person', 1, [seat('Ada', 'ada'), seat('Ben', 'another-ben')], null],
  ['nowhere where they do not sit', 1, [seat('Ada', 'ada'), seat('Cleo', 'cleo')], null],
  ['nowhere from nobody’s seat', null, BEFORE, null],
  ['nowhere from a seat that was not there', 3, BEFORE, null],
  ['where the first of two of that name sits', 2, [seat('Ada'), seat('Cleo'), seat('Cleo')], 1],
] as const)('a person is found again %s', (_how, before, now, found) => {
  expect(seatNow(before, BEFORE, now)).toBe(found)
})
