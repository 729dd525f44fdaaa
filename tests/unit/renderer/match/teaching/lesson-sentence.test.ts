import { afterEach, describe, expect, test } from 'vitest'
import { LANGUAGES } from '#shared/words/languages'
import { tileOf } from '#shared/domino/tile'
import { HOW_TO_PLAY, TAUGHT_GAMES, type TaughtGame } from '#shared/rulebook/how-to-play/index'
import { LESSONS_EXPECTED } from '#shared/rulebook/made/lessons-expected'
import type { Lesson, ScoringName } from '#shared/rulebook/how-to-play/teaching'
import { lessonSentence } from '../../../../../src/renderer/match/teaching/lesson-sentence'
import { sayOnPage } from '../../../../../src/renderer/messages/page'
import { sayOfScores } from '../../../../../src/renderer/messages/scorer'
import { SPOKEN } from '../../../languages/catalogues'

const NAMES = ['Mia', 'Opa Josef', 'Lena']

/** Most things that one play can show first: with one tile there may be three. */
const MOST: Readonly<Record<TaughtGame, { readonly mostAtOnce: readonly (readonly ScoringName[])[] }>> = LESSONS_EXPECTED

const lessonsOf = (game: TaughtGame): readonly Lesson[] => [
  ...([null, tileOf(0, 0)] as const).map((call) => ({ kind: 'deal' as const, each: 6, call })),
  ...([true, false] as const).map((dice) => ({ kind: 'begin' as const, dice })),
  { kind: 'roll-call', tile: tileOf(4, 4), leads: true },
  { kind: 'no-double' },
  ...(['double', 'any'] as const).flatMap((tile) => [
    { kind: 'lead' as const, seat: null, tile, orElse: null },
    { kind: 'lead' as const, seat: 1, tile, orElse: 'draw' as const },
    { kind: 'lead' as const, seat: 1, tile, orElse: 'pass' as const },
  ]),
  ...[...(Object.keys(HOW_TO_PLAY[game].pictures) as ScoringName[]).map((name) => [name]), ...MOST[game].mostAtOnce].flatMap((fresh) =>
    [-1, 0, 3].flatMap((points) => [
      { kind: 'scored' as const, fresh, points, across: true, by: 'play' as const },
      { kind: 'scored' as const, fresh, points, across: false, by: 'hands' as const },
    ]),
  ),
  { kind: 'scored', fresh: ['nothing'], points: 0, across: true, by: 'play-of-nothing' },
  ...[[3], [3, 6], [0, 1, 2, 3], [0, 1, 2, 3, 4, 5, 6, 12]].flatMap((open) =>
    (['draw', 'pass'] as const).map((orElse) => ({ kind: 'turn' as const, seat: 1, open, orElse })),
  ),
  { kind: 'blocked' },
  { kind: 'over' },
]

afterEach(() => {
  sayOnPage(SPOKEN.en.page)
  sayOfScores(SPOKEN.en.scorer)
})

/** What is read out: signs alone are no words. */
const spokenWords = (text: string): readonly string[] => text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word))

describe('A sentence of the lesson', () => {
  test.each(LANGUAGES)('%s: is whole and has at most 15 words, whatever it is about', (language) => {
    sayOnPage(SPOKEN[language].page)
    sayOfScores(SPOKEN[language].scorer)
    for (const game of TAUGHT_GAMES) {
      for (const lesson of lessonsOf(game)) {
        const said = lessonSentence(lesson, NAMES, game)
        expect(said, JSON.stringify(lesson)).not.toMatch(/undefined|null|NaN|\[object|^\s|\s$|\s{2}/u)
        expect(spokenWords(said).length, said).toBeLessThanOrEqual(15)
        expect(said.length).toBeGreaterThan(5)
      }
    }
  })

  test('says what the table does next', () => {
    const said = (lesson: Lesson) => lessonSentence(lesson, NAMES, 'bergen').replace(/[\u2066-\u2069]/gu, '')
    expect(said({ kind: 'deal', each: 6, call: tileOf(0, 0) })).toBe('Turn all tiles face down and mix. Everyone takes 6. Who has 0-0?')
    expect(said({ kind: 'turn', seat: 1, open: [3, 8], orElse: 'draw' })).toBe('Opa Josef: join a 3 or an 8. None? Draw.')
    expect(said({ kind: 'turn', seat: 0, open: [3], orElse: 'pass' })).toBe('Mia: join a 3. None? Pass.')
    expect(said({ kind: 'scored', fresh: ['ledDouble'], points: 2, across: true, by: 'play' })).toBe(
      'A double is led. Lay it across. The ringed halves count: +2.',
    )
    expect(said({ kind: 'scored', fresh: ['nothing'], points: 0, across: false, by: 'play' })).toBe('No points, as after most plays.')
    expect(said({ kind: 'scored', fresh: ['nothing'], points: 0, across: false, by: 'play-of-nothing' })).toBe('Only the end of a round scores.')
    expect(lessonSentence({ kind: 'scored', fresh: ['out'], points: 13, across: false, by: 'hands' }, NAMES, 'block-and-draw')).toBe(
      'Going out. The end of the round scores +13.',
    )
    expect(said({ kind: 'over' })).toBe('You can play Bergen')
  })
})
