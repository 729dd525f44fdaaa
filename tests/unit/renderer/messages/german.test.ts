import { expect, test } from 'vitest'
import { certain, evening, ownTiles } from '../../../../src/renderer/messages/de'
import { timesWord } from '../../../../src/shared/words/de/grammar'

test('a verb agrees with how many are named', () => {
  expect(evening.table.byes(['Ada'])).toBe('Setzt aus: Ada.')
  expect(evening.table.byes(['Ada', 'Ben'])).toBe('Setzen aus: Ada und Ben.')
  expect(ownTiles.missing(['6-4'])).toMatch(/^Es fehlt: 6-4\..* fehlt\.$/)
  expect(ownTiles.missing(['6-4', '5-5'])).toMatch(/^Es fehlen: 6-4 und 5-5\..* fehlen\.$/)
})

test('one name to look at stands in the accusative', () => {
  expect(evening.checkIn.look(1)).toBe('1 Namen ansehen')
})

test('a comma ends a subordinate clause before another', () => {
  expect(certain.whatever(['Ada'], true)).toBe('egal, was Ada auf der Hand hat, und egal, was die übrigen Würfel zeigen')
})

test('how often is one word, and has a hyphen after figures', () => {
  expect([1, 2, 21].map((count) => timesWord(count))).toEqual(['einmal', 'zweimal', '21-mal'])
})
