import { parseTile, type Tile } from '#shared/domino/tile'
import { expectOk } from '#shared/kernel/result'
import { resolveRules } from '#shared/rules/resolve'
import type { PresetId } from '#shared/rules/presets'
import type { RuleSettings, Rules } from '#shared/games/rules'
import type { Dispute, KnownHand } from '#shared/arbiter/dispute'
import { accountFor } from '#shared/arbiter/account'
import { compareRulings } from '#shared/arbiter/compare'
import { bookOf } from '#shared/arbiter/tiles'
import { answered } from '../../../support/answered'

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

/** What is asked of the arbiter here; it answers whatever is known. */
export const accountOf = (told: Dispute) => answered(() => accountFor(told))
export const bookFor = (told: Dispute) => answered(() => bookOf(told))
export const comparisonOf = (told: Dispute) => answered(() => compareRulings(told))
