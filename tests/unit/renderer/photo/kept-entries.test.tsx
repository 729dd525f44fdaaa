// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ok } from '#shared/kernel/result'
import type { DieDetection } from '#shared/recognition/roll'
import { settings } from '../../../../src/renderer/settings/settings'
import { sideBySide, smallCopy } from '../../../../src/renderer/photo/small-copy'
import * as english from '../../../../src/renderer/messages/en'
import { clear } from '../../shared/recognition/detections'
import { choosePicture } from './choose-picture'
import { play, FakeMatch } from '../fake-match'
import { sitDown } from '../sit-down'

const picture = { width: 800, height: 600, close: () => undefined } as unknown as ImageBitmap

/** The tiles that the next photo shows, and whether it shows dice. */
const shown = vi.hoisted(() => ({ tiles: [] as readonly (readonly [number, number])[], dice: true }))

const die = (face: number, colour: 'red' | 'green', x: number): DieDetection => ({
  middle: { x, y: 300 },
  width: 60,
  faces: [1, 2, 3, 4, 5, 6].map((each) => (each === face ? 0.99 : 0.002)),
  colours: colour === 'red' ? [0.98, 0.01, 0.01] : [0.01, 0.98, 0.01],
  found: 0.99,
})

vi.mock('../../../../src/renderer/photo/small-copy', () => ({
  smallCopy: vi.fn(() => Promise.resolve('/9j/2Q==')),
  sideBySide: vi.fn((copies: readonly string[]) => Promise.resolve(`${copies.length} side by side`)),
}))
vi.mock('../../../../src/renderer/recognition/open-recognizer', () => ({
  openRecognizer: () => ({
    warmUp: () => Promise.resolve(ok(null)),
    readTiles: () =>
      Promise.resolve(ok({ picture, milliseconds: 1, tiles: shown.tiles.map(([first, second], at) => clear({ x: 200 + 250 * at, y: 300 }, first, second)) })),
    readDice: () =>
      Promise.resolve(
        ok({ picture, milliseconds: 1, dice: shown.dice ? [die(6, 'green', 100), die(5, 'green', 200), die(3, 'red', 300), die(1, 'red', 400)] : [] }),
      ),
  }),
}))

beforeEach(() => {
  vi.mocked(smallCopy).mockClear()
  shown.dice = true
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
})

const checkbox = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'Save photo with this entry' })

async function photographed(keep: 'kept' | 'not-kept') {
  settings['keep-photographs'].choose(keep)
  shown.tiles = [
    [6, 4],
    [4, 2],
  ]
  const match = new FakeMatch({ preset: 'bergen-game-cabinet' }).enter(play('6-4'))
  const user = await sitDown(match)
  await user.click(screen.getByRole('button', { name: 'Take photo' }))
  await choosePicture()
  return { match, user, enter: await screen.findByRole('button', { name: /^Enter 4-2, right end, for Ben/ }) }
}

describe('A play in a photo', () => {
  test('is entered without its photo as long as nobody has said otherwise', async () => {
    const { match, user, enter } = await photographed('not-kept')
    expect((await checkbox()).checked).toBe(false)
    await user.click(enter)
    await waitFor(() => expect(match.told()).toEqual(['0 6-4', '1 4-2 right']))
    expect(match.brought).toEqual([])
    expect(smallCopy).not.toHaveBeenCalled()
  })

  test('brings a small copy where photos are kept', async () => {
    const { match, user, enter } = await photographed('kept')
    await user.click(enter)
    await waitFor(() => expect(match.told()).toEqual(['0 6-4', '1 4-2 right']))
    expect(match.brought).toEqual(['/9j/2Q=='])
    expect(smallCopy).toHaveBeenCalledWith(picture)
  })

  test('is not entered where its photo was to be kept and no copy can be made', async () => {
    vi.mocked(smallCopy).mockResolvedValueOnce(null)
    const { match, user, enter } = await photographed('kept')
    await user.click(enter)
    await screen.findByText(/^Couldn’t save this photo, so nothing was entered\./)
    expect(match.told()).toEqual(['0 6-4'])
    await user.click(await checkbox())
    await user.click(enter)
    await waitFor(() => expect(match.told()).toHaveLength(2))
    expect(match.brought).toEqual([])
  })
})

