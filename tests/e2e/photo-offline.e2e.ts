import { describe, expect } from 'vitest'
import { atNight } from '../every'
import { FAMILY, FIRST_ROUND } from './games'
import { openGate, type Gate } from './harness/gate'
import type { Host } from './harness/host'
import { jpegOf } from './harness/pictures'
import { fileOfMatch, storedEvents } from './harness/records'
import { soon } from './harness/soon'
import { test as base } from './harness/test'
import { startMatch } from './harness/played'
import { openPhoto } from './pages/photo'

/** A house with a gate before it. Windows go first: one that outlives its gate tries to come back through it, which is a fault of no page. */
const test = base
  .extend('gate', async ({ host }, { onCleanup }) => {
    const gate = await openGate(host.url)
    onCleanup(() => gate.close())
    return gate
  })
  .extend('windows', ({ gate, windows }) => ({
    ...windows,
    open: (options = {}, at) => windows.open({ proxy: { server: gate.server, bypass: '<-loopback>' }, ...options }, at),
  }))

/** Chromium's own questions about form fields, asked whatever the page is. */
const OF_THE_BROWSER = 'CONNECT content-autofill.googleapis.com:443'

/** What a request of the page may be for. */
const own =
  (host: string) =>
  (asked: string): boolean =>
    asked.startsWith(`GET http://${host}/`) || asked === `CONNECT ${host}`

/** What a gate was asked for in front of a host, but for the browser's own, and what of it was for anyone else. */
function seenBy(gate: Gate, host: Host) {
  const { host: ownHost } = new URL(host.url)
  const asked = (): readonly string[] => gate.asked().filter((request) => request !== OF_THE_BROWSER)
  return { asked, elsewhere: () => asked().filter((request) => !own(ownHost)(request)) }
}

describe('Reading a photo', () => {
  test('asks nobody but its own host, with a browser that can reach nobody unseen', async ({ host, gate, windows, faults, dataFolder }) => {
    const page = await windows.open()
    await startMatch(page, FAMILY, FIRST_ROUND.slice(0, 2))
    const { asked, elsewhere } = seenBy(gate, host)
    const photo = await openPhoto(page)
    await photo.choose(await jpegOf('table-03'))
    await photo.expectProposed('5-0', 'Right end')
    await photo.enter()
    expect(await storedEvents(await fileOfMatch(dataFolder, page.url()))).toEqual(FIRST_ROUND.slice(0, 3))
    expect(elsewhere()).toEqual([])
    // the networks and what runs them came through the gate, so it saw what the reading fetches
    expect(asked().filter((request) => request.endsWith('.onnx')).length).toBeGreaterThanOrEqual(2)
    expect(asked().filter((request) => request.endsWith('.wasm')).length).toBeGreaterThanOrEqual(1)
    // what reads numbers only is left where it is
    expect(asked().filter((request) => /numerals|tesseract|traineddata/.test(request))).toEqual([])

    // and the gate would have seen anything else
    faults.expect(/elsewhere\.example|502/)
    await page
      .context()
      .newPage()
      .then((other) => other.goto('http://elsewhere.example/'))
    expect(gate.asked()).toContain('GET http://elsewhere.example/')
  })

  atNight(
    ['tests/e2e/photo-offline.e2e.ts', 'tests/unit/renderer/recognition/read-numeral-photo.test.ts', 'tests/unit/renderer/recognition/number-reader.test.ts'],
    () => {
      test('asks nobody else of tiles with numbers either, each part of what reads them once', async ({ host, gate, windows, dataFolder }) => {
        const page = await windows.open()
        await startMatch(page, FAMILY, FIRST_ROUND.slice(0, 3))
        const { asked, elsewhere } = seenBy(gate, host)
        const numbers = await openPhoto(page)
        await numbers.tilesWith('numbers')
        await numbers.choose(await jpegOf('numerals-04'))
        await numbers.expectProposed('5-2', 'Right end')
        expect([...(await numbers.readings())].sort()).toEqual(['2-0', '2-2', '5-0', '5-2'])
        await numbers.enter()
        expect(await storedEvents(await fileOfMatch(dataFolder, page.url()))).toEqual(FIRST_ROUND.slice(0, 4))
        expect(elsewhere()).toEqual([])
        for (const part of [/numerals-.*\.onnx$/, /worker\.min-.*\.js$/, /tesseract-core.*\.js$/, /\/eng\.traineddata\.gz$/])
          expect(asked().filter((request) => part.test(request))).toHaveLength(1)

        // the next time the choice is still there
        const again = await openPhoto(page)
        await soon(() => again.print.inputValue()).toBe('numbers')
      })
    },
  )
})
