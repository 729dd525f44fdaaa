import { describe, expect, test } from 'vitest'
import type { App } from '#main/app'
import { present } from '#shared/kernel/assert'
import type { MatchQuery } from '#shared/contract/lists'
import { searchedText } from '#shared/kernel/names'
import { ADA_AND_BEN, idOf, openApp } from '../../../support/main/apps'
import { temporaryFolder } from '../../../support/main/folder'
import { begin, homeOf, search } from '../../../support/main/matches'
import { isOver, winnerOf } from '#shared/games/outcome'

/** Five matches of a family, by the word that stands for each. */
async function family() {
  const app = await openApp(temporaryFolder())
  const ids = {
    easter: await begin(app, { players: ['Ada', 'Ben', 'Zoë'], date: '2024-03-31', place: 'Großmutters Küche', won: true }),
    may: await begin(app, { players: ['Ada', 'Ben'], date: '2024-05-03', note: 'Café, with ŁUKASZ watching' }),
    june: await begin(app, { players: ['Ben', 'Zoë'], date: '2024-06-01', place: 'garden', won: true }),
    july: await begin(app, { players: ['ada', 'Cleo'], date: '2024-07-15', place: 'by the lake', won: true }),
    eve: await begin(app, { players: ['Cleo', 'Dan'], date: '2024-12-31' }),
  }
  const named = new Map(Object.entries(ids).map(([name, id]) => [id, name]))
  const found = async (asked: Partial<MatchQuery> = {}) => (await search(app, asked)).matches.map(({ matchId }) => named.get(matchId))
  const person = async (name: string) =>
    present(
      (await homeOf(app)).people.find((each) => each.name === name),
      `${name} has played`,
    ).id
  return { app, ids, found, person }
}

