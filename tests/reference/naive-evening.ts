import { drawFaults } from './naive-draw'
import { meeting, sideOf, sidesAt, tableOf, total, type Json, type Round, type Table } from './naive-tables'

/*
 * A second account of an evening, written from docs/drawing.md alone: it shares no code with src/shared/evening. It reads the events of a
 * record, looks at each draw, and counts points and places its own way.
 */

export interface NaivePlace {
  readonly person: string
  readonly place: number
  readonly points: number
}

export interface NaiveEvening {
  /** What is wrong with its draws. */
  readonly faults: readonly string[]
  readonly places: readonly NaivePlace[]
  readonly rounds: number
  /** Pairs that met a second time or more. */
  readonly again: number
}

export function checkEvening(events: readonly Json[]): NaiveEvening {
  const evening = new Naive()
  for (const event of events) evening.take(event)
  return { faults: evening.faults, places: evening.places(), rounds: evening.rounds.length, again: evening.again() }
}

export interface NaiveTable {
  readonly round: number
  readonly table: number
  readonly people: readonly string[]
  readonly partners: boolean
  /** Null where no result counts. */
  readonly totals: readonly number[] | null
  readonly gone: readonly number[]
  readonly matchId: string | null
  readonly preset: string
  /** When the round was drawn. */
  readonly at: number
}

/** The tables of an evening, and the places of those who sat down or had a bye. */
export function tablesPlayed(events: readonly Json[]): {
  readonly tables: readonly NaiveTable[]
  readonly places: readonly NaivePlace[]
  readonly preset: string
} {
  const evening = new Naive()
  const drawn: number[] = []
  const matches = new Map<Table, string>()
  for (const event of events) {
    if (event.type === 'opened') matches.set(evening.rounds.at(-1)!.tables[event.table as number]!, event.matchId as string)
    if (event.type === 'undrawn') drawn.pop()
    if (event.type === 'drawn') drawn.push(Date.parse(event.at as string))
    evening.take(event, false)
  }
  const preset = evening.settings.preset as string
  const there = (person: string): boolean =>
    evening.outs(person) > 0 || evening.rounds.some(({ tables }) => tables.some(({ people, state }) => state === 'settled' && people.includes(person)))
  return {
    preset,
    tables: evening.rounds.flatMap(({ tables }, round) =>
      tables.map((each, table) => ({
        round,
        table,
        people: each.people,
        partners: each.partners,
        totals: each.state === 'settled' ? each.totals : null,
        gone: each.gone,
        matchId: matches.get(each) ?? null,
        preset,
        at: drawn[round]!,
      })),
    ),
    places: evening.places().filter(({ person }) => there(person)),
  }
}

/** Events as they lie in a file. */
export function jsonOf(events: readonly unknown[]): readonly Json[] {
  return JSON.parse(JSON.stringify(events)) as readonly Json[]
}

/** Totals such that more is better. */
const ordering = ({ lowest }: Round, totals: unknown): number[] => (totals as number[]).map((each) => (lowest ? 0 - each : each))

const leavers = ({ gone }: Json): number[] => (gone as number[] | undefined) ?? []

class Naive {
  readonly faults: string[] = []
  readonly rounds: Round[] = []
  readonly known: string[] = []
  readonly here = new Set<string>()
  readonly partner = new Map<string, string>()
  /** Rounds that were closed. */
  readonly ended = new Set<Round>()
  settings: Json = {}

  /** `looks`: also at whether the draws are fair. */
  take(event: Json, looks = true): void {
    const { type } = event
    const last = this.rounds.at(-1)
    if (type === 'arranged') this.settings = event.settings as Json
    if (type === 'arrived')
      for (const { id } of event.people as readonly { id: string }[]) {
        if (!this.known.includes(id)) this.known.push(id)
        this.here.add(id)
      }
    if (type === 'left') this.leave(event.person as string)
    if (type === 'closed' && last !== undefined) this.ended.add(last)
    if (type === 'returned') this.here.add(event.person as string)
    if (type === 'partnered' || type === 'parted') {
      const [one, other] = event.people as [string, string]
      if (type === 'parted') [one, other].forEach((person) => this.partner.delete(person))
      else this.partner.set(one, other).set(other, one)
    }
    if (type === 'drawn') this.draw(event, looks)
    if (type === 'undrawn') this.rounds.pop()
    if (type === 'seated' && last !== undefined) this.seat(last, event)
    if (type === 'handed-in' || type === 'confirmed') this.said(last!, last!.tables[event.table as number] as Table, event)
    if (type === 'disagreed') this.rounds[event.round as number]!.tables[event.table as number]!.state = 'disagreed'
    if (type === 'corrected')
      Object.assign(this.rounds[event.round as number]!.tables[event.table as number]!, {
        state: 'settled',
        totals: ordering(this.rounds[event.round as number]!, event.totals),
        gone: leavers(event),
      })
  }

  private leave(person: string): void {
    this.here.delete(person)
    const last = this.rounds.at(-1)
    if (last === undefined || this.ended.has(last) || last.tables.every(({ people, state }) => people.length === 0 || state === 'settled')) return
    last.byes = last.byes.filter((each) => each !== person)
    const at = last.tables.findIndex(({ people, state }) => people.includes(person) && state === 'playing')
    const table = last.tables[at]
    if (table === undefined) return
    const others = table.people.filter((each) => each !== person)
    const stays = others.length > 1 && !table.partners
    if (!stays) last.byes.push(...others)
    last.tables[at] = tableOf({ people: stays ? others : [] })
  }

