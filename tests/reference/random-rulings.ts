import { present } from '#shared/kernel/assert'
import type { Dispute, KnownTable } from '#shared/arbiter/dispute'
import type { RulingInput } from '#shared/arbiter/file/ruling-file'
import { armName, emptyLine } from '#shared/domino/line'
import type { LaidLine } from '#shared/domino/notation'
import type { SetChange } from '#shared/domino/set'
import { parseTile, tileOf, type Tile, type WrittenTile } from '#shared/domino/tile'
import { expectOk } from '#shared/kernel/result'
import { blockedRulesFor, SETTINGS } from '#shared/rules/house-rules'
import { LINE_PRESETS, PRESETS, type PresetId } from '#shared/rules/presets'
import { resolveRules } from '#shared/rules/resolve'
import { hasLine } from '#shared/games/index'
import type { GameId, Rules, RuleSettings } from '#shared/games/rules'
import { lineLaid, outFromLead, turned } from '../support/told-lines'
import { randomHands, setOf, type RandomHands } from './random-hands'
import { Random } from './random'

const written = (text: string): WrittenTile => expectOk(parseTile(text), 'a tile')
const tile = (text: string): Tile => written(text).tile

const DRAWN_APART: ReadonlySet<string> = new Set(['spinner', 'spinnerArms', 'spinnerCount', 'partners', 'blockedBy', 'pairOut'])

/** Names as families have them, and as they should not. */
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Zoë', '李雷', '👩‍👧', 'O’Neill "Jr."', 'x'.repeat(200)] as const

/** What may be told of a blocked round, of every preset and with every house rule: hands of any size, and a table that is known wholly, in part, or not at all. */
export function randomRuling(seed: number): RulingInput {
  const random = new Random(seed)
  const dealt = randomHands(seed)
  const preset = random.pick(LINE_PRESETS.filter((id) => dealt.hands.length === 4 || !PRESETS[id].settings.partners))
  const apart = new Random(seed + 1)
  const spinner = PRESETS[preset].game === 'bergen' ? randomSpinner(apart) : {}
  const rules = randomRules(random, preset, dealt, { ...spinner, ...(dealt.hands.length === 4 ? randomSides(apart) : {}) })
  const stock = leftOf(dealt, random)
  const set = randomSet(new Random(seed + 2), stock, rules)
  const { table, laid } = randomTable(random, rules, stock)
  const throws = rules.game === 'flower-and-scorpion' && (rules.blockedRule === 'flower-and-scorpion' || random.chance(0.5))
  const dispute: Dispute = {
    rules,
    ...(set === null ? {} : { set }),
    rolled: throws ? { flower: tileOf(...dealt.dice.flower), scorpion: tileOf(...dealt.dice.scorpion) } : null,
    table,
    hands: dealt.hands.map((hand) => ({
      kind: 'shown',
      tiles: hand.map(tile),
      ...(random.chance(0.3) ? { counted: random.pick([hand.length, hand.length + 1]) } : {}),
    })),
    boneyard: random.chance(0.4) ? random.whole(0, 20) : null,
    totals: dealt.totals,
  }
  return {
    dispute,
    laid,
    names: dealt.hands.map(() => random.pick(NAMES)),
    information: {
      preset,
      source: present(PRESETS[preset].source, 'a rule set with a line is written somewhere'),
      day: '2026-11-23',
      match: random.chance(0.5) ? { round: random.whole(1, 40), place: random.pick([null, 'Kitchen']) } : null,
      madeAt: '2026-11-23T20:15:00Z',
      madeBy: 'Caravan 0.1.0',
    },
  }
}

/** A spinner in Bergen or none, and the order of its arms; drawn apart, so that all else is told as it is without. */
const randomSpinner = (random: Random): Partial<RuleSettings> => ({ spinner: random.chance(0.2), spinnerArms: random.pick(['all-first', 'any-time'] as const) })

/** Partners or none, and what decides a block between them; drawn apart too. */
const randomSides = (random: Random): Partial<RuleSettings> => ({ partners: random.chance(0.5), blockedBy: random.pick(['side', 'side', 'player'] as const) })

