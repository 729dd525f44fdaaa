import { describe, expect, test } from 'vitest'
import { makeTile } from '#shared/domino/tile'
import { expectOk } from '#shared/kernel/result'
import type { Hindsight } from '#shared/match/hindsight/hindsight'
import type { MatchRecord, RecordEvent, RuleOverrides } from '#shared/match/record'
import { scoreJson } from '#shared/match/score-json'
import type { PresetId } from '#shared/rules/presets'
import { hindsightSentence } from '#shared/words/en'
import { hindsightOf, scoreRecord } from '../../../support/asked'

interface Table {
  readonly preset?: PresetId
  readonly rules?: RuleOverrides
}

/** Events in short: `6-4`, `4-2 right`, `pass`, `draw 2`; Ada and Ben take turns. */
const eventOf = (event: string | RecordEvent): RecordEvent => {
  if (typeof event !== 'string') return event
  const [what = '', more] = event.split(' ')
  if (what === 'pass') return { type: 'pass' }
  if (what === 'draw') return { type: 'draw', count: Number(more ?? 1) }
  return { type: 'play', tile: what, ...(more === undefined ? {} : { arm: more === 'left' || more === 'right' ? more : Number(more) }) }
}

function proven(events: readonly (string | RecordEvent)[], { preset = 'bergen-game-cabinet', rules = {} }: Table = {}): readonly Hindsight[] {
  const record: MatchRecord = {
    format: 'caravan-record',
    version: 1,
    preset,
    rules: { target: 1000, ...rules },
    players: [{ name: 'Ada' }, { name: 'Ben' }],
    rounds: [{ leader: 0, events: events.map(eventOf) }],
  }
  return hindsightOf(expectOk(scoreRecord(record), 'the table of the test'))
}

/** `2: 6-5 played 4`, with how many of several tiles can have been drawn; `2: held 6, misfits 4`. */
const told = (found: readonly Hindsight[]): readonly string[] =>
  found.map(({ event, proof }) =>
    proof.kind === 'open'
      ? `${event}: ${makeTile(proof.tile)} open since ${proof.event}`
      : proof.kind === 'counted'
        ? `${event}: held ${proof.held}, misfits ${proof.misfits}`
        : `${event}: ${proof.tiles.map((seen) => `${makeTile(seen.tile)} ${seen.kind} ${seen.event}`).join(', ')}${proof.drawable === 0 ? '' : `; drawable ${proof.drawable}`}`,
  )

const block = (...hands: readonly (readonly string[])[]): RecordEvent => ({ type: 'block', hands: hands.map((hand) => [...hand]) })

