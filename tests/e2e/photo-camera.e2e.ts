import { describe, expect } from 'vitest'
import { FAMILY, FIRST_ROUND } from './games'
import { test, testWithCameras } from './harness/camera'
import { jpegOf } from './harness/pictures'
import { watchCameras } from './harness/live-cameras'
import { fileOfMatch, scoreOf, storedEvents } from './harness/records'
import { onceRead, READING_MS, soon } from './harness/soon'
import { tableTest as withoutCamera } from './harness/test'
import { startMatch } from './harness/played'
import { openPhoto } from './pages/photo'

const CAMERA = { permissions: ['camera'] }
const withTwoCameras = testWithCameras(2)
const withRefusedCamera = testWithCameras(1, 'refused')

describe('A camera over the table', () => {
  test('sees tile after tile played, proposes each play, and enters what is confirmed, or by itself', async ({ windows, camera, dataFolder }) => {
    const page = await windows.open(CAMERA)
    await camera.show('table-01')
    const table = await startMatch(page, FAMILY, ['2-2'])

    const photo = await openPhoto(page)
    await photo.watch()
    await onceRead(() => photo.readings()).toEqual(['2-2'])
    expect(await photo.canEnter()).toBe(false)

    // a hand lays a tile; while it is in the picture nothing is proposed
    await camera.lay(1)
    await photo.expectSeen('2-0')
    await photo.chooseEnd('Right end')
    await photo.expectProposed('2-0', 'Right end')
    expect(await storedEvents(await fileOfMatch(dataFolder, page.url()))).toEqual(['2-2'])
    await photo.enterAndWatchOn()
    expect(await storedEvents(await fileOfMatch(dataFolder, page.url()))).toEqual(['2-2', '2-0 right'])

    await camera.lay(2)
    await photo.expectProposed('5-0', 'Right end')
    await photo.enterAndWatchOn()
    await photo.leave('button')
    const file = await fileOfMatch(dataFolder, page.url())
    expect(await storedEvents(file)).toEqual(FIRST_ROUND.slice(0, 3))
    await table.expectTotals([2, 0, 0])
    expect(await scoreOf(file)).toMatchObject({ totals: [2, 0, 0], winner: null })
    expect(await table.laid()).toHaveLength(3)

    // from now on nobody confirms: a play is entered by itself, taken back by one tap, and not entered again while it lies there
    await table.undo()
    const again = await openPhoto(page)
    await again.watch()
    await again.entersAfter('After 1 s')
    await again.dialog.getByText('5-0 entered.', { exact: true }).waitFor({ timeout: 2 * READING_MS })
    expect(await storedEvents(file)).toEqual(FIRST_ROUND.slice(0, 3))
    await again.dialog.getByRole('button', { name: 'Undo' }).click()
    await soon(() => storedEvents(file)).toEqual(FIRST_ROUND.slice(0, 2))
    await again.expectProposed('5-0', 'Right end')
    await again.dialog.getByRole('button', { name: 'Don’t enter' }).waitFor({ state: 'detached' })
    expect(await storedEvents(file)).toEqual(FIRST_ROUND.slice(0, 2))
    await again.enterAndWatchOn()
    // what a camera cannot see is one tap
    await again.dialog.getByRole('button', { name: 'Pass', exact: true }).click()
    await soon(async () => (await storedEvents(file)).length).toBe(4)
    await again.leave('button')

    // a photograph that is taken with the keys is gone on from, though the button that took it is gone
    await camera.show('table-02')
    await startMatch(page, FAMILY, ['2-2'])
    const { dialog } = await openPhoto(page)
    await photo.startCamera()
    const take = dialog.getByRole('button', { name: 'Take photo' })
    await soon(() => take.isEnabled()).toBe(true)
    await take.press('Enter')
    await photo.expectSeen('2-0')
    await soon(() =>
      dialog.evaluate(
        (within) => document.activeElement?.closest('[hidden]') === null && within !== document.activeElement && within.contains(document.activeElement),
      ),
    ).toBe(true)
  })
})

describe('The camera', () => {
  test('sees nothing after it is switched off, nor after Escape', async ({ windows, camera }) => {
    const page = await windows.open(CAMERA)
    await camera.show('table-01')
    await startMatch(page, FAMILY)
    const live = await watchCameras(page)
    for (const way of ['Turn camera off', 'Escape'] as const) {
      const photo = await openPhoto(page)
      await photo.startCamera()
      await soon(live).toBe(1)
      if (way === 'Turn camera off') await photo.dialog.getByRole('button', { name: way }).click()
      else await photo.leave('Escape')

      await soon(live).toBe(0)
      if (way === 'Turn camera off') await photo.leave('button')
    }
  })
})

describe('Without a camera that may be used', () => {
  withRefusedCamera('a camera that is refused is said to be, and a file does instead', async ({ windows, faults, dataFolder }) => {
    faults.expect(/permission/i)
    const page = await windows.open()
    await startMatch(page, FAMILY, FIRST_ROUND.slice(0, 2))
    const photo = await openPhoto(page)
    await photo.startCamera()
    await soon(() => photo.refusal()).toMatch(/doesn’t have permission to use the camera/)
    await photo.choose(await jpegOf('table-03'))
    await photo.expectProposed('5-0', 'Right end')
    await photo.enter()
    expect(await storedEvents(await fileOfMatch(dataFolder, page.url()))).toEqual(FIRST_ROUND.slice(0, 3))
  })

  withoutCamera('where there is none, that is said, and a file does instead', async ({ page, dataFolder }) => {
    await page.context().grantPermissions(CAMERA.permissions)
    await startMatch(page, FAMILY, FIRST_ROUND.slice(0, 2))
    const photo = await openPhoto(page)
    await photo.startCamera()
    await soon(() => photo.refusal()).toMatch(/^No camera found\./)
    await photo.choose(await jpegOf('table-03'))
    await photo.expectProposed('5-0', 'Right end')
    await photo.enter()
    expect(await storedEvents(await fileOfMatch(dataFolder, page.url()))).toEqual(FIRST_ROUND.slice(0, 3))
  })
})

describe('With two cameras', () => {
  withTwoCameras('either can be chosen', async ({ windows }) => {
    const page = await windows.open(CAMERA)
    await startMatch(page, FAMILY)
    const photo = await openPhoto(page)
    await photo.startCamera()
    await soon(() => photo.cameras()).toEqual(['fake_device_0', 'fake_device_1'])
    await photo.chooseCamera('fake_device_1')
    await soon(() => photo.cameraInUse()).toBe('fake_device_1')
  })
})
