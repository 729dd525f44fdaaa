import { describe, expect, test } from 'vitest'
import { hasLine, lineGame } from '#shared/games/index'
import { reasonsOf, type Laid } from '#shared/games/game'
import { GAME_IDS } from '#shared/games/rules'
import type { Look } from '#shared/games/looks'
import { beforeCaps, REASON_RULES, type Reason } from '#shared/games/reasons'
import { makeTile } from '#shared/domino/tile'
import type { Example } from '#shared/rulebook/example'
import { EXAMPLES } from '#shared/rulebook/examples/index'
import { answered } from '../../../support/answered'
import { laid } from './tables'

const FS = 'flower-and-scorpion'
type Table = Parameters<typeof laid>[1]

const toldReason = ({ code, points, count, suit }: Reason) =>
  [code, beforeCaps(points), ...(count === undefined ? [] : [`of ${count}`]), ...(suit === undefined ? [] : [`suit ${suit}`])].join(' ')
const reasons = (play: Laid) => answered(() => reasonsOf(lineGame(play.rules.game).count, play)).map(toldReason)

const noted = ({ rule, reading, code, points }: Look) => `${rule}${reading === undefined ? '' : ` by ${reading}`}, ${code ?? 'no reason'} ${beforeCaps(points)}`
const toldLook = (look: Look): string => {
  switch (look.kind) {
    case 'equal':
      return `equal ${look.halves}: ${look.finding}, ${noted(look)}`
    case 'sum':
      return `sum ${look.sum}: ${noted(look)}`
    case 'own-tile':
      return `own ${look.sought}: ${look.finding}, ${noted(look)}`
    case 'pair':
      return `pair ${makeTile(look.tile)} of ${look.shown.join()}, ${look.sought ?? 'not sought'}, ${look.counted} of ${look.pairs}: ${look.finding}, ${noted(look)}`
    case 'suit':
    case 'made':
      return `${look.kind} ${look.suit}, ${look.count} of ${look.shown.join()}: ${noted(look)}`
  }
}
const looks = (play: Laid) => answered(() => lineGame(play.rules.game).look(play)).map(toldLook)

