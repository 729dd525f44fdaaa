// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ok } from '#shared/kernel/result'
import type { TileDetection } from '#shared/recognition/detection'
import { clear, half, tileAt } from '../../shared/recognition/detections'
import { choosePicture } from './choose-picture'
import { FakeMatch } from '../fake-match'
import { sitDown } from '../sit-down'

const picture = { width: 1600, height: 900, close: () => undefined } as unknown as ImageBitmap

/** What the next photo shows. */
const shown = vi.hoisted(() => ({ tiles: [] as readonly TileDetection[] }))

vi.mock('../../../../src/renderer/recognition/open-recognizer', () => ({
  openRecognizer: () => ({
    warmUp: () => Promise.resolve(ok(null)),
    readTiles: () => Promise.resolve(ok({ picture, milliseconds: 1, tiles: shown.tiles })),
  }),
}))

beforeEach(() => {
  window.sessionStorage.clear()
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
})

const LEFT = [clear({ x: 100, y: 300 }, 6, 4), clear({ x: 240, y: 310 }, 3, 1)]
const RIGHT = [clear({ x: 1200, y: 300 }, 5, 5)]

async function photographed(tiles: readonly TileDetection[], maxPip = 6) {
  shown.tiles = tiles
  const match = new FakeMatch({ preset: 'round-totals', rules: { maxPip }, players: ['Ada', 'Ben', 'Cleo'], start: null })
  const user = await sitDown(match, 'counted')
  await user.click(within(screen.getByRole('group', { name: /^Number pad/ })).getByRole('button', { name: 'Photo' }))
  await choosePicture()
  const dialog = within(await screen.findByRole('dialog', { name: 'Photo of hands' }))
  await dialog.findByRole('list', { name: 'Hands' })
  return { match, user, dialog }
}

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name: `${name}, round 1` })

describe('A photo of several hands', () => {
  test('asks whose each is, takes a tap for it, and counts the round with who has nothing left', async () => {
    const { match, user, dialog } = await photographed([...LEFT, ...RIGHT])
    dialog.getByText('3 tiles in 2 hands')
    const use = dialog.getByRole<HTMLButtonElement>('button', { name: /^Use th/ })
    await user.click(within(dialog.getByRole('group', { name: 'Whose hand is this? 2 tiles, 14 points' })).getByRole('button', { name: 'Ben' }))
    expect(use.disabled).toBe(true)
    await user.click(within(dialog.getByRole('group', { name: 'Whose hand is this? 1 tile, 10 points' })).getByRole('button', { name: 'Cleo' }))
    await user.click(dialog.getByRole('button', { name: 'Ada has nothing left' }))
    await user.click(dialog.getByRole('button', { name: 'Use these 3 hands' }))
    expect([(await field('Ada')).value, (await field('Ben')).value, (await field('Cleo')).value]).toEqual(['0', '14', '10'])
    await user.click(screen.getByRole('button', { name: /^Count round 1/ }))
    await waitFor(() => expect(match.told()).toEqual(['left 0 | 6-4 3-1 | 5-5']))
  })

  test('mends a hand that was taken together: one tile is someone else’s, and one hand is none', async () => {
    const { user, dialog } = await photographed([...LEFT, ...RIGHT])
    await user.click(within(dialog.getByRole('group', { name: /^Whose hand is this\? 2 tiles/ })).getByRole('button', { name: 'Ben' }))
    await user.click(within(dialog.getByRole('group', { name: /^Whose hand is this\? 1 tile,/ })).getByRole('button', { name: 'Not a hand' }))
    dialog.getByRole('button', { name: 'Not counted: 1 tile' })
    await user.click(dialog.getByRole('button', { name: 'Ben: 2 tiles, 14 points' }))
    await user.click(dialog.getByRole('button', { name: /^Tile 3-1/ }))
    await user.click(within(dialog.getByRole('group', { name: 'Whose tile is it?' })).getByRole('button', { name: 'Cleo' }))
    dialog.getByRole('button', { name: 'Ben: 1 tile, 10 points' })
    dialog.getByRole('button', { name: 'Cleo: 1 tile, 4 points' })
    await user.click(dialog.getByRole('button', { name: 'Use these 2 hands' }))
    expect([(await field('Ada')).value, (await field('Ben')).value, (await field('Cleo')).value]).toEqual(['', '10', '4'])
    expect(document.activeElement).toBe(await field('Ada'))
  })

  test('is that of who is asked for where it is the only one, once what is not sure has been settled', async () => {
    const { user, dialog } = await photographed([...LEFT, tileAt({ x: 380, y: 300 }, half(5), half(3, 0.6, 2))])
    const use = dialog.getByRole<HTMLButtonElement>('button', { name: 'Use this hand' })
    expect(use.disabled).toBe(true)
    await user.click(dialog.getByRole('button', { name: /^Tile 5-3 \?/ }))
    await user.click(dialog.getByRole('button', { name: /^5-2, \d+%/ }))
    await user.click(use)
    expect((await field('Ada')).value).toBe('21')
    expect(document.activeElement).toBe(await field('Ben'))
  })

  test('asks about all that may be printed at once: one tap leaves it out, another takes it back or leaves out the rest', async () => {
    const print = [clear({ x: 100, y: 700 }, 2, 2), clear({ x: 300, y: 700 }, 5, 4)].map((tile) => ({ ...tile, found: 0.89, printed: 0.98 }))
    const { user, dialog } = await photographed([...LEFT, ...print])
    const asked = within(dialog.getByRole('group', { name: 'Are these 2 tiles printed on a board, a box or a screen?' }))
    const use = (): HTMLButtonElement => dialog.getByRole('button', { name: /^Use th/ })
    const tap = (name: string) => user.click(asked.getByRole('button', { name }))
    await tap('All are real tiles')
    dialog.getByText('4 tiles in 2 hands')
    await tap('The others are printed')
    dialog.getByText('2 tiles in 1 hand')
    dialog.getByRole('button', { name: /^Tile 5-4/ })
    expect(use().disabled).toBe(false)
    await tap('Leave them out')
    dialog.getByText('2 tiles in 1 hand')
    await user.click(use())
    expect((await field('Ada')).value).toBe('14')
  })

  test('says of a set with more than 12 pips on a half that it reads none of them, asks about many pips, and takes the tile that is chosen', async () => {
    const { user, dialog } = await photographed([clear({ x: 100, y: 300 }, 12, 4), clear({ x: 240, y: 310 }, 8, 2)], 15)
    dialog.getByText(/reads up to 12 pips on a half, not 13 to 15\. Tap a tile .* or enter the tiles by hand/)
    dialog.getByRole('button', { name: 'Enter by hand' })
    await user.click(dialog.getByRole('button', { name: /^Tile 12-4 \?/ }))
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Another tile' }), '14-4')
    await user.click(dialog.getByRole('button', { name: 'Use this hand' }))
    expect((await field('Ada')).value).toBe('28')
  })
})
