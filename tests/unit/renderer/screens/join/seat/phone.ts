import { act, render, type RenderResult } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, vi } from 'vitest'
import type { MatchSnapshot } from '#shared/contract/schemas'
import { expectOk } from '#shared/kernel/result'
import type { TrailEntry } from '#shared/match/trail'
import { viewOf, type MatchView } from '../../../../../../src/renderer/match/match-view'
import { quietPhone } from '../../../../../../src/renderer/screens/join/seat/quiet-phone'
import { type FakeMatch, MATCH_ID } from '../../../fake-match'

/** What a player's phone was told to do: each pattern of vibration. */
export const vibrated = vi.fn()

/** A phone that can vibrate, for each test of a file; time is the test's own. */
export function eachOnAPhone(): void {
  beforeEach(() => {
    vi.useFakeTimers()
    vibrated.mockReset()
    Object.defineProperty(navigator, 'vibrate', { configurable: true, value: vibrated })
    quietPhone.choose('off')
  })
  afterEach(() => {
    vi.useRealTimers()
    Reflect.deleteProperty(navigator, 'vibrate')
    Reflect.deleteProperty(navigator, 'userActivation')
    quietPhone.choose('off')
    delete document.documentElement.dataset['motion']
  })
}

export const later = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

/** The match as the page has it, with what the players said of its rounds. */
export function viewed(
  { record, revision, undone }: FakeMatch,
  { trail = [], asks = false }: { readonly trail?: readonly TrailEntry[]; readonly asks?: boolean } = {},
) {
  const snapshot = {
    matchId: MATCH_ID,
    revision: revision + trail.length,
    record,
    trail,
    startedAt: '2026-11-28T18:00:00.000Z',
    updatedAt: '',
    undo: null,
    redo: undone.at(-1)?.name ?? null,
    readOnly: null,
    ...(asks ? { confirmRounds: true } : {}),
  }
  return expectOk(viewOf(snapshot as unknown as MatchSnapshot), 'the record is scored')
}

/** What is shown of a match, and the same as the match goes on. */
export function shown(what: (view: MatchView) => ReactNode, first: MatchView): RenderResult & { readonly goOn: (view: MatchView) => void } {
  const rendered = render(what(first))
  return { ...rendered, goOn: (view) => rendered.rerender(what(view)) }
}
