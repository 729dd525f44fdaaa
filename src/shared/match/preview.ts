import { armName, exposed, fittingArms, impliedArm, liesRoundLead, shownSum, type ArmName } from '../domino/line'
import { tilesOfSet } from '../domino/set'
import { highOf, isDouble, lowOf, type Suit, type Tile, type WrittenTile } from '../domino/tile'
import { addsUp } from '../games'
import { elementAt, present } from '../kernel/assert'
import { payoutOfPlay, type Payout } from '../rules/payout'
import { whoIsOut } from './end-of-play'
import type { Refusal, RoundEnd, Seat } from './events'
import { evolve } from './evolve'
import type { MatchState, RoundState } from './state'
import { isOver } from '../games/outcome'

/** What a tile would do at one end, before anything is entered. */
export interface PlayPreview {
  /** Where it would lie; null for a lead. */
  readonly arm: ArmName | null
  /** What it would come to, and what of each reason would count. */
  readonly payout: Payout
  readonly delta: number
  /** What all that lies open would come to; null in games that do not add it up. */
  readonly sum: number | null
  readonly end: RoundEnd['kind'] | null
  readonly winsMatch: boolean
}

export type PlayOptions =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** `implied`: the end a play without one means; null when the player must choose, or for a lead. */
  | { readonly kind: 'playable'; readonly plays: readonly PlayPreview[]; readonly implied: ArmName | null }

/** One way in which a tile can lie against a rule and stay (rulebook M-2). */
export interface StandingWay {
  /** As it lies: the half at the line first. */
  readonly written: WrittenTile
  /** Null for a lead. */
  readonly arm: ArmName | null
  /** What the end shows before it. */
  readonly suit: Suit | null
  readonly delta: number
}

/** Every way in which a tile that breaks a rule can lie there and stay, and what each would score; of arms round a spinner that are alike only the first. */
export function standingWays(state: MatchState, tile: Tile, player: Seat | null, stands: 'paid' | 'unpaid'): readonly StandingWay[] {
  const { line } = present(state.round, 'a tile is laid in a round')
  const [high, low] = [highOf(tile), lowOf(tile)]
  const turns: readonly WrittenTile[] = [{ tile, first: high, second: low }, ...(high === low ? [] : [{ tile, first: low, second: high }])]
  const alike = new Set<string>()
  const arms = line.lead === null ? [null] : line.ends.map((_, arm) => arm)
  return arms.flatMap((arm) =>
    turns.flatMap((written): readonly StandingWay[] => {
      const step = evolve(state, { type: 'play', player, tile: written, arm, stands })
      if (!step.ok || step.value.scored.type !== 'play') return []
      const end = arm === null ? undefined : line.ends[arm]
      const same = JSON.stringify([end?.suit, end?.double, end?.started, written.first])
      if (liesRoundLead(line.layout) && alike.has(same)) return []
      alike.add(same)
      const { scored } = step.value
      return [{ written, arm: scored.arm, suit: end?.suit ?? null, delta: scored.delta }]
    }),
  )
}

/** Every place a tile could be laid now by `player` (the one whose turn it is, if null), and what each would score. */
export function playOptions(state: MatchState, tile: WrittenTile, player: Seat | null): PlayOptions {
  const whereIsImplied = evolve(state, { type: 'play', player, tile, arm: null })
  if (!whereIsImplied.ok && whereIsImplied.error.code !== 'end-needed') return { kind: 'refused', refusal: whereIsImplied.error }
  const { line } = present(state.round, 'a tile is laid in a round')
  const fitting = fittingArms(line, tile.tile, state.rules.completeFirstDouble)
  const arms = fitting.length === 0 ? [null] : fitting
  const plays = arms.flatMap((arm): readonly PlayPreview[] => {
    const step = evolve(state, { type: 'play', player, tile, arm })
    if (!step.ok || step.value.scored.type !== 'play') return []
    const { scored, state: after } = step.value
    return [
      {
        arm: scored.arm,
        payout: payoutOfPlay(state.rules, scored),
        delta: scored.delta,
        sum: sumOfEnds(after),
        end: endAfter(after.round),
        winsMatch: isOver(after),
      },
    ]
  })
  const implied = impliedArm(line, fitting)
  return { kind: 'playable', plays, implied: implied === null ? null : armName(line.layout, implied) }
}

/** What all that lies open comes to, in a game that adds it up (AF-5, FT-2); null before the lead. */
export function sumOfEnds({ rules, round }: Pick<MatchState, 'rules' | 'round'>): number | null {
  if (!addsUp(rules.game) || round === null || round.line.lead === null) return null
  return shownSum(exposed(round.line))
}

/** How the round ended by it; going out ends it too, before anybody has said what is left in the other hands. */
function endAfter(round: RoundState | null): RoundEnd['kind'] | null {
  if (round === null) return null
  return round.end?.kind ?? (whoIsOut(round) === null ? null : 'domino')
}

/** Tiles not yet laid as often as the set holds them that could be laid now. */
export function playableTiles(state: MatchState): ReadonlySet<Tile> {
  const { rules, round } = state
  if (round === null || round.end !== null || isOver(state) || whoIsOut(round) !== null) return new Set()
  const left = tilesOfSet(rules.maxPip).filter((tile) => elementAt(round.laid, tile) < rules.copies)
  const fits = (tile: Tile) =>
    round.line.lead === null ? rules.leadTile !== 'double' || isDouble(tile) : fittingArms(round.line, tile, rules.completeFirstDouble).length > 0
  return new Set(left.filter(fits))
}
