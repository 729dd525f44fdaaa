// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { bitmap, openSource, withoutMedia } from './source-host'

/** A camera as the system has it. */
interface Attached {
  readonly id: string
  readonly label: string
  /** The name of the error with which it refuses. */
  fault?: string
}

interface Wishes {
  readonly video: { readonly deviceId?: { readonly exact: string }; readonly facingMode: unknown; readonly width: unknown }
}

const DESK: Attached = { id: 'desk', label: 'Desk camera' }
const ROOF: Attached = { id: 'roof', label: 'Above the table' }

/** The cameras of this machine, and what was asked of them. */
class Cameras {
  readonly asked: Wishes['video'][] = []
  readonly running = new Map<string, EventTarget>()
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

  readonly #list = () =>
    Promise.resolve([
      ...this.attached.map(({ id, label }) => ({ kind: 'videoinput', deviceId: id, label })),
      { kind: 'audioinput', deviceId: 'ear', label: 'Ear' },
    ])

  readonly #open = ({ video }: Wishes): Promise<unknown> => {
    this.asked.push(video)
    const wanted = video.deviceId?.exact
    const camera = wanted === undefined ? this.attached[0] : this.attached.find(({ id }) => id === wanted)
    if (camera === undefined) return Promise.reject(new DOMException('', wanted === undefined ? 'NotFoundError' : 'OverconstrainedError'))
    if (camera.fault !== undefined) return Promise.reject(new DOMException('', camera.fault))
    const track = Object.assign(new EventTarget(), { getSettings: () => ({ deviceId: camera.id }), stop: () => this.running.delete(camera.id) })
    this.running.set(camera.id, track)
    return Promise.resolve({ getTracks: () => [track], getVideoTracks: () => [track] })
  }
}

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

const which = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Camera' })
const offered = (select: HTMLSelectElement) => [...select.options].map(({ text }) => text)
const taken = () => screen.findByRole('button', { name: 'Take photo' })

async function openCamera() {
  const source = openSource()
  await source.user.click(screen.getByRole('button', { name: 'Use camera' }))
  return source
}

describe('A camera', () => {
  test('is asked for only once someone wants it: the one that looks at the table, with many pixels', async () => {
    const cameras = new Cameras([DESK])
    const { user } = openSource()
    expect(cameras.asked).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Use camera' }))
    await taken()
    expect(cameras.asked).toEqual([{ width: { ideal: 1920 }, height: { ideal: 1080 }, facingMode: { ideal: 'environment' } }])
    expect(screen.queryByRole('combobox', { name: 'Camera' })).toBeNull()
  })

  test('gives its whole picture to be read', async () => {
    new Cameras([DESK])
    const { slow, user } = await openCamera()
    await waitFor(async () => expect((await taken()).hasAttribute('disabled')).toBe(false))
    await user.click(await taken())
    slow.answer()
    await screen.findByText('photo 1 was read')
    expect(createImageBitmap).toHaveBeenCalledWith(screen.getByLabelText('Camera view'))
    await user.click(screen.getByRole('button', { name: 'Take another photo' }))
    expect(screen.queryByText('photo 1 was read')).toBeNull()
  })

  test('that stops as the photo is taken gives none', async () => {
    new Cameras([DESK])
    vi.mocked(createImageBitmap).mockRejectedValueOnce(new DOMException('', 'InvalidStateError'))
    const { slow, user } = await openCamera()
    await waitFor(async () => expect((await taken()).hasAttribute('disabled')).toBe(false))
    await user.click(await taken())
    expect(slow.asked).toEqual([])
  })

  test('sees nothing once it is turned off, or all is closed', async () => {
    const cameras = new Cameras([DESK])
    const { user, close } = await openCamera()
    await waitFor(() => expect(cameras.running.size).toBe(1))
    await user.click(screen.getByRole('button', { name: 'Turn camera off' }))
    expect(cameras.running.size).toBe(0)
    await user.click(screen.getByRole('button', { name: 'Use camera' }))
    await waitFor(() => expect(cameras.running.size).toBe(1))
    close()
    expect(cameras.running.size).toBe(0)
  })

  test('that is pulled out is told', async () => {
    const cameras = new Cameras([DESK])
    await openCamera()
    await taken()
    await waitFor(() => expect(cameras.running.size).toBe(1))
    await waitFor(async () => expect((await taken()).hasAttribute('disabled')).toBe(false))
    ;(await taken()).focus()
    cameras.running.get('desk')?.dispatchEvent(new Event('ended'))
    expect((await screen.findByRole('alert')).textContent).toMatch(/^The camera stopped\./)
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Use camera'))
  })
})

