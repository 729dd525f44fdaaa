// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { firstFrame } from '../../../../../src/renderer/photo/source/first-frame'

const cameraVideo = (width: number): HTMLVideoElement =>
  Object.defineProperty(document.createElement('video'), 'videoWidth', { value: width, configurable: true })

describe('A picture asked for from a camera', () => {
  test('is taken at once where the camera shows something', async () => {
    await firstFrame(cameraVideo(1280))
  })

  test.each(['loadeddata', 'emptied'])('waits for its first frame, or until its stream goes (%s)', async (kind) => {
    const video = cameraVideo(0)
    let taken = false
    const taking = firstFrame(video).then(() => {
      taken = true
    })
    await Promise.resolve()
    expect(taken).toBe(false)
    video.dispatchEvent(new Event(kind))
    await taking
    expect(taken).toBe(true)
  })
})
