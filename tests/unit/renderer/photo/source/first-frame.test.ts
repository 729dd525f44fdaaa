// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { firstFrame } from '../../../../../src/renderer/photo/source/first-frame'

const cameraVideo = (readyState: number): HTMLVideoElement =>
  Object.defineProperties(document.createElement('video'), { readyState: { value: readyState }, videoWidth: { value: 1280 } })

describe('A picture asked for from a camera', () => {
  test('is taken at once where the camera shows something', async () => {
    await firstFrame(cameraVideo(HTMLMediaElement.HAVE_CURRENT_DATA))
  })

  test.each(['loadeddata', 'emptied'])('waits for its first frame although it knows how large it is, or until its stream goes (%s)', async (kind) => {
    const video = cameraVideo(HTMLMediaElement.HAVE_METADATA)
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
