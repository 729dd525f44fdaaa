import { describe, expect, test } from 'vitest'
import { inOneGo } from '#shared/kernel/in-steps'
import type { DatedRecord } from '#shared/stats/facts-of'
import type { MatchFacts } from '#shared/stats/facts'
import { headToHead } from '#shared/stats/pairs'
import { keyOfName, keyOfPerson, whoAfterMerges, whoByIdElseName, type PersonKey } from '#shared/stats/person'
import type { MatchesQuestion } from '#shared/stats/question'
import { statisticsInSteps, type PersonStatistics, type Statistics } from '#shared/stats/statistics'
import { blockedWon, flowersIn, headersIn, pointsPerRound, scorpionsIn, winningShare } from '#shared/stats/tally'
import { timelineOf } from '#shared/stats/memory'
import { block, dayOf, factsOf, matchOf, play, wonBy } from './matches'
import { statisticsOf } from '../../../support/in-one-go'

const [ada, ben, cid, dot] = ['Ada', 'Ben', 'Cid', 'Dot'].map(keyOfName) as [PersonKey, PersonKey, PersonKey, PersonKey]
const given = (matches: readonly DatedRecord[], question: MatchesQuestion = {}) => statisticsOf(matches.map(factsOf), question)
const of = ({ people }: Statistics, person: PersonKey): PersonStatistics =>
  people.find((each) => each.person === person) ?? expect.fail(`${person} did not take part`)

/** Ends 5, 2, 2, 0: Ben and Cid have led a double, Ada has made a triple header and led one. */
const fourHanded = matchOf('four', dayOf(4), {
  rules: { target: 5, handSize: 2, approachCap: false, dominoPoints: 1 },
  players: ['Ada', 'Ben', 'Cid', 'Dot'],
  rounds: [
    { leader: 1, events: [play(1, '6-6'), play(2, '6-5', 'right'), play(3, '5-0', 'right'), play(0, '6-0', 'right')] },
    { leader: 2, events: [play(2, '5-5')] },
    { leader: 0, events: [play(0, '4-4')] },
  ],
})

describe('Played and won', () => {
  test('are counted for each person and preset', () => {
    const stats = given([wonBy('a', 1, ['Ada', 'Ben'], 0), wonBy('b', 2, ['Ben', 'Ada'], 0), wonBy('c', 3, ['Ada', 'Cid'], 0, 'bergen-draw')])
    expect(stats.matches).toBe(3)
    expect(of(stats, ada).all).toMatchObject({ played: 3, won: 2, rounds: 3, points: 4 })
    expect(of(stats, ada).byPreset['bergen-pagat']).toMatchObject({ played: 2, won: 1 })
    expect(of(stats, ada).byPreset['bergen-draw']).toMatchObject({ played: 1, won: 1 })
    expect(Object.keys(of(stats, cid).byPreset)).toEqual(['bergen-draw'])
    expect(stats.people.map(({ person }) => person)).toEqual([ada, ben, cid])
  })

  test('give shares and points per round, and none before the first match', () => {
    const { all } = of(given([wonBy('a', 1, ['Ada', 'Ben'], 0), wonBy('b', 2, ['Ada', 'Ben'], 1)]), ada)
    expect([winningShare(all), pointsPerRound(all)]).toEqual([0.5, 1])
    expect([winningShare({ played: 0, won: 0 }), pointsPerRound({ points: 0, rounds: 0 })]).toEqual([null, null])
  })

  test('do not depend on the case of a name or how its accents are written', () => {
    const stats = given([wonBy('a', 1, ['Zoë', 'Ben'], 0), wonBy('b', 2, ['ZOE\u0308 ', 'Ben'], 0)])
    expect(of(stats, keyOfName('zoë'))).toMatchObject({ name: 'ZOE\u0308 ', all: { played: 2, won: 2 } })
  })

  test('tell two people of one name apart by their ids, and neither is the name in another record', () => {
    const player = (personId: string) => ({ name: 'Ada', personId })
    const stats = given([wonBy('a', 1, [player('ada-0001'), player('ada-0002')], 0), wonBy('b', 2, ['Ada', 'Ben'], 0)])
    expect(of(stats, keyOfPerson('ada-0001')).all).toMatchObject({ played: 1, won: 1 })
    expect(of(stats, keyOfPerson('ada-0002')).all).toMatchObject({ played: 1, won: 0 })
    expect(of(stats, ada).all).toMatchObject({ played: 1, won: 1 })
  })
})

