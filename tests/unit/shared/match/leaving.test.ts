import { describe, expect, test } from 'vitest'
import { agreementsOf, resultOf } from '#shared/match/agreement'
import { decideEnter } from '#shared/match/decide'
import { applyEdit, invertEdit } from '#shared/match/edits'
import { newRecord } from '#shared/match/new-record'
import { nextLeader } from '#shared/match/next-leader'
import type { MatchRecord, RecordEvent } from '#shared/match/record'
import { scoreRecord } from '#shared/match/replay'
import { roundsNotAgreed } from '#shared/match/rounds-not-agreed'
import type { ScoredMatch } from '#shared/match/state'
import { isStuck } from '#shared/match/stuck'
import type { RoundWord } from '#shared/match/trail'
import { makeMatch, parseMatch, type WrittenRecord } from '#shared/notation/match-text'
import type { PresetId } from '#shared/rules/presets'
import { factsOf } from '#shared/stats/facts-of'
import { standings } from '#shared/stats/standing'
import { refusalSentence, warningSentence } from '#shared/words/en'
import { expectOk } from '#shared/kernel/result'
import type { PersonKey } from '#shared/stats/person'

const NAMES = ['Ada', 'Ben', 'Cleo']
const LEAVES: RecordEvent = { type: 'leave', player: 2, tiles: 'aside' }

interface Setting {
  readonly rules?: MatchRecord['rules']
  readonly preset?: PresetId
  readonly names?: readonly string[]
}

function recordOf(rounds: readonly (readonly RecordEvent[])[], { rules = {}, preset = 'bergen-pagat', names = NAMES }: Setting = {}): MatchRecord {
  return {
    ...newRecord(
      preset,
      rules,
      names.map((name) => ({ name })),
    ),
    rounds: rounds.map((events) => ({ leader: 0, events })),
  }
}

const scored = (record: MatchRecord): ScoredMatch => expectOk(scoreRecord(record), 'the record is sound')
const refused = (record: MatchRecord, event: RecordEvent): string => {
  const decided = decideEnter(record, event)
  return decided.ok || decided.error.kind !== 'impossible'
    ? 'entered'
    : refusalSentence(
        decided.error.refusal,
        record.players.map(({ name }) => name),
      )
}

const BEGUN: readonly RecordEvent[] = [
  { type: 'play', player: 0, tile: '6-6' },
  { type: 'play', player: 1, tile: '6-4', arm: 'right' },
]

