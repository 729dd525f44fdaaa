import { isDeepStrictEqual } from 'node:util'
import { exposed, type ArmIndex, type ArmName } from '#shared/domino/line'
import { parseTile } from '#shared/domino/tile'
import { present } from '#shared/kernel/assert'
import { expectOk } from '#shared/kernel/result'
import { beginRound, initialState } from '#shared/match/begin'
import { rolledTiles } from '#shared/match/dice'
import type { Dice, MatchEvent } from '#shared/match/events'
import { evolve } from '#shared/match/evolve'
import { readEvent } from '#shared/match/read-event'
import type { MatchState } from '#shared/match/state'
import { lineGame } from '#shared/games/index'
import type { PresetId } from '#shared/rules/presets'
import { beforeCaps, type Reason } from '#shared/games/reasons'
import { resolveRules } from '#shared/rules/resolve'
import type { RuleSettings } from '#shared/games/rules'
import { NAIVE_PRESETS } from '../reference/naive-rules'
import { NaiveMatch } from '../reference/naive-scorer'
import type { Tell } from './score-table'

/** A match in both scorers at one moment. */
export interface BothScorers {
  readonly state: MatchState
  readonly naive: NaiveMatch
}

interface Begun {
  readonly preset: PresetId
  /** House rules that any value may be given, also those that no record may name. */
  readonly rules: Partial<RuleSettings>
  readonly players?: number
  readonly dice?: Dice
  /** As a record has them. */
  readonly events?: readonly unknown[]
  /** Everyone's points afterwards; none, if left out. */
  readonly totals?: readonly number[]
}

/** Both scorers after the events of a round; the first player is to play. */
export function bothAfter({ preset, rules: overrides, players = 2, dice, events = [], totals }: Begun): BothScorers {
  const rules = expectOk(resolveRules(preset, overrides, players), 'the table can be')
  let state = beginRound(initialState(rules), 0, dice ?? null)
  const naive = new NaiveMatch({
    preset,
    rules: { ...present(NAIVE_PRESETS[preset], 'the second scorer knows each preset'), ...(overrides as object) },
    players,
    rounds: [],
  })
  naive.startRound(0, dice ?? null)
  for (const [at, event] of events.entries()) {
    state = expectOk(evolve(state, readEvent({ preset, overrides: {}, rules }, event)), 'the position can be').state
    const code = naive.take(event, at + 1)
    if (code !== null) throw new Error(`the second scorer refuses the position: ${code}`)
  }
  const stand = totals ?? state.totals.map(() => 0)
  naive.totals = [...stand]
  naive.turn = 0
  return { state: { ...state, totals: stand, round: { ...present(state.round, 'a round has begun'), turn: 0 } }, naive }
}

/** The same round with another throw. */
export function withDice({ state, naive }: BothScorers, dice: Dice): BothScorers {
  naive.dice = dice
  return { state: { ...state, round: { ...present(state.round, 'a round has begun'), dice } }, naive }
}

/** One way to lay one tile. */
export interface Play {
  /** As a line of a table writes it. */
  readonly text: string
  readonly halves: readonly [number, number]
  /** Where a record lays it; null for the lead. */
  readonly arm: ArmName | null
  readonly event: Extract<MatchEvent, { readonly type: 'play' }>
}

/** A play of the first player; `where` is what its line says of the place. */
export function playOf(tile: string, at: { readonly arm: ArmName; readonly index: ArmIndex; readonly where: string } | null): Play {
  const written = expectOk(parseTile(tile), 'a tile')
  return {
    text: at === null ? tile : `${tile}@${at.where}`,
    halves: [written.first, written.second],
    arm: at?.arm ?? null,
    event: { type: 'play', player: 0, tile: written, arm: at?.index ?? null },
  }
}

interface Answer {
  readonly points: number
  readonly reasons: readonly Reason[]
}

/** Who is asked what a play scores. The explanation is what the pages show of a play: everything that was looked at, with its points. */
export const OF_A_PLAY = ['scorer', 'second scorer', 'explanation'] as const

/** One way in which a position came to be, and the play in it. */
export interface Way {
  readonly both: BothScorers
  readonly play: Play
}

/** Tells what a play scores in one position, to which there may be several ways; it has to be the same after each of them. */
export function tellPlay(tell: Tell, position: string, ways: readonly Way[]): void {
  let first: Answer | null = null
  let agreed = true
  for (const way of ways) {
    const scorer = askScorer(way)
    first ??= scorer
    agreed &&= scorer.explained === scorer.points && isSame(scorer, askSecond(way)) && (scorer === first || isSame(scorer, first))
  }
  tell(position, present(first, 'there is a way to each position').points, agreed, () => {
    const shown = (answer: (way: Way) => string): string => [...new Set(ways.map(answer))].join(' or ')
    return [shown((way) => said(askScorer(way))), shown((way) => said(askSecond(way))), shown((way) => `${askScorer(way).explained}`)]
  })
}

const said = ({ points, reasons }: Answer): string => `${points} ${JSON.stringify(reasons)}`

function isSame(one: Answer, other: Answer): boolean {
  if (one.points !== other.points || one.reasons.length !== other.reasons.length) return false
  return one.reasons.length === 0 || isDeepStrictEqual(one.reasons, other.reasons)
}

function askScorer({ both: { state }, play: { event } }: Way): Answer & { readonly explained: number } {
  const { scored, state: after } = expectOk(evolve(state, event), 'the tile can be laid')
  if (scored.type !== 'play') throw new Error('broken invariant: a play is scored as a play')
  const { line, dice } = present(after.round, 'the round goes on')
  const { rules } = state
  const rolled = dice === null ? null : rolledTiles(dice)
  const looks = lineGame(rules.game).look({ rules, rolled, tile: scored.tile, arm: event.arm, line, shown: exposed(line) })
  return { points: scored.delta, reasons: scored.reasons, explained: looks.reduce((sum, { points }) => sum + beforeCaps(points), 0) }
}

function askSecond({ both: { naive }, play: { halves, arm } }: Way): Answer {
  const { delta, reasons } = naive.consider(halves, arm ?? 'right', 0)
  return { points: delta, reasons: reasons as readonly unknown[] as readonly Reason[] }
}
