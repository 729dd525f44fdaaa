import { currentRound, isOver, waiting, type Entrant, type EveningState, type SaidResult } from '#shared/evening/state'

/** What someone has to do now, the most urgent first. Rounds and tables count from 0; `others`: what other computers were told. */
export type Need =
  | { readonly kind: 'disagreed'; readonly round: number; readonly table: number; readonly others: readonly SaidResult[] }
  | { readonly kind: 'late'; readonly person: Entrant; readonly freeTable: number | null }
  | { readonly kind: 'together'; readonly people: readonly Entrant[] }
  | { readonly kind: 'handed-in'; readonly table: number }

export function needsOf(state: EveningState): readonly Need[] {
  const round = currentRound(state)
  const last = state.rounds.length - 1
  const disagreed = state.rounds.flatMap(({ tables }, index) =>
    tables.flatMap(({ result }, table): Need[] => {
      if (result.status !== 'disagreed' || (index < last && result.others.length === 0)) return []
      return [{ kind: 'disagreed', round: index, table, others: result.others }]
    }),
  )
  if (round === null || isOver(round)) return disagreed
  const at = (status: string): readonly number[] => round.tables.flatMap(({ result }, table) => (result.status === status ? [table] : []))
  const late = round.method === 'partners' ? [] : waiting(state)
  const free = round.tables.findIndex(({ people, result }) => people.length > 0 && people.length < round.size && result.status === 'playing')
  const together: readonly Need[] = free === -1 && late.length >= 2 ? [{ kind: 'together', people: late.slice(0, round.size) }] : []
  return [
    ...disagreed,
    ...together,
    ...late.map((person) => ({ kind: 'late', person, freeTable: free === -1 ? null : free }) as const),
    ...at('handed-in').map((table) => ({ kind: 'handed-in', table }) as const),
  ]
}
