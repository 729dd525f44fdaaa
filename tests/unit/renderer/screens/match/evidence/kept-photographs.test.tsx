// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { settings } from '../../../../../../src/renderer/settings/settings'
import * as english from '../../../../../../src/renderer/messages/en'
import type { RecordEvent } from '#shared/match/record'
import { DICE, play, FakeMatch } from '../../../fake-match'
import { sitDown } from '../../../sit-down'

const PHOTO = '0123456789abcdef0123456789abcdef'
const LOST = 'fedcba9876543210fedcba9876543210'

const photographed = (tile: string, arm?: 'left' | 'right', photo = PHOTO): RecordEvent => ({ ...play(tile, arm), photo })

function twoPlays(second: RecordEvent = photographed('4-2', 'right')): FakeMatch {
  const match = new FakeMatch({ preset: 'flower-and-scorpion', start: { leader: 0, dice: DICE } }).enter(play('6-4'), second)
  match.photographs.set(PHOTO, '/9j/2Q==')
  return match
}

const feed = () => within(screen.getByRole('region', { name: 'What happened' }))
const photosNamed = (match: FakeMatch) => match.record.rounds.flatMap(({ events }) => events.map((event) => event['photo'] ?? null))

describe('A photograph kept with a play', () => {
  test('has a button beside the play, and no other play has one', async () => {
    await sitDown(twoPlays())
    expect(
      feed()
        .getAllByRole('button', { name: /^Photograph of/ })
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual([english.keptPhotographs.event(1, 2)])
  })

  test('opens large by keyboard, with what was entered and why it scored', async () => {
    const user = await sitDown(twoPlays())
    feed()
      .getByRole('button', { name: english.keptPhotographs.event(1, 2) })
      .focus()
    await user.keyboard('{Enter}')
    const dialog = within(screen.getByRole('dialog', { name: english.keptPhotographs.event(1, 2) }))
    dialog.getByText(/4-2 to the right end/)
    const image = await dialog.findByRole('img', { name: english.keptPhotographs.event(1, 2) })
    expect(image.getAttribute('src')).toBe('data:image/jpeg;base64,/9j/2Q==')
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('that is gone is said to be missing, and the play stands', async () => {
    const match = twoPlays(photographed('4-2', 'right', LOST))
    const user = await sitDown(match)
    await user.click(feed().getByRole('button', { name: english.keptPhotographs.event(1, 2) }))
    await within(screen.getByRole('dialog')).findByText(/This photograph is missing/)
    expect(match.told()).toEqual(['0 6-4', '1 4-2 right'])
  })

  test('that the page cannot draw is said to be missing too', async () => {
    const user = await sitDown(twoPlays())
    await user.click(feed().getByRole('button', { name: english.keptPhotographs.event(1, 2) }))
    const dialog = within(screen.getByRole('dialog'))
    fireEvent.error(await dialog.findByRole('img', { name: /^Photograph/ }))
    dialog.getByText(/This photograph is missing/)
  })

  test('is not looked for under a name that the app did not make', async () => {
    await sitDown(twoPlays(photographed('4-2', 'right', 'IMG_0042.jpg')))
    expect(feed().queryByRole('button', { name: /^Photograph of/ })).toBeNull()
  })

  test('of the throw has its button at the beginning of the round', async () => {
    const match = new FakeMatch({ preset: 'flower-and-scorpion', start: { leader: 0, dice: DICE, photo: PHOTO } })
    match.photographs.set(PHOTO, '/9j/2Q==')
    const user = await sitDown(match)
    await user.click(feed().getByRole('button', { name: english.keptPhotographs.start(1) }))
    const dialog = within(screen.getByRole('dialog', { name: english.keptPhotographs.start(1) }))
    dialog.getByText(/Flower 6-6, Scorpion 5-2/)
    await dialog.findByRole('img', { name: english.keptPhotographs.start(1) })
  })
})

describe('Correcting a play that has a photograph', () => {
  async function opened(match: FakeMatch) {
    const user = await sitDown(match)
    await user.click(feed().getByRole('button', { name: /Ben 4-2/ }))
    return { user, dialog: within(await screen.findByRole('dialog')) }
  }

  test('shows the photograph and keeps it, whatever else is put right', async () => {
    const match = twoPlays({ ...photographed('4-2', 'right'), note: 'by lamplight' })
    const { user, dialog } = await opened(match)
    await dialog.findByRole('img', { name: english.keptPhotographs.event(1, 2) })
    await user.click(dialog.getByRole('button', { name: '4-3' }))
    await user.click(dialog.getByRole('button', { name: 'Save the correction' }))
    await waitFor(() => expect(match.told()).toEqual(['0 6-4', '1 4-3 right']))
    expect(match.record.rounds[0]?.events[1]).toMatchObject({ photo: PHOTO, note: 'by lamplight' })
  })

  test('can remove the photograph and nothing else, and undo brings it back', async () => {
    const match = twoPlays()
    const { user, dialog } = await opened(match)
    expect(dialog.getByRole('button', { name: 'Save the correction' }).hasAttribute('disabled')).toBe(true)
    await user.click(dialog.getByRole('button', { name: 'Remove the photograph' }))
    dialog.getByText(/will be removed from this event/)
    await user.click(dialog.getByRole('button', { name: 'Save the correction' }))
    await waitFor(() => expect(photosNamed(match)).toEqual([null, null]))
    expect(match.told()).toEqual(['0 6-4', '1 4-2 right'])
    await user.click(await screen.findByRole('button', { name: 'Undo the correction' }))
    await waitFor(() => expect(photosNamed(match)).toEqual([null, PHOTO]))
  })

  test('can change the tile and remove the photograph together, in either order', async () => {
    const match = twoPlays()
    const { user, dialog } = await opened(match)
    await user.click(dialog.getByRole('button', { name: 'Remove the photograph' }))
    await user.click(dialog.getByRole('button', { name: '4-3' }))
    await user.click(dialog.getByRole('button', { name: 'Save the correction' }))
    await waitFor(() => expect(match.told()).toEqual(['0 6-4', '1 4-3 right']))
    expect(photosNamed(match)).toEqual([null, null])
  })

  test('can keep it after all, and nothing is changed then', async () => {
    const { user, dialog } = await opened(twoPlays())
    await user.click(dialog.getByRole('button', { name: 'Remove the photograph' }))
    await user.click(dialog.getByRole('button', { name: 'Keep the photograph' }))
    await dialog.findByRole('img', { name: english.keptPhotographs.event(1, 2) })
    expect(dialog.getByRole('button', { name: 'Save the correction' }).hasAttribute('disabled')).toBe(true)
  })

  test('leaves the photograph where an event is inserted before it', async () => {
    const match = twoPlays()
    const { user, dialog } = await opened(match)
    await user.click(dialog.getByRole('button', { name: 'Insert one before it' }))
    expect(dialog.queryByRole('img', { name: /^Photograph/ })).toBeNull()
    await user.click(dialog.getByRole('radio', { name: 'Drew' }))
    await user.click(dialog.getByRole('button', { name: 'Save the correction' }))
    await waitFor(() => expect(photosNamed(match)).toEqual([null, null, PHOTO]))
  })
})

describe('Keeping photographs', () => {
  test('is off at first, and a choice of this device', async () => {
    const user = await sitDown(twoPlays())
    await user.click(screen.getByRole('button', { name: 'Show: chips and tiles' }))
    const group = within(screen.getByRole('group', { name: 'Photographs' }))
    expect(group.getByRole<HTMLInputElement>('radio', { name: 'Not kept' }).checked).toBe(true)
    expect(settings['keep-photographs'].chosen()).toBe('not-kept')
    await user.click(group.getByRole('radio', { name: 'Kept' }))
    expect(settings['keep-photographs'].chosen()).toBe('kept')
  })
})
