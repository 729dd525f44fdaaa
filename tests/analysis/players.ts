import { tilesOfSet } from '#shared/domino/set'
import { isDouble, makeTile, writtenTile, type Tile } from '#shared/domino/tile'
import { fittingArms } from '#shared/domino/line'
import { present } from '#shared/kernel/assert'
import { inOneGo } from '#shared/kernel/in-steps'
import { Random } from '#shared/kernel/random'
import { expectOk } from '#shared/kernel/result'
import { DealtRound, LEAD, type Move } from '#shared/analysis/dealt-round'
import { soundPlay } from '#shared/analysis/policies'
import { bestOf, outcomesOf } from '#shared/analysis/likely'
import type { RestOfMatch } from '#shared/analysis/rest-of-match'
import { dealsSeenBy } from '#shared/analysis/seen-by'
import { stakeAt } from '#shared/analysis/weigh'
import { beginRound } from '#shared/match/begin'
import { whoIsOut } from '#shared/match/end-of-play'
import type { Dice, MatchEvent, ScoredEvent, Seat } from '#shared/match/events'
import { evolve } from '#shared/match/evolve'
import { playOptions } from '#shared/match/preview'
import type { MatchState, ScoredRound } from '#shared/match/state'
import { leaderAfter } from '#shared/match/next-leader'
import { drawableOf } from '#shared/rules/drawable'
import { PRESETS, type PresetId } from '#shared/rules/presets'
import type { Rules } from '#shared/games/rules'
import { isOver, OPEN, winnerOf } from '#shared/games/outcome'

/** Everything that a player at a simulated table sees. */
export interface Seen {
  readonly state: MatchState
  readonly round: ScoredRound
  readonly player: Seat
  readonly hand: readonly Tile[]
  readonly moves: readonly Move[]
}

/** Chooses one of `moves`. */
export type Player = (seen: Seen) => Move

/** Takes what pays most; of several, one at random. */
export function greedy(random: Random): Player {
  return ({ state, player, moves }) => {
    const pays = moves.map(({ tile, arm }) => {
      const options = playOptions(state, present(writtenTile(makeTile(tile)), 'a tile is written'), player)
      const plays = options.kind === 'playable' ? options.plays : []
      const at = arm === LEAD ? 0 : fittingArms(present(state.round, 'it runs').line, tile, state.rules.completeFirstDouble).indexOf(arm)
      const { delta, end } = present(plays[at], 'it can be played')
      return delta + (end === 'domino' ? state.rules.dominoPoints : 0)
    })
    const most = Math.max(...pays)
    const best = moves.filter((_, at) => pays[at] === most)
    return present(best[random.below(best.length)], 'there is a best one')
  }
}

/** Ways looked at for one decision, about as many as the review of a long round has for each. */
const MOST_WORK = 200_000

/** Takes what the analysis holds for best, knowing what a player at the table knows. */
export function thinking(rest: RestOfMatch, random: Random, deals: number): Player {
  return ({ state, round, player, hand, moves }) => {
    if (moves.length === 1) return present(moves[0], 'there is one')
    const draw = present(dealsSeenBy({ round, at: round.events.length, ignored: new Set() }, { player, hand }), 'a true deal fits')
    const drawn = Array.from({ length: deals }, () => draw(random))
    const outcomes = inOneGo(outcomesOf(state, moves, drawn, { stake: stakeAt(state, drawn), rest, mostWork: MOST_WORK, planned: deals }))
    return present(moves[bestOf(outcomes)], 'there is a best one')
  }
}

/** Plays as the analysis takes everyone to play. */
export const sound: Player = ({ state, player, hand, moves }) => {
  const { rules, round } = state
  const hands = Array.from({ length: rules.players }, (_, seat) => (seat === player ? hand.slice() : []))
  const table = new DealtRound({ ...state, round: { ...present(round, 'it runs'), turn: player } }, hands, [])
  table.look()
  const way = soundPlay(table, player)
  return present(
    moves.find(({ tile, arm }) => tile === table.tiles[way] && arm === table.arms[way]),
    'both know the same ways',
  )
}

/** Is shown what a player sees, and every tile. */
export type Look = (seen: Seen, hands: readonly (readonly Tile[])[], boneyard: readonly Tile[]) => void

