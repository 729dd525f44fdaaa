import { dayOf } from '#shared/kernel/day'
import { MATCH_FILE_VERSION, type StoredMatch } from '#main/store/match-file'
import { newRecord } from '#shared/match/new-record'
import type { RecordEvent, RecordRound } from '#shared/match/record'

/** When the matches of these tests were begun. */
export const AT = '2026-03-01T18:00:00.000Z'

/** Its day, where the tests are. */
export const AT_DAY = dayOf(new Date(AT))

export const play = (tile: string, more: object = {}): RecordEvent => ({ type: 'play', tile, ...more })
export const round = (...events: readonly RecordEvent[]): RecordRound => ({ leader: 0, events })

/** A match of Ada and Ben as its file holds it. */
export const storedMatch = (rounds: readonly RecordRound[], more: Partial<StoredMatch> = {}): StoredMatch => ({
  ...newRecord('bergen-game-cabinet', { handSize: 2 }, [{ name: 'Ada', personId: 'person-ada' }, { name: 'Ben' }]),
  fileVersion: MATCH_FILE_VERSION,
  id: 'match-0001',
  revision: 3,
  startedAt: AT,
  updatedAt: AT,
  trail: [],
  edits: { done: [], undone: [] },
  rounds,
  ...more,
})
