// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Home, MatchSummary } from '#shared/contract/lists'
import type { StartPageState } from '#shared/contract/start-page'
import { App } from '../../../src/renderer/App'
import { homeLive, peopleLive } from '../../../src/renderer/client/live-queries'
import { giveFirst } from '../../../src/renderer/client/prefetch'
import { renderStartPage } from '../../../src/renderer/prerender'
import { EMPTY_HOME, FakeHost, MATCH } from './fake-host'

const PEOPLE = [{ id: 'person-0001', name: 'Ada', picture: 'QWRh', updatedAt: '' }]

const finished = (at: number): MatchSummary => ({
  ...MATCH,
  matchId: `match-${at}`,
  outcome: { kind: 'won' as const, by: 0 },
  players: [
    { name: 'Ada', personId: 'person-0001', total: 15 },
    { name: `</script><img src=x onerror=alert(1)>\u2028${at}`, total: 7 },
  ],
})

const HOME: Home = {
  ...EMPTY_HOME,
  matches: [MATCH, ...Array.from({ length: 8 }, (_, at) => finished(at))],
  counts: { matches: 9, unfinished: 1, bin: 0 },
  reading: { done: 7200, total: 10_000 },
}

/** Dates on the page are as far from today as they are at this moment. */
const NOW = new Date('2026-11-21T12:00:00Z')
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }))

const stateOf = (more: Partial<StartPageState> = {}): StartPageState => ({
  home: HOME,
  people: PEOPLE,
  settings: {},
  languages: ['en-GB'],
  renderedAt: NOW.toISOString(),
  ...more,
})

function shown(html: string): HTMLElement {
  const root = document.createElement('div')
  root.innerHTML = html
  return root
}
const linksOf = (root: HTMLElement): readonly string[] =>
  [...root.querySelectorAll('a')].map((link) => `${link.textContent.trim()} ${link.getAttribute('href') ?? ''}`)

describe('The start page as the host renders it', () => {
  test('has the ways from it, the match that goes on, and how far the host is', () => {
    const root = shown(renderStartPage(stateOf()))
    expect(linksOf(root)).toEqual(expect.arrayContaining(['New match #/new', 'ContinueEnter #/match/match-0001', 'Statistics #/statistics']))
    expect(root.textContent).toContain('Loading matches: 7,200 of 10,000.')
  })

  test('has names as they are written, whatever they look like', () => {
    const root = shown(renderStartPage(stateOf()))
    expect(root.querySelectorAll('script, [onerror]')).toHaveLength(0)
    expect(root.textContent).toContain('</script><img src=x onerror=alert(1)>\u20280')
  })

  test('has no style or script in it, which the policy of the page would not let through', () => {
    for (const home of [HOME, EMPTY_HOME]) {
      expect(renderStartPage(stateOf({ home, settings: { 'key-hints': 'hidden' } }))).not.toMatch(/<script|<style|<link|\sstyle=|\son\w+="/)
    }
  })

  test('speaks the language that is set, or the first that the browser prefers, and writes numbers as there', () => {
    expect(renderStartPage(stateOf({ settings: { language: 'fr' }, languages: ['de'] }))).toContain('Nouvelle partie')
    expect(renderStartPage(stateOf({ languages: ['tlh', 'de-AT'] }))).toContain('7.200')
    expect(renderStartPage(stateOf({ languages: ['en-IN'] }))).toContain('7,200')
    expect(renderStartPage(stateOf({ languages: ['es-MX'] }))).toContain('7,200')
    expect(renderStartPage(stateOf({ languages: ['es-ES'] }))).toContain('7200')
  })

  test('keeps nothing from one page to the next', () => {
    const first = stateOf({ home: EMPTY_HOME })
    const before = renderStartPage(first)
    renderStartPage(stateOf({ home: EMPTY_HOME, settings: { 'key-hints': 'hidden', language: 'de' }, languages: ['de'] }))
    expect(renderStartPage(first)).toBe(before)
  })

  test.each([
    ['a house with matches', HOME],
    ['an empty one', EMPTY_HOME],
  ])('is taken over by the page as it stands, of %s', async (_, home) => {
    const state = stateOf({ home })
    const root = shown(renderStartPage(state))
    document.body.append(root)
    const host = new FakeHost(home)
    giveFirst(host.connection, homeLive, state.home)
    giveFirst(host.connection, peopleLive, state.people)
    const faults: unknown[] = []
    const [heading, link] = [root.querySelector('h1'), root.querySelector('a[href="#/new"]')]
    const html = root.innerHTML
    await act(async () => {
      const page = hydrateRoot(
        root,
        <StrictMode>
          <App connection={host.connection} />
        </StrictMode>,
        { onRecoverableError: (fault) => faults.push(fault) },
      )
      onTestFinished(() => act(() => page.unmount()))
      await Promise.resolve()
    })
    expect(faults).toEqual([])
    expect(html).toContain(root.querySelector('header')?.outerHTML)
    expect(root.querySelector('h1')).toBe(heading)
    expect(root.querySelector('a[href="#/new"]')).toBe(link)
  })
})
