import { expect, test } from 'vitest'
import type { MatchSnapshot } from '#shared/contract/schemas'
import { parseTile, type Tile } from '#shared/domino/tile'
import { expectOk } from '#shared/kernel/result'
import type { RecordEvent } from '#shared/match/record'
import type { PresetId } from '#shared/rules/presets'
import { ALOUD } from '../../../../../src/renderer/actions/at-table'
import { viewOf, type MatchView } from '../../../../../src/renderer/match/match-view'
import { leadView } from '../../../../../src/renderer/match/model/lead-view'
import { toldNow, type OwnSeat } from '../../../../../src/renderer/match/model/told-now'
import { FakeMatch, MATCH_ID, play, type Setting } from '../../fake-match'

const tile = (written: string): Tile => expectOk(parseTile(written), 'a tile').tile

function table(setting: Partial<Setting> & { readonly preset: PresetId }, ...events: readonly RecordEvent[]): MatchView {
  const { record, revision } = new FakeMatch({ rules: { handSize: 3 }, ...setting }).enter(...events)
  return expectOk(
    viewOf({
      matchId: MATCH_ID,
      revision,
      record,
      trail: [],
      startedAt: '',
      updatedAt: '',
      undo: null,
      redo: null,
      date: '2026-11-28',
    } as unknown as MatchSnapshot),
    'a sound record',
  )
}

const all = (view: MatchView, own: OwnSeat | null = null, shown: ReadonlyMap<number, readonly Tile[]> = new Map()) =>
  Object.fromEntries(ALOUD.map((what) => [what, toldNow(what, view, own, shown)]))

const bergen = (...events: readonly RecordEvent[]) => table({ preset: 'bergen-game-cabinet' }, ...events)

test('before the lead there is nothing open and nothing that happened', () => {
  expect(all(bergen())).toEqual({
    ends: 'No tile led yet. 22 tiles in the boneyard, 2 of them in reserve.',
    turn: 'Ada’s turn.',
    scores: 'Ada 0, Ben 0. Target 15.',
    hand: 'Tiles in hand: Ada 3, Ben 3.',
    last: 'Nothing has happened yet.',
  })
})

test('while nobody leads, what is asked', () => {
  const view = leadView(table({ preset: 'bergen-pagat', start: null }))
  expect(all(view).turn).toBe('Lowest double leads. Tap it.')
})

test('after a play: both ends, a double named as one, whose turn, and why it scored', () => {
  expect(all(bergen(play('6-6'), play('6-4', 'left'), { type: 'draw', count: 2 }))).toMatchObject({
    ends: 'Open: left 4, right double 6. 20 tiles in the boneyard, 2 of them in reserve.',
    turn: 'Ada’s turn. 2 drawn.',
    scores: 'Ada 2, Ben 0. Target 15.',
    hand: 'Tiles in hand: Ada 4, Ben 2.',
    last: 'Ada drew 2 tiles.',
  })
  expect(all(bergen(play('6-6'))).last).toBe('Ada led 6-6. Double header +2: both ends show 6.')
})

test('where nobody draws, no reserve', () => {
  expect(all(table({ preset: 'fives-and-threes' }, play('6-4'))).ends).toBe('Open: left 6, right 4. 22 tiles in the boneyard.')
})

test('round a spinner only the arms at which something can be laid', () => {
  expect(all(table({ preset: 'double-bergen', rules: { handSize: 3, reserve: 0 } }, play('6-6'), play('6-4', 2))).ends).toMatch(
    /^Open: arm 1: double 6, arm 3: double 6, arm 4: double 6\. 22 tiles in the boneyard\.$/,
  )
})

test('a flagged entry with its flag, and the end of a round with what it moved', () => {
  expect(all(bergen(play('6-4'), play('4-4', 'right', 0))).last).toMatch(/ Irregular: It was Ben’s turn, not Ada’s\.$/)
  const over = table({ preset: 'bergen-game-cabinet', rules: { handSize: 1 } }, play('6-4'))
  expect(all(over).last).toBe('Ada led 6-4. No score. Ada goes out and gets 2 points.')
  expect(all(over).turn).toBe('Round 1 is over.')
  expect(all(over).ends).toMatch(/^Open: left 6, right 4\./)
})

test('when the match is over, who won', () => {
  const won = table({ preset: 'bergen-game-cabinet', rules: { handSize: 1, target: 2 } }, play('6-4'))
  expect(all(won).turn).toBe('Ada wins the match with 2 points.')
  expect(all(won).scores).toBe('Ada 2, Ben 0. Target 2.')
})

test('on an own device, the own hand as far as it was entered', () => {
  const view = bergen(play('6-4'))
  expect(all(view, { seat: 1, held: [tile('4-3'), tile('1-1')], missing: 1 })).toMatchObject({
    turn: 'Your turn.',
    hand: 'You hold four-three and double one. Not entered: 1 tile.',
  })
  expect(all(view, { seat: 0, held: null, missing: 0 })).toMatchObject({ turn: 'Ben’s turn.', hand: 'Not entered: 2 tiles.' })
})

test('hands that were laid open for everyone', () => {
  expect(all(bergen(play('6-4')), null, new Map([[1, [tile('5-0')]]])).hand).toBe('Tiles in hand: Ada 2, Ben 3. Ben shows blank-five.')
})