describe('Photographed dice', () => {
  const DICE = { flower: [6, 6], scorpion: [5, 2] } as const

  /** The photo of the dice of a second round, from where they are set. */
  async function photographedDice() {
    const match = new FakeMatch({ preset: 'flower-and-scorpion', rules: { handSize: 1 }, start: { leader: 0, dice: DICE } }).enter(play('6-4'))
    const user = await sitDown(match)
    await user.click(screen.getByRole('button', { name: /^Next round/ }))
    await user.click(screen.getByRole('button', { name: 'Take photo of dice' }))
    await choosePicture()
    await checkbox()
    return { match, user }
  }

  async function nextRound(keep: 'kept' | 'not-kept') {
    settings['keep-photographs'].choose(keep)
    const { match, user } = await photographedDice()
    await user.click(screen.getByRole('button', { name: 'Use dice' }))
    return { match, user }
  }

  test('are asked for by hand where the photo shows none', async () => {
    shown.dice = false
    await photographedDice()
    expect((await screen.findByRole('alert')).textContent).toMatch(/^No dice found\./)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Use dice' }).disabled).toBe(true)
  })

  test('that is kept goes along with the beginning of the round, and is announced before', async () => {
    const { match, user } = await nextRound('kept')
    await screen.findByText(english.keptPhotos.willBeKept)
    await user.click(screen.getByRole('button', { name: 'Start round' }))
    await waitFor(() => expect(match.record.rounds).toHaveLength(2))
    expect(match.record.rounds[1]?.dice).toEqual({ flower: [6, 5], scorpion: [3, 1] })
    expect(match.brought).toEqual(['/9j/2Q=='])
  })

  test('is not kept otherwise', async () => {
    const { match, user } = await nextRound('not-kept')
    expect(screen.queryByText(english.keptPhotos.willBeKept)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Start round' }))
    await waitFor(() => expect(match.record.rounds).toHaveLength(2))
    expect(match.brought).toEqual([])
  })

  test('gives way when the dice are rolled again', async () => {
    const { user } = await nextRound('kept')
    const dialog = within(await screen.findByRole('dialog', { name: 'Round 2' }))
    await dialog.findByText(english.keptPhotos.willBeKept)
    await user.click(dialog.getByRole('button', { name: 'Roll for us' }))
    expect(dialog.queryByText(english.keptPhotos.willBeKept)).toBeNull()
  })
})

describe('Hands of a blocked round in photos', () => {
  /** Two players, one tile on the table that nobody can follow. */
  async function blocked() {
    settings['keep-photographs'].choose('kept')
    const match = new FakeMatch({ preset: 'bergen-game-cabinet', rules: { handSize: 3 } }).enter(play('3-3'))
    const user = await sitDown(match)
    await user.click(screen.getByRole('button', { name: /^Blocked/ }))
    for (const [name, tiles] of [
      [
        'Ada',
        [
          [6, 4],
          [4, 2],
        ],
      ],
      [
        'Ben',
        [
          [6, 5],
          [5, 2],
          [4, 1],
        ],
      ],
    ] as const) {
      shown.tiles = tiles
      await user.click(await screen.findByRole('button', { name: `Take photo of ${name}’s hand` }))
      await choosePicture()
      await checkbox()
      await user.click(await screen.findByRole('button', { name: /^Use these [23] tiles$/ }))
      await screen.findByText(`The photo of ${name}’s hand will be saved with the blocked round.`)
      const next = screen.queryByRole('button', { name: 'Next hand' })
      if (next !== null) await user.click(next)
    }

    return { match, user, rule: screen.getByRole('button', { name: 'Get ruling' }) }
  }

  test('are kept side by side with the block', async () => {
    const { match, user, rule } = await blocked()
    await user.click(rule)
    await waitFor(() => expect(match.brought).toEqual(['2 side by side']))
  })

  test('that cannot be copied stop the entry once, and say so', async () => {
    vi.mocked(sideBySide).mockResolvedValueOnce(null)
    const { match, user, rule } = await blocked()
    await user.click(rule)
    await screen.findByText(/^Couldn’t save the photos of the hands, so nothing was entered\./)
    expect(match.told()).toEqual(['0 3-3'])
    await user.click(rule)
    await waitFor(() => expect(screen.queryByText(/^Couldn’t save the photos of the hands, so nothing was entered\./)).toBeNull())
    expect(match.brought).toEqual([])
  })
})
