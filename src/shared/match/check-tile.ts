import { inSet } from '../domino/set'
import { makeTile, type Tile } from '../domino/tile'
import { err, ok, type Result } from '../kernel/result'
import type { Rules } from '../games/rules'
import type { BadTile, Refusal } from './events'

/** A tile that was written as one and belongs to the set. */
export function checkTile<T extends { readonly tile: Tile }>(rules: Rules, written: T | BadTile): Result<T, Refusal> {
  if ('text' in written) return err({ code: 'bad-tile', tile: written.text, limit: rules.maxPip })
  if (!inSet(written.tile, rules.maxPip)) return err({ code: 'bad-tile', tile: makeTile(written.tile), limit: rules.maxPip })
  return ok(written)
}
