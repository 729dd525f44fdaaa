import { describe, expect, test } from 'vitest'
import { expectOk } from '#shared/kernel/result'
import { decideEnter, decideRevise, decideStartRound } from '#shared/match/decide'
import { applyEdit, invertEdit } from '#shared/match/edits'
import { broughtTotals, madeBy, movedBy } from '#shared/match/made'
import { newRecord } from '#shared/match/new-record'
import type { MatchRecord, RecordEvent } from '#shared/match/record'
import { callablePlay } from '#shared/match/remedy'
import { scoreRecord } from '#shared/match/replay'
import { payoutOfPlay } from '#shared/rules/payout'
import type { ScoredMatch } from '#shared/match/state'
import { playableTiles } from '#shared/match/preview'
import { playedTiles } from '#shared/arbiter/suits'
import { present } from '#shared/kernel/assert'
import { isStuck } from '#shared/match/stuck'
import { exposed } from '#shared/domino/line'
import { makeTile } from '#shared/domino/tile'
import { reviewRecord } from '#shared/analysis/review'
import { adjustBy, adjustMoves, finishWhat, finishWhy, hindsightSentence, refusalSentence, setTold, setWho, warningSentence } from '#shared/words/en'
import { laidLine, makeLine } from '#shared/domino/notation'
import { laidBy } from '#shared/match/events'
import { heldAtPlays } from '#shared/analysis/held'
import { factsOf } from '#shared/stats/facts-of'
import { makeMatch, parseMatch, type WrittenRecord } from '#shared/notation/match-text'
import { hindsightOf } from '../../../support/asked'

const NAMES = ['Ada', 'Ben']

function recordOf(events: readonly RecordEvent[], rules: MatchRecord['rules'] = {}, names: readonly string[] = NAMES): MatchRecord {
  return {
    ...newRecord(
      'bergen-pagat',
      rules,
      names.map((name) => ({ name })),
    ),
    rounds: [{ leader: 0, events }],
  }
}

const scored = (record: MatchRecord): ScoredMatch => expectOk(scoreRecord(record), 'the record is sound')
const openOf = ({ state }: ScoredMatch): readonly number[] => (state.round === null ? [] : exposed(state.round.line).map(({ suit }) => suit))

/** Scene 2: Ada lays 3-2 with the 3 at the 5, and it is noticed after Ben has played. */
const STOOD: readonly RecordEvent[] = [
  { type: 'play', player: 0, tile: '2-2' },
  { type: 'play', player: 1, tile: '5-2', arm: 'right' },
  { type: 'stands', player: 0, tile: '3-2', arm: 'right' },
  { type: 'play', player: 1, tile: '6-2', arm: 'left' },
]

/** Scene 4: Ben draws two tiles and both are laid without another draw, so one at least was in the hand before the last. */
const DREW: readonly RecordEvent[] = [
  { type: 'play', player: 0, tile: '4-4' },
  { type: 'draw', player: 1, count: 2 },
  { type: 'play', player: 1, tile: '4-1', arm: 'right' },
  { type: 'play', player: 0, tile: '5-1', arm: 'right' },
  { type: 'play', player: 1, tile: '6-4', arm: 'left' },
]

