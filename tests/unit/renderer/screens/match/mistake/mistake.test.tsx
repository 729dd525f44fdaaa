// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { expectOk } from '#shared/kernel/result'
import { resultOf } from '#shared/match/agreement'
import type { RecordEvent, RuleOverrides } from '#shared/match/record'
import { scoreRecord } from '#shared/match/replay'
import { FakeMatch, play } from '../../../fake-match'
import { openMore, sitDown } from '../../../sit-down'

/** Ada led 2-2 and Ben laid 2-5 to its right: 2 and 5 lie open, and it is Ada's turn. */
const begun = () =>
  new FakeMatch({ preset: 'bergen-pagat' }).enter({ type: 'play', player: 0, tile: '2-2' }).enter({ type: 'play', player: 1, tile: '5-2', arm: 'right' })
const dialog = (name: string) => within(screen.getByRole('dialog', { name }))
const way = (name: RegExp) => screen.getByRole('button', { name })

describe('A tile that does not fit', () => {
  test('lies there anyway: one tap on the refusal and one on how it lies', async () => {
    const match = begun()
    const user = await sitDown(match)
    await user.keyboard('31')
    await user.click(screen.getByRole('button', { name: /^3-1 doesn’t fit/ }))
    dialog('3-1 doesn’t fit').getByText('It lies there anyway: which half touches the line?')
    expect(dialog('3-1 doesn’t fit').getAllByRole('button', { name: / is open/ })).toHaveLength(4)
    await user.click(way(/^3 at the right end \(5\), then 1 is open/))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(match.told()).toEqual(['0 2-2', '1 5-2 right', '0 3-1 right stands'])
    expect(screen.getAllByText(/doesn’t fit there and stays/).length).toBeGreaterThan(0)
  })

  test('fits at one end and lies at the other: a tap on that end asks how', async () => {
    const match = begun()
    const user = await sitDown(match)
    await user.keyboard('32')
    await user.click(screen.getByRole('button', { name: /^Right end.*3-2 doesn’t fit$/ }))
    await user.click(way(/^3 at the right end \(5\), then 2 is open/))
    expect(match.told().at(-1)).toBe('0 3-2 right stands')
    // where it goes it is played as ever, and nothing is asked
    await user.keyboard('62')
    await user.click(screen.getByRole('button', { name: /^Left end/ }))
    expect(match.told().at(-1)).toBe('1 6-2 left')
  })

  test('was taken back: everyone has seen it, and the turn is as it was', async () => {
    const match = begun()
    const user = await sitDown(match)
    await user.keyboard('31')
    await user.click(screen.getByRole('button', { name: /^3-1 doesn’t fit/ }))
    await user.click(way(/^It was taken back$/))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(match.told().at(-1)).toBe('0 shows 3-1 misplay')
    within(screen.getByRole('article', { name: 'Ada' })).getByText('everyone has seen 3-1')
    expect(screen.queryByRole('button', { name: /^3-1 doesn’t fit/ })).toBeNull()
  })

  test('was a wrong tap: nothing is entered', async () => {
    const match = begun()
    const user = await sitDown(match)
    await user.keyboard('31')
    await user.click(screen.getByRole('button', { name: /^3-1 doesn’t fit/ }))
    await user.click(way(/^Wrong tap/))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(match.told()).toHaveLength(2)
    expect(screen.queryByRole('button', { name: /^3-1 doesn’t fit/ })).toBeNull()
  })

  test('that fits elsewhere is chosen behind More; it scores as it lies, or stays without points', async () => {
    const match = begun()
    const user = await sitDown(match)
    await openWrong(user)
    await user.click(screen.getByRole('button', { name: /^A tile that doesn’t fit/ }))
    await user.click(within(screen.getByRole('group', { name: 'A tile that doesn’t fit' })).getByRole('button', { name: /^3-2/ }))
    dialog('Does 3-2 lie there?')
    expect(way(/^3 at the right end \(5\), then 2 is open/).textContent).toContain('+3')
    await user.click(screen.getByRole('switch', { name: 'It stays without points' }))
    expect(way(/^3 at the right end \(5\), then 2 is open/).textContent).toContain('0')
    await user.click(way(/^3 at the right end \(5\), then 2 is open/))
    expect(match.told().at(-1)).toBe('0 3-2 right stands unpaid')
    expect(match.done.at(-1)?.name).toBe('enter-stands')
  })
})

