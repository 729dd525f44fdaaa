import { expect, test } from 'vitest'
import { GAME_IDS } from '#shared/games/rules'
import { gameWords, isDeclined } from '#shared/words/de/grammar'

test.each(GAME_IDS)('what %s has for its things has a gender in German', (game) => {
  const { line, boneyard, leader } = gameWords(game)
  expect(
    [line, boneyard, leader].filter((noun) => !isDeclined(noun)),
    'say it under CASES in src/shared/words/de/grammar.ts',
  ).toEqual([])
})
