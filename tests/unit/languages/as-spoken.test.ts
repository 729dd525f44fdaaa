import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#shared/words/languages'
import { REASON_CODES, worthOf } from '#shared/games/reasons'
import { asSpoken } from '../../../src/renderer/messages/as-spoken'
import { SPOKEN } from './catalogues'
import { UNSAID } from './unsaid'

describe.each(LANGUAGES)('What is heard in the language %s', (language) => {
  const { page } = SPOKEN[language]

  it('says every reason of a play, and how often it counted', () => {
    for (const count of [1, 2, 3, 4]) {
      for (const code of REASON_CODES) {
        const told = {
          name: 'Ada',
          tile: '6-4',
          arm: 'left',
          reasons: [{ code, points: worthOf(count), count, suit: 6 }],
          delta: count,
          total: 7,
        } as const
        const text = page.match.way.heard(told)
        expect(text).not.toMatch(UNSAID)
        expect(text).toMatch(/\.$/)
      }
    }
  })
})

describe('A sentence said aloud', () => {
  it.each([
    ['Nothing more can be drawn from the boneyard (C-3).', 'Nothing more can be drawn from the boneyard.'],
    ['Dual +2: both ends show 6 (FS-7, FS-8).', 'Dual +2: both ends show 6.'],
    ['Frozen: the left end (6).', 'Frozen: the left end, 6.'],
    ['Round 3 · points this round', 'Round 3, points this round'],
    ['Ada plays 6-4.', 'Ada plays 6-4.'],
  ])('“%s” is “%s”', (written, heard) => {
    expect(asSpoken(written)).toBe(heard)
  })
})