describe('a play of Flower & Scorpion scores for', () => {
  test.each<[string, readonly string[], Table, readonly string[]]>([
    ['FS-2: a double led alone', ['5-5'], { dice: '6-4 3-2' }, ['dual 2']],
    ['FS-2: no dual where the ends differ', ['5-4'], { dice: '6-4 3-2' }, []],
    ['FS-3: three halves', ['5-4', '5-1 left', '1-4 left', '4-4 right'], { dice: '6-5 3-2' }, ['plural 3']],
    [
      'FS-3: four halves of two sets say that they are four',
      ['4-4', '4-1 right', '1-4 right', '4-4 right'],
      { rules: { copies: 2 }, dice: '6-5 3-2' },
      ['plural 3 of 4'],
    ],
    ['FS-5: one pair that makes the Flower', ['6-4', '4-5 right'], { dice: '6-5 3-2' }, ['long-flower 1 of 1']],
    ['FS-5: one pair that makes the Scorpion', ['6-4', '4-5 right'], { dice: '3-2 6-5' }, ['large-scorpion -1 of 1']],
    ['FS-4: two pairs of a double and a single end', ['6-6', '6-5 right'], { dice: '6-5 3-2' }, ['short-flower 1', 'long-flower 2 of 2']],
    ['FS-4: two of the four pairs of two doubles', ['6-6', '6-5 right', '5-5 right'], { dice: '6-5 3-2' }, ['long-flower 2 of 2']],
    ['FS-4: all four by the reading', ['6-6', '6-5 right', '5-5 right'], { rules: { twoDoubles: 'all' }, dice: '6-5 3-2' }, ['long-flower 4 of 4']],
    ['FS-4: one pair of single ends whatever the reading', ['6-4', '4-5 right'], { rules: { twoDoubles: 'all' }, dice: '6-5 3-2' }, ['long-flower 1 of 1']],
    ['FS-6: the Flower’s own tile, whose halves are no pair when led', ['6-5'], { dice: '6-5 3-2' }, ['short-flower 1']],
    ['FS-6: the Scorpion’s own tile', ['6-5'], { dice: '3-2 6-5' }, ['small-scorpion -1']],
    ['FS-7: no dual in the suit of a double Scorpion', ['6-4', '4-6 right'], { dice: '3-2 6-6' }, ['large-scorpion -1 of 1']],
    [
      'FS-7: by the reading `tile`, only its own tile earns none',
      ['6-4', '4-6 right'],
      { rules: { doubleScorpion: 'tile', copies: 2 }, dice: '3-2 6-6' },
      ['dual 2', 'large-scorpion -1 of 1'],
    ],
    ['FS-7: its own tile earns no dual', ['6-6'], { rules: { doubleScorpion: 'tile' }, dice: '3-2 6-6' }, ['small-scorpion -1']],
    [
      'FS-7: a Scorpion that is no double takes nothing',
      ['5-4', '4-5 right'],
      { rules: { doubleScorpion: 'tile', copies: 2 }, dice: '6-6 5-4' },
      ['dual 2', 'small-scorpion -1'],
    ],
    ['FS-7: a dual of another suit pays', ['5-4', '4-5 right'], { rules: { copies: 2 }, dice: '3-2 6-6' }, ['dual 2']],
    ['FS-8: a Flower that is the Scorpion cancels both', ['6-5'], { dice: '6-5 6-5' }, []],
    ['FS-8: a dual of their suit pays all the same', ['6-6'], { dice: '6-6 6-6' }, ['dual 2']],
    ['FS-5: a standing double is no pair', ['6-6', '6-5 right'], { dice: '6-6 3-2' }, []],
    [
      'FS-5: a standing double counts again by the reading',
      ['6-6', '6-5 right'],
      { rules: { standingPair: 'scored' }, dice: '6-6 3-2' },
      ['long-flower 1 of 1'],
    ],
    [
      'FS-5: a standing Scorpion costs again by the reading',
      ['6-6', '6-5 right'],
      { rules: { standingPair: 'scored' }, dice: '3-2 6-6' },
      ['large-scorpion -1 of 1'],
    ],
    [
      'FS-5: a double counts only for its own tile when it is played',
      ['6-5', '6-6 left'],
      { rules: { standingPair: 'scored' }, dice: '6-6 3-2' },
      ['short-flower 1'],
    ],
    ['FS-5: another standing double is not counted', ['5-5', '5-4 right'], { rules: { standingPair: 'scored' }, dice: '6-6 3-2' }, []],
    ['worked in S0: ends of 6 and 6 by a double Flower', ['6-4', '4-3 right', '3-6 right'], { dice: '6-6 5-2' }, ['dual 2', 'long-flower 1 of 1']],
    [
      'worked in S0: the third 6 by its own tile',
      ['6-4', '4-3 right', '3-6 right', '6-6 right'],
      { dice: '6-6 5-2' },
      ['plural 3', 'short-flower 1', 'long-flower 2 of 2'],
    ],
    [
      'worked in S0: the same of a Scorpion',
      ['6-4', '4-3 right', '3-6 right', '6-6 right'],
      { dice: '5-2 6-6' },
      ['small-scorpion -1', 'large-scorpion -2 of 2'],
    ],
  ])('%s', (_, plays, table, expected) => {
    expect(reasons(laid(plays, table))).toEqual(expected)
  })

  test('nothing without the dice of its round', () => {
    const play = laid(['6-5'])
    for (const ask of [() => reasons(play), () => looks(play), () => lineGame(FS).unpaid?.(play)])
      expect(ask).toThrow('the dice are thrown before each round (FS-1)')
  })
})

