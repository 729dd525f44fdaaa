import { describe, expect, test } from 'vitest'
import { makeTile } from '#shared/domino/tile'
import { expectOk } from '#shared/kernel/result'
import { countedTiles } from '#shared/match/explain/counted-tiles'
import type { Explanation, OtherReading } from '#shared/match/explain/explanation'
import type { MatchRecord, RecordEvent, RecordRound, RuleOverrides } from '#shared/match/record'
import type { PresetId } from '#shared/rules/presets'
import { beforeCaps } from '#shared/games/reasons'
import { answering } from '../../../support/answered'
import { explainEvent } from '../../../support/asked'

interface Table {
  readonly preset?: PresetId
  readonly rules?: RuleOverrides
  /** `6-4`, `4-2 right`, `4-2 1`; or an event. */
  readonly events: readonly (string | RecordEvent)[]
  readonly dice?: { readonly flower: [number, number]; readonly scorpion: [number, number] }
}

/** The last event of a round, explained. */
function lastOf({ preset = 'flower-and-scorpion', rules = {}, events, dice = { flower: [6, 6], scorpion: [5, 2] } }: Table): Explanation {
  const entered = events.map((event): RecordEvent => {
    if (typeof event !== 'string') return event
    const [tile = '', arm] = event.split(' ')
    return { type: 'play', tile, ...(arm === undefined ? {} : { arm: arm === 'left' || arm === 'right' ? arm : Number(arm) }) }
  })
  const record: MatchRecord = {
    format: 'caravan-record',
    version: 1,
    preset,
    rules,
    players: [{ name: 'Ada' }, { name: 'Ben' }],
    rounds: [{ leader: 0, dice, events: entered }],
  }
  return expectOk(explainEvent(record, 0, events.length - 1), 'the table of the test')
}

const looksOf = (explained: Explanation) =>
  (explained.counting?.looks ?? []).map((look) => {
    switch (look.kind) {
      case 'equal':
        return `${look.halves} equal: ${look.finding} ${look.rule} ${beforeCaps(look.points)}`
      case 'sum':
        return `sum ${look.sum}: ${look.rule} ${beforeCaps(look.points)}`
      case 'own-tile':
        return `${look.sought} tile: ${look.finding} ${look.rule} ${beforeCaps(look.points)}`
      case 'pair':
        return `${makeTile(look.tile)} of ${look.shown.join('+')}: ${look.counted} of ${look.pairs}, ${look.finding} ${look.rule} ${beforeCaps(look.points)}`
      case 'suit':
      case 'made':
        return `${look.count} of ${look.suit} on ${look.shown.join('+')}: ${look.rule} ${beforeCaps(look.points)}`
    }
  })

const readingsOf = ({ readings }: Explanation) => readings.map(told)
function told({ name, value, outcome }: OtherReading): string {
  const what = outcome.kind === 'differs' ? `${outcome.upshot.delta} → ${outcome.upshot.totals.join()}` : outcome.kind
  return `${name} ${typeof value === 'object' ? 'none' : value}: ${what}`
}

