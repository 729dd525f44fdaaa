import { decide, type EveningCommand } from '#shared/evening/decide'
import type { Evening } from '#shared/evening/evening'
import type { EveningState } from '#shared/evening/state'
import type { Computer } from '#shared/evening/stamp'
import { seedOfText } from '#shared/kernel/random'
import { isBinned } from './evening-bin'
import type { EveningStates } from './evening-states'
import type { RoundTimes } from './round-times'
import { DoneBefore, ON_ANY_REVISION, Refused } from './refused'
import { overRoom, type Speaker } from './room'

/** On which evening something is asked, and by whom. */
export interface Asked {
  readonly id: string
  /** How many events the one who asks has seen; null where that does not matter. */
  readonly revision: number | null
  readonly command?: string | undefined
  /** Which state of a match says so, where one does. */
  readonly matchRevision?: number | undefined
  /** The host where that is absent. */
  readonly speaker?: Speaker | undefined
}

interface Wished extends Asked {
  readonly wish: EveningCommand
  /** Whether the evening is as the one who asks has seen it. */
  readonly still?: ((state: EveningState) => boolean) | undefined
}

export interface Deciding {
  readonly clock: () => Date
  readonly newId: () => string
  /** This computer, where several lead an evening. */
  readonly here: Computer
  readonly times: RoundTimes
  readonly states: EveningStates
}

/** An evening after a command; throws `Refused` or `DoneBefore` where nothing comes of it. */
export function decided(stored: Evening | null, wished: Wished, { clock, newId, here, times, states }: Deciding): Evening {
  const { revision, command = newId(), matchRevision, speaker = 'host', wish, still } = wished
  if (stored === null || isBinned(stored)) throw new Refused({ kind: 'no-such-evening' })
  const done = stored.events.findLastIndex((event) => event.command === command)
  if (done >= 0) throw new DoneBefore(done + 1)
  const stale = (): Refused => new Refused({ kind: 'stale', revision: stored.events.length })
  if (revision !== null && revision !== stored.events.length && !ON_ANY_REVISION.has(wish.type)) throw stale()
  const state = states.of(stored)
  if (still?.(state) === false) throw stale()
  const at = clock().toISOString()
  // an id is chance as well, and what gives the same ids again gives the same draws
  const found = decide(state, wish, { at, seed: seedOfText(newId()), command, here, matchRevision })
  if (!found.ok) throw new Refused({ kind: 'impossible', refusal: found.error })
  const over = overRoom(stored.events, found.value, speaker)
  if (over !== null) throw new Refused({ kind: 'too-many', limit: over })
  const next: Evening = { ...stored, events: [...stored.events, ...found.value.events], updatedAt: at }
  states.note(next, found.value.state)
  if (found.value.state.clock !== null && found.value.state.clock !== state.clock) times.began(stored.id, found.value.state.clock)
  return next
}