describe('the history', () => {
  test('has every match, the latest played first, whenever it was entered', async () => {
    const { found } = await family()
    expect(await found()).toEqual(['eve', 'july', 'june', 'may', 'easter'])
  })

  test.each<[string, readonly string[]]>([
    ['zoe', ['june', 'easter']],
    ['ZOË', ['june', 'easter']],
    ['zoe\u0308', ['june', 'easter']],
    ['kuche', ['easter']],
    ['grossmutter', ['easter']],
    ['GROẞMUTTERS', ['easter']],
    ['cafe', ['may']],
    ['lukasz', ['may']],
    ['łukasz', ['may']],
    ['ada  ben', ['may', 'easter']],
    ['ben garden', ['june']],
    ['lake cleo ada', ['july']],
    ['   ', ['eve', 'july', 'june', 'may', 'easter']],
    ['no such word', []],
    ['may', ['may']],
    ['juni', ['june']],
    ['ada 15 juillet', ['july']],
    ['2024 ben', ['june', 'may', 'easter']],
    ['dec ada', []],
  ])('finds by the words “%s”, all of them, in names, place and note, whatever case and accents', async (text, expected) => {
    const { found } = await family()
    expect(await found({ text })).toEqual(expected)
  })

  test.each([
    ['Bjørn', 'bjorn'],
    ['Łódź', 'lodz'],
    ['Færøyene', 'faeroyene'],
    ['Đorđe', 'dorde'],
    ['Strauß', 'strauss'],
    ['Œuvre', 'oeuvre'],
    ['Þórður', 'thordur'],
    ['Ǿ', 'o'],
    ['Işık', 'isik'],
    ['Straße 3 (östlich)', 'strasse 3 (ostlich)'],
    ['Ада', 'ада'],
    ['Αδα', 'αδα'],
  ])('takes “%s” for “%s”, so that it is found from any keyboard', (written, typed) => {
    expect(searchedText(written)).toBe(typed)
    expect(searchedText(written.toUpperCase())).toBe(typed)
    expect(searchedText(typed)).toBe(typed)
  })

  test('finds by who took part: all of those that are asked for', async () => {
    const { found, person } = await family()
    const [ada, ben, zoe, dan] = [await person('Ada'), await person('Ben'), await person('Zoë'), await person('Dan')]
    expect(await found({ people: [ada] })).toEqual(['july', 'may', 'easter'])
    expect(await found({ people: [ada, ben] })).toEqual(['may', 'easter'])
    expect(await found({ people: [ada, ben, zoe] })).toEqual(['easter'])
    expect(await found({ people: [ada, dan] })).toEqual([])
    expect(await found({ people: ['nobody-known-here'] })).toEqual([])
  })

  test('knows people who were merged as one, by either id, and by the name that now stands for both', async () => {
    const { app, found, person } = await family()
    const [zoe, cleo] = [await person('Zoë'), await person('Cleo')]
    expect(await app.people.merge(cleo, zoe)).toMatchObject({ ok: true })
    expect(await found({ people: [zoe] })).toEqual(['eve', 'july', 'june', 'easter'])
    expect(await found({ people: [cleo] })).toEqual(['eve', 'july', 'june', 'easter'])
    expect(await found({ people: [cleo, zoe] })).toEqual(['eve', 'july', 'june', 'easter'])
    expect(await found({ text: 'zoe' })).toEqual(['eve', 'july', 'june', 'easter'])
    expect(await found({ text: 'cleo' })).toEqual([])
    expect(await app.people.split(cleo)).toMatchObject({ ok: true })
    expect(await found({ people: [cleo] })).toEqual(['eve', 'july'])
  })

  test('finds people by the name they have now', async () => {
    const { app, found, person } = await family()
    expect(await app.people.change({ id: await person('Ada'), name: 'Adélaïde' })).toMatchObject({ ok: true })
    expect(await found({ text: 'adelaide' })).toEqual(['july', 'may', 'easter'])
    const { matches } = await search(app, { text: 'adelaide' })
    expect(matches.at(-1)?.players.map(({ name }) => name)).toEqual(['Adélaïde', 'Ben', 'Zoë'])
  })

  test.each<[Partial<MatchQuery>, readonly string[]]>([
    [{ from: '2024-05-03' }, ['eve', 'july', 'june', 'may']],
    [{ to: '2024-05-03' }, ['may', 'easter']],
    [{ from: '2024-05-03', to: '2024-06-01' }, ['june', 'may']],
    [{ from: '2024-05-04', to: '2024-05-31' }, []],
    [{ from: '2024-06-01', to: '2024-05-03' }, []],
    [{ which: 'finished' }, ['july', 'june', 'easter']],
    [{ which: 'unfinished' }, ['eve', 'may']],
    [{ which: 'bin' }, []],
    [{ preset: 'double-bergen' }, []],
    [{ preset: 'bergen-game-cabinet', which: 'unfinished', text: 'dan' }, ['eve']],
    [{ place: 'GARDEN' }, ['june']],
    [{ place: 'gard' }, []],
    [{ photos: true }, []],
    [{ text: 'bergen ben' }, ['june', 'may', 'easter']],
    [{ text: 'blüte' }, []],
  ])('asked for %j has %j, both days included', async (asked, expected) => {
    const { found } = await family()
    expect(await found(asked)).toEqual(expected)
  })

  test('finds by who won, also someone who is merged into another', async () => {
    const { app, found, person } = await family()
    const { matches } = await search(app, { which: 'finished' })
    const winners = new Set(matches.map((match) => match.players[winnerOf(match) ?? -1]?.personId))
    const [ben, ada] = [await person('Ben'), await person('Ada')]
    const wonBy = async (winner: string) => (await search(app, { winner })).matches.map((match) => match.players[winnerOf(match) ?? -1]?.personId)
    expect([...winners]).toContain(ada)
    expect(new Set(await wonBy(ada))).toEqual(new Set([ada]))
    expect(await found({ winner: ada, people: [ben] })).toEqual(['easter'])
    expect(await found({ winner: 'nobody-known-here' })).toEqual([])
  })

  test('gives as many lines as are wanted, and says how many there are', async () => {
    const { app } = await family()
    const { matches, total, all } = await search(app, { limit: 2, from: '2024-05-01' })
    expect([matches.length, total, all]).toEqual([2, 4, 5])
  })

  test('is told live: of a match that is begun, and of one that another window puts into the bin', async () => {
    const { app, ids } = await family()
    const stream = app.findMatches({ which: 'all', limit: 1 }, undefined)
    const totals: number[] = []
    const next = async () => {
      const { value } = await stream.next()
      if (value !== undefined) totals.push(value.total)
    }
    await next()
    idOf(await app.createMatch(ADA_AND_BEN))
    await next()
    idOf(await app.matches.bin({ matchId: ids.may, revision: 1 }))
    await next()
    await stream.return()
    expect(totals).toEqual([5, 6, 5])
  })
})

describe('the home page', () => {
  test('has the last ten unfinished matches, the last ten that are over, and how many there are in all', async () => {
    const app: App = await openApp(temporaryFolder())
    for (let nth = 0; nth < 12; nth++) await begin(app, { players: ['Ada', 'Ben'], won: true })
    for (let nth = 0; nth < 13; nth++) await begin(app, { players: ['Ada', 'Cleo'] })
    const { matches, counts } = await homeOf(app)
    expect(matches.filter((match) => !isOver(match))).toHaveLength(10)
    expect(matches.filter(isOver)).toHaveLength(10)
    expect(counts).toEqual({ matches: 25, unfinished: 13, bin: 0 })
  })
})
