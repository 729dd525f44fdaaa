import { describe, expect, test } from 'vitest'
import type { DecideRefusal, Decision, Revision } from '#shared/match/decide'
import { invertEdit, type Edit } from '#shared/match/edits'
import { newRecord } from '#shared/match/new-record'
import type { MatchRecord, RecordEvent } from '#shared/match/record'
import { expectOk, type Result } from '#shared/kernel/result'
import { goldenCases } from '../../../golden/golden-cases'
import { applyEdit, decideEnter, decideRevise, decideStartRound, scoreRecord } from '../../../support/asked'

const twoPlayers = [{ name: 'Ada' }, { name: 'Ben' }]
const play = (tile: string, arm?: 'left' | 'right'): RecordEvent => (arm === undefined ? { type: 'play', tile } : { type: 'play', tile, arm })
const begun = applyEdit(
  newRecord('bergen-game-cabinet', { handSize: 3 }, twoPlayers),
  expectOk(decideStartRound(newRecord('bergen-game-cabinet', {}, twoPlayers), { leader: 0 }), 'the first round begins'),
)
const entered = (record: MatchRecord, ...events: RecordEvent[]): MatchRecord =>
  events.reduce((so, event) => applyEdit(so, expectOk(decideEnter(so, event), 'an event of the test')), record)
const refusalOf = (result: Result<Edit, DecideRefusal>): DecideRefusal => {
  if (result.ok) return expect.fail('it was not refused')
  return result.error
}

/** Records of the golden cases that can be played event by event. */
const playable = (): readonly MatchRecord[] =>
  goldenCases().flatMap(({ record }): readonly MatchRecord[] => {
    const scored = scoreRecord(record)
    return scored.ok && scored.value.warnings.every(({ code }) => code !== 'round-unfinished') ? [record as MatchRecord] : []
  })

test('the score that comes with a decision is that of its record, in every golden case', () => {
  const records = playable()
  expect(records.length).toBeGreaterThan(100)
  for (const record of records) {
    let match: MatchRecord = { ...record, rounds: [] }
    const check = (decision: Decision): void => {
      match = applyEdit(match, expectOk(decision, 'what a golden case says can be entered'))
      expect(scoreRecord(match)).toEqual({ ok: true, value: decision.ok && decision.scored })
    }
    for (const { events, ...start } of record.rounds) {
      const [only] = events
      // a match that is ended between two rounds has a last round that begins with its end
      if (only?.type === 'finish' && events.length === 1) check(decideStartRound(match, start, only))
      else {
        check(decideStartRound(match, start))
        for (const event of events) check(decideEnter(match, event))
      }
    }
  }
})

test('a round may begin with the tile that says who leads: both are one step', () => {
  const empty = newRecord('bergen-pagat', {}, twoPlayers)
  const edit = expectOk(decideStartRound(empty, { leader: 1 }, { ...play('1-1'), player: 1 }), 'the lowest double leads')
  expect(edit.name).toBe('enter-play')
  expect(applyEdit(empty, edit).rounds).toEqual([{ leader: 1, events: [{ type: 'play', player: 1, tile: '1-1' }] }])
  expect(applyEdit(applyEdit(empty, edit), invertEdit(edit))).toEqual(empty)
  expect(refusalOf(decideStartRound(empty, { leader: 1 }, play('2-1')))).toMatchObject({ kind: 'impossible', refusal: { code: 'lead-must-be-double' } })
})

test('nothing is entered before a round', () => {
  expect(refusalOf(decideEnter(newRecord('bergen-game-cabinet', {}, twoPlayers), play('6-5')))).toEqual({ kind: 'no-such-event' })
})

