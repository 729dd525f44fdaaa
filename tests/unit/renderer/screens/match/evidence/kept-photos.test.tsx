// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { settings } from '../../../../../../src/renderer/settings/settings'
import type { RecordEvent } from '#shared/match/record'
import { DICE, play, FakeMatch } from '../../../fake-match'
import { sentence } from '../../../sentence'
import { sitDown } from '../../../sit-down'

const PHOTO = '0123456789abcdef0123456789abcdef'
const LOST = 'fedcba9876543210fedcba9876543210'

const withPhoto = (tile: string, arm?: 'left' | 'right', photo = PHOTO): RecordEvent => ({ ...play(tile, arm), photo })

function twoPlays(second: RecordEvent = withPhoto('4-2', 'right')): FakeMatch {
  const match = new FakeMatch({ preset: 'flower-and-scorpion', start: { leader: 0, dice: DICE } }).enter(play('6-4'), second)
  match.photos.set(PHOTO, '/9j/2Q==')
  return match
}

const feed = () => within(screen.getByRole('region', { name: 'What happened' }))
const photosNamed = (match: FakeMatch) => match.record.rounds.flatMap(({ events }) => events.map((event) => event['photo'] ?? null))

async function lookedAt(match: FakeMatch, entry: RegExp) {
  const user = await sitDown(match)
  await user.click(feed().getByRole('button', { name: entry }))
  return { user, dialog: within(await screen.findByRole('dialog')) }
}