describe('a tile that lies against a rule and stays', () => {
  test('is on the line as it lies, and the next tile goes on from it', () => {
    const match = scored(recordOf(STOOD))
    const line = laidLine(match.rounds[0]?.events.flatMap(laidBy) ?? [], 2)
    expect(line === null ? '' : makeLine(line)).toBe('6-2 2-2* 2-5 3-2')
    expect(openOf(match)).toEqual([6, 2])
    expect([...playableTiles(match.state)].every((tile) => /[62]/.test(makeTile(tile)))).toBe(true)
    expect(match.totals).toEqual([5, 0])
    expect(match.state.round?.hands).toEqual([4, 4])
  })

  test('is warned of, with or without points', () => {
    const [paid, unpaid] = [STOOD, STOOD.map((event) => (event.type === 'stands' ? { ...event, unpaid: true as const } : event))].map(
      (events) => scored(recordOf(events)).warnings[0],
    )
    expect(paid).toEqual({ code: 'stands', round: 1, event: 3, player: 0 })
    expect(unpaid).toEqual({ code: 'stands', round: 1, event: 3, player: 0, unpaid: true })
    expect([paid, unpaid].map((warning) => (warning === undefined ? '' : warningSentence(warning, NAMES)))).toEqual([
      'The tile doesn’t fit there and stays.',
      'The tile doesn’t fit there and stays without points.',
    ])
  })

  test('keeps its points where it is paid, and earns none where it is not, the target among them', () => {
    const rules = { target: 5, approachCap: false }
    expect(scored(recordOf(STOOD.slice(0, 3), rules)).outcome).toEqual({ kind: 'won', by: 0 })
    const unpaid: RecordEvent = { type: 'stands', player: 0, tile: '3-2', arm: 'right', unpaid: true }
    expect(scored(recordOf([...STOOD.slice(0, 2), unpaid], rules))).toMatchObject({ totals: [2, 0], outcome: { kind: 'open' } })
  })

  test('lifts nobody to a floor that is newer than their total, where it is not paid', () => {
    const raised: RecordEvent = { type: 'rules', rules: { floor: 0 } }
    const taken: RecordEvent = { type: 'adjust', deltas: [-7, 0], reason: 'late', by: 'table' }
    const record = (unpaid: boolean): MatchRecord =>
      recordOf(
        [
          taken,
          raised,
          ...STOOD.slice(0, 2).map((event) => ({ ...event, player: 1 })),
          { type: 'stands', player: 0, tile: '3-2', arm: 'right', ...(unpaid ? { unpaid } : {}) },
        ],
        { floor: null },
      )
    const [paid, unpaid] = [false, true].map((each) => scored(record(each)))
    expect(paid?.totals[0]).toBeGreaterThanOrEqual(0)
    expect(unpaid?.totals[0]).toBe(-7)
    const play = unpaid?.rounds[0]?.events.at(-1)
    if (play?.type !== 'play') throw new Error('a tile stands')
    expect(payoutOfPlay(unpaid?.rules as ScoredMatch['rules'], play)).toMatchObject({ before: -7, after: -7, delta: 0, held: 0, lifted: 0 })
  })

  test('goes out like any other, and what the round’s end pays is paid', () => {
    const out = scored(
      recordOf(
        [
          { type: 'play', player: 0, tile: '6-6' },
          { type: 'pass', player: 1 },
          { type: 'stands', player: 0, tile: '3-1', arm: 'left', unpaid: true },
        ],
        { handSize: 2 },
      ),
    )
    expect(out.rounds[0]?.end).toMatchObject({ kind: 'domino', winner: 0, deltas: [2, 0] })
  })

  test('where going out is one score with the play, it pays for neither', () => {
    const record = (unpaid: boolean): MatchRecord => ({
      ...newRecord('fives-and-threes', { handSize: 2 }, [{ name: 'Ada' }, { name: 'Ben' }]),
      rounds: [
        {
          leader: 0,
          events: [
            { type: 'play', player: 0, tile: '6-1' },
            { type: 'pass', player: 1 },
            { type: 'stands', player: 0, tile: '4-3', arm: 'left', ...(unpaid ? { unpaid: true } : {}) },
          ],
        },
      ],
    })
    expect([false, true].map((unpaid) => scored(record(unpaid)).totals[0])).toEqual([1, 0])
  })

  test('is refused where it breaks no rule, where nobody says where it lies, and where tiles cannot be', () => {
    const refused = (event: RecordEvent): string => {
      const decided = decideEnter(recordOf(STOOD.slice(0, 2)), event)
      if (decided.ok || decided.error.kind !== 'impossible') return 'entered'
      return `${decided.error.refusal.code}: ${refusalSentence(decided.error.refusal, NAMES)}`
    }
    expect(refused({ type: 'stands', tile: '5-3', arm: 'right' })).toBe('bad-event: This tile fits there, so it is an ordinary play.')
    expect(refused({ type: 'stands', tile: '3-5', arm: 'right' })).toBe('entered')
    expect(refused({ type: 'stands', tile: '3-1' })).toMatch(/^end-needed: /)
    expect(refused({ type: 'stands', tile: '2-2', arm: 'left' })).toMatch(/^tile-already-played: /)
  })

  test('is entered, undone and entered again; who laid it first in a round leads it', () => {
    const record = recordOf(STOOD.slice(0, 2))
    const decided = decideEnter(record, { type: 'stands', tile: '3-2', arm: 'right' })
    if (!decided.ok) throw new Error('it is entered')
    expect(decided.value).toMatchObject({ name: 'enter-stands', changes: [{ after: [{ type: 'stands', player: 0, tile: '3-2', arm: 'right' }] }] })
    expect(applyEdit(applyEdit(record, decided.value), invertEdit(decided.value))).toEqual(record)
    const first = decideEnter(recordOf([], { leadTile: 'double' }), { type: 'stands', player: 1, tile: '3-2' })
    expect(first.ok && applyEdit(recordOf([], { leadTile: 'double' }), first.value).rounds[0]?.leader).toBe(1)
  })

  test('may have been there before: a pass is proven by what was laid against a rule, as by any tile', () => {
    const events: readonly RecordEvent[] = [
      { type: 'play', player: 0, tile: '2-2' },
      { type: 'pass', player: 1 },
      { type: 'play', player: 0, tile: '5-2', arm: 'right' },
      { type: 'stands', player: 1, tile: '3-2', arm: 'right' },
    ]
    expect(hindsightOf(scored(recordOf(events)))).toMatchObject([{ event: 2, player: 1, proof: { kind: 'tiles', tiles: [{ event: 4, kind: 'played' }] } }])
  })

  test('decides what fitted afterwards', () => {
    const passed = (events: readonly RecordEvent[]): readonly unknown[] => hindsightOf(scored(recordOf(events)))
    const later: readonly RecordEvent[] = [
      { type: 'pass', player: 1 },
      { type: 'play', player: 0, tile: '2-1', arm: 'left' },
      { type: 'play', player: 1, tile: '5-1', arm: 'left' },
    ]
    expect(passed([...STOOD.slice(0, 2), { type: 'play', player: 0, tile: '5-4', arm: 'right' }, ...later])).toEqual([])
    expect(passed([...STOOD.slice(0, 2), { type: 'stands', player: 0, tile: '3-5', arm: 'right' }, ...later])).toHaveLength(1)
  })

  test('misses nothing below 0, is no way to have played, and nobody’s best play', () => {
    const { rounds, missed } = expectOk(reviewRecord(recordOf(STOOD)), 'the record is sound')
    const play = rounds[0]?.plays[2]
    expect([missed, play?.missed, play?.best.delta, play?.best.ways]).toEqual([[0, 0], 0, 3, []])
    const won = recordOf(STOOD.slice(0, 3), { target: 5, approachCap: false })
    const facts = factsOf({ ...won, id: 'm', startedAt: '' })
    expect(facts.kind === 'decided' && facts.seats[0]?.bestPlay).toEqual([2, 0, 0])
  })
})