describe('entering', () => {
  test('whoever acts first in a round leads it, marked as nothing, and one step takes both back', () => {
    for (const event of [
      { ...play('6-5'), player: 1 },
      { type: 'draw', player: 1, count: 1 },
    ] as const) {
      const edit = expectOk(decideEnter(begun, event), 'anyone may be first')
      const led = applyEdit(begun, edit)
      expect(led.rounds[0]).toMatchObject({ leader: 1, events: [event] })
      expect(scoreRecord(led)).toMatchObject({ ok: true, value: { warnings: [] } })
      expect(applyEdit(led, invertEdit(edit))).toEqual(begun)
    }
  })

  test('once someone has acted the leader stays, and who plays out of turn is marked', () => {
    const later = applyEdit(entered(begun, play('6-5')), expectOk(decideEnter(entered(begun, play('6-5')), { ...play('5-3'), player: 0 }), 'it is kept'))
    expect(later.rounds[0]?.leader).toBe(0)
    expect(scoreRecord(later)).toMatchObject({ ok: true, value: { warnings: [{ code: 'out-of-turn' }] } })
  })

  test('writes out who played and where, so that corrections do not shift it', () => {
    expect(entered(begun, play('6-5'), play('5-3')).rounds[0]?.events).toEqual([
      { type: 'play', tile: '6-5', player: 0 },
      { type: 'play', tile: '5-3', player: 1, arm: 'right' },
    ])
  })

  test('an impossible event changes nothing and names its place and reason', () => {
    expect(refusalOf(decideEnter(entered(begun, play('6-5')), play('4-3')))).toMatchObject({
      kind: 'impossible',
      round: 1,
      event: 2,
      refusal: {
        code: 'does-not-match',
        tile: '4-3',
        ends: [
          { arm: 'left', suit: 6 },
          { arm: 'right', suit: 5 },
        ],
      },
    })
  })

  test('keeps fields it does not know', () => {
    const noted = entered(begun, { ...play('6-5'), note: 'laid with a flourish' })
    expect(noted.rounds[0]?.events[0]).toMatchObject({ note: 'laid with a flourish' })
  })
})

describe('the next round', () => {
  test('does not begin while one is running', () => {
    expect(refusalOf(decideStartRound(begun, { leader: 1 }))).toEqual({ kind: 'round-running' })
    expect(refusalOf(decideStartRound(begun, { leader: 5 })), 'whatever else is wrong').toEqual({ kind: 'round-running' })
  })

  test('needs a leader who sits at the table', () => {
    const ended = entered(begun, play('6-5'), play('5-4'), play('6-3'), play('4-2'), play('3-1'))
    expect(scoreRecord(ended)).toMatchObject({ value: { state: { round: { end: { kind: 'domino', winner: 0 } } } } })
    expect(refusalOf(decideStartRound(ended, { leader: 2 }))).toMatchObject({ kind: 'impossible', refusal: { code: 'bad-record' } })
    expect(decideStartRound(ended, { leader: 1 }).ok).toBe(true)
  })
})

test('no round begins in a match that is impossible, or over', () => {
  const bad = { ...begun, rounds: [{ leader: 0, events: [play('6-5'), play('4-3')] }] }
  expect(refusalOf(decideStartRound(bad, { leader: 0 }))).toMatchObject({ kind: 'impossible', round: 1, event: 2, refusal: { code: 'does-not-match' } })
  const won = entered({ ...begun, rules: { handSize: 3, target: 2, approachCap: false } }, play('6-6'))
  expect(refusalOf(decideStartRound(won, { leader: 0 }))).toEqual({ kind: 'impossible', round: 2, event: null, refusal: { code: 'match-over' } })
})

