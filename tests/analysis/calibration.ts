import { outcomesOf } from '#shared/analysis/likely'
import { RestOfMatch } from '#shared/analysis/rest-of-match'
import { dealsSeenBy } from '#shared/analysis/seen-by'
import { soundPlay } from '#shared/analysis/policies'
import { dealt, estimateOf, stakeAt, worthOf } from '#shared/analysis/weigh'
import { present } from '#shared/kernel/assert'
import { inOneGo } from '#shared/kernel/in-steps'
import { Random, seedOf } from '#shared/kernel/random'
import { expectOk } from '#shared/kernel/result'
import type { PresetId } from '#shared/rules/presets'
import { resolveRules } from '#shared/rules/resolve'
import { playMatch, sound, type Look } from './players'

/** A chance that was given at some moment of a match, and whether the match was won. */
export interface Forecast {
  readonly match: number
  readonly chance: number
  readonly won: boolean
  /** The chance once the round was over, played on with the tiles that the others really held. It is on average what comes true, with less luck in it. */
  readonly after: number
}

/** The chance of the player on turn to win, at some moments of matches between sound players near the target; of two players, that of the other with it. */
export function forecasts(preset: PresetId, players: number, matches: number, { deals = 200, share = 0.25, seed = 11 } = {}): readonly Forecast[] {
  const rules = expectOk(resolveRules(preset, {}, players), 'so many may play')
  const rest = new RestOfMatch(preset, rules)
  const all: Forecast[] = []
  for (let match = 0; match < matches; match++) {
    const random = new Random(seedOf(match, seed))
    const chances = new Random(seedOf(match, seed, 1))
    const given: { readonly chance: number; readonly player: number; readonly after: number }[] = []
    const look: Look = (seen, hands, boneyard) => {
      if (chances.next() >= share) return
      const { state, round, player, hand } = seen
      const draw = present(dealsSeenBy({ round, at: round.events.length, ignored: new Set() }, { player, hand }), 'a true deal fits')
      const drawn = Array.from({ length: deals }, () => draw(chances))
      if (stakeAt(state, drawn) === 'points') return
      const move = sound(seen)
      const { values } = inOneGo(outcomesOf(state, [move], drawn, { stake: 'match', rest }))
      const real = dealt(state, { hands: hands.map((held) => held.toSorted((a, b) => b - a)), boneyard })
      real.lay(move)
      real.play(soundPlay)
      const after = present(worthOf(state, 'match', rest)(real)[player], 'the player has a chance')
      given.push({ player, chance: estimateOf(present(values[0], 'one move')).mean, after })
    }
    const winner = playMatch(
      preset,
      rules,
      Array.from({ length: players }, () => sound),
      random,
      look,
    )
    for (const { chance, player, after } of given) {
      all.push({ match, chance, won: player === winner, after })
      if (players === 2) all.push({ match, chance: 1 - chance, won: player !== winner, after: 1 - after })
    }
  }
  return all
}

/** A share of forecasts, and how far it may be off: the half of a 99 % interval, as those of one match come true together. */
export interface Share {
  readonly mean: number
  readonly give: number
}

/** Forecasts from `low` to below `high`, and how often they came true; `after` is the same with less luck (`Forecast.after`). */
export interface CameTrue {
  readonly of: number
  readonly given: number
  readonly won: Share
  readonly after: Share
}

/** How often matches were won that were given a chance from `low` to below `high`. */
export function wonOf(all: readonly Forecast[], low: number, high: number): CameTrue {
  const those = all.filter(({ chance }) => chance >= low && chance < high)
  const given = those.reduce((total, { chance }) => total + chance, 0) / those.length
  const ahead = shareOf(those, ({ chance, after }) => after - chance)
  return { of: those.length, given, won: shareOf(those, ({ won }) => (won ? 1 : 0)), after: { mean: given + ahead.mean, give: ahead.give } }
}

function shareOf(those: readonly Forecast[], value: (forecast: Forecast) => number): Share {
  const mean = those.reduce((total, each) => total + value(each), 0) / those.length
  const byMatch = new Map<number, number>()
  for (const each of those) byMatch.set(each.match, (byMatch.get(each.match) ?? 0) + value(each) - mean)
  const squares = [...byMatch.values()].reduce((sum, off) => sum + off * off, 0)
  return { mean, give: (2.5758 * Math.sqrt(squares)) / those.length }
}
