import { expect, test } from 'vitest'
import { compareNames } from '#shared/kernel/names'

test('names stand in the order of their letters, then accents, then case, whatever language the computer speaks', () => {
  const names = ['Zoë', 'zoe', 'Åsa', 'Ada', 'ada', 'Émile', 'Emil', 'Øystein', 'Ödön', '2 Brüder']
  const order = ['2 Brüder', 'ada', 'Ada', 'Åsa', 'Emil', 'Émile', 'Ödön', 'Øystein', 'zoe', 'Zoë']
  expect([...names].sort(compareNames)).toEqual(order)
  expect(names.toReversed().sort(compareNames)).toEqual(order)
})
