import { armName, fittingArms, type ArmName } from '../domino/line'
import { inSet } from '../domino/set'
import { isDouble, makeTile, type Tile } from '../domino/tile'
import { err, ok, type Result } from '../kernel/result'
import { BLOCKED_RULES } from '../rules/blocked'
import type { Rules } from '../games/rules'
import type { Ruling } from '../rules/rulings'
import { blockedWorth } from '../rules/payout'
import { rolledTiles } from './dice'
import type { BadTile, Refusal } from './events'
import type { RoundState } from './state'

/** A blocked round, ruled on: the hands as tiles, the ruling, and each seat's points before the floor. */
export interface RuledBlock {
  readonly hands: readonly (readonly Tile[])[]
  readonly ruling: Ruling
  readonly points: readonly number[]
}

/**
 * Rules on a blocked round once every hand is shown, or says why it is not one.
 *
 * Order of the checks (record format): `bad-tile` in any hand, then tile by tile `tile-seen-twice` and `not-blocked`.
 */
export function ruleBlocked(rules: Rules, round: RoundState, shown: readonly (readonly (Tile | BadTile)[])[]): Result<RuledBlock, Refusal> {
  if (shown.length !== rules.players) {
    return err({ code: 'bad-event', fault: { kind: 'hand-count', hands: shown.length, players: rules.players } })
  }
  const read = readHands(rules, shown)
  if (!read.ok) return read
  const hands = read.value
  const sound = checkHands(rules, round, hands)
  if (!sound.ok) return sound
  const rolled = round.dice === null ? null : rolledTiles(round.dice)
  const ruling = BLOCKED_RULES[rules.blockedRule]({ rules, rolled, hands })
  return ok({ hands, ruling, points: blockedWorth(rules, ruling.winner, hands) })
}

function readHands(rules: Rules, shown: readonly (readonly (Tile | BadTile)[])[]): Result<readonly (readonly Tile[])[], Refusal> {
  const hands: Tile[][] = []
  for (const [player, hand] of shown.entries()) {
    const tiles: Tile[] = []
    for (const tile of hand) {
      if (typeof tile !== 'number') return err({ code: 'bad-tile', tile: tile.text, player, limit: rules.maxPip })
      if (!inSet(tile, rules.maxPip)) return err({ code: 'bad-tile', tile: makeTile(tile), player, limit: rules.maxPip })
      tiles.push(tile)
    }
    hands.push(tiles)
  }
  return ok(hands)
}

function checkHands(rules: Rules, round: RoundState, hands: readonly (readonly Tile[])[]): Result<null, Refusal> {
  const seen = round.laid.slice()
  for (const [player, hand] of hands.entries()) {
    for (const tile of hand) {
      const times = (seen[tile] as number) + 1
      seen[tile] = times
      if (times > rules.copies) return err({ code: 'tile-seen-twice', tile: makeTile(tile), player, limit: rules.copies })
      const ends = endsThatTake(rules, round, tile)
      if (ends !== null) return err({ code: 'not-blocked', tile: makeTile(tile), player, ends })
    }
  }
  return ok(null)
}

/** Where a held tile could still be played, or null; before the lead, a tile that may be led has no end to name. */
function endsThatTake(rules: Rules, round: RoundState, tile: Tile): readonly { arm: ArmName; suit: number }[] | null {
  if (round.line.lead === null) return rules.leadTile === 'any' || isDouble(tile) ? [] : null
  const fitting = fittingArms(round.line, tile, rules.completeFirstDouble)
  if (fitting.length === 0) return null
  return fitting.map((arm) => ({ arm: armName(round.line.layout, arm), suit: round.line.ends[arm]?.suit as number }))
}
