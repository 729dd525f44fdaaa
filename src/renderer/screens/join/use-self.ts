import { useCallback, useEffect, useState } from 'react'
import type { Self, SelfAnswer } from '#shared/contract/joining'
import { sameJson } from '#shared/kernel/canonical'
import { askSelf } from './join-client'

/** How often a device that has not joined asks whether it has by now, in milliseconds. */
export const ASK_EVERY_MS = 8000

/**
 * Why a device is not at the table. `removed`: the host removed it. `ended`: it was there, and the host that answers now knows nothing of it, as after a start.
 * `closed`: the host said that phone access has stopped; nothing answers any more, so nothing is asked.
 */
export type WhyStranger = 'new' | 'removed' | 'ended' | 'taken' | 'unreachable' | 'closed'

export type GuestStanding =
  | { readonly kind: 'looking' }
  | { readonly kind: 'stranger'; readonly why: WhyStranger }
  /** `led`: from another match, while the page was looking. */
  | { readonly kind: 'joined'; readonly self: Self; readonly led: boolean }

export interface SelfControl {
  readonly standing: GuestStanding
  readonly joined: (self: Self) => void
  readonly closed: () => void
  /** Asks now; false where the table did not answer. */
  readonly ask: () => Promise<boolean>
}

/** Who this device is at the table, kept up to date. */
export function useSelf(): SelfControl {
  const [standing, setStanding] = useState<GuestStanding>({ kind: 'looking' })
  const heard = useCallback((self: Awaited<ReturnType<typeof askSelf>>): void => setStanding((before) => standingAfter(before, self)), [])
  const ask = useCallback(async (): Promise<boolean> => {
    const self = await askSelf()
    heard(self)
    return self !== 'unreachable'
  }, [heard])
  const joinedAlready = standing.kind === 'joined'
  const isClosed = standing.kind === 'stranger' && standing.why === 'closed'
  useEffect(() => {
    if (isClosed) return
    const look = (): void => void askSelf().then(heard)
    look()
    // a phone that has joined asks when its connection comes and goes
    if (joinedAlready) return
    const timer = setInterval(look, ASK_EVERY_MS)
    return () => clearInterval(timer)
  }, [heard, joinedAlready, isClosed])
  const joined = useCallback((self: Self) => setStanding({ kind: 'joined', self, led: false }), [])
  const closed = useCallback(() => setStanding({ kind: 'stranger', why: 'closed' }), [])
  return { standing, joined, closed, ask }
}

/** One that was joined and cannot reach the table now is still joined: its place is kept. */
export function standingAfter(before: GuestStanding, self: SelfAnswer | 'unreachable'): GuestStanding {
  if (self === 'unreachable') return before.kind === 'looking' ? { kind: 'stranger', why: 'unreachable' } : before
  if (self?.kind === 'taken' || self?.kind === 'removed') return { kind: 'stranger', why: self.kind }
  if (self === null) {
    if (before.kind === 'joined') return { kind: 'stranger', why: 'ended' }
    return before.kind === 'stranger' && (before.why === 'ended' || before.why === 'removed') ? before : { kind: 'stranger', why: 'new' }
  }
  if (before.kind !== 'joined') return { kind: 'joined', self, led: false }
  return sameJson(before.self, self) ? before : { kind: 'joined', self, led: isElsewhere(before.self, self) }
}

function isElsewhere(before: Self, now: Self): boolean {
  return before.kind === 'match' && now.kind === 'match' && before.matchId !== now.matchId
}
