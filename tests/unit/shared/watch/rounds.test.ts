import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeTile, type Tile } from '#shared/domino/tile'
import { parseTile } from '#shared/domino/tile'
import { expectOk } from '#shared/kernel/result'
import { playableTiles, playOptions } from '#shared/match/preview'
import { PRESET_IDS } from '#shared/rules/presets'
import { seatsAround } from '#shared/watch/seats'
import { EVERY } from '../../../every'
import { FakeTable, recordOf } from './fake-table'

/** What happens at a table between two plays. */
const between = fc.constantFrom('nothing', 'nothing', 'a hand points', 'a bump', 'taken up again')

const turn = fc.record({ tile: fc.nat(200), way: fc.nat(10), between })

describe('Whole rounds under a camera', () => {
  test('are entered as they were played, whatever the rule set and whatever else happens there', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PRESET_IDS), fc.array(turn, { minLength: 3, maxLength: 9 }), (preset, turns) => {
        const players = 2
        const table = new FakeTable(recordOf(preset, players))
        const seats = seatsAround(players)
        table.wait(1500)
        const played: string[] = []
        for (const { tile, way, between: happens } of turns) {
          const { round, winner } = table.scored.state
          if (round === null || round.end !== null || winner !== null) break
          const all: readonly Tile[] = [...playableTiles(table.scored.state)]
          const chosen = all[tile % Math.max(1, all.length)]
          if (chosen === undefined) break
          const options = playOptions(table.scored.state, expectOk(parseTile(makeTile(chosen)), 'a tile'), null)
          if (options.kind !== 'playable') break
          /* Where ends are alike, the record names one of them; the tile is laid there. */
          const arm = options.implied ?? options.plays[way % options.plays.length]?.arm ?? null
          if (happens === 'a hand points') table.reach(seats[1 - round.turn] as number, () => undefined)
          if (happens === 'a hand points') table.wait(2000)
          if (happens === 'a bump') table.bump(30 * (tile % 5), -20 * (way % 4), 0.02 * (way % 3))
          if (happens === 'a bump') table.wait(3000)
          if (happens === 'taken up again') {
            table.reach(seats[round.turn] as number, () => table.lying.push(table.place(chosen, arm)))
            table.wait(2000)
            table.reach(seats[round.turn] as number, () => table.lying.pop())
            table.wait(4000)
          }
          table.reach(seats[round.turn] as number, () => table.lying.push(table.place(chosen, arm)))
          table.wait(2500)
          played.push(`${makeTile(chosen)}${arm === null ? '' : ` ${arm}`}`)
          expect(table.state.question).toBeNull()
        }
        expect(table.events.filter((event) => event !== 'pass')).toEqual(played)
      }),
      { numRuns: EVERY ? 5 : 3 },
    )
  }, 60_000)
})
