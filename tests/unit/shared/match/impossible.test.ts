import { describe, expect, test } from 'vitest'
import { makeTile } from '#shared/domino/tile'
import { expectOk } from '#shared/kernel/result'
import { laidBy, type Refusal, type Warning } from '#shared/match/events'
import { evolve } from '#shared/match/evolve'
import type { RuleOverrides } from '#shared/match/record'
import { scoreJson } from '#shared/match/score-json'
import type { PresetId } from '#shared/rules/presets'
import { answered } from '../../../support/answered'
import { scoreRecord } from '../../../support/asked'

interface Table {
  readonly preset?: PresetId
  readonly rules?: RuleOverrides
  /** Of the first round, or of several. */
  readonly events: readonly unknown[] | readonly (readonly unknown[])[]
}

const play = (tile: string, arm?: string | number) => ({ type: 'play', tile, ...(arm === undefined ? {} : { arm }) })
const by = (player: number, event: object) => ({ ...event, player })
const block = (...hands: readonly string[]) => ({ type: 'block', hands: hands.map((hand) => (hand === '' ? [] : hand.split(' '))) })
const draw = (count: number) => ({ type: 'draw', count })
const pass = { type: 'pass' }

const score = ({ preset = 'bergen-game-cabinet', rules = {}, events }: Table) => {
  const rounds = (events.every(Array.isArray) ? events : [events]).map((of) => ({ leader: 0, events: of }))
  return scoreRecord({ format: 'caravan-record', version: 1, preset, rules, players: [{ name: 'Ada' }, { name: 'Ben' }], rounds })
}

describe('an impossible event', () => {
  const both = { completeFirstDouble: true }

  test.each<[string, Table, Refusal & { readonly at?: readonly [number, number] }]>([
    ['after the match', { rules: { target: 2, approachCap: false }, events: [[play('6-6')], [pass]] }, { code: 'match-over', at: [2, 1] }],
    ['after its round', { rules: { handSize: 1 }, events: [play('6-4'), pass] }, { code: 'round-over', at: [1, 2] }],
    ['of nobody', { events: [by(2, pass)] }, { code: 'bad-event', fault: { kind: 'no-such-player', player: 2, players: 2 } }],
    ['of a text that is no tile', { events: [play('six')] }, { code: 'bad-tile', tile: 'six', limit: 6 }],
    ['of a tile that the set has not', { events: [play('1-7')] }, { code: 'bad-tile', tile: '7-1', limit: 6 }],
    ['of a tile that lies', { events: [play('6-4'), play('4-6')] }, { code: 'tile-already-played', tile: '6-4', player: 1, limit: 1 }],
    [
      'of a third copy',
      { rules: { copies: 2 }, events: [play('6-6'), play('6-6', 'left'), play('6-6', 'left')] },
      { code: 'tile-already-played', tile: '6-6', player: 0, limit: 2 },
    ],
    ['of a lead that is no double', { preset: 'bergen-pagat', events: [play('6-4')] }, { code: 'lead-must-be-double', tile: '6-4', player: 0 }],
    [
      'of a tile that fits nowhere',
      { events: [play('6-4'), play('5-3')] },
      {
        code: 'does-not-match',
        tile: '5-3',
        player: 1,
        ends: [
          { arm: 'left', suit: 6 },
          { arm: 'right', suit: 4 },
        ],
      },
    ],
    [
      'of a tile that does not fit there',
      { events: [play('6-4'), play('4-3', 'left')] },
      { code: 'does-not-match', tile: '4-3', player: 1, ends: [{ arm: 'left', suit: 6 }] },
    ],
    [
      'of a tile that fits where nothing may lie yet',
      { rules: both, events: [play('6-6'), play('6-1', 'left'), play('1-0', 'left')] },
      { code: 'does-not-match', tile: '1-0', player: 0, ends: [{ arm: 'right', suit: 6 }], startFirst: true },
    ],
    [
      'of a tile that fits nowhere at all',
      { rules: both, events: [play('6-6'), play('6-1', 'left'), play('4-3')] },
      { code: 'does-not-match', tile: '4-3', player: 0, ends: [{ arm: 'right', suit: 6 }] },
    ],
    [
      'of a tile that fits another end, where nothing may lie yet',
      { rules: both, events: [play('6-6'), play('6-1', 'left'), play('1-0', 'right')] },
      { code: 'does-not-match', tile: '1-0', player: 0, ends: [{ arm: 'right', suit: 6 }] },
    ],
    ['that is none', { events: [{ type: 'skip' }] }, { code: 'bad-event', malformed: { kind: 'unknown-type', found: { kind: 'text', text: 'skip' } } }],
    [
      'of a tile that fits two ends',
      { events: [play('6-4'), play('6-3', 'left'), play('4-3')] },
      {
        code: 'end-needed',
        tile: '4-3',
        player: 0,
        ends: [
          { arm: 'left', suit: 3 },
          { arm: 'right', suit: 4 },
        ],
      },
    ],
    ['of more tiles than may be drawn', { events: [draw(15)] }, { code: 'boneyard-empty', player: 0, limit: 14 }],
    [
      'of another deal once somebody has passed',
      { events: [pass, { type: 'rules', rules: { handSize: 4 } }] },
      { code: 'bad-event', fault: { kind: 'set-up-rules', settings: ['handSize'] } },
    ],
    ['that shows what is no tile', { events: [play('6-4'), block('', '1-1 x')] }, { code: 'bad-tile', tile: 'x', player: 1, limit: 6 }],
    ['that shows a tile the set has not', { events: [play('6-4'), block('7-0', '')] }, { code: 'bad-tile', tile: '7-0', player: 0, limit: 6 }],
    ['that shows a tile that lies, and what is no tile', { events: [play('6-4'), block('6-4', 'x')] }, { code: 'bad-tile', tile: 'x', player: 1, limit: 6 }],
    ['that shows a tile that lies', { events: [play('6-4'), block('1-1 6-4', '')] }, { code: 'tile-seen-twice', tile: '6-4', player: 0, limit: 1 }],
    ['that shows a tile twice', { events: [play('6-4'), block('1-1', '2-2 1-1')] }, { code: 'tile-seen-twice', tile: '1-1', player: 1, limit: 1 }],
    [
      'that shows a tile too often',
      { rules: { copies: 2 }, events: [play('6-4'), block('1-1 1-1', '1-1')] },
      { code: 'tile-seen-twice', tile: '1-1', player: 1, limit: 2 },
    ],
    [
      'that shows a tile that fits',
      { events: [play('6-4'), block('1-1', '6-1')] },
      { code: 'not-blocked', tile: '6-1', player: 1, ends: [{ arm: 'left', suit: 6 }] },
    ],
    [
      'that shows a tile that fits everywhere',
      { preset: 'double-bergen', events: [play('6-6'), block('6-1', '')] },
      { code: 'not-blocked', tile: '6-1', player: 0, ends: [1, 2, 3, 4].map((arm) => ({ arm, suit: 6 })) },
    ],
    ['that shows a tile that may be led', { events: [block('6-1', '')] }, { code: 'not-blocked', tile: '6-1', player: 0, ends: [] }],
    [
      'that shows a double that may be led',
      { preset: 'bergen-pagat', events: [block('6-1', '5-5')] },
      { code: 'not-blocked', tile: '5-5', player: 1, ends: [] },
    ],
  ])('%s', (_, table, { at, ...refusal }) => {
    const scored = score(table)
    expect(scored.ok ? null : scored.error.refusal).toEqual(refusal)
    if (at !== undefined) expect(scored.ok ? null : [scored.error.round, scored.error.event]).toEqual(at)
  })

  test('that shows the hands of others than sit there', () => {
    const { state } = expectOk(score({ events: [play('6-4')] }), 'sound')
    expect(answered(() => evolve(state, { type: 'block', player: 0, hands: [[]] }))).toEqual({
      ok: false,
      error: { code: 'bad-event', fault: { kind: 'hand-count', hands: 1, players: 2 } },
    })
  })

  test('in a round that was begun after the match, where nothing happened in it', () => {
    const scored = score({ rules: { target: 2, approachCap: false }, events: [[play('6-6')], []] })
    expect(scored.ok ? null : scored.error).toEqual({ round: 2, event: null, refusal: { code: 'match-over' } })
  })
})

