import { outcomesOf } from '#shared/analysis/outcomes'
import { RestOfMatch } from '#shared/analysis/rest-of-match'
import { dealsSeenBy } from '#shared/analysis/seen-by'
import { estimateOf, stakeAt } from '#shared/analysis/weigh'
import { present } from '#shared/kernel/assert'
import { inOneGo } from '#shared/kernel/in-steps'
import { Random, seedOf } from '#shared/kernel/random'
import { expectOk } from '#shared/kernel/result'
import type { PresetId } from '#shared/rules/presets'
import { resolveRules } from '#shared/rules/resolve'
import { playMatch, sound, type Seen } from './players'

/** A chance that was given at some moment of a match, and whether the match was won. */
export interface Forecast {
  readonly match: number
  readonly chance: number
  readonly won: boolean
}

/** The chance of the player on turn to win, at some moments of matches between sound players near the target; of two players, that of the other with it. */
export function forecasts(preset: PresetId, players: number, matches: number, { deals = 200, share = 0.25, seed = 11 } = {}): readonly Forecast[] {
  const rules = expectOk(resolveRules(preset, {}, players), 'so many may play')
  const rest = new RestOfMatch(preset, rules)
  const all: Forecast[] = []
  for (let match = 0; match < matches; match++) {
    const random = new Random(seedOf(match, seed))
    const chances = new Random(seedOf(match, seed, 1))
    const given: { readonly chance: number; readonly player: number }[] = []
    const look = (seen: Seen): void => {
      if (chances.next() >= share) return
      const { state, round, player, hand } = seen
      const draw = present(dealsSeenBy({ round, at: round.events.length, ignored: new Set() }, { player, hand }), 'a true deal fits')
      const drawn = Array.from({ length: deals }, () => draw(chances))
      if (stakeAt(state, drawn) === 'points') return
      const { values } = inOneGo(outcomesOf(state, [sound(seen)], drawn, { stake: 'match', rest }))
      given.push({ player, chance: estimateOf(present(values[0], 'one move')).mean })
    }
    const winner = playMatch(
      preset,
      rules,
      Array.from({ length: players }, () => sound),
      random,
      look,
    )
    for (const { chance, player } of given) {
      all.push({ match, chance, won: player === winner })
      if (players === 2) all.push({ match, chance: 1 - chance, won: player !== winner })
    }
  }
  return all
}

/** Forecasts that came true. */
export interface CameTrue {
  readonly given: number
  readonly won: number
  readonly of: number
  /** How far the share that was won may be off: the half of a 99 % interval, as moments of one match come true together. */
  readonly give: number
}

/** How often matches were won that were given a chance from `low` to below `high`. */
export function wonOf(all: readonly Forecast[], low: number, high: number): CameTrue {
  const those = all.filter(({ chance }) => chance >= low && chance < high)
  const of = those.length
  const given = those.reduce((total, { chance }) => total + chance, 0) / of
  const won = those.filter((each) => each.won).length
  const byMatch = new Map<number, number>()
  for (const each of those) byMatch.set(each.match, (byMatch.get(each.match) ?? 0) + (each.won ? 1 : 0) - won / of)
  const squares = [...byMatch.values()].reduce((sum, off) => sum + off * off, 0)
  return { given, won, of, give: (2.5758 * Math.sqrt(squares)) / of }
}
