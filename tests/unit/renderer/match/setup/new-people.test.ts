import { expect, test } from 'vitest'
import { forgetNewPeople, personNamed } from '../../../../../src/renderer/match/setup/new-people'

const ROSE = { id: 'person-rose', name: 'Rose' }

test('someone of the house is found whatever the case; someone new has one id until a match with them has begun', () => {
  expect(personNamed(' rose ', [ROSE])).toEqual({ name: 'Rose', personId: 'person-rose' })
  const ben = personNamed('Ben', [ROSE])
  expect(ben.personId).toMatch(/^[0-9a-f]{32}$/)
  expect(personNamed('BEN ', [ROSE])).toEqual({ name: 'BEN', personId: ben.personId })
  expect(personNamed('Cleo', [ROSE]).personId).not.toBe(ben.personId)
  // once they are known, their name may be another one's
  forgetNewPeople()
  expect(personNamed('Ben', [ROSE]).personId).not.toBe(ben.personId)
})
