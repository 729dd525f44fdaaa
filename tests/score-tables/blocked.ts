import { ruleOn } from '#shared/arbiter/rule'
import { tilesOfSet } from '#shared/domino/set'
import { highOf, isDouble, lowOf, makeTile, pipsOf, tileOf, type Tile } from '#shared/domino/tile'
import { present } from '#shared/kernel/assert'
import { expectOk } from '#shared/kernel/result'
import { evolve } from '#shared/match/evolve'
import type { PresetId } from '#shared/rules/presets'
import { resolveRules } from '#shared/rules/resolve'
import type { Rules, RuleSettings } from '#shared/games/rules'
import { resultOf, rulingOf } from '../../tools/checker/check-ruling.mjs'
import { blockedWinner } from '../reference/naive-blocked'
import { NAIVE_PRESETS, type NaiveRules } from '../reference/naive-rules'
import { bothAfter } from './both-scorers'
import { tellNumbers, type Part, type ScoreTable, type Tell } from './score-table'
import { THROWN } from './two-ended'

/** Who is asked what a blocked round comes to. The checker is the program that reads saved rulings. */
const OF_A_BLOCK = ['scorer', 'second scorer', 'checker'] as const

interface Throw {
  readonly flower: Tile
  readonly scorpion: Tile
}
type Hand = readonly Tile[]

const handText = (hand: Hand): string => hand.map(makeTile).join('+')
const throwText = (thrown: Throw | null): string => (thrown === null ? '' : ` ${makeTile(thrown.flower)} ${makeTile(thrown.scorpion)}`)

/** A blocked rule under one choice of its readings, and the hands that it is asked about. */
interface BlockedRuling {
  readonly name: string
  readonly preset: PresetId
  readonly settings: Partial<RuleSettings>
  /** Hands that differ in everything that the rule looks at, in three steps each: more steps three players cannot tell apart. */
  readonly hands: (thrown: Throw | null) => readonly Hand[]
  /** What is thrown while those are asked about; null where the rule asks for no dice. */
  readonly throws: readonly (Throw | null)[]
  /** Whether they are so few that `npm test` asks about all, or about one of them beside every other. */
  readonly byDay: 'whole' | readonly [hand: string]
}

/** Three seats are the most, and four copies are the most tiles of a kind that any of them can hold. */
const LARGE_SET = { maxPip: 9, copies: 4, handSize: 1 }

/* ---------- Hands ---------- */

const ORDINARY = tilesOfSet(LARGE_SET.maxPip).filter((tile) => !isDouble(tile))

/** The first ordinary tiles, so many with so many pips, in the order of the set. */
function ordinary(tiles: number, pips: number, left: readonly Tile[] = ORDINARY): Hand | null {
  if (tiles === 0) return pips === 0 ? [] : null
  for (const [at, tile] of left.entries()) {
    const rest = pipsOf(tile) > pips ? null : ordinary(tiles - 1, pips - pipsOf(tile), left.slice(at + 1))
    if (rest !== null) return [tile, ...rest]
  }
  return null
}

/** A hand with these doubles, so many tiles in all, and so many pips beside the doubles. */
function handOf(doubles: readonly number[], tiles: number, beside: number): Hand {
  const rest = present(ordinary(tiles - doubles.length, beside), `there are ${tiles - doubles.length} tiles with ${beside} pips`)
  return [...doubles.map((suit) => tileOf(suit, suit)), ...rest].sort((a, b) => a - b)
}

const pipsOfDoubles = (doubles: readonly number[]): number => doubles.reduce((sum, suit) => sum + 2 * suit, 0)

const LOWEST = [[], [0], [1], [2]] as const
const TILES = [2, 3, 4] as const
const PIPS = [12, 13, 14] as const