describe('what is irregular', () => {
  const warned = (of: Omit<Warning, 'round' | 'event'>, event = 2): Warning => ({ ...of, round: 1, event })
  const one: RuleOverrides = { draw: 'one' }
  const double = 'double-bergen' as const
  /** Every tile with a 0 or a 1 of double-three lies, but for those that are not named; the ends are 0 and 1. */
  const frozen = (last: readonly string[]): Table => ({
    rules: { maxPip: 3, handSize: 3, reserve: 0 },
    events: [{ type: 'table', player: 0, line: [...last, '0-2', '2-1', '1-1', '1-3', '3-0', '0-1'], hands: [1, 1] }, block('2-2', '3-3')],
  })

  test.each<[string, Table, readonly Warning[]]>([
    ['is a turn of another', { events: [play('6-4'), by(0, play('4-3'))] }, [warned({ code: 'out-of-turn', player: 0, expected: 1, found: 0 })]],
    [
      'is no block that another calls',
      { events: [play('6-4'), by(0, block('3-3', '3-2'))] },
      [
        warned({ code: 'block-declared-early', found: 14 }),
        warned({ code: 'hand-size', player: 0, expected: 5, found: 1 }),
        warned({ code: 'hand-size', player: 1, expected: 6, found: 1 }),
      ],
    ],
    ['is a pass while tiles are left', { events: [play('6-4'), pass] }, [warned({ code: 'pass-with-boneyard', player: 1, found: 14 })]],
    [
      'is a pass after a draw while tiles are left',
      { events: [play('6-4'), draw(1), pass] },
      [warned({ code: 'pass-with-boneyard', player: 1, found: 13 }, 3)],
    ],
    ['is no pass after the one draw', { rules: one, events: [play('6-4'), draw(1), pass] }, []],
    ['is a pass before the one draw', { rules: one, events: [play('6-4'), pass] }, [warned({ code: 'pass-with-boneyard', player: 1, found: 14 })]],
    [
      'is a second draw where one is allowed',
      { rules: one, events: [play('6-4'), draw(1), draw(1)] },
      [warned({ code: 'drew-too-many', player: 1, expected: 1, found: 2 }, 3)],
    ],
    [
      'is no draw of each player',
      { rules: one, events: [play('6-4'), draw(1), by(0, draw(1))] },
      [warned({ code: 'out-of-turn', player: 0, expected: 1, found: 0 }, 3)],
    ],
    ['is no pass with nothing left to draw', { rules: { handSize: 13 }, events: [play('6-4'), pass] }, []],
    ['is no pass of who cannot lead, until everyone has passed', { preset: 'bergen-pagat', events: [pass, pass] }, []],
    [
      'is a third pass of who cannot lead',
      { preset: 'bergen-pagat', events: [pass, pass, pass] },
      [warned({ code: 'pass-with-boneyard', player: 0, found: 14 }, 3)],
    ],
    ['is no third pass after a draw', { preset: 'bergen-pagat', events: [pass, pass, draw(1), pass] }, []],
    [
      'is a draw before everyone has passed the spinner',
      { preset: double, events: [draw(1)] },
      [warned({ code: 'drew-too-many', player: 0, expected: 0, found: 1, beforeSpinner: true }, 1)],
    ],
    [
      'is a second draw before the spinner',
      { preset: double, events: [pass, pass, draw(2)] },
      [warned({ code: 'drew-too-many', player: 0, expected: 1, found: 2, beforeSpinner: true }, 3)],
    ],
    [
      'is a pass of another than who has drawn',
      { rules: one, events: [play('6-4'), draw(1), by(0, pass)] },
      [warned({ code: 'out-of-turn', player: 0, expected: 1, found: 0 }, 3), warned({ code: 'pass-with-boneyard', player: 0, found: 13 }, 3)],
    ],
    ['is a pass of who may lead any tile', { events: [pass] }, [warned({ code: 'pass-with-boneyard', player: 0, found: 14 }, 1)]],
    ['is a pass once a double lies', { preset: 'bergen-pagat', events: [play('6-6'), pass] }, [warned({ code: 'pass-with-boneyard', player: 1, found: 14 })]],
    [
      'is a block before anything lies',
      { preset: 'bergen-pagat', rules: { handSize: 1 }, events: [block('6-1', '5-4')] },
      [warned({ code: 'block-declared-early', found: 24 }, 1)],
    ],
    [
      'is no block with nothing left to draw',
      { rules: { handSize: 13 }, events: [play('6-4'), block('3-3', '3-2')] },
      [warned({ code: 'hand-size', player: 0, expected: 12, found: 1 }), warned({ code: 'hand-size', player: 1, expected: 13, found: 1 })],
    ],
    ['is no block once no end can ever be played on', frozen(['0-0']), []],
    ['is a block while one end can', frozen([]), [warned({ code: 'block-declared-early', found: 2 })]],
    ['is a round that nobody ended', { events: [[play('6-4')], []] }, [{ code: 'round-unfinished', round: 1, event: null }]],
  ])('%s', (_, table, warnings) => {
    expect(expectOk(score(table), 'it is kept').warnings).toEqual(warnings)
  })
})

