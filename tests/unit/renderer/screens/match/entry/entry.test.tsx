// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { settings } from '../../../../../../src/renderer/settings/settings'
import { DICE, play, FakeMatch } from '../../../fake-match'
import { sentence } from '../../../sentence'
import { sitDown } from '../../../sit-down'

const flowerAndScorpion = () => new FakeMatch({ preset: 'flower-and-scorpion', start: { leader: 0, dice: DICE } })
const bergen = () => new FakeMatch({ preset: 'bergen-game-cabinet' })
const tray = () => screen.getByRole('group', { name: 'Tiles that fit' })
/** The tile of a row, which is named by its number. */
const inRow = (row: number, name: string) =>
  within(within(tray()).getByRole('group', { name: new RegExp(`^${row},`) })).getByRole('button', { name: new RegExp(`^${name}(,|$)`) })
const leadTile = (name: string) => within(screen.getByRole('group', { name: 'All tiles' })).getByRole('button', { name })
const playButton = () => screen.getByRole('button', { name: /^Play \d/ })

describe('Entry by keyboard', () => {
  test('a lead is played in the order in which it is typed', async () => {
    const match = flowerAndScorpion()
    const user = await sitDown(match)
    await user.keyboard('46{Enter}')
    await waitFor(() => expect(match.told()).toEqual(['0 4-6']))
  })

  test('the half typed first is the end, where it is open', async () => {
    const match = flowerAndScorpion().enter(play('6-4'))
    const user = await sitDown(match)
    await user.keyboard('64')
    expect(screen.getByRole('alert').textContent).toBe('6-4 is already on the table.')
    await user.keyboard('{Escape}66{Enter}')
    await waitFor(() => expect(match.told()).toEqual(['0 6-4', '1 6-6 left']))
  })

  test('a tile that fits both ends is played at the number that was typed first', async () => {
    const match = bergen().enter(play('6-4'), play('4-2', 'right'))
    const user = await sitDown(match)
    await user.keyboard('62{Enter}')
    await waitFor(() => expect(match.told().at(-1)).toBe('0 6-2 left'))
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(match.told()).toHaveLength(2))
    await user.keyboard('26{Enter}')
    await waitFor(() => expect(match.told().at(-1)).toBe('0 6-2 right'))
  })

  test('arrows and numbers choose the end and play nothing; Enter plays, and a second Enter does no harm', async () => {
    const match = bergen().enter(play('6-4'), play('4-2', 'right'))
    const user = await sitDown(match)
    await user.keyboard('62{ArrowRight}')
    expect(playButton().textContent).toContain('Play 6-2')
    await user.keyboard('1{ArrowRight}{ArrowLeft}2')
    expect(match.told()).toHaveLength(2)
    await user.keyboard('{Enter}{Enter}')
    await waitFor(() => expect(match.told().at(-1)).toBe('0 6-2 right'))
    await user.keyboard('{Enter}')
    expect(match.told()).toHaveLength(3)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('Enter plays it where only one end matters', async () => {
    const match = flowerAndScorpion().enter(play('6-4'))
    const user = await sitDown(match)
    await user.keyboard('42{Enter}')
    await waitFor(() => expect(match.told()).toEqual(['0 6-4', '1 4-2 right']))
  })

  test('Enter plays nothing while it is open which end is meant', async () => {
    const match = new FakeMatch({ preset: 'bergen-game-cabinet', rules: { copies: 2 } }).enter(play('6-4'), play('4-6', 'right'), play('6-6', 'right'))
    const user = await sitDown(match)
    await user.keyboard('65{Enter}')
    expect(screen.getAllByText('6-5: which end?').length).toBeGreaterThan(0)
    expect(match.told()).toHaveLength(3)
    await user.keyboard('2{Enter}')
    await waitFor(() => expect(match.told().at(-1)).toMatch(/6-5 right$/))
  })

  test('d draws one, p passes, b opens the blocked round', async () => {
    const match = flowerAndScorpion().enter(play('6-4'))
    const user = await sitDown(match)
    await user.keyboard('dp')
    await waitFor(() => expect(match.told()).toEqual(['0 6-4', '1 draw 1', '1 pass']))
    await user.keyboard('b')
    screen.getByRole('dialog', { name: 'Blocked round' })
  })

  test('keys typed while an entry is under way follow in order', async () => {
    const match = flowerAndScorpion()
    const user = await sitDown(match)
    await user.keyboard('64{Enter}42{Enter}26{Enter}')
    await waitFor(() => expect(match.told()).toEqual(['0 6-4', '1 4-2 right', '0 6-2 right']))
  })

  test('arms that are alike are one choice round a spinner: three keys play any tile', async () => {
    const match = new FakeMatch({ preset: 'double-bergen' }).enter(play('5-5'))
    const user = await sitDown(match)
    await user.keyboard('54{Enter}')
    await waitFor(() => expect(match.told()).toEqual(['0 5-5', '1 5-4 1']))
  })

  test('letters are the halves above 9, and the command of such a letter is pressed with Shift', async () => {
    const match = new FakeMatch({ preset: 'double-bergen-twelve' })
    const user = await sitDown(match)
    await user.keyboard('cC{Enter}')
    await waitFor(() => expect(match.told()).toEqual(['0 12-12']))
    await user.keyboard('bc{Enter}')
    await waitFor(() => expect(match.told().at(-1)).toBe('1 12-11 1'))
    await user.keyboard('{Shift>}B{/Shift}')
    screen.getByRole('dialog', { name: 'Blocked round' })
  })

  test('a digit beyond the set is told, and nothing is chosen', async () => {
    const user = await sitDown(flowerAndScorpion())
    await user.keyboard('7')
    expect(screen.getAllByText('This set only goes up to 6.').length).toBeGreaterThan(0)
    expect(screen.queryByRole('button', { name: /^Play \d/ })).toBeNull()
  })

  test('keys do nothing while a dialog is open', async () => {
    const match = flowerAndScorpion().enter(play('6-4'))
    const user = await sitDown(match)
    await user.click(screen.getByRole('button', { name: 'More' }))
    await user.keyboard('p42d')
    expect(match.told()).toEqual(['0 6-4'])
  })

  test('a pressed button keeps its own Enter until the next tile is typed', async () => {
    const match = flowerAndScorpion().enter(play('6-4'))
    const user = await sitDown(match)
    await user.click(screen.getByRole('button', { name: 'Pass' }))
    await waitFor(() => expect(match.told()).toHaveLength(2))
    await user.keyboard('42{Enter}')
    await waitFor(() => expect(match.told()).toEqual(['0 6-4', '1 pass', '0 4-2 right']))
  })
})

describe('Entry by taps', () => {
  test('the row that is tapped is the end, and the same place again plays', async () => {
    const match = flowerAndScorpion().enter(play('6-4'), play('4-2', 'right'))
    const user = await sitDown(match)
    await user.click(inRow(2, '6-2'))
    expect(playButton().textContent).toContain('+3')
    screen.getByRole('button', { name: /^Right end shows 2: play 6-2/ })
    screen.getByText('6-2, Right end: +3, Dual +2, long Flower +1')
    expect(match.told()).toHaveLength(2)
    await user.click(inRow(2, '6-2'))
    await waitFor(() => expect(match.told().at(-1)).toBe('0 6-2 right'))
  })

  test('the same tile in the other row goes to the other end', async () => {
    const match = flowerAndScorpion().enter(play('6-4'), play('4-2', 'right'))
    const user = await sitDown(match)
    await user.click(inRow(2, '6-2'))
    await user.click(inRow(6, '6-2'))
    await user.click(playButton())
    await waitFor(() => expect(match.told().at(-1)).toBe('0 6-2 left'))
  })

  test('an end of the line plays the chosen tile, and nothing where none is chosen', async () => {
    const match = flowerAndScorpion().enter(play('6-4'), play('4-2', 'right'))
    const user = await sitDown(match)
    await user.click(screen.getByRole('button', { name: 'Left end shows 6' }))
    expect(screen.queryByRole('alert')).toBeNull()
    await user.click(inRow(2, '6-2'))
    await user.click(screen.getByRole('button', { name: /^Left end shows 6: play 6-2/ }))
    await waitFor(() => expect(match.told().at(-1)).toBe('0 6-2 left'))
  })

  test('a lead is not asked about: both ways round score the same', async () => {
    const match = flowerAndScorpion()
    const user = await sitDown(match)
    await user.click(leadTile('6-4'))
    await user.click(leadTile('6-4'))
    await waitFor(() => expect(match.told()).toEqual(['0 6-4']))
  })

  test('only what fits can be tapped; what is typed and does not fit says why', async () => {
    const match = flowerAndScorpion().enter(play('6-4'))
    const user = await sitDown(match)
    expect(within(tray()).getAllByRole('button')).toHaveLength(12)
    await user.keyboard('21')
    expect(screen.getByRole('alert').textContent).toMatch(/^2-1 doesn’t fit/)
    await user.click(screen.getByRole('button', { name: /^2-1 doesn’t fit/ }))
    const why = screen.getByRole('dialog', { name: '2-1 doesn’t fit' })
    within(why).getByText(sentence(/^2-1 doesn’t fit the open ends/))
    await user.click(within(why).getByRole('button', { name: 'Close' }))
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('an open end that is tapped before a tile chooses its number: its tiles stand out, and Tab comes to them', async () => {
    const match = flowerAndScorpion().enter(play('6-4'))
    const user = await sitDown(match)
    const rows = () => within(tray()).getAllByRole('group')
    const chosen = () => rows().flatMap((row) => (row.hasAttribute('data-typed') ? [row.getAttribute('aria-label')?.charAt(0)] : []))
    const end = screen.getByRole('button', { name: 'Right end shows 4' })
    await user.click(end)
    expect([chosen(), end.getAttribute('aria-pressed'), tray().hasAttribute('data-begun')]).toEqual([['4'], 'true', true])
    expect(inRow(4, '4-0').tabIndex).toBe(0)
    expect(inRow(6, '6-0').tabIndex).toBe(-1)
    await user.click(end)
    expect([chosen(), end.getAttribute('aria-pressed'), tray().hasAttribute('data-begun')]).toEqual([[], 'false', false])
    // the number of the end, and then the other half
    await user.click(end)
    await user.keyboard('2{Enter}')
    await waitFor(() => expect(match.told().at(-1)).toBe('1 4-2 right'))
  })

  test('Tab stops at one tile, or at each where that is set, and then only at those of the number that was chosen', async () => {
    const stops = () =>
      within(tray())
        .getAllByRole('button')
        .filter(({ tabIndex }) => tabIndex === 0).length
    const user = await sitDown(flowerAndScorpion().enter(play('6-4')))
    expect(stops()).toBe(1)
    act(() => settings['tile-stops'].choose('each'))
    // 6-4 lies on the table
    expect(stops()).toBe(12)
    await user.click(screen.getByRole('button', { name: 'Left end shows 6' }))
    expect(stops()).toBe(6)
  })

  test('three quick taps on a tile play it once', async () => {
    const match = new FakeMatch({ preset: 'bergen-game-cabinet', rules: { copies: 2 } }).enter(play('6-4'))
    const user = await sitDown(match)
    await user.tripleClick(inRow(6, '6-6'))
    await waitFor(() => expect(match.told()).toHaveLength(2))
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Play \d/ })).toBeNull())
    expect(match.told()).toHaveLength(2)
  })

  test('taps follow one another as keys do, though the first entry is under way', async () => {
    const match = flowerAndScorpion().enter(play('6-4'))
    const user = await sitDown(match)
    const draw = screen.getByRole('button', { name: 'Draw 1' })
    await Promise.all([user.click(draw), user.click(draw), user.click(draw)])
    await waitFor(() => expect(match.told()).toEqual(['0 6-4', '1 draw 1', '1 draw 1', '1 draw 1']))
    // the record has each; the log tells them in one line, and the button counts where it is
    expect(await screen.findByRole('button', { name: '3 drawn, draw another' })).toBe(draw)
    const feed = within(screen.getByRole('region', { name: 'What happened' }))
    expect(feed.getAllByRole('listitem').filter((line) => !line.hidden)).toHaveLength(2)
    feed.getByText('drew 3 tiles', { selector: '[aria-hidden]' })
    screen.getByRole('button', { name: 'Ben drew 3 tiles.' })
  })

  test('another player can be entered for, and the entry is marked', async () => {
    const match = flowerAndScorpion().enter(play('6-4'))
    const user = await sitDown(match)
    await user.click(screen.getByRole('button', { name: 'Enter for Ada' }))
    screen.getByText('It’s Ben’s turn. This entry for Ada will be saved and marked as irregular.')
    screen.getByText('For Ada, out of turn')
    await user.keyboard('42{Enter}')
    await waitFor(() => expect(match.told().at(-1)).toBe('0 4-2 right'))
    expect((await screen.findAllByText(/It was Ben’s turn, not Ada’s\./)).length).toBeGreaterThan(0)
  })

  test('a set of 91 tiles is tapped by half: the number, then the tile', async () => {
    const match = new FakeMatch({ preset: 'double-bergen-twelve' }).enter(play('12-12'))
    const user = await sitDown(match)
    expect(within(tray()).getAllByRole('button', { name: /^Number/ })).toHaveLength(1)
    await user.click(within(tray()).getByRole('button', { name: /^12-3,/ }))
    await waitFor(() => expect(match.told().at(-1)).toBe('1 12-3 1'))
  })
})