describe('A player who leaves (M-11)', () => {
  test('is passed over from there on and keeps the total; the tiles lie aside, or can be drawn', () => {
    const [before, aside, back] = [[], [LEAVES], [{ ...LEAVES, tiles: 'boneyard' } as const]].map((events) => scored(recordOf([[...BEGUN, ...events]])).state)
    expect([before?.round?.turn, aside?.round?.turn, back?.round?.turn]).toEqual([2, 0, 0])
    expect(aside?.totals).toEqual(before?.totals)
    expect([aside?.round?.boneyard, back?.round?.boneyard]).toEqual([before?.round?.boneyard, (before?.round?.boneyard ?? 0) + (before?.round?.hands[2] ?? 0)])
    const later = scored(
      recordOf([[...BEGUN, LEAVES, { type: 'play', player: 0, tile: '4-2', arm: 'right' }, { type: 'play', player: 1, tile: '2-1', arm: 'right' }]]),
    )
    expect([later.state.round?.turn, later.warnings]).toEqual([0, []])
  })

  test('who is not on turn leaves the turn where it is', () => {
    expect(scored(recordOf([[BEGUN[0] as RecordEvent, LEAVES]])).state.round?.turn).toBe(1)
  })

  test('does nothing more, and gets nothing', () => {
    const record = recordOf([[...BEGUN, LEAVES]])
    const gone = /has left the match/
    expect(refused(record, { type: 'pass', player: 2 })).toMatch(gone)
    expect(refused(record, LEAVES)).toMatch(gone)
    expect(refused(record, { type: 'show', player: 2, tiles: ['1-1'], why: 'dropped' })).toMatch(gone)
    expect(refused(record, { type: 'hand', player: 2, count: 3, why: 'counted' })).toMatch(gone)
    expect(refused(record, { type: 'uncalled', player: 0, to: 2 })).toMatch(gone)
    expect(refused(record, { type: 'adjust', deltas: [0, 0, 2], reason: 'wrong-score', by: 'table' })).toBe('entered')
  })

  test('two have to stay, and partners do', () => {
    expect(refused(recordOf([[...BEGUN, LEAVES]]), { type: 'leave', player: 1, tiles: 'aside' })).toMatch(
      /Two players have to stay: enter the end of the match instead/i,
    )
    const four = recordOf([BEGUN], { rules: { partners: true }, names: [...NAMES, 'Dan'] })
    expect(refused(four, LEAVES)).toMatch(/A match of partners ends when one of them leaves/i)
  })

  test('is dealt nothing later, and is passed over as a leader', () => {
    const stopped: RecordEvent = { type: 'finish', what: 'round', why: 'agreement' }
    const first = [...BEGUN, LEAVES, stopped]
    const [whole, without] = [[...BEGUN, stopped], first].map((events) => scored(recordOf([events, []])).state.round)
    expect(without?.hands).toEqual([whole?.hands[0], whole?.hands[1], 0])
    expect((without?.boneyard ?? 0) - (whole?.boneyard ?? 0)).toBe(whole?.hands[2])
    const led = { ...recordOf([first]), rounds: [{ leader: 1, events: first }] }
    const match = scored(led)
    expect(nextLeader('flower-and-scorpion', match.rules, match.rounds)).toBe(0)
    expect(scored({ ...led, rounds: [...led.rounds, { leader: 2, events: [] }] }).state.round?.turn).toBe(0)
  })

  test('is in no rule of a block, and what was held counts for nothing', () => {
    const rules = { handSize: 2, draw: 'never' as const }
    const events: readonly RecordEvent[] = [{ type: 'play', player: 0, tile: '6-6' }]
    const four = (more: readonly RecordEvent[]) => scored(recordOf([[...events, ...more]], { rules, names: [...NAMES, 'Dan'] }))
    const match = four([
      { type: 'leave', player: 1, tiles: 'aside' },
      { type: 'block', hands: [['5-4'], [], ['2-1', '3-0'], ['4-3', '5-1']] },
    ])
    expect(match.rounds[0]?.end?.winner).toBe(2)
    expect(match.warnings).toEqual([expect.objectContaining({ code: 'block-declared-early' })].slice(0, match.warnings.length))
    const ruling = match.rounds[0]?.end
    expect(ruling?.kind === 'blocked' && ruling.ruling.steps.every(({ looked: { among } }) => !among.includes(1))).toBe(true)
    expect(refused(recordOf([[...events, LEAVES]], { rules }), { type: 'block', hands: [['3-2'], ['1-0'], ['2-1']] })).toMatch(/has left/)
  })

  test('pays nothing as another goes out, cannot win, and is asked for no agreement', () => {
    const rules = { handSize: 1, tileDeduction: 1, dominoPoints: 2, firstScore: 0, floor: null }
    const goesOut: readonly RecordEvent[] = [LEAVES, { type: 'play', player: 0, tile: '6-5' }]
    const match = scored(recordOf([goesOut], { rules, preset: 'bergen-game-cabinet' }))
    expect(match.rounds[0]?.end).toMatchObject({ kind: 'domino', winner: 0, deltas: [2, -1, 0] })
    const ahead: RecordEvent = { type: 'adjust', deltas: [0, 0, 9], reason: 'other', by: 'table' }
    const ended = scored(recordOf([[...BEGUN, ahead, LEAVES, { type: 'finish', what: 'match', when: 'now', why: 'time' }]]))
    expect(ended.outcome).not.toMatchObject({ by: 2 })
    const at = '2026-11-30T20:00:00Z'
    const result = { kind: 'domino' as const, winner: 0, totals: [...(match.rounds[0]?.end?.totals ?? [])] }
    const trail = [0, 1].map((seat) => ({ kind: 'confirmed' as const, at, device: 'd', round: 0, seat, result, note: '' }))
    expect(agreementsOf({ confirmRounds: true, trail } as never, match)[0]?.kind).toBe('confirmed')
  })

  test('is not counted among those who are asked: nor of an earlier round that had no answer, where one that was given holds', () => {
    const rules = { handSize: 1, dominoPoints: 2 }
    const record = recordOf([[{ type: 'play', player: 0, tile: '6-5' }], [LEAVES]], { rules, preset: 'bergen-game-cabinet' })
    const match = scored(record)
    const end = match.rounds[0]?.end
    if (end === null || end === undefined) throw new Error('the first round is over')
    const word = (seat: number, kind: 'confirmed' | 'contested') => ({
      ...{ kind, round: 0, seat, note: '', device: 'd', at: '2026-11-30T20:00:00Z' },
      result: resultOf(end),
    })
    const asked = (...trail: readonly RoundWord[]) => agreementsOf({ confirmRounds: true, trail }, match)
    const waiting = asked(word(0, 'confirmed'))
    expect(waiting[0]).toMatchObject({ kind: 'waiting', seats: [{ kind: 'confirmed' }, { kind: 'silent' }, { kind: 'gone' }] })
    expect(roundsNotAgreed(waiting)).toMatchObject([{ agreed: [0], players: 2 }])
    expect(asked(word(0, 'confirmed'), word(1, 'confirmed'))[0]?.kind).toBe('confirmed')
    expect(asked(word(0, 'confirmed'), word(1, 'confirmed'), word(2, 'contested'))[0]?.kind).toBe('contested')
  })

  test('stands behind all who stayed, whatever the totals', () => {
    const ahead: RecordEvent = { type: 'adjust', deltas: [0, 1, 9], reason: 'other', by: 'table' }
    const record = recordOf([[...BEGUN, ahead, LEAVES, { type: 'finish', what: 'match', when: 'now', why: 'time' }]])
    const facts = factsOf({ ...record, id: 'm', startedAt: '2026-11-30T18:00:00Z' })
    if (facts.kind !== 'decided') throw new Error('it is decided')
    expect(facts.gone).toEqual([2])
    expect(standings(facts, ['a', 'b', 'c'] as unknown as readonly PersonKey[]).map(({ place }) => place)).toEqual([1, 2, 3])
  })

  test('need not pass for a round to be stuck, is undone, and is written on one line', () => {
    const passes = [0, 1].map((player): RecordEvent => ({ type: 'pass', player }))
    expect(isStuck(scored(recordOf([[...BEGUN, LEAVES, ...passes]], { rules: { draw: 'never' } })))).toBe(true)
    const record = recordOf([BEGUN])
    const decided = decideEnter(record, { type: 'leave', tiles: 'boneyard' })
    if (!decided.ok) throw new Error('it is entered')
    expect(decided.value).toMatchObject({ name: 'leave', changes: [{ after: [{ type: 'leave', player: 2, tiles: 'boneyard' }] }] })
    expect(applyEdit(applyEdit(record, decided.value), invertEdit(decided.value))).toEqual(record)
    const after = applyEdit(record, decided.value)
    const read = parseMatch(makeMatch(after as unknown as WrittenRecord))
    expect(read.ok && read.value.rounds).toEqual(after.rounds)
  })
})