test('what a play looks like and did not earn is told with it, and only then', () => {
  const table = { flower: [6, 6], scorpion: [6, 6] }
  const record = { format: 'caravan-record', version: 1, preset: 'flower-and-scorpion', players: [{ name: 'Ada' }, { name: 'Ben' }] }
  const { rounds } = expectOk(scoreRecord({ ...record, rounds: [{ leader: 0, dice: table, events: [play('6-6'), play('6-1')] }] }), 'sound')
  expect(rounds[0]?.events.map((event) => 'unpaid' in event && event.unpaid)).toEqual([{ kind: 'cancelled' }, false])
  expect(rounds[0]?.events.map((event) => laidBy(event).length)).toEqual([1, 1])
})

test('a play lays its tile, a table all that lay, anything else none', () => {
  const shown = { type: 'table', player: 0, line: ['6-4', '4-1'], hands: [5, 5] }
  const { rounds } = expectOk(score({ events: [shown, pass, play('1-0', 'right')] }), 'sound')
  expect(rounds[0]?.events.map((event) => laidBy(event).map(({ tile }) => makeTile(tile)))).toEqual([['6-4', '4-1'], [], ['1-0']])
})

test('the output of the score command has the ruling of a block, and what a change of rules names', () => {
  const { rounds } = scoreJson(expectOk(score({ events: [{ type: 'rules', rules: { doubleHeader: 5 } }, play('6-4'), block('3-3', '3-2')] }), 'sound'))
  expect(rounds[0]?.events[0]).toEqual({ type: 'rules', player: 0, delta: 0, rules: { doubleHeader: 5 }, totals: [0, 0] })
  expect(rounds[0]?.end?.ruling?.map(({ test: of }) => of)).toEqual(['lowest-pips'])
})