describe('points that were not called', () => {
  /** Ben's 4-4 makes 10 and is not called. */
  const PLAYS: readonly RecordEvent[] = [
    { type: 'play', player: 0, tile: '2-4' },
    { type: 'play', player: 1, tile: '4-4', arm: 'right' },
  ]
  const match = (events: readonly RecordEvent[], rules: MatchRecord['rules'] = {}): MatchRecord => ({
    ...newRecord('muggins', rules, [{ name: 'Ada' }, { name: 'Ben' }]),
    rounds: [{ leader: 0, events }],
  })
  const said: RecordEvent = { type: 'uncalled', player: 1, to: 0 }
  const [lead, play] = PLAYS as [RecordEvent, RecordEvent]

  test('are said of the last play, by a correction that has a name of its own and is undone in one step', () => {
    const record = match(PLAYS)
    expect(callablePlay(scored(record))).toMatchObject({ round: 0, event: 1, points: 10 })
    expect(callablePlay(scored(match([lead])))).toBeNull()
    const decided = decideRevise(record, { corrections: [{ round: 0, event: 1, replacement: play, insertBefore: [said] }], starts: [] })
    const edit = decided.ok ? decided.value : null
    expect(edit?.name).toBe('not-called')
    const after = edit === null ? record : applyEdit(record, edit)
    expect(after.rounds[0]?.events).toEqual([lead, said, play])
    expect(callablePlay(scored(after))).toBeNull()
    expect(edit === null ? null : applyEdit(after, invertEdit(edit))).toEqual(record)
  })

  test('are in the round of who took them, told apart, and in statistics; nobody’s best play', () => {
    const record = match([lead, said, play], { target: 10 })
    const { rounds, outcome } = scored(record)
    expect(outcome).toEqual({ kind: 'won', by: 0 })
    const [round] = rounds
    if (round === undefined) throw new Error('a round was played')
    expect([0, 1].map((seat) => madeBy(round, seat))).toEqual([
      { made: 10, byEnd: 0, given: 0, taken: 10 },
      { made: 0, byEnd: 0, given: 0, taken: 0 },
    ])
    expect(movedBy(round, 2)).toEqual([10, 0])
    const facts = factsOf({ ...record, id: 'm', startedAt: '' })
    expect(facts.kind === 'decided' && facts.seats.map(({ points, taken, bestPlay }) => [points, taken, bestPlay])).toEqual([
      [10, 10, null],
      [0, undefined, null],
    ])
  })

  test('change nothing of what a tile was worth in a review', () => {
    const review = reviewRecord(match([lead, said, play]))
    expect(review.ok && [review.value.missed, review.value.rounds[0]?.plays[1]?.best.delta]).toEqual([[0, 0], 10])
  })

  test('are written on one line of text, and read back', () => {
    const record = match([lead, said, play])
    const read = parseMatch(makeMatch(record as unknown as WrittenRecord))
    expect(read.ok && read.value.rounds).toEqual(record.rounds)
  })

  test('say why they cannot be: by their own side, and with anything but the play after them', () => {
    const why = (events: readonly RecordEvent[]) => {
      const refused = scoreRecord(match(events))
      return refused.ok ? null : refusalSentence(refused.error.refusal, NAMES)
    }
    expect(why([lead, { type: 'uncalled', player: 1, to: 1 }])).toContain('can’t go to the player who made them')
    expect(why([lead, said, { type: 'pass' }])).toContain('so that play comes first')
  })
})

