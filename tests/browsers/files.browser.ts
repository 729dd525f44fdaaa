import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { paths } from '../../src/renderer/navigation/paths'
import { atNight } from '../every'
import { soon } from '../e2e/harness/soon'
import { simulate, USUAL } from '../reference/simulate'
import { LAPTOP, test } from './harness/test'

const MATCHES = 3

describe('Files', () => {
  atNight(['tests/e2e/exchange.e2e.ts'], () => {
    test('bring matches in, once, and take them out again', async ({ host, openPage }) => {
      const records = Array.from({ length: MATCHES }, (_, seed) => simulate(seed + 1, 'bergen-pagat', { ...USUAL, mostRounds: 2 }).record)
      const file = join(host.dataFolder, 'few.jsonl')
      writeFileSync(file, [...records.map((record) => JSON.stringify(record)), '{"no": record'].join('\n'))

      const window = await openPage(LAPTOP, paths.files)
      const exchange = window.page.role('region', 'Export and import')
      await exchange.button(/^Choose files/).files(file)
      await exchange.says(/3 matches added[^]*1 match not imported/)
      await exchange.button(/^Choose files/).files(file)
      await exchange.says(/3 matches already here/)

      await exchange.button('Match file').click()
      await exchange.says(/Exported 3 matches to /)
      const saved = () => readdirSync(window.downloads).filter((name) => name.endsWith('.jsonl'))
      await soon(() => saved().length).toBe(1)
      const text = () =>
        readFileSync(join(window.downloads, saved()[0] ?? ''), 'utf8')
          .trim()
          .split('\n')
      await soon(() => text().length).toBe(MATCHES)
      const names = (record: Pick<(typeof records)[number], 'players'>) => record.players.map(({ name }) => name).join()
      const out = text().map((line) => names(JSON.parse(line) as (typeof records)[number]))
      expect(out.toSorted()).toEqual(records.map(names).toSorted())
    })
  })
})