  private said(round: Round, table: Table, event: Json): void {
    const by = event.by as string
    if (event.type === 'handed-in') {
      Object.assign(table, { totals: ordering(round, event.totals), gone: leavers(event), said: [by], state: by === 'match' ? 'settled' : 'handed-in' })
      return
    }
    table.said.push(by)
    const sides = new Set(table.said.map((who) => sideOf(table, who)))
    if (by === 'host' || sides.size > 1) table.state = 'settled'
  }

  private seat(round: Round, event: Json): void {
    round.byes = [...(event.byes as string[])]
    round.tables = (event.tables as readonly Json[]).map((now, index) => {
      const before = round.tables[index]
      return before !== undefined && String(before.people) === String(now.people) ? before : tableOf(now)
    })
  }

  /** How often two met, from the rounds before. */
  met(one: string, other: string): number {
    let count = 0
    for (const { tables } of this.rounds)
      for (const table of tables) if (table.people.includes(one) && table.people.includes(other) && sideOf(table, one) !== sideOf(table, other)) count++
    return count
  }

  again(): number {
    return this.known.flatMap((one, at) => this.known.slice(at + 1).filter((other) => this.met(one, other) > 1)).length
  }

  outs(person: string): number {
    return this.rounds.filter(({ byes }) => byes.includes(person)).length
  }

  smalls(person: string): number {
    return this.rounds.filter(({ tables, size }) => tables.some(({ people }) => people.includes(person) && people.length < size)).length
  }

  points(): Map<string, number> {
    const points = new Map(this.known.map((person) => [person, 0]))
    const add = (person: string, more: number): unknown => points.set(person, (points.get(person) as number) + more)
    for (const { tables, byes, size, method } of this.rounds) {
      const full = method === 'partners' ? 2 : size
      const win = this.settings.points === 'place' ? full - 1 : 1
      const bye = this.settings.byePoints === 'win' ? win : this.settings.byePoints === 'middle' ? Math.floor(win) / 2 : 0
      for (const person of byes) add(person, bye)
      for (const table of tables.filter(({ state }) => state === 'settled')) for (const person of table.people) add(person, this.earned(table, person, full))
    }
    return points
  }

  private earned(table: Table, person: string, full: number): number {
    const sides = sidesAt(table)
    const own = sides.find((side) => side.includes(person)) as string[]
    const others = sides.filter((side) => !side.includes(person)).map((side) => meeting(table, own, side))
    const [less, same] = [others.filter((each) => each === 1).length, others.filter((each) => each === 0.5).length]
    if (this.settings.points === 'place') return less + same / 2 + Math.max(0, full - sides.length)
    return others.includes(0) ? 0 : same === 0 ? 1 : 0.5
  }

  places(): readonly NaivePlace[] {
    const points = this.points()
    const rows = this.known.map((person) => {
      const own = points.get(person) as number
      const level = this.known.filter((other) => points.get(other) === own)
      const meetings = (one: string, other: string): Table[] =>
        this.rounds.flatMap(({ tables }) =>
          tables.filter(
            (table) => table.state === 'settled' && table.people.includes(one) && table.people.includes(other) && sideOf(table, one) !== sideOf(table, other),
          ),
        )
      const all = level.length > 1 && level.every((one) => level.every((other) => one === other || meetings(one, other).length > 0))
      const ahead = (table: Table, other: string): number => {
        const [mine, theirs] = [person, other].map((each) => sidesAt(table).find((side) => side.includes(each)) as string[])
        return meeting(table, mine!, theirs!)
      }
      const direct = all
        ? level.flatMap((other) => (other === person ? [] : meetings(person, other).map((table) => ahead(table, other)))).reduce((a, b) => a + b, 0)
        : 0
      const met = this.rounds.flatMap(({ tables }) =>
        tables
          .filter(({ people }) => people.includes(person))
          .flatMap((table) => table.people.filter((other) => sideOf(table, other) !== sideOf(table, person))),
      )
      const strength = met.length === 0 ? 0 : met.reduce((sum, other) => sum + (points.get(other) as number), 0) / met.length
      return { person, order: [own, direct, strength, this.difference(person)] }
    })
    const before = (a: (typeof rows)[number], b: (typeof rows)[number]): boolean => {
      for (const [at, value] of a.order.entries()) if (Math.abs(value - b.order[at]!) > 1e-7) return value > b.order[at]!
      return false
    }
    return rows.map((row) => ({ person: row.person, points: row.order[0]!, place: 1 + rows.filter((other) => before(other, row)).length }))
  }

  private difference(person: string): number {
    let sum = 0
    for (const table of this.rounds.flatMap(({ tables }) => tables)) {
      if (table.state !== 'settled' || !table.people.includes(person)) continue
      const side = sidesAt(table).find((each) => each.includes(person)) as string[]
      const rest = table.people.filter((each) => !side.includes(each))
      sum += total(table, side) / side.length - total(table, rest) / rest.length
    }
    return sum
  }

  /** In which games the lowest total is ahead: Mexican Train and its like, and a pad that says so. */
  private lowest(): boolean {
    const { preset, rules } = this.settings as { preset: string; rules?: { goal?: string } }
    return (preset === 'round-totals' && rules?.goal !== 'highest') || (preset === 'score-pad' && rules?.goal === 'lowest')
  }

  private draw(event: Json, looks: boolean): void {
    const round: Round = {
      method: event.method as string,
      size: event.size as number,
      tables: (event.tables as readonly Json[]).map(tableOf),
      byes: [...(event.byes as string[])],
      lowest: this.lowest(),
    }
    const fault = (text: string): unknown => this.faults.push(`round ${this.rounds.length + 1}: ${text}`)
    if (looks) for (const text of drawFaults(this, round, event.uneven === 'bye')) fault(text)
    this.rounds.push(round)
  }
}
