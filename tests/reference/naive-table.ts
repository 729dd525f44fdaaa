import type { Arm, LaidTile, NaiveLine } from './naive-line'
import { isDoubleText, isObject, readTile, tileText } from './naive-record'
import { allTiles, armNames, hasSpinner, isCross, type NaiveRules } from './naive-rules'
import { sums } from './naive-sides'

/** What a `table` event leaves: the line, its tiles as text, and what it says of hands, totals and boneyard. */
export interface NaiveTable {
  readonly line: NaiveLine
  readonly laid: string[]
  readonly hands: number[]
  readonly totals: number[]
  readonly boneyard: number
}

/** The match before the event. */
interface Before {
  readonly rules: NaiveRules
  readonly players: number
  readonly target: number
  readonly laid: readonly string[]
  /** How often the set has a tile, and what it has too few and too many (M-10). */
  readonly copiesOf: (tile: string) => number
  readonly missing: readonly string[]
  readonly extra: readonly string[]
  readonly totals: readonly number[]
  /** Who has left the match (M-11). */
  readonly gone: readonly number[]
}

/** A line as a record writes it: the leftmost tile or the spinner, and what lies on each arm from there, outward. */
interface Written {
  readonly lead: string
  readonly arms: ReadonlyMap<Arm, readonly string[]>
}

/** What no tile shows. */
const NO_SUIT = -1

const areTexts = (list: unknown): list is readonly string[] => Array.isArray(list) && list.every((each) => typeof each === 'string')

/** The largest set there is. */
const LARGEST = 18

const isDouble = (text: string): boolean => {
  const halves = readTile(text, LARGEST)
  return halves !== null && halves[0] === halves[1]
}

function written(line: unknown, rules: NaiveRules): Written | null {
  const names = armNames(rules)
  // AF-4: of two doubles in a row nobody could tell which was the first
  const cross = isCross(rules)
  if (cross ? areTexts(line) : !hasSpinner(rules)) {
    if (!areTexts(line) || line[0] === undefined || (cross && line.filter(isDouble).length > 1)) return null
    return {
      lead: line[0],
      arms: new Map([
        ['left', []],
        ['right', line.slice(1)],
      ]),
    }
  }
  if (!isObject(line) || typeof line['spinner'] !== 'string' || (cross && !isDouble(line['spinner']))) return null
  const outward = line['arms']
  if (!Array.isArray(outward) || !outward.every(areTexts) || outward.length > names.length) return null
  return { lead: line['spinner'], arms: new Map(names.map((name, at) => [name, outward[at] ?? []])) }
}

/** One whole number for each player. */
function perPlayer(said: unknown, players: number): number[] | null {
  if (!Array.isArray(said) || said.length !== players || !said.every((each) => Number.isInteger(each))) return null
  return [...(said as readonly number[])]
}

/** The points so far: only while nobody has any, below the target where a play that reaches it wins, nobody below the floor. */
function named(said: unknown, { rules, players, target, totals }: Before): number[] | null {
  if (said === undefined) return [...totals]
  const read = perPlayer(said, players)
  if (read === null || totals.some((total) => total !== 0)) return null
  const standing = sums(rules, read)
  if (rules.win === 'immediate' && standing.some((total) => total >= target)) return null
  if (rules.floor !== null && Math.min(...standing) < rules.floor) return null
  return read
}

/** The table as it lies (record format, `table`), or the code of the error: `bad-event` before all others, then tile by tile. */
export function shownTable(event: { readonly [name: string]: unknown }, before: Before): NaiveTable | string {
  const { rules, players } = before
  const line = written(event['line'], rules)
  const hands = perPlayer(event['hands'], players)
  const totals = named(event['totals'], before)
  if (before.laid.length > 0 || line === null || hands === null || totals === null) return 'bad-event'
  const tiles = [line.lead, ...[...line.arms.values()].flat()]
  const held = hands.reduce((sum, each) => sum + each, 0)
  const boneyard = allTiles(rules).length + before.extra.length - before.missing.length - tiles.length - held
  if (hands.some((each, seat) => (before.gone.includes(seat) ? each !== 0 : each < 1)) || boneyard < 0) return 'bad-event'

  const laid: string[] = []
  /** The tile as it lies, `joins` being the suit it has to begin with. */
  const put = (text: string, joins: number | null): LaidTile | string => {
    const halves = readTile(text, rules.maxPip)
    if (halves === null) return 'bad-tile'
    const tile = tileText(halves)
    if (laid.filter((each) => each === tile).length >= before.copiesOf(tile)) return 'tile-already-played'
    if (joins === null && hasSpinner(rules) && !isDoubleText(tile)) return 'lead-must-be-double'
    if (joins !== null && halves[0] !== joins) return 'does-not-match'
    laid.push(tile)
    return { turn: laid.length, halves }
  }
  const lead = put(line.lead, null)
  if (typeof lead === 'string') return lead
  const arms = new Map<Arm, readonly LaidTile[]>(isCross(rules) ? armNames(rules).map((arm) => [arm, []]) : [])
  for (const [arm, texts] of line.arms) {
    const lying: LaidTile[] = []
    const closed = (arm === 'up' || arm === 'down') && !['left', 'right'].every((side) => (arms.get(side)?.length ?? 0) > 0)
    for (const text of texts) {
      const tile = put(text, closed ? NO_SUIT : (lying.at(-1)?.halves[1] ?? lead.halves[1]))
      if (typeof tile === 'string') return tile
      lying.push(tile)
    }
    arms.set(arm, lying)
  }
  // Of two tiles or more nobody knows which was led, so B-6 has nothing to ask for.
  return { line: { lead, arms, leadUnknown: tiles.length > 1 && !hasSpinner(rules) }, laid, hands, totals, boneyard }
}
