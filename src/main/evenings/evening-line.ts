import type { EveningLine } from '#shared/contract/evenings'
import type { Evening } from '#shared/evening/evening'
import { peopleHere, type EveningState } from '#shared/evening/state'

export function eveningLineOf({ id, name, date, updatedAt, bin }: Evening, state: EveningState): EveningLine {
  const people = peopleHere(state).length
  return { id, name, date, updatedAt, binnedAt: bin?.at ?? undefined, people, rounds: state.rounds.length, planned: state.settings?.rounds ?? 0 }
}
