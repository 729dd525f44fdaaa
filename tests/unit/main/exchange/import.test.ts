import { describe, expect, it } from 'vitest'
import type { App } from '#main/app'
import type { Imported } from '#shared/contract/exchange'
import { ADA_AND_BEN, enterAll, idOf, look, openApp, SOUND_PLAYS } from '../../../support/main/apps'
import { temporaryFolder } from '../../../support/main/folder'
import { simulate, USUAL } from '../../../reference/simulate'
import { exported, importAll, RECORD } from './support'

const kinds = (results: readonly Imported[]): readonly string[] => results.map(({ kind }) => kind)
const refusalOf = async (app: App, record: unknown): Promise<string> => {
  const [result] = await importAll(app, [typeof record === 'string' ? record : JSON.stringify(record)])
  return result?.kind === 'refused' ? `${result.code}: ${result.message}` : `not refused: ${result?.kind}`
}

const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels))
const withEvent = (event: object) => ({ ...RECORD, rounds: [{ leader: 0, events: [...RECORD.rounds[0].events, event] }] })

describe('A record that comes in', () => {
  it('becomes a match with its people, and its trail says from which file', async () => {
    const app = await openApp(temporaryFolder())
    const [added] = await importAll(app, [JSON.stringify({ ...RECORD, date: '2019-05-03', note: 'by the fire', weather: { rain: true } })], 'winter.json')
    expect(added).toMatchObject({ kind: 'added', place: 1 })
    const match = await look(app, added?.kind === 'added' ? added.matchId : '')
    expect(match).toMatchObject({ date: '2019-05-03', note: 'by the fire', record: { weather: { rain: true } } })
    expect(match.trail).toMatchObject([{ kind: 'imported', file: 'winter.json', device: 'the test' }])
    expect(app.people.all().map(({ name }) => name)).toEqual(['Ada', 'Ben'])
  })

  it('is known the second time, whatever the order of its fields and its spaces', async () => {
    const app = await openApp(temporaryFolder())
    const turned = Object.fromEntries(Object.entries(RECORD).reverse())
    expect(kinds(await importAll(app, [JSON.stringify(RECORD), JSON.stringify(turned, null, 3), JSON.stringify(RECORD)]))).toEqual(['added', 'known', 'known'])
  })

  it('is known after its people were renamed and made one with others', async () => {
    const app = await openApp(temporaryFolder())
    await importAll(app, [JSON.stringify(RECORD)])
    const [ada] = app.people.all()
    const cleo = await app.people.add('Cleo')
    await app.people.change({ id: ada?.id ?? '', name: 'Adelheid' })
    await app.people.merge(ada?.id ?? '', cleo.id)
    const out = await exported(app, 'records')
    expect(out).toContain('"Cleo"')
    expect(kinds(await importAll(app, [JSON.stringify(RECORD), out.trim()]))).toEqual(['known', 'known'])
  })

  it('is known after a restart, from the index alone', async () => {
    const folder = temporaryFolder()
    const before = await openApp(folder)
    await importAll(before, [JSON.stringify(RECORD)])
    await before.close()
    const after = await openApp(folder)
    expect(kinds(await importAll(after, [JSON.stringify(RECORD)]))).toEqual(['known'])
  })

  it('lets the match that it goes on from go on, and undo takes that back', async () => {
    const app = await openApp(temporaryFolder())
    const matchId = idOf(await app.createMatch(ADA_AND_BEN))
    await enterAll(app, matchId, SOUND_PLAYS.slice(0, 3))
    const early = await exported(app, 'records')
    await enterAll(app, matchId, SOUND_PLAYS.slice(3))
    const late = await exported(app, 'records')

    const elsewhere = await openApp(temporaryFolder())
    expect(kinds(await importAll(elsewhere, [early, late, early]))).toEqual(['added', 'extended', 'known'])
    const { updatedAt: _, ...there } = JSON.parse(late) as Record<string, unknown>
    expect(JSON.parse(await exported(elsewhere, 'records'))).toMatchObject(there)
    const match = await look(elsewhere, matchId)
    expect(match.undo).toBe('revise')
    expect(await elsewhere.matches.undo({ matchId, revision: match.revision })).toMatchObject({ ok: true })
    expect((await exported(elsewhere, 'records')).match(/"tile"/g)).toHaveLength(3)
  })

  it('comes in as another match where it differs from the one with its id', async () => {
    const app = await openApp(temporaryFolder())
    const other = structuredClone(RECORD) as unknown as { rounds: { events: { tile?: string }[] }[] }
    other.rounds[0]?.events.splice(2)
    const results = await importAll(app, [
      JSON.stringify({ ...RECORD, id: 'match-0001' }),
      JSON.stringify({ ...other, players: [{ name: 'Cleo' }, { name: 'Dan' }], id: 'match-0001' }),
    ])
    expect(kinds(results)).toEqual(['added', 'added'])
    expect(new Set(results.map((result) => (result.kind === 'added' ? result.matchId : ''))).size).toBe(2)
  })

  it('does not go on from a match that has only begun alike, unless its id or its hour says so', async () => {
    const app = await openApp(temporaryFolder())
    const begun = idOf(await app.createMatch(ADA_AND_BEN))
    const { startedAt } = await look(app, begun)
    expect(
      kinds(await importAll(app, [JSON.stringify(RECORD), JSON.stringify({ ...RECORD, id: 'another-match', startedAt: '2001-01-01T20:00:00Z' })])),
    ).toEqual(['added', 'added'])
    expect((await look(app, begun)).record).toMatchObject({ rounds: [{ events: [] }] })
    expect(
      await importAll(app, [JSON.stringify({ ...RECORD, id: begun, startedAt, rounds: [{ leader: 0, events: [{ type: 'play', tile: '1-1' }] }] })]),
    ).toEqual([{ kind: 'extended', place: 1, matchId: begun }])
  })

  it('with many events is the match in which the same was played, whatever hour it tells', async () => {
    const app = await openApp(temporaryFolder())
    const { record } = simulate(3, 'bergen-pagat', { ...USUAL, mostRounds: 2 })
    const results = await importAll(app, [
      JSON.stringify({ ...record, startedAt: '2001-01-01T20:00:00Z' }),
      JSON.stringify({ ...record, id: 'another-match', startedAt: '2002-02-02T20:00:00Z' }),
    ])
    expect(kinds(results)).toEqual(['added', 'known'])
  })

  it('is told to lie in the bin where it does', async () => {
    const app = await openApp(temporaryFolder())
    const [added] = await importAll(app, [JSON.stringify(RECORD)])
    const matchId = added?.kind === 'added' ? added.matchId : ''
    await app.matches.bin({ matchId, revision: 0 })
    expect(await importAll(app, [JSON.stringify(RECORD)])).toEqual([{ kind: 'in-bin', place: 1, matchId }])
    expect(await exported(app, 'records')).toBe('')
  })

  it('keeps fields whose names mean something else here, and gives them out again', async () => {
    const app = await openApp(temporaryFolder())
    const odd = { ...RECORD, id: 7, startedAt: 'Sunday', note: ['a'], trail: 'Appalachian', revision: 'third', place: 'Bergen' }
    expect(kinds(await importAll(app, [JSON.stringify(odd)]))).toEqual(['added'])
    const { id, startedAt, ...rest } = JSON.parse(await exported(app, 'records')) as Record<string, unknown>
    expect(rest).toMatchObject({ note: ['a'], trail: 'Appalachian', revision: 'third', place: 'Bergen' })
    expect([typeof id, typeof startedAt]).toEqual(['string', 'string'])
  })
})

