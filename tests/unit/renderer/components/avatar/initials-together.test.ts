import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldedName } from '#shared/kernel/names'
import { initialsTogether } from '../../../../../src/renderer/components/avatar/initials-together'

/** `Mia`, or `Mia (Q)` who has chosen Q. */
const someone = (told: string) => {
  const [, name = '', initials] = /^(.*?)(?: \((.+)\))?$/.exec(told) ?? []
  return { name, avatar: initials === undefined ? undefined : { initials } }
}

describe('The initials of people who are shown together', () => {
  test.each([
    ['are as always where they differ', ['Ada', 'Ben', 'Cleo Day'], ['A', 'B', 'CD']],
    ['have a letter more where they would be the same', ['Mia', 'Max', 'Ben'], ['Mi', 'Ma', 'B']],
    ['have one that is free, or two', ['Anna', 'Annika', 'Ann'], ['An', 'Ai', 'Ann']],
    ['have it of either word', ['Anna Berg', 'Anders Bo', 'An Bär'], ['ABn', 'ABd', 'ABä']],
    ['look different too where they are small', ['Mia', 'Mlada', 'Ines', 'Lea'], ['Mi', 'Ma', 'I', 'L']],
    ['are short for eight', ['Mia', 'Max', 'Mona', 'Milo', 'Moritz', 'Marta', 'Mats', 'Mira'], ['Mi', 'Ma', 'Mo', 'Mil', 'Mr', 'Mt', 'Ms', 'Mir']],
    ['count whatever their case', ['mia', 'Max'], ['Mi', 'Ma']],
    ['take whole letters', ['E\u0301lodie', 'Émile'.normalize('NFD')], ['É'.normalize('NFD') + 'l', 'É'.normalize('NFD') + 'm']],
    ['stay with who has chosen them', ['Mia', 'Max (M)'], ['Mi', 'M']],
    ['are from the names again where two have chosen the same', ['Mia (Q)', 'Ben (Q)'], ['M', 'B']],
    ['are not what another has', ['Mia', 'Max', 'Zoe (MI)'], ['Ma', 'Mx', 'MI']],
    ['are numbered where names differ in no letter', ['!!', '!?'], ['!1', '!2']],
    ['are nothing where there is no name yet', ['', '', 'Mia'], ['', '', 'M']],
  ])('%s: %j', (_, told, initials) => expect(initialsTogether(told.map(someone))).toEqual(initials))

  const names = fc.uniqueArray(
    fc.string({ minLength: 1, maxLength: 6, unit: fc.constantFrom(...'mMaAé -?1') }).filter((name) => name.trim() !== ''),
    {
      maxLength: 8,
      selector: foldedName,
    },
  )
  test('are never the same for two of them, whatever they are called and have chosen', () => {
    const people = names.chain((all) =>
      fc.tuple(
        ...all.map((name) =>
          fc.record({ name: fc.constant(name), avatar: fc.option(fc.record({ initials: fc.constantFrom('M', 'm', 'MA') }), { nil: undefined }) }),
        ),
      ),
    )
    fc.assert(
      fc.property(people, (shown) => {
        const initials = initialsTogether(shown).map(foldedName)
        expect(new Set(initials).size).toBe(initials.length)
      }),
    )
  })
})