describe('points given or taken', () => {
  const given: RecordEvent = { type: 'adjust', deltas: [2, -2], reason: 'drew-but-could', by: 'referee', name: 'Mia', about: { round: 1, event: 2 } }

  test('move totals, hold the floor, and leave the turn where it is', () => {
    const [before, after] = [DREW, [...DREW, given]].map((events) => scored(recordOf(events)))
    expect(after?.totals).toEqual([4, 0])
    expect(after?.state.round).toEqual(before?.state.round)
    const event = after?.rounds[0]?.events.at(-1)
    expect(event).toMatchObject({ type: 'adjust', asked: [2, -2], deltas: [2, 0], delta: 0, player: 0 })
    expect(event?.type === 'adjust' && `${adjustBy(event)} ${adjustMoves(event, NAMES)}`).toBe(
      'Referee (Mia): Ada +2, Ben 0 of −2 (drew with a tile that fitted)',
    )
  })

  test('are part of what a player made in the round, and told apart', () => {
    const round = scored(recordOf([...DREW, given])).rounds[0]
    if (round === undefined) throw new Error('a round was played')
    expect([0, 1].map((seat) => madeBy(round, seat))).toEqual([
      { made: 4, byEnd: 0, given: 2, taken: 0 },
      { made: 0, byEnd: 0, given: 0, taken: 0 },
    ])
    expect(movedBy(round, DREW.length)).toEqual([2, 0])
  })

  test('do not hide that everybody has passed', () => {
    const passes: readonly RecordEvent[] = [
      { type: 'play', player: 0, tile: '2-2' },
      { type: 'pass', player: 1 },
      { type: 'pass', player: 0 },
    ]
    const rules = { maxPip: 2, handSize: 3, reserve: 0 }
    expect(isStuck(scored(recordOf(passes, rules)))).toBe(true)
    expect(isStuck(scored(recordOf([...passes, { type: 'adjust', deltas: [0, 3], reason: 'late', by: 'table' }], rules)))).toBe(true)
  })

  test('may come first in a round: who then plays first leads it', () => {
    const record = recordOf([{ type: 'adjust', deltas: [1, 0], reason: 'other', by: 'table', note: 'as agreed' }])
    const decided = decideEnter(record, { type: 'play', player: 1, tile: '6-6' })
    expect(decided.ok && decided.value.changes.map(({ kind }) => kind)).toEqual(['start', 'events'])
  })

  test('keep a note beside an entry that is corrected, and their own words with them', () => {
    const noted = { ...(DREW[2] as RecordEvent), note: 'well played' } as RecordEvent
    const record = recordOf([...DREW.slice(0, 2), noted])
    const decided = decideRevise(record, {
      corrections: [{ round: 0, event: 2, replacement: { type: 'play', player: 1, tile: '4-2', arm: 'right' } }],
      starts: [],
    })
    expect(decided.ok && applyEdit(record, decided.value).rounds[0]?.events[2]).toMatchObject({ tile: '4-2', note: 'well played' })
    const replaced = decideRevise(recordOf([...DREW, given]), {
      corrections: [{ round: 0, event: 5, replacement: { type: 'adjust', deltas: [1, 0], reason: 'other', by: 'table' } }],
      starts: [],
    })
    expect(replaced.ok && applyEdit(recordOf([...DREW, given]), replaced.value).rounds[0]?.events[5]).toEqual({
      type: 'adjust',
      deltas: [1, 0],
      reason: 'other',
      by: 'table',
    })
  })

  test('and a tile that stands are written on one line of text, and read back', () => {
    const record = recordOf([...STOOD, given])
    const text = makeMatch(record as unknown as WrittenRecord)
    expect(text).toContain('event {"type":"stands"')
    const read = parseMatch(text)
    expect(read.ok && read.value.rounds).toEqual(record.rounds)
  })
})

