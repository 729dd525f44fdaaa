import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { liesAcross } from '#shared/domino/line'
import { laidLine } from '#shared/domino/notation'
import { laidBy } from '#shared/match/events'
import { rulesAtEnd } from '#shared/match/rules-at'
import { naiveMatch, NaiveMatch } from '../reference/naive-scorer'
import { runs, shown } from '../support/runs'
import { games, played } from './games'
import { asRecord, scored } from './views'

describe(`tiles that stand against a rule ${shown}`, () => {
  test('lie on the line that is drawn as they lie on the table', () => {
    let stood = 0
    fc.assert(
      fc.property(games({ mostRounds: [1, 3], midRound: [0, 0, 0.3], mistakes: [0.1, 0.3, 0.6] }), (game) => {
        const { record } = played(game)
        const table = naiveMatch(record)
        const round = scored(asRecord(record)).rounds.at(-1)
        if (!(table instanceof NaiveMatch) || round === undefined) throw new Error('a legal game is sound')
        stood += round.events.filter((event) => event.type === 'play' && event.stands !== undefined).length
        const { layout, arms: most } = rulesAtEnd(round)
        // a cross is told from its first double on, wherever that lies
        if (liesAcross(layout)) return
        const drawn = laidLine(round.events.flatMap(laidBy), most)
        const { lead, arms } = table.line
        expect(drawn === null ? null : `${drawn.lead.first}-${drawn.lead.second}`).toBe(lead === null ? null : lead.halves.join('-'))
        const lying = [...arms.values()].map((tiles) => tiles.map(({ halves }) => halves.join('-')).join(' '))
        const shownThere = lying.map((_, arm) => (drawn?.arms[arm] ?? []).map(({ first, second }) => `${first}-${second}`).join(' '))
        expect(shownThere).toEqual(lying)
      }),
      runs(750, 30),
    )
    expect(stood).toBeGreaterThan(100)
  })
})
