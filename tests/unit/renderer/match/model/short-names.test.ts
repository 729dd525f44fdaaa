import { expect, test } from 'vitest'
import { shortNames } from '../../../../../src/renderer/match/model/short-names'

test.each([
  [
    ['Grandma Rose', 'Tom', 'Mia'],
    ['Grandma', 'Tom', 'Mia'],
  ],
  [
    ['Grandma Rose', 'Grandma Ellen', 'Tom'],
    ['Grandma R.', 'Grandma E.', 'Tom'],
  ],
  [
    ['Ada', 'Ada Lovelace'],
    ['Ada', 'Ada L.'],
  ],
  [
    ['Anna Berg', 'Anna Bo', 'Anna', 'Tom Bo'],
    ['Anna Berg', 'Anna Bo', 'Anna', 'Tom'],
  ],
  [['  Bartholomew the Younger '], ['Bartholomew']],
])('%j are %j in short', (names, short) => expect(shortNames(names)).toEqual(short))
