import { describe, expect, test } from 'vitest'
import type { Home } from '#shared/contract/lists'
import { newMatchSchema } from '#shared/contract/schemas'
import { newRecord } from '#shared/match/new-record'
import type { MatchRecord } from '#shared/match/record'
import { checkDraft } from '../../../../../src/renderer/match/setup/check-draft'
import {
  draftOf,
  evolveDraft,
  firstDraft,
  gameNames,
  lastChoice,
  namedGame,
  newMatchOf,
  rematchDraft,
  withFreeSeats,
  type MatchDraft,
  type DraftAction,
} from '../../../../../src/renderer/match/setup/draft'

const after = (draft: MatchDraft, ...actions: readonly DraftAction[]): MatchDraft => actions.reduce(evolveDraft, draft)
const names = (draft: MatchDraft) => draft.seats.map((seat) => seat.name)
const kinds = (draft: MatchDraft) => checkDraft(draft).map((problem) => problem.kind)
const ROLLED = { flower: [6, 6], scorpion: [5, 2] } as const

describe('Where a draft comes from', () => {
  test('a family without matches gets the first preset and two free seats', () => {
    expect(firstDraft({ setups: [], people: [], matches: [] })).toMatchObject({
      preset: 'flower-and-scorpion',
      rules: {},
      leader: null,
      seats: [{ name: '' }, { name: '' }],
    })
  })

  test('a family gets the table it set last', () => {
    const draft = firstDraft({
      people: [],
      matches: [],
      setups: [
        { preset: 'bergen-draw', rules: { target: 12 }, players: [{ name: 'Ada' }, { name: 'Ben' }, { name: 'Cleo' }] },
        { preset: 'double-bergen', rules: {}, players: [{ name: 'Ada' }, { name: 'Ben' }] },
      ],
    })
    expect(draft).toMatchObject({ preset: 'bergen-draw', rules: { target: 12 } })
    expect(names(draft)).toEqual(['Ada', 'Ben', 'Cleo'])
  })

  test.each([
    ['double-bergen', 1],
    ['bergen-pagat', null],
  ] as const)('%s: the lead passes to the left of who led last, but not where the deal decides it', (preset, leader) => {
    const players = [{ name: 'Ada' }, { name: 'Ben' }]
    const match = {
      matchId: 'match-one1',
      preset,
      players,
      rounds: 3,
      outcome: { kind: 'open' as const },
      updatedAt: '2026-11-20',
      createdAt: '2026-11-20',
      date: '2026-11-20',
    }
    const matches = [
      { ...match, leader: 0, updatedAt: '2026-11-21T10:00:00Z' },
      { ...match, leader: 1, updatedAt: '2026-11-20T10:00:00Z' },
      { ...match, leader: 1, updatedAt: '2026-11-22T10:00:00Z', players: [...players, { name: 'Cleo' }] },
    ] as unknown as Home['matches']
    expect(firstDraft({ setups: [{ preset, rules: {}, players }], people: [], matches }).leader).toBe(leader)
  })

  test('the seat of a person who is hidden since is free', () => {
    const players = [
      { name: 'Ada', personId: 'person-ada' },
      { name: 'Ben', personId: 'person-ben' },
    ]
    const draft = firstDraft({
      matches: [],
      people: [{ id: 'person-ben', name: 'Ben', updatedAt: '' }],
      setups: [{ preset: 'bergen-draw', rules: {}, players }],
    })
    expect(names(draft)).toEqual(['', 'Ben'])
  })

  test.each([
    [0, 1],
    [1, 2],
    [2, 0],
  ])('a rematch passes the lead from seat %i to the left, to seat %i', (last, next) => {
    const record: MatchRecord = {
      format: 'caravan-record',
      version: 1,
      preset: 'double-bergen',
      rules: { target: 12 },
      players: [{ name: 'Ada' }, { name: 'Ben' }, { name: 'Cleo' }],
      rounds: [
        { leader: 0, events: [] },
        { leader: last, events: [] },
      ],
    }
    const draft = rematchDraft({ record })
    expect(draft).toMatchObject({ preset: 'double-bergen', rules: { target: 12 } })
    expect(newMatchOf(draft, [], 'match-old1')).toMatchObject({ start: { leader: next }, rematchOf: 'match-old1' })
  })

  test('a rematch offers the rules that held last, without what a change had to name beside them', () => {
    const record: MatchRecord = {
      format: 'caravan-record',
      version: 1,
      preset: 'bergen-pagat',
      rules: { target: 12, doubleHeader: 4 },
      players: [{ name: 'Ada' }, { name: 'Ben' }],
      rounds: [
        { leader: 0, events: [{ type: 'rules', rules: { blockedRule: 'american', blockedPoints: 2 } }] },
        { leader: 1, events: [{ type: 'rules', rules: { target: 7, doubleHeader: 2 } }] },
      ],
    }
    expect(rematchDraft({ record }).rules).toEqual({ target: 7, blockedRule: 'american' })
  })

  test('a rematch asks that rounds are confirmed where its match did, and the next match does as the latest', () => {
    const record: MatchRecord = {
      format: 'caravan-record',
      version: 1,
      preset: 'bergen-pagat',
      rules: {},
      players: [{ name: 'Ada' }, { name: 'Ben' }],
      rounds: [],
    }
    expect(rematchDraft({ record, confirmRounds: true })).toMatchObject({ confirmRounds: true })
    expect(rematchDraft({ record })).toMatchObject({ confirmRounds: false })
    const setup = { preset: 'bergen-pagat' as const, rules: {}, players: [{ name: 'Ada' }, { name: 'Ben' }] }
    const next = firstDraft({ setups: [{ ...setup, confirmRounds: true }, setup], people: [], matches: [] })
    expect(newMatchOf(next, [], null)).toMatchObject({ confirmRounds: true })
    expect(newMatchOf(evolveDraft(next, { type: 'confirm-rounds', asked: false }), [], null)).not.toHaveProperty('confirmRounds')
  })
})