describe('What was scored', () => {
  const dice = { flower: [6, 6] as const, scorpion: [5, 2] as const }
  const events = [play(0, '6-5'), play(1, '5-1', 'right'), play(0, '6-1', 'right'), play(1, '6-6', 'right'), play(0, '6-2', 'left'), play(1, '5-2', 'left')]
  const won = matchOf('f', dayOf(1), {
    preset: 'flower-and-scorpion',
    rules: { target: 9 },
    rounds: [{ leader: 0, dice, events: [...events, play(0, '5-4', 'left'), play(1, '6-4', 'left')] }],
  })

  test('adds up over matches', () => {
    const { all } = of(given([won, { ...won, id: 'g' }, wonBy('h', 3, ['Ben', 'Ada'], 0)]), ben)
    expect(all.reasons.plural).toEqual({ times: 4, counted: 4, points: 12 })
    expect(all.reasons['long-flower']).toEqual({ times: 4, counted: 8, points: 8 })
    expect([flowersIn(all), scorpionsIn(all), headersIn(all)]).toEqual([10, 2, 1])
    expect(all).toMatchObject({ points: 22, rounds: 3, roundsWon: 3, targets: 3, dominoes: 0 })
  })

  test('names blocked rounds by the rule and its test', () => {
    const byDouble = { leader: 0, events: [play(0, '6-6'), block('5-5', '5-0')] }
    const blocked = { leader: 0, events: [play(0, '6-6'), block('5-1', '5-0')] }
    const german = matchOf('german', dayOf(1), { rules: { target: 3, blockedRule: 'german', doubleHeader: 1 }, rounds: [byDouble, blocked] })
    const simple = matchOf('simple', dayOf(2), { rules: { target: 2, doubleHeader: 0 }, rounds: [blocked, blocked] })
    const { all } = of(given([german, simple]), ben)
    expect(all.blocked).toEqual([
      { rule: 'german', test: 'no-doubles', won: 1 },
      { rule: 'german', test: 'lowest-pips', won: 1 },
      { rule: 'simple', test: 'lowest-pips', won: 2 },
    ])
    expect([blockedWon(all), all.roundsWon]).toEqual([4, 4])
  })
})

describe('What was played', () => {
  test('are rounds by preset, each match once however many played it', () => {
    const { rounds } = given([fourHanded, wonBy('a', 1, ['Ada', 'Ben'], 0), wonBy('b', 2, ['Ada', 'Ben', 'Cid'], 0, 'bergen-draw')])
    expect(rounds).toEqual({ 'bergen-pagat': 4, 'bergen-draw': 1 })
  })

  test('took as long as from the first to the last change; one that lay overnight, or that says nothing, is not counted', () => {
    const lasting = (id: string, updatedAt: string): DatedRecord => ({ ...wonBy(id, 1, ['Ada', 'Ben'], 0), updatedAt, trail: [] })
    const matches = [
      lasting('a', '2026-03-01T18:48:20.000Z'),
      lasting('b', '2026-03-02T09:00:00.000Z'),
      lasting('c', dayOf(1)),
      wonBy('d', 1, ['Ada', 'Ben'], 0),
    ]
    expect(given(matches).time).toEqual({ minutes: 48, matches: 1 })
  })

  test('says how often who led the first round won, by how many played', () => {
    const rounds = [
      { leader: 0, events: [play(0, '6-6')] },
      { leader: 1, events: [play(1, '5-5')] },
      { leader: 1, events: [play(1, '4-4')] },
    ]
    const twoHanded = matchOf('two', dayOf(1), { rules: { target: 3, approachCap: false }, rounds })
    expect(given([fourHanded, wonBy('a', 2, ['Ada', 'Ben'], 1), twoHanded]).leads).toEqual([
      { people: 2, sides: 2, matches: 2, won: 1 },
      { people: 4, sides: 4, matches: 1, won: 0 },
    ])
  })

  test('leaves leads out that nobody saw, and those of matches in which one person has several seats', () => {
    const table = { type: 'table' as const, line: ['6-6'], hands: [6, 7] }
    const midway = matchOf('mid', dayOf(1), {
      rules: { target: 2 },
      rounds: [{ leader: 0, events: [table, play(1, '6-1', 'left'), play(0, '6-5', 'right'), play(1, '5-5', 'right')] }],
    })
    expect(given([midway, wonBy('a', 2, ['Ada', 'Ada', 'Ben'], 0)]).leads).toEqual([])
  })

  test('has what ends of rounds paid apart from what plays did', () => {
    const blocked = matchOf('blocked', dayOf(1), {
      rules: { target: 2, doubleHeader: 0 },
      rounds: [
        { leader: 0, events: [play(0, '6-6'), block('5-1', '5-0')] },
        { leader: 0, events: [play(0, '6-6'), block('5-1', '5-0')] },
      ],
    })
    const { all } = of(given([blocked]), ben)
    expect([all.points, all.ends]).toEqual([2, 2])
    expect(of(given([wonBy('a', 1, ['Ada', 'Ben'], 0)]), ada).all.ends).toBe(0)
  })
})