/** The list of what can go wrong, by its key. */
async function openWrong(user: UserEvent): Promise<void> {
  await user.keyboard('w')
  await screen.findByRole('dialog', { name: 'What went wrong?' })
}

describe('Points given or taken', () => {
  test('say what they do before they are entered', async () => {
    const match = begun()
    const user = await sitDown(match)
    await openWrong(user)
    await user.click(screen.getByRole('button', { name: /^Points given or taken/ }))
    let form = dialog('Points given or taken')
    const enter = form.getByRole<HTMLButtonElement>('button', { name: 'Enter' })
    expect(enter.disabled).toBe(true)
    await user.click(within(form.getByRole('group', { name: 'From' })).getByRole('radio', { name: 'Ben' }))
    await user.click(within(form.getByRole('group', { name: 'To' })).getByRole('radio', { name: 'Ada' }))
    await user.click(form.getByRole('button', { name: /^Increase: Points/ }))
    await user.selectOptions(form.getByRole('combobox', { name: 'Why' }), 'passed-but-could')
    await user.click(form.getByRole('radio', { name: 'A referee' }))
    await user.type(form.getByRole('textbox', { name: 'Name (optional)' }), 'Mia')
    // closed, it is there again
    await user.click(form.getByRole('button', { name: 'Close' }))
    await openWrong(user)
    await user.click(screen.getByRole('button', { name: /^Points given or taken/ }))
    form = dialog('Points given or taken')
    form.getByRole('button', { name: 'Start over' })
    form.getByText('Referee (Mia): Ada +2, Ben 0 of −2 (passed with a tile that fitted). Then: Ada 4 and Ben 0.')
    await user.click(form.getByRole('button', { name: 'Enter' }))
    expect(match.told().at(-1)).toBe('referee 2 -2 passed-but-could Mia')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('What is known of a hand', () => {
  test('is told by a tap on the tile, with why and whether it goes first; a tile that lies there says why not', async () => {
    const match = begun()
    const user = await sitDown(match)
    await openWrong(user)
    await user.click(screen.getByRole('button', { name: /^A tile everyone has seen/ }))
    const form = dialog('A tile everyone has seen')
    await user.click(form.getByRole('radio', { name: 'Ben' }))
    expect(form.getByRole('status').textContent).toBe('Tap the tile of Ben that everyone has seen. It is entered at once.')
    await user.click(form.getByRole('switch', { name: 'It goes at the first chance' }))
    await user.click(within(form.getByRole('group', { name: 'Which tile?' })).getByRole('button', { name: /^6-1/ }))
    expect(match.told().at(-1)).toBe('1 shows 6-1 dropped first')
    within(screen.getByRole('article', { name: 'Ben' })).getByText('everyone has seen 6-1')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  const ruled = () => new FakeMatch({ preset: 'bergen-pagat', rules: { mistakes: { lateMisplay: 'unpaid', exposed: 'first-chance' } } }).enter(play('2-2'))

  test('begins as the table’s rule has it: it goes first; where only touched tiles do, once that is why', async () => {
    const first = () => dialog('A tile everyone has seen').getByRole<HTMLInputElement>('switch', { name: 'It goes at the first chance' }).checked
    const open = async (rules: RuleOverrides) => {
      const user = await sitDown(new FakeMatch({ preset: 'bergen-pagat', rules }).enter(play('2-2')))
      await openWrong(user)
      await user.click(screen.getByRole('button', { name: /^A tile everyone has seen/ }))
      return user
    }
    const user = await open({ mistakes: { touched: 'must-be-played' } })
    expect(first()).toBe(false)
    await user.selectOptions(dialog('A tile everyone has seen').getByRole('combobox', { name: 'Why' }), 'touched')
    expect(first()).toBe(true)
    cleanup()
    await open({ mistakes: { exposed: 'first-chance' } })
    expect(first()).toBe(true)
  })

  test('begins as the table’s rule has it: what stays earns nothing', async () => {
    const user = await sitDown(ruled())
    await openWrong(user)
    await user.click(screen.getByRole('button', { name: /^A tile that doesn’t fit/ }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^5-3/ }))
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'It stays without points' }).checked).toBe(true)
  })

  test('is counted anew, and says what is left to draw', async () => {
    const match = begun()
    const user = await sitDown(match)
    await openWrong(user)
    await user.click(screen.getByRole('button', { name: /^Number of tiles in a hand/ }))
    const form = dialog('Number of tiles in a hand')
    // one too many is what happens most
    expect(form.getByRole('status').textContent).toMatch(/^Ada has \d+ tiles now/)
    await user.click(form.getByRole('button', { name: /^Decrease: Tiles now/ }))
    expect(form.getByRole<HTMLButtonElement>('button', { name: 'Enter' }).disabled).toBe(true)
    await user.click(form.getByRole('radio', { name: 'Ben' }))
    expect(form.getByRole('status').textContent).toMatch(/^Ben has \d+ tiles now \(drew too many\)\. \d+ tiles are left to draw\.$/)
    await user.click(form.getByRole('button', { name: 'Enter' }))
    expect(match.told().at(-1)).toMatch(/^1 holds \d+ drew-too-many$/)
    expect(match.done.at(-1)?.name).toBe('count-hand')
  })
})
describe('Points that were not called', () => {
  /** Ada led 2-4 and Ben laid 4-4 to its right: 2 and 8 are 10. */
  const scored = () => new FakeMatch({ preset: 'muggins' }).enter(play('2-4'), play('4-4', 'right'))

  test('go to who noticed, three taps from the table; taken back they are their player’s again', async () => {
    const match = scored()
    const user = await sitDown(match)
    await openMore(user)
    await user.click(screen.getByRole('button', { name: /^Points not called/ }))
    const form = dialog('Who noticed the 10 points?')
    form.getByRole('button', { name: 'Nobody: they are lost' })
    expect(form.queryByRole('button', { name: 'Ben' })).toBeNull()
    await user.click(form.getByRole('button', { name: 'Ada' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(match.told()).toEqual(['0 2-4', '1 uncalled 0', '1 4-4 right'])
    expect(match.done.at(-1)?.name).toBe('not-called')
    expect(screen.getAllByText(/Not called: 10 points for another player/).length).toBeGreaterThan(0)
    // nobody says it twice
    await openMore(user)
    expect(screen.queryByRole('button', { name: /^Points not called/ })).toBeNull()
  })
})

describe('A set that is not whole', () => {
  test('is told by a tap on the tile, also on one that lies there already', async () => {
    const match = begun()
    const user = await sitDown(match)
    await openWrong(user)
    await user.click(screen.getByRole('button', { name: /^A tile is missing or there twice/ }))
    const form = dialog('A tile is missing or there twice')
    const twoTwo = () => within(form.getByRole('group', { name: 'Which tile?' })).getByRole('button', { name: /^2-2/ })
    await user.click(form.getByRole('radio', { name: 'It is missing' }))
    await user.click(twoTwo())
    expect(form.getByRole('status').textContent).toBe('2-2 is already on the table or in another hand.')
    await user.click(form.getByRole('radio', { name: 'It is there once more' }))
    await user.click(twoTwo())
    expect(match.told().at(-1)).toBe('set more 2-2')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('is told where a tile is refused that lies there: one tap on the refusal, one on the door, and it can be laid', async () => {
    const match = new FakeMatch({ preset: 'bergen-pagat' }).enter(play('4-4'), { type: 'play', player: 1, tile: '6-4', arm: 'right' })
    const user = await sitDown(match)
    await user.keyboard('64')
    await user.click(screen.getByRole('button', { name: /^6-4 is already played/ }))
    await user.click(dialog('6-4 is already played').getByRole('button', { name: 'The set has it twice' }))
    expect(match.told().at(-1)).toBe('set more 6-4')
    await user.keyboard('64{ArrowRight}{Enter}')
    expect(match.told().at(-1)).toBe('0 6-4 right')
  })
})

describe('An early end', () => {
  test('says what comes of it before it is entered: the last round, or the match now', async () => {
    const match = begun()
    const user = await sitDown(match)
    await openMore(user)
    await user.click(screen.getByRole('button', { name: /^End early/ }))
    const form = dialog('End early')
    form.getByText('When this round is over, the highest total wins.')
    await user.click(form.getByRole('radio', { name: 'This round' }))
    form.getByText('Nobody wins the round. Points made in it stay.')
    await user.click(form.getByRole('radio', { name: 'The match, now' }))
    form.getByText('Ada wins.')
    await user.click(form.getByRole('button', { name: 'Enter' }))
    expect(match.told().at(-1)).toBe('match now time')
    expect(match.done.at(-1)?.name).toBe('finish')
  })

  test('after this round is said at the head of the page while the round runs', async () => {
    await sitDown(begun().enter({ type: 'finish', what: 'match', when: 'after-round', why: 'time' }))
    screen.getByText('Last round · to 15 points')
    // a phone has no head: there the felt says it
    screen.getByText(/^Last round( · (?!to 15).*)?$/)
  })

  test('between two rounds ends the match there: nobody begins another', async () => {
    const match = begun().enter({ type: 'finish', what: 'round', why: 'agreement' })
    const user = await sitDown(match)
    await openMore(user)
    await user.click(screen.getByRole('button', { name: /^End early/ }))
    const form = dialog('End early')
    expect(form.getAllByRole('radio')).toHaveLength(1)
    await user.click(form.getByRole('button', { name: 'Enter' }))
    expect(match.told()).toEqual(['match now time'])
  })
})

describe('A mistake where it is seen', () => {
  const proven = () => new FakeMatch({ preset: 'bergen-game-cabinet' }).enter(play('6-4'), { type: 'pass' }, play('4-2', 'right'), play('6-5', 'left'))
  const line = (name: RegExp) => within(screen.getByRole('region', { name: 'What happened' })).getByRole('button', { name })
  const card = () => within(screen.getByRole('region', { name: 'Mistake' }))

  test('says what is certain, and points for it are three taps from the line; they say what they are about', async () => {
    const match = proven()
    const user = await sitDown(match)
    await user.click(line(/Ben passed/))
    card().getByText('Caravan moves no points on its own. The table decides.')
    await user.click(card().getByRole('button', { name: 'Points given or taken' }))
    await user.click(dialog('Points given or taken').getByRole('button', { name: 'Enter' }))
    expect(match.told().at(-1)).toBe('table 0 -1 passed-but-could about 1/2')
    await user.click(line(/Ben passed/))
    card().getByText(/^Agreed: Ben 0 of −1 \(passed with a tile that fitted\)\.$/)
    expect(card().queryByRole('button')).toBeNull()
    expect(card().queryByText(/The table decides/)).toBeNull()
  })

  test('has what the table’s rule says, two taps from the line, and the way to other points', async () => {
    const match = new FakeMatch({ preset: 'bergen-game-cabinet', rules: { mistakes: { couldPlay: { points: 3, way: 'give' } } } })
    match.enter(play('6-4'), { type: 'pass' }, play('4-2', 'right'), play('6-5', 'left'))
    const user = await sitDown(match)
    await user.click(line(/Ben passed/))
    card().getByText('Your rule: Ada +3 (passed with a tile that fitted). Enter it?')
    card().getByRole('button', { name: 'Other points' })
    await user.click(card().getByRole('button', { name: 'Enter it' }))
    expect(match.told().at(-1)).toBe('table 3 0 passed-but-could about 1/2')
    await screen.findByText('Agreed: Ada +3 (passed with a tile that fitted).')
    expect(card().queryByRole('button')).toBeNull()
  })

  test('can be left as it is: nothing is entered, and the way is still there', async () => {
    const match = proven()
    const user = await sitDown(match)
    await user.click(line(/Ben passed/))
    await user.keyboard('{Escape}')
    expect(match.told()).toHaveLength(4)
    await user.click(line(/Ben passed/))
    card().getByRole('button', { name: 'Points given or taken' })
  })

  test('of a round that is over is settled once the next one runs', async () => {
    const match = new FakeMatch({ preset: 'bergen-game-cabinet', rules: { handSize: 4 } }).enter(play('6-4'), { type: 'pass' }, play('6-2', 'left'), {
      type: 'pass',
    })
    match.enter({
      type: 'block',
      hands: [
        ['5-5', '0-0'],
        ['1-1', '6-5', '3-3', '5-0'],
      ],
    })
    const user = await sitDown(match)
    await user.click(screen.getAllByRole('button', { name: /Ben passed/ }).at(-1) as HTMLElement)
    card().getByText('Points can be given or taken once the next round has begun.')
    expect(card().queryByRole('button')).toBeNull()
  })
})

describe('A player who leaves', () => {
  const three = () =>
    new FakeMatch({ preset: 'bergen-pagat', players: ['Ada', 'Ben', 'Cleo'] }).enter({ type: 'play', player: 0, tile: '2-2' }, play('5-2', 'right'))

  test('is passed over from then on: three taps, and it says who is next and where the tiles are', async () => {
    const match = three()
    const user = await sitDown(match)
    await openWrong(user)
    await user.click(screen.getByRole('button', { name: /^A player leaves/ }))
    const leaving = dialog('A player leaves')
    leaving.getByText(/^Cleo leaves the match, with the tiles laid aside\. Ada is next\.$/)
    await user.click(leaving.getByRole('button', { name: 'Enter' }))
    expect(match.told().at(-1)).toBe('2 leaves aside')
    expect(match.done.at(-1)?.name).toBe('leave')
    within(screen.getByRole('article', { name: 'Cleo' })).getByText('Has left')
  })

  test('of two ends the match', async () => {
    const match = begun()
    const user = await sitDown(match)
    await openWrong(user)
    await user.click(screen.getByRole('button', { name: /^A player leaves/ }))
    await user.click(dialog('A player leaves').getByRole('button', { name: 'End the match' }))
    expect(match.told().at(-1)).toBe('match now left')
  })
})

describe('A block that was called though a tile fits', () => {
  const called = async () => {
    const match = new FakeMatch({ preset: 'bergen-pagat', rules: { handSize: 2, draw: 'never' } }).enter(play('2-2'), play('5-2', 'right'))
    const user = await sitDown(match)
    await user.keyboard('b')
    const hands = await screen.findByRole('dialog', { name: 'Blocked round' })
    await user.click(within(hands).getByRole('button', { name: /^5-0/ }))
    await user.click(within(hands).getByRole('button', { name: 'Next hand' }))
    await user.click(within(hands).getByRole('button', { name: /^1-0/ }))
    return { match, user, hands: within(hands) }
  }

  test('counts all the same, in one tap', async () => {
    const { match, user, hands } = await called()
    await user.click(hands.getByRole('button', { name: 'It counts as blocked' }))
    expect(match.record.rounds[0]?.events.at(-1)).toMatchObject({ type: 'block', hands: [['5-0'], ['1-0']], stands: true })
  })

  test('lets the round go on, and everyone has seen the hands', async () => {
    const { match, user, hands } = await called()
    await user.click(hands.getByRole('button', { name: 'Play on, hands open' }))
    expect(match.told().slice(-2)).toEqual(['0 shows 5-0 called-block', '1 shows 1-0 called-block'])
  })
})

describe('What a table has chosen', () => {
  /** Ben drew and laid 4-1, and shows later that 4-6 was there when he drew. */
  const drew = (rules: RuleOverrides, before: readonly RecordEvent[] = []) =>
    new FakeMatch({ preset: 'bergen-pagat', rules }).enter(
      ...before,
      { type: 'play', player: 0, tile: '4-4' },
      { type: 'draw', player: 1, count: 2 },
      { type: 'play', player: 1, tile: '4-1', arm: 'right' },
      { type: 'play', player: 0, tile: '5-1', arm: 'right' },
      { type: 'play', player: 1, tile: '6-4', arm: 'left' },
    )
  const card = () => within(screen.getByRole('region', { name: 'Mistake' }))
  const look = (user: UserEvent, name: RegExp) => user.click(within(screen.getByRole('region', { name: 'What happened' })).getByRole('button', { name }))

  test('of a draw with a tile that fitted: the pips in hand where they are more, and the round stops; both are taken back as one', async () => {
    const match = drew({ target: 150, mistakes: { couldPlay: { points: 10, way: 'move', orHand: true, stops: true } } })
    const user = await sitDown(match)
    await look(user, /Ben drew/)
    card().getByText('Your rule: Ada +10, Ben 0 of −10 (drew with a tile that fitted); the round is called off. Enter it?')
    const pips = card().getByRole('spinbutton', { name: 'Pips in Ben’s hand' })
    await user.clear(pips)
    await user.type(pips, '21')
    card().getByText(/^Your rule: Ada \+21, Ben 0 of −21/)
    await user.click(card().getByRole('button', { name: 'Enter it' }))
    expect(match.told().slice(-2)).toEqual(['table 21 -21 drew-but-could about 1/2', 'round penalty'])
    expect(match.done.at(-1)?.changes).toHaveLength(1)
  })

  test('of points that are given: they win where the table says so, and say it before they are entered', async () => {
    const match = drew({ mistakes: { adjustWins: true } })
    const user = await sitDown(match)
    await openWrong(user)
    await user.click(screen.getByRole('button', { name: /^Points given or taken/ }))
    const form = dialog('Points given or taken')
    await user.click(within(form.getByRole('group', { name: 'To' })).getByRole('radio', { name: 'Ada' }))
    const points = form.getByRole('spinbutton', { name: 'Points' })
    await user.clear(points)
    await user.type(points, '12')
    expect(form.getByRole('status').textContent).not.toMatch(/The match ends now/)
    await user.clear(points)
    await user.type(points, '13')
    expect(form.getByRole('status').textContent).toMatch(/The match ends now\.$/)
    await user.click(form.getByRole('button', { name: 'Enter' }))
    expect(match.told().slice(-2)).toEqual(['table 13 0 other', 'match now penalty'])
  })

  test('of a last tile that was not announced: its player draws, two taps from the list', async () => {
    const rules = { handSize: 2, mistakes: { lastTile: { draw: 2 } } }
    const match = new FakeMatch({ preset: 'bergen-pagat', rules })
    const user = await sitDown(match)
    await openWrong(user)
    expect(screen.queryByRole('button', { name: /^Last tile not announced/ })).toBeNull()
    await user.keyboard('{Escape}')
    act(() => void match.enter(play('4-4'), { type: 'play', player: 1, tile: '6-4', arm: 'right' }))
    await openWrong(user)
    await user.click(screen.getByRole('button', { name: /^Last tile not announced/ }))
    await user.click(dialog('Last tile not announced').getByRole('button', { name: 'Ben draws 2 tiles' }))
    expect(match.told().at(-1)).toBe('1 holds 3 penalty')
  })

  test('of a score that is not called: in any game, from the entry; where it is lost nobody else has it', async () => {
    const match = new FakeMatch({ preset: 'bergen-pagat', rules: { mistakes: { calling: 'lapses' } } }).enter(play('4-4'))
    const user = await sitDown(match)
    await look(user, /Ada led/)
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Points not called/ }))
    const form = dialog('Points not called')
    expect(form.queryByRole('button', { name: 'Ben' })).toBeNull()
    await user.click(form.getByRole('button', { name: 'Nobody: they are lost' }))
    expect(match.told()).toEqual(['0 uncalled -', '0 4-4'])
  })

  test('of time: the match ends at once, or one more is played while several are level', async () => {
    const chosen = async (mistakes: NonNullable<RuleOverrides['mistakes']>) => {
      const user = await sitDown(new FakeMatch({ preset: 'bergen-pagat', rules: { mistakes } }).enter(play('4-4')))
      await openMore(user)
      await user.click(screen.getByRole('button', { name: /^End early/ }))
      const name = screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.parentElement?.textContent
      cleanup()
      return name
    }
    expect(await chosen({ afterTime: 'now' })).toBe('The match, now')
    expect(await chosen({ lastLevel: 'one-more' })).toBe('The match, after this round; one more if level')
  })
})

test('The last entry has all that can have gone wrong: points for it are three taps from its line, and an earlier entry has none', async () => {
  const match = begun()
  const user = await sitDown(match)
  const line = (name: RegExp) => within(screen.getByRole('region', { name: 'What happened' })).getByRole('button', { name })
  await user.click(line(/Ada led/))
  expect(screen.queryByRole('heading', { name: 'Something went wrong' })).toBeNull()
  await user.keyboard('{Escape}')
  await user.click(line(/Ben .*2-5|Ben .*5-2/))
  await user.click(screen.getByRole('button', { name: /^Points given or taken/ }))
  await user.click(dialog('Points given or taken').getByRole('button', { name: 'Enter' }))
  expect(match.told().at(-1)).toBe('table 0 -1 other about 1/2')
})

test('An agreed round keeps its points as its entry is corrected, where the table chose so: it is asked, and undone as one', async () => {
  const match = new FakeMatch({ preset: 'bergen-game-cabinet', rules: { handSize: 2, mistakes: { claims: 'round-agreed' } } })
  match.enter(play('6-4'), play('4-3', 'right'), play('6-3', 'left'))
  const end = expectOk(scoreRecord(match.record), 'it is sound').rounds[0]?.end
  if (end === null || end === undefined) throw new Error('the round is over')
  match.trail = [0, 1].map((seat) => ({ kind: 'confirmed', round: 0, seat, note: '', device: 'd', at: '2026-11-30T20:00:00Z', result: resultOf(end) }))
  match.startRound({ leader: 1 })
  const user = await sitDown(match)
  await user.click(screen.getByRole('button', { name: /^Ada played 6-3/ }))
  await user.click(screen.getByRole('button', { name: 'Correct or delete' }))
  const form = within(screen.getByRole('dialog'))
  await user.click(form.getByRole('button', { name: /^6-0/ }))
  within(form.getByRole('group', { name: 'All agreed to round 1. Change its points, or keep them?' })).getByRole('radio', { name: /^Change them too/ })
  await user.click(form.getByRole('button', { name: 'Save correction' }))
  expect(match.told(0).slice(2)).toEqual([expect.stringMatching(/^table 2 0 score-kept about 1\/4$/), '0 6-0 left'])
  expect(expectOk(scoreRecord(match.record), 'it is sound').totals).toEqual(end.totals)
})