describe('what a play of Flower & Scorpion was counted from', () => {
  test('the worked example of the source: three sixes by the Flower itself', () => {
    const explained = lastOf({ events: ['6-4', '4-3 right', '3-6 right', '6-6 right'] })
    expect(explained.before.map(({ arm, tile, halves }) => [arm, makeTile(tile), halves])).toEqual([
      ['left', '6-4', 1],
      ['right', '6-3', 1],
    ])
    expect(explained.after.map(({ arm, tile, halves }) => [arm, makeTile(tile), halves])).toEqual([
      ['left', '6-4', 1],
      ['right', '6-6', 2],
    ])
    expect(looksOf(explained)).toEqual([
      '3 equal: equal FS-3 3',
      'flower tile: is-it FS-6 1',
      'scorpion tile: is-not FS-6 0',
      '6-6 of 0+1: 2 of 2, counts FS-5 2',
      '6-6 of 1+1: 0 of 1, own-tile-played FS-5 0',
    ])
    expect(explained.counting?.settling).toMatchObject({
      before: 0,
      short: 20,
      reasons: [{ counted: 3 }, { counted: 1 }, { counted: 2 }],
      gains: 6,
      losses: 0,
      held: 0,
      after: 6,
    })
  })

  test('two doubles make four pairs, of which two are listed; the other reading counts all', () => {
    const table: Table = { events: ['6-6', '6-5 right', '5-5 right'], dice: { flower: [6, 5], scorpion: [1, 1] } }
    const listed = lastOf(table)
    expect(looksOf(listed)).toContain('6-5 of 0+1: 2 of 4, two-listed FS-4 2')
    expect(readingsOf(listed)).toContain('twoDoubles all: 4 → 6,3')
    expect(looksOf(lastOf({ ...table, rules: { twoDoubles: 'all' } }))).toContain('6-5 of 0+1: 4 of 4, counts FS-4 4')
  })

  test('a standing double is one pair again only where the reading says so', () => {
    const events = ['6-6', '6-4 right', '4-3 right']
    expect(looksOf(lastOf({ events }))).toContain('6-6 of 0+0: 0 of 1, stands-unscored FS-5 0')
    expect(readingsOf(lastOf({ events }))).toContain('standingPair scored: 1 → 4,0')
    expect(looksOf(lastOf({ events, rules: { standingPair: 'scored' } }))).toContain('6-6 of 0+0: 1 of 1, stands-scored FS-5 1')
  })

  test('a double Scorpion takes the plural from its suit, or only from its own tile', () => {
    const explained = lastOf({ events: ['6-4', '4-3 right', '3-6 right'], dice: { flower: [5, 5], scorpion: [6, 6] } })
    expect(looksOf(explained)[0]).toBe('2 equal: scorpion-takes-it FS-7 0')
    expect(readingsOf(explained)).toContain('doubleScorpion tile: 1 → 1,0')
  })

  test('where the Flower is the Scorpion, pairs and tile are looked at and count nothing', () => {
    const explained = lastOf({ events: ['6-4', '4-3 right', '3-6 right'], dice: { flower: [6, 6], scorpion: [6, 6] } })
    expect(looksOf(explained)).toEqual([
      '2 equal: equal FS-2 2',
      'flower tile: is-not FS-6 0',
      'scorpion tile: is-not FS-6 0',
      '6-6 of 0+1: 0 of 1, cancelled FS-8 0',
    ])
    expect(looksOf(lastOf({ events: ['6-6'], dice: { flower: [6, 6], scorpion: [6, 6] } }))).toContain('flower tile: cancelled FS-8 0')
  })

  test('the floor gives back what nobody has to lose; losses taken first leave more', () => {
    const explained = lastOf({ events: ['5-2'] })
    expect(explained.counting?.settling).toMatchObject({ gains: 0, losses: -1, held: 1, after: 0 })
    const paid = lastOf({ events: ['6-2', '2-5 right', '5-6 right'], dice: { flower: [6, 6], scorpion: [6, 5] } })
    expect(paid.counting?.settling).toMatchObject({ gains: 3, losses: -1 })
    expect(readingsOf(paid)).toContain('payout losses-first: 3 → 3,0')
  })
})

describe('what a play of Bergen was counted from', () => {
  test('both ends compared: equal, and not', () => {
    const events = ['6-6', '6-2 right', '6-3 left', '3-2 left']
    expect(looksOf(lastOf({ preset: 'bergen-pagat', events }))).toEqual(['2 equal: equal B-1 2'])
    expect(looksOf(lastOf({ preset: 'bergen-pagat', events: events.slice(0, 3) }))).toEqual(['0 equal: differ B-1 0'])
  })

  test('a triple header is B-2; close to the target it counts less, and in full where the house has no approach', () => {
    const events = ['6-6', '6-2 left', '6-4 right', '4-2 right', '2-2 right']
    const capped = lastOf({ preset: 'bergen-pagat', rules: { target: 4 }, events })
    expect(looksOf(capped)).toEqual(['3 equal: equal B-2 3'])
    expect(capped.counting?.settling).toMatchObject({ before: 2, short: 2, reasons: [{ counted: 1 }], gains: 1, losses: 0, held: 0, after: 3 })
    expect(readingsOf(capped)).toContain('approachCap false: 3 → 5,2')
  })

  test('round a spinner: the number just laid, and what Double Bergen’s count would give', () => {
    const rules = { maxPip: 9, spinner: true }
    const events = ['9-9', '9-4', '9-2', '9-7', '9-0', '4-2 1', '7-5']
    const made = lastOf({ preset: 'bergen-pagat', rules, events: events.slice(0, 6) })
    expect(looksOf(made)).toEqual(['2 of 2 on 0+1: B-10 2'])
    expect(countedTiles(made).map(({ arm }) => arm)).toEqual([1, 2])
    const nothing = lastOf({ preset: 'bergen-pagat', rules, events })
    expect(looksOf(nothing)).toEqual(['1 of 5 on 2: B-10 0'])
    expect(readingsOf(nothing)).toContain('spinnerCount every-number: 2 → 4,2')
    expect(readingsOf(lastOf({ preset: 'bergen-pagat', events: ['6-6', '6-2 right'] })).join()).not.toContain('spinner')
  })
})