const HANDS = {
  'lowest-double-tiles-pips': () =>
    LOWEST.flatMap((doubles) => TILES.flatMap((tiles) => PIPS.map((pips) => handOf(doubles, tiles, pips - pipsOfDoubles(doubles))))),
  'doubles-pips': () => [[], [0], [0, 1], [0, 1, 2]].flatMap((doubles) => PIPS.map((pips) => handOf(doubles, 5, pips + 4 - pipsOfDoubles(doubles)))),
  pips: () => PIPS.map((pips) => handOf([], 2, pips)),
  // six pips more turn the order of the hands round if they are counted
  'double-pips-beside': () => [[], [0], [3]].flatMap((doubles) => PIPS.map((pips) => handOf(doubles, 3, pips))),
  'lowest-double-tiles': () => LOWEST.flatMap((doubles) => TILES.map((tiles) => handOf(doubles, tiles, PIPS[0]))),
} as const

/** Hands with or without what was thrown, and with no other double or one above, between or below the doubles of the dice. */
function handsWithThrown(thrown: Throw | null): readonly Hand[] {
  const { flower, scorpion } = present(thrown, 'the rule asks for dice')
  const held = flower === scorpion ? [[], [flower]] : [[], [flower], [scorpion], [flower, scorpion]]
  const others = [[], ...[2, 4, 6].map((suit) => [tileOf(suit, suit)])]
  return held.flatMap((tiles) => others.map((other) => (tiles.length + other.length === 0 ? [tileOf(9, 8)] : [...tiles, ...other].sort((a, b) => a - b))))
}

const FLOWERS = [tileOf(2, 1), tileOf(1, 1), tileOf(3, 3), tileOf(5, 5)]
const SCORPIONS = [tileOf(4, 3), tileOf(1, 1), tileOf(3, 3), tileOf(5, 5), tileOf(2, 1)]
const THROWS: readonly Throw[] = FLOWERS.flatMap((flower) => SCORPIONS.map((scorpion) => ({ flower, scorpion })))

const NO_THROW = [null]
const RULINGS: readonly BlockedRuling[] = [
  ...(['none', 'simple'] as const).map((americanGap): BlockedRuling => ({
    name: `american/${americanGap}`,
    preset: 'bergen-pagat',
    settings: { blockedRule: 'american', americanGap },
    hands: HANDS['lowest-double-tiles-pips'],
    throws: NO_THROW,
    byDay: ['0-0+1-0+2-0+5-4'],
  })),
  ...(['among-tied', 'all'] as const).map((germanTies): BlockedRuling => ({
    name: `german/${germanTies}`,
    preset: 'bergen-pagat',
    settings: { blockedRule: 'german', germanTies },
    hands: HANDS['doubles-pips'],
    throws: NO_THROW,
    byDay: 'whole',
  })),
  { name: 'simple', preset: 'bergen-pagat', settings: { blockedRule: 'simple' }, hands: HANDS.pips, throws: NO_THROW, byDay: 'whole' },
  {
    name: 'lightest-without-doubles',
    preset: 'bergen-hoyle',
    settings: { blockedRule: 'lightest-without-doubles' },
    hands: HANDS['double-pips-beside'],
    throws: NO_THROW,
    byDay: 'whole',
  },
  { name: 'picture', preset: 'bergen-pagat', settings: { blockedRule: 'picture' }, hands: HANDS['lowest-double-tiles'], throws: NO_THROW, byDay: 'whole' },
  {
    name: 'flower-and-scorpion',
    preset: 'flower-and-scorpion',
    settings: { blockedRule: 'flower-and-scorpion' },
    hands: handsWithThrown,
    throws: THROWS,
    byDay: ['2-1+2-2'],
  },
]

/* ---------- Whom a rule names ---------- */

interface Rulebooks {
  readonly rules: Rules
  readonly naive: NaiveRules
}

function rulebooksOf({ preset, settings }: BlockedRuling, players: number): Rulebooks {
  const changed = { ...LARGE_SET, ...settings }
  return {
    rules: expectOk(resolveRules(preset, changed, players), 'the table can be'),
    naive: { ...present(NAIVE_PRESETS[preset], 'the second scorer knows each preset'), ...(changed as object) },
  }
}

