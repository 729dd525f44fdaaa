// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { keepTeaching, keptTeaching, NEW_TEACHING } from '../../../../../../src/renderer/match/teaching/kept-teaching'
import { play, FakeMatch, MATCH_ID } from '../../../fake-match'
import { openMore, sitDown } from '../../../sit-down'

const strip = () => screen.getByRole('region', { name: 'Lesson' })
const sentence = () =>
  strip()
    .querySelector('p')
    ?.firstChild?.textContent?.replace(/[\u2066-\u2069]/gu, '')
const heard = () =>
  screen.getAllByRole('status').flatMap(({ children }) => [...children].map(({ textContent }) => textContent?.replace(/[\u2066-\u2069]/gu, '') ?? ''))
const seen = () =>
  within(strip())
    .getAllByRole('listitem')
    .filter(({ dataset }) => dataset['seen'] === 'true').length
const tap = (name: string) => within(strip()).getByRole('button', { name })
const bergen = (start: { readonly leader: number } | null = null) => new FakeMatch({ preset: 'bergen-pagat', players: ['Mia', 'Opa', 'Lena'], start })

/** A table that has asked to be taught. */
async function taught(match: FakeMatch) {
  keepTeaching(MATCH_ID, NEW_TEACHING)
  return sitDown(match)
}

describe('Teach us while we play', () => {
  test('finds the leader of Bergen by calling the doubles: the first name tapped has led, in the same tap', async () => {
    const match = bergen()
    const user = await taught(match)
    expect(sentence()).toBe('Turn all tiles face down and mix. Everyone takes 6. Who has 0-0?')
    await user.click(tap('Nobody'))
    expect(sentence()).toBe('Who has 1-1?')
    expect(heard()).toContain('Who has 1-1?')
    await user.click(tap('Lena'))
    expect(await within(strip()).findByText(/ringed halves/)).toBeTruthy()
    expect(match.told()).toEqual(['2 1-1'])
    expect(match.record.rounds[0]?.leader).toBe(2)
    expect(document.querySelectorAll('[data-felt] [data-ring="counts"]')).toHaveLength(1)
  })

  test('explains what scores once, when it happens: with a card, rings and a tick, until a tap or the next play', async () => {
    const match = bergen({ leader: 0 })
    const user = await taught(match)
    await user.click(tap('Done'))
    expect(sentence()).toBe('Mia leads with a double. None? Pass.')
    await user.click(screen.getByRole('button', { name: /^6-6/ }))
    await user.click(screen.getByRole('button', { name: /^6-6/ }))
    expect(sentence()).toBe('A double is led. Lay it across. The ringed halves count: +2.')
    expect(seen()).toBe(1)
    const card = screen.getByRole('button', { name: /A double is led.*Both its halves/ })
    await user.click(card)
    expect(sentence()).toBe('Opa: join a 6. None? Draw.')
    expect(screen.queryByRole('button', { name: /A double is led.*Both its halves/ })).toBeNull()
    /* Entered elsewhere: what was explained before needs no tap to go. */
    match.enter(play('6-1', 'left', 1))
    expect(await within(strip()).findByText(/^No points, as after most plays\./)).toBeTruthy()
    match.enter(play('6-2', 'right', 2))
    expect(await within(strip()).findByText(/join a 1 or a 2/)).toBeTruthy()
    expect(seen()).toBe(2)
  })

  test('says what was played and then what it taught, each once', async () => {
    const match = bergen({ leader: 0 })
    await taught(match)
    match.enter(play('6-6'))
    await within(strip()).findByText(/ringed halves/)
    const [played, taughtNow] = heard().slice(-2)
    expect(played).toMatch(/^Mia leads double six\./)
    expect(taughtNow).toMatch(/^A double is led\. Lay it across\..*ringed/)
  })

  test('can be left at any moment, stays left after a reload, and is taken up again where it was', async () => {
    const match = bergen()
    const user = await taught(match)
    await user.click(tap('Nobody'))
    await user.click(tap('Leave the lesson'))
    expect(screen.queryByRole('region', { name: 'Lesson' })).toBeNull()
    cleanup()
    const again = await sitDown(match)
    expect(screen.queryByRole('region', { name: 'Lesson' })).toBeNull()
    await openMore(again)
    await again.click(screen.getByRole('button', { name: 'Teach us as we play' }))
    expect(sentence()).toBe('Who has 1-1?')
    cleanup()
    await sitDown(match)
    expect(sentence()).toBe('Who has 1-1?')
  })

  test('ends with the round, goes for good, and leaves nothing in the record', async () => {
    const small = () => new FakeMatch({ preset: 'bergen-pagat', rules: { handSize: 2 }, players: ['Mia', 'Opa'], start: { leader: 0 } })
    const [match, other] = [small(), small()]
    const user = await taught(match)
    const events = [play('6-6'), play('6-5', 'left', 1), play('6-4', 'right', 0)]
    match.enter(...events)
    other.enter(...events)
    await within(strip()).findByText(/You can play|No points/)
    expect(match.record).toEqual(other.record)
    while (within(strip()).queryByRole('button', { name: 'Go on' }) !== null) await user.click(tap('Go on'))
    expect(sentence()).toBe('You can play Bergen')
    await user.click(tap('Done'))
    expect(screen.queryByRole('region', { name: 'Lesson' })).toBeNull()
    expect(keptTeaching(MATCH_ID)).toBeNull()
    expect(match.record).toEqual(other.record)
  })

  test('leads to the dice where a game has them, after the deal', async () => {
    const user = await taught(new FakeMatch({ preset: 'flower-and-scorpion', start: null }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(tap('Done'))
    expect(sentence()).toBe('Roll both pairs of dice. Green is the Flower, red the Scorpion.')
    await user.click(tap('Set the dice'))
    screen.getByRole('dialog', { name: 'Round 1' })
  })

  test('names who leads any tile where the highest double says only who', async () => {
    const match = new FakeMatch({ preset: 'bergen-online', start: null })
    const user = await taught(match)
    expect(sentence()).toMatch(/Who has 6-6\?$/)
    await user.click(tap('Ben'))
    expect(sentence()).toBe('Ben leads with any tile.')
    expect(match.record.rounds).toEqual([])
  })

  test('is not there for a table that did not ask', async () => {
    await sitDown(bergen({ leader: 0 }))
    expect(screen.queryByRole('region', { name: 'Lesson' })).toBeNull()
  })
})
