import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { bitmap, withoutMedia } from './source-host'

/** A camera as the system has it. */
export interface Attached {
  readonly id: string
  readonly label: string
  /** The name of the error with which it refuses. */
  fault?: string
}

interface Wishes {
  readonly video: { readonly deviceId?: { readonly exact: string }; readonly facingMode: unknown; readonly width: unknown }
}

export const DESK: Attached = { id: 'desk', label: 'Desk camera' }
export const ROOF: Attached = { id: 'roof', label: 'Above the table' }

/** The cameras of this machine, and what was asked of them. */
export class Cameras {
  readonly asked: Wishes['video'][] = []
  /** Whether a camera that is asked for waits for `answer`, as while the browser asks the person. */
  slow = false
  readonly #waiting: (() => void)[] = []
  #tracks: readonly { readonly id: string; readonly track: EventTarget }[] = []
  readonly #devices = new EventTarget()

  constructor(public attached: readonly Attached[]) {
    Object.defineProperty(navigator, 'mediaDevices', {
      configurable: true,
      value: Object.assign(this.#devices, { getUserMedia: this.#open, enumerateDevices: this.#list }),
    })
  }

  attach(...cameras: readonly Attached[]): void {
    this.attached = cameras
    this.#devices.dispatchEvent(new Event('devicechange'))
  }

  /** The cameras whose light is on, once for each page part that has them. */
  get running(): readonly string[] {
    return this.#tracks.map(({ id }) => id)
  }

  /** Lets the request that has waited longest go on. */
  async answer(): Promise<void> {
    await act(async () => this.#waiting.shift()?.())
  }

  pullOut(camera: string): void {
    this.#tracks.find(({ id }) => id === camera)?.track.dispatchEvent(new Event('ended'))
  }

  readonly #list = () =>
    Promise.resolve([
      ...this.attached.map(({ id, label }) => ({ kind: 'videoinput', deviceId: id, label })),
      { kind: 'audioinput', deviceId: 'ear', label: 'Ear' },
    ])

  readonly #open = async ({ video }: Wishes): Promise<unknown> => {
    this.asked.push(video)
    if (this.slow) await new Promise<void>((go) => this.#waiting.push(go))
    const wanted = video.deviceId?.exact
    const camera = wanted === undefined ? this.attached[0] : this.attached.find(({ id }) => id === wanted)
    if (camera === undefined) throw new DOMException('', wanted === undefined ? 'NotFoundError' : 'OverconstrainedError')
    if (camera.fault !== undefined) throw new DOMException('', camera.fault)
    const stop = (): void => void (this.#tracks = this.#tracks.filter((each) => each.track !== track))
    const track = Object.assign(new EventTarget(), { getSettings: () => ({ deviceId: camera.id }), stop })
    this.#tracks = [...this.#tracks, { id: camera.id, track }]
    return { getTracks: () => [track], getVideoTracks: () => [track] }
  }
}

/** Films are played, and give pictures, of which jsdom knows nothing. */
export function withCameras(): void {
  withoutMedia()
  beforeEach(() => {
    vi.stubGlobal(
      'createImageBitmap',
      vi.fn(() => Promise.resolve(bitmap())),
    )
    vi.spyOn(HTMLVideoElement.prototype, 'readyState', 'get').mockReturnValue(HTMLMediaElement.HAVE_ENOUGH_DATA)
  })
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
    Reflect.deleteProperty(navigator, 'mediaDevices')
  })
}
