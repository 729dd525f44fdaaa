import { Random } from '../kernel/random'
import { err, ok, type Result } from '../kernel/result'
import { lowestIsAhead } from '../rules/resolve'
import { EVENING_LIMITS, type EveningEventOf } from './evening'
import { freshTable, placedFault, tableAfter, twice } from './seats'
import { currentRound, isOver, type EveningRefusal, type EveningRound, type EveningState } from './state'

type Evolved = Result<EveningState, EveningRefusal>

/** What a draw is called by events that are about it. */
export function drawId(event: EveningEventOf<'drawn'>, { rounds }: EveningState): string {
  return event.command ?? `unnamed-${rounds.length}`
}

export function evolveDraw(state: EveningState, event: EveningEventOf<'drawn'>): Evolved {
  const { method, size, seed, tables, byes } = event
  const round = currentRound(state)
  if (round !== null && !isOver(round)) return err({ code: 'round-running' })
  if (state.rounds.length >= EVENING_LIMITS.rounds) return err({ code: 'too-many', limit: EVENING_LIMITS.rounds })
  if (tables.length === 0 || tables.some(({ people }) => people.length < 2)) return err({ code: 'too-few' })
  const fault = placedFault(state, tables, byes)
  if (fault !== null) return err(fault)
  const begun: EveningRound = {
    id: drawId(event, state),
    side: false,
    method,
    size,
    byes,
    closed: false,
    lowest: isLowestAhead(state),
    tables: tables.map(freshTable),
  }
  return ok({ ...state, rounds: [...state.rounds, begun], slots: slotsAfter(state, seed), clock: null })
}

/** Whether the lowest total is ahead in the game that the evening plays now. */
export const isLowestAhead = ({ settings }: EveningState): boolean => settings !== null && lowestIsAhead(settings.preset, settings.rules)

/** The first draw shuffles the plan by which everyone meets everyone. */
export function slotsAfter({ rounds, people, slots }: EveningState, seed: number): EveningState['slots'] {
  return rounds.length === 0 ? new Random(seed).shuffle([...people.keys()]) : slots
}

export function undrawn(state: EveningState): Evolved {
  const round = currentRound(state)
  if (round === null) return err({ code: 'no-round' })
  if (round.closed || round.tables.some(({ result }) => result.status !== 'playing')) return err({ code: 'results-in' })
  return ok({ ...state, rounds: state.rounds.slice(0, -1), clock: null })
}

export function evolveSeats(state: EveningState, { tables, byes }: EveningEventOf<'seated'>): Evolved {
  const round = currentRound(state)
  if (round === null) return err({ code: 'no-round' })
  if (isOver(round)) return err({ code: 'round-over' })
  const now = tables.map((seating, index) => tableAfter(round.tables[index], seating))
  // a table that has said its result has been played by those who sit there
  for (const [index, before] of round.tables.entries())
    if (before.result.status !== 'playing' && now[index] !== before) return err({ code: 'table-has-result', table: index })
  const open = now.filter(({ result }) => result.status === 'playing').map(({ people }) => ({ people: [...people] }))
  const fault = placedFault(state, open, byes) ?? twice([...now.flatMap(({ people }) => people), ...byes])
  if (fault !== null) return err(fault)
  if (now.length === 0 || now.some(({ people }) => people.length === 1)) return err({ code: 'too-few' })
  return ok({ ...state, rounds: [...state.rounds.slice(0, -1), { ...round, tables: now, byes }] })
}

export function closed(state: EveningState): Evolved {
  const round = currentRound(state)
  if (round === null) return err({ code: 'no-round' })
  if (isOver(round)) return err({ code: 'round-over' })
  return ok({ ...state, rounds: [...state.rounds.slice(0, -1), { ...round, closed: true }] })
}
