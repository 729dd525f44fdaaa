import { describe, expect, it } from 'vitest'
import { expectOk } from '#shared/kernel/result'
import type { MatchRecord, RuleOverrides } from '#shared/match/record'
import { oneRound, play } from '#shared/rulebook/build'
import { viewOf } from '../../../../../../src/renderer/match/match-view'
import { tableOfDraft, tableOfMatch } from '../../../../../../src/renderer/screens/rules/model/table-rules'

function tableOf(record: MatchRecord) {
  const view = viewOf({
    matchId: 'match-0001',
    revision: 0,
    record: { ...record },
    startedAt: '',
    updatedAt: '',
    date: '',
    undo: null,
    redo: null,
    readOnly: null,
    trail: [],
  })
  return tableOfMatch(expectOk(view, 'the record is sound'))
}
const played = (rules: RuleOverrides, players = 2) => oneRound({ preset: 'bergen-pagat', players, rules }, play('6-6'))

describe('What a table plays', () => {
  it('is the rule set alone where nothing was changed, for any number of players', () => {
    for (const players of [2, 3, 4]) expect(tableOf(played({}, players)).changed).toEqual([])
  })
  it('names what the house changed, and not what follows from it', () => {
    expect(tableOf(played({ target: 12, blockedRule: 'american' })).changed).toEqual(['target', 'blockedRule'])
    expect(tableOf(played({ blockedPoints: 5 })).changed).toEqual(['blockedPoints'])
    expect(tableOf(played({ copies: 2 }, 4)).changed).toEqual(['copies'])
  })
  it('follows a house rule that is changed in mid-match', () => {
    const record = played({ target: 12 })
    const [round] = record.rounds
    if (round === undefined) throw new Error('one round')
    const changed = { ...record, rounds: [{ ...round, events: [...round.events, { type: 'rules' as const, rules: { dominoPoints: 5 } }] }] }
    expect(tableOf(changed).changed).toEqual(['target', 'dominoPoints'])
    expect(tableOf(changed).settings.dominoPoints).toBe(5)
  })
  it('of a match that is being set up is told before it begins', () => {
    const table = tableOfDraft('bergen-draw', { reserve: 2 })
    expect(table.settings.reserve).toBe(2)
    expect(table.usual.reserve).toBe(0)
    expect(table.changed).toEqual(['reserve'])
  })
})
