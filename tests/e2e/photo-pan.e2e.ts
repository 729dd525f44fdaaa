import { describe, expect } from 'vitest'
import { atNight } from '../every'
import { FAMILY } from './games'
import { accessibilityFaults } from './harness/axe'
import { test, type Camera } from './harness/camera'
import { nearTo } from './harness/pictures'
import { onceRead, soon } from './harness/soon'
import { startMatch } from './harness/played'
import { LinePhoto } from './pages/photo'

const PHONE = { width: 390, height: 844 }

/** Over a part of the table with twelve tiles. */
const over = (camera: Camera, left: number, top: number) => camera.show('table-12', nearTo(left, top, 0.56))

atNight(['tests/unit/renderer/photo/pan/pan.test.tsx', 'tests/unit/shared/recognition/pan.test.ts', 'tests/e2e/photo-camera.e2e.ts'], () => {
  describe('A camera that is moved along a line', () => {
    test('reads it part by part, on a phone', async ({ windows, camera }) => {
      const page = await windows.open({ permissions: ['camera'], viewport: PHONE })
      await over(camera, 0, 0.2)
      await startMatch(page, FAMILY)
      const photo = await LinePhoto.open(page)
      await photo.startCamera()
      await photo.dialog.getByRole('button', { name: 'Pan along the line' }).click()
      const list = photo.dialog.getByRole('list', { name: 'Line so far' })
      for (const [left, top, tiles] of [
        [0.05, 0.42, 5],
        [0.25, 0.3, 11],
        [0.44, 0.1, 12],
      ] as const) {
        await over(camera, left, top)
        await onceRead(() => list.getByRole('img').count()).toBe(tiles)
      }
      expect(await accessibilityFaults(page)).toEqual([])
      await photo.dialog.getByRole('button', { name: 'Check what was read' }).click()
      await onceRead(() => photo.line.inputValue()).toBe('4-6 6-5 5-3 3-3 3-2 2-2 2-0 0-5 5-2 2-6 6-0 0-1')
      expect(await accessibilityFaults(page)).toEqual([])
      // the camera did not look past one of its ends, and nothing is used before somebody has said so
      await soon(() => photo.beginButton.isEnabled()).toBe(false)
      await photo.dialog.getByRole('button', { name: 'It ends there' }).click()
      await photo.begin(12)
    })
  })
})
