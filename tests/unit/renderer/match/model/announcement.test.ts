import { describe, expect, test } from 'vitest'
import type { MatchSnapshot } from '#shared/contract/schemas'
import { expectOk } from '#shared/kernel/result'
import type { TrailEntry } from '#shared/match/trail'
import { viewOf, type MatchView } from '../../../../../src/renderer/match/match-view'
import { announcementsOf } from '../../../../../src/renderer/match/model/announcement'

type Events = readonly object[]
interface Table {
  readonly preset?: string
  readonly rules?: object
  readonly players?: readonly string[]
  readonly trail?: readonly object[]
}

let revision = 0
/** A match with these rounds, each led by Ada. */
function view(
  rounds: readonly Events[],
  { preset = 'bergen-game-cabinet', rules = { handSize: 3 }, players = ['Ada', 'Ben'], trail = [] }: Table = {},
): MatchView {
  revision += 1
  const dice = preset === 'flower-and-scorpion' ? { dice: { flower: [6, 4], scorpion: [3, 3] } } : {}
  const record = {
    format: 'caravan-record',
    version: 1,
    preset,
    rules,
    players: players.map((name) => ({ name })),
    rounds: rounds.map((events) => ({ leader: 0, ...dice, events })),
  }
  const snapshot = {
    matchId: 'match-1',
    revision: revision + trail.length,
    record,
    startedAt: '',
    updatedAt: '',
    undo: null,
    redo: null,
    trail: trail as TrailEntry[],
    date: '2026-11-28',
  }
  return expectOk(viewOf(snapshot as unknown as MatchSnapshot), 'a sound record')
}

const play = (tile: string, arm?: string | number, player?: number) => ({
  type: 'play',
  tile,
  ...(arm === undefined ? {} : { arm }),
  ...(player === undefined ? {} : { player }),
})
const LEAD = play('6-4')
const DRAW = { type: 'draw' }
const PASS = { type: 'pass' }

describe('what is said of a match', () => {
  test.each([
    ['a round that begins', [], [[]], {}, ['Round 1. Ada leads.']],
    ['the roll of a round', [], [[]], { preset: 'flower-and-scorpion' }, ['Round 1. Ada leads. Flower six-four, Scorpion double three.']],
    ['a round that begins with its lead', [], [[LEAD]], {}, ['Round 1. Ada leads six-four. No score. Ben’s turn.']],
    [
      'a lead in the order in which it lies, the left half first: without sight nothing else says what lies at which end',
      [[]],
      [[play('3-4')]],
      {},
      ['Ada leads three-four. No score. Ben’s turn.'],
    ],
    ['a play, why it scored, and whose turn it is', [[LEAD]], [[LEAD, play('6-6', 'left')]], {}, ['Ben: double six left. No score. Ada’s turn.']],
    [
      'a header',
      [[LEAD]],
      [[LEAD, play('6-4', 'right')]],
      { rules: { handSize: 3, copies: 2 } },
      ['Ben: six-four right. Double header, +2, now 2. Ada’s turn.'],
    ],
    ['a draw', [[LEAD]], [[LEAD, DRAW]], {}, ['Ben drew 1 tile. Ben’s turn.']],
    [
      'several entries that come together, in their order',
      [[]],
      [[LEAD, DRAW, play('6-5')]],
      {},
      ['Ada leads six-four. No score. Ben drew 1 tile.', 'Ben: six-five left. No score. Ada’s turn.'],
    ],
    [
      'who was out of turn',
      [[LEAD]],
      [[LEAD, play('6-5', 'left', 0)]],
      {},
      ['Ada: six-five left. No score. Irregular: It was Ben’s turn, not Ada’s. Ben’s turn.', 'Ada has one tile left.'],
    ],
    [
      'a blocked round',
      [[LEAD]],
      [
        [
          LEAD,
          {
            type: 'block',
            hands: [
              ['3-3', '2-1'],
              ['5-5', '1-1', '0-0'],
            ],
          },
        ],
      ],
      {},
      [
        'Round blocked, all tiles shown.',
        'Irregular: The block was called while 20 tiles could still be drawn from the boneyard.',
        'Blocked: Ada wins. Ada +1.',
      ],
    ],
  ] as const)('%s', (_, before, now, table, told) => {
    expect(announcementsOf(view(before as readonly Events[], table), view(now as readonly Events[], table))).toEqual(told)
  })

  test('the end of a round and of the match, each in a message of its own where it does not fit', () => {
    const table = { rules: { handSize: 1, target: 3, dominoPoints: 3 } }
    expect(announcementsOf(view([[]], table), view([[play('6-6')]], table))).toEqual([
      'Ada leads double six. Double header, +2, now 2. Ada goes out. Ada +3.',
      'Ada wins the match with 5 points.',
    ])
  })

  test('what was taken back by its name, and what everyone has who has another total', () => {
    const led = view([[play('6-6')]])
    expect(announcementsOf(led, view([[]]))).toEqual(['Taken back: Ada’s 6-6. Now Ada 0. Ada’s turn.'])
    expect(announcementsOf(view([[LEAD, DRAW, PASS]]), view([[LEAD]]))).toEqual(['The match has changed. Ben’s turn.'])
    expect(announcementsOf(led, view([[LEAD]]))).toEqual(['The match has changed. Now Ada 0. Ben’s turn.'])
  })

  test('on a player’s own device their turn is theirs', () => {
    const [before, now] = [view([[]]), view([[LEAD]])]
    expect(announcementsOf(before, now, 1)).toEqual(['Ada leads six-four. No score. Your turn.'])
    expect(announcementsOf(before, now, 0)).toEqual(['Ada leads six-four. No score. Ben’s turn.'])
    expect(announcementsOf(view([]), view([[]]), 0)).toEqual(['Round 1. Ada leads. Your turn.'])
  })

  test('what the table asks, when it begins to ask it and not again', () => {
    const rules = { rules: { handSize: 2 } }
    const [before, asked] = [view([[]], rules), view([[LEAD]], rules)]
    expect(announcementsOf(before, asked)).toEqual(['Ada leads six-four. No score. Ben’s turn.', 'Ada has one tile left.'])
    expect(announcementsOf(view([[LEAD]]), view([[LEAD, PASS]]))).toEqual(['Ben passed. Ada’s turn.', expect.stringMatching(/^Ben can still draw \d+\.$/)])
  })

  test('what came of a question, and nothing of what changes nothing at the table', () => {
    const asked = {
      kind: 'questioned',
      at: '2026-11-28T19:00:00.000Z',
      device: '',
      round: 0,
      event: 0,
      about: { type: 'play', player: 0, tile: '6-4' },
      agreed: [],
      note: '',
    }
    expect(announcementsOf(view([[LEAD]]), view([[LEAD]], { trail: [{ ...asked, outcome: 'stands' }] }))).toEqual(['Ada’s 6-4: Questioned: it stands.'])
    expect(announcementsOf(view([[LEAD]]), view([[LEAD]]))).toEqual([])
  })

  test('a long name is one word, and nothing is left out for it', () => {
    const players = ['Anna Maria Theresia von und zu Hohenstein', 'Ben']
    expect(announcementsOf(view([[]], { players }), view([[play('6-6')]], { players }))).toEqual([
      `${players[0]} leads double six. Double header, +2, now 2. Ben’s turn.`,
    ])
  })
})
