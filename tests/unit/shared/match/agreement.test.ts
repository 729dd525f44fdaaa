import { describe, expect, test } from 'vitest'
import { expectOk } from '#shared/kernel/result'
import { agreementsOf as agreements, latestWord, resultOf } from '#shared/match/agreement'
import { mostUrgent, roundsNotAgreed as notAgreed } from '#shared/match/rounds-not-agreed'
import { leavesTable, type RoundWord, type TrailEntry } from '#shared/match/trail'
import { present } from '#shared/kernel/assert'
import { scoreRecord } from '../../../support/asked'
import { answering } from '../../../support/answered'

const [agreementsOf, roundsNotAgreed] = [answering(agreements), answering(notAgreed)]

/** Ada goes out with 6-4 in the first round (2 points), and the second is not over. */
const record = (first: string) => ({
  format: 'caravan-record',
  version: 1,
  preset: 'bergen-game-cabinet',
  rules: { handSize: 1, target: 15 },
  players: [{ name: 'Ada' }, { name: 'Ben' }, { name: 'Cleo' }],
  rounds: [
    { leader: 0, events: [{ type: 'play', tile: first }] },
    { leader: 1, events: [] },
  ],
})
const scored = expectOk(scoreRecord(record('6-4')), 'a sound record')
const corrected = expectOk(scoreRecord(record('6-6')), 'a sound record')
const result = resultOf(present(scored.rounds[0]?.end ?? undefined, 'the round is over'))

const word = (kind: RoundWord['kind'], seat: number, second: number, note = ''): RoundWord => ({
  kind,
  seat,
  note,
  round: 0,
  device: 'the test',
  at: `2026-11-21T10:00:0${second}.000Z`,
  result,
})
const ask = (trail: readonly TrailEntry[], match = scored) => agreementsOf({ confirmRounds: true, trail }, match)
const seats = (trail: readonly TrailEntry[], match = scored): readonly string[] => {
  const [first] = ask(trail, match)
  return first === undefined || first.kind === 'not-asked' ? [] : [first.kind, ...first.seats.map(({ kind }) => kind)]
}

test('a word of a player, or the wish for one, leaves the table as it was', () => {
  const other: TrailEntry = { kind: 'details', at: result.kind, device: 'the test', field: 'place', before: '', after: 'Club' }
  const wish: TrailEntry = { kind: 'confirm-rounds', at: result.kind, device: 'the test', on: true }
  expect([word('confirmed', 0, 1), word('contested', 0, 1), word('withdrawn', 0, 1), wish, other].map(leavesTable)).toEqual([true, true, true, true, false])
  expect(latestWord([{ ...other, round: 0, seat: 1 } as TrailEntry], 0, 1)).toBeUndefined()
})

test('what is contested is the most urgent to agree on, then what is earliest', () => {
  const round = (of: number, ...contested: readonly { readonly seat: number; readonly note: string }[]) => ({ round: of, contested })
  expect(mostUrgent([round(0), round(1, { seat: 1, note: '' }), round(2)])).toEqual(round(1, { seat: 1, note: '' }))
  expect([mostUrgent([round(0), round(1)]), mostUrgent([])]).toEqual([round(0), undefined])
})

describe('a round', () => {
  test('that is not over asks nobody; one that is over waits for every seat', () => {
    expect(ask([]).map(({ kind }) => kind)).toEqual(['waiting', 'not-asked'])
    expect(seats([])).toEqual(['waiting', 'silent', 'silent', 'silent'])
  })

  test('has the latest word of a seat on it, with its note where that disagrees', () => {
    const trail = [word('contested', 1, 1, 'my dual'), word('confirmed', 1, 2, 'all right'), word('contested', 2, 3, 'not so')]
    expect([latestWord(trail, 0, 1), latestWord(trail, 0, 0), latestWord(trail, 1, 1)]).toEqual([trail[1], undefined, undefined])
    const [first] = ask(trail)
    expect(first?.kind === 'contested' && first.seats.slice(1)).toStrictEqual([
      { kind: 'confirmed', at: '2026-11-21T10:00:02.000Z', device: 'the test' },
      { kind: 'contested', at: '2026-11-21T10:00:03.000Z', device: 'the test', note: 'not so' },
    ])
  })

  test('is final once everyone agrees', () => {
    expect(seats([word('confirmed', 0, 1), word('confirmed', 2, 2)])).toEqual(['waiting', 'confirmed', 'silent', 'confirmed'])
    expect(seats([0, 1, 2].map((seat) => word('confirmed', seat, seat)))).toEqual(['confirmed', 'confirmed', 'confirmed', 'confirmed'])
  })

  test('is contested as long as one player disagrees, whatever the others say', () => {
    const trail = [word('confirmed', 0, 1), word('contested', 1, 2, 'my dual'), word('confirmed', 2, 3)]
    expect(seats(trail)).toEqual(['contested', 'confirmed', 'contested', 'confirmed'])
    expect(roundsNotAgreed(ask(trail))).toEqual([{ round: 0, players: 3, agreed: [0, 2], contested: [{ seat: 1, note: 'my dual' }] }])
    const settled = [...trail, word('confirmed', 1, 4)]
    expect(seats(settled)).toEqual(['confirmed', 'confirmed', 'confirmed', 'confirmed'])
    expect(roundsNotAgreed(ask(settled))).toEqual([])
  })

  test('that is contested stays so when the table ceases to ask, until that is taken back', () => {
    const contested = word('contested', 1, 1)
    expect(agreementsOf({ trail: [contested] }, scored)[0]?.kind).toBe('contested')
    expect(agreementsOf({ trail: [contested, word('withdrawn', 1, 2)] }, scored)[0]?.kind).toBe('not-asked')
    expect(agreementsOf({ trail: [word('confirmed', 1, 1)] }, scored)[0]?.kind).toBe('not-asked')
  })

  test('whose result was changed asks everyone again, and says who had said something', () => {
    const trail = [word('confirmed', 0, 1), word('contested', 1, 2)]
    expect(seats(trail, corrected)).toEqual(['waiting', 'changed', 'changed', 'silent'])
    // and what was said counts again once the result is what it was about
    expect(seats(trail)).toEqual(['contested', 'confirmed', 'contested', 'silent'])
  })

  test('hears a player who takes back what was said as one who said nothing', () => {
    expect(seats([word('confirmed', 0, 1), word('withdrawn', 0, 2)])).toEqual(['waiting', 'silent', 'silent', 'silent'])
  })

  test('of two words of one seat at the same moment hears the more cautious one, in whichever order they lie', () => {
    const both = [word('confirmed', 0, 1), word('contested', 0, 1)]
    expect(seats(both)[1]).toBe('contested')
    expect(seats(both.toReversed())[1]).toBe('contested')
  })

  test('does not hear seats and rounds that are not there', () => {
    expect(seats([word('contested', 7, 1), { ...word('contested', 0, 1), round: 9 }])).toEqual(['waiting', 'silent', 'silent', 'silent'])
  })
})
