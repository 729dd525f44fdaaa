import { isDouble, makeTile, writtenTile, type Tile } from '#shared/domino/tile'
import type { MatchEvent } from '#shared/match/events'
import { evolve } from '#shared/match/evolve'
import type { MatchState } from '#shared/match/state'

/** An endgame with everything known: the table, every hand, and the boneyard with the next tile last. */
export interface Endgame {
  readonly state: MatchState
  readonly hands: readonly (readonly Tile[])[]
  readonly boneyard: readonly Tile[]
  /** Passes in a row that led here. */
  readonly passes: number
}

/**
 * What an endgame is worth to each seat, by trying every continuation with the match's own scorer on whole states. Nothing is shared with the search
 * of the app but the scorer and the rule which of equal plays counts: the highest tile, at the lowest end.
 */
export function naiveWorth({ state, hands, boneyard, passes }: Endgame): readonly number[] {
  const { round, rules } = state
  if (round === null) throw new Error('no round')
  if (round.end !== null) return state.totals.map((total, seat) => total - Math.max(...state.totals.filter((_, other) => other !== seat)))
  if (round.line.lead !== null && round.hands.includes(0)) {
    const out = evolve(state, { type: 'left', player: null, hands })
    if (!out.ok) throw new Error(`not out: ${JSON.stringify(out.error)}`)
    return naiveWorth({ state: out.value.state, hands, boneyard, passes: 0 })
  }
  const drawable = rules.draw === 'never' ? 0 : boneyard.length - rules.reserve
  const seat = round.turn
  const hand = hands[seat] as readonly Tile[]
  const take = (event: MatchEvent): MatchState | null => {
    const step = evolve(state, event)
    return step.ok ? step.value.state : null
  }
  let best: readonly number[] | null = null
  for (const tile of [...hand].sort((a, b) => b - a)) {
    const arms = round.line.lead === null ? [null] : round.line.ends.map((_, arm) => arm)
    for (const arm of arms) {
      const after = take({ type: 'play', player: seat, tile: writtenTile(makeTile(tile)) ?? { text: '' }, arm })
      if (after === null) continue
      const left = hand.slice()
      left.splice(left.indexOf(tile), 1)
      const worth = naiveWorth({ state: after, hands: hands.with(seat, left), boneyard, passes: 0 })
      if (best === null || (worth[seat] as number) > (best[seat] as number)) best = worth
    }
  }
  if (best !== null) return best
  const waits = round.line.lead === null && rules.leadTile === 'double' && !hand.some(isDouble)
  const may = waits ? round.leadPasses >= rules.players && round.drawn === 0 : rules.draw === 'until-able' || round.drawn === 0
  if (drawable > 0 && may) {
    const after = take({ type: 'draw', player: seat, count: 1 }) as MatchState
    return naiveWorth({ state: after, hands: hands.with(seat, [...hand, boneyard.at(-1) as Tile]), boneyard: boneyard.slice(0, -1), passes: 0 })
  }
  const after = take({ type: 'pass', player: seat }) as MatchState
  if (passes + 1 < rules.players || drawable > 0) return naiveWorth({ state: after, hands, boneyard, passes: passes + 1 })
  const blocked = evolve(after, { type: 'block', player: seat, hands })
  if (!blocked.ok) throw new Error(`not blocked: ${JSON.stringify(blocked.error)}`)
  return naiveWorth({ state: blocked.value.state, hands, boneyard, passes: 0 })
}
