import { describe, expect, test } from 'vitest'
import type { App } from '#main/app'
import { USUAL_SETTINGS } from '#shared/evening/evening'
import { USUAL_LEAGUE } from '#shared/league/rules'
import { openApp } from '../../../support/main/apps'
import { temporaryFolder } from '../../../support/main/folder'
import { valueOf } from '../backup/support/house'

const SEASON = { name: 'Autumn 2026', from: '2026-09-01', to: '2026-11-30' }

async function exported(app: App): Promise<string> {
  let text = ''
  for await (const piece of app.export({ kind: 'evenings' }, undefined)) text += piece.text
  return text
}

async function imported(app: App, text: string) {
  const records = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line, at) => ({ place: at + 1, text: line }))
  return (await app.import({ file: 'club.jsonl', records })).results
}

async function evening(app: App, names: readonly string[] = ['Ada', 'Ben']): Promise<string> {
  const { id, revision } = valueOf(await app.evenings.create({ name: 'Club', date: '2026-11-01', settings: { ...USUAL_SETTINGS, size: 2 } }))
  valueOf(await app.evenings.checkIn({ id, revision, people: names.map((name) => ({ name })) }))
  return id
}

async function recordOf(app: App, id: string) {
  const { value } = await app.evenings.live(id, undefined).next()
  if (value?.kind !== 'evening') throw new Error('no such evening')
  return value.evening
}
const seasonsOf = async (app: App) => (await app.seasons.live(undefined).next()).value ?? []
const idOf = (app: App, name: string): string => app.people.all().find((person) => person.name === name)?.id ?? ''

describe('Evenings and seasons in a file', () => {
  test('come to another house as they were, with their people; once more, they are here already', async () => {
    const [club, other] = [await openApp(temporaryFolder()), await openApp(temporaryFolder())]
    const id = await evening(club)
    const season = valueOf(await club.seasons.save({ ...SEASON, league: { ...USUAL_LEAGUE, people: [idOf(club, 'Ben')], evenings: [id], handicap: 20 } })).id
    const text = await exported(club)
    expect(await imported(other, text)).toEqual([
      { kind: 'beside', place: 1, what: 'evening', how: 'added', id, name: 'Club' },
      { kind: 'beside', place: 2, what: 'season', how: 'added', id: season, name: SEASON.name },
    ])
    expect((await recordOf(other, id)).events).toEqual((await recordOf(club, id)).events)
    expect(await seasonsOf(other)).toMatchObject([{ ...SEASON, league: { people: [idOf(other, 'Ben')], evenings: [id], handicap: 20 } }])
    expect((await imported(other, text)).map((result) => 'how' in result && result.how)).toEqual(['known', 'known'])
  })

  test('are of the people of this house, where those have the names', async () => {
    const [club, other] = [await openApp(temporaryFolder()), await openApp(temporaryFolder())]
    await other.people.add('Ada')
    const id = await evening(club)
    await imported(other, await exported(club))
    const { events } = await recordOf(other, id)
    expect(events.find(({ type }) => type === 'arrived')).toMatchObject({ people: [{ id: idOf(other, 'Ada') }, { id: idOf(club, 'Ben') }] })
    expect((await imported(other, await exported(club)))[0]).toMatchObject({ how: 'known' })
  })

  test('go on where they went on, and never take the place of another version or come out of the bin', async () => {
    const [club, other] = [await openApp(temporaryFolder()), await openApp(temporaryFolder())]
    const id = await evening(club)
    const season = valueOf(await club.seasons.save(SEASON)).id
    const first = await exported(club)
    await imported(other, first)
    valueOf(await club.evenings.do({ id, revision: 2, wish: { type: 'draw' } }))
    valueOf(await club.seasons.save({ id: season, ...SEASON, to: '2026-12-31' }))
    expect((await imported(other, await exported(club))).map((result) => 'how' in result && result.how)).toEqual(['extended', 'differs'])
    expect((await recordOf(other, id)).events).toEqual((await recordOf(club, id)).events)
    expect(await seasonsOf(other)).toMatchObject([SEASON])
    expect((await imported(other, first))[0]).toMatchObject({ how: 'known' })
    valueOf(await other.evenings.do({ id, revision: 3, wish: { type: 'clock-started', seconds: 60 } }))
    valueOf(await club.evenings.do({ id, revision: 3, wish: { type: 'closed' } }))
    expect((await imported(other, await exported(club)))[0]).toMatchObject({ how: 'differs' })
    valueOf(await other.evenings.bin.put(id))
    valueOf(await other.seasons.remove(season))
    expect((await imported(other, await exported(club))).map((result) => 'how' in result && result.how)).toEqual(['in-bin', 'in-bin'])
    expect(await exported(other)).toBe('')
  })

  test('get another name where a season has theirs, and are refused with what is wrong with them', async () => {
    const [club, other] = [await openApp(temporaryFolder()), await openApp(temporaryFolder())]
    await club.seasons.save(SEASON)
    await other.seasons.save({ ...SEASON, name: 'AUTUMN 2026' })
    const text = await exported(club)
    expect(await imported(other, text)).toMatchObject([{ how: 'added', name: 'Autumn 2026 (2)' }])
    const season = JSON.parse(text) as Record<string, unknown>
    const refused = await imported(
      other,
      [
        { ...season, version: 9 },
        { ...season, id: 'season-other', to: 7 },
      ]
        .map((each) => JSON.stringify(each))
        .join('\n'),
    )
    expect(refused).toMatchObject([
      { kind: 'refused', about: { refusal: { code: 'bad-record', malformed: { kind: 'newer-version', version: 9 } } } },
      { kind: 'refused', about: { refusal: { code: 'bad-record', malformed: { kind: 'shape', where: 'to' } } } },
    ])
    expect(await seasonsOf(other)).toHaveLength(2)
  })
})
