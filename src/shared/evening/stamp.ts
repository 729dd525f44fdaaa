import type { EveningEvent } from './evening'
import { isControl } from './late'
import { currentRound, type EveningState } from './state'
import { roundIndex } from './tables'

/** The computer at which something happens. */
export interface Computer {
  /** Tells computers of one evening apart. */
  readonly on: string
  /** What people call it. */
  readonly computer: string
}

/** An event with what its computer knew, so that computers which did not know of each other can be joined (`joinEvenings`). */
export function stamped(
  state: EveningState,
  event: EveningEvent,
  { count, here, matchRevision }: { readonly count: number; readonly here: Computer; readonly matchRevision?: number | undefined },
): EveningEvent {
  const { on, computer } = here
  const term = state.drawer?.term ?? 0
  const common = { ...event, count, on }
  const draw = { draw: currentRound(state)?.id }
  if (isControl(common)) {
    if (common.type === 'arranged') return { ...common, term, computer }
    if (common.type === 'drawn') return { ...common, term, after: currentRound(state)?.id ?? null }
    return { ...common, term, ...draw }
  }
  switch (common.type) {
    case 'took-over':
      return { ...common, term: term + 1 }
    case 'opened':
    case 'handed-in':
    case 'confirmed':
    case 'disagreed':
    case 'corrected': {
      const round = state.rounds[roundIndex(state, common)]
      const table = round?.tables[common.table]
      if (round === undefined || table === undefined) return common
      const { people, result, last, matchId } = table
      const of = { draw: round.id, seats: [...people] }
      if (common.type === 'opened') return { ...common, ...of, known: matchId }
      const match = matchRevision === undefined ? {} : { matchRevision }
      if (common.type === 'handed-in') return { ...common, ...of, ...match, known: last }
      // which of several results was meant nobody can say
      const isPlain = result.status !== 'playing' && (result.status !== 'disagreed' || result.others.length === 0)
      const said = isPlain ? { said: [...result.totals], ...(result.gone === undefined ? {} : { saidGone: [...result.gone] }) } : {}
      if (common.type === 'confirmed') return { ...common, ...of, ...said, known: last }
      return { ...common, ...of, ...said, ...match, known: last }
    }
    case 'arrived':
    case 'left':
    case 'returned':
    case 'partnered':
    case 'parted':
    case 'clock-started':
    case 'clock-paused':
      return common
  }
}