describe('A game with a name of its own', () => {
  const players = [{ name: 'Ada' }, { name: 'Ben' }]
  const setups: Home['setups'] = [
    { preset: 'score-pad', rules: {}, players },
    { preset: 'round-totals', rules: {}, players, gameName: 'Chickenfoot' },
    { preset: 'round-totals', rules: { doubleBlank: 25 }, players, gameName: 'Mexican Train' },
  ]
  const chosen = after(draftOf('double-bergen', {}, ['Ada', 'Ben']), lastChoice(setups, 'round-totals'))

  test('comes with the choice of what is counted, called as it was last', () => {
    expect(chosen).toMatchObject({ preset: 'round-totals', rules: {}, gameName: 'Chickenfoot' })
    expect(firstDraft({ setups: setups.slice(1), people: [], matches: [] }).gameName).toBe('Chickenfoot')
    expect(after(chosen, lastChoice(setups, 'score-pad')).gameName).toBe('')
    expect(gameNames(setups, 'round-totals')).toEqual(['Chickenfoot', 'Mexican Train'])
  })

  test('has the rules that it was played by, and a new one those that are chosen', () => {
    expect(after(chosen, namedGame(chosen, setups, 'mexican train'))).toMatchObject({ gameName: 'mexican train', rules: { doubleBlank: 25 } })
    expect(after(chosen, namedGame(chosen, setups, 'Mexican'))).toMatchObject({ gameName: 'Mexican', rules: {} })
  })

  test('begins with the match, but not where a line is kept', () => {
    const named = after(chosen, namedGame(chosen, setups, ' Farm '))
    expect(newMatchSchema.parse(newMatchOf(named, [], null))).toMatchObject({ gameName: 'Farm' })
    expect(newMatchOf({ ...named, preset: 'block' }, [], null)).not.toHaveProperty('gameName')
    expect(newMatchOf({ ...named, gameName: ' ' }, [], null)).not.toHaveProperty('gameName')
  })

  test('is played again by its name', () => {
    expect(rematchDraft({ record: newRecord('round-totals', {}, players), gameName: 'Farm' }).gameName).toBe('Farm')
  })
})

