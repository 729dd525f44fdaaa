// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { NO_DICE } from '../../../../../src/renderer/components/dice/dice'
import { keepFirstRound } from '../../../../../src/renderer/match/setup/first-round'
import { DICE, play, FakeMatch } from '../../fake-match'
import { sentence } from '../../sentence'
import { sitDown } from '../../sit-down'

/** Two players with one tile each: a round is over in a moment. */
const short = (more: object = {}) => ({ handSize: 1, ...more })
const pad = () => within(screen.getByRole('dialog')).getByRole('group', { name: 'All tiles' })

describe('The end of a round', () => {
  test('going out is noticed automatically, and its points are shown', async () => {
    const match = new FakeMatch({ preset: 'flower-and-scorpion', rules: short(), start: { leader: 0, dice: DICE } })
    const user = await sitDown(match)
    await user.keyboard('41{Enter}')
    const over = await screen.findByRole('region', { name: 'Round 1 is over' })
    within(over).getByRole('heading', { name: 'Ada goes out' })
    expect(
      within(over)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Ada+2all for going out', 'Ben0nothing'])
    expect(screen.queryByRole('group', { name: 'All tiles' })).toBeNull()
  })

  test('the next round passes the lead to the left and waits for all dice', async () => {
    const match = new FakeMatch({ preset: 'flower-and-scorpion', rules: short(), start: { leader: 0, dice: DICE } }).enter(play('4-1'))
    const user = await sitDown(match)
    await user.keyboard('n')
    const dialog = within(screen.getByRole('dialog', { name: 'Round 2' }))
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Ben' }).checked).toBe(true)
    await user.click(dialog.getByRole('button', { name: 'Start round' }))
    dialog.getByText('Set all 4 dice.')
    expect(match.record.rounds).toHaveLength(1)
    expect(document.activeElement, 'digits go on at the first empty die').toBe(dialog.getByRole('button', { name: 'Flower, first die' }))
    await user.keyboard('52')
    await user.click(dialog.getByRole('button', { name: 'Start round' }))
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Scorpion, first die' }))
    await user.keyboard('44')
    await user.click(dialog.getByRole('button', { name: 'Start round' }))
    await waitFor(() => expect(match.record.rounds[1]).toEqual({ leader: 1, dice: { flower: [5, 2], scorpion: [4, 4] }, events: [] }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('article', { name: 'Ben' }).getAttribute('aria-current')).toBe('true')
  })

  test('begins by keys alone: the roll as four digits, and Enter', async () => {
    const match = new FakeMatch({ preset: 'flower-and-scorpion', rules: short(), start: { leader: 0, dice: DICE } }).enter(play('4-1'))
    const user = await sitDown(match)
    await user.keyboard('n6315{Backspace}4{Enter}')
    await waitFor(() => expect(match.record.rounds[1]).toEqual({ leader: 1, dice: { flower: [6, 3], scorpion: [1, 4] }, events: [] }))
  })

  test('dice can be rolled in the app', async () => {
    const match = new FakeMatch({ preset: 'flower-and-scorpion', rules: short(), start: { leader: 0, dice: DICE } }).enter(play('4-1'))
    const user = await sitDown(match)
    await user.click(screen.getByRole('button', { name: /^Next round/ }))
    await user.click(screen.getByRole('button', { name: 'Roll for us' }))
    await user.click(screen.getByRole('button', { name: 'Start round' }))
    await waitFor(() => expect(match.record.rounds).toHaveLength(2))
    const { flower, scorpion } = match.record.rounds[1]?.dice ?? { flower: [], scorpion: [] }
    for (const face of [...flower, ...scorpion]) expect([1, 2, 3, 4, 5, 6]).toContain(face)
  })

  test('where the tiles name the leader, the first tile and a name begin the round, and one step takes both back', async () => {
    const match = new FakeMatch({ preset: 'bergen-pagat', rules: short() }).enter(play('4-4'))
    const user = await sitDown(match)
    await user.click(screen.getByRole('button', { name: /^Next round/ }))
    expect(screen.queryByRole('dialog')).toBeNull()
    const tray = within(screen.getByRole('region', { name: 'Entry' }))
    tray.getByText('Lowest double leads. Tap it.')
    expect(tray.getAllByRole('button', { name: /^(\d)-\1$/ })).toHaveLength(7)
    await user.click(tray.getByRole('button', { name: '2-2' }))
    await user.click(within(tray.getByRole('group', { name: 'Who leads 2-2?' })).getByRole('button', { name: 'Ben' }))
    await waitFor(() => expect(match.record.rounds[1]).toEqual({ leader: 1, events: [{ type: 'play', player: 1, tile: '2-2' }] }))
    await user.click(await screen.findByRole('button', { name: /^Undo/ }))
    await waitFor(() => expect(match.record.rounds).toHaveLength(1))
  })

  test('before the first tile of a later round, Undo goes back to how the last one ended', async () => {
    const match = new FakeMatch({ preset: 'bergen-pagat', rules: short() }).enter(play('4-4'))
    const user = await sitDown(match)
    await user.click(screen.getByRole('button', { name: /^Next round/ }))
    await user.click(screen.getByRole('button', { name: /^Undo/ }))
    await screen.findByRole('button', { name: /^Next round/ })
    expect(match.record.rounds).toHaveLength(1)
  })
})

describe('A first round', () => {
  test('in which nobody leads is led by two taps, and nobody is on turn, or out of it, before', async () => {
    const match = new FakeMatch({ preset: 'bergen-pagat', start: null })
    const user = await sitDown(match)
    screen.getAllByText('Lowest double leads. Tap it.')
    expect(document.querySelector('[data-leader]')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Draw' })).toBeNull()
    await user.click(screen.getByRole('button', { name: '1-1' }))
    await user.click(screen.getByRole('button', { name: 'Ben' }))
    await waitFor(() => expect(match.record.rounds).toEqual([{ leader: 1, events: [{ type: 'play', player: 1, tile: '1-1' }] }]))
    expect(screen.queryByText(/irregular|out of turn/i)).toBeNull()
  })

  test('is led by keys alone: the tile as two digits, Enter to the names, Enter on one', async () => {
    const match = new FakeMatch({ preset: 'bergen-pagat', start: null })
    const user = await sitDown(match)
    await user.keyboard('11{Enter}')
    expect(document.activeElement?.textContent).toContain('Ada')
    await user.keyboard('{Tab}{Enter}')
    await waitFor(() => expect(match.told(0)).toEqual(['1 1-1']))
  })

  test('whose dice nobody threw asks for them, with the leader that was chosen', async () => {
    keepFirstRound('match-0001', { leader: 1, dice: NO_DICE })
    const match = new FakeMatch({ preset: 'flower-and-scorpion', start: null })
    const user = await sitDown(match)
    const dialog = within(screen.getByRole('dialog', { name: 'Round 1' }))
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Ben' }).checked).toBe(true)
    await user.click(dialog.getByRole('button', { name: 'Roll for us' }))
    await user.click(dialog.getByRole('button', { name: 'Start round' }))
    await waitFor(() => expect(match.record.rounds).toMatchObject([{ leader: 1, events: [] }]))
  })

  test('takes digits as dice while the focus is still on the names', async () => {
    const match = new FakeMatch({ preset: 'flower-and-scorpion', start: null })
    const user = await sitDown(match)
    const dialog = within(screen.getByRole('dialog', { name: 'Round 1' }))
    const name = dialog.getByRole<HTMLInputElement>('radio', { name: 'Ada' })
    await waitFor(() => expect(document.activeElement).toBe(name))
    await user.keyboard('7')
    expect(document.activeElement, 'no die has a seven').toBe(name)
    await user.click(dialog.getByRole('radio', { name: 'Ben' }))
    await user.keyboard('6314')
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Scorpion, second die, four' }))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(match.record.rounds).toEqual([{ leader: 1, dice: { flower: [6, 3], scorpion: [1, 4] }, events: [] }]))
  })

  test('asks again after its dialog was closed', async () => {
    const user = await sitDown(new FakeMatch({ preset: 'flower-and-scorpion', start: null }))
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(screen.getByRole('button', { name: /^Start round/ }))
    screen.getByRole('dialog', { name: 'Round 1' })
  })

  test('is led by whoever acts first: a tap on another player before any tile lies marks nothing', async () => {
    const match = new FakeMatch({ preset: 'bergen-pagat', start: { leader: 0 } })
    const user = await sitDown(match)
    await user.click(screen.getByRole('button', { name: 'Ben leads' }))
    expect(screen.queryByText(/out of turn/)).toBeNull()
    await user.click(screen.getByRole('button', { name: '1-1' }))
    await user.click(screen.getByRole('button', { name: /^Play 1-1/ }))
    await waitFor(() => expect(match.record.rounds).toEqual([{ leader: 1, events: [{ type: 'play', player: 1, tile: '1-1' }] }]))
    expect(screen.queryByText(/irregular/i)).toBeNull()
  })
})

describe('A blocked round', () => {
  const blockable = () => new FakeMatch({ preset: 'flower-and-scorpion', rules: { handSize: 2 }, start: { leader: 0, dice: DICE } }).enter(play('6-4'))

  test('every hand is asked in seat order, and the ruling is given step by step', async () => {
    const match = blockable()
    const user = await sitDown(match)
    await user.click(screen.getByRole('button', { name: 'Blocked' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Blocked round' }))
    dialog.getByRole('heading', { name: 'Ada’s hand' })
    dialog.getByText(/tiles can still be drawn from the oasis/)
    await user.click(within(pad()).getByRole('button', { name: '1-1' }))
    // a hand that is full goes on to the next by itself
    dialog.getByRole('heading', { name: 'Ben’s hand' })
    expect(dialog.getAllByRole('listitem').some((item) => item.textContent === '6Left end shows 6')).toBe(true)
    expect(within(pad()).getByRole('button', { name: '1-1, in another hand' }).hasAttribute('disabled')).toBe(true)
    expect(within(pad()).getByRole('button', { name: '6-4, played' }).hasAttribute('disabled')).toBe(true)
    await user.keyboard('52')
    await user.click(dialog.getByRole('button', { name: 'Get ruling' }))
    expect(dialog.getByRole('alert').textContent).toBe('1 tile is missing from Ben’s hand.A ruling on these hands will be marked as irregular.')
    await user.click(dialog.getByRole('button', { name: 'Rule anyway' }))
    await waitFor(() => expect(match.told().at(-1)).toBe('block 1-1 | 5-2'))
    await user.click(await screen.findByRole('button', { name: 'See ruling' }))
    const ruling = within(await screen.findByRole('region', { name: 'Ruling' }))
    ruling.getByText(sentence(/Step 1 \(FS-9\): the player with the Flower 6-6 wins/))
    ruling.getByText(sentence(/Step 2 \(FS-9\): the player with the Scorpion 5-2 wins/))
    ruling.getByRole('img', { name: '5-2, checked' })
    within(screen.getByRole('region', { name: 'Round 1 is over' })).getByRole('heading', { name: 'Blocked: Ben wins' })
    expect(screen.getByRole('dialog', { name: 'Round 1' }).textContent).toContain('Ben wins the round and gets 2 chips')
    // any tile of 7 pips but his own fits an end; 6-6, which would win for Ada, does too
    const changed = await screen.findByRole('region', { name: 'What would change the result' })
    expect(changed.textContent).toContain('With 3-3 instead of 5-2 in Ben’s hand, Ada would win with 1-1.')
    expect(screen.getAllByText(/The block was called while/).length).toBeGreaterThan(0)
  })

  test('is entered by keys alone: typed on from hand to hand, taken back, and ruled by Enter', async () => {
    const match = blockable()
    const user = await sitDown(match)
    await user.keyboard('b')
    const dialog = within(screen.getByRole('dialog', { name: 'Blocked round' }))
    await user.keyboard('1152{Backspace}{Backspace}')
    dialog.getByRole('heading', { name: 'Ada’s hand' })
    dialog.getByText('Tap the tiles in this hand or type their numbers.')
    await user.keyboard('11')
    dialog.getByRole('heading', { name: 'Ben’s hand' })
    await user.keyboard('5233{Enter}')
    await waitFor(() => expect(match.told().at(-1)).toBe('block 1-1 | 5-2 3-3'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('the hands that were typed are still there after the dialog is closed, and after the page is left', async () => {
    const match = blockable()
    const user = await sitDown(match)
    await user.keyboard('b1152')
    await user.click(within(screen.getByRole('dialog', { name: 'Blocked round' })).getByRole('button', { name: 'Close' }))
    await user.keyboard('b')
    // it goes on with the first hand that is not full
    screen.getByRole('heading', { name: 'Ben’s hand' })
    expect(within(screen.getByRole('list', { name: 'Ben’s tiles' })).getAllByRole('button')).toHaveLength(1)
    cleanup()
    const back = await sitDown(match)
    await back.keyboard('b33{Enter}')
    await waitFor(() => expect(match.told().at(-1)).toBe('block 1-1 | 5-2 3-3'))
  })

  test('what is wrong is refused with a word; what is only irregular can be added all the same', async () => {
    const match = blockable()
    const user = await sitDown(match)
    await user.keyboard('b')
    const dialog = within(screen.getByRole('dialog', { name: 'Blocked round' }))
    await user.keyboard('1164')
    dialog.getByText('6-4 is on the table.')
    await user.keyboard('11')
    dialog.getByText('1-1 is in Ada’s hand.')
    await user.keyboard('523300')
    dialog.getByText('Ben’s hand is full: 2 tiles.')
    await user.click(dialog.getByRole('button', { name: 'Add 0-0 anyway' }))
    expect(dialog.queryByText('Ben’s hand is full: 2 tiles.')).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Get ruling' }))
    expect(dialog.getByRole('alert').textContent).toContain('Ben has 1 tile too many.')
    dialog.getByRole('button', { name: 'Check the hand' })
    await user.click(dialog.getByRole('button', { name: 'Rule anyway' }))
    await waitFor(() => expect(match.told().at(-1)).toBe('block 1-1 | 5-2 3-3 0-0'))
  })

  test('a hand that could still play is told at once, and no ruling is given', async () => {
    const match = blockable()
    const user = await sitDown(match)
    await user.keyboard('b')
    const dialog = within(screen.getByRole('dialog'))
    await user.click(within(pad()).getByRole('button', { name: '4-3, can be played' }))
    expect(dialog.getByRole('alert').textContent).toContain('Ada can still play 4-3, so the round isn’t blocked.')
    await user.click(dialog.getByRole('button', { name: 'Next hand' }))
    expect(dialog.getByRole('button', { name: 'Get ruling' }).hasAttribute('disabled')).toBe(true)
    await user.click(dialog.getByRole('button', { name: 'Back' }))
    await user.click(dialog.getByRole('button', { name: '4-3, in this hand; tap to remove' }))
    expect(dialog.queryByRole('alert')).toBeNull()
  })

  test('one tap too many skips nobody, and no ruling is saved on hands that lack tiles before someone says so', async () => {
    const match = blockable()
    const user = await sitDown(match)
    await user.keyboard('b')
    const dialog = within(screen.getByRole('dialog', { name: 'Blocked round' }))
    const goOn = () => user.click(dialog.getByRole('button', { name: /^(Next hand|Get ruling)$/ }))
    await goOn()
    dialog.getByRole('heading', { name: 'Ada’s hand' })
    await user.click(within(pad()).getByRole('button', { name: '1-1' }))
    // the hand was full and the next is asked for: the natural tap on the button comes too late
    await goOn()
    dialog.getByRole('heading', { name: 'Ben’s hand' })
    dialog.getByText('Ada: 1 of 1 tile ✓')
    expect(dialog.queryByRole('alert')).toBeNull()
    await user.click(within(pad()).getByRole('button', { name: '5-2' }))
    await goOn()
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Enter them' })))
    await user.click(dialog.getByRole('button', { name: 'Enter them' }))
    dialog.getByRole('heading', { name: 'Ben’s hand' })
    expect(dialog.queryByRole('alert')).toBeNull()
    await user.click(within(pad()).getByRole('button', { name: '3-3' }))
    expect(match.told().at(-1)).toBe('0 6-4')
    await goOn()
    await waitFor(() => expect(match.told().at(-1)).toBe('block 1-1 | 5-2 3-3'))
  })

  test('by keyboard the focus goes from tile to tile, and each is said with how many there are', async () => {
    const match = new FakeMatch({ preset: 'flower-and-scorpion', rules: { handSize: 4 }, start: { leader: 0, dice: DICE } }).enter(play('6-4'))
    const user = await sitDown(match)
    await user.keyboard('b')
    const dialog = within(screen.getByRole('dialog', { name: 'Blocked round' }))
    const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName
    const said = (text: string) => expect(dialog.getAllByRole('status').map(({ textContent }) => textContent)).toContain(text)
    within(pad()).getByRole('button', { name: '1-1' }).focus()
    await user.keyboard('{Enter}')
    said('1-1. 1 of 3 tiles.')
    // the next place of the pad, where both suits have a tile left
    expect(focused()).toBe('3-0')
    await user.keyboard('{Enter}')
    said('3-0. 2 of 3 tiles.')
    expect(pad().contains(document.activeElement)).toBe(true)
    expect(document.activeElement?.matches(':disabled, [aria-disabled]')).toBe(false)
    dialog.getByRole('button', { name: '1-1, in this hand; tap to remove' }).focus()
    await user.keyboard('{Enter}')
    said('1-1 removed. 1 of 3 tiles.')
    await waitFor(() => expect(focused()).toBe('3-0, in this hand; tap to remove'))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement?.closest('dialog')).not.toBeNull())
  })

  test('its hands can be corrected afterwards', async () => {
    const match = blockable().enter({ type: 'block', hands: [['1-1'], ['5-2', '3-3']] })
    const user = await sitDown(match)
    await user.click(screen.getByRole('button', { name: 'See ruling' }))
    const changed = await screen.findByRole('region', { name: 'What would change the result' })
    expect(changed.textContent).toContain('Without 5-2 in Ben’s hand, Ada would win with 1-1.')
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await user.click(within(screen.getByRole('region', { name: 'What happened' })).getByRole('button', { name: /round blocked, all tiles shown/i }))
    await user.click(await screen.findByRole('button', { name: 'Correct or delete' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Change the blocked round' }))
    await user.click(dialog.getByRole('button', { name: '5-2, in this hand; tap to remove' }))
    expect(dialog.getByRole('region', { name: 'After this correction' }).textContent).toContain('Ben 2 → 0')
    await user.click(dialog.getByRole('button', { name: 'Save correction' }))
    await waitFor(() => expect(match.told().at(-1)).toBe('block 1-1 | 3-3'))
    await user.click(screen.getByRole('button', { name: 'See ruling' }))
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'What would change the result' }).textContent).toContain('If Ben also held 0-0, Ben would win.'),
    )
  })
})

describe('The end of the match', () => {
  const won = () => new FakeMatch({ preset: 'bergen-game-cabinet', rules: { target: 2, approachCap: false } }).enter(play('4-4'))

  test('names the winner in the headline, shows the sheet, and offers the next match', async () => {
    await sitDown(won())
    const end = within(screen.getByRole('region', { name: 'The match is over' }))
    end.getByRole('heading', { name: 'Ada wins' })
    expect(end.getByText(/^2 points after 1 round\./).textContent).toBe('2 points after 1 round. 4-4: Double header +2.')
    // a line may not end within a tile
    expect(end.getByText('4-4').tagName).toBe('SPAN')
    const sheet = within(end.getByRole('table', { name: 'Score sheet' }))
    expect(sheet.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['Round', 'Ada', 'Ben'])
    expect(sheet.getAllByRole('row').at(-1)?.textContent).toBe('120')
    end.getByRole('region', { name: 'Again?' })
    expect(end.getByRole('link', { name: 'Change players or rules' }).getAttribute('href')).toBe('#/new?rematch=match-0001')
    expect(end.getByRole('link', { name: 'Go to home page' }).getAttribute('href')).toBe('#/')
  })

  test('nothing more can be entered, but the last play can be undone', async () => {
    const match = won()
    const user = await sitDown(match)
    expect(screen.queryByRole('button', { name: /^Next round/ })).toBeNull()
    await user.keyboard('64{Enter}dpn')
    expect(match.told()).toEqual(['0 4-4'])
    await user.keyboard('{Control>}z{/Control}')
    await screen.findByRole('group', { name: 'All tiles' })
  })
})
