import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LEAD, type DealtRound } from '#shared/analysis/dealt-round'
import { soundPlay } from '#shared/analysis/policies'
import { dealRound } from '#shared/analysis/rest-of-match'
import { makeTile, writtenTile, type Tile } from '#shared/domino/tile'
import { present } from '#shared/kernel/assert'
import { Random } from '#shared/kernel/random'
import { expectOk } from '#shared/kernel/result'
import { whoIsOut } from '#shared/match/end-of-play'
import type { MatchEvent } from '#shared/match/events'
import { evolve } from '#shared/match/evolve'
import type { MatchState } from '#shared/match/state'
import type { PresetId } from '#shared/rules/presets'
import { PRESETS as RULE_SETS } from '#shared/rules/presets'
import { resolveRules } from '#shared/rules/resolve'
import { runs, shown } from '../support/runs'
import { PRESETS } from './games'
import { winnerOf } from '#shared/games/outcome'

/** What a step did, as an event of a record. */
function stepped(round: DealtRound, random: Random): MatchEvent {
  const player = round.table.turn
  const before = round.hands.map((hand) => hand.slice())
  const boneyard = round.boneyard.length
  let laid: MatchEvent | null = null
  round.step((table, seat) => {
    const way = random.next() < 0.5 ? soundPlay(table, seat) : random.below(table.ways)
    const arm = table.arms[way] as number
    laid = { type: 'play', player, tile: present(writtenTile(makeTile(table.tiles[way] as Tile)), 'it is a tile'), arm: arm === LEAD ? null : arm }
    return way
  })
  if (laid !== null) return laid
  if (round.boneyard.length < boneyard) return { type: 'draw', player, count: 1 }
  const own = before[player] as Tile[]
  const gone = own.find((tile) => !(round.hands[player] as Tile[]).includes(tile))
  if (gone === undefined) return { type: 'pass', player }
  // the only way there was is not asked about
  const lead = round.table.line.laid === 1
  const arm = round.arms[0] as number
  return { type: 'play', player, tile: present(writtenTile(makeTile(gone)), 'it is a tile'), arm: lead ? null : arm }
}

const ends = ({ table }: DealtRound) => table.end?.kind ?? null

describe(`a dealt round that is played on in thought ${shown}`, () => {
  test.each(PRESETS)('keeps to the rules of %s, and ends as the scorer says', (preset) => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: RULE_SETS[preset as PresetId].players.min, max: 4 }), (seed, players) => {
        const rules = expectOk(resolveRules(preset as PresetId, {}, players), 'so many may play')
        const random = new Random(seed)
        const totals = Array.from({ length: players }, () => random.below(rules.target))
        const begun = dealRound(preset as PresetId, rules, { totals, leader: random.below(players) }, random)
        const { round } = begun
        let state: MatchState = begun.state
        for (let steps = 0; round.table.end === null; steps++) {
          expect(steps).toBeLessThan(1000)
          const event = stepped(round, random)
          const step = expectOk(evolve(state, event), 'it keeps to the rules')
          expect(step.warnings).toEqual([])
          state = step.state
          if (state.round !== null && whoIsOut(state.round) !== null)
            state = expectOk(evolve(state, { type: 'left', player: null, hands: round.hands }), 'somebody is out').state
          if (ends(round) === 'blocked') state = expectOk(evolve(state, { type: 'block', player: null, hands: round.hands }), 'it is blocked').state
        }
        expect({ totals: state.totals, winner: winnerOf(state), end: state.round?.end }).toEqual({
          totals: round.table.totals,
          winner: round.table.winner,
          end: round.table.end,
        })
      }),
      runs(120),
    )
  })
})