describe('Dice of a record that comes in', () => {
  const THROWN = { flower: [6, 6], scorpion: [5, 2], thrownBy: 'Ada', onto: { table: 'felt' } }
  const withDice = (preset: string, dice: unknown): string => JSON.stringify({ ...RECORD, preset, rounds: RECORD.rounds.map((round) => ({ ...round, dice })) })
  const diceOut = async (app: App): Promise<unknown> =>
    (JSON.parse(await exported(app, 'records')) as { readonly rounds: readonly { readonly dice?: unknown }[] }).rounds[0]?.dice

  it.each([
    ['with fields of their own', 'flower-and-scorpion', THROWN],
    ['with fields of their own, where the game has none', 'bergen-game-cabinet', THROWN],
    ['that are none, where the game has none', 'bergen-game-cabinet', 'six and five'],
    ['of other numbers, where the game has none', 'bergen-game-cabinet', { flower: 20, scorpion: [] }],
  ])('%s go out again as they came, also after a restart', async (_what, preset, dice) => {
    const folder = temporaryFolder()
    const before = await openApp(folder)
    expect(kinds(await importAll(before, [withDice(preset, dice)]))).toEqual(['added'])
    expect(await diceOut(before)).toEqual(dice)
    await before.close()
    expect(await diceOut(await openApp(folder))).toEqual(dice)
  })
})

