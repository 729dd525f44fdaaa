import { describe, expect, test } from 'vitest'
import type { App } from '#main/app'
import type { LeagueFeed, LeagueResultsFeed, LeagueStandings } from '#shared/contract/seasons'
import type { NewMatch } from '#shared/contract/schemas'
import { USUAL_SETTINGS } from '#shared/evening/evening'
import { present } from '#shared/kernel/assert'
import { USUAL_LEAGUE, type LeagueRules } from '#shared/league/rules'
import { ADA_AND_BEN, enterAll, idOf, openApp } from '../../../support/main/apps'
import { temporaryFolder } from '../../../support/main/folder'
import { valueOf } from '../backup/support/house'

/** To 2: a double led is a dual, and the match is over. */
const SHORT: NewMatch = {
  ...ADA_AND_BEN,
  preset: 'flower-and-scorpion',
  rules: { target: 2 },
  start: { leader: 0, dice: { flower: [1, 2], scorpion: [3, 4] } },
}

/** A match that the first player named wins at once. */
async function won(app: App, ...names: readonly string[]): Promise<string> {
  const id = idOf(await app.createMatch({ ...SHORT, players: names.map((name) => ({ name })) }))
  await enterAll(app, id, ['6-6'])
  return id
}

const season = async (app: App, league: Partial<LeagueRules> = {}): Promise<string> =>
  valueOf(await app.seasons.save({ name: 'All of it', from: '2000-01-01', to: '2099-12-31', league: { ...USUAL_LEAGUE, ...league } })).id

/** What a stream comes to, once it counts no longer. */
async function settled<F extends LeagueFeed | LeagueResultsFeed>(stream: AsyncGenerator<F, void, void>): Promise<Exclude<F, { kind: 'counting' }>> {
  for await (const feed of stream) if (feed.kind !== 'counting') return feed as Exclude<F, { kind: 'counting' }>
  throw new Error('nothing came')
}

async function standings(app: App, id: string): Promise<LeagueStandings> {
  const feed = await settled(app.leagues.table(id, undefined))
  if (feed.kind !== 'league') throw new Error('no such season')
  return feed
}
const rowsOf = async (app: App, id: string) => (await standings(app, id)).rows.map(({ name, place, points, results }) => [name, place, points / 100, results])
const keyOf = (app: App, name: string): string =>
  present(
    app.people.all().find((person) => person.name === name),
    `there is a ${name}`,
  ).id

/** An evening of tables of two, in which the first named wins the first table. */
async function eveningOf(app: App, names: readonly string[]): Promise<string> {
  const settings = { ...USUAL_SETTINGS, size: 2 as const, method: 'random' as const }
  const { id, revision } = valueOf(await app.evenings.create({ name: 'Club', date: '2026-11-01', settings }))
  const { revision: after } = valueOf(await app.evenings.checkIn({ id, revision, people: names.map((name) => ({ name })) }))
  const { revision: drawn } = valueOf(await app.evenings.do({ id, revision: after, wish: { type: 'draw' } }))
  valueOf(await app.evenings.do({ id, revision: drawn, wish: { type: 'handed-in', table: 0, totals: [15, 3], by: 'host', agreed: true } }))
  return id
}

describe('The standings of a season', () => {
  test('has matches and tables of evenings, follows a new result, and says why someone has their points', async () => {
    const app = await openApp(temporaryFolder())
    const id = await season(app)
    const match = await won(app, 'Ada', 'Ben')
    expect(await rowsOf(app, id)).toEqual([
      ['Ada', 1, 3, 1],
      ['Ben', 2, 2, 1],
    ])
    const stream = app.leagues.table(id, undefined)
    await stream.next()
    const evening = await eveningOf(app, ['Ada', 'Cleo'])
    const { value } = await stream.next()
    await stream.return()
    expect(value).toMatchObject({ kind: 'league', results: 2, days: ['2026-11-01', expect.any(String)] })
    const feed = await settled(app.leagues.results(id, keyOf(app, 'Ada'), undefined))
    expect(feed).toMatchObject({
      kind: 'results',
      name: 'Ada',
      results: [
        { matchId: null, evening: { id: evening, name: 'Club', at: { round: 0, table: 0 } }, others: [{ name: 'Cleo' }] },
        { matchId: match, evening: null, place: 1, of: 2, base: 300, bonus: 0, counts: true, others: [{ name: 'Ben', place: 2 }] },
      ],
    })
  })

  test('counts two people as one once they are merged, names everyone as they are called now, and takes chosen people for who they are now', async () => {
    const app = await openApp(temporaryFolder())
    await won(app, 'Ada', 'Ben')
    await won(app, 'Ada B.', 'Ben')
    const id = await season(app, { people: [keyOf(app, 'Ada B.')] })
    expect(await rowsOf(app, id)).toEqual([['Ada B.', 1, 3, 1]])
    await app.people.merge(keyOf(app, 'Ada B.'), keyOf(app, 'Ada'))
    expect(await rowsOf(app, id)).toEqual([['Ada', 1, 6, 2]])
  })

  test('leaves out a match in the bin, and is gone with its season', async () => {
    const app = await openApp(temporaryFolder())
    const id = await season(app)
    const match = await won(app, 'Ada', 'Ben')
    expect((await standings(app, id)).results).toBe(1)
    await app.matches.bin({ matchId: match, revision: 1 })
    expect((await standings(app, id)).results).toBe(0)
    valueOf(await app.seasons.remove(id))
    expect(await settled(app.leagues.table(id, undefined))).toEqual({ kind: 'gone', id })
    expect(await settled(app.leagues.results(id, 'person', undefined))).toEqual({ kind: 'gone', id })
  })
})
