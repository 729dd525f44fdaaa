import type { EveningLine } from '#shared/contract/evenings'
import type { RunningEvening } from '#shared/contract/lists'
import type { Evening } from '#shared/evening/evening'
import type { PlayedEvening } from '#shared/league/results'
import { currentRound, isOver, peopleHere, type EveningState } from '#shared/evening/state'

/** An evening as a list has it. */
export function lineOf({ id, name, date, updatedAt, bin }: Evening, state: EveningState): EveningLine {
  const people = peopleHere(state).length
  return { id, name, date, updatedAt, binnedAt: bin?.at ?? undefined, people, rounds: state.rounds.length, planned: state.settings?.rounds ?? 0 }
}

/** An evening that nothing has happened at for so long is not gone on with. */
const GOES_ON_MS = 12 * 60 * 60 * 1000

/** The evening that is going on: the one that was changed last, unless that is long ago or all its rounds are played. */
export function runningOf(evenings: readonly PlayedEvening[], now: Date): RunningEvening | undefined {
  const since = new Date(now.getTime() - GOES_ON_MS).toISOString()
  const [latest] = evenings.filter(({ evening }) => evening.updatedAt >= since).sort((a, b) => (a.evening.updatedAt < b.evening.updatedAt ? 1 : -1))
  if (latest === undefined) return undefined
  const { rounds, planned } = lineOf(latest.evening, latest.state)
  const round = currentRound(latest.state)
  if (rounds >= planned && (round === null || isOver(round))) return undefined
  return { id: latest.evening.id, name: latest.evening.name, rounds, planned }
}
