// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { act, cleanup, fireEvent } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { RecordEvent } from '#shared/match/record'
import { SeatAvatars } from '../../../../../../src/renderer/components/avatar/seat-avatars'
import type { MatchView } from '../../../../../../src/renderer/match/match-view'
import { quietPhone } from '../../../../../../src/renderer/screens/join/seat/quiet-phone'
import { SeatLamp } from '../../../../../../src/renderer/screens/join/phone-table'
import { FakeMatch, play } from '../../../fake-match'
import { eachOnAPhone, later, shown, vibrated, viewed } from './phone'

eachOnAPhone()
afterEach(cleanup)

const BEN = 1
const table = (...events: readonly RecordEvent[]) =>
  new FakeMatch({ preset: 'bergen-pagat', players: ['Ada', 'Ben Otto', 'Cleo'], rules: { handSize: 3 } }).enter(...events)

const onPhone = (view: MatchView) => (
  <SeatAvatars players={view.record.players} avatars={[{ colour: 'blue' }, { colour: 'yellow', initials: 'OT' }, { colour: 'pink' }]}>
    <SeatLamp view={view} seat={BEN} />
  </SeatAvatars>
)
const lamp = () => document.querySelector('[data-lamp]')

describe('When it becomes a player’s turn, their phone', () => {
  test('is lit for 1.2 s in their colour with the initials that they chose, and vibrates once', () => {
    const match = table()
    const { goOn } = shown(onPhone, viewed(match))
    expect(lamp()).toBeNull()
    goOn(viewed(match.enter(play('4-4'))))
    expect(lamp()?.textContent).toBe('OT')
    expect(lamp()?.getAttribute('data-colour')).toBe('yellow')
    expect(vibrated.mock.calls).toEqual([[[30]]])
    later(1199)
    expect(lamp()).not.toBeNull()
    later(1)
    expect(lamp()).toBeNull()
    // a draw is the same turn, and someone else's is none
    goOn(viewed(match.enter({ type: 'draw', count: 1 })))
    goOn(viewed(match.enter(play('4-3', 'left'))))
    expect(lamp()).toBeNull()
    expect(vibrated).toHaveBeenCalledTimes(1)
  })

  test('is read by nobody, holds nothing that can be pressed, and leaves the focus where it is', () => {
    const match = table()
    const { goOn } = shown(
      (view) => (
        <>
          <button type="button">Play 4-3</button>
          {onPhone(view)}
        </>
      ),
      viewed(match),
    )
    document.querySelector('button')?.focus()
    goOn(viewed(match.enter(play('4-4'))))
    expect(lamp()?.getAttribute('aria-hidden')).toBe('true')
    expect(lamp()?.querySelectorAll('button, a, input, [tabindex]')).toHaveLength(0)
    expect(document.activeElement?.textContent).toBe('Play 4-3')
  })

  test('is lit once more when nobody has touched it for 20 s, without vibrating, and then no more', () => {
    const match = table()
    const { goOn } = shown(onPhone, viewed(match))
    goOn(viewed(match.enter(play('4-4'))))
    later(15_000)
    fireEvent.pointerDown(document.body)
    later(19_999)
    expect(lamp()).toBeNull()
    later(1)
    expect(lamp()).not.toBeNull()
    later(1200)
    expect(lamp()).toBeNull()
    fireEvent.pointerDown(document.body)
    later(60_000)
    expect(lamp()).toBeNull()
    expect(vibrated).toHaveBeenCalledTimes(1)
  })

  test('waits for its 20 s from what was entered last', () => {
    const match = table()
    const { goOn } = shown(onPhone, viewed(match))
    goOn(viewed(match.enter(play('4-4'))))
    later(15_000)
    // at the computer, for them
    goOn(viewed(match.enter({ type: 'draw', count: 1 })))
    later(19_999)
    expect(lamp()).toBeNull()
    later(1)
    expect(lamp()).not.toBeNull()
  })

  test('goes out with the turn', () => {
    const match = table()
    const { goOn } = shown(onPhone, viewed(match))
    goOn(viewed(match.enter(play('4-4'))))
    later(100)
    goOn(viewed(match.enter(play('4-3', 'left'))))
    expect(lamp()).toBeNull()
  })

  test('shines over a dialog that is open, as the rules that someone reads', () => {
    const dialog = document.body.appendChild(document.createElement('dialog'))
    dialog.setAttribute('open', '')
    const match = table()
    const { goOn } = shown(onPhone, viewed(match))
    goOn(viewed(match.enter(play('4-4'))))
    expect(lamp()?.parentElement).toBe(dialog)
    dialog.remove()
    later(1200)
    expect(lamp()).toBeNull()
  })
})

