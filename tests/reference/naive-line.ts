import { armNames, hasSpinner, isCross, type NaiveRules } from './naive-rules'

export type Arm = string | number

/** A tile on the table: `halves` is [towards the lead, outwards], of the lead [left, right]; `turn` counts the plays of the round. */
export interface LaidTile {
  readonly turn: number
  readonly halves: readonly [number, number]
}

/** The table: every tile that was laid, in the order in which it lies outwards on its arm. */
export interface NaiveLine {
  readonly lead: LaidTile | null
  readonly arms: ReadonlyMap<Arm, readonly LaidTile[]>
  /** The line was found lying there: which of its tiles was led cannot be seen. */
  readonly leadUnknown?: boolean
}

export interface Half {
  readonly suit: number
  readonly turn: number
}

export function emptyNaiveLine(rules: NaiveRules): NaiveLine {
  return { lead: null, arms: new Map(armNames(rules).map((arm) => [arm, []])) }
}

const double = (tile: LaidTile) => tile.halves[0] === tile.halves[1]

/** AF-4: the first double that was laid in a cross, and whether both its sides have a tile. */
function spinnerOf(line: NaiveLine): { readonly suit: number; readonly covered: boolean } | null {
  const [left = [], right = []] = [line.arms.get('left'), line.arms.get('right')]
  const doubles = [...(line.lead === null ? [] : [line.lead]), ...left, ...right].filter(double).sort((a, b) => a.turn - b.turn)
  const [first] = doubles
  if (first === undefined) return null
  const covered = first === line.lead ? left.length > 0 && right.length > 0 : left.at(-1) !== first && right.at(-1) !== first
  return { suit: first.halves[0], covered }
}

/** The suit that lies open at an arm. */
export function suitAt(line: NaiveLine, arm: Arm): number {
  const last = line.arms.get(arm)?.at(-1)
  if (last !== undefined) return last.halves[1]
  if (line.lead === null) throw new Error('nothing lies on the table')
  if (arm === 'up' || arm === 'down') return spinnerOf(line)?.suit ?? -1
  return arm === 'right' ? line.lead.halves[1] : line.lead.halves[0]
}

/**
 * Arms that may be played on now. DB-2: all arms of the spinner must be started before any is extended.
 * B-6: when the lead is a double, both its sides must be played on before any other tile is. B-10: with a spinner in Bergen a table may allow any order.
 */
export function openArms(line: NaiveLine, rules: NaiveRules): readonly Arm[] {
  const names = [...line.arms.keys()]
  if (line.lead === null) return []
  if (isCross(rules)) return spinnerOf(line)?.covered === true ? names : ['left', 'right']
  const untouched = names.filter((arm) => line.arms.get(arm)?.length === 0)
  if (rules.game === 'double-bergen' && untouched.length > 0) return untouched
  if (rules.game === 'bergen' && rules.spinner && rules.spinnerArms === 'all-first' && untouched.length > 0) return untouched
  if (rules.game === 'bergen' && rules.completeFirstDouble && line.leadUnknown !== true && double(line.lead) && untouched.length > 0) return untouched
  return names
}

/** Arms where a tile can be laid: one of its halves is the suit that lies open there. */
export function fits(line: NaiveLine, rules: NaiveRules, halves: readonly [number, number]): readonly Arm[] {
  return openArms(line, rules).filter((arm) => halves.includes(suitAt(line, arm)))
}

export function lay(line: NaiveLine, arm: Arm, halves: readonly [number, number], turn: number): NaiveLine {
  const joined = suitAt(line, arm)
  const outward = halves[0] === joined ? halves[1] : halves[0]
  return layAsItLies(line, arm, [joined, outward], turn)
}

/** M-2: whatever the end shows, the first half lies at the line and the second outward. */
export function layAsItLies(line: NaiveLine, arm: Arm, halves: readonly [number, number], turn: number): NaiveLine {
  const arms = new Map(line.arms)
  arms.set(arm, [...(line.arms.get(arm) ?? []), { turn, halves }])
  return { ...line, arms }
}

/**
 * Every half that lies open, with the turn its tile was laid. Terms: a double at an end exposes both halves, an ordinary
 * tile one. DB-3: the spinner is exposed until all its arms are started.
 */
export function exposedHalves(line: NaiveLine, rules: NaiveRules): readonly Half[] {
  const { lead } = line
  if (lead === null) return []
  const open: Half[] = []
  const both = (tile: LaidTile) => tile.halves.forEach((suit) => open.push({ suit, turn: tile.turn }))
  // AF-7: nothing is open at an end of the spinner that nobody has played on
  const empty = [...line.arms].filter(([arm, tiles]) => tiles.length === 0 && arm !== 'up' && arm !== 'down').map(([arm]) => arm)
  for (const tiles of line.arms.values()) {
    const last = tiles.at(-1)
    if (last === undefined) continue
    if (double(last)) both(last)
    else open.push({ suit: last.halves[1], turn: last.turn })
  }
  if (empty.length > 0 && (hasSpinner(rules) || double(lead))) both(lead)
  else for (const arm of empty) open.push({ suit: suitAt(line, arm), turn: lead.turn })
  return open
}
