import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { atNight, EVERY } from '../every'
import { simulate, USUAL } from '../reference/simulate'
import { FAMILY, FIRST_ROUND } from './games'
import { expectNoFault } from './harness/axe'
import { turnLight } from './harness/light'
import { resize, sidewaysOverflow } from './harness/measure'
import { fileOfMatch, matchFiles } from './harness/records'
import { soon } from './harness/soon'
import { tableTest, test } from './harness/test'
import { FilesPage, downloaded, textOf } from './pages/files'
import { startMatch } from './harness/played'
import { fromMore } from './pages/more'

const PROJECT = resolve(import.meta.dirname, '..', '..')

const recordsOf = (count: number): readonly object[] =>
  Array.from({ length: count }, (_, seed) => ({ ...simulate(seed + 1, 'bergen-pagat', { ...USUAL, mostRounds: 2 }).record, place: `Table ${seed % 7}` }))

const put = (folder: string, name: string, text: string): string => {
  const place = join(folder, 'files')
  mkdirSync(place, { recursive: true })
  writeFileSync(join(place, name), text)
  return join(place, name)
}

/** Megabytes of the largest file: a page that read all of it at once would stand still. CARAVAN_EVERY has one longer than any text may be. */
const HUGE = EVERY ? 600 : 100

/** More than go to the host at once. */
const IN_ALL = 110

/** So many that their import can be stopped before it is over. */
const MANY = 400

const noFaults = async (page: Parameters<typeof expectNoFault>[0], where: string): Promise<void> => {
  await expectNoFault(page, where)
  await resize(page, { width: 360, height: 740 })
  await soon(() => sidewaysOverflow(page)).toEqual([])
  await resize(page, { width: 1280, height: 800 })
}

/** Whether colours of the page change bit by bit. */
function fades(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { dataset } = document.documentElement
    const before = dataset['theme']
    dataset['theme'] = before === 'dark' ? 'light' : 'dark'
    const fading = document.getAnimations().length > 0
    dataset['theme'] = before
    return fading
  })
}