/** Plays a match by the scorer, with real tiles in real hands; `look` is shown every moment in which a player has a choice. */
export function playMatch(preset: PresetId, rules: Rules, players: readonly Player[], random: Random, look?: Look): Seat | null {
  let state: MatchState = { rules, totals: players.map(() => 0), outcome: OPEN, round: null }
  let next: Seat | null = random.below(players.length)
  for (let rounds = 0; rounds < 300 && !isOver(state); rounds++) {
    const set = random.shuffle(Array.from({ length: rules.copies }, () => tilesOfSet(rules.maxPip)).flat())
    const hands = players.map(() => set.splice(0, rules.handSize))
    const named = whoLeads(preset, hands, next, random)
    if (named === null) continue
    const die = () => random.below(6) + 1
    const dice: Dice | null = rules.game === 'flower-and-scorpion' ? { flower: [die(), die()], scorpion: [die(), die()] } : null
    state = beginRound(state, named.leader, dice)
    const events: ScoredEvent[] = []
    let ledBy: Seat | null = null
    let passes = 0
    const take = (event: MatchEvent): void => {
      const step = expectOk(evolve(state, event), 'a simulated table keeps to the rules')
      if (step.warnings.length > 0) throw new Error(`a simulated table is warned: ${JSON.stringify(step.warnings)}`)
      state = step.state
      events.push(step.scored)
    }
    while (present(state.round, 'it runs').end === null) {
      const { turn, line, boneyard, drawn, leadPasses } = present(state.round, 'it runs')
      const out = whoIsOut(present(state.round, 'it runs'))
      if (out !== null) {
        take({ type: 'left', player: out, hands })
        continue
      }
      const hand = hands[turn] as Tile[]
      const moves = [...new Set(hand)].sort((a, b) => b - a).flatMap((tile) => movesOf(state, tile))
      if (moves.length > 0) {
        const round: ScoredRound = { leader: named.leader, dice, rules, events: events.slice(), end: null }
        const seen: Seen = { state, round, player: turn, hand: hand.slice().sort((a, b) => b - a), moves }
        if (moves.length > 1) look?.(seen, hands, set)
        const move: Move = line.lead === null && named.tile !== null ? { tile: named.tile, arm: LEAD } : present(players[turn], 'it is seated')(seen)
        hand.splice(hand.indexOf(move.tile), 1)
        ledBy ??= turn
        passes = 0
        take({ type: 'play', player: turn, tile: present(writtenTile(makeTile(move.tile)), 'a tile is written'), arm: move.arm === LEAD ? null : move.arm })
        continue
      }
      const waits = line.lead === null && rules.leadTile === 'double'
      const may = waits ? leadPasses >= rules.players && drawn === 0 : rules.draw === 'until-able' || drawn === 0
      if (drawableOf(rules, boneyard) > 0 && may) {
        hand.push(present(set.pop(), 'there is one'))
        take({ type: 'draw', player: turn, count: 1 })
        passes = 0
        continue
      }
      if (passes >= players.length && drawableOf(rules, boneyard) === 0) take({ type: 'block', player: turn, hands })
      else {
        take({ type: 'pass', player: turn })
        passes += 1
      }
    }
    const { end } = present(state.round, 'it has ended')
    next = leaderAfter(preset, rules, { leader: named.leader, ledBy: ledBy ?? named.leader, out: end?.kind === 'domino' ? end.winner : null })
  }
  return winnerOf(state)
}

function movesOf(state: MatchState, tile: Tile): readonly Move[] {
  const { rules, round } = state
  const { line } = present(round, 'it runs')
  if (line.lead === null) return rules.leadTile !== 'double' || isDouble(tile) ? [{ tile, arm: LEAD }] : []
  const arms = fittingArms(line, tile, rules.completeFirstDouble)
  const alike = (a: number, b: number) => line.ends[a]?.suit === line.ends[b]?.suit && line.ends[a]?.double === line.ends[b]?.double
  return arms.filter((arm) => !arms.some((lower) => lower < arm && alike(lower, arm))).map((arm) => ({ tile, arm }))
}

function whoLeads(
  preset: PresetId,
  hands: readonly (readonly Tile[])[],
  next: Seat | null,
  random: Random,
): { readonly leader: Seat; readonly tile: Tile | null } | null {
  const advice = PRESETS[preset].nextLeader
  if (!advice.includes('-double')) return { leader: next ?? random.below(hands.length), tile: null }
  const doubles = hands.flat().filter(isDouble)
  if (doubles.length === 0) return null
  const tile = (advice === 'lowest-double' ? Math.min(...doubles) : Math.max(...doubles)) as Tile
  return { leader: hands.findIndex((hand) => hand.includes(tile)), tile: advice === 'highest-double-any-tile' ? null : tile }
}
