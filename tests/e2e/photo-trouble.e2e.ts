import { join } from 'node:path'
import type { Page, Route } from 'playwright-core'
import { describe, expect } from 'vitest'
import { atNight } from '../every'
import { FAMILY, FIRST_ROUND } from './games'
import { accessibilityFaults } from './harness/axe'
import { untilConnected } from './harness/connected'
import { HOST_AWAY } from './harness/faults'
import { inSight, resize } from './harness/measure'
import { jpegOf } from './harness/pictures'
import { fileOfMatch, storedEvents } from './harness/records'
import { onceRead, soon } from './harness/soon'
import { tableTest, test } from './harness/test'
import { expectFocus } from './pages/keyboard'
import { startMatch } from './harness/played'
import { openPhoto, photoButton, type PlayPhoto } from './pages/photo'
import { TablePage } from './pages/table'

async function photoAfter(page: Page, plays: number): Promise<PlayPhoto> {
  await startMatch(page, FAMILY, FIRST_ROUND.slice(0, plays))
  return openPhoto(page)
}

/** What reading needs, in the order in which it is fetched, and what is said where that is missing. */
const NEEDED = [
  ['the program that reads', '**/worker-*.js', /its program could not be fetched/],
  ['a network', '**/*.onnx', /a recognition model could not be fetched \(404\)/],
  ['what runs the networks', '**/*.wasm', /what runs the recognition could not be fetched or started/],
] as const

describe('Where reading cannot start', () => {
  atNight(
    ['tests/unit/renderer/recognition/open-recognizer.test.ts', 'tests/unit/renderer/match/photo/play-photo.test.tsx', 'tests/e2e/photo-offline.e2e.ts'],
    () => {
      test(
        'that is said, and each next try goes on from there; where the host then goes away, the play is entered once',
        { timeout: 400_000 },
        async ({ page, host, faults, dataFolder }) => {
          faults.expect(HOST_AWAY)
          faults.expect(/404|[Ww]orker|wasm|ArrayBuffer|Aborted|MIME|\.onnx/)
          const context = page.context()
          const missing = (route: Route) => route.fulfill({ status: 404, body: '' })
          const never = (): void => undefined
          for (const [, files] of NEEDED) await context.route(files, missing)
          const photo = await photoAfter(page, 2)
          for (const [what, files, says] of NEEDED) {
            await photo.choose(await jpegOf('table-03'))
            await onceRead(() => photo.refusal()).toMatch(says)
            await soon(() => photo.canEnter(), { message: what }).toBe(false)
            await context.unroute(files, missing)
          }

          // a file that never comes is not waited for by the next try
          await context.route('**/*.onnx', never)
          await photo.choose(await jpegOf('table-03'))
          const cancel = photo.dialog.getByRole('button', { name: 'Cancel reading' })
          await cancel.waitFor()
          await context.unroute('**/*.onnx', never)
          await cancel.click()
          await photo.choose(await jpegOf('table-03'))
          await photo.expectProposed('5-0', 'Right end')

          // while the host is away the photo stays on the screen, and says where a person looks that nothing was entered
          const file = await fileOfMatch(dataFolder, page.url())
          await host.kill()
          await photo.enterButton.click()
          const told = photo.dialog.getByRole('alert').getByText('May not be saved')
          await told.waitFor()
          await soon(() => inSight(told)).toBe(true)
          await host.start()
          await untilConnected(page)
          await photo.enter()
          expect(await storedEvents(file)).toEqual(FIRST_ROUND.slice(0, 3))
        },
      )
    },
  )
})

describe('Where the dialog itself takes long to come', () => {
  tableTest('that is said, and it can be given up and opened again', async ({ windows, faults }) => {
    faults.expect(/play-photo/)
    // one that has not fetched it yet
    const page = await windows.open()
    await startMatch(page, FAMILY, FIRST_ROUND.slice(0, 2))
    let release = (): void => undefined
    const held = new Promise<void>((over) => (release = over))
    await page.context().route('**/play-photo-*.js', async (route) => {
      await held
      await route.continue()
    })
    await photoButton(page).click()
    const waiting = page.getByRole('dialog', { name: 'Take photo', exact: true })
    await waiting.getByText('Loading the photo reader').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await waiting.waitFor({ state: 'detached' })
    await expectFocus(photoButton(page))
    release()
    await openPhoto(page)
  })
})

describe('On a small telephone', () => {
  atNight(['tests/unit/renderer/photo/source/source.test.tsx'], () => {
    test('a picture is seen to be read, and can be given up, though the one before it is still shown', async ({ page, faults }) => {
      faults.expect(/traineddata/)
      const photo = await photoAfter(page, 2)
      await photo.choose(await jpegOf('table-03'))
      await photo.expectProposed('5-0', 'Right end')
      await resize(page, { width: 320, height: 568 })
      await page.context().route('**/*.traineddata.gz', () => undefined)
      await photo.tilesWith('numbers')
      const cancel = photo.dialog.getByRole('button', { name: 'Cancel reading' })
      await cancel.waitFor()
      await soon(() => inSight(cancel)).toBe(true)
      await photo.dialog.evaluate((dialog) => dialog.scrollTo({ top: dialog.scrollHeight }))
      await soon(() => inSight(cancel)).toBe(true)
      await cancel.click()
      await photo.expectProposed('5-0', 'Right end')
    })
  })
})

describe('A round that ends elsewhere', () => {
  atNight(['tests/unit/renderer/match/photo/play-photo.test.tsx'], () => {
    tableTest('closes the photo, which does not come back on its own', async ({ page, windows }) => {
      const photo = await photoAfter(page, FIRST_ROUND.length - 1)
      const other = await windows.open()
      await other.goto(page.url())
      const theirs = await new TablePage(other).ready()
      await theirs.enter(FIRST_ROUND.at(-1) ?? '')
      await photo.dialog.waitFor({ state: 'detached' })
      await theirs.undo()
      await new TablePage(page).expectTurn('Ada')
      await soon(() => photo.dialog.count()).toBe(0)
    })
  })
})

describe('A folder', () => {
  atNight(['tests/unit/renderer/photo/source/source.test.tsx', 'tests/e2e/photo-offline.e2e.ts'], () => {
    tableTest('that is dropped is said to be none to read', async ({ page, dataFolder }) => {
      const photo = await photoAfter(page, 2)
      const session = await page.context().newCDPSession(page)
      for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
        await session.send('Input.dispatchDragEvent', {
          type,
          x: 640,
          y: 400,
          data: { items: [], files: [join(dataFolder, 'matches')], dragOperationsMask: 1 },
        })
      }

      await soon(() => photo.refusal()).toMatch(/Can’t open this file\. It may be a folder/)
    })
  })
})
