import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { App } from '#main/app'
import { look, openApp, play } from '../../../support/main/apps'
import { temporaryFolder } from '../../../support/main/folder'

/** A data folder as the first version of Caravan left it: Ada, Ben and Cleo, a match with a photo's name in it, lists beside it. */
const FIRST = resolve(import.meta.dirname, '../../../fixtures/data/version-1')
const MATCH = '5b7c1c1e-3a55-4b0e-9a44-0d2f0c6f1a01'

/** One as the second version left it: a match with a place, a note, what was undone, and a trail. */
const SECOND = resolve(import.meta.dirname, '../../../fixtures/data/version-2')
const SECOND_MATCH = '0b6f8f52-7b4e-4d55-8f0a-3f1d5c2a7e00'

function oldFolder(version = FIRST): string {
  const folder = temporaryFolder()
  cpSync(version, folder, { recursive: true })
  return folder
}

async function home(app: App) {
  const first = await app.home(undefined).next()
  if (first.done === true) throw new Error('the stream sent nothing')
  return first.value
}

const readJson = (...path: string[]) => JSON.parse(readFileSync(join(...path), 'utf8')) as Record<string, unknown>

describe('a data folder of the first version', () => {
  test('is read as it was: the match, its points, the people and the last choices', async () => {
    const app = await openApp(oldFolder())
    const { matches, people, setups, notices } = await home(app)
    expect(matches).toMatchObject([
      {
        matchId: MATCH,
        players: [
          { name: 'Ada', total: 2 },
          { name: 'Ben', total: 0 },
        ],
        rules: { target: 15 },
      },
    ])
    expect(people.map(({ id, name }) => [id, name])).toEqual([
      ['person-ada1', 'Ada'],
      ['person-ben1', 'Ben'],
      ['person-cleo', 'Cleo'],
    ])
    expect(setups).toMatchObject([{ preset: 'bergen-game-cabinet', rules: { target: 15 } }])
    expect(notices).toEqual([])
    expect(await look(app, MATCH)).toMatchObject({ undo: 'enter-play', trail: [], readOnly: null })
  })

  test('has a file for each person afterwards, and what it had before is put away, not deleted', async () => {
    const folder = oldFolder()
    await (await openApp(folder)).close()
    expect(readdirSync(join(folder, 'people')).sort()).toEqual(['person-ada1.json', 'person-ben1.json', 'person-cleo.json'])
    expect(existsSync(join(folder, 'people.json'))).toBe(false)
    expect(readJson(folder, 'before-version-2', 'people.json')).toEqual(readJson(FIRST, 'people.json'))
    expect(readJson(folder, 'before-version-2', 'settings.json')).toEqual(readJson(FIRST, 'settings.json'))
  })

  test('a match file is brought to the present version when it is next written, and only then', async () => {
    const folder = oldFolder()
    const app = await openApp(folder)
    const file = join('matches', `${MATCH}.json`)
    expect(readFileSync(join(folder, file))).toEqual(readFileSync(join(FIRST, file)))
    expect(await app.matches.enter({ matchId: MATCH, revision: 1 }, play('6-4'))).toMatchObject({ ok: true })
    const { fileVersion, trail, place, beforeVersion2, startedAt } = readJson(folder, file)
    expect({ fileVersion, trail, place, startedAt }).toEqual({ fileVersion: 3, trail: [], place: undefined, startedAt: '2025-12-24T17:00:00.000Z' })
    expect(beforeVersion2, 'a field that has a meaning now is kept aside').toEqual({ place: 'Oma’s kitchen table' })
  })

  test('a migration that was broken off is done to its end', async () => {
    const folder = oldFolder()
    await (await openApp(folder)).close()
    cpSync(join(FIRST, 'people.json'), join(folder, 'people.json'))
    const app = await openApp(folder)
    expect((await home(app)).people).toHaveLength(3)
    expect(existsSync(join(folder, 'people.json'))).toBe(false)
  })

  test('people of a version that is not known are left alone, and the person is told', async () => {
    const folder = oldFolder()
    const newer = '{"format":"caravan-people","version":9,"folk":[]}'
    writeFileSync(join(folder, 'people.json'), newer)
    const { notices } = await home(await openApp(folder))
    expect(notices).toEqual([expect.objectContaining({ kind: 'left-alone', file: 'people.json' })])
    expect(readFileSync(join(folder, 'people.json'), 'utf8')).toBe(newer)
  })
})

describe('a data folder of the second version', () => {
  const file = join('matches', `${SECOND_MATCH}.json`)

  test('is read as it was: points, place, note, what can be undone and redone, and the trail', async () => {
    const folder = oldFolder(SECOND)
    const app = await openApp(folder)
    expect(await look(app, SECOND_MATCH)).toMatchObject({
      readOnly: null,
      undo: 'enter-play',
      redo: 'revise',
      place: 'Oma’s kitchen table',
      note: 'By candlelight.',
      trail: [
        { kind: 'details', field: 'place' },
        { kind: 'details', field: 'note' },
      ],
    })
    expect((await home(app)).matches).toMatchObject([{ matchId: SECOND_MATCH, players: [{ total: 0 }, { total: 0 }] }])
    expect(readFileSync(join(folder, file))).toEqual(readFileSync(join(SECOND, file)))
  })

  test('a field that only the third version knows is kept aside, whatever it was', async () => {
    const folder = oldFolder(SECOND)
    writeFileSync(join(folder, file), JSON.stringify({ ...readJson(SECOND, file), tableAid: ['a lamp'] }))
    const app = await openApp(folder)
    expect(await app.matches.redo({ matchId: SECOND_MATCH, revision: 7 })).toMatchObject({ ok: true })
    const { tableAid, beforeVersion3 } = readJson(folder, file)
    expect({ tableAid, beforeVersion3 }).toEqual({ tableAid: undefined, beforeVersion3: { tableAid: ['a lamp'] } })
  })

  test('a match file is brought to the third version when it is next written, and loses nothing', async () => {
    const folder = oldFolder(SECOND)
    const app = await openApp(folder)
    expect(await app.matches.redo({ matchId: SECOND_MATCH, revision: 7 })).toMatchObject({ ok: true })
    expect(await app.matches.undo({ matchId: SECOND_MATCH, revision: 8 })).toMatchObject({ ok: true })
    expect(readJson(folder, file)).toEqual({
      ...readJson(SECOND, file),
      fileVersion: 3,
      revision: 9,
      updatedOn: 'the test',
      updatedAt: expect.any(String) as unknown,
    })
  })
})
