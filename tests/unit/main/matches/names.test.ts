import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ADA_AND_BEN, idOf, openApp } from '../../../support/main/apps'
import { temporaryFolder } from '../../../support/main/folder'
import { connectTo, serveApp } from '../../../support/main/hosts'

const WRITTEN = ' A\u202eda\u2066\r\nvan\u200b Dam\u0007 '

test('names that the owner’s page sends are cleaned, and one of nothing that can be seen is refused', async () => {
  const { owner } = await serveApp()
  const { client } = connectTo(owner)
  const { id, name } = await client.people.add({ name: WRITTEN })
  expect(name).toBe('Ada van Dam')
  expect(await client.people.change({ id, name: `Zoe\u0308${WRITTEN}`, initials: '\u202eZ\u200b' })).toMatchObject({
    ok: true,
    value: { name: 'Zoë Ada van Dam', initials: 'Z' },
  })
  const nothing = '\u202e\u200b\u2800'
  await expect(client.people.add({ name: nothing })).rejects.toThrow('Input validation failed')
  await expect(client.people.change({ id, name: nothing })).rejects.toThrow('Input validation failed')
  await expect(client.match.create({ ...ADA_AND_BEN, players: [{ name: 'Ada' }, { name: nothing }] })).resolves.toEqual({
    ok: false,
    error: { kind: 'not-understood', field: 'players.1.name' },
  })
  const matchId = idOf(await client.match.create({ ...ADA_AND_BEN, players: [{ name: WRITTEN }, { name: 'می‌خواهم 👩‍🚀' }] }))
  const seen = await client.match.live({ matchId })
  expect((await seen.next()).value).toMatchObject({ match: { record: { players: [{ name: 'Ada van Dam' }, { name: 'می‌خواهم 👩‍🚀' }] } } })
  expect(await client.match.describe({ matchId, revision: 0, place: 'Ki\u202etchen\n', note: 'one\r\ntwo\u202e\u0007' })).toMatchObject({ ok: true })
  expect((await seen.next()).value).toMatchObject({ match: { place: 'Kitchen', note: 'one\ntwo' } })
})

test('names that were kept before they were cleaned still work, and are shown without what nobody sees', async () => {
  const folder = temporaryFolder()
  const put = (kind: string, id: string, content: object): void => {
    mkdirSync(join(folder, kind), { recursive: true })
    writeFileSync(join(folder, kind, `${id}.json`), JSON.stringify(content))
  }
  const at = '2026-11-21T10:00:00.000Z'
  put('people', 'person-of-old', { format: 'caravan-person', version: 1, id: 'person-of-old', name: 'A\u202eda\nvan Dam', updatedAt: at })
  put('people', 'person-unseen', { format: 'caravan-person', version: 1, id: 'person-unseen', name: '\u200b', updatedAt: at })
  const players = [{ name: 'A\u202eda', personId: 'person-of-old' }, { name: 'B\u2067en\u0007' }]
  const record = { format: 'caravan-record', version: 1, preset: 'bergen-game-cabinet', rules: {}, players, rounds: [{ leader: 0, events: [] }] }
  put('matches', 'match-of-old', {
    ...record,
    fileVersion: 3,
    id: 'match-of-old',
    revision: 0,
    startedAt: at,
    updatedAt: at,
    trail: [],
    edits: { done: [], undone: [] },
  })
  const app = await openApp(folder)
  expect(
    app.people
      .all()
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['?', 'Ada van Dam'])
  const feed = await app.matches.live('match-of-old', undefined).next()
  expect(feed.value).toMatchObject({ match: { record: { players: [{ name: 'Ada van Dam' }, { name: 'Ben' }] } } })
})