describe('Head to head', () => {
  test('compares everyone at the table with everyone, by their totals below the winner', () => {
    const stats = given([fourHanded])
    expect(of(stats, ada).all.won).toBe(1)
    const versus = headToHead(stats.pairs)
    expect(versus(ada, dot)).toEqual({ matches: 1, ahead: 1, behind: 0, level: 0 })
    expect(versus(dot, ada)).toEqual({ matches: 1, ahead: 0, behind: 1, level: 0 })
    expect(versus(cid, dot)).toMatchObject({ ahead: 1 })
    expect(versus(ben, cid)).toEqual({ matches: 1, ahead: 0, behind: 0, level: 1 })
    expect(stats.pairs).toHaveLength(6)
  })

  test('has the winner ahead of someone with as many points', () => {
    const round = { leader: 0, events: [block('5-1', '5-0')] }
    const stats = given([matchOf('floor', dayOf(1), { rules: { floor: 2, target: 2 }, rounds: [round] })])
    expect(headToHead(stats.pairs)(ben, ada)).toMatchObject({ ahead: 1, level: 0 })
    expect(of(stats, ben).all).toMatchObject({ won: 1, rounds: 1, points: 2 })
    expect(of(stats, ada).all).toMatchObject({ won: 0, rounds: 1, points: 2 })
  })

  test('adds up over matches, and is nothing for people who never met', () => {
    const stats = given([wonBy('a', 1, ['Ada', 'Ben'], 0), wonBy('b', 2, ['Ben', 'Ada'], 0), wonBy('c', 3, ['Ben', 'Ada', 'Cid'], 1)])
    const versus = headToHead(stats.pairs)
    expect(versus(ada, ben)).toEqual({ matches: 3, ahead: 2, behind: 1, level: 0 })
    expect(versus(ben, cid)).toEqual({ matches: 1, ahead: 0, behind: 0, level: 1 })
    expect(versus(ada, dot)).toEqual({ matches: 0, ahead: 0, behind: 0, level: 0 })
    expect(versus(ada, ada).matches).toBe(0)
  })
})

describe('Streaks', () => {
  const results = (wins: string) => [...wins].map((result, at) => wonBy(`m${at}`, at + 1, ['Ada', 'Ben'], result === 'w' ? 0 : 1))

  test.each([
    ['wwlw', { longest: { wins: 2, span: { from: 'm0', to: 'm1' } }, current: { wins: 1, span: { from: 'm3', to: 'm3' } } }],
    ['lww', { longest: { wins: 2, span: { from: 'm1', to: 'm2' } }, current: { wins: 2, span: { from: 'm1', to: 'm2' } } }],
    ['wlwl', { longest: { wins: 1, span: { from: 'm0', to: 'm0' } }, current: { wins: 0, span: null } }],
    ['ll', { longest: { wins: 0, span: null }, current: { wins: 0, span: null } }],
  ])('of %s go by date, whatever order the matches come in', (wins, streaks) => {
    expect(of(given(results(wins)), ada).streaks).toEqual(streaks)
    expect(of(given(results(wins).reverse()), ada).streaks).toEqual(streaks)
  })

  test('go on over matches of others and matches that nobody won', () => {
    const running = matchOf('running', dayOf(2), { rounds: [] })
    const stats = given([wonBy('a', 1, ['Ada', 'Ben'], 0), running, wonBy('b', 3, ['Cid', 'Ben'], 0), wonBy('c', 4, ['Ada', 'Cid'], 0)])
    expect(of(stats, ada).streaks.current.wins).toBe(2)
  })
})

