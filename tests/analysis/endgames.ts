import { DealtRound } from '#shared/analysis/dealt-round'
import { leadsOf, searchEndgame } from '#shared/analysis/weigh'
import type { Tile } from '#shared/domino/tile'
import { present } from '#shared/kernel/assert'
import { Random, seedOf } from '#shared/kernel/random'
import { expectOk } from '#shared/kernel/result'
import { drawableOf } from '#shared/rules/drawable'
import { LINE_PRESETS, PRESETS, type PresetId } from '#shared/rules/presets'
import { resolveRules } from '#shared/rules/resolve'
import { naiveWorth, type Endgame } from './naive-endgame'
import { playMatch, type Player, type Seen } from './players'

/** Hands and tiles to draw with so many tiles are searched: with more the slow search would take minutes. */
const MOST_TILES = 7

/** Endgames of random games of every preset, with two to four players, each from another match. */
export function* endgames(count: number, seed = 3): Generator<Endgame> {
  let found = 0
  for (let match = 0; found < count; match++) {
    const random = new Random(seedOf(match, seed))
    const preset = LINE_PRESETS[match % LINE_PRESETS.length] as PresetId
    const { min, max } = PRESETS[preset].players
    const players = min + random.below(Math.min(max, 4) - min + 1)
    // a smaller set is played out sooner, and then there are more kinds of ends
    const overrides = random.next() < 0.3 ? { maxPip: 4 + random.below(2), handSize: 3 } : {}
    const rules = expectOk(resolveRules(preset, overrides, players), 'so many may play')
    const anyPlay: Player = ({ moves }) => present(moves[random.below(moves.length)], 'there is one')
    const ends: Endgame[] = []
    const look = ({ state }: Seen, hands: readonly (readonly Tile[])[], boneyard: readonly Tile[]): void => {
      const tiles = hands.reduce((sum, each) => sum + each.length, 0) + drawableOf(rules, boneyard.length)
      if (tiles <= MOST_TILES && ends.length < 40) ends.push({ state, hands: hands.map((each) => each.slice()), boneyard: boneyard.slice(), passes: 0 })
    }
    playMatch(
      preset,
      rules,
      Array.from({ length: players }, () => anyPlay),
      random,
      look,
    )
    const end = ends[random.below(Math.max(1, ends.length))]
    if (end === undefined) continue
    found += 1
    yield end
  }
}

/** What the app's search says. */
export function searched({ state, hands, boneyard }: Endgame): readonly number[] | null {
  const round = new DealtRound(
    state,
    hands.map((hand) => hand.slice().sort((a, b) => b - a)),
    boneyard.slice(),
  )
  return searchEndgame(round, ({ table }) => leadsOf(table.totals), { positions: Infinity })
}

export { naiveWorth }
