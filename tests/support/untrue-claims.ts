import { countedGame } from '#shared/games/index'
import type { ScoredEvent } from '#shared/match/events'
import { nextLeader } from '#shared/match/next-leader'
import type { RecordRefusal } from '#shared/match/replay'
import type { ScoredMatch } from '#shared/match/state'
import { scoreExample } from '#shared/rulebook/score-example'
import type { Claim, Example } from '#shared/rulebook/example'
import { beforeCaps } from '#shared/games/reasons'
import { winnerOf } from '#shared/games/outcome'

/** The claims of an example that the scorer does not bear out; none, as long as the book is true. */
export function untrueClaims(example: Example): readonly Claim[] {
  const scored = scoreExample(example)
  return example.claims.filter((claim) => {
    if (!scored.ok) return claim.kind !== 'refused' || !isRefusedThere(example, scored.error, claim.code)
    return !isTrue(claim, scored.value, example)
  })
}

function isRefusedThere({ at }: Example, { round, event, refusal }: RecordRefusal, code: RecordRefusal['refusal']['code']): boolean {
  return refusal.code === code && round === at.round + 1 && event === (at.event === null ? null : at.event + 1)
}

function isTrue(claim: Claim, scored: ScoredMatch, { at, record }: Example): boolean {
  const round = scored.rounds[at.round]
  const event: ScoredEvent | undefined = at.event === null ? undefined : round?.events[at.event]
  const end = round?.end ?? null
  const reasons = event?.type === 'play' ? event.reasons : null
  const warnings = scored.warnings.filter((warning) => warning.round === at.round + 1 && warning.event === (at.event ?? -1) + 1)
  switch (claim.kind) {
    case 'reason':
      return reasons?.some(({ code, points }) => code === claim.code && beforeCaps(points) === claim.points) === true
    case 'no-reason':
      return reasons?.every(({ code }) => code !== claim.code) === true
    case 'moves':
      return event?.type === 'play' && event.delta === claim.points
    case 'refused':
      return false
    case 'regular':
      return warnings.length === 0
    case 'warned':
      return warnings.some(({ code }) => code === claim.code)
    case 'turn':
      return end === null && scored.state.round?.turn === claim.seat
    case 'leads-next':
      return nextLeader(record.preset, scored.rules, scored.rounds) === claim.seat
    case 'leads':
      return round?.leader === claim.seat
    case 'round-goes-on':
      return end === null
    case 'round-ends':
      return end !== null && end.kind === claim.how && end.winner === claim.winner && String(end.deltas) === String(claim.deltas)
    case 'match-winner':
      return winnerOf(scored) === claim.winner && scored.outcome.kind !== 'shared'
    case 'match-shared':
      return scored.outcome.kind === 'shared' && String(scored.outcome.by) === String(claim.first)
    case 'ruled':
      return end?.kind === 'blocked' && end.ruling.steps.some(({ test, found }) => test === claim.test && found.kind === claim.found)
    case 'total':
      return scored.totals[claim.seat] === claim.points
    case 'opens-with':
      return (countedGame(scored.rules.game)?.left.opensWith(scored.rules, scored.state.round?.before ?? 0) ?? null) === claim.suit
    case 'to-give-back':
      return Math.max(0, scored.rules.target - (scored.totals[claim.seat] ?? 0)) === claim.chips
  }
}
