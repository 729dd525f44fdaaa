import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, onTestFinished } from 'vitest'
import { makeRuling } from '#shared/arbiter/file/text'
import { root } from '../../scripts/lib/paths.mjs'
import { atNight } from '../every'
import { soon } from '../e2e/harness/soon'
import { exampleRuling } from '../support/ruling-example'
import { PHONE, test } from './harness/test'

describe('The checker of rulings', () => {
  atNight(['tests/e2e/ruling-checker.e2e.ts'], () => {
    test('opens from a disk, says which of three files holds, and says it in another language', async ({ open }) => {
      const folder = mkdtempSync(join(tmpdir(), 'caravan-rulings-'))
      onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
      const ruling = exampleRuling()
      const file = (name: string, text: string): string => {
        writeFileSync(join(folder, name), text)
        return join(folder, name)
      }
      const window = await open(PHONE)
      await window.goTo(pathToFileURL(join(root, 'out', 'renderer', 'check-ruling.html')).href)
      const { page } = window
      await page
        .css('#files')
        .files(
          file('good.json', makeRuling(ruling)),
          file('changed.json', JSON.stringify({ ...ruling, result: { ...ruling.result, winner: 1 } })),
          file('cut.json', makeRuling(ruling).slice(0, 400)),
        )
      const verdicts = page.css('article h2')
      await soon(() => verdicts.texts()).toEqual([
        '✓This ruling holds: Ada wins the round.',
        '✗This ruling does not hold. By the rules Ada wins the round.',
        '✗This is not a ruling that can be checked.',
      ])
      await page.css('#language').ask(([language]) => {
        ;(language as HTMLSelectElement).value = 'de'
        language?.dispatchEvent(new Event('change'))
      })
      await soon(() => page.css('#status').texts()).toEqual(['1 von 3 Entscheidungen stimmt.'])
      expect(await page.css('body').ask(([body]) => (body?.ownerDocument.documentElement.scrollWidth ?? 0) - globalThis.innerWidth)).toBeLessThanOrEqual(0)
    })
  })
})