describe('Files out and in', () => {
  tableTest('a match goes out as a match file, tables, a picture and on paper', async ({ page, dataFolder }) => {
    await startMatch(page, FAMILY, FIRST_ROUND)
    await fromMore(page, 'Score sheet')
    const dialog = page.getByRole('dialog', { name: 'Score sheet' })
    await dialog.getByRole('button', { name: 'Share' }).click()
    const out = page.getByRole('dialog', { name: 'Share' })
    await out.getByText('Save as a file').click()

    const record = await downloaded(page, out.getByRole('button', { name: 'Match file' }))
    expect(record.suggestedFilename()).toMatch(/^\d{4}-\d{2}-\d{2} Ada, Ben, Cleo\.caravan$/)
    const pure = JSON.parse(await textOf(record)) as Record<string, unknown>
    expect(Object.keys(pure)).not.toEqual(expect.arrayContaining(['edits']))
    const file = await fileOfMatch(dataFolder, page.url())
    expect((JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>)['rounds']).toEqual(pure['rounds'])
    const scored = execFileSync(process.execPath, [join(PROJECT, 'scripts', 'score.mjs'), '--json', await record.path()], { encoding: 'utf8' })
    expect(JSON.parse(scored)).toMatchObject({ totals: [6, 0, 1] })

    const results = await textOf(await downloaded(page, out.getByRole('button', { name: 'Results' })))
    expect(results.startsWith('\uFEFFmatch,date,')).toBe(true)
    expect(results.trim().split('\r\n')).toHaveLength(4)
    const events = await textOf(await downloaded(page, out.getByRole('button', { name: 'Entries' })))
    expect(events).toContain(',end: domino,')
    await out.getByText(/^Exported 1 match to /).waitFor()
    await noFaults(page, 'what is shared')

    await out.getByRole('img', { name: /Ada 6 · Cleo 1 · Ben 0/ }).waitFor()
    const png = await downloaded(page, out.getByRole('button', { name: 'Save picture' }))
    expect(png.suggestedFilename()).toMatch(/Ada, Ben, Cleo\.png$/)
    expect([...(await readFile(await png.path())).subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    await page.keyboard.press('Escape')

    await turnLight(page, 'dark')
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    const paper = page.locator('[data-printed]')
    await paper.getByText('Ada goes out and gets 2 chips.').waitFor()
    const printed = await paper.evaluate((sheet) => {
      const [body, root, page] = [sheet.querySelector('tbody'), document.getElementById('root'), document.documentElement]
      const of = (element: Element | null): CSSStyleDeclaration | null => (element === null ? null : getComputedStyle(element))
      return {
        ink: of(sheet)?.color,
        paper: of(sheet)?.backgroundColor,
        behind: of(page)?.backgroundColor,
        round: of(body)?.breakInside,
        page: of(root)?.display,
      }
    })
    expect(await fades(page), 'with little motion nothing fades, so paper is white at once').toBe(false)
    expect(printed).toEqual({ ink: 'rgb(0, 0, 0)', paper: 'rgb(255, 255, 255)', behind: 'rgb(255, 255, 255)', round: 'avoid', page: 'none' })
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await page.emulateMedia({ media: null, colorScheme: 'light' })

    // the shorter paper; CARAVAN_EVERY prints on the other too
    for (const format of EVERY ? (['Letter', 'A4'] as const) : (['Letter'] as const)) {
      const pdf = await page.pdf({ format, printBackground: true })
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), `${format}: one page`).toHaveLength(1)
    }
    // once printed, the page is what it was
    await dialog.waitFor()
    await soon(() => page.locator('[data-printed]').count()).toBe(0)
  })

  atNight(
    ['tests/properties/exchange.test.ts', 'tests/unit/renderer/exchange/read-files.test.ts', 'tests/unit/renderer/exchange/import-report.test.tsx'],
    () => {
      test('matches come in once, go out again, and what cannot be imported is told with its reason', async ({ page, dataFolder }) => {
        const data = await new FilesPage(page).visit()
        const records = recordsOf(IN_ALL)
        const lines = [
          ...records.map((record) => JSON.stringify(record)),
          '{"no": record',
          JSON.stringify({ ...records[0], players: [{ name: '<b>Ada</b>' }, { name: 'x'.repeat(1_000_000) }] }),
        ]
        const many = put(dataFolder, 'many.jsonl', `${lines.join('\n')}\n`)
        const list = put(dataFolder, 'list.json', JSON.stringify(records.slice(0, 3), null, 2))
        const picture = put(dataFolder, 'holiday.json', '\u0000\u0001 PNG')
        const latin = put(dataFolder, 'latin.json', '')
        writeFileSync(latin, Buffer.from('{"name":"Z\xfcrich"}', 'latin1'))

        await data.bringIn(many)
        await soon(() => data.report()).toEqual([`${IN_ALL} matches added`, '2 matches not imported'])
        await soon(() => data.refusalRows()).toEqual([
          expect.stringMatching(/many\.jsonlLine 111.*not JSON.*bad-record/),
          expect.stringMatching(/many\.jsonlLine 112.*This match is too long/),
        ])
        await noFaults(page, 'the files page')

        await data.bringIn(list, picture, latin, many)
        await soon(() => data.report()).toEqual([`${IN_ALL + 3} matches already here`, '4 matches not imported'])
        await soon(() => data.refusalRows()).toEqual([
          expect.stringMatching(/holiday\.jsonWhole file.*This isn’t a match file/),
          expect.stringMatching(/latin\.jsonWhole file.*UTF-8/),
          expect.stringMatching(/Line 111/),
          expect.stringMatching(/Line 112/),
        ])

        const all = await data.takeOut('Match file')
        expect(all.suggestedFilename()).toMatch(/^\d{4}-\d{2}-\d{2} Caravan matches\.jsonl$/)
        const scored = execFileSync(process.execPath, [join(PROJECT, 'scripts', 'score.mjs'), '--jsonl', await all.path()], {
          encoding: 'utf8',
          maxBuffer: 64 * 1024 * 1024,
        })
          .trim()
          .split('\n')
        expect(scored).toHaveLength(IN_ALL)
        expect(scored.filter((line) => line.includes('"error"'))).toEqual([])
        const results = await textOf(await data.takeOut('Results'))
        expect(results.trim().split('\r\n').length).toBe(
          1 + records.reduce<number>((sum, record) => sum + (record as { players: unknown[] }).players.length, 0),
        )
        await data.exchange.getByText(/^Exported 110 matches to /).waitFor()
      })
    },
  )

  atNight(['tests/unit/renderer/exchange/read-files.test.ts', 'tests/unit/renderer/exchange/import-report.test.tsx'], () => {
    test('a long import can be stopped, keeps the page alive, and goes on where it was', { timeout: 400_000 }, async ({ page, dataFolder }) => {
      const data = await new FilesPage(page).visit()
      const file = put(
        dataFolder,
        'years.jsonl',
        recordsOf(MANY)
          .map((record) => JSON.stringify(record))
          .join('\n'),
      )
      await data.bringIn(file)
      const stop = data.exchange.getByRole('button', { name: 'Stop import' })
      await data.exchange.getByText(/matches added/).waitFor()
      await stop.click()
      const [first = ''] = await data.report()
      const taken = Number(/^([\d,]+)/.exec(first)?.[1]?.replace(',', ''))
      expect(taken).toBeGreaterThan(0)
      expect(taken).toBeLessThan(MANY)
      expect(await matchFiles(dataFolder)).toHaveLength(taken)

      await data.bringIn(file)
      await data.exchange.getByText('Import finished.').waitFor({ timeout: 180_000 })
      expect(await matchFiles(dataFolder)).toHaveLength(MANY)
    })
  })

  tableTest('files far too large are refused, dropped or chosen, while the page stays alive', async ({ page }) => {
    const data = await new FilesPage(page).visit()
    const pieces = await page.evaluate(async (megabytes) => {
      const megabyte = new Blob(['x'.repeat(1024 * 1024)])
      const name = new Blob(['{"format":"caravan-record","players":[{"name":"'])
      const huge = new File([name, ...Array.from({ length: megabytes }, () => megabyte), '"}]}'], 'huge.json')
      const deep = new File(['['.repeat(3_000_000)], 'deep.json')
      const lines = new File([...Array.from({ length: 8 }, () => [megabyte, '\n']).flat()], 'huge.jsonl')
      const carried = new DataTransfer()
      for (const file of [huge, deep, lines]) carried.items.add(file)
      // the page comes to everything else between two pieces
      const pieces: number[] = []
      for (const read of ['arrayBuffer', 'text', 'stream', 'bytes'] as const) {
        const usual = Blob.prototype[read] as () => unknown
        Object.defineProperty(Blob.prototype, read, {
          value(this: Blob) {
            pieces.push(this.size)
            return Reflect.apply(usual, this, [])
          },
        })
      }
      window.dispatchEvent(new DragEvent('drop', { dataTransfer: carried, bubbles: true, cancelable: true }))
      const ended = (): boolean => document.body.textContent.includes('Import finished.')
      while (!ended()) await new Promise((resolve) => setTimeout(resolve, 20))
      return pieces
    }, HUGE)
    expect(pieces.length, 'pieces in which they are read').toBeGreaterThan(HUGE)
    expect(Math.max(...pieces), 'bytes of the largest').toBeLessThanOrEqual(1024 * 1024)
    await soon(() => data.report()).toEqual(['10 matches not imported'])
    expect((await data.refusalRows()).slice(0, 3)).toEqual([
      expect.stringMatching(/^huge\.jsonMatch 1This match is too long, so it was skipped\./),
      expect.stringMatching(/^deep\.json.*ends in the middle/),
      expect.stringMatching(/^huge\.jsonlLine 1This isn’t a match from Caravan, and it’s too large to look into\./),
    ])
  })
})
