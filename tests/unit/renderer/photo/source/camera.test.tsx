// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { type Attached, Cameras, DESK, ROOF, withCameras } from './cameras'
import { openSource } from './source-host'

withCameras()

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
    await waitFor(() => expect(cameras.running).toEqual(['desk']))
    await user.click(screen.getByRole('button', { name: 'Turn camera off' }))
    expect(cameras.running).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Use camera' }))
    await waitFor(() => expect(cameras.running).toEqual(['desk']))
    close()
    expect(cameras.running).toEqual([])
  })

  test('that is pulled out is told', async () => {
    const cameras = new Cameras([DESK])
    await openCamera()
    await taken()
    await waitFor(() => expect(cameras.running).toEqual(['desk']))
    await waitFor(async () => expect((await taken()).hasAttribute('disabled')).toBe(false))
    ;(await taken()).focus()
    cameras.pullOut('desk')
    expect((await screen.findByRole('alert')).textContent).toMatch(/^The camera stopped\./)
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Use camera'))
  })
})

describe('A camera that takes long to start', () => {
  const turnOff = () => screen.getByRole('button', { name: 'Turn camera off' })
  const slowly = (...attached: readonly Attached[]): Cameras => Object.assign(new Cameras(attached), { slow: true })

  test('sees nothing where it was turned off meanwhile', async () => {
    const cameras = slowly(DESK)
    const { user } = await openCamera()
    await user.click(turnOff())
    await cameras.answer()
    expect(cameras.running).toEqual([])
    screen.getByRole('button', { name: 'Use camera' })
    expect(screen.queryByLabelText('Camera view')).toBeNull()
  })

  test('sees nothing where all was closed meanwhile', async () => {
    const cameras = slowly(DESK)
    const { close } = await openCamera()
    close()
    await cameras.answer()
    expect(cameras.running).toEqual([])
  })

  test('is on once where it was turned off and on again meanwhile, and off at one press', async () => {
    const cameras = slowly(DESK)
    const { user } = await openCamera()
    await user.click(turnOff())
    await user.click(screen.getByRole('button', { name: 'Use camera' }))
    await cameras.answer()
    expect(cameras.running).toEqual([])
    await cameras.answer()
    expect(cameras.running).toEqual(['desk'])
    await user.click(turnOff())
    expect(cameras.running).toEqual([])
  })

  test('gives way to another that was chosen meanwhile, whichever of them starts first', async () => {
    const cameras = new Cameras([DESK, ROOF])
    const { user } = await openCamera()
    await waitFor(() => expect(cameras.running).toEqual(['desk']))
    cameras.slow = true
    await user.selectOptions(await which(), 'Above the table')
    await user.selectOptions(await which(), 'Desk camera')
    await cameras.answer()
    await cameras.answer()
    expect(cameras.running).toEqual(['desk'])
    await user.click(turnOff())
    expect(cameras.running).toEqual([])
  })

  test('leaves the others alone where the one chosen last is found to be gone only after it was turned off', async () => {
    const cameras = slowly(DESK)
    window.localStorage.setItem('caravan.camera', 'roof')
    const { user } = await openCamera()
    await user.click(turnOff())
    await cameras.answer()
    expect(cameras.asked).toHaveLength(1)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('says nothing of what went wrong with it once it was turned off', async () => {
    const cameras = slowly({ ...DESK, fault: 'NotReadableError' })
    const { user } = await openCamera()
    await user.click(turnOff())
    await cameras.answer()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('Of several cameras', () => {
  test('one is chosen by its name, and found again next time', async () => {
    const cameras = new Cameras([DESK, ROOF])
    const { user, close } = await openCamera()
    expect(offered(await which())).toEqual(['Desk camera', 'Above the table'])
    await user.selectOptions(await which(), 'Above the table')
    await waitFor(() => expect(cameras.running).toEqual(['roof']))
    await waitFor(async () => expect((await which()).value).toBe('roof'))
    close()
    await openCamera()
    await waitFor(() => expect(cameras.running).toEqual(['roof']))
  })

  test('another is chosen with the keys, which go on from the choice', async () => {
    const cameras = new Cameras([DESK, ROOF])
    const { user } = await openCamera()
    const choice = await which()
    choice.focus()
    await user.selectOptions(choice, 'Above the table')
    await waitFor(() => expect(cameras.running).toEqual(['roof']))
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
    await waitFor(() => expect(cameras.running).toEqual(['desk']))
    cameras.attach(DESK, ROOF)
    expect(offered(await which())).toEqual(['Desk camera', 'Above the table'])
  })

  test('the one chosen last gives way to another where it is gone', async () => {
    const cameras = new Cameras([DESK])
    window.localStorage.setItem('caravan.camera', 'roof')
    await openCamera()
    await waitFor(() => expect(cameras.running).toEqual(['desk']))
  })

  test('another can be chosen where one is busy, and the busy one is not asked for again automatically', async () => {
    const cameras = new Cameras([DESK, { ...ROOF, fault: 'NotReadableError' }])
    const { user } = await openCamera()
    await user.selectOptions(await which(), 'Above the table')
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Another program is using the camera\./)
    expect(window.localStorage.getItem('caravan.camera')).toBeNull()
    await user.selectOptions(await which(), 'Desk camera')
    await waitFor(() => expect(cameras.running).toEqual(['desk']))
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