describe('correcting', () => {
  const three = entered(begun, play('6-5'), play('5-4', 'right'), play('4-1', 'right'))

  test('an event replaced by one after which the rest still fits', () => {
    const edit = expectOk(decideRevise(three, { corrections: [{ round: 0, event: 0, replacement: play('2-5') }], starts: [] }), 'it fits')
    expect(applyEdit(three, edit).rounds[0]?.events[0]).toEqual(play('2-5'))
    expect(applyEdit(applyEdit(three, edit), invertEdit(edit))).toEqual(three)
  })

  test('keeps what else the record has beside an event, but for a photo that is no longer named', () => {
    const photo = 'a'.repeat(32)
    const noted = {
      ...three,
      rounds: three.rounds.map((round) => ({ ...round, events: round.events.map((event) => ({ ...event, said: 'ouch', photo, count: 3 })) })),
    }
    const corrected = (replacement: RecordEvent): unknown => {
      const edit = expectOk(decideRevise(noted, { corrections: [{ round: 0, event: 0, replacement }], starts: [] }), 'it fits')
      return applyEdit(noted, edit).rounds[0]?.events[0]
    }
    expect(corrected(play('2-5'))).toEqual({ ...play('2-5'), said: 'ouch' })
    expect(corrected({ ...play('2-5'), photo })).toEqual({ ...play('2-5'), said: 'ouch', photo })
    const named = { ...noted, rounds: noted.rounds.map((round) => ({ ...round, events: round.events.map((event) => ({ ...event, photo: 'IMG_1.jpg' })) })) }
    const edit = expectOk(decideRevise(named, { corrections: [{ round: 0, event: 0, replacement: play('2-5') }], starts: [] }), 'it fits')
    expect(applyEdit(named, edit).rounds[0]?.events[0]).toMatchObject({ photo: 'IMG_1.jpg' })
  })

  test('says which later event no longer fits, by the place it has now', () => {
    expect(refusalOf(decideRevise(three, { corrections: [{ round: 0, event: 1, replacement: null }], starts: [] }))).toMatchObject({
      kind: 'later-event',
      round: 1,
      event: 3,
      refusal: { code: 'does-not-match', tile: '4-1' },
    })
  })

  test('a correction impossible in itself is said to be that', () => {
    expect(refusalOf(decideRevise(three, { corrections: [{ round: 0, event: 1, replacement: play('3-2') }], starts: [] }))).toMatchObject({
      kind: 'impossible',
      event: 2,
    })
  })

  test('the later event can be corrected along with it', () => {
    const corrections = [
      { round: 0, event: 1, replacement: play('5-3', 'right') },
      { round: 0, event: 2, replacement: play('3-1', 'right') },
    ]
    const edit = expectOk(decideRevise(three, { corrections, starts: [] }), 'both fit together')
    expect(applyEdit(three, edit).rounds[0]?.events.map((event) => (event.type === 'play' ? event.tile : event.type))).toEqual(['6-5', '5-3', '3-1'])
  })

  test('or deleted with all that follows, and restored by an undo', () => {
    const edit = expectOk(
      decideRevise(three, { corrections: [{ round: 0, event: 1, replacement: null }], starts: [], dropFrom: { round: 0, event: 2 } }),
      'the rest is dropped',
    )
    expect(applyEdit(three, edit).rounds[0]?.events).toHaveLength(1)
    expect(applyEdit(applyEdit(three, edit), invertEdit(edit))).toEqual(three)
  })

  test('a forgotten event goes in before another, and the place of a misfit is still the one it has now', () => {
    const original = three.rounds[0]?.events[2] as RecordEvent
    const insert = (tile: string, arm: 'left' | 'right') =>
      decideRevise(three, { corrections: [{ round: 0, event: 2, replacement: original, insertBefore: [{ ...play(tile, arm), player: 0 }] }], starts: [] })
    expect(insert('6-2', 'left').ok).toBe(true)
    expect(refusalOf(insert('4-2', 'right'))).toMatchObject({ kind: 'impossible', event: 3, refusal: { tile: '4-1' } })
  })

  test('dropping reaches over later rounds', () => {
    const ended = entered(begun, play('6-5'), play('5-4'), play('6-3'), play('4-2'), play('3-1'))
    const second = entered(applyEdit(ended, expectOk(decideStartRound(ended, { leader: 1 }), 'it begins')), play('1-1'))
    const edit = expectOk(decideRevise(second, { corrections: [], starts: [], dropFrom: { round: 0, event: 4 } }), 'dropped')
    expect(applyEdit(second, edit).rounds.map(({ events }) => events.length)).toEqual([4])
    expect(applyEdit(applyEdit(second, edit), invertEdit(edit))).toEqual(second)
  })

  test('a correction that ends the match takes later rounds out whole', () => {
    const short = { ...begun, rules: { handSize: 2, target: 4, approachCap: false } }
    const ended = entered(short, play('6-5'), play('5-4'), play('6-3'))
    const second = applyEdit(ended, expectOk(decideStartRound(ended, { leader: 1 }), 'it begins'))
    const corrections = [{ round: 0, event: 2, replacement: play('6-4', 'left') }]
    expect(refusalOf(decideRevise(second, { corrections, starts: [] }))).toMatchObject({
      kind: 'later-event',
      round: 2,
      event: null,
      refusal: { code: 'match-over' },
    })
    const edit = expectOk(decideRevise(second, { corrections, starts: [], dropFrom: { round: 1, event: 0 } }), 'the second round goes')
    expect(applyEdit(second, edit).rounds).toHaveLength(1)
    expect(applyEdit(applyEdit(second, edit), invertEdit(edit))).toEqual(second)
  })

  test.each<[string, Partial<Revision>]>([
    ['an event', { corrections: [{ round: 0, event: 9, replacement: null }] }],
    ['an event of a round', { corrections: [{ round: 4, event: 0, replacement: null }] }],
    ['the beginning of a round', { starts: [{ round: 4, start: { leader: 0 } }] }],
    ['an event to drop from', { dropFrom: { round: 0, event: 3 } }],
    ['a round to drop from', { dropFrom: { round: 4, event: 0 } }],
  ])('%s that is not there cannot be corrected', (_, revision) => {
    expect(refusalOf(decideRevise(three, { corrections: [], starts: [], ...revision }))).toEqual({ kind: 'no-such-event' })
  })

  /** Two rounds in which Ada leads: four tiles, then one. */
  const four = entered(begun, play('6-5'), play('5-4', 'right'), play('4-1', 'right'), play('1-2', 'right'), play('2-3', 'right'))
  const second = entered(applyEdit(four, expectOk(decideStartRound(four, { leader: 0 }), 'it begins')), play('6-6'), play('6-2', 'right'))
  const tilesOf = (record: MatchRecord) => record.rounds.map(({ events }) => events.map((event) => (event.type === 'play' ? event.tile : event.type)))
  const revisedTo = (revision: Partial<Revision>) =>
    tilesOf(applyEdit(second, expectOk(decideRevise(second, { corrections: [], starts: [], ...revision }), 'it fits')))
  const pass: RecordEvent = { type: 'pass' }
  /** Someone passed before it. */
  const forgotten = (round: number, event: number) => ({ round, event, replacement: second.rounds[round]!.events[event]!, insertBefore: [pass] })

  test('several events, in whatever order they are named, each at its own place', () => {
    const out = [
      { round: 0, event: 3, replacement: null },
      { round: 1, event: 1, replacement: pass },
      { round: 0, event: 4, replacement: null },
      { round: 0, event: 1, replacement: play('5-4', 'right'), insertBefore: [pass] },
    ]
    for (const corrections of [out, out.toReversed(), [...out.slice(2), ...out.slice(0, 2)]])
      expect(revisedTo({ corrections })).toEqual([
        ['6-5', 'pass', '5-4', '4-1'],
        ['6-6', 'pass'],
      ])
  })

  test('together with the rest that is dropped: what is dropped is not corrected', () => {
    const corrections = [
      { round: 0, event: 0, replacement: play('6-5') },
      { round: 0, event: 3, replacement: play('0-0') },
      { round: 1, event: 0, replacement: play('0-0') },
    ]
    expect(revisedTo({ corrections, dropFrom: { round: 0, event: 3 } })).toEqual([['6-5', '5-4', '4-1']])
    expect(revisedTo({ corrections: [{ round: 1, event: 1, replacement: pass }], dropFrom: { round: 1, event: 1 } })).toEqual([tilesOf(second)[0], ['6-6']])
    expect(revisedTo({ corrections: [{ round: 0, event: 4, replacement: pass }], dropFrom: { round: 1, event: 1 } })).toEqual([
      ['6-5', '5-4', '4-1', '1-2', 'pass'],
      ['6-6'],
    ])
  })

  test('is one edit that knows both sides', () => {
    const start = { leader: 1 }
    const edit = expectOk(decideRevise(second, { corrections: [], starts: [{ round: 1, start }], dropFrom: { round: 1, event: 0 } }), 'it fits')
    expect(edit).toStrictEqual({
      name: 'revise',
      changes: [
        { kind: 'start', round: 1, before: { leader: 0 }, after: start },
        { kind: 'events', round: 1, at: 0, before: second.rounds[1]?.events, after: [] },
      ],
    })
    const corrections = [{ round: 1, event: 1, replacement: pass }]
    expect(expectOk(decideRevise(second, { corrections, starts: [] }), 'it fits').changes).toStrictEqual([
      { kind: 'events', round: 1, at: 1, before: second.rounds[1]?.events.slice(1), after: [pass] },
    ])
    expect(expectOk(decideRevise(second, { corrections: [], starts: [], dropFrom: { round: 0, event: 4 } }), 'it fits').changes).toStrictEqual([
      { kind: 'rounds', at: 1, before: second.rounds.slice(1), after: [] },
      { kind: 'events', round: 0, at: 4, before: second.rounds[0]?.events.slice(4), after: [] },
    ])
  })

  test('names a misfit by the place it had, whatever was put in or taken out before it', () => {
    const misfit = (corrections: Revision['corrections']) => refusalOf(decideRevise(second, { corrections, starts: [] }))
    const taken = { round: 0, event: 2, replacement: null }
    expect(misfit([taken])).toMatchObject({ kind: 'later-event', round: 1, event: 4 })
    expect(misfit([taken, { round: 0, event: 4, replacement: play('2-3', 'right') }])).toMatchObject({ kind: 'later-event', round: 1, event: 4 })
    const [early, late] = [forgotten(0, 1), forgotten(0, 2)]
    for (const corrections of [
      [early, late, { round: 0, event: 3, replacement: play('0-0') }],
      [{ round: 0, event: 3, replacement: play('0-0') }, late, early],
    ])
      expect(misfit(corrections)).toMatchObject({ kind: 'impossible', round: 1, event: 4 })
    expect(misfit([forgotten(0, 1), { round: 1, event: 0, replacement: play('0-0') }])).toMatchObject({ kind: 'later-event', round: 2, event: 2 })
  })

  test('that ends the match leaves a round that was begun only where all of it is dropped', () => {
    const short = { ...second, rules: { handSize: 3, target: 2, approachCap: false, doubleHeader: 2 } }
    const won = { corrections: [{ round: 0, event: 0, replacement: play('6-5'), insertBefore: [] }], starts: [] }
    const wins = { ...short, rounds: [{ leader: 0, events: second.rounds[0]!.events.slice(0, 1) }, second.rounds[1]!] }
    expect(decideRevise(wins, { ...won, dropFrom: { round: 1, event: 0 } }).ok).toBe(true)
    const double = { corrections: [{ round: 0, event: 0, replacement: play('6-6') }], starts: [] }
    expect(refusalOf(decideRevise(wins, { ...double, dropFrom: { round: 1, event: 1 } }))).toMatchObject({
      kind: 'later-event',
      round: 2,
      refusal: { code: 'match-over' },
    })
    expect(tilesOf(applyEdit(wins, expectOk(decideRevise(wins, { ...double, dropFrom: { round: 1, event: 0 } }), 'the round goes')))).toEqual([['6-6']])
    const three = { ...wins, rounds: [...wins.rounds, second.rounds[1]!] }
    expect(refusalOf(decideRevise(three, { ...double, dropFrom: { round: 2, event: 0 } }))).toMatchObject({
      kind: 'later-event',
      round: 2,
      refusal: { code: 'match-over' },
    })
    const nobody = { corrections: [], starts: [{ round: 1, start: { leader: 9 } }], dropFrom: { round: 1, event: 0 } }
    expect(refusalOf(decideRevise(wins, nobody))).toMatchObject({ kind: 'later-event', round: 2, event: null, refusal: { code: 'bad-record' } })
  })
})