test('a phone that is opened in its player’s turn is in their hand: it is lit only when they do nothing', () => {
  shown(onPhone, viewed(table(play('4-4'))))
  expect(lamp()).toBeNull()
  later(20_000)
  expect(lamp()).not.toBeNull()
  expect(vibrated).not.toHaveBeenCalled()
})

test('a quiet phone gives no light and doesn’t vibrate', () => {
  quietPhone.choose('on')
  const match = table()
  const { goOn } = shown(onPhone, viewed(match))
  goOn(viewed(match.enter(play('4-4'))))
  expect(lamp()).toBeNull()
  later(20_000)
  expect(lamp()).toBeNull()
  expect(vibrated).not.toHaveBeenCalled()
  // it is followed at once
  act(() => quietPhone.choose('off'))
  expect(lamp()).not.toBeNull()
})

test('a page that nobody has touched doesn’t try to vibrate, which its browser would refuse', () => {
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { hasBeenActive: false } })
  const match = table()
  const { goOn } = shown(onPhone, viewed(match))
  goOn(viewed(match.enter(play('4-4'))))
  expect(lamp()).not.toBeNull()
  expect(vibrated).not.toHaveBeenCalled()
})

test('a phone that cannot vibrate is lit all the same', () => {
  Reflect.deleteProperty(navigator, 'vibrate')
  const match = table()
  const { goOn } = shown(onPhone, viewed(match))
  goOn(viewed(match.enter(play('4-4'))))
  expect(lamp()).not.toBeNull()
})

describe('When a round is over', () => {
  const oneTile = () => new FakeMatch({ preset: 'bergen-game-cabinet', players: ['Ada', 'Ben Otto', 'Cleo'], rules: { handSize: 1 } })

  test('the phone is lit behind what it asks, once', () => {
    const match = oneTile()
    const { goOn } = shown(onPhone, viewed(match, { asks: true }))
    match.enter(play('6-4'))
    goOn(viewed(match, { asks: true }))
    expect(lamp()?.getAttribute('data-lamp')).toBe('behind')
    later(1200)
    expect(lamp()).toBeNull()
    later(20_000)
    expect(lamp()).toBeNull()
    expect(vibrated).not.toHaveBeenCalled()
  })

  test('it stays dark where nobody is asked', () => {
    const match = oneTile()
    const { goOn } = shown(onPhone, viewed(match))
    goOn(viewed(match.enter(play('6-4'))))
    expect(lamp()).toBeNull()
  })
})

describe('What is lit', () => {
  /** What a rule of a style sheet says. */
  const rule = (sheet: string, selector: string): string => {
    const css = readFileSync(`src/renderer/screens/join/${sheet}.module.css`, 'utf8')
    const from = css.split('\n').findIndex((line) => line.trim().startsWith(`${selector} {`))
    expect(from, `${selector} in ${sheet}`).toBeGreaterThan(-1)
    return css.split('\n').slice(from).join('\n').split('}', 1)[0] ?? ''
  }

  // person-colours.test.ts has how well that ink is read on each of the eight colours, in every theme
  test('is the player’s colour under the ink that can be read on it, and where they answer the two change places', () => {
    expect(rule('seat/seat-lamp', '.lamp')).toMatch(/background: var\(--person\);\s+color: var\(--on-person\);/)
    expect(rule('join', '.table > .foot:has(> [data-lit])')).toContain('background: var(--person);')
    expect(rule('agree-bar', '.bar[data-lit]')).toMatch(/--focus: var\(--on-person\); background: none; color: var\(--on-person\);/)
    const [plain, primary] = ['', "[data-variant='primary']"].map((kind) => rule('agree-bar', `.bar[data-lit] .answers > button${kind}`))
    expect(plain).toMatch(/background: none; color: var\(--on-person\);/)
    expect(primary).toMatch(/background: var\(--on-person\); color: var\(--person\);/)
  })

  test('goes on and out once in as long as it is there, and stands still where motion is reduced', () => {
    expect(rule('seat/seat-lamp', '.lamp')).toContain('animation: lamp 1200ms ')
    expect(rule('seat/own-pile', '.pile[data-glows]')).toContain('animation: glow 1200ms ')
    expect(rule('seat/seat-lamp', ":root[data-motion='reduced'] .lamp")).toMatch(/background: none;.*animation: none;/)
  })
})
