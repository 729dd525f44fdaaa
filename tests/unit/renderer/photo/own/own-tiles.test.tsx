// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { tilesOfSet } from '#shared/domino/set'
import { highOf, lowOf } from '#shared/domino/tile'
import { err, ok } from '#shared/kernel/result'
import type { TileDetection } from '#shared/recognition/detection'
import { ownTilesLive } from '../../../../../src/renderer/client/live-queries'
import { OwnTilesContext } from '../../../../../src/renderer/photo/own/own-tiles-context'
import { type OpenTiles, OwnTilesDialogs, OwnTilesRow } from '../../../../../src/renderer/screens/settings/settings-screen'
import { settings } from '../../../../../src/renderer/settings/settings'
import { GREEN } from '../../../../support/main/own-tiles'
import { half, tileAt } from '../../../shared/recognition/detections'
import { FakeHost, renderInApp } from '../../fake-host'
import { standInForModalDialogs } from '../../modal-dialogs'
import { choosePicture, forgetLeftPhoto } from '../choose-picture'
import { bitmap } from '../source/source-host'

/** What the next photo shows, and what it was read with. */
const shown = vi.hoisted(() => ({ tiles: [] as readonly TileDetection[], asked: [] as unknown[] }))

vi.mock('../../../../../src/renderer/recognition/open-recognizer', () => ({
  openRecognizer: () => ({
    warmUp: () => Promise.resolve(ok(null)),
    readTiles: (_: unknown, options: unknown) => {
      shown.asked.push(options)
      return Promise.resolve(ok({ picture: bitmap(), milliseconds: 1, tiles: shown.tiles }))
    },
  }),
}))

beforeEach(() => {
  standInForModalDialogs()
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  settings['tile-print'].choose('pips')
  shown.asked.length = 0
  forgetLeftPhoto('own-tiles')
})

/** A tile that lies somewhere, clearly read or not. */
function face(high: number, low: number, at: number, chance = 0.98): TileDetection {
  const detection = tileAt({ x: 150 + 220 * (at % 7), y: 100 + 150 * Math.floor(at / 7) }, half(high, 0.98), half(low, chance, (low + 1) % 7))
  return { ...detection, ground: [0, 0, 5] }
}

const ALL = tilesOfSet(6).map((tile, at) => face(highOf(tile), lowOf(tile), at % 14))
const [FIRST, SECOND] = [ALL.slice(0, 14), ALL.slice(14)]

/** The row as the settings have it, what it opens beside it. */
function Tiles() {
  const [open, setOpen] = useState<OpenTiles>(null)
  return (
    <OwnTilesContext value={ownTilesLive}>
      <OwnTilesRow onOpen={setOpen} />
      <OwnTilesDialogs open={open} onClose={() => setOpen(null)} />
    </OwnTilesContext>
  )
}

async function opened(host = new FakeHost()) {
  renderInApp(host, <Tiles />)
  const user = userEvent.setup()
  const row = within(await screen.findByRole('group', { name: 'Your tiles' }))
  return { host, user, row }
}

async function photographed(tiles: readonly TileDetection[]) {
  shown.tiles = tiles
  await choosePicture()
  await screen.findByRole('list', { name: 'Tiles found' })
}

const dialog = () => within(screen.getByRole('dialog'))
/** What stands on the page: the same is said to screen readers for a while. */
const photoAsked = (text: string) => dialog().getByText(text, { selector: 'strong' })
const button = (name: string) => dialog().getByRole<HTMLButtonElement>('button', { name })
/** One that has the focus keeps it when it cannot be pressed any longer, so it is not always `disabled`. */
const off = (name: string): boolean => button(name).matches(':disabled, [aria-disabled="true"]')