test('an unknown tile that stands is no tile', () => {
  expect(
    scoreRecord(
      recordOf([
        { type: 'play', tile: '2-2' },
        { type: 'stands', tile: '9-2', arm: 'left' },
      ]),
    ),
  ).toMatchObject({ error: { refusal: { code: 'bad-tile' } } })
})

test('points that were given before the table was found as it lay were not brought by it', () => {
  const match = scored(
    recordOf([
      { type: 'adjust', deltas: [3, 0], reason: 'other', by: 'table' },
      { type: 'table', line: ['6-6', '6-4'], hands: [4, 4] },
    ]),
  )
  expect([match.totals, broughtTotals(match)]).toEqual([[3, 0], null])
})

describe('an early end', () => {
  const called: RecordEvent = { type: 'finish', what: 'match', when: 'after-round', why: 'time' }
  const now: RecordEvent = { type: 'finish', what: 'match', when: 'now', why: 'time' }
  const off: RecordEvent = { type: 'finish', what: 'round', why: 'wrong-deal' }

  test('takes no turn and leaves the table as it is until the round is over', () => {
    const [before, after] = [DREW, [...DREW, called]].map((events) => scored(recordOf(events)))
    expect(after?.state.round).toEqual({ ...before?.state.round, decides: 'after-round' })
    expect(after?.outcome).toEqual({ kind: 'open' })
    const event = after?.rounds[0]?.events.at(-1)
    expect(event?.type === 'finish' && `${finishWhy(event)} ${finishWhat(event)}`).toBe('Time: this is the last round')
  })

  test('is taken back like any other entry', () => {
    const record = recordOf(DREW)
    const decided = decideEnter(record, now)
    const edit = decided.ok ? decided.value : null
    expect(edit?.name).toBe('finish')
    expect(decided.ok && decided.scored.outcome).toEqual({ kind: 'won', by: 0 })
    const after = edit === null ? record : applyEdit(record, edit)
    expect(edit === null ? null : applyEdit(after, invertEdit(edit))).toEqual(record)
  })

  test('may stand between two rounds: a last round with nothing else, which statistics do not count', () => {
    const ended = recordOf([...DREW, { ...off, why: 'agreement' }])
    const decided = decideStartRound(ended, { leader: 1 }, now)
    const record = decided.ok ? applyEdit(ended, decided.value) : ended
    expect(record.rounds.map(({ events }) => events.length)).toEqual([DREW.length + 1, 1])
    expect(scored(record).outcome).toEqual({ kind: 'won', by: 0 })
    const facts = factsOf({ ...record, id: 'm', startedAt: '' })
    expect(facts.kind === 'decided' && [facts.winner, facts.rounds]).toEqual([0, 1])
  })

  test('is no round of those that were agreed on', () => {
    const left: RecordEvent = { type: 'left', hands: [{ pips: 0 }, { pips: 5 }] }
    const record: MatchRecord = {
      ...newRecord('round-totals', { rounds: 2 }, [{ name: 'Ada' }, { name: 'Ben' }]),
      rounds: [
        { leader: 0, events: [left] },
        { leader: 1, events: [off] },
        { leader: 1, events: [] },
      ],
    }
    expect([scored(record).outcome, scored(record).state.round?.before]).toEqual([{ kind: 'open' }, 1])
  })

  test('is written on one line of text, and read back', () => {
    const record = recordOf([...DREW, called, off])
    const read = parseMatch(makeMatch(record as unknown as WrittenRecord))
    expect(read.ok && read.value.rounds).toEqual(record.rounds)
  })
})

