import { expect, test } from 'vitest'
import { armsOpen } from '#shared/domino/line'
import { parseTile, tileOf } from '#shared/domino/tile'
import { hasLine } from '#shared/games/index'
import { expectOk } from '#shared/kernel/result'
import { Rehearsal } from '#shared/match/rehearsal'
import type { MatchState } from '#shared/match/state'
import { answered } from '../../../support/answered'
import { goldenCases } from '../../../golden/golden-cases'
import { scoreRecord } from '../../../support/asked'
import { expectAsScored } from '../../../support/rehearsed'

const [always, never] = [() => true, () => false]

test.each([
  ['in one go', { begins: never, triesFirst: never }],
  ['in one go, with each event tried before', { begins: never, triesFirst: always }],
  ['begun anew before each event', { begins: always, triesFirst: never }],
])('each golden case that is sound comes to the same in a rehearsal: %s', (_, otherwise) => {
  const sound = goldenCases().filter(({ record }) => {
    const scored = scoreRecord(record)
    return scored.ok && hasLine(scored.value.rules.game)
  })
  expect(sound.length).toBeGreaterThan(100)
  for (const { record } of sound) expectAsScored(record, otherwise)
})

/** Ada has 2 points of the round before; in this one so much has been laid. */
const table = (plays: readonly object[], preset = 'bergen-game-cabinet'): MatchState => {
  const before = { leader: 0, events: [{ type: 'play', tile: '6-6' }] }
  const record = {
    format: 'caravan-record',
    version: 1,
    preset,
    rules: { handSize: { 2: 6 }, target: 100 },
    players: [{ name: 'Ada' }, { name: 'Ben' }],
    rounds: [before, { leader: 0, events: plays.map((play) => ({ type: 'play', ...play })) }],
  }
  return expectOk(scoreRecord(record), 'a sound record').state
}
const begun = (state: MatchState) => answered(() => new Rehearsal(state))

test('a rehearsal leaves the table it began with, and each that was kept, as they were', () => {
  const state = table([{ tile: '6-4' }])
  const before = structuredClone(state)
  const rehearsal = begun(state)
  const kept = answered(() => rehearsal.keep())
  const asKept = structuredClone(kept)
  const playOn = () => {
    rehearsal.lay(1, tileOf(4, 2), 1)
    rehearsal.draw(0, 2)
    rehearsal.lay(0, tileOf(6, 2), 0)
    expect(rehearsal.line.ends.map(({ suit }) => suit)).toEqual([2, 2])
  }
  playOn()
  expect(state).toEqual(before)
  expect(kept).toEqual(asKept)
  for (let again = 0; again < 2; again++) {
    answered(() => rehearsal.comeBack(kept))
    expect(answered(() => rehearsal.keep())).toEqual(asKept)
    playOn()
  }
})

test('what a lead is worth is what it moves the total by, whatever that was', () => {
  const rehearsal = begun(table([]))
  const double = expectOk(parseTile('5-5'), 'a tile of the test')
  expect(rehearsal.totals).toEqual([2, 0])
  expect(rehearsal.leadWorth(0, double)).toBe(2)
  expect(rehearsal.lead(0, double)).toBe(2)
})

test.each([
  ['every end', 'bergen-game-cabinet', [{ tile: '6-4' }], [0, 1]],
  ['the ends of a double that is not started', 'double-bergen', [{ tile: '6-6' }, { tile: '6-1' }], [1, 2, 3]],
])('of a rehearsed line is open %s', (_, preset, plays, open) => {
  const state = table(plays, preset)
  expect(begun(state).open).toBe(open.reduce((arms, arm) => arms | (1 << arm), 0))
  expect(begun(state).open).toBe(armsOpen(begun(state).line, state.rules.completeFirstDouble))
})

test('a tile that was laid can be counted once more, with what it scored for', () => {
  const rehearsal = begun(table([{ tile: '6-4' }]))
  rehearsal.lay(1, tileOf(4, 2), 1)
  rehearsal.lay(0, tileOf(6, 2), 1)
  const scored: unknown[] = []
  answered(() => rehearsal.recount({ add: (code, points) => scored.push([code, points]) }))
  expect(scored).toEqual([['double-header', 2]])
})
