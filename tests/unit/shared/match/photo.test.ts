import { describe, expect, test } from 'vitest'
import { expectOk } from '#shared/kernel/result'
import { invertEdit, type Edit } from '#shared/match/edits'
import { newRecord } from '#shared/match/new-record'
import { photoOf, photosOf as photosIn } from '#shared/match/photo'
import type { MatchRecord, RecordEvent } from '#shared/match/record'
import { answering } from '../../../support/answered'
import { applyEdit, decideEnter, decideRevise, decideStartRound, scoreRecord } from '../../../support/asked'

const photosOf = answering(photosIn)
const [LEAD, THROW, SECOND] = ['1', '2', '3'].map((digit) => digit.repeat(32)) as [string, string, string]
const photographed = (tile: string, photo: string): RecordEvent => ({ type: 'play', tile, photo })

/** One tile each ends a round: two rounds, with photos of both leads and of how the second began. */
function twoRounds(): MatchRecord {
  const empty = newRecord('bergen-game-cabinet', { handSize: 1, dominoPoints: 0 }, [{ name: 'Ada' }, { name: 'Ben' }])
  const steps: readonly ((record: MatchRecord) => Edit)[] = [
    (record) => expectOk(decideStartRound(record, { leader: 0 }), 'begins'),
    (record) => expectOk(decideEnter(record, photographed('6-4', LEAD)), 'leads'),
    (record) => expectOk(decideStartRound(record, { leader: 1, photo: THROW }), 'begins again'),
    (record) => expectOk(decideEnter(record, photographed('5-5', SECOND)), 'leads again'),
  ]
  return steps.reduce((record, step) => applyEdit(record, step(record)), empty)
}

describe('The photo of an event', () => {
  test('is known by a name of the app’s making', () => {
    expect(photoOf(photographed('6-4', LEAD))).toBe(LEAD)
  })

  test.each([['IMG_0042.jpg'], ['../people'], [LEAD.slice(1)], [`${LEAD}\n`], [LEAD.toUpperCase().replace('1', 'A')], [[LEAD]], [42], [null], [{}]])(
    'is not looked for under %j',
    (photo) => {
      expect(photoOf({ type: 'pass', photo })).toBeNull()
    },
  )

  test('says nothing about the score', () => {
    const record = twoRounds()
    const plain = {
      ...record,
      rounds: record.rounds.map(({ photo: _, ...round }) => ({ ...round, events: round.events.map(({ photo: __, ...event }) => event) })),
    }
    expect(scoreRecord(record)).toEqual(scoreRecord(plain))
  })
})

describe('The photos of a match', () => {
  test('are those of its events and of how its rounds began', () => {
    expect(photosOf(twoRounds().rounds)).toEqual(new Set([LEAD, THROW, SECOND]))
  })

  test('are still those that an undo can restore, after whole rounds were deleted', () => {
    const record = twoRounds()
    const correction = { round: 0, event: 0, replacement: { type: 'play', player: 0, tile: '6-5' } } as const
    const edit = expectOk(decideRevise(record, { corrections: [correction], starts: [], dropFrom: { round: 1, event: 0 } }), 'is possible')
    const revised = applyEdit(record, edit)
    expect(photosOf(revised.rounds).has(LEAD)).toBe(false)
    expect(photosOf(revised.rounds).has(SECOND)).toBe(false)
    expect(photosOf(revised.rounds, [edit])).toEqual(new Set([LEAD, THROW, SECOND]))
    expect(photosOf(applyEdit(revised, invertEdit(edit)).rounds)).toEqual(new Set([LEAD, THROW, SECOND]))
  })

  test('are those of whole rounds too that an edit took or brought', () => {
    const [first, second] = twoRounds().rounds
    const changes: Edit['changes'] = [
      { kind: 'start', round: 0, before: { leader: 0 }, after: { leader: 1 } },
      { kind: 'rounds', at: 1, before: first === undefined ? [] : [first], after: second === undefined ? [] : [second] },
    ]
    expect(photosOf([], [{ name: 'revise', changes }])).toEqual(new Set([LEAD, THROW, SECOND]))
  })

  test('stay with how a round began when that is corrected', () => {
    const record = twoRounds()
    const edit = expectOk(decideRevise(record, { corrections: [], starts: [{ round: 1, start: { leader: 0 } }] }), 'is possible')
    expect(applyEdit(record, edit).rounds[1]).toMatchObject({ leader: 0, photo: THROW })
    expect(applyEdit(applyEdit(record, edit), invertEdit(edit)).rounds[1]).toMatchObject({ leader: 1, photo: THROW })
  })
})