describe('Comebacks', () => {
  /** Ben leads a double, worth a point, so many times before Ada leads them all. */
  const from = (id: string, behind: number, target: number) =>
    matchOf(id, dayOf(1), {
      rules: { target, approachCap: false, doubleHeader: 1 },
      rounds: [
        ...Array.from({ length: behind }, () => ({ leader: 1, events: [play(1, '6-6'), block('5-0', '4-1')] })),
        ...Array.from({ length: target }, (_, at) => ({ leader: 0, events: at === target - 1 ? [play(0, '6-6')] : [play(0, '6-6'), block('5-0', '4-1')] })),
      ],
    })

  test('are wins after lying behind by half the target or more', () => {
    const { all } = of(given([from('one', 1, 4), from('two', 2, 4), from('three', 3, 4)]), ada)
    expect(all).toMatchObject({ won: 3, comebacks: 2, greatestComeback: { matchId: 'three', deficit: 3, target: 4 } })
  })

  test('are greater the larger the share of the target', () => {
    const { all } = of(given([from('far', 5, 20), from('near', 3, 4)]), ada)
    expect(all).toMatchObject({ comebacks: 1, greatestComeback: { matchId: 'near', deficit: 3, target: 4 } })
  })

  test('are none for one who was never behind, or who lost', () => {
    const stats = given([from('never', 0, 4), from('behind', 3, 4)])
    expect(of(given([from('never', 0, 4)]), ada).all).toMatchObject({ comebacks: 0, greatestComeback: null })
    expect(of(stats, ben).all).toMatchObject({ comebacks: 0, greatestComeback: null })
  })
})

describe('The best of someone', () => {
  test('is the largest share of a target, and the earliest of equal ones', () => {
    const lead = (id: string, day: number, target: number) =>
      matchOf(id, dayOf(day), {
        rules: { target, approachCap: false },
        rounds: Array.from({ length: target / 2 }, () => ({ leader: 0, events: [play(0, '6-6')] })),
      })
    const { all } = of(given([lead('late', 3, 4), lead('early', 2, 4), lead('far', 1, 20)]), ada)
    expect(all.bestPlay).toEqual({ matchId: 'early', points: 2, target: 4, round: 0, event: 0 })
    expect(all.bestRound).toEqual({ matchId: 'early', points: 2, target: 4, round: 0 })
  })
})

describe('Form', () => {
  test('is the places in the last ten matches, the earliest first, with how many played', () => {
    const stats = given(Array.from({ length: 12 }, (_, at) => wonBy(`m${at}`, at + 1, ['Ada', 'Ben'], at % 3 === 0 ? 0 : 1)))
    expect(of(stats, ada).form.map(({ matchId, place, people }) => [matchId, place, people])).toEqual(
      Array.from({ length: 10 }, (_, at) => [`m${at + 2}`, (at + 2) % 3 === 0 ? 1 : 2, 2]),
    )
  })
})

describe('Matches set apart', () => {
  test('are named: unfinished ones, and those that the scorer refuses, with the place and the reason', () => {
    const running = matchOf('running', dayOf(1), { rounds: [{ leader: 0, events: [play(0, '6-6')] }] })
    const impossible = matchOf('impossible', dayOf(2), { rounds: [{ leader: 0, events: [play(0, '5-4')] }] })
    const stats = given([impossible, running, wonBy('a', 3, ['Ada', 'Cid'], 0)])
    expect(stats.matches).toBe(1)
    expect(stats.apart).toEqual({
      unfinished: ['running'],
      refused: [{ matchId: 'impossible', code: 'lead-must-be-double', round: 1, event: 1 }],
      alone: [],
      severalSeats: [],
    })
    expect(of(stats, ben)).toMatchObject({ unfinished: 1, all: { played: 0, points: 0 } })
  })

  test('a person against nobody else wins nothing', () => {
    const stats = given([wonBy('a', 1, ['Ada', 'ada'], 0)])
    expect(stats).toMatchObject({ matches: 0, people: [], pairs: [], apart: { alone: ['a'] } })
  })

  test('a person at two seats counts once, with the better of them', () => {
    const guests = wonBy('a', 1, ['Ada', 'Guest', 'Guest'], 2)
    const stats = given([guests])
    expect(stats.apart.severalSeats).toEqual(['a'])
    expect(of(stats, keyOfName('guest')).all).toMatchObject({ played: 1, won: 1, rounds: 1, points: 2 })
    expect(stats.pairs).toEqual([{ a: ada, b: keyOfName('guest'), aAhead: 0, bAhead: 1, level: 0 }])
    expect(given([wonBy('b', 1, ['Guest', 'Ada', 'Guest'], 0)]).pairs).toEqual(stats.pairs)
  })
})

