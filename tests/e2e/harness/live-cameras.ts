import type { Page } from 'playwright-core'

interface Watched extends Window {
  caravanStreams?: MediaStream[]
}

/** Watches which cameras the page turns on: the answer says how many are on. */
export async function watchCameras(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const streams: MediaStream[] = []
    ;(window as Watched).caravanStreams = streams
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    navigator.mediaDevices.getUserMedia = async (wishes) => {
      const stream = await open(wishes)
      streams.push(stream)
      return stream
    }
  })
  return () =>
    page.evaluate(() => {
      const tracks = ((window as Watched).caravanStreams ?? []).flatMap((stream) => stream.getTracks())
      return tracks.filter(({ readyState }) => readyState === 'live').length
    })
}