describe('tiles that everyone has seen', () => {
  const show = (player: number, tiles: readonly string[], more: object = {}): RecordEvent => ({
    type: 'show',
    player,
    tiles: [...tiles],
    why: 'dropped',
    ...more,
  })
  const shownIn = (events: readonly RecordEvent[]): readonly string[] =>
    (scored(recordOf(events)).state.round?.shown ?? []).map(({ player, tile, first }) => `${player} ${makeTile(tile)}${first ? ' first' : ''}`)

  test('are known until they are laid; the turn and the totals stay', () => {
    const [before, after] = [STOOD.slice(0, 2), [...STOOD.slice(0, 2), show(1, ['6-2', '4-1'])]].map((events) => scored(recordOf(events)))
    expect(after?.totals).toEqual(before?.totals)
    expect(after?.state.round).toEqual({ ...before?.state.round, shown: after?.state.round?.shown, handsSaid: true })
    expect(shownIn([...STOOD.slice(0, 2), show(1, ['6-2', '4-1'])])).toEqual(['1 6-2', '1 4-1'])
    expect(shownIn([...STOOD.slice(0, 2), show(1, ['6-2', '4-1']), ...STOOD.slice(2)])).toEqual(['1 4-1'])
  })

  test('are one tile each, however often they are shown, and may have to go first from then on', () => {
    expect(shownIn([show(1, ['6-2']), show(1, ['6-2', '4-1'], { first: true })])).toEqual(['1 6-2 first', '1 4-1 first'])
  })

  test('are gone from a hand where another lays them: the record follows the table', () => {
    expect(shownIn([show(1, ['2-2']), ...STOOD.slice(0, 1)])).toEqual([])
  })

  test('that go first are waited for where another is laid; the entry stays', () => {
    const warned = (...events: readonly RecordEvent[]): readonly string[] =>
      scored(recordOf([...STOOD.slice(0, 2), ...events])).warnings.map((warning) => warningSentence(warning, NAMES))
    const first = show(0, ['5-3'], { first: true })
    const other: RecordEvent = { type: 'play', player: 0, tile: '5-1', arm: 'right' }
    expect(warned(first, other)).toEqual(['Ada played another tile, but 5-3 fitted and was to go at the first chance.'])
    expect(warned(show(0, ['5-3']), other)).toEqual([])
    expect(warned(first, { type: 'play', player: 0, tile: '5-3', arm: 'right' })).toEqual([])
    expect(warned(show(0, ['6-3'], { first: true }), other)).toEqual([])
    expect(warned(show(1, ['5-3'], { first: true }), other)).toEqual([])
  })

  test('are held for certain from the last draw before until they are laid, whatever is drawn in between', () => {
    const events: readonly RecordEvent[] = [
      { type: 'play', player: 0, tile: '2-2' },
      { type: 'draw', player: 1, count: 1 },
      { type: 'play', player: 1, tile: '5-2', arm: 'right' },
      show(1, ['6-4']),
      { type: 'play', player: 0, tile: '2-1', arm: 'left' },
      { type: 'draw', player: 1, count: 1 },
      { type: 'play', player: 1, tile: '5-3', arm: 'right' },
    ]
    const held = heldAtPlays(scored(recordOf(events)).rounds[0]?.events ?? [])
    expect([2, 6].map((at) => held.get(at)?.map(makeTile))).toEqual([
      ['6-4', '5-2'],
      ['6-4', '5-3'],
    ])
  })

  test('prove a pass that they fitted at', () => {
    const events: readonly RecordEvent[] = [
      { type: 'play', player: 0, tile: '2-2' },
      show(1, ['6-2']),
      { type: 'draw', player: 1, count: 2 },
      { type: 'pass', player: 1 },
    ]
    const proven = hindsightOf(scored(recordOf(events)))
    expect(proven).toMatchObject([
      { event: 3, drawn: 2, proof: { kind: 'open', event: 2 } },
      { event: 4, drawn: 0, proof: { kind: 'open', event: 2 } },
    ])
    expect(proven.map((each) => hindsightSentence(each, NAMES))).toEqual([
      'Ben drew 2 tiles but could have played before the last one. Everyone had seen 6-2 in Ben’s hand since entry 2.',
      'Ben passed but could have played 6-2. Everyone had seen 6-2 in Ben’s hand since entry 2.',
    ])
  })

  test('are entered, undone, written on one line, and told', () => {
    const record = recordOf(STOOD.slice(0, 2))
    const decided = decideEnter(record, { type: 'show', tiles: ['5-3'], why: 'misplay' })
    if (!decided.ok) throw new Error('they are entered')
    expect(decided.value).toMatchObject({ name: 'show-tiles', changes: [{ after: [{ type: 'show', player: 0, tiles: ['5-3'], why: 'misplay' }] }] })
    expect(applyEdit(applyEdit(record, decided.value), invertEdit(decided.value))).toEqual(record)
    const read = parseMatch(makeMatch(applyEdit(record, decided.value) as unknown as WrittenRecord))
    expect(read.ok && read.value.rounds).toEqual(applyEdit(record, decided.value).rounds)
  })
})

