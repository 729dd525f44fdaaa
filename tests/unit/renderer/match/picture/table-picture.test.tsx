// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { err, expectOk, ok } from '#shared/kernel/result'
import { PermissionsContext } from '../../../../../src/renderer/app/permissions'
import { PhonePicture, PictureButton } from '../../../../../src/renderer/match/picture/picture-button'
import { tableCopy } from '../../../../../src/renderer/match/picture/table-copy'
import { useMatchLive } from '../../../../../src/renderer/match/hooks/use-match-feed'
import { viewOf } from '../../../../../src/renderer/match/match-view'
import { pngOf } from '../../../../../src/renderer/printing/svg-picture'
import { openFile } from '../../../../../src/renderer/recognition/decode-picture'
import { settings } from '../../../../../src/renderer/settings/settings'
import { FakeHost, renderInApp } from '../../fake-host'
import { FakeMatch, MATCH_ID, play } from '../../fake-match'
import { standInForModalDialogs } from '../../modal-dialogs'

vi.mock('../../../../../src/renderer/printing/svg-picture', () => ({ pngOf: vi.fn() }))
vi.mock('../../../../../src/renderer/recognition/decode-picture', () => ({ openFile: vi.fn() }))
vi.mock('../../../../../src/renderer/match/picture/table-copy', () => ({ inFrame: vi.fn(), tableCopy: vi.fn() }))

const PHOTO = new File(['x'], 'table.jpg', { type: 'image/jpeg' })

beforeEach(() => {
  standInForModalDialogs()
  window.localStorage.clear()
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready: Promise.resolve(), status: 'loaded' } })
  vi.mocked(pngOf).mockResolvedValue(new Blob(['card'], { type: 'image/png' }))
  vi.mocked(openFile).mockResolvedValue(ok({ width: 1600, height: 1000, close: () => undefined }))
  vi.mocked(tableCopy).mockResolvedValue('AAAA')
})
afterEach(() => void vi.restoreAllMocks())

function Button() {
  const feed = useMatchLive(MATCH_ID).data
  return feed?.kind === 'match' ? <PictureButton view={expectOk(viewOf(feed.match), 'the match of the test')} /> : null
}

async function opened(picture: string | null = null) {
  const host = new FakeHost()
  const match = new FakeMatch({ preset: 'bergen-game-cabinet', rules: { target: 1 } }).enter(play('6-6'))
  if (picture !== null) void match.do('putPicture', { photo: picture, instead: null })
  host.matches.set(MATCH_ID, match)
  const user = userEvent.setup()
  renderInApp(host, <Button />)
  await user.click(await screen.findByRole('button', { name: picture === null ? 'Take the table’s picture' : 'The table’s picture' }))
  return { user, match }
}

async function chosen() {
  const at = await opened()
  const dialog = await screen.findByRole('dialog', { name: 'Take the table’s picture' })
  const input = dialog.querySelector('input[type=file]')
  if (input === null) throw new Error('a picture can be chosen')
  await act(async () => void fireEvent.change(input, { target: { files: [PHOTO] } }))
  return at
}

const card = () => screen.findByRole('img', { name: /^Picture of the table: Ada and Ben\. Ada wins/ })

const keepPhotos = (choice: 'kept' | 'not-kept') => vi.spyOn(settings['keep-photographs'], 'chosen').mockReturnValue(choice)