test('a round’s dice can be corrected, and every play of it is scored again', () => {
  const dice = { flower: [6, 5], scorpion: [1, 2] } as const
  const empty = newRecord('flower-and-scorpion', {}, twoPlayers)
  const rolled = applyEdit(empty, expectOk(decideStartRound(empty, { leader: 0, dice: { flower: [1, 1], scorpion: [2, 2] } }), 'it begins'))
  const led = entered(rolled, play('6-5'))
  const edit = expectOk(decideRevise(led, { corrections: [], starts: [{ round: 0, start: { leader: 0, dice } }] }), 'the dice are put right')
  expect(scoreRecord(led)).toMatchObject({ value: { totals: [0, 0] } })
  expect(scoreRecord(applyEdit(led, edit))).toMatchObject({ value: { totals: [1, 0] } })
  expect(applyEdit(applyEdit(led, edit), invertEdit(edit))).toEqual(led)
})

test('a tile that fits only an arm not open yet is refused with the reason that the others come first (rulebook DB-2)', () => {
  const empty = newRecord('double-bergen', {}, twoPlayers)
  const round = applyEdit(empty, expectOk(decideStartRound(empty, { leader: 0 }), 'it begins'))
  const started = entered(round, play('6-6'), play('6-2'))
  expect(refusalOf(decideEnter(started, play('2-5')))).toMatchObject({ refusal: { code: 'does-not-match', startFirst: true } })
  expect(refusalOf(decideEnter(started, { type: 'play', tile: '2-5', arm: 1 }))).toMatchObject({ refusal: { code: 'does-not-match', startFirst: true } })
  expect(refusalOf(decideEnter(started, play('4-3')))).not.toMatchObject({ refusal: { startFirst: true } })
})
