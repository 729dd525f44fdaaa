import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newRecord } from '#shared/match/new-record'

/** A match file of `rounds` rounds with `events` events each: a lead, and then everyone passes. */
export function longMatch(id: string, rounds: number, events: number) {
  const at = '2026-11-21T10:00:00.000Z'
  const record = newRecord('bergen-game-cabinet', {}, [{ name: 'Ada' }, { name: 'Ben' }])
  const passes = Array.from({ length: events - 1 }, (_, index) => ({ type: 'pass', player: (index + 1) % 2 }))
  const round = { leader: 0, events: [{ type: 'play', player: 0, tile: '6-4' }, ...passes] }
  return {
    ...record,
    rounds: Array<typeof round>(rounds).fill(round),
    fileVersion: 3,
    id,
    revision: 0,
    startedAt: at,
    updatedAt: at,
    trail: [],
    edits: { done: [], undone: [] },
  }
}

/** Puts matches into a data folder that no app has open. */
export function putMatches(dataFolder: string, matches: readonly ReturnType<typeof longMatch>[]): void {
  mkdirSync(join(dataFolder, 'matches'), { recursive: true })
  for (const match of matches) writeFileSync(join(dataFolder, 'matches', `${match.id}.json`), JSON.stringify(match))
}