describe('a play of Flower & Scorpion looks like what it does not earn', () => {
  test.each<[string, readonly string[], Table, unknown]>([
    ['FS-7: a dual', ['6-4', '4-6 right'], { dice: '3-2 6-6' }, { kind: 'double-scorpion', code: 'dual', suit: 6 }],
    ['FS-7: a plural', ['6-4', '4-3 right', '3-6 right', '6-6 right'], { dice: '3-2 6-6' }, { kind: 'double-scorpion', code: 'plural', suit: 6 }],
    ['FS-7: not where the ends differ', ['6-4', '4-1 right'], { dice: '3-2 6-6' }, null],
    ['FS-7: not where the Scorpion is no double', ['6-4', '4-6 right'], { dice: '3-2 6-5' }, null],
    ['FS-8: the cancelled tile', ['6-5'], { dice: '6-5 6-5' }, { kind: 'cancelled' }],
    ['FS-8: a cancelled pair', ['6-4', '4-5 right'], { dice: '6-5 6-5' }, { kind: 'cancelled' }],
    ['FS-8: not any other tile', ['6-4', '4-3 right'], { dice: '6-5 6-5' }, null],
    ['FS-8: not equal ends in the suit of a double that cancels, which pay', ['5-4', '4-5 right'], { rules: { copies: 2 }, dice: '6-6 6-6' }, null],
  ])('%s', (_, plays, table, expected) => {
    expect(lineGame(FS).unpaid?.(laid(plays, table))).toEqual(expected)
  })

  test('no other game keeps anything back', () => {
    expect(GAME_IDS.filter((game) => hasLine(game) && lineGame(game).unpaid !== null)).toEqual([FS])
  })
})

const SCORPION_ELSEWHERE = ['own flower: is-not, FS-6, no reason 0', 'own scorpion: is-not, FS-6, no reason 0']

