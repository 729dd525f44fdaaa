import { describe, expect } from 'vitest'
import { atNight, EVERY } from '../every'
import { FAMILY, FIRST_ROUND } from './games'
import { test, testWithCameras, type Camera } from './harness/camera'
import { bumpedInShadow } from './harness/pictures'
import { holdNextCamera, watchCameras } from './harness/live-cameras'
import { resize } from './harness/measure'
import { fileOfMatch, scoreOf, storedEvents } from './harness/records'
import { onceRead, READING_MS, soon } from './harness/soon'
import { tableTest as withoutCamera, type Windows } from './harness/test'
import { SIZES } from './harness/too-long'
import { startMatch } from './harness/played'
import { CameraTable } from './pages/camera-table'
import { openPhoto } from './pages/photo'

const CAMERA = { permissions: ['camera'] }
const withTwoCameras = testWithCameras(2)
const withRefusedCamera = testWithCameras(1, 'refused')

/** A page whose camera has entered so many tiles with nobody touching anything: two or three. */
async function tilesEntered(tiles: 2 | 3, windows: Windows, camera: Camera, dataFolder: string) {
  const page = await windows.open(CAMERA)
  await camera.show('table-00')
  await startMatch(page, FAMILY)
  const live = await watchCameras(page)
  const table = await CameraTable.open(page)
  const file = await fileOfMatch(dataFolder, page.url().replace('/camera', ''))
  await table.waits(0)
  await table.expectSeen(0)

  await camera.show('table-01')
  await onceRead(() => storedEvents(file)).toEqual(FIRST_ROUND.slice(0, 1))
  for (let laid = 1; laid < tiles; laid += 1) {
    // a hand lays a tile; while it is in the picture nothing is entered
    await camera.lay(laid)
    await onceRead(() => storedEvents(file)).toEqual(FIRST_ROUND.slice(0, laid + 1))
  }
  expect(await scoreOf(file)).toMatchObject({ totals: [2, 0, 0], winner: null })
  await soon(() => table.events.count()).toBe(tiles)
  return { page, table, file, live }
}

describe('A camera over the table', () => {
  test('keeps the score: tiles are entered with nobody touching anything; off, it sees nothing', async ({ windows, camera, dataFolder }) => {
    const { page, table, file, live } = await tilesEntered(EVERY ? 3 : 2, windows, camera, dataFolder)
    const entered = await table.events.count()

    // what a camera cannot see is one tap: a pass, and a draw without a frame over the face-down tiles
    await page.getByRole('button', { name: 'Pass', exact: true }).click()
    await soon(async () => (await storedEvents(file)).length).toBe(entered + 1)
    await page.getByRole('button', { name: 'Pause the camera' }).click()
    await soon(live).toBe(0)
  })

  atNight(['tests/e2e/photo-camera.e2e.ts', 'tests/unit/renderer/photo/source/camera.test.tsx'], () => {
    test('of a photo sees nothing after it is switched off, nor after Escape; once it took one, the keys go on from there', async ({ windows, camera }) => {
      const page = await windows.open(CAMERA)
      await startMatch(page, FAMILY, FIRST_ROUND.slice(0, 3))
      const live = await watchCameras(page)
      const photo = await openPhoto(page)
      const { dialog } = photo
      await photo.startCamera()
      await soon(live).toBe(1)
      await photo.cameraOff.click()
      await soon(live).toBe(0)
      // the button that took it is gone
      await camera.show('table-04')
      await photo.startCamera()
      const take = dialog.getByRole('button', { name: 'Take photo' })
      await soon(() => take.isEnabled()).toBe(true)
      await take.press('Enter')
      await photo.expectSeen('5-2')
      await soon(() =>
        dialog.evaluate(
          (within) => document.activeElement?.closest('[hidden]') === null && within !== document.activeElement && within.contains(document.activeElement),
        ),
      ).toBe(true)
      await photo.leave('Escape')
      await openPhoto(page)
      await photo.startCamera()
      await soon(live).toBe(1)
      await photo.leave('Escape')
      await soon(live).toBe(0)
    })
  })

  atNight(
    [
      'tests/unit/shared/watch/face-down.test.ts',
      'tests/unit/shared/watch/engine.test.ts',
      'tests/unit/shared/watch/rounds.test.ts',
      'tests/unit/renderer/screens/camera/camera.test.tsx',
    ],
    () => {
      test('asks about a tile once it was refused, undoes one that is taken up, and goes on after a bump in a shadow', async ({
        windows,
        camera,
        dataFolder,
      }) => {
        const { page, table, file } = await tilesEntered(3, windows, camera, dataFolder)

        // undone by a tap, it is not entered again while it lies there
        await page.getByRole('button', { name: 'Undo', exact: true }).click()
        await table.expectAsked(/^5-0 is on the table but isn’t entered/)
        expect(await storedEvents(file)).toEqual(FIRST_ROUND.slice(0, 2))
        await table.answer('5-0, Right end')
        await onceRead(() => storedEvents(file)).toEqual(FIRST_ROUND.slice(0, 3))

        // taken up again
        await camera.show('table-02')
        await onceRead(() => storedEvents(file)).toEqual(FIRST_ROUND.slice(0, 2))

        // bumped, and in the shadow of someone who leans over, it finds the line again and goes on
        await camera.show('table-02', bumpedInShadow)
        await table.expectSeen(2)
        await camera.show('table-03', bumpedInShadow)
        await onceRead(() => storedEvents(file)).toEqual(FIRST_ROUND.slice(0, 3))
      })

      test('sees a draw, once a frame lies over the face-down tiles, and remembers where it lay', async ({ windows, camera, dataFolder }) => {
        const page = await windows.open(CAMERA)
        await camera.show('boneyard-10')
        await startMatch(page, FAMILY, FIRST_ROUND.slice(0, 1))
        const table = await CameraTable.open(page)
        const file = await fileOfMatch(dataFolder, page.url().replace('/camera', ''))
        await table.expectSeen(1)
        await page.getByRole('button', { name: 'Yes, seats are right' }).click()
        await table.frame({ left: 0.53, top: 0.56, right: 0.95, bottom: 0.98 })
        await table.picture.getByText('10 face down').waitFor({ timeout: READING_MS })
        await camera.show('boneyard-09')
        await onceRead(async () => (await storedEvents(file)).slice(1)).toEqual(['draw'])
        await table.picture.getByText('9 face down').waitFor({ timeout: READING_MS })
        await page.reload()
        await table.picture.getByRole('button', { name: /^Frame of the face-down tiles/ }).waitFor()
      })
    },
  )
})

