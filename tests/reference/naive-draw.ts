import { bestOfTwos, canAllBeFresh, less, type Cost, type Units } from './naive-pairs'
import { sidesAt, type Round } from './naive-tables'

/** What is known before a draw. */
export interface Before {
  readonly here: ReadonlySet<string>
  readonly partner: ReadonlyMap<string, string>
  met(one: string, other: string): number
  outs(person: string): number
  smalls(person: string): number
  points(): ReadonlyMap<string, number>
}

/** What is wrong with a draw, by docs/drawing.md. */
export function* drawFaults(evening: Before, round: Round, byesAllowed: boolean): Generator<string> {
  const pairs = round.method === 'partners'
  const units: Units = {
    tables: round.tables.map((table) => (pairs ? sidesAt(table) : table.people.map((person) => [person]))),
    out: pairs
      ? round.byes.filter((person) => person < evening.partner.get(person)!).map((person) => [person, evening.partner.get(person)!])
      : round.byes.map((person) => [person]),
  }
  const placed = [...round.tables.flatMap(({ people }) => people), ...round.byes]
  if (new Set(placed).size !== placed.length) yield 'somebody sits twice'
  const all = [...evening.here].filter((person) => !pairs || evening.here.has(evening.partner.get(person) ?? ''))
  if ([...placed].sort().join() !== all.sort().join()) yield 'not everyone who is here has one place'
  if (pairs && units.tables.some((sides) => sides.some(([one, other]) => evening.partner.get(one!) !== other))) yield 'partners do not sit opposite each other'

  const [count, full] = [units.tables.flat().length + units.out.length, pairs ? 2 : round.size]
  const sizes = units.tables.map((table) => table.length).sort((a, b) => b - a)
  if (sizes.join() !== wantedSizes(count, full, byesAllowed).join()) yield `tables of ${sizes.join()} for ${count}`

  const rules = rulesOf(evening, round.method, units, full)
  const most = Math.max(-1, ...units.out.map((unit) => rules.byes(unit)))
  if (units.tables.flat().some((unit) => rules.byes(unit) < most)) yield 'somebody has a bye who had more of them than another'
  const cost = rules.cost(units)
  if (full === 2) {
    if (cost[1]! > 0 && canAllBeFresh(freshGraph(units, rules))) yield 'somebody meets again, and need not'
    const best = bestOfTwos(units, rules.cost)
    if (best !== null && less(best, cost)) yield `best is ${best.join()}, drawn was ${cost.join()}`
  }
  const better = betterExchange(units, rules.cost)
  if (better !== null) yield `exchanging ${better} is better`
  if (round.method === 'swiss' || pairs) {
    const levels = units.tables.map((table) => table.reduce((sum, unit) => sum + rules.group(unit), 0) / table.length)
    if (levels.some((level, at) => at > 0 && level > levels[at - 1]!)) yield 'the leaders’ table is not the first'
  }
}

interface Rules {
  readonly byes: (unit: readonly string[]) => number
  readonly group: (unit: readonly string[]) => number
  readonly fresh: (one: readonly string[], other: readonly string[]) => boolean
  readonly cost: Cost
}

/** What a draw costs by each rule in order: byes, meetings, distance, smaller tables. The plan of the circle is left out; it only chooses among equals. */
function rulesOf(evening: Before, method: string, units: Units, full: number): Rules {
  const points = evening.points()
  const once = <T>(of: (unit: readonly string[]) => T): ((unit: readonly string[]) => T) => {
    const kept = new Map<string, T>()
    return (unit) => kept.get(unit.join()) ?? (kept.set(unit.join(), of(unit)).get(unit.join()) as T)
  }
  const sum = once((unit) => unit.reduce((all, person) => all + points.get(person)!, 0))
  const levels = [...new Set([...units.tables.flat(), ...units.out].map(sum))].sort((a, b) => a - b)
  const counts = method === 'swiss' || method === 'partners'
  const group = (unit: readonly string[]): number => (counts ? levels.indexOf(sum(unit)) : 0)
  const byes = once((unit) => Math.max(...unit.map((person) => evening.outs(person))))
  const smalls = once((unit) => Math.max(...unit.map((person) => evening.smalls(person))))
  const kept = new Map<string, number>()
  const met = (one: readonly string[], other: readonly string[]): number => {
    const key = [one.join(), other.join()].sort().join('|')
    const known = kept.get(key) ?? one.flatMap((a) => other.map((b) => evening.met(a, b))).reduce((a, b) => a + b, 0)
    kept.set(key, known)
    return known
  }
  const cost: Cost = ({ tables, out }) => {
    const [bye, meetings, apart, small] = [0, 0, 0, 0]
    const found = [bye, meetings, apart, small]
    for (const unit of out) {
      found[0]! += byes(unit)
      found[2]! += group(unit) ** 2
    }
    for (const table of tables)
      for (const [at, one] of table.entries()) {
        if (table.length < full) found[3]! += smalls(one)
        for (const other of table.slice(at + 1)) {
          found[1]! += met(one, other) ** 2
          found[2]! += (group(one) - group(other)) ** 2
        }
      }
    return found
  }
  return { byes, group, cost, fresh: (one, other) => met(one, other) === 0 }
}

/** Who may sit with whom without having met; one who sits out goes with nobody, who takes anyone with the fewest byes. */
function freshGraph({ tables, out }: Units, { byes, fresh }: Rules): boolean[][] {
  const all = [...tables.flat(), ...out]
  const fewest = Math.min(...all.map(byes))
  const graph = all.map((one) => [...all.map((other) => one !== other && fresh(one, other)), ...out.map(() => byes(one) === fewest)])
  for (const at of out.keys()) graph.push([...all.map((one) => byes(one) === fewest), ...out.map((_, other) => other !== at && false)])
  return graph
}

/** Two units whose exchange makes the draw better by the rules; null where there are none. Looks at the tables concerned only. */
function betterExchange({ tables, out }: Units, cost: Cost): string | null {
  const groups: string[][][] = [...tables, ...out.map((unit) => [unit])]
  const isOut = (at: number): boolean => at >= tables.length
  const of = (here: number, there: number, a: string[][], b: string[][]): readonly number[] =>
    cost({ tables: [...(isOut(here) ? [] : [a]), ...(isOut(there) ? [] : [b])], out: [...(isOut(here) ? a : []), ...(isOut(there) ? b : [])] })
  for (let here = 0; here < groups.length; here++)
    for (let there = here + 1; there < groups.length; there++) {
      const [a, b] = [groups[here]!, groups[there]!]
      const now = of(here, there, a, b)
      for (const one of a)
        for (const other of b) {
          const then = of(
            here,
            there,
            a.map((unit) => (unit === one ? other : unit)),
            b.map((unit) => (unit === other ? one : unit)),
          )
          if (less(then, now)) return `${one.join()} and ${other.join()}`
        }
    }
  return null
}

function wantedSizes(count: number, full: number, byesAllowed: boolean): readonly number[] {
  if (count < full) return [count]
  if (byesAllowed || full === 2) return new Array<number>(Math.floor(count / full)).fill(full)
  let tables = 1
  while (tables * full < count) tables++
  const sizes = new Array<number>(tables).fill(0)
  for (let person = 0; person < count; person++) sizes[person % tables]!++
  return sizes
}