describe('Flower & Scorpion looks at', () => {
  test.each<[string, readonly string[], Table, readonly string[]]>([
    [
      'ends that differ, and a pair that is neither',
      ['6-4', '4-3 right'],
      { dice: '6-5 2-1' },
      ['equal 0: differ, FS-2, no reason 0', ...SCORPION_ELSEWHERE, 'pair 6-3 of 0,1, not sought, 0 of 1: neither, FS-5, no reason 0'],
    ],
    [
      'both halves of an ordinary lead, which are of one tile',
      ['6-4'],
      { dice: '6-5 2-1' },
      ['equal 0: differ, FS-2, no reason 0', ...SCORPION_ELSEWHERE, 'pair 6-4 of 0,1, not sought, 0 of 1: one-tile, FS-4, no reason 0'],
    ],
    [
      'the Flower led',
      ['6-5'],
      { dice: '6-5 2-1' },
      [
        'equal 0: differ, FS-2, no reason 0',
        'own flower: is-it, FS-6, short-flower 1',
        'own scorpion: is-not, FS-6, no reason 0',
        'pair 6-5 of 0,1, flower, 0 of 1: own-tile-played, FS-5, no reason 0',
      ],
    ],
    [
      'the Scorpion led, a double whose suit it takes',
      ['6-6'],
      { dice: '2-1 6-6' },
      [
        'equal 2: scorpion-takes-it, FS-7 by doubleScorpion, no reason 0',
        'own flower: is-not, FS-6, no reason 0',
        'own scorpion: is-it, FS-6, small-scorpion -1',
        'pair 6-6 of 0,0, scorpion, 0 of 1: own-tile-played, FS-5, no reason 0',
      ],
    ],
    [
      'a dual, and the pair that is the Scorpion',
      ['6-4', '4-3 right', '3-6 right'],
      { rules: { doubleScorpion: 'tile' }, dice: '2-1 6-6' },
      ['equal 2: equal, FS-2, dual 2', ...SCORPION_ELSEWHERE, 'pair 6-6 of 0,1, scorpion, 1 of 1: counts, FS-5, large-scorpion -1'],
    ],
    [
      'a plural, and a double just played beside the pairs of its suit',
      ['6-4', '4-3 right', '3-6 right', '6-6 right'],
      { dice: '6-6 2-1' },
      [
        'equal 3: equal, FS-3, plural 3',
        'own flower: is-it, FS-6, short-flower 1',
        'own scorpion: is-not, FS-6, no reason 0',
        'pair 6-6 of 0,1, flower, 2 of 2: counts, FS-5, long-flower 2',
        'pair 6-6 of 1,1, flower, 0 of 1: own-tile-played, FS-5, no reason 0',
      ],
    ],
    [
      'two doubles, two of whose pairs are listed',
      ['6-6', '6-5 right', '5-5 right'],
      { dice: '6-5 2-1' },
      [
        'equal 0: differ, FS-2, no reason 0',
        ...SCORPION_ELSEWHERE,
        'pair 6-6 of 0,0, not sought, 0 of 1: one-tile, FS-4, no reason 0',
        'pair 6-5 of 0,1, flower, 2 of 4: two-listed, FS-4 by twoDoubles, long-flower 2',
        'pair 5-5 of 1,1, not sought, 0 of 1: one-tile, FS-4, no reason 0',
      ],
    ],
    [
      'two doubles, all of whose pairs count, as the Scorpion',
      ['6-6', '6-5 right', '5-5 right'],
      { rules: { twoDoubles: 'all' }, dice: '2-1 6-5' },
      [
        'equal 0: differ, FS-2, no reason 0',
        ...SCORPION_ELSEWHERE,
        'pair 6-6 of 0,0, not sought, 0 of 1: one-tile, FS-4, no reason 0',
        'pair 6-5 of 0,1, scorpion, 4 of 4: counts, FS-4 by twoDoubles, large-scorpion -4',
        'pair 5-5 of 1,1, not sought, 0 of 1: one-tile, FS-4, no reason 0',
      ],
    ],
    [
      'a double that stands and counts for nothing',
      ['6-6', '6-5 right'],
      { dice: '6-6 2-1' },
      [
        'equal 0: differ, FS-2, no reason 0',
        ...SCORPION_ELSEWHERE,
        'pair 6-6 of 0,0, flower, 0 of 1: stands-unscored, FS-5 by standingPair, no reason 0',
        'pair 6-5 of 0,1, not sought, 0 of 2: neither, FS-5, no reason 0',
      ],
    ],
    [
      'a double that stands on the right',
      ['6-6', '6-5 left'],
      { dice: '6-6 2-1' },
      [
        'equal 0: differ, FS-2, no reason 0',
        ...SCORPION_ELSEWHERE,
        'pair 6-5 of 0,1, not sought, 0 of 2: neither, FS-5, no reason 0',
        'pair 6-6 of 1,1, flower, 0 of 1: stands-unscored, FS-5 by standingPair, no reason 0',
      ],
    ],
    [
      'a double that stands and costs again',
      ['6-6', '6-5 right'],
      { rules: { standingPair: 'scored' }, dice: '2-1 6-6' },
      [
        'equal 0: differ, FS-2, no reason 0',
        ...SCORPION_ELSEWHERE,
        'pair 6-6 of 0,0, scorpion, 1 of 1: stands-scored, FS-5 by standingPair, large-scorpion -1',
        'pair 6-5 of 0,1, not sought, 0 of 2: neither, FS-5, no reason 0',
      ],
    ],
    [
      'a Flower that stands and counts again',
      ['6-6', '6-5 right'],
      { rules: { standingPair: 'scored' }, dice: '6-6 2-1' },
      [
        'equal 0: differ, FS-2, no reason 0',
        ...SCORPION_ELSEWHERE,
        'pair 6-6 of 0,0, flower, 1 of 1: stands-scored, FS-5 by standingPair, long-flower 1',
        'pair 6-5 of 0,1, not sought, 0 of 2: neither, FS-5, no reason 0',
      ],
    ],
    [
      'what cancels: a tile, a pair and a double (FS-8)',
      ['6-6', '6-6 right'],
      { rules: { copies: 2 }, dice: '6-6 6-6' },
      [
        'equal 4: equal, FS-3, plural 3',
        'own flower: cancelled, FS-8, no reason 0',
        'own scorpion: cancelled, FS-8, no reason 0',
        'pair 6-6 of 0,0, flower, 0 of 1: cancelled, FS-8, no reason 0',
        'pair 6-6 of 0,1, flower, 0 of 4: cancelled, FS-8, no reason 0',
        'pair 6-6 of 1,1, flower, 0 of 1: cancelled, FS-8, no reason 0',
      ],
    ],
  ])('%s', (_, plays, table, expected) => {
    expect(looks(laid(plays, table))).toEqual(expected)
  })
})

