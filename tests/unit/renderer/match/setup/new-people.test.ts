import { afterEach, expect, test } from 'vitest'
import { PERSON_COLOURS } from '#shared/contract/colours'
import { avatarsOfNew } from '../../../../../src/renderer/components/avatar/known-avatar'
import { forgetNewPeople, personNamed, renameNew } from '../../../../../src/renderer/match/setup/new-people'

const ROSE = { id: 'person-rose', name: 'Rose', colour: PERSON_COLOURS[0] }

afterEach(forgetNewPeople)

test('someone of the house is found whatever the case; someone new has one id and one colour until a match with them has begun', () => {
  expect(personNamed(' rose ', [ROSE])).toEqual({ name: 'Rose', personId: 'person-rose' })
  const ben = personNamed('Ben', [ROSE])
  expect(ben.personId).toMatch(/^[0-9a-f]{32}$/)
  expect(personNamed('BEN ', [ROSE])).toEqual({ ...ben, name: 'BEN' })
  expect(personNamed('Cleo', [ROSE]).personId).not.toBe(ben.personId)
  // once they are known, their name may be another one's
  forgetNewPeople()
  expect(personNamed('Ben', [ROSE]).personId).not.toBe(ben.personId)
})

test('new people take the colours that the house uses least, each another, and are shown with them', () => {
  const [ben, cleo] = ['Ben', 'Cleo'].map((name) => personNamed(name, [ROSE]))
  expect([ben?.colour, cleo?.colour]).toEqual(PERSON_COLOURS.slice(1, 3))
  expect(avatarsOfNew.get(ben?.personId ?? '')).toEqual({ colour: PERSON_COLOURS[1] })
  expect(avatarsOfNew.get('person-rose')).toBeUndefined()
})

test('who is being typed stays the same person, letter by letter, and a name that is taken out is nobody’s', () => {
  const first = personNamed('B', [ROSE])
  renameNew('B', 'Be')
  renameNew('Be', 'Ben')
  expect(personNamed('Ben', [ROSE])).toEqual({ ...first, name: 'Ben' })
  renameNew('Ben', '')
  expect(personNamed('Ben', [ROSE]).personId).not.toBe(first.personId)
})