const faces = (tile: Tile): readonly [number, number] => [highOf(tile), lowOf(tile)]
const placed = (winner: number | null): readonly number[] => [winner === null ? 0 : winner + 1]

/** Tells whom a rule names: 1 is the first hand, 0 nobody. */
function tellWinner(tell: Tell, position: string, { rules, naive }: Rulebooks, hands: readonly Hand[], thrown: Throw | null): void {
  const texts = hands.map((hand) => hand.map(makeTile))
  const dice = thrown === null ? null : { flower: faces(thrown.flower), scorpion: faces(thrown.scorpion) }
  const thrownText = thrown === null ? null : { flower: makeTile(thrown.flower), scorpion: makeTile(thrown.scorpion) }
  const checker = rulingOf({ rules, dice: thrownText, hands: texts.map((tiles) => ({ tiles })) }) as { readonly winner: number | null }
  tellNumbers(tell, position, [
    placed(ruleOn({ rolled: thrown, totals: null }, rules, hands).ruling.winner),
    placed(blockedWinner(texts, dice, naive)),
    placed(checker.winner),
  ])
}

/** Two and three of the hands in which a rule sees everything it can see, each hand in every seat: a line `HANDS [FLOWER SCORPION] WINNER`. */
function measured(ruling: BlockedRuling): ScoreTable {
  return {
    name: `blocked/${ruling.name}`,
    answerers: OF_A_BLOCK,
    byDay: ruling.byDay === 'whole' ? 'whole' : ruling.byDay.map((hand) => `${hand},`),
    parts: () => {
      const lists = ruling.throws.map((thrown) => ({ thrown, hands: ruling.hands(thrown) }))
      const firsts = new Set(lists.flatMap(({ hands }) => hands.map(handText)))
      return [...firsts].map((first) => ({
        key: `${first},`,
        count: (tell) => {
          const [two, three] = [rulebooksOf(ruling, 2), rulebooksOf(ruling, 3)]
          for (const { thrown, hands } of lists) {
            const a = hands.find((hand) => handText(hand) === first)
            if (a === undefined) continue
            const say = (rulebooks: Rulebooks, held: readonly Hand[]) =>
              tellWinner(tell, `${held.map(handText).join(',')}${throwText(thrown)}`, rulebooks, held, thrown)
            for (const b of hands) {
              say(two, [a, b])
              for (const c of hands) say(three, [a, b, c])
            }
          }
        },
      }))
    },
  }
}

const SIX = tilesOfSet(6)
/** Every hand of one or two tiles of a double-six set. */
const SMALL_HANDS: readonly Hand[] = SIX.flatMap((a) => [[a], ...SIX.filter((b) => b > a).map((b) => [a, b])])

/** What may have been thrown: each tile that someone holds and dice can show, and the lowest that nobody holds. */
function throwsFor(held: readonly Tile[]): readonly Throw[] {
  const thrown = THROWN.map(([high, low]) => tileOf(high, low))
  const told = thrown.filter((tile, at) => held.includes(tile) || thrown.findIndex((each) => !held.includes(each)) === at)
  return told.flatMap((flower) => told.map((scorpion) => ({ flower, scorpion })))
}

/** Every two hands of one or two tiles of a double-six set, whatever the rule looks at: lines as those above. */
function dealt(ruling: BlockedRuling): ScoreTable {
  return {
    name: `blocked/${ruling.name}/dealt`,
    answerers: OF_A_BLOCK,
    byDay: ['1-1+2-0,'],
    parts: () =>
      SMALL_HANDS.map((first) => ({
        key: `${handText(first)},`,
        count: (tell) => {
          const rulebooks = rulebooksOf(ruling, 2)
          for (const second of SMALL_HANDS) {
            if (second.some((tile) => first.includes(tile))) continue
            const throws = ruling.throws === NO_THROW ? NO_THROW : throwsFor([...first, ...second])
            for (const thrown of throws) tellWinner(tell, `${handText(first)},${handText(second)}${throwText(thrown)}`, rulebooks, [first, second], thrown)
          }
        },
      })),
  }
}

/* ---------- What a round's end pays ---------- */