describe('a play of Bergen', () => {
  test.each<[string, readonly string[], Table, readonly string[], readonly string[]]>([
    ['B-1: a double led alone', ['6-6'], {}, ['double-header 2'], ['equal 2: equal, B-1, double-header 2']],
    ['B-1: nothing where the ends differ', ['6-6', '6-2 right'], {}, [], ['equal 0: differ, B-1, no reason 0']],
    ['B-1: equal ends', ['6-6', '6-2 right', '6-4 left', '4-2 left'], {}, ['double-header 2'], ['equal 2: equal, B-1, double-header 2']],
    [
      'B-2: a triple header instead',
      ['6-6', '6-2 right', '6-4 left', '4-2 left', '2-2 right'],
      {},
      ['triple-header 3'],
      ['equal 3: equal, B-2, triple-header 3'],
    ],
    ['B-2: four halves of two sets', ['6-6', '6-6 right'], { rules: { copies: 2 } }, ['triple-header 3 of 4'], ['equal 4: equal, B-2, triple-header 3']],
  ])('%s', (_, plays, table, scored, looked) => {
    const play = laid(plays, { preset: 'bergen-draw', ...table })
    expect([reasons(play), looks(play)]).toEqual([scored, looked])
  })
})

/** Four arms of 9-9, of which two show a 2. */
const TWO_TWOS = ['9-9', '9-4 1', '9-2 2', '9-7 3', '9-0 4', '4-2 1']

describe('a play of Bergen with a spinner (B-10)', () => {
  test.each<[string, readonly string[], NonNullable<Table>['rules'], readonly string[], readonly string[]]>([
    ['a spinner led, both halves of which show', ['9-9'], {}, ['double-header 2 of 2 suit 9'], ['made 9, 2 of 0: B-10 by spinnerCount, double-header 2']],
    ['nothing for an arm begun, however long the spinner shows', ['9-9', '9-4 1'], {}, [], ['made 4, 1 of 0: B-10 by spinnerCount, no reason 0']],
    ['two ends that the play makes equal', TWO_TWOS, {}, ['double-header 2 of 2 suit 2'], ['made 2, 2 of 0,1: B-10 by spinnerCount, double-header 2']],
    ['three single ends', [...TWO_TWOS, '7-2 3'], {}, ['triple-header 3 of 3 suit 2'], ['made 2, 3 of 0,1,2: B-10 by spinnerCount, triple-header 3']],
    [
      'a double that joins an equal end',
      [...TWO_TWOS, '2-2 2'],
      {},
      ['triple-header 3 of 3 suit 2'],
      ['made 2, 3 of 0,1: B-10 by spinnerCount, triple-header 3'],
    ],
    [
      'four halves, no more than three',
      [...TWO_TWOS, '7-2 3', '2-2 2'],
      {},
      ['triple-header 3 of 4 suit 2'],
      ['made 2, 4 of 0,1,2: B-10 by spinnerCount, triple-header 3'],
    ],
    ['no pair that lay there before', [...TWO_TWOS, '7-5 3'], {}, [], ['made 5, 1 of 2: B-10 by spinnerCount, no reason 0']],
    ['no double that is alone with its number', [...TWO_TWOS, '7-7 3'], {}, [], ['made 7, 2 of 2: B-10 by spinnerCount, no reason 0']],
    [
      'the spinner too, while it shows, where arms may be begun in any order',
      ['9-9', '9-4 1', '4-2 1', '2-9 1'],
      { spinnerArms: 'any-time', copies: 2 },
      ['triple-header 3 of 3 suit 9'],
      ['made 9, 3 of 0,1: B-10 by spinnerCount, triple-header 3'],
    ],
    [
      'what a house gives for headers',
      [...TWO_TWOS, '7-2 3'],
      { tripleHeader: 5 },
      ['triple-header 5 of 3 suit 2'],
      ['made 2, 3 of 0,1,2: B-10 by spinnerCount, triple-header 5'],
    ],
    [
      'every number that shows, as in Double Bergen',
      [...TWO_TWOS, '7-7 3'],
      { spinnerCount: 'every-number' },
      ['of-a-suit 2 of 2 suit 2', 'of-a-suit 2 of 2 suit 7'],
      ['suit 0, 1 of 3: DB-3, no reason 0', 'suit 2, 2 of 0,1: DB-3, of-a-suit 2', 'suit 7, 2 of 2: DB-3, of-a-suit 2'],
    ],
  ])('%s', (_, plays, rules, scored, looked) => {
    const play = laid(plays, { preset: 'bergen-pagat', rules: { maxPip: 9, spinner: true, ...rules } })
    expect([reasons(play), looks(play)]).toEqual([scored, looked])
  })
})