describe('What is said', () => {
  test('the reasons of a play, once, with whose turn follows', async () => {
    const match = flowerAndScorpion().enter(play('6-4'), play('4-2', 'right'))
    const user = await sitDown(match)
    await user.keyboard('26{Enter}')
    await waitFor(() =>
      expect(screen.getAllByRole('status').map((region) => region.textContent)).toContain('Ada: six-two right. Dual, long Flower, +3, now 3. Ben’s turn.'),
    )
  })

  test('what someone who does not see the table asks for with a key', async () => {
    const match = flowerAndScorpion().enter(play('6-4'), play('4-2', 'right'))
    const user = await sitDown(match)
    const said = () => screen.getAllByRole('status').flatMap(({ children }) => [...children].map(({ textContent }) => textContent))
    await user.keyboard('etsl')
    expect(said()).toEqual([
      'Open: left 6, right 2. 16 tiles in the oasis, 2 of them in reserve.',
      'Ada’s turn.',
      'Ada 0, Ben 0. Target 20.',
      'Ben played 4-2 on the right end. No score.',
    ])
    await user.keyboard('h')
    await waitFor(() => expect(said().at(-1)).toBe('Tiles in hand: Ada 5, Ben 5.'))
    /* They change nothing, and begin no tile. */
    expect(match.told()).toHaveLength(2)
  })

  test('a play of another window is shown and said too', async () => {
    const match = flowerAndScorpion()
    await sitDown(match)
    match.enter(play('6-4'))
    await screen.findByText('Ada leads six-four. No score. Ben’s turn.', { ignore: false })
  })

  test('a stale entry is explained, and nothing is entered twice', async () => {
    const match = flowerAndScorpion().enter(play('6-4'))
    const user = await sitDown(match)
    match.refuseNext = { kind: 'stale', revision: 9 }
    await user.keyboard('42{Enter}')
    await screen.findByText(/Someone else entered something first/)
    expect(match.told()).toEqual(['0 6-4'])
  })

  test('a full disk is explained, and nothing is entered', async () => {
    const match = flowerAndScorpion().enter(play('6-4'))
    const user = await sitDown(match)
    match.refuseNext = { kind: 'not-saved', reason: 'disk-full', detail: 'ENOSPC' }
    await user.keyboard('42{Enter}')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('The disk is full')
    expect(match.told()).toEqual(['0 6-4'])
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('A game that adds up the ends', () => {
  const sums = () => document.querySelector('[data-ends-sum]')?.textContent ?? null

  test('shows their sum on the felt, and with a tile chosen what it would become', async () => {
    const match = new FakeMatch({ preset: 'all-fives' }).enter(play('6-4'), play('4-3', 'right'))
    const user = await sitDown(match)
    expect(sums()).toMatch(/The open ends add up to 9\..*9$/)
    await user.keyboard('62')
    expect(sums()).toMatch(/9 → 5$/)
    expect(playButton().textContent).toContain('+5')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(sums()).toMatch(/5$/))
  })

  test('goes up from a double that has a tile at both sides, by the arrow key', async () => {
    const match = new FakeMatch({ preset: 'all-fives' }).enter(play('5-5'), play('5-4', 'right'), play('5-3', 'left'))
    const user = await sitDown(match)
    await user.keyboard('52{ArrowUp}{Enter}')
    await waitFor(() => expect(match.told().at(-1)).toBe('1 5-2 up'))
  })

  test('is none elsewhere', async () => {
    await sitDown(bergen().enter(play('6-4')))
    expect(sums()).toBeNull()
  })
})
