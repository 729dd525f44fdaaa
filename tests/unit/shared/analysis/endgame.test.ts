import { describe, expect, it } from 'vitest'
import { DealtRound } from '#shared/analysis/dealt-round'
import { leadsOf, searchEndgame } from '#shared/analysis/weigh'
import { endgames, naiveWorth, searched } from '../../../analysis/endgames'

/** `npm run test:analysis` looks at 10,000. */
const ENDGAMES = 240

describe('an endgame with all hands known', () => {
  it('is worth what a slow search of every continuation says', () => {
    let several = 0
    for (const endgame of endgames(ENDGAMES)) {
      const worth = naiveWorth(endgame)
      expect(searched(endgame)).toEqual(worth)
      if (worth.length > 2) several += 1
    }
    expect(several).toBeGreaterThan(ENDGAMES / 4)
  })

  it('is as it was when it has been searched', () => {
    for (const { state, hands, boneyard } of endgames(40, 9)) {
      const fresh = () =>
        new DealtRound(
          state,
          hands.map((hand) => hand.slice().sort((a, b) => b - a)),
          boneyard.slice(),
        )
      const round = fresh()
      searchEndgame(round, ({ table }) => leadsOf(table.totals), { positions: Infinity })
      const { tiles: _tiles, arms: _arms, ways: _ways, looked: _looked, table, ...rest } = round
      const { tiles: _t, arms: _a, ways: _w, looked: _l, table: before, ...untouched } = fresh()
      expect(rest).toEqual(untouched)
      expect({ line: table.line, totals: table.totals, hands: table.hands, turn: table.turn, boneyard: table.boneyard }).toEqual({
        line: before.line,
        totals: before.totals,
        hands: before.hands,
        turn: before.turn,
        boneyard: before.boneyard,
      })
    }
  })

  it('is given up where there are too many positions', () => {
    for (const endgame of endgames(5)) {
      const round = new DealtRound(
        endgame.state,
        endgame.hands.map((hand) => hand.slice()),
        endgame.boneyard.slice(),
      )
      expect(searchEndgame(round, ({ table }) => leadsOf(table.totals), { positions: 0 })).toBeNull()
    }
  })
})
