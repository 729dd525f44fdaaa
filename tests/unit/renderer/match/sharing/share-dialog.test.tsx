// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ShareButton } from '../../../../../src/renderer/match/sharing/share-button'
import type { MatchView } from '../../../../../src/renderer/match/match-view'
import { pngOf } from '../../../../../src/renderer/printing/svg-picture'
import { FakeHost, renderInApp } from '../../fake-host'
import { FakeMatch } from '../../fake-match'
import { standInForModalDialogs } from '../../modal-dialogs'
import { viewOfRecord } from '../../../../../src/renderer/match/record-view'
import { expectOk } from '#shared/kernel/result'

vi.mock('../../../../../src/renderer/printing/svg-picture', () => ({ pngOf: vi.fn() }))

const png = new Blob(['picture'], { type: 'image/png' })
const shared = vi.fn<(data: ShareData) => Promise<void>>()

beforeEach(() => {
  standInForModalDialogs()
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready: Promise.resolve(), status: 'loaded' } })
  vi.mocked(pngOf).mockResolvedValue(png)
  shared.mockReset()
})
afterEach(() => {
  for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name)
})

function systemSheet(): void {
  Object.defineProperty(navigator, 'canShare', { configurable: true, value: () => true })
  Object.defineProperty(navigator, 'share', { configurable: true, value: shared })
}

const view = (): MatchView => {
  const match = new FakeMatch({ preset: 'bergen-pagat' }).enter({ type: 'play', tile: '6-6' })
  return expectOk(viewOfRecord(match.record), 'the match of the test')
}

async function share() {
  const user = userEvent.setup()
  renderInApp(new FakeHost(), <ShareButton view={view()} />)
  await user.click(screen.getByRole('button', { name: 'Share' }))
  return user
}

async function open() {
  const user = await share()
  return { user, dialog: within(screen.getByRole('dialog', { name: 'Share' })) }
}

describe('Sharing where the system has a sheet', () => {
  beforeEach(systemSheet)

  test('hands the picture over at once, and is over when that is', async () => {
    shared.mockResolvedValue()
    await share()
    await waitFor(() => expect(shared).toHaveBeenCalled())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(shared.mock.calls.map(([{ files, title }]) => [title, files?.map(({ name, type }) => [/\.png$/.test(name), type])])).toEqual([
      ['Round 1', [[true, 'image/png']]],
    ])
  })

  test('that is cancelled leaves the other ways, without a word of blame', async () => {
    shared.mockRejectedValue(new DOMException('closed', 'AbortError'))
    const { dialog } = await open()
    await waitFor(() => expect(shared).toHaveBeenCalledTimes(1))
    expect(dialog.queryByRole('alert')).toBeNull()
    dialog.getByRole('button', { name: 'Print score sheet…' })
  })

  test('that fails says so, and asks again when it is pressed', async () => {
    shared.mockRejectedValueOnce(new DOMException('no', 'DataError')).mockResolvedValueOnce()
    const { user, dialog } = await open()
    expect((await dialog.findByRole('alert')).textContent).toContain('The picture wasn’t shared.')
    await user.click(dialog.getByRole('button', { name: 'Share picture' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('that is not allowed yet waits for a press', async () => {
    shared.mockRejectedValue(new DOMException('no press', 'NotAllowedError'))
    const { user, dialog } = await open()
    await waitFor(() => expect(shared).toHaveBeenCalledTimes(1))
    expect(dialog.queryByRole('alert')).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Share picture' }))
    await dialog.findByRole('alert')
  })
})

describe('Sharing without a sheet of the system', () => {
  test('saves the picture, copies the text, and shows it to copy by hand where the clipboard is closed', async () => {
    const { user, dialog } = await open()
    expect(dialog.queryByRole('button', { name: 'Share picture' })).toBeNull()
    dialog.getByRole('button', { name: 'Save picture' })
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('closed', 'NotAllowedError'))
    await user.click(dialog.getByRole('button', { name: 'Copy text' }))
    await dialog.findByText('Couldn’t copy. Select the text below and copy it.')
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text to copy' }).value).toBe(
      'Round 1\nBergen\nAda 2 · Ben 0\nThe last tile: 6-6 +2 (Double header)',
    )
  })

  test('says what happened where the picture could not be made', async () => {
    vi.mocked(pngOf).mockRejectedValue(new Error('no canvas'))
    const { dialog } = await open()
    expect((await dialog.findByRole('alert')).textContent).toContain('Couldn’t create the picture.')
  })
})
