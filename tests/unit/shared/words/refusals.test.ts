import { describe, expect, it } from 'vitest'
import { REFUSAL_CODES, type Refusal, WARNING_CODES } from '#shared/match/events'
import { recordRefusalSentence, refusalSentence, warningSentence } from '#shared/words/en'
import type { ToldWarning } from '#shared/words/sentence-inputs'

const names = ['Ada', 'Ben']
const ends = [
  { arm: 'left', suit: 6 },
  { arm: 'right', suit: 2 },
] as const

const REFUSALS: readonly (readonly [Refusal, string])[] = [
  [{ code: 'bad-record', why: 'preset: not one of ours' }, 'The match record cannot be read: preset: not one of ours.'],
  [{ code: 'match-over' }, 'The match is over; nothing can follow its end.'],
  [{ code: 'round-over' }, 'This round is over; what comes next belongs to a new round.'],
  [{ code: 'bad-event', why: 'there is no event "sing"' }, 'This event cannot be read: there is no event "sing".'],
  [{ code: 'bad-tile', tile: '7-5', limit: 6 }, '“7-5” is no tile of a double-six set.'],
  [{ code: 'bad-tile', tile: 'x', limit: 6, player: 1 }, '“x” in the hand of Ben is no tile of a double-six set.'],
  [{ code: 'bad-tile', tile: 'x'.repeat(1000), limit: 12 }, `“${'x'.repeat(20)}…” is no tile of a double-twelve set.`],
  [{ code: 'tile-already-played', tile: '6-4', limit: 1, player: 0 }, '6-4 already lies on the table.'],
  [{ code: 'tile-already-played', tile: '6-4', limit: 2 }, 'Both tiles 6-4 already lie on the table.'],
  [{ code: 'tile-already-played', tile: '6-4', limit: 3 }, 'All three tiles 6-4 already lie on the table.'],
  [{ code: 'lead-must-be-double', tile: '6-4' }, '6-4 cannot be led: the first tile must be a double.'],
  [{ code: 'does-not-match', tile: '4-3', ends }, '4-3 does not fit the open ends: 6 at the left end and 2 at the right end.'],
  [{ code: 'does-not-match', tile: '4-3', ends: [{ arm: 'right', suit: 2 }] }, '4-3 does not fit: the right end shows 2.'],
  [
    { code: 'does-not-match', tile: '6-3', startFirst: true, ends: [{ arm: 2, suit: 6 }] },
    '6-3 cannot go there before every side of the first double is started. Open: 6 at arm 2.',
  ],
  [{ code: 'end-needed', tile: '6-2', ends }, '6-2 can go to more than one end: 6 at the left end and 2 at the right end. Say which.'],
  [{ code: 'boneyard-empty', limit: 0 }, 'Nothing can be drawn: the oasis is down to its reserve.'],
  [{ code: 'boneyard-empty', limit: 1 }, 'Only 1 tile can be drawn before the oasis is down to its reserve.'],
  [{ code: 'tile-seen-twice', tile: '6-4', player: 1, limit: 1 }, '6-4 in the hand of Ben was seen before, on the table or in a hand.'],
  [
    { code: 'tile-seen-twice', tile: '6-4', player: 1, limit: 2 },
    '6-4 in the hand of Ben was seen before, on the table or in a hand, more than two times in all.',
  ],
  [{ code: 'not-blocked', tile: '6-4', player: 1, ends: [{ arm: 'left', suit: 6 }] }, 'The round is not blocked: Ben holds 6-4, which fits 6 at the left end.'],
  [{ code: 'not-blocked', tile: '6-6', player: 0, ends: [] }, 'The round is not blocked: Ada holds 6-6, which can be led.'],
]

describe('a refusal', () => {
  it.each(REFUSALS)('%o is worded', (refusal, sentence) => {
    expect(refusalSentence(refusal, names, 'flower-and-scorpion')).toBe(sentence)
  })

  it('has a sentence whatever its code', () => {
    expect(new Set(REFUSALS.map(([{ code }]) => code))).toEqual(new Set(REFUSAL_CODES))
  })

  it('says where in the record it stands', () => {
    const refusal: Refusal = { code: 'boneyard-empty', limit: 0 }
    expect(recordRefusalSentence({ round: 2, event: 5, refusal })).toBe('Round 2, event 5: Nothing can be drawn: the boneyard is down to its reserve.')
    expect(recordRefusalSentence({ round: 2, event: null, refusal: { code: 'match-over' } })).toBe('Round 2: The match is over; nothing can follow its end.')
    expect(recordRefusalSentence({ round: null, event: null, refusal: { code: 'bad-record' } })).toBe('The match record cannot be read.')
  })

  it('names a player by seat where no name is known', () => {
    expect(recordRefusalSentence({ round: 1, event: 3, refusal: { code: 'tile-seen-twice', tile: '6-4', player: 1 } })).toContain('player 2')
  })
})

const WARNINGS: readonly (readonly [ToldWarning, string])[] = [
  [{ code: 'out-of-turn', player: 1, expected: 0, found: 1 }, 'Ben was not on turn; it was the turn of Ada.'],
  [{ code: 'pass-with-boneyard', player: 0, found: 3 }, 'Ada passed although 3 tiles could be drawn from the oasis.'],
  [{ code: 'drew-too-many', player: 0, expected: 1, found: 2 }, 'Ada drew 2 tiles in one turn; 1 tile may be drawn.'],
  [{ code: 'block-declared-early', found: 1 }, 'The round was declared blocked although 1 tile could be drawn from the oasis.'],
  [{ code: 'hand-size', player: 1, expected: 3, found: 1 }, 'Ben showed 1 tile; by the count kept it should be 3.'],
  [{ code: 'round-unfinished' }, 'The round was left unfinished.'],
]

describe('a warning', () => {
  it.each(WARNINGS)('%o is worded', (warning, sentence) => {
    expect(warningSentence(warning, names, 'flower-and-scorpion')).toBe(sentence)
  })

  it('has a sentence whatever its code', () => {
    expect(new Set(WARNINGS.map(([{ code }]) => code))).toEqual(new Set(WARNING_CODES))
  })
})