describe('Setting the table', () => {
  const table = draftOf('flower-and-scorpion', {}, ['Ada', 'Ben', 'Cleo'])

  test('seats change places, and the player who leads stays the leader', () => {
    const moved = after(table, { type: 'leader', key: 2 }, { type: 'move-seat', key: 2, by: -1 })
    expect(names(moved)).toEqual(['Ada', 'Cleo', 'Ben'])
    expect(newMatchOf({ ...moved, dice: ROLLED }, [], null).start?.leader).toBe(1)
    expect(names(after(moved, { type: 'move-seat', key: 0, by: -1 }))).toEqual(['Ada', 'Cleo', 'Ben'])
  })

  test('a known person takes the first free seat, then a new one', () => {
    const free = draftOf('flower-and-scorpion', {}, ['Ada', ''])
    const seated = after(free, { type: 'add-seat', name: 'Ben' }, { type: 'add-seat', name: 'Cleo' })
    expect(names(seated)).toEqual(['Ada', 'Ben', 'Cleo'])
    expect(new Set(seated.seats.map((seat) => seat.key)).size).toBe(3)
  })

  test('a leader who leaves the table leads no more', () => {
    expect(after(table, { type: 'leader', key: 1 }, { type: 'remove-seat', key: 1 })).toMatchObject({ leader: null })
  })

  test('two change seats, also with a seat that is free, and the leader keeps the lead', () => {
    const led = after(withFreeSeats(table), { type: 'leader', key: 2 }, { type: 'dice', dice: ROLLED })
    const swapped = after(led, { type: 'swap-seats', key: 0, with: 2 })
    expect(names(swapped)).toEqual(['Cleo', 'Ben', 'Ada', ''])
    expect(newMatchOf(swapped, [], null)).toMatchObject({ players: [{ name: 'Cleo' }, { name: 'Ben' }, { name: 'Ada' }], start: { leader: 0 } })
    const last = swapped.seats.at(-1)?.key ?? -1
    const moved = after(swapped, { type: 'swap-seats', key: 1, with: last })
    expect(names(moved)).toEqual(['Cleo', '', 'Ada', 'Ben'])
    expect(newMatchOf(moved, [], null).players.map(({ name }) => name)).toEqual(['Cleo', 'Ada', 'Ben'])
    expect(after(moved, { type: 'swap-seats', key: 0, with: 99 })).toEqual(moved)
  })

  test('who gets up leaves a free seat, and the lead', () => {
    const left = after(withFreeSeats(table), { type: 'leader', key: 1 }, { type: 'name', key: 1, name: '' })
    expect(names(left)).toEqual(['Ada', '', 'Cleo', ''])
    expect(left.leader).toBeNull()
  })

  test.each<[string, MatchDraft, readonly string[]]>([
    ['two at a table for four', draftOf('flower-and-scorpion', {}, ['Ada', 'Ben']), ['Ada', 'Ben', '', '']],
    ['four at a table for four', draftOf('flower-and-scorpion', {}, ['Ada', 'Ben', 'Cleo', 'Dan']), ['Ada', 'Ben', 'Cleo', 'Dan']],
    ['four at a table for eight', draftOf('double-bergen-twelve', {}, ['Ada', 'Ben', 'Cleo', 'Dan']), ['Ada', 'Ben', 'Cleo', 'Dan', '']],
    ['a table that was larger', draftOf('bergen-draw', {}, ['Ada', '', '', 'Ben', '', 'Cleo']), ['Ada', '', 'Ben', 'Cleo']],
    ['more than may play', draftOf('bergen-draw', {}, ['Ada', 'Ben', '', 'Cleo', 'Dan', 'Eve']), ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve']],
  ])('free seats stand round %s', (_, draft, expected) => {
    const round = withFreeSeats(draft)
    expect(names(round)).toEqual(expected)
    expect(new Set(round.seats.map(({ key }) => key)).size).toBe(expected.length)
    expect(withFreeSeats(round)).toEqual(round)
  })

  test('a person is known whatever the case of the name', () => {
    const people = [{ id: 'person-ada', name: 'Ada', updatedAt: '' }]
    const draft = after(draftOf('bergen-draw', {}, [' ada ', 'Ben']), { type: 'leader', key: 0 })
    expect(newMatchOf(draft, people, null).players).toMatchObject([{ name: 'Ada', personId: 'person-ada' }, { name: 'Ben' }])
  })

  test('what starts a match is what the contract asks for', () => {
    const draft = after(table, { type: 'leader', key: 0 }, { type: 'dice', dice: ROLLED })
    expect(newMatchSchema.safeParse(newMatchOf(draft, [], null)).success).toBe(true)
    const double = after(draft, { type: 'preset', preset: 'double-bergen', rules: {} })
    expect(newMatchOf(double, [], null).start).toEqual({ leader: 0 })
  })

  test('nobody that was named leads a game in which the deal says who does, and a match begins without its first round', () => {
    const bergen = after(table, { type: 'leader', key: 0 }, { type: 'preset', preset: 'bergen-draw', rules: {} })
    expect(bergen.leader).toBeNull()
    expect(newMatchOf(bergen, [], null)).not.toHaveProperty('start')
    expect(newMatchOf(after(table, { type: 'leader', key: 0 }), [], null)).not.toHaveProperty('start')
  })
})

describe('checkDraft', () => {
  const ready = after(draftOf('flower-and-scorpion', {}, ['Ada', 'Ben']), { type: 'leader', key: 0 }, { type: 'dice', dice: ROLLED })
  const named = (...all: string[]) => after(draftOf('flower-and-scorpion', {}, all), { type: 'leader', key: 0 }, { type: 'dice', dice: ROLLED })

  test.each<[string, MatchDraft, readonly string[]]>([
    ['a table that is set', ready, []],
    ['a free seat between two players', named('Ada', ' ', 'Ben'), []],
    ['one player and a free seat', named('Ada', ' '), ['too-few-players']],
    ['one name twice, whatever its case', named('Ada', 'ADA '), ['same-name']],
    ['one player', named('Ada'), ['too-few-players']],
    ['five players with one set', named('A', 'B', 'C', 'D', 'E'), ['too-many-players']],
    ['five players with a larger set', { ...named('A', 'B', 'C', 'D', 'E'), rules: { maxPip: 9 } }, []],
    ['hands larger than the set', { ...ready, rules: { handSize: 15 } }, ['too-few-tiles']],
    ['nobody to lead yet', { ...ready, leader: null }, []],
    ['a die that is not set yet', { ...ready, dice: { flower: [6, 6], scorpion: [5, null] } }, []],
    [
      'no dice where none are rolled',
      after({ ...ready, dice: { flower: [null, null], scorpion: [null, null] } }, { type: 'preset', preset: 'bergen-draw', rules: {} }),
      [],
    ],
    ['five Bergen players with two sets', { ...named('A', 'B', 'C', 'D', 'E'), preset: 'bergen-draw', rules: { copies: 2 } }, []],
    ['a rule that names nothing for this table', { ...ready, rules: { target: { '3': 10 } } }, ['rules']],
  ])('%s', (_, draft, expected) => {
    expect(kinds(draft)).toEqual(expected)
  })
})
