import { RestOfMatch } from '#shared/analysis/rest-of-match'
import { Random, seedOf } from '#shared/kernel/random'
import { expectOk } from '#shared/kernel/result'
import type { PresetId } from '#shared/rules/presets'
import { resolveRules } from '#shared/rules/resolve'
import { greedy, playMatch, thinking } from './players'

/** Matches won, of how many. */
export interface Won {
  readonly won: number
  readonly of: number
}

/**
 * Two-player matches of the analysis against a player who always takes what pays most. Whoever sits first changes from match to match.
 * `deals`: how many the analysis draws for a decision.
 */
export function againstGreedy(preset: PresetId, matches: number, deals: number, seed = 7): Won {
  const rules = expectOk(resolveRules(preset, {}, 2), 'two may play every game')
  const rest = new RestOfMatch(preset, rules)
  let won = 0
  for (let match = 0; match < matches; match++) {
    const random = new Random(seedOf(match, seed))
    const own = match % 2
    const players = [thinking(rest, random, deals), greedy(random)]
    if (playMatch(preset, rules, own === 0 ? players : players.toReversed(), random) === own) won += 1
  }
  return { won, of: matches }
}

/** The two-sided 99 % interval of a share (Wilson). */
export function interval({ won, of }: Won): readonly [number, number] {
  const z = 2.5758
  const share = won / of
  const middle = share + (z * z) / (2 * of)
  const half = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of))
  const scale = 1 + (z * z) / of
  return [(middle - half) / scale, (middle + half) / scale]
}