describe('Without a camera that may be used', () => {
  atNight(['tests/unit/renderer/photo/source/camera.test.tsx'], () => {
    withRefusedCamera('a camera that is refused is said to be, and a file does instead', async ({ windows, faults }) => {
      faults.expect(/permission/i)
      const page = await windows.open()
      await startMatch(page, FAMILY)
      const photo = await openPhoto(page)
      await photo.startCamera()
      await soon(() => photo.refusal()).toMatch(/doesn’t have permission to use the camera/)
      await soon(() => photo.fileButton.isEnabled()).toBe(true)
    })
  })

  withoutCamera('where there is none, that is said, and a file does instead', async ({ page }) => {
    await page.context().grantPermissions(CAMERA.permissions)
    await startMatch(page, FAMILY)
    const photo = await openPhoto(page)
    await photo.startCamera()
    await soon(() => photo.refusal()).toMatch(/^No camera found\./)
    await soon(() => photo.fileButton.isEnabled()).toBe(true)
  })
})

describe('With two cameras', () => {
  atNight(['tests/unit/renderer/photo/source/camera.test.tsx'], () => {
    withTwoCameras(
      'either can be chosen; a press that turns one off counts, though its picture and the choice come while the finger is down',
      async ({ windows }) => {
        const page = await windows.open(CAMERA)
        await startMatch(page, FAMILY)
        const live = await watchCameras(page)
        const photo = await openPhoto(page)
        for (const size of Object.values(SIZES)) {
          await resize(page, size)
          const turnOn = await holdNextCamera(page)
          await photo.startCamera()
          await photo.cameraOff.hover()
          await page.mouse.down()
          await turnOn()
          await soon(() => photo.pictureHeight()).toBeGreaterThan(0)
          await photo.whichCamera.waitFor()
          await page.mouse.up()
          await soon(live).toBe(0)
        }
        await photo.startCamera()
        await soon(() => photo.cameras()).toEqual(['fake_device_0', 'fake_device_1'])
        await photo.chooseCamera('fake_device_1')
        await soon(() => photo.cameraInUse()).toBe('fake_device_1')
      },
    )
  })
})
