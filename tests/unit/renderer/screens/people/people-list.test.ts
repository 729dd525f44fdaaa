import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { PersonResolver } from '#main/people/person-resolver'
import type { Person } from '#shared/contract/people'
import { peopleListOf, searched } from '../../../../../src/renderer/screens/people/people-list'

const person = (name: string, more: Partial<Person> = {}): Person => ({ id: `person-${name.toLowerCase()}`, name, updatedAt: '', ...more })
const namesIn = (entries: readonly { readonly person: Person }[]) => entries.map((entry) => entry.person.name)

describe('The people of the house', () => {
  test('are those who play, those who are hidden, and those merged with someone else', () => {
    const people = [
      person('Ada'),
      person('Adi', { mergedInto: 'person-ada' }),
      person('Ben', { retired: true }),
      person('Cleo', { mergedInto: 'person-nowhere' }),
    ]
    const house = peopleListOf(people, [{ id: 'person-ada', matches: 3, lastPlayed: '2026-11-21' }])
    expect(namesIn(house.current)).toEqual(['Ada', 'Cleo'])
    expect(house.current[0]).toMatchObject({ matches: 3, lastPlayed: '2026-11-21' })
    expect(house.current[1]).toMatchObject({ matches: 0, lastPlayed: null })
    expect(namesIn(house.hidden)).toEqual(['Ben'])
    expect(house.merged.map(({ person: { name }, into }) => [name, into.name])).toEqual([['Adi', 'Ada']])
  })

  test('stand for one another as the host says, whatever devices have merged', () => {
    const ids = ['person-a', 'person-b', 'person-c', 'person-d', 'person-e']
    fc.assert(
      fc.property(fc.array(fc.option(fc.constantFrom(...ids, 'person-nowhere'), { nil: undefined }), { minLength: 5, maxLength: 5 }), (merges) => {
        const people = ids.map((id, at): Person => ({ id, name: id, updatedAt: '', ...(merges[at] === undefined ? {} : { mergedInto: merges[at] }) }))
        const who = new PersonResolver((id) => people.find((one) => one.id === id))
        const house = peopleListOf(people, [])
        expect(house.current.map((entry) => entry.person.id)).toEqual(ids.filter((id) => who.person(id)?.id === id))
        for (const { person: one, into } of house.merged) expect(into.id).toBe(who.person(one.id)?.id)
      }),
    )
  })

  test('have the names that other devices gave them, and those of the people who are the same, once each', () => {
    const people = [
      person('Ada', { otherNames: ['Adelheid', 'adi'] }),
      person('Adi', { mergedInto: 'person-ada', otherNames: ['ADA', 'Oma'] }),
      person('Granny', { mergedInto: 'person-adi' }),
      person('Ben'),
    ]
    const house = peopleListOf(people, [])
    expect(house.current.map(({ otherNames }) => otherNames)).toEqual([['Adelheid', 'adi', 'Granny', 'Oma'], []])
    expect(namesIn(searched(house, 'gran').current)).toEqual(['Ada'])
  })

  test('are found by parts of their names, whatever case and accents', () => {
    const house = peopleListOf([person('Élodie Martin'), person('Ben', { retired: true }), person('Elo', { mergedInto: 'person-ben' })], [])
    const found = searched(house, ' mart ELO')
    expect([namesIn(found.current), namesIn(found.hidden), namesIn(found.merged)]).toEqual([['Élodie Martin'], [], []])
    expect(searched(house, '  ')).toEqual(house)
  })
})