describe('a play of Double Bergen (DB-3)', () => {
  test.each<[string, readonly string[], readonly string[], readonly string[]]>([
    ['counts the spinner for two while it shows', ['6-6'], ['of-a-suit 2 of 2 suit 6'], ['suit 6, 2 of 0: DB-3, of-a-suit 2']],
    [
      'counts every suit, also those the play did not make',
      ['6-6', '6-1 1', '6-2 2', '6-3 3', '6-4 4', '1-2 1', '4-3 4'],
      ['of-a-suit 2 of 2 suit 2', 'of-a-suit 2 of 2 suit 3'],
      ['suit 2, 2 of 0,1: DB-3, of-a-suit 2', 'suit 3, 2 of 2,3: DB-3, of-a-suit 2'],
    ],
    [
      'counts no suit that shows once',
      ['6-6', '6-1 1', '6-2 2', '6-3 3', '6-4 4'],
      [],
      ['suit 1, 1 of 0: DB-3, no reason 0', 'suit 2, 1 of 1: DB-3, no reason 0', 'suit 3, 1 of 2: DB-3, no reason 0', 'suit 4, 1 of 3: DB-3, no reason 0'],
    ],
    [
      'counts a blank as a suit, and doubles twice',
      ['6-6', '6-0 1', '6-2 2', '6-3 3', '6-4 4', '0-0 1', '2-0 2'],
      ['of-a-suit 3 of 3 suit 0'],
      ['suit 0, 3 of 0,1: DB-3, of-a-suit 3', 'suit 3, 1 of 2: DB-3, no reason 0', 'suit 4, 1 of 3: DB-3, no reason 0'],
    ],
  ])('%s', (_, plays, scored, looked) => {
    const play = laid(plays, { preset: 'double-bergen' })
    expect([reasons(play), looks(play)]).toEqual([scored, looked])
  })
})

test.each(Object.entries(REASON_RULES))('%s comes from %s: an example of that rule shows it', (code, rule) => {
  const examples = Object.values(EXAMPLES[rule])
  const shows = ({ says, claims }: Example) => says === 'yes' && claims.some((claim) => claim.kind === 'reason' && claim.code === code)
  expect(examples.some(shows), `${code} is no reason of ${rule} (ids.ts of the game), or its book/examples.ts shows none`).toBe(true)
})
