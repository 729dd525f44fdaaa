import { expect, test } from 'vitest'
import { shortNames } from '../../../../../src/renderer/match/model/short-names'

test.each([
  [
    ['Grandma Rose', 'Tom', 'Mia'],
    ['Grandma Rose', 'Tom', 'Mia'],
  ],
  [
    ['Grandma Rose', 'Grandma Ellen', 'Tom'],
    ['Grandma Rose', 'Grandma Ellen', 'Tom'],
  ],
  [
    ['Mia', 'Opa Josef', 'Lena'],
    ['Mia', 'Opa Josef', 'Lena'],
  ],
  [
    ['Opa', 'Frau Dr. Ida Berg', 'Mme Roux', 'Tía Ana López'],
    ['Opa', 'Frau Dr. Ida', 'Mme Roux', 'Tía Ana'],
  ],
  [
    ['Opa Josef Berg', 'Opa Josef Tal'],
    ['Opa Josef B.', 'Opa Josef T.'],
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