const to = (most: number): readonly number[] => Array.from({ length: most + 1 }, (_, each) => each)
const totalsText = (totals: readonly number[]): string => totals.join(',')

/** Ends a round of Double Bergen as blocked, which nobody can play in before there is a spinner, and tells everyone's total. */
function tellRoundEnd(tell: Tell, position: string, settings: Partial<RuleSettings>, hands: readonly Hand[], totals: readonly number[]): void {
  const both = bothAfter({ preset: 'double-bergen', rules: { copies: 4, ...settings }, players: hands.length, totals })
  const { state, naive } = both
  const after = expectOk(evolve(state, { type: 'block', player: 0, hands }), 'the round can be blocked').state
  const texts = hands.map((hand) => hand.map(makeTile))
  const code = naive.take({ type: 'block', hands: texts }, 1)
  if (code !== null) throw new Error(`the second scorer refuses ${position}: ${code}`)
  const file = { rules: state.rules, dice: null, hands: texts.map((tiles) => ({ tiles })), totals }
  const checked = resultOf(file, (rulingOf(file) as { readonly winner: number | null }).winner) as { readonly totals: readonly number[] }
  tellNumbers(tell, position, [after.totals, naive.totals, checked.totals])
}

const LOW_TILES = ORDINARY.slice(0, 6)

/** Tiles that are deducted from two and three players: a line `DEDUCTION TILES TOTALS`. */
const tilesDeducted: ScoreTable = {
  name: 'blocked/tiles-deducted',
  answerers: OF_A_BLOCK,
  byDay: 'whole',
  parts: () =>
    [0, 1, 2, 10].map((tileDeduction): Part => {
      const key = `${tileDeduction} `
      const counts = to(LOW_TILES.length).slice(1)
      return {
        key,
        count: (tell) => {
          const say = (held: readonly number[]) =>
            tellRoundEnd(
              tell,
              `${key}${totalsText(held)}`,
              { tileDeduction },
              held.map((count) => LOW_TILES.slice(0, count)),
              held.map(() => 0),
            )
          for (const a of counts) {
            for (const b of counts) {
              say([a, b])
              for (const c of counts) say([a, b, c])
            }
          }
        },
      }
    }),
}

const LOWEST_TILE = tileOf(1, 0)
const HIGH_TILES = [tileOf(6, 5), tileOf(6, 4), tileOf(5, 4)]

/**
 * What a blocked round pays and costs the first of two players near the floor, and whether that player wins it: a line `FLOOR DEDUCTION POINTS TOTAL TILES WINS TOTALS`.
 *
 * The other holds one tile and stands at 0.
 */
const roundEnd: ScoreTable = {
  name: 'round-end',
  answerers: OF_A_BLOCK,
  byDay: 'whole',
  parts: () =>
    [null, -3, 0].flatMap((floor) =>
      [0, 1, 2].flatMap((tileDeduction) =>
        [0, 1, 2].flatMap((blockedPoints) =>
          to(10)
            .map((above) => (floor ?? -3) + above)
            .map((total): Part => {
              const key = `${floor ?? 'none'} ${tileDeduction} ${blockedPoints} ${total} `
              return {
                key,
                count: (tell) => {
                  for (const tiles of [1, 2, 3]) {
                    for (const wins of [false, true]) {
                      const hands = wins ? [LOW_TILES.slice(0, tiles), [tileOf(6, 5)]] : [HIGH_TILES.slice(0, tiles), [LOWEST_TILE]]
                      const settings = { floor, tileDeduction, blockedPoints, blockedRule: 'simple' as const }
                      tellRoundEnd(tell, `${key}${tiles} ${wins ? 'wins' : 'loses'}`, settings, hands, [total, 0])
                    }
                  }
                },
              }
            }),
        ),
      ),
    ),
}

/** The seven blocked rules with their readings, and what a blocked round pays. */
export const blocked: readonly ScoreTable[] = [...RULINGS.map(measured), tilesDeducted, roundEnd, ...RULINGS.map(dealt)]