describe('A pass', () => {
  test('is wrong with a tile that fitted and was played without a draw', () => {
    expect(told(proven(['6-4', 'pass', '4-2 right', '6-5 left']))).toEqual(['2: 6-5 played 4'])
  })

  test('is told with the tile, where it was played and why', () => {
    const [found] = proven(['6-4', 'pass', '4-2 right', '6-5 left'])
    expect(found === undefined ? '' : hindsightSentence(found, ['Ada', 'Ben'])).toBe(
      'Ben passed but could have played 6-5. Ben played it in entry 4 without drawing in between.',
    )
  })

  test('is wrong whatever the other has drawn since', () => {
    expect(told(proven(['6-4', 'pass', 'draw', '4-2 right', '6-5 left']))).toEqual(['2: 6-5 played 5'])
  })

  test('has its place in the match', () => {
    const round = (...events: readonly string[]) => ({ leader: 0, events: events.map(eventOf) })
    const rounds = [round('6-4', '4-1 right', '6-2 left', '1-0 right', '2-2 left'), round('6-5', 'pass', '5-3 right', '6-1 left')]
    const players = [{ name: 'Ada' }, { name: 'Ben' }]
    const record = { format: 'caravan-record', version: 1, preset: 'bergen-game-cabinet', rules: { handSize: 3, target: 1000 }, players, rounds }
    expect(hindsightOf(expectOk(scoreRecord(record), 'sound'))).toMatchObject([
      { round: 2, event: 2, player: 1, drawn: 0, proof: { kind: 'tiles', tiles: [{ event: 4, kind: 'played' }], drawable: 0 } },
    ])
  })

  test('is not known to be wrong once the player has drawn, or where the tile did not fit then', () => {
    expect(proven(['6-4', 'pass', '4-2 right', 'draw', '6-5 left'])).toEqual([])
    expect(proven(['6-4', 'pass', '4-2 right', '2-1 right'])).toEqual([])
    expect(proven(['6-4', 'pass', '4-2 right', 'pass', '2-0 right'])).toEqual([])
  })

  test('is wrong with more fitting tiles than were drawn since', () => {
    expect(proven(['6-4', 'pass', '6-2 left', 'draw', '4-1 right', '2-2 left'])).toEqual([])
    const two = proven(['6-4', 'pass', '6-2 left', 'draw', '4-1 right', '2-2 left', '6-1 right'])
    expect(told(two)).toEqual(['2: 4-1 played 5, 6-1 played 7; drawable 1'])
    expect(two.map((each) => hindsightSentence(each, ['Ada', 'Ben']))).toEqual([
      'Ben passed but could have played at least one of 4-1 and 6-1. Ben played 4-1 in entry 5 and 6-1 in entry 7. At most 1 of them can have been drawn in between.',
    ])
  })

  test('is wrong with a tile that is shown at the block, and the block says so', () => {
    const rules = { handSize: 4 }
    const shown = block(['5-5', '0-0'], ['1-1', '6-5', '3-3', '5-0'])
    expect(told(proven(['6-4', 'pass', '6-2 left', 'pass', shown], { rules }))).toEqual(['2: 6-5 shown 5'])
  })

  test('is judged by the tiles that could be played: both sides of the first double come first, and every arm of the spinner', () => {
    const passed = ['6-6', '6-1 left', 'pass', '6-2 right', '1-0 left']
    const wrong: readonly RecordEvent[] = [...passed.slice(0, 4).map(eventOf), { type: 'play', player: 0, tile: '1-0', arm: 'left' }]
    expect(told(proven(wrong))).toEqual(['3: 1-0 played 5'])
    expect(proven(wrong, { rules: { completeFirstDouble: true } })).toEqual([])
    const round = (arms: number) => proven(['6-6', '6-1 1', 'pass', '6-2 2', '1-0 1'], { preset: 'double-bergen', rules: { arms } })
    expect(round(2)).toEqual([])
    expect(told(proven(['6-6', '6-1 1', 'pass', '6-2 2', '6-0 3', '6-3 4'], { preset: 'double-bergen' }))).toEqual(['3: 6-0 played 5'])
  })

  test('of a leader is wrong with a double that is led later', () => {
    expect(told(proven(['pass', 'pass', '5-5'], { preset: 'double-bergen' }))).toEqual(['1: 5-5 played 3'])
    expect(proven(['pass', 'pass', 'draw', '5-5'], { preset: 'double-bergen' })).toEqual([])
  })

  test('of a leader who may lead any tile is wrong at once', () => {
    const found = proven(['pass'])
    expect(told(found)).toEqual(['1: held 6, misfits 0'])
    expect(found.map((each) => hindsightSentence(each, ['Ada', 'Ben']))).toEqual(['Ada passed but could have played. Ada held 6 tiles, and every tile fitted.'])
  })

  test('is wrong where the hand is larger than all tiles that did not fit', () => {
    // of a double-two set only 2-2 does not fit 1-0
    const found = proven(['1-0', 'pass'], { rules: { maxPip: 2, handSize: 3 } })
    expect(told(found)).toEqual(['2: held 3, misfits 1'])
    expect(found.map((each) => hindsightSentence(each, ['Ada', 'Ben']))).toEqual([
      'Ben passed but could have played. Ben held 3 tiles. At most 1 of them did not fit.',
    ])
  })
})

describe('A draw', () => {
  test('of one tile is wrong with two tiles that fitted: one was held', () => {
    const events = ['6-4', 'draw', '6-5 left', '5-1 left', '4-3 right']
    expect(proven(events.slice(0, 4))).toEqual([])
    expect(told(proven([...events.slice(0, 4), { type: 'play', player: 1, tile: '4-3', arm: 'right' }]))).toEqual(['2: 6-5 played 3, 4-3 played 5; drawable 1'])
  })

  test('of several is wrong with two that fitted: one was held, or it went on past one', () => {
    const found = proven(['6-4', 'draw 3', '6-5 left', '5-1 left', { type: 'play', player: 1, tile: '4-3', arm: 'right' }])
    expect(found.map((each) => hindsightSentence(each, ['Ada', 'Ben']))).toEqual([
      'Ben drew 3 tiles but could have played before the last one. Ben played 6-5 in entry 3 and 4-3 in entry 5. All of them fitted, and at most 1 can have come with the last tile drawn or later.',
    ])
  })

  test('after a draw is wrong where the earlier one is not', () => {
    expect(told(proven(['6-4', 'draw', 'draw', '6-5 left', '5-1 left', { type: 'play', player: 1, tile: '4-3', arm: 'right' }]))).toEqual([
      '3: 6-5 played 4, 4-3 played 6; drawable 1',
    ])
  })

  test('is judged the same where one tile a turn is drawn', () => {
    const events = ['6-4', 'draw', 'pass', '4-2 right', '6-5 left']
    expect(told(proven(events, { rules: { draw: 'one' } }))).toEqual(['3: 6-5 played 5'])
  })
})

