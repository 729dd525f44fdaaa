import { parseTile, type Tile } from '#shared/domino/tile'
import { expectOk } from '#shared/kernel/result'
import { resolveRules } from '#shared/rules/resolve'
import type { PresetId } from '#shared/rules/presets'
import type { RuleSettings, Rules } from '#shared/rules/rules'
import type { Dispute, KnownHand } from '#shared/arbiter/dispute'

export const tile = (text: string): Tile => expectOk(parseTile(text), 'a tile').tile

/** `6-4 2-2` as tiles; an empty text is an empty hand. */
export const tiles = (text: string): readonly Tile[] =>
  text
    .split(' ')
    .filter((word) => word !== '')
    .map(tile)

export const shown = (text: string): KnownHand => ({ kind: 'shown', tiles: tiles(text) })

export const partly = (text: string, count: number | null): KnownHand => ({ kind: 'partly', tiles: tiles(text), count })

export const rulesOf = (players: number, overrides: Partial<RuleSettings> = {}, preset: PresetId = 'bergen-pagat'): Rules =>
  expectOk(resolveRules(preset, overrides, players), 'the rules are sound')

/** The hands of a dispute with nothing else known. */
export function dispute(rules: Rules, hands: readonly KnownHand[], more: Partial<Dispute> = {}): Dispute {
  return { rules, rolled: null, table: { kind: 'unknown' }, hands, boneyard: null, totals: null, ...more }
}
