// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { TALL_TABLET } from '../../../../../src/renderer/match/entry/whole-set'
import { DICE, play, FakeMatch } from '../../fake-match'
import { sitDown } from '../../sit-down'

/** Behind More: what this device shows. */
async function showSettings(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.click(screen.getByRole('button', { name: 'Display settings' }))
}

const panel = (name: string) => screen.getByRole('article', { name })

describe('The table', () => {
  test('shows everyone’s chips, tiles in hand and whose turn it is', async () => {
    const match = new FakeMatch({ preset: 'flower-and-scorpion', players: ['Ada', 'Ben', 'Cleo'], start: { leader: 0, dice: DICE } })
    await sitDown(match.enter(play('6-4'), play('4-2', 'right'), play('6-2', 'right'), { type: 'draw', player: 0, count: 1 }))
    within(panel('Cleo')).getByText('3 of 20 chips')
    within(panel('Cleo')).getByText('5 tiles in hand')
    within(panel('Ada')).getByText('6 tiles in hand')
    expect(['Ada', 'Ben', 'Cleo'].map((name) => panel(name).getAttribute('aria-current'))).toEqual(['true', null, null])
  })

  test('says what the round is played under in the game’s own words', async () => {
    await sitDown(new FakeMatch({ preset: 'flower-and-scorpion', start: { leader: 0, dice: DICE } }).enter(play('6-4')))
    screen.getByRole('region', { name: 'The caravan' })
    screen.getByText('16 tiles in the oasis, 2 of them in reserve')
    screen.getByRole('img', { name: 'Flower 6-6, +1' })
    screen.getByRole('img', { name: 'Scorpion 5-2, −1' })
    screen.getByText('Round 1 · to 20 chips')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Flower & Scorpion: Ada and Ben')
  })

  test('has the tray before the felt where the window is too low for both', async () => {
    const order = () => {
      const [felt, tray] = [screen.getByRole('region', { name: 'The caravan' }), screen.getByRole('region', { name: 'Entry' })]
      return felt.compareDocumentPosition(tray) === Node.DOCUMENT_POSITION_FOLLOWING ? 'felt first' : 'tray first'
    }
    const match = () => new FakeMatch({ preset: 'flower-and-scorpion', start: { leader: 0, dice: DICE } }).enter(play('6-4'))
    await sitDown(match())
    expect(order()).toBe('felt first')
    cleanup()
    const none = () => undefined
    vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: media === '(height < 18.75rem)', addEventListener: none, removeEventListener: none }))
    await sitDown(match())
    expect(order()).toBe('tray first')
  })

  test('on an upright tablet tiles of the tray stand until there are more rows than two', async () => {
    const none = () => undefined
    vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: media === TALL_TABLET, addEventListener: none, removeEventListener: none }))
    const match = new FakeMatch({ preset: 'double-bergen' }).enter(play('5-5'), play('5-4', 1), play('5-3', 2))
    await sitDown(match)
    const rows = () => {
      const pad = document.querySelector('[data-pad]')
      return [pad?.getAttribute('data-rows'), pad?.querySelector('[data-lying]') === null ? 'stand' : 'lie']
    }
    expect(rows()).toEqual(['1', 'stand'])
    cleanup()
    await sitDown(match.enter(play('5-2', 3), play('5-1', 4)))
    expect(rows()).toEqual(['4', 'lie'])
  })

  test('Bergen has a train, a boneyard and no dice', async () => {
    await sitDown(new FakeMatch({ preset: 'bergen-draw' }).enter(play('6-6')))
    screen.getByRole('region', { name: 'The train' })
    screen.getByText('16 tiles in the boneyard')
    expect(screen.queryByRole('img', { name: /^Flower/ })).toBeNull()
  })

  test('Double Bergen has arms round a spinner, and says which may be played on', async () => {
    await sitDown(new FakeMatch({ preset: 'double-bergen' }).enter(play('5-5'), play('5-4', 1)))
    screen.getByRole('region', { name: 'The arms' })
    expect(screen.getByRole('button', { name: 'Arm 1 shows 4' }).hasAttribute('disabled')).toBe(true)
    expect(screen.getByRole('button', { name: 'Arm 2 shows 5, a double' }).hasAttribute('disabled')).toBe(false)
  })

  test('can show chips as a countdown, remembered on this device', async () => {
    const match = new FakeMatch({ preset: 'bergen-game-cabinet' }).enter(play('6-6'))
    const user = await sitDown(match)
    await showSettings(user)
    const points = within(screen.getByRole('group', { name: 'Points' }))
    await user.click(points.getByRole('radio', { name: 'Count down' }))
    within(panel('Ada')).getByText('13 of 15 points left')
    expect(window.localStorage.getItem('caravan.score-display')).toBe('countdown')
  })

  test('can show numbers as pictures on every tile, remembered on this device', async () => {
    const match = new FakeMatch({ preset: 'bergen-draw' }).enter(play('6-6'), play('6-1', 'left'))
    const user = await sitDown(match)
    const line = screen.getByRole('region', { name: 'The train' })
    const feed = screen.getByRole('region', { name: 'What happened' })
    const pictures = (within: Element) => [...within.querySelectorAll('[data-picture]')].map((half) => half.getAttribute('data-picture')).toSorted()
    await showSettings(user)
    await user.click(within(screen.getByRole('group', { name: 'Tiles' })).getByRole('radio', { name: 'Pictures' }))
    screen.getByRole('button', { name: /^1-1, sun twice/ })
    expect(pictures(line)).toEqual(['1', '1', '6', '6', '6', '6'])
    expect(pictures(feed)).toEqual(['1', '6', '6', '6'])
    expect(window.localStorage.getItem('caravan.tile-faces')).toBe('pictures')
  })

  test('says which picture stands for which number', async () => {
    window.localStorage.setItem('caravan.tile-faces', 'pictures')
    const user = await sitDown(new FakeMatch({ preset: 'bergen-draw' }))
    await showSettings(user)
    const key = within(screen.getByRole('list', { name: 'What the pictures mean' }))
    expect(key.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '0: blank',
      '1: sun',
      '2: cherries',
      '3: clover',
      '4: butterfly',
      '5: starfish',
      '6: ladybird',
    ])
  })

  test('says to a screen reader what a camel shows', async () => {
    await sitDown(new FakeMatch({ preset: 'flower-and-scorpion', start: { leader: 0, dice: DICE } }))
    within(panel('Ada')).getByText('Caravan master')
    expect(within(panel('Ben')).queryByText('Caravan master')).toBeNull()
  })

  test('keeps an irregular entry with a visible flag, by sign and words', async () => {
    await sitDown(new FakeMatch({ preset: 'bergen-draw' }).enter(play('6-6'), play('6-4', 'left', 0)))
    const feed = within(screen.getByRole('region', { name: 'What happened' }))
    const line = feed.getByRole('button', { name: /Ada played 6-4/ })
    expect(line.textContent).toContain('Irregular: It was Ben’s turn, not Ada’s.')
    screen.getByRole('button', { name: '6-4, played on the left end by Ada, irregular' })
  })

  test('tells every round’s entries, the newest first, with the reasons', async () => {
    const match = new FakeMatch({ preset: 'flower-and-scorpion', start: { leader: 0, dice: DICE } })
    await sitDown(match.enter(play('6-4'), play('4-2', 'right'), play('6-2', 'right')))
    const round = within(screen.getByRole('region', { name: 'Round 1' }))
    const lines = round.getAllByRole('listitem').map((item) => item.textContent)
    expect(lines).toHaveLength(3)
    expect(lines[0]).toContain('Dual +2: both ends show 6. Long Flower +1: one pair makes 6-6.')
    expect(lines[2]).toContain('Ada led 6-4')
  })
})

describe('A match that is not there', () => {
  test('is said so, with the way home', async () => {
    const match = new FakeMatch({ preset: 'bergen-draw' })
    await sitDown(match)
    match.feed.send({ kind: 'gone', matchId: 'match-0001' })
    await screen.findByRole('heading', { level: 1, name: 'Match not found' })
    screen.getByRole('link', { name: 'Go to home page' })
  })

  test('a record that cannot be scored says what is wrong with it', async () => {
    const match = new FakeMatch({ preset: 'bergen-draw' }).enter(play('6-6'))
    await sitDown(match)
    match.enter(play('6-4', 'left'))
    const events = [...(match.record.rounds[0]?.events ?? []), play('3-3', 'left')]
    const record = { ...match.record, rounds: [{ leader: 0, events }] }
    match.feed.send({
      kind: 'match',
      match: { matchId: 'match-0001', revision: 9, record, startedAt: '', updatedAt: '', undo: null, redo: null, readOnly: null, trail: [] },
      changedElsewhere: 0,
      versions: 1,
    })
    expect((await screen.findByRole('alert')).textContent).toContain('Round 1, entry 3: 3-3 doesn’t fit')
  })
})