describe('what a play of Double Bergen was counted from', () => {
  test('every suit over all exposed halves, the spinner among them', () => {
    const explained = lastOf({ preset: 'double-bergen', events: ['6-6', '6-2', '6-1', '6-0'] })
    expect(explained.after.map(({ arm }) => arm)).toEqual([1, 2, 3, null])
    expect(looksOf(explained)).toEqual(['1 of 0 on 2: DB-3 0', '1 of 1 on 1: DB-3 0', '1 of 2 on 0: DB-3 0', '2 of 6 on 3: DB-3 2'])
  })
})

describe('the tiles that a play counted', () => {
  const tilesOf = answering(countedTiles)
  const counted = (table: Table) => tilesOf(lastOf(table)).map(({ arm, tile, halves }) => `${makeTile(tile)} ${arm ?? 'alone'} ${halves}`)

  test.each<[string, Table, readonly string[]]>([
    [
      'are all where they are equal, the Flower itself with both halves',
      { events: ['6-4', '4-3 right', '3-6 right', '6-6 right'] },
      ['6-4 left 1', '6-6 right 2'],
    ],
    ['are the two of a pair', { events: ['6-5', '5-4 right'], dice: { flower: [6, 4], scorpion: [1, 1] } }, ['6-5 left 1', '5-4 right 1']],
    ['are both halves of the Flower, whichever shows', { events: ['6-4'], dice: { flower: [6, 4], scorpion: [1, 1] } }, ['6-4 alone 2']],
    ['are the Flower alone where it leads', { events: ['6-6'] }, ['6-6 alone 2']],
    [
      'are both ends of Bergen where they are equal',
      { preset: 'bergen-pagat', events: ['6-6', '6-2 right', '6-3 left', '3-2 left'] },
      ['3-2 left 1', '6-2 right 1'],
    ],
    ['are those of the suit in Double Bergen', { preset: 'double-bergen', events: ['6-6', '6-2', '6-1', '6-0'] }, ['6-6 alone 2']],
    ['are none where nothing scored', { events: ['6-4', '4-3 right'] }, []],
    ['are none of a pass', { events: ['6-4', { type: 'pass' }] }, []],
  ])('%s', (_, table, tiles) => {
    expect(counted(table)).toEqual(tiles)
  })
})