describe('A photo kept with a play', () => {
  test('is a sign beside the play, and no other play has one', async () => {
    await sitDown(twoPlays())
    const signs = feed()
      .getAllByRole('listitem')
      .map((line) => line.querySelectorAll('svg[viewBox="0 0 24 24"]').length)
    expect(signs).toEqual([1, 0])
  })

  test('is shown with the entry, with what was entered and why it scored', async () => {
    const { user, dialog } = await lookedAt(twoPlays(), /Ben played 4-2/)
    dialog.getByText(sentence(/^Ben played 4-2 on the right end\. /))
    const image = await dialog.findByRole('img', { name: 'Photo of Ben’s 4-2' })
    expect(image.getAttribute('src')).toBe('data:image/jpeg;base64,/9j/2Q==')
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('that is gone is said to be missing, and the play stands', async () => {
    const match = twoPlays(withPhoto('4-2', 'right', LOST))
    const { dialog } = await lookedAt(match, /Ben played 4-2/)
    await dialog.findByText(/^This photo is missing or damaged/)
    expect(match.told()).toEqual(['0 6-4', '1 4-2 right'])
  })

  test('that the page cannot draw is said to be missing too', async () => {
    const { dialog } = await lookedAt(twoPlays(), /Ben played 4-2/)
    fireEvent.error(await dialog.findByRole('img', { name: /^Photo of/ }))
    dialog.getByText(/^This photo is missing or damaged/)
  })

  test('is not looked for under a name that the app did not make', async () => {
    const { dialog } = await lookedAt(twoPlays(withPhoto('4-2', 'right', 'IMG_0042.jpg')), /Ben played 4-2/)
    expect(dialog.queryByRole('img', { name: /^Photo of/ })).toBeNull()
    expect(dialog.queryByText(/^This photo is missing/)).toBeNull()
  })

  test('of the roll has its button at the beginning of the round', async () => {
    const match = new FakeMatch({ preset: 'flower-and-scorpion', start: { leader: 0, dice: DICE, photo: PHOTO } })
    match.photos.set(PHOTO, '/9j/2Q==')
    const user = await sitDown(match)
    await user.click(feed().getByRole('button', { name: 'Photo of the start of round 1' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Photo of the start of round 1' }))
    dialog.getByText(/Flower 6-6, Scorpion 5-2/)
    await dialog.findByRole('img', { name: 'Photo of the start of round 1' })
  })
})

describe('Correcting a play that has a photo', () => {
  async function opened(match: FakeMatch) {
    const { user, dialog } = await lookedAt(match, /Ben played 4-2/)
    await user.click(dialog.getByRole('button', { name: 'Correct or delete' }))
    return { user, dialog: within(await screen.findByRole('dialog')) }
  }

  test('shows the photo and keeps it, whatever else is corrected', async () => {
    const match = twoPlays({ ...withPhoto('4-2', 'right'), note: 'by lamplight' })
    const { user, dialog } = await opened(match)
    await dialog.findByRole('img', { name: 'Photo of Ben’s 4-2' })
    await user.click(dialog.getByRole('button', { name: '4-3' }))
    await user.click(dialog.getByRole('button', { name: 'Save correction' }))
    await waitFor(() => expect(match.told()).toEqual(['0 6-4', '1 4-3 right']))
    expect(match.record.rounds[0]?.events[1]).toMatchObject({ photo: PHOTO, note: 'by lamplight' })
  })

  test('can delete the photo and nothing else, and undo restores it', async () => {
    const match = twoPlays()
    const { user, dialog } = await opened(match)
    expect(dialog.getByRole('button', { name: 'Save correction' }).hasAttribute('disabled')).toBe(true)
    await user.click(dialog.getByRole('button', { name: 'Delete photo' }))
    dialog.getByText(/^The photo will be deleted from this entry/)
    await user.click(dialog.getByRole('button', { name: 'Save correction' }))
    await waitFor(() => expect(photosNamed(match)).toEqual([null, null]))
    expect(match.told()).toEqual(['0 6-4', '1 4-2 right'])
    await user.click(await screen.findByRole('button', { name: 'Undo the correction' }))
    await waitFor(() => expect(photosNamed(match)).toEqual([null, PHOTO]))
  })

  test('can change the tile and delete the photo together, in either order', async () => {
    const match = twoPlays()
    const { user, dialog } = await opened(match)
    await user.click(dialog.getByRole('button', { name: 'Delete photo' }))
    await user.click(dialog.getByRole('button', { name: '4-3' }))
    await user.click(dialog.getByRole('button', { name: 'Save correction' }))
    await waitFor(() => expect(match.told()).toEqual(['0 6-4', '1 4-3 right']))
    expect(photosNamed(match)).toEqual([null, null])
  })

  test('can keep it after all, and nothing is changed then', async () => {
    const { user, dialog } = await opened(twoPlays())
    await user.click(dialog.getByRole('button', { name: 'Delete photo' }))
    await user.click(dialog.getByRole('button', { name: 'Keep photo' }))
    await dialog.findByRole('img', { name: 'Photo of Ben’s 4-2' })
    expect(dialog.getByRole('button', { name: 'Save correction' }).hasAttribute('disabled')).toBe(true)
  })

  test('leaves the photo where an entry is inserted before it', async () => {
    const match = twoPlays()
    const { user, dialog } = await opened(match)
    await user.click(dialog.getByRole('button', { name: 'Insert entry before' }))
    expect(dialog.queryByRole('img', { name: /^Photo of/ })).toBeNull()
    await user.click(dialog.getByRole('radio', { name: 'Drew tiles' }))
    await user.click(dialog.getByRole('button', { name: 'Save correction' }))
    await waitFor(() => expect(photosNamed(match)).toEqual([null, null, PHOTO]))
  })
})

describe('Keeping photos', () => {
  test('is off at first, and a choice of this device', async () => {
    const user = await sitDown(twoPlays())
    await user.click(screen.getByRole('button', { name: 'More' }))
    await user.click(screen.getByRole('button', { name: 'Display settings' }))
    const group = within(screen.getByRole('group', { name: 'Photos' }))
    expect(group.getByRole<HTMLInputElement>('radio', { name: 'Don’t save' }).checked).toBe(true)
    expect(settings['keep-photographs'].chosen()).toBe('not-kept')
    await user.click(group.getByRole('radio', { name: 'Save' }))
    expect(settings['keep-photographs'].chosen()).toBe('kept')
  })
})
