import Papa from 'papaparse'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvRows, type Cell } from '#main/exchange/csv'
import { EVENT_COLUMNS } from '#main/exchange/events-table'
import { RESULT_COLUMNS } from '#main/exchange/exporter'
import { TABLE_FORMS } from '#shared/contract/exchange'
import { scoreRecord } from '#shared/match/replay'
import { runs, shown } from '../../../support/runs'
import { simulate, USUAL } from '../../../reference/simulate'
import { openApp } from '../../../support/main/apps'
import { temporaryFolder } from '../../../support/main/folder'
import { exported, importAll, RECORD } from './support'

type Row = Readonly<Record<string, string>>
const rowsOf = (csv: string): readonly Row[] => Papa.parse<Row>(csv.replace(/^\uFEFF/, ''), { header: true, skipEmptyLines: true, delimiter: ',' }).data

describe('A table as CSV', () => {
  it.each<[Cell, string]>([
    ['=1+1', `"'=1+1"`],
    ['+49 30', `"'+49 30"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['-2+3', `"'-2+3"`],
    ['  =cmd|x', `"'  =cmd|x"`],
    ['\t=1', `"'\t'=1"`],
    ['＝1', `"'＝1"`],
    [-3, '-3'],
    ['Ada, "the Camel"', '"Ada, ""the Camel"""'],
    ['two\nlines', '"two\nlines"'],
    ['6-4', '6-4'],
  ])('%j is written as %s', (cell, written) => {
    expect(csvRows([[cell, 'end']])).toBe(`${written},end\r\n`)
  })

  it.each<[Cell, string]>([
    ['6-4', '6|4'],
    ['12-0', '12|0'],
    ['0-0', '0|0'],
    ['6-4 4-2', '6-4 4-2'],
    ['2026-11-21', '2026-11-21'],
    ['2026-11-21T18:00:00.000Z', '2026-11-21T18:00:00.000Z'],
    ['1/2', `'1/2`],
    ['3.4.', `'3.4.`],
    ['3.4', `'3.4`],
    ['19:30', `'19:30`],
    ['007', `'007`],
    ['1e5', `'1e5`],
    ['Table 4', 'Table 4'],
    [-3, '-3'],
    ['=1+1', `"'=1+1"`],
    [null, ''],
  ])('for a spreadsheet %j is written as %s, so that it stays what it is', (cell, written) => {
    expect(csvRows([[cell, 'a;b', 'c,d']], 'commas')).toBe(`${written},a;b,"c,d"\r\n`)
    expect(csvRows([[cell, 'a;b', 'c,d']], 'semicolons')).toBe(`${written};"a;b";c,d\r\n`)
  })

  it(`no text that was typed begins a formula, and all of it can be read back ${shown}`, () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '"', ',', '\n', '\r', '\t', ' ', ';', 'a', '1', '|') }), { minLength: 2, maxLength: 4 }),
        (cells) => {
          const plain = (cell: string): string =>
            cell
              .replace(/^'/, '')
              .replace(/([;\t\r\n])'(?=["'\s]*[=+\-@|])/g, '$1')
              .replace(/^(\d)\|(\d)$/, '$1-$2')
          for (const form of TABLE_FORMS) {
            const delimiter = form === 'semicolons' ? ';' : ','
            const [read = []] = Papa.parse<string[]>(csvRows([cells], form), { delimiter, newline: '\r\n' }).data
            expect(read.map((cell, index) => (cells[index] === cell ? cell : plain(cell)))).toEqual(cells)
            for (const cell of read) expect(cell).not.toMatch(/^\s*[=+\-@\t\r\n]/)
          }
        },
      ),
      runs(300),
    )
  })
})

describe('The tables of matches', () => {
  it('tell each player of a match with place and points, and cannot be turned into formulas by a name', async () => {
    const app = await openApp(temporaryFolder())
    await importAll(app, [
      JSON.stringify({ ...RECORD, players: [{ name: '=HYPERLINK("x")' }, { name: 'Ben' }], date: '2020-02-29', place: 'Sea', gameName: 'Farm' }),
    ])
    const csv = await exported(app, 'results')
    expect(csv.startsWith(`\uFEFF${RESULT_COLUMNS.join(',')}\r\n`)).toBe(true)
    expect(rowsOf(csv)).toMatchObject([
      { date: '2020-02-29', game: 'Farm', place: 'Sea', seat: '1', player: `'=HYPERLINK("x")`, rounds: '1', finished: 'no', rank: '' },
      { seat: '2', player: 'Ben', won: '' },
    ])
  })

  it('add up: points of all events and ends of a player are the total', async () => {
    const app = await openApp(temporaryFolder())
    for (const preset of ['flower-and-scorpion', 'bergen-pagat', 'double-bergen']) {
      const { record } = simulate(11, preset, { ...USUAL, mostRounds: 8 })
      const [added] = await importAll(app, [JSON.stringify(record)])
      const matchId = added?.kind === 'added' ? added.matchId : ''
      const scored = scoreRecord(record)
      const totals = scored.ok ? [...scored.value.totals] : []
      const csv = await exported(app, 'events', matchId)
      expect(csv.startsWith(`\uFEFF${EVENT_COLUMNS.join(',')}\r\n`)).toBe(true)
      const sums = totals.map((_, seat) =>
        rowsOf(csv)
          .filter((row) => row['seat'] === String(seat + 1))
          .reduce((sum, row) => sum + Number(row['points']), 0),
      )
      expect(sums, preset).toEqual(totals)
      const results = rowsOf(await exported(app, 'results', matchId))
      expect(results.map((row) => Number(row['points']))).toEqual(totals)
    }
  })

  it('leave out what is in the bin, and tell how many matches cannot be read', async () => {
    const app = await openApp(temporaryFolder())
    const pieces = []
    for await (const piece of app.export({ kind: 'records', matchId: 'gone-match-1' }, undefined)) pieces.push(piece)
    expect(pieces).toEqual([{ text: '', done: 1, total: 1, unreadable: 1, leftOut: [] }])
  })
})
