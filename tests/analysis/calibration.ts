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

/** A chance that was given at some moment, and whether the match was won. */
export interface Forecast {
  readonly chance: number
  readonly won: boolean
}

/** The chance of the player on turn to win, at some moments of matches between sound players near the target. */
export function forecasts(preset: PresetId, players: number, matches: number, { deals = 200, share = 0.15, seed = 11 } = {}): readonly Forecast[] {
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
    all.push(...given.map(({ chance, player }) => ({ chance, won: player === winner })))
  }
  return all
}

/** How often matches were won that were given a chance from `low` to below `high`. */
export function wonOf(all: readonly Forecast[], low: number, high: number): { readonly given: number; readonly won: number; readonly of: number } {
  const those = all.filter(({ chance }) => chance >= low && chance < high)
  const sum = those.reduce((total, { chance }) => total + chance, 0)
  return { given: sum / those.length, won: those.filter(({ won }) => won).length, of: those.length }
}
