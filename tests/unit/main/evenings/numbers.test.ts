import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { eveningFileKind } from '#main/store/evening-file'
import { SaveFault } from '#main/store/save-fault'
import { decide, type EveningCommand } from '#shared/evening/decide'
import { EVENING_LIMITS, MOST_BIN_CHANGES, type Evening } from '#shared/evening/evening'
import { present } from '#shared/kernel/assert'
import { expectOk } from '#shared/kernel/result'
import { openApp } from '../../../support/main/apps'
import { beginEvening, run } from '../../../support/main/evening-phones'
import { temporaryFolder } from '../../../support/main/folder'
import { newId } from '../../../support/ids'

const HIGHEST = Number.MAX_SAFE_INTEGER

async function drawnEvening() {
  const folder = temporaryFolder()
  const app = await openApp(folder)
  const id = await beginEvening(app, ['Ada', 'Ben'])
  await run(app, id, { type: 'draw' })
  const path = join(folder, 'evenings', `${id}.json`)
  const read = (): Evening => JSON.parse(readFileSync(path, 'utf8')) as Evening
  return { app, id, folder, path, read }
}

const parse = (evening: Evening): string => {
  const parsed = eveningFileKind(evening.id).parse(evening)
  return parsed.ok ? 'read' : parsed.error.kind
}

test('a record whose numbers no computer gives is none, whatever comes after them', async () => {
  const { read } = await drawnEvening()
  const evening = read()
  const last = (change: object): Evening => ({
    ...evening,
    events: evening.events.map((event, at) => (at === evening.events.length - 1 ? { ...event, ...change } : event)),
  })
  expect(parse(evening)).toBe('read')
  expect(parse(last({ count: evening.events.length }))).toBe('read')
  for (const count of [evening.events.length + 1, EVENING_LIMITS.events, 2 ** 40, HIGHEST]) expect(parse(last({ count })), String(count)).toBe('wrong-shape')
  for (const term of [evening.events.length + 1, HIGHEST]) expect(parse(last({ term })), String(term)).toBe('wrong-shape')
  expect(parse({ ...evening, bin: { at: null, change: MOST_BIN_CHANGES } })).toBe('read')
  for (const change of [MOST_BIN_CHANGES + 1, HIGHEST]) expect(parse({ ...evening, bin: { at: null, change } }), String(change)).toBe('wrong-shape')
})

test('where no number is left, a command is refused and not an error', async () => {
  const { app, id } = await drawnEvening()
  const state = present(app.evenings.stateOf(id), 'it began')
  const moment = { at: '2026-03-01T18:00:00.000Z', seed: 1, command: newId(), here: { on: 'abcdef01', computer: 'other' } }
  const drawer = present(state.drawer, 'someone draws')
  const wishes: readonly EveningCommand[] = [
    { type: 'take-over' },
    { type: 'clock-started', seconds: 3 },
    { type: 'left', person: [...state.people.keys()][0] ?? '' },
  ]
  for (const wish of wishes) {
    expectOk(decide(state, wish, moment), wish.type)
    const full = { ok: false, error: { code: 'too-many', limit: EVENING_LIMITS.events } }
    expect(decide({ ...state, count: EVENING_LIMITS.events }, wish, moment)).toEqual(full)
    expect(decide({ ...state, drawer: { ...drawer, term: EVENING_LIMITS.events } }, wish, moment)).toEqual(full)
  }
})

test('an evening that was in the bin as often as can be stays where it is, and is there after a start', async () => {
  const { app, id, folder, path, read } = await drawnEvening()
  await app.close()
  writeFileSync(path, JSON.stringify({ ...read(), bin: { at: null, change: MOST_BIN_CHANGES } }))
  const again = await openApp(folder)
  expect(await again.evenings.bin.put(id)).toEqual({ ok: false, error: { kind: 'too-many', limit: MOST_BIN_CHANGES } })
  expect(read().bin).toEqual({ at: null, change: MOST_BIN_CHANGES })
  await again.close()
  expect((await openApp(folder)).evenings.stateOf(id)?.people.size).toBe(2)
})

test('an evening that could not be read again is not written', async () => {
  const { app, path, read } = await drawnEvening()
  const evening = read()
  const before = readFileSync(path, 'utf8')
  const [first, ...others] = evening.events
  const changes: readonly Partial<Evening>[] = [
    { name: '' },
    { bin: { at: null, change: MOST_BIN_CHANGES + 1 } },
    { events: [{ ...present(first, 'it was arranged'), at: 'yesterday' }, ...others] },
    { events: [{ ...present(first, 'it was arranged'), count: HIGHEST }, ...others] },
    { events: [{ ...present(first, 'it was arranged'), count: EVENING_LIMITS.events }, ...others] },
  ]
  for (const change of changes) {
    await expect(app.evenings.bring({ ...evening, ...change }, evening.updatedAt), JSON.stringify(change)).rejects.toThrow(SaveFault)
    expect(readFileSync(path, 'utf8')).toBe(before)
  }
  expect(await app.evenings.bring({ ...evening, name: 'Another' }, evening.updatedAt)).toBe(true)
  expect(read().name).toBe('Another')
})
