import { drawableOf } from '../rules/drawable'
import { isBesidePlay, type ScoredEvent } from './events'
import { presentSeats } from './seats'
import type { MatchState, ScoredMatch } from './state'

/** Tiles that may still be drawn in a round. */
export function drawableTiles({ round, rules }: Pick<MatchState, 'round' | 'rules'>): number {
  return round === null ? 0 : drawableOf(rules, round.boneyard)
}

/** Whether everybody has passed and nothing is left to draw: hands are turned over next. */
export const isStuck = ({ rounds, state }: Pick<ScoredMatch, 'rounds' | 'state'>): boolean =>
  everybodyPassed(rounds.at(-1)?.events ?? [], state) && drawableTiles(state) === 0

/** Whether the latest that each player did since the last play is a pass. */
function everybodyPassed(events: readonly ScoredEvent[], { round, rules }: MatchState): boolean {
  if (round === null || round.line.lead === null) return false
  const since = events.slice(events.findLastIndex(({ type }) => type === 'play' || type === 'table') + 1)
  const there = presentSeats(rules.players, round.gone)
  return there.map((seat) => since.findLast((event) => event.player === seat && !isBesidePlay(event))).every((event) => event?.type === 'pass')
}
