import { armNames, allTiles, hasSpinner, isCross } from './naive-rules'
import type { Arm } from './naive-line'
import type { NaiveMatch } from './naive-scorer'
import type { Random } from './random'

/** A table found in mid-round: what a record says of it, and what lies where nobody sees it. */
export interface FoundTable {
  readonly event: {
    readonly type: 'table'
    readonly line: readonly string[] | { readonly spinner: string; readonly arms: readonly (readonly string[])[] }
    readonly hands: readonly number[]
    readonly totals?: readonly number[]
  }
  readonly hands: string[][]
  readonly boneyard: string[]
}

const turned = (tile: string): string => tile.split('-').reverse().join('-')
const outer = (tile: string): string => tile.slice(tile.indexOf('-') + 1)

/**
 * Any line that joins, of any tiles of the set, whether or not regular play could have left it; the rest in the hands and the boneyard.
 *
 * `totals` are named now and then, where nobody has any points yet.
 */
export function foundTable(random: Random, match: NaiveMatch): FoundTable {
  const { rules, players } = match
  const tiles = random.shuffled(allTiles(rules))
  const cross = isCross(rules)
  const spinner = hasSpinner(rules) || (cross && random.chance(0.7))
  const double = spinner || random.chance(0.4)
  const first = tiles.findIndex((tile) => !double || tile === turned(tile))
  const lead = random.chance(0.5) ? turned(tiles[first] as string) : (tiles[first] as string)
  tiles.splice(first, 1)

  const arms = new Map<Arm, string[]>((spinner ? armNames(rules) : ['right']).map((arm) => [arm, []]))
  const most = Math.min(tiles.length - players, random.whole(0, random.pick([0, 3, 10, 10, 40])))
  for (let laid = 0; laid < most; laid++) {
    // AF-4: up and down only once both sides have a tile
    const bothSides = ['left', 'right'].every((side) => (arms.get(side)?.length ?? 0) > 0)
    const places = [...arms.keys()].filter((name) => (name !== 'up' && name !== 'down') || bothSides)
    const arm = arms.get(random.pick(places)) as string[]
    const joins = outer(arm.at(-1) ?? lead)
    const at = tiles.findIndex((tile) => tile.split('-').includes(joins))
    if (at < 0) continue
    // AF-4: a row of a cross has one double at most
    const isSecond = cross && !spinner && tiles[at] === turned(tiles[at] as string) && [lead, ...arm].some((each) => each === turned(each))
    if (isSecond) continue
    const [tile] = tiles.splice(at, 1) as [string]
    arm.push(outer(turned(tile)) === joins ? tile : turned(tile))
  }

  const fair = Math.max(1, Math.floor(tiles.length / players))
  const hands = Array.from({ length: players }, () => tiles.splice(0, random.whole(1, Math.min(fair, match.handSize + 2))))
  const outward = [...arms.values()]
  // Arms on which nothing lies need not be written at the end of the list.
  if (spinner) while (outward.at(-1)?.length === 0 && random.chance(0.5)) outward.pop()
  const event = {
    type: 'table' as const,
    line: spinner ? { spinner: lead, arms: outward } : [lead, ...(outward[0] ?? [])],
    hands: hands.map((hand) => hand.length),
    ...(match.totals.every((total) => total === 0) && random.chance(0.6) ? { totals: pointsSoFar(random, match) } : {}),
  }
  return { event, hands, boneyard: tiles }
}

/** Points that do not end the match at once; counted at the end of rounds they may lie over the target. */
function pointsSoFar(random: Random, { rules, players, target }: NaiveMatch): readonly number[] {
  // what two partners have together
  const each = rules.partners ? 2 : 1
  const most = rules.win === 'immediate' ? Math.floor((target - 1) / each) : target + 3
  const least = Math.ceil((rules.floor ?? -5) / each)
  return Array.from({ length: players }, () => random.whole(Math.min(least, most), most))
}