function randomRules(random: Random, preset: PresetId, { players, maxPip, copies }: RandomHands, apart: Partial<RuleSettings>): Rules {
  const { game } = PRESETS[preset]
  const changed: Record<string, unknown> = { maxPip, copies, handSize: 1, reserve: random.pick([0, 2, 9]), ...apart }
  for (const { name, control, rules } of SETTINGS) {
    if (!Object.keys(rules).some((each) => hasLine(each as GameId))) continue
    if (name in changed || DRAWN_APART.has(name) || !random.chance(0.4)) continue
    if (control.kind === 'boolean') changed[name] = random.chance(0.5)
    else if (control.kind === 'choice') changed[name] = random.pick<string | number>(control.values)
    else changed[name] = random.whole(control.min, Math.min(control.max, control.min + 5))
  }
  changed['blockedRule'] = random.pick(blockedRulesFor(game))
  // a set that seats them all: who may sit down is not what is asked here
  return { ...expectOk(resolveRules(preset, changed as Partial<RuleSettings>, Math.min(players, 4)), 'the table can be'), players }
}

/** A set that is not what was said, or null; drawn apart too. Of the tiles in nobody's hand one may be missing, and any may be there once more. */
function randomSet(random: Random, stock: WrittenTile[], { maxPip }: Rules): SetChange | null {
  if (!random.chance(0.15)) return null
  const missing = stock.length > 0 && random.chance(0.6) ? stock.splice(random.whole(0, stock.length - 1), 1) : []
  const extra = missing.length === 0 || random.chance(0.5) ? [written(random.pick(setOf(maxPip, 1)))] : []
  stock.splice(random.whole(0, stock.length), 0, ...extra)
  return { missing: missing.map((each) => each.tile), extra: extra.map((each) => each.tile) }
}

/** The tiles in nobody's hand, in any order. */
function leftOf({ maxPip, copies, hands }: RandomHands, random: Random): WrittenTile[] {
  const stock = random.shuffled(setOf(maxPip, copies))
  for (const held of hands.flat()) stock.splice(stock.indexOf(held), 1)
  return stock.map(written)
}

interface TableWithLine {
  readonly table: KnownTable
  readonly laid: LaidLine | null
}

function randomTable(random: Random, rules: Rules, stock: WrittenTile[]): TableWithLine {
  const kind = random.pick(['line', 'line', 'line', 'ends', 'ends', 'empty', 'unknown'] as const)
  switch (kind) {
    case 'unknown':
      return { table: { kind }, laid: null }
    case 'empty':
      return { table: { kind: 'line', line: emptyLine(rules.layout), laid: [] }, laid: null }
    case 'ends': {
      const ends = Array.from({ length: rules.arms }, (_, arm) => ({ arm: armName(rules.layout, arm), suit: random.whole(0, rules.maxPip) })).filter(() =>
        random.chance(0.9),
      )
      const begun = ends.map((end) => (random.chance(0.2) ? { ...end, unstarted: true as const } : end))
      return {
        table: { kind, ends: begun, laid: random.chance(0.5) ? stock.slice(0, random.whole(0, stock.length)).map((each) => each.tile) : [] },
        laid: null,
      }
    }
    case 'line': {
      const grown = randomLine(random, rules, stock)
      return grown ?? { table: { kind: 'unknown' }, laid: null }
    }
  }
}

/** A line grown at random; null where there is no tile to lead. */
function randomLine(random: Random, rules: Rules, stock: WrittenTile[]): TableWithLine | null {
  const first = stock.findIndex((each) => rules.layout === 'two-ended' || each.first === each.second)
  if (first < 0) return null
  const [lead] = stock.splice(first, 1) as [WrittenTile]
  const arms: WrittenTile[][] = Array.from({ length: rules.arms }, () => [])
  const open = arms.map((_, arm) => (arm === 0 ? lead.first : lead.second))
  for (let more = random.pick([0, 1, 2, 6, 60, 400]); more > 0; more--) {
    // a cross goes up and down only once both sides of its first double have a tile (AF-4)
    const places = rules.layout === 'cross' && arms.slice(0, 2).some(({ length }) => length === 0) ? 2 : arms.length
    const arm = random.pick(Array.from({ length: places }, (_, at) => at).filter((at) => random.chance(0.9) || at === 0))
    const at = stock.findIndex(({ first: a, second: b }) => a === open[arm] || b === open[arm])
    if (at < 0) continue
    const [next] = stock.splice(at, 1) as [WrittenTile]
    const lies = next.first === open[arm] ? next : turned(next)
    arms[arm]?.push(lies)
    open[arm] = lies.second
  }
  const whole: LaidLine = { lead, arms }
  const known = rules.layout !== 'two-ended' || random.chance(0.6)
  // where nobody says which tile was led, the line is told from its left end
  const laid = known ? whole : outFromLead([...(arms[0] ?? []).map(turned).reverse(), lead, ...(arms[1] ?? [])], null)
  return {
    table: { kind: 'line', line: lineLaid(laid, rules, known), laid: [lead, ...arms.flat()].map((each) => each.tile) },
    laid,
  }
}
