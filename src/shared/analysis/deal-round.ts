import { GAMES } from '../games'
import { tilesOfSet } from '../domino/set'
import { isDouble, type Tile } from '../domino/tile'
import type { Random } from '../kernel/random'
import { beginRound } from '../match/begin'
import type { Dice, Seat } from '../match/events'
import type { MatchState } from '../match/state'
import { PRESETS, type PresetId } from '../rules/presets'
import type { Rules } from '../games/rules'
import { DealtRound } from './dealt-round'

/** A match between two rounds: the totals, and who leads next where the rules say so. */
export interface BetweenRounds {
  readonly totals: readonly number[]
  readonly leader: Seat | null
}

/** A round that was dealt: who leads, and the tile that has to be led, where the rules name one. */
interface BegunRound {
  readonly state: MatchState
  readonly round: DealtRound
  readonly leader: Seat
  readonly lead: Tile | null
}

/** Deals a round at random, and again where nobody holds the double that has to be led (B-7). */
export function dealRound(preset: PresetId, rules: Rules, { totals, leader }: BetweenRounds, random: Random): BegunRound {
  const tiles = setOf(rules)
  for (;;) {
    const set = random.shuffle(tiles.slice())
    const hands = Array.from({ length: rules.players }, () => set.splice(0, rules.handSize).sort((a, b) => b - a))
    const named = leader ?? holderOfDouble(preset, hands, random)
    if (named === null) continue
    const begun = beginRound({ rules, totals, winner: null, round: null }, named, GAMES[rules.game].usesDice ? roll(random) : null)
    return { state: begun, round: new DealtRound(begun, hands, set), leader: named, lead: leadOf(preset, hands[named] as readonly Tile[]) }
  }
}

const SETS = new Map<string, readonly Tile[]>()

function setOf({ maxPip, copies }: Rules): readonly Tile[] {
  const name = `${maxPip} ${copies}`
  const known = SETS.get(name) ?? Array.from({ length: copies }, () => tilesOfSet(maxPip)).flat()
  SETS.set(name, known)
  return known
}

/** Who leads where no lead passes on (B-7); null where nobody holds a double. */
function holderOfDouble(preset: PresetId, hands: readonly (readonly Tile[])[], random: Random): Seat | null {
  const advice = PRESETS[preset].nextLeader
  if (!(advice === 'lowest-double' || advice === 'highest-double' || advice === 'highest-double-any-tile')) return random.below(hands.length)
  const doubles = hands.flat().filter(isDouble)
  if (doubles.length === 0) return null
  const named = advice === 'lowest-double' ? Math.min(...doubles) : Math.max(...doubles)
  return hands.findIndex((hand) => hand.includes(named as Tile))
}

/** The double that its holder has to lead. */
function leadOf(preset: PresetId, hand: readonly Tile[]): Tile | null {
  const doubles = hand.filter(isDouble)
  switch (PRESETS[preset].nextLeader) {
    case 'lowest-double':
      return Math.min(...doubles) as Tile
    case 'highest-double':
      return Math.max(...doubles) as Tile
    case 'highest-double-any-tile':
    case 'any-player':
    case 'nobody-named':
    case 'picked-at-random':
    case 'left-of-last-leader':
      return null
  }
}

function roll(random: Random): Dice {
  const die = () => random.below(6) + 1
  return { flower: [die(), die()], scorpion: [die(), die()] }
}