describe('A block that stands though a tile fits (M-12)', () => {
  const hands = [['6-1'], ['1-0'], ['2-0']]

  test('is ruled on as any block, and marked; without the word it is refused', () => {
    const record = recordOf([BEGUN])
    expect(refused(record, { type: 'block', hands })).toMatch(/6-1/)
    const match = scored(
      applyEdit(record, { name: 'enter-block', changes: [{ kind: 'events', round: 0, at: 2, before: [], after: [{ type: 'block', hands, stands: true }] }] }),
    )
    expect(match.rounds[0]?.end).toMatchObject({ kind: 'blocked', winner: 1 })
    const warning = match.warnings.find(({ code }) => code === 'block-stands')
    expect(warning && warningSentence(warning, NAMES, 'bergen')).toBe('A tile in a hand fits, and the table counts the round as blocked.')
  })

  test('needs a tile that fits: what is blocked anyway is agreed to by nobody', () => {
    expect(refused(recordOf([BEGUN]), { type: 'block', hands: [['1-1'], ['1-0'], ['2-0']], stands: true })).toBe('Nothing fits, so it is blocked anyway.')
  })
})

describe('A player who leaves where rounds are counted (M-11)', () => {
  const left = (...hands: readonly (number | readonly string[])[]): RecordEvent => ({
    type: 'left',
    hands: hands.map((hand) => (typeof hand === 'number' ? { pips: hand } : [...hand])),
  })
  const table = (rounds: readonly (readonly RecordEvent[])[], rules: MatchRecord['rules'] = { rounds: 3 }, preset: PresetId = 'round-totals') =>
    recordOf(rounds, { rules, preset })
  const result = (record: MatchRecord) => {
    const { rounds, totals, outcome } = scored(record)
    return { winners: rounds.map(({ end }) => end?.winner ?? null), totals, outcome }
  }

  test('has nothing in hand from there on, wins no round and not the match, and keeps the total', () => {
    // Cleo is far ahead where the lowest total wins
    expect(result(table([[left(20, 12, 0)], [LEAVES, left(5, 9, [])], [left(30, 1, 0)]]))).toEqual({
      winners: [2, 0, 1],
      totals: [55, 22, 0],
      outcome: { kind: 'won', by: 1 },
    })
  })

  test('is not who shares the first place, nor whose total ends the match', () => {
    expect(result(table([[left(20, 20, 0)], [LEAVES, left(5, 5, 0)]], { rounds: 2, tie: 'shared' })).outcome).toEqual({ kind: 'shared', by: [0, 1] })
    const limit = { limit: 100, goal: 'lowest' } as const
    const over: RecordEvent = { type: 'adjust', deltas: [0, 0, 90], reason: 'other', by: 'table' }
    expect(result(table([[left(20, 12, 50)], [over, LEAVES, left(5, 9, 0)]], limit)).outcome).toEqual({ kind: 'open' })
    expect(result(table([[left(20, 12, 50)], [LEAVES, left(90, 9, 0)]], limit)).outcome).toEqual({ kind: 'won', by: 1 })
  })

  test('comes last where the highest total wins, and where the match is ended early', () => {
    expect(result(table([[left(1, 2, 90)], [LEAVES, left(5, 9, 0)]], { rounds: 2 }, 'score-pad')).outcome).toEqual({ kind: 'won', by: 1 })
    expect(result(table([[left(20, 12, 0)], [LEAVES, { type: 'finish', what: 'match', when: 'now', why: 'time' }]])).outcome).toEqual({ kind: 'won', by: 1 })
  })

  test('is refused with something in hand, with tiles put back to be drawn, as one of two and as a partner', () => {
    expect(refused(table([[left(1, 2, 3)], [LEAVES]]), left(1, 2, 3))).toMatch(/has left the match/)
    expect(refused(table([[left(1, 2, 3)], []]), { ...LEAVES, tiles: 'boneyard' })).toMatch(/only what is left in hand is entered/i)
    expect(refused(table([[left(1, 2, 3)], [LEAVES]]), { type: 'leave', player: 1, tiles: 'aside' })).toMatch(/two players have to stay/i)
    const four = recordOf([[]], { preset: 'round-totals', rules: { partners: true }, names: [...NAMES, 'Dan'] })
    expect(refused(four, LEAVES)).toMatch(/A match of partners ends/i)
  })
})
