// @vitest-environment jsdom
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { PictureDialog } from '../../../../../src/renderer/screens/people/person-editor'
import { FakeHost, renderInApp } from '../../fake-host'
import { standInForModalDialogs } from '../../modal-dialogs'

configure({ defaultHidden: true })

/* jsdom decodes and draws nothing; what it is asked to draw stands for the picture that is made. */
let crops: number[][] = []
beforeEach(() => {
  crops = []
  /* nor does it read files so */
  Blob.prototype.arrayBuffer = function arrayBuffer(this: Blob) {
    return new Promise((resolve) => {
      const reader = new FileReader()
      reader.onload = () => resolve(reader.result as ArrayBuffer)
      reader.readAsArrayBuffer(this)
    })
  }
  standInForModalDialogs()
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 400, height: 300, close: () => undefined }))
  const context = { fillRect: () => undefined, drawImage: (_: unknown, ...numbers: number[]) => void (numbers.length === 8 && crops.push(numbers)) }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as unknown as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((given) => {
    given(new Blob([`crop ${crops.length}`], { type: 'image/jpeg' }))
  })
})
afterEach(() => vi.restoreAllMocks())

/** The head of a PNG of 400 × 300; no more of it is looked at here. */
const PNG = new Uint8Array([
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 1, 0x90, 0, 0, 1, 0x2c, 8, 6, 0, 0, 0, 0, 0, 0, 0,
])
const picture = (name = 'ada.png') => new File([PNG], name, { type: 'image/png' })

function opened() {
  const host = new FakeHost()
  const closed = vi.fn()
  renderInApp(host, <PictureDialog person={{ id: 'person-ada', name: 'Ada', updatedAt: '' }} onClose={closed} />)
  const dialog = within(screen.getByRole('dialog', { name: 'Ada’s picture' }))
  const choose = (...files: readonly File[]) => {
    const input = document.querySelector('input[type="file"]')
    if (input === null) throw new Error('there is no file chooser')
    fireEvent.change(input, { target: { files } })
  }
  const use = () => dialog.getByRole<HTMLButtonElement>('button', { name: 'Use picture' })
  return { host, closed, dialog, choose, use, user: userEvent.setup() }
}

describe('The picture of a person', () => {
  test('is kept as it is previewed, and not before', async () => {
    const { host, closed, choose, use, user } = opened()
    expect(use().disabled).toBe(true)
    choose(picture())
    await waitFor(() => expect(use().disabled).toBe(false))
    const shown = document.querySelector('dialog img')?.getAttribute('src')
    expect(host.askedOfPeople).toEqual([])
    await user.click(use())
    expect(host.askedOfPeople).toEqual([['change', { id: 'person-ada', picture: shown?.replace('data:image/jpeg;base64,', '') }]])
    await waitFor(() => expect(closed).toHaveBeenCalledOnce())
  })

  test.each([
    ['dropped', (file: File) => fireEvent.drop(window, { dataTransfer: { types: ['Files'], files: [file] } })],
    ['pasted', (file: File) => fireEvent.paste(window, { clipboardData: { types: ['Files'], files: [file] } })],
  ])('can be %s', async (_how, give) => {
    const { use } = opened()
    give(picture())
    await waitFor(() => expect(use().disabled).toBe(false))
  })

  test('is another square when the sliders are moved', async () => {
    const { dialog, choose, use } = opened()
    choose(picture())
    await waitFor(() => expect(use().disabled).toBe(false))
    fireEvent.change(dialog.getByRole('slider', { name: 'Zoom' }), { target: { value: '2' } })
    fireEvent.change(dialog.getByRole('slider', { name: 'Move left or right' }), { target: { value: '1' } })
    await waitFor(() => expect(crops.at(-1)).toEqual([250, 75, 150, 150, 0, 0, 128, 128]))
    expect(crops[0]).toEqual([50, 0, 300, 300, 0, 0, 128, 128])
  })

  test.each([
    ['no picture', new File(['Dear Ada, …'], 'letter.txt'), /^That isn’t a picture\./],
    ['empty', new File([], 'ada.png'), /^This file is empty\./],
  ])('that is %s is refused with the reason, and another can be chosen', async (_what, file, sentence) => {
    const { choose, use } = opened()
    choose(file)
    expect((await screen.findByRole('alert')).textContent).toMatch(sentence)
    expect(use().disabled).toBe(true)
    choose(picture())
    await waitFor(() => expect(use().disabled).toBe(false))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('that the host does not take stays in the dialog, with the reason', async () => {
    const { host, closed, choose, use, user } = opened()
    host.answerOnPeople = () => Promise.resolve({ ok: false, error: { kind: 'not-saved', reason: 'disk-full', detail: '' } })
    choose(picture())
    await waitFor(() => expect(use().disabled).toBe(false))
    await user.click(use())
    expect((await screen.findByRole('alert')).textContent).toMatch(/The disk is full/)
    expect(closed).not.toHaveBeenCalled()
  })
})