describe('a hand that is counted anew', () => {
  const hand = (player: number, count: number): RecordEvent => ({ type: 'hand', player, count, why: 'drew-too-many' })

  test('has so many tiles from there, and the boneyard has the difference', () => {
    const [before, after] = [STOOD.slice(0, 2), [...STOOD.slice(0, 2), hand(1, 8)]].map((events) => scored(recordOf(events)).state.round)
    expect(after?.hands).toEqual([before?.hands[0], 8])
    expect((after?.boneyard ?? 0) + 8).toBe((before?.boneyard ?? 0) + (before?.hands[1] ?? 0))
    expect(after?.turn).toBe(before?.turn)
  })

  test('is refused with as many tiles as were counted, and with more than there are', () => {
    const refused = (event: RecordEvent): string => {
      const decided = decideEnter(recordOf(STOOD.slice(0, 2)), event)
      return decided.ok || decided.error.kind !== 'impossible' ? 'entered' : refusalSentence(decided.error.refusal, NAMES)
    }
    const held = scored(recordOf(STOOD.slice(0, 2))).state.round?.hands[1] ?? 0
    expect(refused(hand(1, held))).toBe('That hand has so many tiles already.')
    expect(refused(hand(1, 99))).toMatch(/^There are not so many tiles: Ben can have \d+ at most\.$/)
    expect(refused(hand(1, held + 1))).toBe('entered')
  })

  test('may have had its tiles too many at any time, so that what it plays proves less', () => {
    const events = (...between: readonly RecordEvent[]): readonly RecordEvent[] => [
      { type: 'play', player: 0, tile: '2-2' },
      { type: 'pass', player: 1 },
      { type: 'play', player: 0, tile: '5-2', arm: 'right' },
      ...between,
      { type: 'play', player: 1, tile: '6-2', arm: 'left' },
    ]
    expect(hindsightOf(scored(recordOf(events())))).toHaveLength(1)
    expect(hindsightOf(scored(recordOf(events(hand(1, 8)))))).toEqual([])
    const held = heldAtPlays(scored(recordOf([...STOOD.slice(0, 2), hand(1, 8), ...STOOD.slice(2)])).rounds[0]?.events ?? [])
    expect(held.get(1)?.map(makeTile)).toEqual(['5-2'])
  })
})

describe('points that name an entry', () => {
  const about = (round: number, event: number): RecordEvent => ({ type: 'adjust', deltas: [1, 0], reason: 'misplay', by: 'table', about: { round, event } })
  const record = recordOf([...STOOD, about(1, 3)])
  const aboutAfter = (revision: Parameters<typeof decideRevise>[1]): unknown => {
    const decided = decideRevise(record, revision)
    if (!decided.ok) throw new Error('it can be corrected')
    const after = applyEdit(record, decided.value)
    expect(applyEdit(after, invertEdit(decided.value))).toEqual(record)
    return after.rounds[0]?.events.flatMap((event) => (event.type === 'adjust' ? [event.about] : []))
  }
  const shown: RecordEvent = { type: 'show', player: 1, tiles: ['5-3'], why: 'dropped' }

  test('follow it where another comes in before it, or is taken out; what comes later moves nothing', () => {
    const keep = (event: number) => ({ round: 0, event, replacement: STOOD[event] as RecordEvent })
    expect(aboutAfter({ corrections: [{ ...keep(1), insertBefore: [shown] }], starts: [] })).toEqual([{ round: 1, event: 4 }])
    expect(aboutAfter({ corrections: [{ ...keep(2), insertBefore: [shown] }], starts: [] })).toEqual([{ round: 1, event: 4 }])
    expect(aboutAfter({ corrections: [{ ...keep(3), insertBefore: [shown] }], starts: [] })).toEqual([{ round: 1, event: 3 }])
    expect(aboutAfter({ corrections: [{ round: 0, event: 3, replacement: null }], starts: [] })).toEqual([{ round: 1, event: 3 }])
    const more = recordOf([STOOD[0] as RecordEvent, shown, ...STOOD.slice(1), about(1, 4)])
    const decided = decideRevise(more, { corrections: [{ round: 0, event: 1, replacement: null }], starts: [] })
    expect(decided.ok && applyEdit(more, decided.value).rounds[0]?.events.at(-1)).toEqual(about(1, 3))
  })
})

