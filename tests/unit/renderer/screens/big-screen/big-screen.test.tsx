// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { settings } from '../../../../../src/renderer/settings/settings'
import { BigScreen } from '../../../../../src/renderer/screens/big-screen/big-screen'
import { FakeHost, renderInApp } from '../../fake-host'
import { DICE, MATCH_ID, play, FakeMatch } from '../../fake-match'
import { openMore, sitDown } from '../../sit-down'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A person in front of the big screen of a match. */
async function watch(match: FakeMatch) {
  const shown = renderInApp(FakeHost.with(match), <BigScreen matchId={MATCH_ID} />)
  await screen.findByRole('list', { name: 'Players' })
  return shown
}

const row = (name: string) =>
  within(screen.getByRole('list', { name: 'Players' }))
    .getAllByRole('listitem')
    .find((item) => within(item).queryByText(name) !== null) as HTMLElement
const story = () => screen.getByRole('region', { name: 'Last entry' })

const three = () => new FakeMatch({ preset: 'flower-and-scorpion', players: ['Ada', 'Ben', 'Cleo'], start: { leader: 0, dice: DICE } })

describe('The big screen', () => {
  test('shows names, chips, whose turn it is, the dice, the line of play and the last play with its reasons', async () => {
    await watch(three().enter(play('2-2')))
    within(row('Ada')).getByText('2 of 20 chips')
    expect(['Ada', 'Ben', 'Cleo'].map((name) => row(name).getAttribute('aria-current'))).toEqual([null, 'true', null])
    within(row('Ada')).getByText('Caravan master')
    screen.getByRole('img', { name: 'Flower 6-6, +1' })
    within(screen.getByRole('region', { name: 'The caravan' })).getByText('2-2, led by Ada')
    expect(story().textContent).toContain('Ada led 2-2')
    within(story()).getByText('Dual +2: both ends show 2.')
    within(row('Ben')).getByText('their turn')
  })

  test('says who has left, and shows no tiles of theirs', async () => {
    await watch(three().enter(play('2-2'), { type: 'leave', player: 2, tiles: 'aside' }))
    within(row('Cleo')).getByText('Has left')
    expect(within(row('Cleo')).queryByText(/in hand/)).toBeNull()
    within(row('Ben')).getByText(/in hand/)
  })

  test('follows the match as it is played', async () => {
    const host = three()
    await watch(host)
    host.enter(play('2-2'), play('2-0', 'right'))
    await waitFor(() => expect(row('Cleo').getAttribute('aria-current')).toBe('true'))
    expect(story().textContent).toContain('Ben played 2-0 on the right end')
  })

  test('cannot enter anything: what can be pressed leads away or fills the display', async () => {
    await watch(three().enter(play('2-2')))
    const pressed = [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')]
    expect(pressed.map((each) => each.textContent)).toEqual(['Back to table'])
  })

  test('says how the round ended, and what a blocked one was ruled by', async () => {
    const host = new FakeMatch({ preset: 'bergen-pagat', rules: { handSize: 1 } }).enter(play('4-4'))
    await watch(host)
    within(story()).getByRole('heading', { name: 'Round 1 is over' })
    expect(story().textContent).toContain('Ada goes out')
  })

  test('says who won the match', async () => {
    await watch(new FakeMatch({ preset: 'flower-and-scorpion', rules: { target: 2 }, start: { leader: 0, dice: DICE } }).enter(play('2-2')))
    within(story()).getByRole('heading', { name: 'Ada wins with 2 chips' })
    within(row('Ada')).getByText('winner')
    screen.getByRole('img', { name: 'The caravan: 2-2' })
  })

  test('counts down where this device counts down', async () => {
    settings['score-display'].choose('countdown')
    await watch(three().enter(play('2-2')))
    within(row('Ada')).getByText('18 of 20 chips left')
    screen.getByText(/20 chips to give back/)
  })

  test('keeps the display awake while it is shown, asks again when the page comes back into sight, and lets go on leaving', async () => {
    const held: { released: boolean; release: () => Promise<void> }[] = []
    const request = vi.fn(() => {
      const sentinel = { released: false, release: () => Promise.resolve(void (sentinel.released = true)) }
      held.push(sentinel)
      return Promise.resolve(sentinel)
    })
    vi.stubGlobal('navigator', Object.assign(Object.create(window.navigator) as Navigator, { wakeLock: { request } }))
    const { unmount } = await watch(three())
    await waitFor(() => expect(held).toHaveLength(1))
    // out of sight, the browser releases it
    const [first] = held
    if (first !== undefined) first.released = true
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(held).toHaveLength(2))
    unmount()
    expect(held.map(({ released }) => released)).toEqual([true, true])
  })

  test('goes quiet when nobody touches anything, and wakes at a key', async () => {
    const { container } = await watch(three())
    const quiet = () => container.querySelector('[data-quiet]') !== null
    vi.useFakeTimers()
    act(() => void document.dispatchEvent(new Event('pointermove')))
    expect(quiet()).toBe(false)
    act(() => void vi.advanceTimersByTime(4000))
    expect(quiet()).toBe(true)
    act(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' })))
    expect(quiet()).toBe(false)
  })
})

describe('The stream overlay', () => {
  afterEach(() => void (window.location.hash = ''))

  test('shows round, dice, last play, line and scores, with nothing behind them and nothing to press', async () => {
    window.location.hash = `#/match/${MATCH_ID}/screen?overlay`
    const { unmount } = await watch(three().enter(play('2-2'), play('2-0', 'right')))
    expect(document.documentElement.dataset['ground']).toBe('none')
    screen.getByText('Round 1')
    screen.getByRole('img', { name: 'Flower 6-6, +1' })
    expect(story().textContent).toContain('Ben played 2-0 on the right end')
    screen.getByRole('img', { name: 'The caravan: 2-2 2-0' })
    within(row('Cleo')).getByText('their turn')
    within(row('Ada')).getByText('2 of 20 chips')
    // told apart by more than colour
    expect(['Ada', 'Ben', 'Cleo'].map((name) => row(name).querySelector('[data-initials]')?.getAttribute('data-initials'))).toEqual(['A', 'B', 'C'])
    expect([...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')]).toEqual([])
    unmount()
    expect(document.documentElement.dataset['ground']).toBe(undefined)
  })

  test('is opened from the place of the big screen, in a window of its own', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue({ focus: () => undefined } as Window)
    const user = await sitDown(three())
    await openMore(user)
    await user.click(screen.getByRole('button', { name: 'Big screen' }))
    await user.click(screen.getByRole('link', { name: 'Stream overlay' }))
    expect(String(opened.mock.calls[0]?.[0])).toMatch(/#\/match\/match-0001\/screen\?overlay$/)
    opened.mockRestore()
  })
})

describe('The way to the big screen', () => {
  test('is in the menu of the match, and opens a second window', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue({ focus: () => undefined } as Window)
    const user = await sitDown(three())
    await openMore(user)
    await user.click(screen.getByRole('button', { name: 'Big screen' }))
    await user.click(screen.getByRole('link', { name: 'Big screen' }))
    expect(String(opened.mock.calls[0]?.[0])).toMatch(/#\/match\/match-0001\/screen$/)
    opened.mockRestore()
  })

  test('leads there in this window where a second one is refused', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    const user = await sitDown(three())
    await openMore(user)
    await user.click(screen.getByRole('button', { name: 'Big screen' }))
    await user.click(screen.getByRole('link', { name: 'Big screen' }))
    expect(window.location.hash).toBe('#/match/match-0001/screen')
    opened.mockRestore()
  })
})
