import { liesRoundLead } from '../domino/line'
import { PRESETS, type PresetId } from '../rules/presets'
import type { Rules } from '../games/rules'
import type { Seat } from './events'
import { leftOf } from '../games/sides'
import { goneAfter, present } from './seats'
import type { ScoredRound } from './state'

/**
 * Whom the preset names to lead the next round, or null where the table must say.
 *
 * A lead passes to the left of the last leader (past who has left the match), or to who went out; after a round in which nobody did the table says who leads (AF-2). In Double Bergen a leader without a double passes, and another lays the
 * spinner; the reading `passedLead` says which of the two it is counted from (rulebook FS-1, B-7, DB-1).
 */
export function nextLeader(preset: PresetId, rules: Pick<Rules, 'players' | 'passedLead'>, rounds: readonly ScoredRound[]): Seat | null {
  const last = rounds[rounds.length - 1]
  if (last === undefined) return null
  const leads =
    leaderAfterStop(rules, rounds) ??
    leaderAfter(preset, rules, { leader: last.leader, ledBy: whoLaidTheLead(last), out: last.end?.kind === 'domino' ? last.end.winner : null })
  return leads === null ? null : present(leads, rules.players, goneAfter(last))
}

/** Who leads after a round that was stopped: a wrong deal is dealt again, and a penalty makes the seat to the left of who erred lead (rulebook M-4, M-10); null where the round ended otherwise, or it is not known who erred. */
function leaderAfterStop({ players }: Pick<Rules, 'players'>, rounds: readonly ScoredRound[]): Seat | null {
  const last = rounds.at(-1)
  const stop = last?.events.at(-1)
  if (last?.end?.kind !== 'stopped' || stop?.type !== 'finish') return null
  if (stop.why === 'wrong-deal') return last.leader
  const about = stop.why === 'penalty' ? last.events.findLast((event) => event.type === 'adjust')?.about : undefined
  const erred = about === undefined ? undefined : rounds[about.round - 1]?.events[about.event - 1]
  return erred === undefined ? null : leftOf(erred.player, players)
}

/** The same of a round of which it is known who was to lead, who laid the first tile, and who went out; null where nobody did. */
export function leaderAfter(
  preset: PresetId,
  { players, passedLead }: Pick<Rules, 'players' | 'passedLead'>,
  { leader, ledBy, out }: { readonly leader: Seat; readonly ledBy: Seat; readonly out: Seat | null },
): Seat | null {
  const { nextLeader: next, layout } = PRESETS[preset]
  if (next === 'who-went-out') return out
  if (next !== 'left-of-last-leader') return null
  return leftOf(layout !== null && liesRoundLead(layout) && passedLead === 'who-led' ? ledBy : leader, players)
}

/** Who laid the first tile; of a table that lay already it is not known, and the round's leader stands for them. */
export function whoLaidTheLead({ events, leader }: ScoredRound): Seat {
  const first = events.find(({ type }) => type === 'play' || type === 'table')
  return first?.type === 'play' ? first.player : leader
}
