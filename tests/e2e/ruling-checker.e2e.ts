import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect } from 'vitest'
import { makeRuling } from '#shared/arbiter/file/text'
import { root } from '../../scripts/lib/paths.mjs'
import { exampleRuling } from '../support/ruling-example'
import { expectNoFault } from './harness/axe'
import { watchFaults } from './harness/faults'
import { soon } from './harness/soon'
import { browserTest as test, WINDOW } from './harness/test'
import { downloaded } from './pages/files'

const BUILT = join(root, 'out', 'renderer', 'check-ruling.html')

const upload = (name: string, text: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) })

test('The checker of rulings, opened as a file: it says of each ruling whether it holds, in two languages, and asks no network', async ({
  browser,
  onTestFinished,
}) => {
  const context = await browser.newContext({ ...WINDOW, locale: 'de-DE' })
  onTestFinished(() => context.close())
  const faults = watchFaults()
  await faults.watch(context)
  const asked: string[] = []
  context.on('request', (request) => asked.push(request.url()))
  const page = await context.newPage()
  const address = pathToFileURL(BUILT).href
  await page.goto(address)

  const good = exampleRuling()
  const changed = { ...good, result: { ...good.result, points: [3, 0, 0] } }
  const files = [
    upload('good.ruling.json', makeRuling(good)),
    upload('changed.ruling.json', makeRuling(changed)),
    upload('cut.ruling.json', makeRuling(good).slice(0, 500)),
  ]
  await page.getByLabel('Dateien wählen').setInputFiles(files)
  await page.getByRole('status').getByText('1 von 3 Entscheidungen stimmt.').waitFor()
  const headings = page.getByRole('article').getByRole('heading', { level: 2 })
  await soon(() => headings.allInnerTexts()).toEqual([
    '✓Diese Entscheidung stimmt: Ada gewinnt die Runde.',
    '✗Diese Entscheidung stimmt nicht. Nach den Regeln gewinnt Ada die Runde.',
    '✗Das ist keine Entscheidung, die sich prüfen lässt.',
  ])

  await page.getByRole('combobox', { name: 'Sprache' }).selectOption('English')
  await soon(() => headings.allInnerTexts()).toEqual([
    '✓This ruling holds: Ada wins the round.',
    '✗This ruling does not hold. By the rules Ada wins the round.',
    '✗This is not a ruling that can be checked.',
  ])
  const wrong = page.getByRole('article').nth(1).getByRole('listitem').filter({ hasText: 'does not hold' })
  await soon(() => wrong.filter({ hasText: 'Points for the round' }).locator('dd').allInnerTexts()).toEqual([
    'Ada +3, Ben 0, Cleo 0',
    'Ada +2, Ben 0, Cleo 0',
    'result.points[0]: 3 → 2',
  ])
  await soon(() => wrong.count()).toBe(2)
  await soon(() => page.getByRole('article').nth(2).innerText()).toMatch(/It ends in the middle, at line \d+, character \d+\./)
  await expectNoFault(page, 'the checker')

  // a text that is pasted into its field, or anywhere; and a file that is dropped
  const text = makeRuling(good)
  await page.getByText('Paste the text of a ruling').click()
  await page.getByLabel('Text of a ruling file').fill(` ${text}`)
  await page.getByRole('button', { name: 'Check text' }).click()
  await page.getByRole('status').getByText('Pasted text: This ruling holds: Ada wins the round.').waitFor()
  await page.evaluate((ruling) => {
    const brought = new DataTransfer()
    brought.items.add(new File([ruling], 'dropped.json'))
    document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: brought }))
  }, text)
  await page.getByRole('status').getByText('dropped.json: This ruling holds: Ada wins the round.').waitFor()
  await page.evaluate((ruling) => {
    const brought = new DataTransfer()
    brought.setData('text/plain', ruling.slice(0, 100))
    document.body.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: brought }))
  }, text)
  await page.getByRole('status').getByText('Pasted text: This is not a ruling that can be checked.').waitFor()

  // it saves itself as it came, whatever it shows by now
  const saved = await downloaded(page, page.getByRole('button', { name: 'Save checker' }))
  expect(saved.suggestedFilename()).toBe('check-ruling.html')
  expect((await readFile(await saved.path())).equals(await readFile(BUILT))).toBe(true)

  expect(asked.filter((url) => url !== address && !url.startsWith('data:') && !url.startsWith('blob:'))).toEqual([])
  expect(faults.all()).toEqual([])
  expect(
    await page.evaluate(() =>
      fetch('https://caravan.example/').then(
        () => 'answered',
        () => 'refused',
      ),
    ),
  ).toBe('refused')
  expect(faults.all().join()).toMatch(/violates the following Content Security Policy directive: "default-src 'none'"/)
})