describe('the picture of the table', () => {
  test('is on its card at once, and is not saved where photos are not to be saved', async () => {
    keepPhotos('not-kept')
    const { match } = await chosen()
    await card()
    screen.getByText('This picture isn’t saved with the match.')
    expect(match.picture).toBeNull()
  })

  test('is saved with the match at once where photos are to be saved', async () => {
    keepPhotos('kept')
    const { match } = await chosen()
    await card()
    await screen.findByText('Saved with the match.')
    expect(match.photos.get(match.picture ?? '')).toBe('AAAA')
  })

  test('is saved for once where a person says so, and can be deleted right there', async () => {
    keepPhotos('not-kept')
    const { user, match } = await chosen()
    await user.click(await screen.findByRole('button', { name: 'Save with match' }))
    await screen.findByText('Saved with the match.')
    expect(match.picture).not.toBeNull()
    // keys go on where they were
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete picture' }))
    await user.click(screen.getByRole('button', { name: 'Delete picture' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(match.picture).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Take the table’s picture' }))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByRole('button', { name: 'The table’s picture' })
  })

  test('that is there opens on its card, wide or upright, and with the result alone', async () => {
    const { user } = await opened('BBBB')
    const shown = await card()
    expect(shown.querySelector('image')?.getAttribute('href')).toBe('data:image/jpeg;base64,BBBB')
    const choice = screen.getByRole('combobox', { name: 'Picture of' })
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['The table, wide', 'The table, upright', 'The result', 'Round 1'])
    await user.selectOptions(choice, 'The table, upright')
    expect((await card()).getAttribute('viewBox')).toBe('0 0 1080 1350')
    await user.selectOptions(choice, 'The result')
    await screen.findByRole('img', { name: /^Ada wins/ })
  })

  test('says that it takes the place of one that came meanwhile', async () => {
    keepPhotos('not-kept')
    const { match, user } = await chosen()
    await card()
    await act(async () => void (await match.do('putPicture', { photo: 'CCCC', instead: null })))
    await screen.findByText('The match has another picture. If you save this one, it takes its place.')
    await user.click(screen.getByRole('button', { name: 'Save with match' }))
    await screen.findByText('Saved with the match.')
    expect(match.photos.get(match.picture ?? '')).toBe('AAAA')
  })

  test('says what is wrong with a file, and waits for another one', async () => {
    vi.mocked(openFile).mockResolvedValue(err({ code: 'damaged', format: 'JPEG' }))
    await chosen()
    await screen.findByText(/^This JPEG picture is damaged\./)
    vi.mocked(openFile).mockResolvedValue(ok({ width: 1600, height: 1000, close: () => undefined }))
    const input = screen.getByRole('dialog').querySelector('input[type=file]')
    await act(async () => void fireEvent.change(input as Element, { target: { files: [PHOTO] } }))
    await card()
  })

  test('says so where a host refuses it, and the card is still there', async () => {
    keepPhotos('not-kept')
    const { user, match } = await chosen()
    match.refuseNext = { kind: 'picture-stays', why: 'not-yours' }
    await user.click(await screen.findByRole('button', { name: 'Save with match' }))
    expect((await screen.findByRole('alert')).textContent).toContain('This picture came from another device.')
    await card()
  })

  test('while the camera starts, keys are at the button that takes the picture', async () => {
    Object.defineProperty(navigator, 'mediaDevices', {
      configurable: true,
      value: Object.assign(new EventTarget(), { getUserMedia: () => new Promise(() => undefined), enumerateDevices: () => Promise.resolve([]) }),
    })
    await opened()
    expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Take photo' }))
  })

  test('where there is no camera, keys are at the button that chooses a picture', async () => {
    Object.defineProperty(navigator, 'mediaDevices', {
      configurable: true,
      value: Object.assign(new EventTarget(), {
        getUserMedia: () => Promise.reject(new DOMException('none', 'NotFoundError')),
        enumerateDevices: () => Promise.resolve([]),
      }),
    })
    await opened()
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('No camera found.'))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose picture…' }))
  })
})

describe('on a phone at the table', () => {
  async function onPhone(pictureFrom: string | null) {
    const host = new FakeHost()
    const match = new FakeMatch({ preset: 'bergen-game-cabinet', rules: { target: 1 } }).enter(play('6-6'))
    if (pictureFrom !== null) void match.do('putPicture', { photo: 'BBBB', instead: null })
    host.matches.set(MATCH_ID, match)
    function Phone() {
      const feed = useMatchLive(MATCH_ID).data
      if (feed?.kind !== 'match') return null
      const view = { ...expectOk(viewOf(feed.match), 'the match of the test'), pictureFrom }
      return (
        <PermissionsContext value="player">
          <PhonePicture view={view} seat={1} device="phone-of-ben" />
        </PermissionsContext>
      )
    }
    const user = userEvent.setup()
    const sent = vi.spyOn(host.connection.client.match, 'putPicture')
    renderInApp(host, <Phone />)
    await user.click(await screen.findByRole('button', { name: pictureFrom === null ? 'Take the picture with this phone' : 'The table’s picture' }))
    return { user, match, sent }
  }

  test('a picture goes up for the seat of its player, once they say so', async () => {
    const { user, sent, match } = await onPhone(null)
    const input = (await screen.findByRole('dialog')).querySelector('input[type=file]')
    await act(async () => void fireEvent.change(input as Element, { target: { files: [PHOTO] } }))
    await card()
    expect(match.picture).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Save with match' }))
    await waitFor(() => expect(match.picture).not.toBeNull())
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ seat: 1, photo: 'AAAA', instead: null })
    // what only the owner may have is not offered
    expect(screen.queryByText('Save as a file')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Print score sheet…' })).toBeNull()
  })

  test('one that it brought can be replaced and deleted, one of another phone only looked at', async () => {
    await onPhone('phone-of-ben')
    await card()
    screen.getByRole('button', { name: 'Delete picture' })
    cleanup()
    await onPhone('phone-of-ada')
    await card()
    expect(screen.queryByRole('button', { name: 'Delete picture' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Take another' })).toBeNull()
  })
})
