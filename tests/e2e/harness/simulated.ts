import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MatchRecord } from '#shared/match/record'
import { manyMatches } from '../../bench/games'

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'] as const
const DAY_MS = 24 * 60 * 60 * 1000
/** What one of these matches takes, from the first tile to the last. */
const PLAYED_MS = 50 * 60 * 1000

/** Puts whole simulated matches of a family, or of these people, into a data folder, one a week up to autumn 2026, as another device would. */
export async function putSimulated(dataFolder: string, count: number, people: MatchRecord['players'] = NAMES.map((name) => ({ name }))): Promise<void> {
  const folder = join(dataFolder, 'matches')
  await mkdir(folder, { recursive: true })
  const records = manyMatches(count)
  for (const [at, record] of records.entries()) {
    const id = `simulated-${String(at).padStart(5, '0')}`
    const begun = Date.UTC(2026, 9, 1, 18) - (count - at) * 7 * DAY_MS
    const [startedAt, updatedAt] = [begun, begun + PLAYED_MS].map((moment) => new Date(moment).toISOString())
    const players = record.players.map((_, seat) => people[(at * at + seat) % people.length])
    const rounds = record.rounds.map((round) => ({ ...round, events: round.events.map((event) => (event.type === 'draw' ? { count: 1, ...event } : event)) }))
    const own = { fileVersion: 3, id, revision: 1, startedAt, updatedAt, trail: [], edits: { done: [], undone: [] } }
    const file = join(folder, `${id}.json`)
    await writeFile(`${file}.incoming`, JSON.stringify({ ...record, players, rounds, ...own }))
    await rename(`${file}.incoming`, file)
  }
}