describe('The device that changed a match last', () => {
  const updatedOn = async (app: App): Promise<unknown> => (JSON.parse(await exported(app, 'records')) as { readonly updatedOn?: unknown }).updatedOn

  it.each([
    ['that the record names stays', 'the laptop', 'the laptop'],
    ['is this one where the record names none', undefined, 'the test'],
    ['is this one where the record names something else', 7, 'the test'],
    ['is this one where its name is too long to be one', 'x'.repeat(101), 'the test'],
  ])('%s, and the match can be read again', async (_what, told, kept) => {
    const folder = temporaryFolder()
    const before = await openApp(folder)
    expect(kinds(await importAll(before, [JSON.stringify({ ...RECORD, updatedOn: told })]))).toEqual(['added'])
    await before.close()
    expect(await updatedOn(await openApp(folder))).toBe(kept)
  })
})

describe('A record that cannot be taken is refused with a reason, and nothing else is', () => {
  it.each([
    ['not JSON', '{"format":', /bad-record: .*not JSON/],
    ['a list', '[]', /bad-record: /],
    ['null', 'null', /bad-record: /],
    ['a name of 1 MB', { ...RECORD, players: [{ name: 'A'.repeat(350_000) }, { name: 'Ben' }] }, /bad-record: .*players\.0\.name/],
    ['a name of spaces', { ...RECORD, players: [{ name: '  ' }, { name: 'Ben' }] }, /no visible characters/],
    ['half a character', JSON.stringify({ ...RECORD, players: [{ name: 'A' }, { name: 'B' }] }).replace('"A"', '"\\ud83d"'), /lone surrogate/],
    ['wrong types', { ...RECORD, players: 'Ada and Ben' }, /bad-record: .*players/],
    [
      'nesting 10,000 deep',
      JSON.stringify({ ...RECORD, deep: 0 }).replace('"deep":0', `"deep":${'['.repeat(10_000)}${']'.repeat(10_000)}`),
      /nested too deeply: more than 16 levels, at “deep”\./,
    ],
    [
      'an event nested 17 deep',
      JSON.stringify(withEvent({ type: 'pass', more: nested(16) })),
      /nested too deeply: more than 16 levels, at “rounds\.0\.events\.5”\./,
    ],
    [
      'a field of 16 levels that is to be kept aside',
      JSON.stringify({ ...RECORD, trail: nested(15) }),
      /nested too deeply: more than 16 levels, at “asImported”\./,
    ],
    [
      'an event of more than 4,000 bytes',
      JSON.stringify(withEvent({ type: 'pass', more: 'x'.repeat(4000) })),
      /an entry is too large: 4,0\d\d bytes, the limit is 4,000, at “rounds\.0\.events\.5”\./,
    ],
    [
      'one of 4,000 that takes more once it is written out',
      JSON.stringify(withEvent({ type: 'draw', more: 'x'.repeat(3975) })),
      /an entry is too large: 4,010 bytes/,
    ],
    [
      '20,001 events',
      JSON.stringify({ ...RECORD, rounds: [{ leader: 0, events: Array(20_001).fill({ type: 'pass' }) }] }),
      /too long: 20,001 entries, the limit is 20,000, at “rounds”\./,
    ],
    ['a __proto__', JSON.stringify(RECORD).replace('{', '{"__proto__":{"admin":true},'), /__proto__/],
    ['a hidden __proto__', JSON.stringify(RECORD).replace('{', '{"x":[{"\\u005f_proto__":1}],'), /__proto__/],
    ['a huge number', JSON.stringify(RECORD).replace('{', '{"big":1e999,'), /too large/],
    ['a number with lost digits', JSON.stringify(RECORD).replace('{', '{"big":12345678901234567890,'), /too large/],
    ['a newer version', { ...RECORD, version: 2 }, /a newer Caravan made it/],
    [
      'an impossible play',
      {
        ...RECORD,
        rounds: [
          {
            leader: 0,
            events: [
              { type: 'play', tile: '6-4' },
              { type: 'play', tile: '5-5' },
            ],
          },
        ],
      },
      /does-not-match: Round 1, entry 2: 5-5 doesn’t fit/,
    ],
  ])('%s', async (_, record, why) => {
    const app = await openApp(temporaryFolder())
    expect(await refusalOf(app, record)).toMatch(why)
    expect(app.people.all()).toEqual([])
    expect(kinds(await importAll(app, [JSON.stringify(RECORD)]))).toEqual(['added'])
  })

  it('takes names with markup as names', async () => {
    const app = await openApp(temporaryFolder())
    const name = '<img src=x onerror=alert(1)> & "Ada"'
    expect(kinds(await importAll(app, [JSON.stringify({ ...RECORD, players: [{ name }, { name: '=1+1' }] })]))).toEqual(['added'])
    expect(
      app.people
        .all()
        .map((person) => person.name)
        .sort(),
    ).toEqual(['=1+1', name].sort())
  })

  it('keeps a name too long for a person in the record, and the person under its beginning', async () => {
    const app = await openApp(temporaryFolder())
    expect(kinds(await importAll(app, [JSON.stringify({ ...RECORD, players: [{ name: '𝄞'.repeat(100) }, { name: 'Ben' }] })]))).toEqual(['added'])
    const home = await app.home(undefined).next()
    expect(home.done).toBe(false)
    expect(
      app.people
        .all()
        .map(({ name }) => name.length)
        .sort(),
    ).toEqual([3, 60])
  })

  it.each(['0000-01-01T00:00:00+14:00', '9999-12-31T23:59:59-12:00', '2024-05-03T20:00:00+02:00', '2024-02-30T00:00:00Z'])(
    'can be read again after a restart, begun at %s',
    async (startedAt) => {
      const folder = temporaryFolder()
      const app = await openApp(folder)
      expect(kinds(await importAll(app, [JSON.stringify({ ...RECORD, startedAt, updatedAt: startedAt, date: '0000-01-01' })]))).toEqual(['added'])
      const out = await exported(app, 'records')
      await app.close()
      const again = await openApp(folder)
      expect(await exported(again, 'records')).toBe(out)
      expect((await again.home(undefined).next()).value).toMatchObject({ notices: [], counts: { matches: 1 } })
    },
  )

  it('takes what the format leaves out or sets to null', async () => {
    const folder = temporaryFolder()
    const app = await openApp(folder)
    const loose = {
      ...RECORD,
      rules: undefined,
      rounds: [
        {
          leader: 0,
          dice: 'none',
          events: [
            { type: 'play', tile: '6-4', player: null, arm: null },
            { type: 'draw', player: null },
            { type: 'pass', player: null },
          ],
        },
      ],
    }
    expect(kinds(await importAll(app, [JSON.stringify(loose)]))).toEqual(['added'])
    await app.close()
    const again = await openApp(folder)
    expect(await exported(again, 'records')).toContain('"count":1')
  })
})