describe('A hand that is counted', () => {
  /** Double-two: of six tiles only 2-2 does not fit 1-0. */
  const [two, three] = [2, 3].map((handSize) => ({ maxPip: 2, handSize, reserve: 0 })) as [RuleOverrides, RuleOverrides]
  const rules = (of: RuleOverrides): RecordEvent => ({ type: 'rules', rules: of })

  test.each<[string, RuleOverrides, readonly (string | RecordEvent)[], readonly string[]]>([
    ['is as large as the tiles that did not fit', { maxPip: 3, handSize: 3 }, ['1-0', 'pass'], []],
    ['has what was drawn before the last tile', two, ['1-0', 'draw 2'], ['2: held 3, misfits 1']],
    ['has all that was drawn', two, ['1-0', 'draw', 'pass'], ['2: held 2, misfits 1', '3: held 3, misfits 1']],
    ['has not what was laid', three, ['1-0', '1-1 left', rules({ doubleHeader: 0 }), { type: 'pass', player: 0 }], ['4: held 2, misfits 1']],
    ['may have what did not fit and was laid later', three, ['1-0', 'pass', '0-2 right', '2-2 right'], ['2: held 3, misfits 1']],
    [
      'may have drawn the one that fitted',
      { maxPip: 3, handSize: 4, reserve: 0 },
      ['1-0', 'pass', '0-3 right', 'draw', '3-1 right'],
      ['2: held 4, misfits 3', '4: held 4, misfits 3'],
    ],
    ['has nothing that another laid', three, ['1-0', 'pass', '0-2 right', 'pass', '2-2 right'], ['2: held 3, misfits 0', '4: held 3, misfits 1']],
    ['that showed fewer than counted may have been smaller', three, ['1-0', 'pass', block([], [])], []],
    ['is dealt by the rules agreed on before anything happened', {}, [rules({ handSize: 3 }), rules({ handSize: 4 }), 'pass'], ['3: held 4, misfits 0']],
  ])('%s', (_, of, events, expected) => {
    expect(told(proven(events, { rules: of }))).toEqual(expected)
  })
})

describe('What a record cannot say', () => {
  const rules = { handSize: 4 }
  const blockedWith = (...ben: readonly string[]) => proven(['6-4', 'pass', '6-2 left', 'pass', block(['5-5', '0-0'], ben)], { rules })

  test('a hand that shows more than was counted may have drawn it; one that shows less shows what it held', () => {
    expect(blockedWith('1-1', '6-5', '3-3', '5-0', '5-1')).toEqual([])
    expect(told(blockedWith('1-1', '6-5', '3-3', '6-1', '5-1'))).toEqual(['2: 6-5 shown 5, 6-1 shown 5; drawable 1'])
    expect(told(blockedWith('1-1', '6-5', '3-3'))).toEqual(['2: 6-5 shown 5'])
  })

  test('nothing that comes after a table found in mid-round says a thing of what came before it', () => {
    const table: RecordEvent = { type: 'table', player: 0, line: ['6-6', '6-4'], hands: [4, 4] }
    const later: RecordEvent = { type: 'play', player: 0, tile: '5-5', arm: 'left' }
    expect(proven(['pass', 'pass', table, '6-5 left', 'pass', later], { preset: 'bergen-pagat' })).toEqual([])
    expect(told(proven([table, '6-5 left', 'pass', '5-1 left', '4-2 right'], { preset: 'bergen-pagat' }))).toEqual(['3: 4-2 played 5'])
    const long: RecordEvent = { type: 'table', player: 0, line: ['5-6', '6-4'], hands: [4, 4] }
    expect(told(proven([long, 'pass', '4-2 right', '5-5 left'], { preset: 'bergen-pagat' }))).toEqual(['2: 5-5 played 4'])
  })

  test('it changes nothing on its own: the score and its warnings are what they were', () => {
    const record = { format: 'caravan-record', version: 1, preset: 'bergen-game-cabinet', players: [{ name: 'Ada' }, { name: 'Ben' }] }
    const events = ['6-4', 'draw', 'pass', '4-2 right', '6-5 left'].map(eventOf)
    const scored = expectOk(scoreRecord({ ...record, rules: { draw: 'one' }, rounds: [{ leader: 0, events }] }), 'sound')
    expect(hindsightOf(scored)).toHaveLength(1)
    expect(scoreJson(scored).warnings).toEqual([])
  })
})

test('A line that lies in another way from here on, since the table agreed so before anybody played, is followed as it lies', () => {
  const spinner: RecordEvent = { type: 'rules', rules: { spinner: true } }
  const events = [spinner, '6-6', '6-1 1', '6-2 2', '6-3 3', 'pass', '6-4 4', '3-0 3']
  expect(told(proven(events, { preset: 'bergen-pagat' }))).toEqual([])
})
