import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StoredMatch } from '#main/store/match-file'
import { personFile } from '#main/store/person-file'
import type { MatchRecord } from '#shared/match/record'
import { simulate } from '../../reference/simulate'
import { simulatedAs } from '../games'

/** How many people a house with many matches has. */
const PEOPLE = 40
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Émile', 'Fay', 'Gül', 'Hans']
const PLACES = ['Kitchen', 'Café Łódź', 'Garden', 'Club', 'At Grandmother’s']

const personId = (at: number): string => `person-${String(at).padStart(4, '0')}`
const personName = (at: number): string => `${NAMES[at % NAMES.length]} ${Math.floor(at / NAMES.length) + 1}`
export const matchId = (at: number): string => `match-${String(at).padStart(8, '0')}`

/** A match played to its end by simulation, as its file holds it; always the same one. Three are played a day. */
function storedMatch(at: number): StoredMatch {
  const { record } = simulate(at, simulatedAs(at))
  const begun = Date.UTC(2015, 0, 1, 18) + Math.floor(at / 3) * 86_400_000 + (at % 3) * 3_600_000
  const players = record.players.map((_, seat) => {
    const who = (at * 7 + seat * 11) % PEOPLE
    return { name: personName(who), personId: personId(who) }
  })
  return {
    ...storedAs(matchId(at), record as unknown as MatchRecord, begun),
    players,
    updatedAt: new Date(begun + 3_000_000).toISOString(),
    place: PLACES[at % PLACES.length] ?? '',
  }
}

/** A record as the file of a match that nothing but playing has happened to. */
export function storedAs(id: string, record: MatchRecord, begun: number): StoredMatch {
  const at = new Date(begun).toISOString()
  const rounds = record.rounds.map((round) => ({
    ...round,
    events: round.events.map((event) => (event.type === 'draw' ? { ...event, count: event.count ?? 1 } : event)),
  }))
  return {
    ...record,
    rounds,
    rules: record.rules ?? {},
    fileVersion: 3,
    id,
    revision: 0,
    startedAt: at,
    updatedAt: at,
    trail: [],
    edits: { done: [], undone: [] },
  }
}

/** Fills a data folder with so many matches, each played on its own, and the people who played them. */
export function fillHouse(folder: string, matches: number): void {
  mkdirSync(join(folder, 'matches'), { recursive: true })
  mkdirSync(join(folder, 'people'), { recursive: true })
  for (let at = 0; at < PEOPLE; at++) {
    writeFileSync(
      join(folder, 'people', `${personId(at)}.json`),
      JSON.stringify(personFile({ id: personId(at), name: personName(at), updatedAt: '2015-01-01T00:00:00.000Z' })),
    )
  }
  for (let at = 0; at < matches; at++) writeFileSync(join(folder, 'matches', `${matchId(at)}.json`), JSON.stringify(storedMatch(at), null, 1))
}