describe('Merged people', () => {
  const [one, other] = [keyOfPerson('ada-0001'), keyOfPerson('ada-0002')]
  const matches = [
    wonBy('a', 1, [{ name: 'Ada', personId: 'ada-0001' }, 'Ben'], 0),
    wonBy('b', 2, [{ name: 'Ada M', personId: 'ada-0002' }, 'Ben'], 0),
    wonBy('c', 3, ['Addie', 'Ben'], 1),
  ].map(factsOf)

  test('are one person in every match, a name of imported records among them', () => {
    const who = whoAfterMerges(
      new Map([
        [one, other],
        [keyOfName('addie'), one],
      ]),
    )
    const { people } = statisticsOf(matches, {}, who)
    expect(people.map(({ person, name, all }) => [person, name, all.played, all.won])).toEqual([
      [other, 'Addie', 3, 2],
      [keyOfName('ben'), 'Ben', 3, 1],
    ])
  })

  test('are found, whatever the circle they were merged in', () => {
    const who = whoAfterMerges(
      new Map([
        [one, other],
        [other, one],
        [keyOfName('addie'), other],
      ]),
    )
    expect(statisticsOf(matches, {}, who).people[0]).toMatchObject({ person: one, all: { played: 3 } })
  })
})

describe('A question', () => {
  const matches = [
    wonBy('a', 1, ['Ada', 'Ben'], 0),
    wonBy('b', 2, ['Ada', 'Ben', 'Cid'], 0, 'bergen-draw'),
    wonBy('c', 3, ['Ben', 'Cid'], 0),
    { ...wonBy('undated', 4, ['Ada', 'Cid'], 0), startedAt: 'a Sunday' },
  ]
  const found = (question: MatchesQuestion) => {
    const { matches: decided, people } = given(matches, question)
    return [decided, ...people.map(({ name, all }) => `${name} ${all.played}`)]
  }

  test.each<[string, MatchesQuestion, readonly unknown[]]>([
    ['nothing in particular', {}, [4, 'Ada 3', 'Ben 3', 'Cid 3']],
    ['a preset', { presets: ['bergen-draw'] }, [1, 'Ada 1', 'Ben 1', 'Cid 1']],
    ['no preset', { presets: [] }, [0]],
    ['people who played together', { people: [ada, ben] }, [2, 'Ada 2', 'Ben 2', 'Cid 1']],
    ['somebody unknown', { people: [dot] }, [0]],
    ['a time, its beginning included and its end not', { from: dayOf(2), to: dayOf(3) }, [1, 'Ada 1', 'Ben 1', 'Cid 1']],
    ['an instant written with another offset', { from: '2026-03-02T20:00:00+02:00' }, [2, 'Ben 2', 'Cid 2', 'Ada 1']],
    ['all before a time; the match without a date is in no time', { to: dayOf(2) }, [1, 'Ada 1', 'Ben 1']],
  ])('about %s', (_what, question, expected) => {
    expect(found(question)).toEqual(expected)
  })

  test('sets apart only what it asks about', () => {
    const running = matchOf('running', dayOf(9), { rounds: [] })
    expect(given([running], { to: dayOf(9) }).apart.unfinished).toEqual([])
    expect(given([running], { from: dayOf(9) }).apart.unfinished).toEqual(['running'])
  })
})

test('a timeline and what is counted of it come step by step, and who plays still has no place yet', () => {
  const [won, running] = [wonBy('a', 1, ['Ada', 'Ben'], 0), matchOf('b', dayOf(2), { rounds: [] })].map(factsOf) as [MatchFacts, MatchFacts]
  const many = Array.from({ length: 2000 }, (_, at) => ({ ...won, matchId: `match-${at}` }))
  expect([...timelineOf(many, whoByIdElseName)]).toHaveLength(2)
  expect([...statisticsInSteps(inOneGo(timelineOf(many, whoByIdElseName)), {})]).toHaveLength(4)
  expect(inOneGo(timelineOf([running, won], whoByIdElseName)).map(({ standing }) => standing.length)).toEqual([2, 0])
})

test('matches of one instant are in the order of their ids, and those without a date come first', () => {
  const at = (id: string, startedAt: string): DatedRecord => ({ ...wonBy(id, 1, ['Ada', 'Ben'], 0), startedAt })
  const ids = ['c', 'a', 'd', 'b'].map((id) => at(id, dayOf(2)))
  const { form } = of(given([at('z', dayOf(3)), ...ids, at('y', 'some day'), at('x', dayOf(1))]), ada)
  expect(form.map(({ matchId }) => matchId)).toEqual(['y', 'x', 'a', 'b', 'c', 'd', 'z'])
})