describe('Your tiles in two photos', () => {
  test('are kept once both halves of the set were looked over', async () => {
    const { host, user, row } = await opened()
    await user.click(row.getByRole('button', { name: 'Take photos of tiles…' }))
    await photographed(FIRST)
    dialog().getByText('14 tiles found.')
    await user.click(button('Next photo'))
    photoAsked('Photo 2 of 2.')
    await photographed(SECOND)
    dialog().getByText('14 tiles found, 28 in both photos.')
    await user.click(button('Save tiles'))
    await waitFor(() => expect(host.kept).toHaveLength(1))
    expect(host.kept[0]).toMatchObject({ highest: 6, lost: [], grounds: { length: 28 } })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(row.getByRole('button', { name: 'Take photos of tiles…' }))
    photoAsked('Photo 1 of 2.')
    expect(dialog().queryByRole('list', { name: 'Tiles found' })).toBeNull()
  })

  test('name what is missing, which may be lost', async () => {
    const { host, user, row } = await opened()
    await user.click(row.getByRole('button', { name: 'Take photos of tiles…' }))
    await photographed(FIRST)
    await user.click(button('Next photo'))
    await photographed(SECOND.slice(1))
    dialog().getByText(/Missing: 4-4\. Take the photo again, or save/)
    await user.click(button('Save tiles'))
    await waitFor(() => expect(host.kept[0]).toMatchObject({ lost: ['4-4'] }))
  })

  test('take an unsure tile for the one that is still missing, and ask about it', async () => {
    const { user, row } = await opened()
    await user.click(row.getByRole('button', { name: 'Take photos of tiles…' }))
    await photographed(FIRST)
    await user.click(button('Next photo'))
    // 4-4 looks more like 5-4, which lies there too
    await photographed(
      SECOND.map((tile, at) => (at === 0 ? face(4, 5, 0, 0.6) : tile)).map((tile, at) => (at === 0 ? { ...tile, second: half(5, 0.6, 4) } : tile)),
    )
    expect(off('Save tiles')).toBe(true)
    await user.click(within(dialog().getByRole('list', { name: 'Tiles found' })).getByRole('button', { name: /^Tile 4-4/ }))
    await user.click(within(dialog().getByRole('group', { name: /^Which tile is this/ })).getByRole('button', { name: /^4-4/ }))
    expect(off('Save tiles')).toBe(false)
  })

  test('are still there after Esc, the first photo too, and are thrown away by “Start over” and “Cancel”', async () => {
    const { host, user, row } = await opened()
    const open = () => user.click(row.getByRole('button', { name: 'Take photos of tiles…' }))
    await open()
    await photographed(FIRST)
    await user.click(button('Next photo'))
    await photographed(SECOND)
    await user.click(button('Close'))
    await open()
    dialog().getByText('14 tiles found, 28 in both photos.')
    await user.click(button('Start over'))
    photoAsked('Photo 1 of 2.')
    expect(dialog().queryByRole('list', { name: 'Tiles found' })).toBeNull()
    await photographed(FIRST)
    await user.click(button('Cancel'))
    await open()
    expect(dialog().queryByRole('list', { name: 'Tiles found' })).toBeNull()
    expect(host.kept).toEqual([])
  })

  test('are not taken from the same half twice', async () => {
    const { user, row } = await opened()
    await user.click(row.getByRole('button', { name: 'Take photos of tiles…' }))
    await photographed(FIRST)
    await user.click(button('Next photo'))
    await photographed(FIRST)
    dialog().getByText(/Most of these tiles are in the first photo too/)
    expect(off('Save tiles')).toBe(true)
  })

  test('are not kept while one is there twice', async () => {
    const { user, row } = await opened()
    await user.click(row.getByRole('button', { name: 'Take photos of tiles…' }))
    await photographed(FIRST)
    await user.click(button('Next photo'))
    await photographed(SECOND)
    await user.click(within(dialog().getByRole('list', { name: 'Tiles found' })).getByRole('button', { name: /^Tile 6-6/ }))
    await user.selectOptions(dialog().getByRole('combobox', { name: 'Another tile' }), '6-5')
    // the other 6-5 cannot be one too, and is asked about
    dialog().getByText(/Caravan isn’t sure about 1 tile/)
    await user.click(within(dialog().getByRole('list', { name: 'Tiles found' })).getByRole('button', { name: /not sure/ }))
    await user.click(within(dialog().getByRole('group', { name: /^Which tile is this/ })).getByRole('button', { name: /^6-5/ }))
    dialog().getByText(/Found twice: 6-5\. Tap the wrong one/)
    expect(off('Save tiles')).toBe(true)
  })

  test('say so where the disk does not take them, and stay open', async () => {
    const { host, user, row } = await opened()
    host.answerOnSetting = () => Promise.resolve(err({ kind: 'not-saved', reason: 'disk-full', detail: '' }))
    await user.click(row.getByRole('button', { name: 'Take photos of tiles…' }))
    await photographed(FIRST)
    await user.click(button('Next photo'))
    await photographed(SECOND)
    await user.click(button('Save tiles'))
    await within(await dialog().findByRole('alert')).findByText(/Couldn’t save this to the disk/)
  })

  test('are read without what was known before', async () => {
    const host = new FakeHost()
    host.ownTiles.send({ tiles: GREEN, keptAt: '2026-11-26T10:00:00.000Z' })
    const { user, row } = await opened(host)
    row.getByText(/^Caravan knows your double-six set, without 3-1\. The photos are from .*2026\.$/)
    await user.click(row.getByRole('button', { name: 'Take new photos…' }))
    await photographed(FIRST)
    expect(shown.asked).toEqual([expect.objectContaining({ own: undefined })])
  })

  test('are forgotten once that was asked twice', async () => {
    const host = new FakeHost()
    host.ownTiles.send({ tiles: GREEN, keptAt: '2026-11-26T10:00:00.000Z' })
    const { user, row } = await opened(host)
    await user.click(row.getByRole('button', { name: 'Forget tiles' }))
    expect(document.activeElement).toBe(button('Keep tiles'))
    expect(host.kept).toEqual([])
    await user.click(button('Forget tiles'))
    await waitFor(() => expect(host.kept).toEqual([null]))
  })

  test('are for tiles with pips', async () => {
    settings['tile-print'].choose('numbers')
    renderInApp(new FakeHost(), <Tiles />)
    await Promise.resolve()
    expect(screen.queryByRole('group', { name: 'Your tiles' })).toBeNull()
  })
})