describe('a set that is not what was said', () => {
  const twice: readonly RecordEvent[] = [
    { type: 'play', player: 0, tile: '4-4' },
    { type: 'play', player: 1, tile: '6-4', arm: 'right' },
    { type: 'set', extra: ['6-4'] },
    { type: 'play', player: 0, tile: '6-4', arm: 'right' },
  ]

  test('has a tile once more, which is left to draw and can be laid; or one less', () => {
    expect(scored(recordOf(twice)).totals).toEqual([5, 0])
    const [before, more, less] = [[], [{ type: 'set', extra: ['1-1'] }], [{ type: 'set', missing: ['1-1'] }]].map(
      (events) => scored(recordOf([...twice.slice(0, 2), ...(events as readonly RecordEvent[])])).state,
    )
    expect([more, less].map((state) => (state?.round?.boneyard ?? 0) - (before?.round?.boneyard ?? 0))).toEqual([1, -1])
    expect(more?.round?.turn).toBe(before?.round?.turn)
    const playable = (events: readonly RecordEvent[]): readonly string[] => [...playableTiles(scored(recordOf(events)).state)].map(makeTile)
    expect(playable(twice.slice(0, 2))).toContain('4-1')
    expect(playable([...twice.slice(0, 2), { type: 'set', missing: ['4-1'] }])).not.toContain('4-1')
  })

  test('is counted as it is among the tiles played: what lies there, what does not, and of how many', () => {
    const countOf = (suit: number, events: readonly RecordEvent[]): unknown => {
      const { rules, round } = scored(recordOf(events)).state
      const { playedHalves, unseenHalves, playedTiles: lie, unseenTiles } = playedTiles(rules, present(round, 'a round runs')).suits[suit] ?? {}
      return { playedHalves, unseenHalves, lie, unseenTiles }
    }
    expect(countOf(6, twice.slice(0, 2))).toEqual({ playedHalves: 1, unseenHalves: 7, lie: 1, unseenTiles: 6 })
    expect(countOf(6, twice.slice(0, 3))).toEqual({ playedHalves: 1, unseenHalves: 8, lie: 1, unseenTiles: 7 })
    expect(countOf(6, twice)).toEqual({ playedHalves: 2, unseenHalves: 7, lie: 2, unseenTiles: 6 })
    expect(countOf(6, [...twice.slice(0, 2), { type: 'set', missing: ['6-6'] }])).toEqual({ playedHalves: 1, unseenHalves: 5, lie: 1, unseenTiles: 5 })
  })

  test('is entered for the whole table, undone, written on one line, and told', () => {
    const record = recordOf(twice.slice(0, 2))
    const decided = decideEnter(record, { type: 'set', missing: ['3-1'], extra: ['6-4'] })
    if (!decided.ok) throw new Error('it is entered')
    expect(decided.value).toMatchObject({ name: 'change-set', changes: [{ after: [{ type: 'set', missing: ['3-1'], extra: ['6-4'] }] }] })
    expect(applyEdit(applyEdit(record, decided.value), invertEdit(decided.value))).toEqual(record)
    const read = parseMatch(makeMatch(applyEdit(record, decided.value) as unknown as WrittenRecord))
    expect(read.ok && read.value.rounds).toEqual(applyEdit(record, decided.value).rounds)
    const [told] = decided.scored.rounds[0]?.events.filter((event) => event.type === 'set') ?? []
    expect(told && `${setWho} ${setTold(told)}`).toBe('The set: without 3-1, 6-4 once more')
  })
})
