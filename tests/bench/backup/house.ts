import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MATCH_FILE_VERSION } from '#main/store/match-file'
import { photoName } from '#main/store/photo-store'
import { LINE_PRESETS } from '#shared/rules/presets'
import { Chance } from '../../support/chance'
import { simulate, USUAL, type SimulatedRecord } from '../../reference/simulate'

const PEOPLE = 40
/** Players by chance take far longer over a match than a family does. */
const MOST_ROUNDS = 20
const MINUTE_MS = 60_000
const photos = new Chance('the photos of a house')

const two = (n: number): string => n.toString(16).padStart(12, '0')
const idOf = (kind: string, n: number): string => `${kind}-0000-4000-8000-${two(n)}`

/** A record may leave out that one tile was drawn; the app writes it. */
function asEntered(record: SimulatedRecord) {
  const rounds = record.rounds.map((round) => ({ ...round, events: round.events.map((event) => (event.type === 'draw' ? { count: 1, ...event } : event)) }))
  return { ...record, rounds }
}

/** The edits that entered a record event by event, as the app keeps them. */
function editsOf(rounds: readonly { readonly events: readonly unknown[] }[]): readonly object[] {
  return rounds.flatMap(({ events }, round) =>
    events.map((event, at) => ({ name: 'enter-play', changes: [{ kind: 'events', round, at, before: [], after: [event] }] })),
  )
}

/** Writes so many matches, each played by chance, with their people, and with a photo in every `photographEvery`th. Gives the bytes written. */
export function furnish(folder: string, matches: number, photoEvery: number): number {
  for (const top of ['matches', 'people', 'photos']) mkdirSync(join(folder, top), { recursive: true })
  let bytes = 0
  const write = (path: string, content: string | Uint8Array): void => {
    writeFileSync(join(folder, path), content)
    bytes += content.length
  }
  const began = Date.UTC(2016, 0, 1)
  const at = (minutes: number): string => new Date(began + minutes * MINUTE_MS).toISOString()
  for (let n = 0; n < PEOPLE; n++) {
    const id = idOf('person', n)
    write(`people/${id}.json`, `${JSON.stringify({ format: 'caravan-person', version: 1, id, name: `Person ${n}`, updatedAt: at(n) }, null, 1)}\n`)
  }
  for (let seed = 0; seed < matches; seed++) {
    const record = asEntered(simulate(seed, LINE_PRESETS[seed % LINE_PRESETS.length] ?? 'bergen-pagat', { ...USUAL, mostRounds: MOST_ROUNDS }).record)
    const id = idOf('match', seed)
    const players = record.players.map((player, seat) => ({ ...(player as object), personId: idOf('person', (seed + seat * 7) % PEOPLE) }))
    const stored = {
      ...record,
      rules: (record as { readonly rules?: object }).rules ?? {},
      players,
      fileVersion: MATCH_FILE_VERSION,
      id,
      revision: record.rounds.reduce((sum, { events }) => sum + events.length, 0),
      startedAt: at(seed * 500),
      updatedAt: at(seed * 500 + 60),
      trail: [],
      edits: { done: editsOf(record.rounds), undone: [] },
    }
    write(`matches/${id}.json`, `${JSON.stringify(stored, null, 1)}\n`)
    if (seed % photoEvery === 0) {
      const jpeg = photos.bytes(80_000)
      mkdirSync(join(folder, 'photos', id))
      write(`photos/${id}/${photoName(jpeg)}.jpg`, jpeg)
    }
  }
  return bytes
}
