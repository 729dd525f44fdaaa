// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ok } from '#shared/kernel/result'
import type { TileDetection } from '#shared/recognition/detection'
import { clear, half, tileAt } from '../../../shared/recognition/detections'
import { choosePicture, forgetLeftPhoto } from '../../photo/choose-picture'
import { play, FakeMatch, MATCH_ID } from '../../fake-match'
import { sitDown } from '../../sit-down'
import { bitmap } from '../../photo/source/source-host'

/** What the next photo shows. */
const shown = vi.hoisted(() => ({ tiles: [] as readonly TileDetection[] }))

vi.mock('../../../../../src/renderer/recognition/open-recognizer', () => ({
  openRecognizer: () => ({
    warmUp: () => Promise.resolve(ok(null)),
    readTiles: () => Promise.resolve(ok({ picture: bitmap(), milliseconds: 1, tiles: shown.tiles })),
  }),
}))

beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
})

const dialog = () => within(screen.getByRole('dialog'))
const enterButton = () => dialog().getByRole<HTMLButtonElement>('button', { name: /^Enter (?:play$|\d)/ })

/** 6-4 4-1 lie there by the record; then a photo shows these. */
async function photo(...tiles: readonly TileDetection[]) {
  const match = new FakeMatch({ preset: 'bergen-game-cabinet' }).enter(play('6-4'), play('4-1', 'right'))
  forgetLeftPhoto(`play.${MATCH_ID}.${match.revision}`)
  const user = await sitDown(match)
  await user.keyboard('f')
  await another(...tiles)
  return { match, user }
}

async function another(...tiles: readonly TileDetection[]) {
  shown.tiles = tiles
  await choosePicture()
  await screen.findByRole('list', { name: 'Tiles found' })
}

const LAID = [clear({ x: 300, y: 300 }, 6, 4), clear({ x: 500, y: 300 }, 4, 1)]
const beside = (first: number, second: number) => clear({ x: 700, y: 300 }, first, second)

