import { describe, expect, test } from 'vitest'
import { expectOk } from '#shared/kernel/result'
import type { TrailEntry } from '#shared/match/trail'
import { earlierStates as earlier, eventCount, fingerprintOf as fingerprint } from '#main/store/fingerprint'
import type { StoredMatch } from '#main/store/match-file'
import { matchHeaderOf as headerOf } from '#main/store/match-header'
import { dateOf, summaryOf as summary } from '#main/store/match-summary'
import { answering } from '../../../support/answered'
import { scoreRecord } from '../../../support/asked'
import { AT, AT_DAY, play, round, storedMatch as stored } from './stored-match'

const [earlierStates, fingerprintOf] = [answering(earlier), answering(fingerprint)]
const matchHeaderOf = answering(headerOf)
const summaryOf = (match: StoredMatch) => answering(summary)(match)

describe('the line of a match in lists', () => {
  const plain = {
    matchId: 'match-0001',
    revision: 3,
    preset: 'bergen-game-cabinet',
    rules: { handSize: 2 },
    players: [
      { name: 'Ada', personId: 'person-ada', total: 0 },
      { name: 'Ben', total: 0 },
    ],
    startedAt: AT,
    updatedAt: AT,
    date: AT_DAY,
    target: 15,
    rounds: 0,
    outcome: { kind: 'open' },
  }

  test('says no more than is known', () => {
    expect(summaryOf(stored([]))).toStrictEqual(plain)
  })

  test('has what people wrote, points, who leads, and whether photos are kept with it', () => {
    const more = { place: 'Club', note: 'windy', date: '2026-02-28', binned: { at: AT, device: 'Laptop' }, confirmRounds: true as const }
    const rounds = [round(play('6-6', { photo: 'a'.repeat(32) }))]
    expect(summaryOf(stored(rounds, more))).toStrictEqual({
      ...plain,
      players: [{ ...plain.players[0], total: 2 }, plain.players[1]],
      date: '2026-02-28',
      place: 'Club',
      note: 'windy',
      binnedAt: AT,
      confirmRounds: true,
      leader: 0,
      photos: true,
      rounds: 1,
    })
  })

  test('says who left, the lowest seat first, in every round after it too', () => {
    const players = ['Ada', 'Ben', 'Cleo', 'Dan'].map((name) => ({ name }))
    const leaves = (player: number) => ({ type: 'leave', player, tiles: 'aside' }) as const
    const off = { type: 'finish', what: 'round', why: 'wrong-deal' } as const
    expect(summaryOf(stored([round(play('6-6'), leaves(2), leaves(0))], { players })).gone).toEqual([0, 2])
    expect(summaryOf(stored([round(play('6-6'), leaves(2), off), round(play('6-6'))], { players })).gone).toEqual([2])
  })

  test('has the rules of now, and the winner', () => {
    const rounds = [round({ type: 'rules', rules: { target: 2, approachCap: false } }, play('6-6'))]
    expect(summaryOf(stored(rounds))).toMatchObject({
      rules: { handSize: 2, target: 2, approachCap: false },
      target: 2,
      players: [{ total: 2 }, { total: 0 }],
      outcome: { kind: 'won', by: 0 },
    })
  })

  test('has no points where the record is impossible', () => {
    const { target: _, ...withoutTarget } = plain
    expect(summaryOf(stored([round(play('6-6'), play('5-4'))]))).toStrictEqual({ ...withoutTarget, leader: 0, rounds: 1 })
  })

  const ended = [round(play('6-4'), play('4-1'), play('6-2', { arm: 'left' }))]
  const word = (kind: 'confirmed' | 'contested', seat: number, note = ''): TrailEntry => ({
    kind,
    at: AT,
    device: 'Laptop',
    round: 0,
    seat,
    note,
    result: { kind: 'domino', winner: 0, totals: summaryOf(stored(ended)).players.map(({ total }) => total) },
  })

  test('has the rounds that are not agreed yet, where that is asked or somebody disagrees', () => {
    expect(summaryOf(stored(ended)).notAgreed).toBeUndefined()
    expect(summaryOf(stored(ended, { trail: [word('confirmed', 0)] })).notAgreed).toBeUndefined()
    expect(summaryOf(stored(ended, { confirmRounds: true, trail: [word('confirmed', 0)] })).notAgreed).toEqual([
      { round: 0, players: 2, agreed: [0], contested: [] },
    ])
    const note = 'x'.repeat(300)
    expect(summaryOf(stored(ended, { trail: [word('contested', 1, note)] })).notAgreed).toEqual([
      { round: 0, players: 2, agreed: [], contested: [{ seat: 1, note: note.slice(0, 200) }] },
    ])
    expect(summaryOf(stored(ended, { confirmRounds: true, trail: [word('confirmed', 0), word('confirmed', 1)] })).notAgreed).toBeUndefined()
  })

  test('has how many questions are open', () => {
    const question = (outcome: 'open' | 'stands'): TrailEntry => ({
      kind: 'questioned',
      at: AT,
      device: 'Laptop',
      round: 0,
      event: 0,
      about: play('6-6'),
      outcome,
      agreed: [],
      note: '',
    })
    const open = (...outcomes: readonly ('open' | 'stands')[]) => summaryOf(stored([round(play('6-6'))], { trail: outcomes.map(question) })).openQuestions
    expect([open(), open('stands'), open('open', 'stands', 'open')]).toEqual([undefined, undefined, 2])
  })

  test('has the day it was begun on where nobody gave another', () => {
    expect([dateOf({ startedAt: AT }), dateOf({ startedAt: AT, date: '2026-02-28' })]).toEqual([AT_DAY, '2026-02-28'])
  })
})