describe('what can be said of other events', () => {
  test('of a pass: what could be drawn, and whether any tile could have fitted', () => {
    const explained = lastOf({ events: ['6-4', { type: 'pass' }] })
    expect(explained.choice).toEqual({ boneyard: 16, reserve: 2, drawable: 14, fitting: 12, open: [6, 4] })
    expect(explained.warnings.map(({ code }) => code)).toEqual(['pass-with-boneyard'])
  })

  test('of a draw: what another reserve would have allowed', () => {
    expect(readingsOf(lastOf({ events: ['6-4', { type: 'draw', count: 14 }] }))).toEqual(['draw one: 0 → 0,0', 'reserve 0: same'])
  })

  test('of a blocked round: what each blocked rule would have ruled', () => {
    const explained = lastOf({
      preset: 'bergen-game-cabinet',
      rules: { handSize: 2, reserve: 0 },
      events: ['6-4', { type: 'block', player: 1, hands: [['2-1'], ['3-3', '1-0']] }],
    })
    expect(explained.end).toMatchObject({ kind: 'blocked', winner: 0 })
    expect(explained.readings.filter(({ name }) => name === 'blockedRule').map(({ value }) => value)).toEqual([
      'american',
      'german',
      'lightest-without-doubles',
      'picture',
    ])
    expect(readingsOf(explained)).toContain('blockedRule picture: 0 → 0,2')
    expect(explained.readings.map(({ name }) => name)).not.toContain('americanGap')
    const picture = explained.readings.find(({ value }) => value === 'picture')
    expect(picture).toMatchObject({
      rule: 'B-5',
      outcome: { upshot: { delta: 0, end: { kind: 'blocked', winner: 1, deltas: [0, 2] }, match: { kind: 'open' } } },
    })
    expect(explained.choice).toMatchObject({ drawable: 24, open: [6, 4] })
  })

  const blockedBy = (rules: RuleOverrides) =>
    lastOf({
      preset: 'bergen-game-cabinet',
      rules: { handSize: 2, reserve: 0, ...rules },
      events: ['6-4', { type: 'block', player: 1, hands: [['2-1'], ['3-3', '1-0']] }],
    })

  test('of a blocked round: the points that a family named stay, and another winner is another outcome even without any', () => {
    expect(readingsOf(blockedBy({ blockedPoints: 5 }))).toContain('blockedRule picture: 0 → 0,5')
    expect(readingsOf(blockedBy({ blockedPoints: 0 }))).toContain('blockedRule picture: 0 → 0,0')
    const american = blockedBy({ blockedRule: 'american' }).readings.map(({ name }) => name)
    expect([american.includes('americanGap'), american.includes('germanTies')]).toEqual([true, false])
  })

  test('of a draw that another reserve would have refused', () => {
    const explained = lastOf({ rules: { reserve: 0 }, events: ['6-4', { type: 'draw', count: 15 }] })
    expect(readingsOf(explained)).toEqual(['draw one: 0 → 0,0', 'reserve 2: refused'])
    expect(explained.choice).toMatchObject({ boneyard: 16, reserve: 0, drawable: 16 })
  })

  test('of a play: no choice, and how many tiles lay and what everyone had before and after', () => {
    const explained = lastOf({ events: ['6-4', '4-3 right', '3-6 right', '6-6 right'] })
    expect([explained.choice, explained.laid, explained.totals]).toEqual([null, { before: 3, after: 4 }, { before: [3, 0], after: [3, 6] }])
    expect(readingsOf(lastOf({ events: ['5-2'] }))).toContain('floor none: -1 → -1,0')
    expect(readingsOf(lastOf({ events: ['5-2'], rules: { floor: null } }))).toContain('floor 0: 0 → 0,0')
  })
})

test('an event of an impossible record is refused with its place', () => {
  const record: MatchRecord = {
    format: 'caravan-record',
    version: 1,
    preset: 'flower-and-scorpion',
    rules: {},
    players: [{ name: 'Ada' }, { name: 'Ben' }],
    rounds: [
      {
        leader: 0,
        dice: { flower: [6, 6], scorpion: [5, 2] },
        events: [
          { type: 'play', tile: '6-4' },
          { type: 'play', tile: '5-5' },
        ],
      },
    ],
  }
  const error = { round: 1, event: 2, refusal: { code: 'does-not-match' } }
  expect(explainEvent(record, 0, 1)).toMatchObject({ ok: false, error })
  const [first] = record.rounds as [RecordRound]
  const longer = { ...record, rounds: [{ ...first, events: [...first.events, { type: 'pass' as const }] }] }
  expect(explainEvent(longer, 0, 2), 'whatever is asked about').toMatchObject({ ok: false, error })
  expect(explainEvent({ ...record, rounds: [first, { leader: 9, events: [] }] }, 0, 0).ok, 'what is later does not matter').toBe(true)
  expect(explainEvent({ ...record, rounds: [{ ...first, leader: 9 }] }, 0, 0)).toMatchObject({
    ok: false,
    error: { round: 1, refusal: { code: 'bad-record' } },
  })
  expect(() => explainEvent(record, 3, 0)).toThrow('only rounds of the record are explained')
  expect(() => explainEvent(record, 0, 3)).toThrow('only events of the record are explained')
})
