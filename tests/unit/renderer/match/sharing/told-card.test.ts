import { describe, expect, test } from 'vitest'
import type { MatchSnapshot } from '#shared/contract/schemas'
import { expectOk } from '#shared/kernel/result'
import type { MatchRecord } from '#shared/match/record'
import { viewOf, type MatchView } from '../../../../../src/renderer/match/match-view'
import { cardOf, cardText } from '../../../../../src/renderer/match/sharing/told-card'

const RECORD: MatchRecord = {
  format: 'caravan-record',
  version: 1,
  preset: 'bergen-game-cabinet',
  rules: { target: 3 },
  players: [{ name: 'Grandma Rose' }, { name: 'Ben' }],
  rounds: [
    {
      leader: 0,
      events: [
        { type: 'play', tile: '6-6', player: 0 },
        { type: 'play', tile: '6-4', player: 1, arm: 'right' },
        { type: 'play', tile: '6-5', player: 0, arm: 'left' },
        { type: 'play', tile: '4-1', player: 1, arm: 'right' },
        { type: 'play', tile: '5-1', player: 0, arm: 'right' },
      ],
    },
  ],
}

function view(change: Partial<MatchSnapshot> = {}): MatchView {
  const match: MatchSnapshot = {
    matchId: 'match-0001',
    revision: 4,
    record: RECORD,
    startedAt: '2026-11-22T18:00:00.000Z',
    updatedAt: '2026-11-22T19:04:00.000Z',
    date: '2026-11-22',
    undo: null,
    redo: null,
    readOnly: null,
    trail: [],
    ...change,
  }
  return expectOk(viewOf(match), 'a sound record')
}

describe('The card of a match', () => {
  test('has the winner for its headline, everyone’s points by place, the last tile with what it made, rounds and length', () => {
    const card = cardOf(view({ place: 'Kitchen' }), { kind: 'result' })
    expect(card).toMatchObject({
      headline: 'Grandma Rose wins',
      seat: 0,
      where: 'Bergen, 22 November 2026 · Kitchen',
      scores: [
        { name: 'Grandma Rose', short: 'Grandma Rose', figure: '3', leads: true },
        { name: 'Ben', figure: '0', leads: false },
      ],
      tile: { first: 5, second: 1, heading: 'The last tile', points: 1 },
      ringed: '0.4',
      foot: '1 round · 1 h 4 min',
    })
    expect(card.line.tiles).toHaveLength(5)
  })

  test('is as a few lines of text, with no address and no slogan', () => {
    expect(cardText(cardOf(view(), { kind: 'result' }))).toBe(
      'Grandma Rose wins\nBergen, 22 November 2026\nGrandma Rose 3 · Ben 0\nThe last tile: 5-1 +1 (Double header)\n1 round · 1 h 4 min',
    )
  })

  test('has one figure for both partners, who both stand first', () => {
    const players = ['Ada', 'Ben', 'Cleo', 'Dan'].map((name) => ({ name }))
    const rounds = [{ leader: 0, events: [{ type: 'play' as const, tile: '6-6', player: 0 }] }]
    const together = view({ record: { ...RECORD, preset: 'bergen-draw', rules: { target: 2, partners: true }, players, rounds } })
    const both = [
      { name: 'Ada', figure: '2', leads: true },
      { name: 'Cleo', figure: '2', leads: true },
      { name: 'Ben', figure: '0', leads: false },
      { name: 'Dan', figure: '0', leads: false },
    ]
    expect(cardOf(together, { kind: 'result' })).toMatchObject({ headline: 'Ada and Cleo win', scores: both })
    expect(cardOf(together, { kind: 'round', round: 0 })).toMatchObject({
      headline: 'Ada and Cleo win round 1',
      scores: both.map((each) => ({ ...each, figure: each.leads ? '+2' : '0' })),
    })
  })

  test('says how far a match is that goes on, and nobody stands first', () => {
    const running = view({ record: { ...RECORD, rules: { target: 20 } } })
    expect(cardOf(running, { kind: 'result' })).toMatchObject({ headline: 'Round 1', seat: null, foot: '', scores: [{ leads: false }, { leads: false }] })
  })

  test('does not say a length that is not known: of a match from a file, or one that was changed when it was over', () => {
    const imported = view({ trail: [{ kind: 'imported', at: '2026-11-23T10:00:00.000Z', device: 'Laptop', file: 'old.caravan' }] })
    expect(cardOf(imported, { kind: 'result' }).foot).toBe('1 round')
    const noted = view({
      updatedAt: '2026-11-22T20:00:00.000Z',
      trail: [{ kind: 'details', at: '2026-11-22T20:00:00.000Z', device: 'Laptop', field: 'note', before: '', after: 'Cake' }],
    })
    expect(cardOf(noted, { kind: 'result' }).foot).toBe('1 round')
  })
})

describe('The card of a play', () => {
  test('shows the table as it was then, and what the play made', () => {
    const card = cardOf(view(), { kind: 'play', place: { round: 0, event: 0 } })
    expect(card).toMatchObject({ headline: 'Grandma Rose makes 2 points', seat: 0, tile: { heading: 'The tile', points: 2 }, foot: 'Round 1' })
    expect(card.line.tiles).toHaveLength(1)
    expect(cardOf(view(), { kind: 'play', place: { round: 0, event: 1 } }).headline).toBe('Ben plays 6-4')
  })
})

describe('The card of a round', () => {
  test('says what everyone made in it, and where they stood then', () => {
    expect(cardOf(view(), { kind: 'round', round: 0 })).toMatchObject({
      headline: 'Grandma Rose wins round 1',
      scores: [
        { name: 'Grandma Rose', figure: '+3', leads: true },
        { name: 'Ben', figure: '0', leads: false },
      ],
      foot: 'After 1 round: Grandma Rose 3 · Ben 0',
    })
  })
})