describe('A play in a photo', () => {
  test('is entered once the button is pressed that says so, and not before', async () => {
    const { match, user } = await photo(...LAID, beside(1, 3))
    screen.getByRole('dialog', { name: 'Photo of Ada’s tile' })
    expect(dialog().getByText('New tile: 3-1')).toBeDefined()
    expect(match.told()).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Enter 3-1, right end, for Ada' }))
    await waitFor(() => expect(match.told()).toEqual(['0 6-4', '1 4-1 right', '0 3-1 right']))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('leads a round', async () => {
    const match = new FakeMatch({ preset: 'bergen-game-cabinet' })
    const user = await sitDown(match)
    await user.keyboard('f')
    await another(clear({ x: 300, y: 300 }, 2, 2))
    screen.getByRole('dialog', { name: 'Photo of Ada’s lead' })
    await user.click(screen.getByRole('button', { name: /^Enter 2-2 as Ada’s lead/ }))
    await waitFor(() => expect(match.told()).toEqual(['0 2-2']))
  })

  test('that does not fit is asked about where it is seen: it lies there anyway, two taps from the photo', async () => {
    const { match, user } = await photo(...LAID, beside(5, 3))
    await user.click(dialog().getByRole('button', { name: 'Does 5-3 lie there?' }))
    await user.click(screen.getByRole('button', { name: /^5 at the right end \(1\), then 3 is open/ }))
    await waitFor(() => expect(match.told().at(-1)).toBe('0 5-3 right stands'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('is no longer proposed once another window has entered it', async () => {
    const { match } = await photo(...LAID, beside(1, 3))
    screen.getByRole('button', { name: 'Enter 3-1, right end, for Ada' })
    match.enter(play('3-1', 'right'))
    await dialog().findByText('No new tile found. Every tile in the photo is already entered.')
    expect(enterButton().disabled).toBe(true)
    expect(match.told()).toHaveLength(3)
  })

  test('is asked about, with nothing chosen, where more than one tile can have been laid', async () => {
    const { match, user } = await photo(...LAID, beside(1, 3), clear({ x: 100, y: 300 }, 5, 6))
    const asked = within(dialog().getByRole('group', { name: /^Which tile was played\?/ }))
    expect(asked.queryByRole('radio', { checked: true })).toBeNull()
    expect(enterButton().disabled).toBe(true)
    await user.click(asked.getByRole('radio', { name: /^6-5/ }))
    await user.click(screen.getByRole('button', { name: 'Enter 6-5, left end, for Ada' }))
    await waitFor(() => expect(match.told().at(-1)).toBe('0 6-5 left'))
  })

  test('can be of another player than whose turn it is, which is said', async () => {
    const { match, user } = await photo(...LAID, beside(1, 3))
    await user.selectOptions(dialog().getByRole('combobox', { name: 'Played by' }), 'Ben')
    dialog().getByText(/^It’s Ada’s turn\. This entry for Ben/)
    await user.click(screen.getByRole('button', { name: 'Enter 3-1, right end, for Ben' }))
    await waitFor(() => expect(match.told().at(-1)).toBe('1 3-1 right'))
  })

  test('is asked about, with nothing chosen, where it is not sure', async () => {
    const { match, user } = await photo(...LAID, tileAt({ x: 700, y: 300 }, half(1), half(3, 0.6, 2)))
    const asked = within(dialog().getByRole('group', { name: /^Which tile was played\?/ }))
    expect(asked.queryByRole('radio', { checked: true })).toBeNull()
    expect(enterButton().disabled).toBe(true)
    await user.click(asked.getByRole('radio', { name: /^2-1/ }))
    await user.click(screen.getByRole('button', { name: 'Enter 2-1, right end, for Ada' }))
    await waitFor(() => expect(match.told().at(-1)).toBe('0 2-1 right'))
  })

  test('is asked for its end where it fits both and lies beside neither', async () => {
    const { match, user } = await photo(clear({ x: 100, y: 900 }, 6, 1))
    expect(enterButton().disabled).toBe(true)
    await user.click(within(dialog().getByRole('group', { name: 'Where was it played?' })).getByRole('radio', { name: /^Left end/ }))
    await user.click(screen.getByRole('button', { name: 'Enter 6-1, left end, for Ada' }))
    await waitFor(() => expect(match.told().at(-1)).toBe('0 6-1 left'))
  })

  test('is corrected in the photo, and entered as corrected', async () => {
    const { match, user } = await photo(...LAID, beside(1, 3))
    await user.click(dialog().getByRole('button', { name: /^Tile 3-1 just played/ }))
    await user.selectOptions(dialog().getByRole('combobox', { name: 'Another tile' }), '5-1')
    await user.click(screen.getByRole('button', { name: 'Enter 5-1, right end, for Ada' }))
    await waitFor(() => expect(match.told().at(-1)).toBe('0 5-1 right'))
  })

  test('that was corrected is asked afresh in the next photo', async () => {
    const { user } = await photo(...LAID, beside(1, 3))
    await user.click(dialog().getByRole('button', { name: /^Tile 3-1 just played/ }))
    await user.selectOptions(dialog().getByRole('combobox', { name: 'Another tile' }), '5-1')
    await another(...LAID, beside(1, 2))
    await screen.findByRole('button', { name: 'Enter 2-1, right end, for Ada' })
  })

  test('is still there after the dialog was closed, as it was corrected, and says so', async () => {
    const { match, user } = await photo(...LAID, beside(1, 3))
    await user.click(dialog().getByRole('button', { name: /^Tile 3-1 just played/ }))
    await user.selectOptions(dialog().getByRole('combobox', { name: 'Another tile' }), '5-1')
    expect(dialog().queryByRole('button', { name: 'Start over' })).toBeNull()
    await user.click(dialog().getByRole('button', { name: 'Close' }))
    await user.keyboard('f')
    await dialog().findByText('Kept from before, not saved yet.')
    await user.click(screen.getByRole('button', { name: 'Enter 5-1, right end, for Ada' }))
    await waitFor(() => expect(match.told().at(-1)).toBe('0 5-1 right'))
  })

  test('is gone once it was thrown away', async () => {
    const { user } = await photo(...LAID, beside(1, 3))
    await user.click(dialog().getByRole('button', { name: 'Close' }))
    await user.keyboard('f')
    await user.click(await dialog().findByRole('button', { name: 'Start over' }))
    await user.click(dialog().getByRole('button', { name: 'Close' }))
    await user.keyboard('f')
    await screen.findByRole('dialog')
    expect(dialog().queryByRole('list', { name: 'Tiles found' })).toBeNull()
  })

  test('stays on the screen, with the reason, where the host refuses it', async () => {
    const { match, user } = await photo(...LAID, beside(1, 3))
    match.refuseNext = { kind: 'stale', revision: match.revision }
    await user.click(enterButton())
    await dialog().findByRole('alert')
    expect(match.told()).toHaveLength(2)
  })
})

describe('A photo of the table', () => {
  test('without a new tile says so', async () => {
    await photo(...LAID)
    dialog().getByText('No new tile found. Every tile in the photo is already entered.')
    expect(enterButton().disabled).toBe(true)
  })

  test('with a tile that can have been played nowhere does not say that all are entered', async () => {
    await photo(...LAID, clear({ x: 700, y: 900 }, 5, 3))
    dialog().getByText('None of the tiles in the photo can be played now.')
    expect(dialog().getByText(/^The photo also shows/).textContent).toBe('The photo also shows 5-3. Did you forget to enter a play?')
    expect(enterButton().disabled).toBe(true)
  })

  test('that surely shows another tile than the record has there tells both', async () => {
    await photo(clear({ x: 300, y: 300 }, 6, 4), tileAt({ x: 500, y: 300 }, half(4), half(3, 0.96, 1)), clear({ x: 100, y: 300 }, 5, 6))
    screen.getByRole('button', { name: 'Enter 6-5, left end, for Ada' })
    expect(
      within(dialog().getByRole('list', { name: 'Tiles found' }))
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Tile 6-5 just played, sure', 'Tile 6-4, sure', 'Tile 4-3, sure'])
    expect(dialog().getByText(/^The photo also shows/).textContent).toBe('The photo also shows 4-3. Did you forget to enter a play?')
    expect(dialog().getByText(/^Entered but not in the photo/).textContent).toBe('Entered but not in the photo: 4-1.')
  })
})