describe('what is read of a match whose file is not sound', () => {
  test.each<[string, unknown, object]>([
    ['is nothing of nothing', null, { players: [], date: null }],
    ['is nothing of a text', 'a match', { players: [], date: null }],
    ['is nothing of other things in their place', { players: { name: 'Ada' }, date: 7, startedAt: 'a Sunday' }, { players: [], date: null }],
    [
      'is who played, with an id that a person can have, and when',
      { players: [{ name: 'Ada', personId: 'person-ada' }, { name: 'Ben', personId: 7 }, { name: '' }, 'Cid'], date: '2026-02-28', startedAt: AT },
      { players: [{ name: 'Ada', personId: 'person-ada' }, { name: 'Ben' }], date: '2026-02-28' },
    ],
    ['is the day it was begun on', { startedAt: AT, date: 'some day' }, { players: [], date: AT_DAY }],
    [
      'is no more than eight names of sixty letters',
      { players: Array.from({ length: 9 }, () => ({ name: 'x'.repeat(70) })) },
      { players: Array.from({ length: 8 }, () => ({ name: 'x'.repeat(60) })), date: null },
    ],
  ])('%s', (_, content, header) => {
    expect(matchHeaderOf(content)).toStrictEqual(header)
  })
})

describe('the fingerprint of a match', () => {
  const preset = 'flower-and-scorpion' as const
  const dice = { flower: [1, 2] as [number, number], scorpion: [3, 4] as [number, number] }
  const of = (rounds: readonly object[], rules: object = {}, more: object = {}) =>
    expectOk(scoreRecord({ format: 'caravan-record', version: 1, preset, rules, players: [{ name: 'Ada' }, { name: 'Ben' }], rounds, ...more }), 'sound')
  const events = (...all: readonly object[]) => of([{ leader: 0, dice, events: all }])
  const base = [{ leader: 0, dice, events: [play('6-4'), play('4-1', { arm: 'right' })] }]

  test('is the same whoever played, and whatever was left to be understood', () => {
    const said = of(
      [{ leader: 0, dice, photo: 'a', events: [play('6-4', { player: 0, note: 'x' }), play('4-1')] }],
      { target: 20 },
      { players: [{ name: 'Cid' }, { name: 'Dot' }] },
    )
    expect(fingerprintOf(said)).toBe(fingerprintOf(of(base)))
    expect(fingerprintOf(said)).toMatch(/^[\w-]{22}$/)
  })

  test.each<[string, object, object]>([
    ['rules', of(base), of(base, { target: 9 })],
    ['leader', of([{ leader: 0, dice, events: [] }]), of([{ leader: 1, dice, events: [] }])],
    ['Flower', of([{ leader: 0, dice, events: [] }]), of([{ leader: 0, dice: { ...dice, flower: [1, 1] }, events: [] }])],
    ['Scorpion', of([{ leader: 0, dice, events: [] }]), of([{ leader: 0, dice: { ...dice, scorpion: [3, 3] }, events: [] }])],
    ['tile', of(base), events(play('6-4'), play('4-2', { arm: 'right' }))],
    [
      'end',
      events(play('6-4'), play('6-1', { arm: 'left' }), play('4-1', { arm: 'left' })),
      events(play('6-4'), play('6-1', { arm: 'left' }), play('4-1', { arm: 'right' })),
    ],
    ['end, where both are alike', events(play('6-6'), play('6-1', { arm: 'left' })), events(play('6-6'), play('6-1', { arm: 'right' }))],
    ['half that is outward', events(play('6-4')), events(play('4-6'))],
    ['player', of(base), events(play('6-4'), play('4-1', { arm: 'right', player: 0 }))],
    ['tiles drawn', events({ type: 'draw', count: 1 }), events({ type: 'draw', count: 2 })],
    ['who drew', events({ type: 'draw', count: 1 }), events({ type: 'draw', count: 1, player: 1 })],
    ['who passed', events({ type: 'pass' }), events({ type: 'pass', player: 1 })],
    ['what happened', events({ type: 'pass' }), events({ type: 'draw', count: 1 })],
    ['hands shown', events(play('6-4'), { type: 'block', hands: [['1-1'], ['2-2']] }), events(play('6-4'), { type: 'block', hands: [['2-2'], ['1-1']] })],
    ['who called a block', events(play('6-4'), { type: 'block', hands: [[], []] }), events(play('6-4'), { type: 'block', player: 0, hands: [[], []] })],
    ['line of a table', events({ type: 'table', line: ['6-4'], hands: [5, 5] }), events({ type: 'table', line: ['6-3'], hands: [5, 5] })],
    ['hands of a table', events({ type: 'table', line: ['6-4'], hands: [5, 5] }), events({ type: 'table', line: ['6-4'], hands: [5, 4] })],
    ['totals of a table', events({ type: 'table', line: ['6-4'], hands: [5, 5] }), events({ type: 'table', line: ['6-4'], hands: [5, 5], totals: [1, 0] })],
    ['who is next at a table', events({ type: 'table', line: ['6-4'], hands: [5, 5] }), events({ type: 'table', player: 1, line: ['6-4'], hands: [5, 5] })],
    ['rules that change', events({ type: 'rules', rules: { target: 9 } }), events({ type: 'rules', rules: { target: 8 } })],
  ])('is another with another %s', (_, one, other) => {
    expect(fingerprintOf(one as never)).not.toBe(fingerprintOf(other as never))
  })

  test('is of a game without dice too, and the same in whatever order rules are named', () => {
    const bergen = (rules: object) => fingerprintOf(of([{ leader: 0, events: [{ type: 'rules', rules }] }], {}, { preset: 'bergen-pagat' }))
    expect(bergen({ target: 9, dual: 3 })).toBe(bergen({ dual: 3, target: 9 }))
    expect(bergen({ target: 9 })).not.toBe(bergen({ target: 8 }))
  })

  test('is the same in whatever order the tiles of a hand are shown', () => {
    const shown = (hand: readonly string[]) => fingerprintOf(events(play('6-4'), { type: 'block', hands: [hand, []] }))
    expect(shown(['1-1', '3-2', '2-2'])).toBe(shown(['2-2', '1-1', '3-2']))
  })

  test('of every earlier moment is that of the match then, the latest first', () => {
    const match = of([...base, { leader: 1, dice, events: [play('5-5')] }])
    const [lead, second] = base[0]!.events
    const before = [
      of([...base, { leader: 1, dice, events: [] }]),
      of(base),
      of([{ leader: 0, dice, events: [lead] }]),
      of([{ leader: 0, dice, events: [] }]),
      of([]),
    ]
    expect(second).toBeDefined()
    expect(earlierStates(match)).toEqual(before.map((each) => ({ fingerprint: fingerprintOf(each), events: eventCount(each) })))
    expect([match, ...before].map(eventCount)).toEqual([3, 2, 2, 1, 0, 0])
  })
})
