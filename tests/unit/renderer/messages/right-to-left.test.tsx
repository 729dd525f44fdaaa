// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, test } from 'vitest'
import { isolated, isolating } from '../../../../src/renderer/messages/isolated'
import { words } from '../../../../src/renderer/messages/page'
import { scorerWords } from '../../../../src/renderer/messages/scorer'
import { HomeScreen } from '../../../../src/renderer/screens/home/home-screen'
import { MatchesScreen } from '../../../../src/renderer/screens/matches/matches-screen'
import { ReplayScreen } from '../../../../src/renderer/screens/replay/replay-screen'
import { unisolated } from '../../../support/unisolated'
import { EMPTY_HOME, FakeHost, MATCH, renderInApp } from '../fake-host'
import { DICE, FakeMatch, MATCH_ID, play } from '../fake-match'
import { Feed } from '../feed'
import { sitDown } from '../sit-down'

const DANA = 'דנה'
const SARA = 'سارة'
const PLAYERS = [DANA, SARA]
const STYLES = 'src/renderer/styles/base.css'

afterEach(cleanup)

describe('A name that is written from right to left', () => {
  test('stands between marks that keep it to itself, once', () => {
    expect(isolated(DANA)).toBe(`\u2068${DANA}\u2069`)
    expect(isolated(isolated(DANA))).toBe(isolated(DANA))
    for (const other of ['Ada', 'Zoë 2', '太郎', 'Анна', '', '−3']) expect(isolated(other)).toBe(other)
  })

  test('is kept to itself by every sentence that it is given to, in a list and in an object too', () => {
    const sentences = isolating({
      one: (name: string) => `${name} 2`,
      list: (names: readonly string[]) => names.join(', '),
      part: ({ name }: { readonly name: string }) => `${name} 2`,
      made: (name: string) => ({ title: (points: number) => `${name} ${points}` }),
      still: 'Ada',
    })
    expect([sentences.one(DANA), sentences.list(['Ada', DANA]), sentences.part({ name: DANA }), sentences.one('Ada')]).toEqual([
      `\u2068${DANA}\u2069 2`,
      `Ada, \u2068${DANA}\u2069`,
      `\u2068${DANA}\u2069 2`,
      'Ada 2',
    ])
    expect(scorerWords.listed(PLAYERS)).toBe(`\u2068${DANA}\u2069 and \u2068${SARA}\u2069`)
    expect(words.match.block.hand(DANA)).toBe(`\u2068${DANA}\u2069’s hand`)
  })

  test('is given as it is where somebody is looked up by it', () => expect(scorerWords.nameOf(PLAYERS, 0)).toBe(DANA))

  test('is told from one that touches other words', () => {
    const { container } = render(
      <p aria-label={`${DANA} 2`}>
        {DANA} 0 of 4 tiles <b>{DANA}</b> <i>{isolated(DANA)} 2</i>
      </p>,
    )
    expect(unisolated(container)).toEqual([`aria-label: ${DANA} 2`, `<p>: ${DANA} 0 of 4 tiles  `])
  })

  test('is an element of its own where no sentence holds it', () => {
    expect(readFileSync(STYLES, 'utf8')).toMatch(/:where\(a, b, em, label, small, span, strong, time\) \{ unicode-bidi: isolate; \}/)
  })
})

const blockable = () =>
  new FakeMatch({ preset: 'flower-and-scorpion', rules: { handSize: 2 }, players: PLAYERS, start: { leader: 0, dice: DICE } }).enter(play('6-4'))

describe('Names from right to left touch no number', () => {
  test('at the table, at a blocked round and where it is over', async () => {
    const match = blockable()
    const user = await sitDown(match)
    expect(unisolated(document.body), 'the table').toEqual([])
    await user.click(screen.getByRole('button', { name: 'More' }))
    expect(unisolated(document.body), 'more').toEqual([])
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
    await user.click(screen.getByRole('button', { name: 'Blocked' }))
    expect(unisolated(document.body), 'the hands').toEqual([])
    const dialog = within(screen.getByRole('dialog', { name: 'Blocked round' }))
    await user.click(within(dialog.getByRole('group', { name: 'All tiles' })).getByRole('button', { name: '1-1' }))
    await user.keyboard('52')
    expect(unisolated(document.body), 'the second hand').toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Get ruling' }))
    expect(unisolated(document.body), 'what is missing').toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Rule anyway' }))
    await user.click(await screen.findByRole('button', { name: 'See ruling' }))
    await screen.findByRole('region', { name: 'Ruling' })
    expect(unisolated(document.body), 'the ruling').toEqual([])
  })

  test('at the end of a match', async () => {
    const match = new FakeMatch({ preset: 'bergen-game-cabinet', rules: { target: 1 }, players: PLAYERS }).enter(play('6-6'))
    await sitDown(match)
    await screen.findByRole('region', { name: words.moments.again.heading })
    expect(unisolated(document.body)).toEqual([])
  })

  test('in a replay', async () => {
    renderInApp(FakeHost.with(blockable()), <ReplayScreen matchId={MATCH_ID} />)
    await screen.findByRole('region', { name: words.replay.name })
    expect(unisolated(document.body)).toEqual([])
  })

  test('in the lists of matches and on the first page', async () => {
    const named = MATCH.players.map((player, at) => ({ ...player, name: PLAYERS[at % 2] as string }))
    const matches = [
      { ...MATCH, players: named, place: 'חיפה' },
      { ...MATCH, matchId: 'match-0002', players: named, outcome: { kind: 'won' as const, by: 0 }, place: 'חיפה', note: 'ערב טוב' },
    ]
    const host = new FakeHost({ ...EMPTY_HOME, matches, counts: { matches: 2, unfinished: 1, bin: 0 } })
    host.history = () => new Feed({ matches, total: 2, all: 2 })
    renderInApp(host, <MatchesScreen />)
    await screen.findByRole('group', { name: 'All matches' })
    expect(unisolated(document.body)).toEqual([])
    cleanup()
    renderInApp(host, <HomeScreen />)
    await screen.findAllByText(DANA)
    expect(unisolated(document.body)).toEqual([])
  })
})
