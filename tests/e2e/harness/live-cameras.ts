import type { Page } from 'playwright-core'

interface Watched extends Window {
  caravanStreams?: MediaStream[]
  caravanTurnOn?: () => void
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

/** Holds the next camera back that the page asks for, as while the browser asks the person; the answer lets it come. */
export async function holdNextCamera(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const { mediaDevices } = navigator
    const open = mediaDevices.getUserMedia.bind(mediaDevices)
    const turnedOn = new Promise<void>((turnOn) => ((window as Watched).caravanTurnOn = turnOn))
    mediaDevices.getUserMedia = async (wishes) => {
      mediaDevices.getUserMedia = open
      await turnedOn
      return open(wishes)
    }
  })
  return () => page.evaluate(() => (window as Watched).caravanTurnOn?.())
}