describe('Of several cameras', () => {
  test('one is chosen by its name, and found again next time', async () => {
    const cameras = new Cameras([DESK, ROOF])
    const { user, close } = await openCamera()
    expect(offered(await which())).toEqual(['Desk camera', 'Above the table'])
    await user.selectOptions(await which(), 'Above the table')
    await waitFor(() => expect([...cameras.running.keys()]).toEqual(['roof']))
    await waitFor(async () => expect((await which()).value).toBe('roof'))
    close()
    await openCamera()
    await waitFor(() => expect([...cameras.running.keys()]).toEqual(['roof']))
  })

  test('another is chosen with the keys, which go on from the choice', async () => {
    const cameras = new Cameras([DESK, ROOF])
    const { user } = await openCamera()
    const choice = await which()
    choice.focus()
    await user.selectOptions(choice, 'Above the table')
    await waitFor(() => expect([...cameras.running.keys()]).toEqual(['roof']))
    await waitFor(async () => expect((await which()).value).toBe('roof'))
    await waitFor(async () => expect(document.activeElement).toBe(await which()))
  })

  test('one without a name is called by its number', async () => {
    new Cameras([DESK, { id: 'other', label: '' }])
    await openCamera()
    expect(offered(await which())).toEqual(['Desk camera', 'Camera 2'])
  })

  test('one that is attached later can be chosen too', async () => {
    const cameras = new Cameras([DESK])
    await openCamera()
    await taken()
    await waitFor(() => expect(cameras.running.size).toBe(1))
    cameras.attach(DESK, ROOF)
    expect(offered(await which())).toEqual(['Desk camera', 'Above the table'])
  })

  test('the one chosen last gives way to another where it is gone', async () => {
    const cameras = new Cameras([DESK])
    window.localStorage.setItem('caravan.camera', 'roof')
    await openCamera()
    await waitFor(() => expect([...cameras.running.keys()]).toEqual(['desk']))
  })

  test('another can be chosen where one is busy, and the busy one is not asked for again automatically', async () => {
    const cameras = new Cameras([DESK, { ...ROOF, fault: 'NotReadableError' }])
    const { user } = await openCamera()
    await user.selectOptions(await which(), 'Above the table')
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Another program is using the camera\./)
    expect(window.localStorage.getItem('caravan.camera')).toBeNull()
    await user.selectOptions(await which(), 'Desk camera')
    await waitFor(() => expect([...cameras.running.keys()]).toEqual(['desk']))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(window.localStorage.getItem('caravan.camera')).toBe('desk')
  })
})

describe('Without a camera', () => {
  const FAULTS: readonly (readonly [string, RegExp])[] = [
    ['NotAllowedError', /doesn’t have permission to use the camera\. Allow it/],
    ['NotFoundError', /No camera found\. Connect one/],
    ['NotReadableError', /Another program is using the camera\. Close it/],
    ['TypeError', /didn’t start\. Try again/],
  ]

  test.each(FAULTS)('%s is told with what to do, and a file does instead', async (fault, says) => {
    new Cameras([{ ...DESK, fault }])
    await openCamera()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toMatch(says)
    expect(alert.textContent).toMatch(/picture file\.$/)
    screen.getByRole('button', { name: 'Choose picture…' })
    screen.getByRole('button', { name: 'Use camera' })
  })

  test('since the page is not from a safe place, that is told', async () => {
    await openCamera()
    expect((await screen.findByRole('alert')).textContent).toMatch(/^The browser doesn’t allow the camera on this page\. Choose a picture file instead\./)
  })
})
