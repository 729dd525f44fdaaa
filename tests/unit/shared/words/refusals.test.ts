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
  [{ code: 'bad-record', why: 'file not found' }, 'Can’t read this match: file not found.'],
  [
    { code: 'bad-record', malformed: { kind: 'shape', where: 'players', wanted: { kind: 'list' }, found: { kind: 'text', text: 'Ada' } } },
    'Can’t read this match: “players” must be a list (found: “Ada”).',
  ],
  [{ code: 'match-over' }, 'The match is over. You can’t add anything after its end.'],
  [{ code: 'round-over' }, 'This round is over. Start the next round first.'],
  [
    { code: 'bad-event', malformed: { kind: 'unknown-type', found: { kind: 'text', text: 'sing' } } },
    'Can’t read this entry: there is no entry of the type “sing”.',
  ],
  [{ code: 'bad-tile', tile: '7-5', limit: 6 }, '“7-5” isn’t in a double-six set.'],
  [{ code: 'bad-tile', tile: 'x', limit: 6, player: 1 }, '“x” in Ben’s hand isn’t in a double-six set.'],
  [{ code: 'bad-tile', tile: 'x'.repeat(1000), limit: 12 }, `“${'x'.repeat(20)}…” isn’t in a double-twelve set.`],
  [{ code: 'tile-already-played', tile: '6-4', limit: 1, player: 0 }, '6-4 is already on the table.'],
  [{ code: 'tile-already-played', tile: '6-4', limit: 2 }, 'Both 6-4 tiles are already on the table.'],
  [{ code: 'tile-already-played', tile: '6-4', limit: 3 }, 'All three 6-4 tiles are already on the table.'],
  [{ code: 'lead-must-be-double', tile: '6-4' }, '6-4 can’t be led. The first tile must be a double.'],
  [{ code: 'does-not-match', tile: '4-3', ends }, '4-3 doesn’t fit the open ends: 6 at the left end and 2 at the right end.'],
  [{ code: 'does-not-match', tile: '4-3', ends: [{ arm: 'right', suit: 2 }] }, '4-3 doesn’t fit: the right end shows 2.'],
  [
    { code: 'does-not-match', tile: '6-3', startFirst: true, ends: [{ arm: 2, suit: 6 }] },
    '6-3 can’t go there yet. Start every side of the first double first. Open: 6 on arm 2.',
  ],
  [{ code: 'end-needed', tile: '6-2', ends }, '6-2 fits more than one end: 6 at the left end and 2 at the right end. Choose one.'],
  [{ code: 'boneyard-empty', limit: 0 }, 'Nothing more can be drawn from the oasis (C-3).'],
  [{ code: 'boneyard-empty', limit: 1 }, 'Only 1 tile can be drawn from the oasis (C-3).'],
  [{ code: 'tile-seen-twice', tile: '6-4', player: 1, limit: 1 }, '6-4 in Ben’s hand is already on the table or in another hand.'],
  [{ code: 'tile-seen-twice', tile: '6-4', player: 1, limit: 2 }, '6-4 in Ben’s hand is one too many. The set has only 2.'],
  [{ code: 'not-blocked', tile: '6-4', player: 1, ends: [{ arm: 'left', suit: 6 }] }, 'The round isn’t blocked: Ben has 6-4, which fits 6 at the left end.'],
  [{ code: 'not-blocked', tile: '6-6', player: 0, ends: [] }, 'The round isn’t blocked: Ada has 6-6, which can be led.'],
  [{ code: 'hand-not-possible', player: 1, limit: 9 }, 'There are not so many tiles: Ben can have 9 at most.'],
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
    expect(recordRefusalSentence({ round: 2, event: 5, refusal })).toBe('Round 2, entry 5: Nothing more can be drawn from the boneyard (C-3).')
    expect(recordRefusalSentence({ round: 2, event: null, refusal: { code: 'match-over' } })).toBe(
      'Round 2: The match is over. You can’t add anything after its end.',
    )
    expect(recordRefusalSentence({ round: null, event: null, refusal: { code: 'bad-record' } })).toBe('Can’t read this match.')
  })

  it('names a player by seat where no name is known', () => {
    expect(recordRefusalSentence({ round: 1, event: 3, refusal: { code: 'tile-seen-twice', tile: '6-4', player: 1 } })).toContain('Player 2')
  })
})

const WARNINGS: readonly (readonly [ToldWarning, string])[] = [
  [{ code: 'out-of-turn', player: 1, expected: 0, found: 1 }, 'It was Ada’s turn, not Ben’s.'],
  [{ code: 'pass-with-boneyard', player: 0, found: 3 }, 'Ada passed but could still draw 3 tiles from the oasis.'],
  [{ code: 'drew-too-many', player: 0, expected: 1, found: 2 }, 'Ada drew 2 tiles in one turn. The limit is 1.'],
  [{ code: 'block-declared-early', found: 1 }, 'The block was called while 1 tile could still be drawn from the oasis.'],
  [{ code: 'hand-size', player: 1, expected: 3, found: 1 }, 'Ben showed 1 tile but should have 3.'],
  [{ code: 'more-than-the-set', expected: 168, found: 190 }, 'That is more than all tiles of the set. Please count again.'],
  [{ code: 'round-unfinished' }, 'The round was not finished.'],
  [{ code: 'stands', player: 0 }, 'The tile doesn’t fit there and stays.'],
  [{ code: 'hand-size', player: 1, expected: 3, found: 3, tile: '5-3' }, 'Ben showed a hand without 5-3, which everyone had seen there.'],
  [{ code: 'block-stands', player: 0 }, 'A tile in a hand fits, and the table counts the round as blocked.'],
  [{ code: 'shown-first', player: 1, tile: '5-3' }, 'Ben played another tile, but 5-3 fitted and was to go at the first chance.'],
]

describe('a warning', () => {
  it.each(WARNINGS)('%o is worded', (warning, sentence) => {
    expect(warningSentence(warning, names, 'flower-and-scorpion')).toBe(sentence)
  })

  it('has a sentence whatever its code', () => {
    expect(new Set(WARNINGS.map(([{ code }]) => code))).toEqual(new Set(WARNING_CODES))
  })
})
