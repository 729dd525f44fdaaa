import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { App } from '#main/app'
import { derivedColour, PERSON_COLOURS } from '#shared/contract/colours'
import type { PeopleOutcome, Person, PlayedByPerson } from '#shared/contract/people'
import { present } from '#shared/kernel/assert'
import { FaultyFiles } from '../../../faults/support/faulty-files'
import { ADA_AND_BEN, idOf, look, openApp } from '../../../support/main/apps'
import { temporaryFolder } from '../../../support/main/folder'
import { base64, jpegOf } from '../../../support/main/jpegs'

const PICTURE = base64(jpegOf(128, 128))

function done(outcome: PeopleOutcome): Person {
  if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome.error)}`)
  return outcome.value
}

async function house(...names: readonly string[]) {
  const folder = temporaryFolder()
  const app = await openApp(folder)
  const ids: string[] = []
  for (const name of names) ids.push((await app.people.add(name)).id)
  const id = (place: number) => present(ids[place], 'each was added')
  return { app, folder, id, stored: (person: string) => storedIn(folder, person) }
}

const fileOf = (folder: string, id: string) => join(folder, 'people', `${id}.json`)
const storedIn = (folder: string, id: string) => JSON.parse(readFileSync(fileOf(folder, id), 'utf8')) as Record<string, unknown>

/** As another device would: behind the back of an app that is closed. */
async function reopenedAfter(app: App, folder: string, changes: Readonly<Record<string, Record<string, unknown>>>): Promise<App> {
  await app.close()
  for (const [id, change] of Object.entries(changes)) writeFileSync(fileOf(folder, id), JSON.stringify({ ...storedIn(folder, id), ...change }))
  return openApp(folder)
}

const names = (people: readonly Person[]) => people.map(({ name }) => name)

async function playedBy(app: App): Promise<readonly PlayedByPerson[]> {
  const first = await app.played(undefined).next()
  return first.done === true ? [] : first.value.people
}

const playersOf = async (app: App, matchId: string) =>
  (await look(app, matchId)).record['players'] as readonly { readonly name: string; readonly personId: string }[]

describe('a renamed person', () => {
  test('gives up the old name to the person who is added next, and holds the new one whatever its case', async () => {
    const { app, id } = await house('Ada')
    done(await app.people.change({ id: id(0), name: 'Adelheid' }))
    expect((await app.people.add('Ada')).id).not.toBe(id(0))
    expect((await app.people.add('ADELHEID')).id).toBe(id(0))
  })

  test('may change the case of their own name, and takes nobody else’s', async () => {
    const { app, id } = await house('ada', 'Ben')
    expect(done(await app.people.change({ id: id(0), name: 'Ada' })).name).toBe('Ada')
    expect(await app.people.change({ id: id(0), name: 'BEN' })).toEqual({ ok: false, error: { kind: 'name-taken', id: id(1), name: 'Ben' } })
    expect(names(app.people.all())).toEqual(['Ada', 'Ben'])
  })

  test('may take the name of someone who is now the same as another', async () => {
    const { app, id } = await house('Ada', 'Adi', 'Ben')
    done(await app.people.merge(id(1), id(0)))
    expect(done(await app.people.change({ id: id(2), name: 'Adi' })).name).toBe('Adi')
  })

  test('is called so in matches played before, and in lists; the record keeps the name it was played under', async () => {
    const { app, folder } = await house()
    const matchId = idOf(await app.createMatch(ADA_AND_BEN))
    const [ada] = await playersOf(app, matchId)
    done(await app.people.change({ id: present(ada, 'two play').personId, name: 'Adelheid' }))
    expect((await playersOf(app, matchId)).map(({ name }) => name)).toEqual(['Adelheid', 'Ben'])
    const home = await app.home(undefined).next()
    expect(home.value).toMatchObject({ matches: [{ players: [{ name: 'Adelheid' }, { name: 'Ben' }] }] })
    const record = JSON.parse(readFileSync(join(folder, 'matches', `${matchId}.json`), 'utf8')) as Record<string, unknown>
    expect(record).toMatchObject({ players: [{ name: 'Ada' }, { name: 'Ben' }] })
  })

  test('keeps a name that another device gave a moment before, when only the colour is changed here', async () => {
    const { app, folder, id, stored } = await house('Ada')
    writeFileSync(fileOf(folder, id(0)), JSON.stringify({ ...stored(id(0)), name: 'Adelheid' }))
    expect(done(await app.people.change({ id: id(0), colour: 'teal' }))).toMatchObject({ name: 'Adelheid', colour: 'teal' })
  })
})

describe('people who are one', () => {
  test('stand as the one they were merged into, through any number of steps, in matches too', async () => {
    const { app, id } = await house('Adi', 'Adele', 'Ada')
    const matchId = idOf(await app.createMatch({ ...ADA_AND_BEN, players: [{ name: 'Adi', personId: id(0) }, { name: 'Ben' }] }))
    done(await app.people.merge(id(0), id(1)))
    done(await app.people.merge(id(1), id(2)))
    expect((await playersOf(app, matchId))[0]).toEqual({ name: 'Ada', personId: id(2) })
    expect(names(app.people.current())).toEqual(['Ada', 'Ben'])
    done(await app.people.split(id(1)))
    expect((await playersOf(app, matchId))[0]).toEqual({ name: 'Adele', personId: id(1) })
  })

  test('are not merged with themselves, nor again, nor into someone who stands for nobody', async () => {
    const { app, id } = await house('Adi', 'Ada', 'Ben')
    done(await app.people.merge(id(0), id(1)))
    for (const [one, into] of [
      [2, 2],
      [0, 2],
      [1, 0],
    ] as const) {
      expect(await app.people.merge(id(one), id(into))).toEqual({ ok: false, error: { kind: 'merged-already' } })
    }
    expect(await app.people.merge(id(2), 'nobody-here')).toEqual({ ok: false, error: { kind: 'no-such-person' } })
  })

  test('in a circle that two devices made are one person, who is offered, holds the name and can be merged on', async () => {
    const { app: first, folder, id } = await house('Ada', 'Adi', 'Ben')
    const matchId = idOf(await first.createMatch(ADA_AND_BEN))
    const app = await reopenedAfter(first, folder, { [id(0)]: { mergedInto: id(1) }, [id(1)]: { mergedInto: id(0) } })
    const head = present([id(0), id(1)].sort()[0], 'there are two')
    expect(
      app.people
        .current()
        .map((person) => person.id)
        .sort(),
    ).toEqual([head, id(2)].sort())
    const headName = present(
      app.people.current().find((person) => person.id === head),
      'the head is offered',
    ).name
    expect((await playersOf(app, matchId))[0]).toEqual({ name: headName, personId: head })
    expect((await app.people.add(headName)).id).toBe(head)
    done(await app.people.merge(head, id(2)))
    expect((await playersOf(app, matchId))[0]).toEqual({ name: 'Ben', personId: id(2) })
  })

  test('in a circle are two again when any of them is split off, and the circle is gone', async () => {
    const { app: before, folder, id } = await house('Ada', 'Adi', 'Adele')
    const ids = [id(0), id(1), id(2)].sort()
    const [head = '', second = '', third = ''] = ids
    const circle = { [head]: { mergedInto: second }, [second]: { mergedInto: third }, [third]: { mergedInto: head } }
    for (const one of [second, third]) {
      const copy = temporaryFolder()
      cpSync(folder, copy, { recursive: true })
      const app = await reopenedAfter(await openApp(copy), copy, circle)
      done(await app.people.split(one))
      expect(
        app.people
          .current()
          .map((person) => person.id)
          .sort(),
      ).toEqual([head, one])
      done(await app.people.split(one === second ? third : second))
      expect(
        app.people
          .current()
          .map((person) => person.id)
          .sort(),
      ).toEqual(ids)
    }
    const app = await reopenedAfter(before, folder, circle)
    done(await app.people.split(head))
    expect(app.people.current().map((person) => person.id)).toEqual([head])
  })

  test('merged into someone whose file has not come yet, a person stands for themselves until it comes', async () => {
    const { app: first, folder, id } = await house('Ada')
    const app = await reopenedAfter(first, folder, { [id(0)]: { mergedInto: 'not-here-yet' } })
    expect(names(app.people.current())).toEqual(['Ada'])
    expect((await app.people.add('ada')).id).toBe(id(0))
  })

  test('who have the same name become two again as they were', async () => {
    const { app: first, folder, id } = await house('Ada', 'Adi')
    const app = await reopenedAfter(first, folder, { [id(1)]: { name: 'Ada' } })
    done(await app.people.merge(id(1), id(0)))
    done(await app.people.split(id(1)))
    expect(names(app.people.current())).toEqual(['Ada', 'Ada'])
  })

  test('do not become two again while someone else has the name', async () => {
    const { app, id } = await house('Ada', 'Adi')
    done(await app.people.merge(id(1), id(0)))
    const { id: other } = await app.people.add('ADI')
    expect(await app.people.split(id(1))).toEqual({ ok: false, error: { kind: 'name-taken', id: other, name: 'ADI' } })
    done(await app.people.change({ id: other, name: 'Adrian' }))
    done(await app.people.split(id(1)))
    expect(names(app.people.current())).toEqual(['Ada', 'Adi', 'Adrian'])
  })

  test('who are new have the id that the page showed them with; a name that is somebody’s keeps that person', async () => {
    const app = await openApp(temporaryFolder())
    const rose = await app.people.add('Rose')
    const players = [
      { name: 'Ben', personId: 'person-of-the-page-1' },
      { name: 'rose', personId: 'person-of-the-page-2' },
    ]
    const { record } = await look(app, idOf(await app.createMatch({ ...ADA_AND_BEN, players })))
    expect(record.players.map(({ personId }) => personId)).toEqual(['person-of-the-page-1', rose.id])
    expect(app.people.all().map(({ id }) => id)).not.toContain('person-of-the-page-2')
  })

  test('are seated as the one who stands for both, whichever a window still shows', async () => {
    const { app, id } = await house('Adi', 'Ada')
    done(await app.people.merge(id(0), id(1)))
    const matchId = idOf(
      await app.createMatch({
        ...ADA_AND_BEN,
        players: [
          { name: 'Adi', personId: id(0) },
          { name: 'Ben', personId: 'long-forgotten' },
        ],
      }),
    )
    const [ada, ben] = await playersOf(app, matchId)
    expect(ada).toEqual({ name: 'Ada', personId: id(1) })
    expect(app.people.all().map((person) => person.id)).toContain(ben?.personId)
  })
})

describe('a hidden person', () => {
  test('is no longer offered, keeps the name and the old matches, and is back by playing again', async () => {
    const { app } = await house()
    const matchId = idOf(await app.createMatch(ADA_AND_BEN))
    const { personId: ada } = present((await playersOf(app, matchId))[0], 'two play')
    done(await app.people.change({ id: ada, retired: true, initials: 'AL' }))
    expect(names(app.people.current())).toEqual(['Ben'])
    expect((await playersOf(app, matchId))[0]).toEqual({ name: 'Ada', personId: ada })
    idOf(await app.createMatch({ ...ADA_AND_BEN, players: [{ name: 'ADA' }, { name: 'Ben' }] }))
    expect(app.people.current()).toMatchObject([{ id: ada, name: 'Ada', initials: 'AL' }, { name: 'Ben' }])
  })

  test('is back too when chosen by a window that had not heard of it', async () => {
    const { app, id } = await house('Ada')
    done(await app.people.change({ id: id(0), retired: true }))
    idOf(await app.createMatch({ ...ADA_AND_BEN, players: [{ name: 'Ada', personId: id(0) }, { name: 'Ben' }] }))
    expect(names(app.people.current())).toEqual(['Ada', 'Ben'])
  })

  test('can be shown again without playing', async () => {
    const { app, id, stored } = await house('Ada')
    done(await app.people.change({ id: id(0), retired: true }))
    done(await app.people.change({ id: id(0), retired: false }))
    expect(names(app.people.current())).toEqual(['Ada'])
    expect(stored(id(0))).not.toHaveProperty('retired')
  })
})

describe('what a person is shown with', () => {
  test('is kept across a restart, and what is null is taken away', async () => {
    const { app, folder, id } = await house('Ada')
    done(await app.people.change({ id: id(0), colour: 'violet', initials: 'AL', picture: PICTURE }))
    const again = await reopenedAfter(app, folder, {})
    expect(again.people.all()).toMatchObject([{ colour: 'violet', initials: 'AL', picture: PICTURE }])
    done(await again.people.change({ id: id(0), colour: null, initials: null, picture: null }))
    expect(Object.keys(present(again.people.all()[0], 'Ada')).sort()).toEqual(['colour', 'id', 'name', 'updatedAt'])
  })

  test('is a colour from the beginning, the one that the fewest others have, or with which they were shown before', async () => {
    const { app } = await house('Ada', 'Ben', 'Cleo')
    expect(app.people.all().map(({ colour }) => colour)).toEqual(PERSON_COLOURS.slice(0, 3))
    await app.people.seat([
      { name: 'Dan', colour: 'grey' },
      { name: 'Ada', colour: 'grey' },
    ])
    expect(app.people.all().map(({ name, colour }) => [name, colour])).toEqual([
      ['Ada', PERSON_COLOURS[0]],
      ['Ben', PERSON_COLOURS[1]],
      ['Cleo', PERSON_COLOURS[2]],
      ['Dan', 'grey'],
    ])
  })

  test('follows from the id where an earlier version stored no colour, and is written with the next change of that person alone', async () => {
    const { app, folder, id, stored } = await house('Ada', 'Ben')
    const again = await reopenedAfter(app, folder, { [id(0)]: { colour: undefined }, [id(1)]: { colour: undefined } })
    expect(stored(id(0))).not.toHaveProperty('colour')
    done(await again.people.change({ id: id(0), initials: 'AL' }))
    expect(stored(id(0))['colour']).toBe(derivedColour(id(0)))
    expect(stored(id(1))).not.toHaveProperty('colour')
  })

  test.each([
    ['no JPEG', Buffer.from('<svg onload="alert(1)"/>').toString('base64'), 'not-a-jpeg'],
    ['empty', '', 'not-a-jpeg'],
    ['more pixels than are shown', base64(jpegOf(4000, 4000)), 'too-large'],
    ['heavier than a face needs', base64(jpegOf(128, 128, 0, 40_000)), 'too-large'],
  ])('is no picture that is %s', async (_what, picture, why) => {
    const { app, id, stored } = await house('Ada')
    expect(await app.people.change({ id: id(0), picture })).toEqual({ ok: false, error: { kind: 'bad-picture', why } })
    expect(stored(id(0))).not.toHaveProperty('picture')
  })

  test('comes with everyone, not with the home page', async () => {
    const { app, id } = await house('Ada')
    done(await app.people.change({ id: id(0), picture: PICTURE }))
    expect((await app.everybody(undefined).next()).value).toMatchObject([{ picture: PICTURE }])
    expect(JSON.stringify((await app.home(undefined).next()).value)).not.toContain(PICTURE)
  })

  test('goes with a match to pages that know nobody of the house, as colour and chosen initials, and again when it changes', async () => {
    const { app, id } = await house('Ada')
    done(await app.people.change({ id: id(0), colour: 'violet', initials: 'AL', picture: PICTURE }))
    const matchId = idOf(await app.createMatch(ADA_AND_BEN))
    const seen = app.matches.live(matchId, undefined)
    const looks = async () => {
      const { value } = await seen.next()
      return value?.kind === 'match' ? value.match.avatars : undefined
    }
    expect(await looks()).toEqual([{ colour: 'violet', initials: 'AL' }, { colour: PERSON_COLOURS[0] }])
    done(await app.people.change({ id: id(0), colour: 'teal', initials: null }))
    expect(await looks()).toEqual([{ colour: 'teal' }, { colour: PERSON_COLOURS[0] }])
    await seen.return()
  })

  test('is sent again when a person changes, not with every play', async () => {
    const { app, id } = await house('Ada')
    const stop = new AbortController()
    const everybody = app.everybody(stop.signal)
    await everybody.next()
    const next = everybody.next()
    const matchId = idOf(await app.createMatch({ ...ADA_AND_BEN, players: [{ name: 'Ada' }, { name: 'Ada' }] }))
    idOf(await app.matches.enter({ matchId, revision: 0 }, { type: 'play', tile: '6-4' }))
    done(await app.people.change({ id: id(0), colour: 'red' }))
    expect((await next).value).toMatchObject([{ colour: 'red' }])
    stop.abort()
  })
})

describe('how often someone played', () => {
  test('counts the matches of both when two are one, those together once, and none in the bin', async () => {
    const { app, id } = await house('Ada', 'Adi', 'Ben')
    const play = async (...players: readonly number[]) =>
      idOf(await app.createMatch({ ...ADA_AND_BEN, players: players.map((place) => ({ name: 'x', personId: id(place) })) }))
    const first = await play(0, 2)
    await play(1, 2)
    const both = await play(0, 1)
    const binned = await play(0, 2)
    idOf(await app.matches.describe({ matchId: first, revision: 0 }, { date: '2026-01-02' }))
    idOf(await app.matches.describe({ matchId: both, revision: 0 }, { date: '2024-03-04' }))
    idOf(await app.matches.bin({ matchId: binned, revision: 0 }))
    const of = async (place: number) => (await playedBy(app)).find((each) => each.id === id(place))
    expect(await of(0)).toEqual({ id: id(0), matches: 2, lastPlayed: '2026-01-02' })
    done(await app.people.merge(id(1), id(0)))
    expect(await of(0)).toMatchObject({ matches: 3 })
    expect(await of(1)).toBeUndefined()
    done(await app.people.split(id(1)))
    expect(await of(1)).toMatchObject({ matches: 2 })
  })
})

describe('on a disk that refuses', () => {
  test('a change, a merge and a split say why, and everything stays as it was', async () => {
    const disk = new FaultyFiles()
    const app = await openApp(temporaryFolder(), { files: disk.files })
    const [ada, ben, cleo] = [await app.people.add('Ada'), await app.people.add('Ben'), await app.people.add('Cleo')]
    done(await app.people.merge(cleo.id, ben.id))
    const before = app.people.all()
    disk.fault = { name: 'disk-full' }
    const refused = { ok: false, error: { kind: 'not-saved', reason: 'disk-full' } }
    expect(await app.people.change({ id: ada.id, name: 'Zoe', picture: PICTURE })).toMatchObject(refused)
    expect(await app.people.merge(ada.id, ben.id)).toMatchObject(refused)
    expect(await app.people.split(cleo.id)).toMatchObject(refused)
    expect(app.people.all()).toEqual(before)
    disk.fault = null
    expect(done(await app.people.change({ id: ada.id, name: 'Zoe' })).name).toBe('Zoe')
  })

  test('nobody is added, and two requests at once for one name make one person', async () => {
    const disk = new FaultyFiles()
    const app = await openApp(temporaryFolder(), { files: disk.files })
    disk.fault = { name: 'failing', operation: 'create', code: 'EROFS' }
    await expect(app.people.add('Ada')).rejects.toMatchObject({ name: 'SaveFault', reason: 'read-only' })
    expect(app.people.all()).toEqual([])
    disk.fault = null
    const [one, other] = await Promise.all([app.people.add('Ada'), app.people.add('ada ')])
    expect(one.id).toBe(other.id)
  })
})
