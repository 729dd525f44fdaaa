export type Json = Readonly<Record<string, unknown>>

export interface Table {
  people: string[]
  partners: boolean
  totals: number[] | null
  /** Seats of those who left before the end. */
  gone: number[]
  said: string[]
  state: 'playing' | 'handed-in' | 'settled' | 'disagreed'
}
export interface Round {
  method: string
  size: number
  /** The lowest total is ahead. */
  lowest: boolean
  tables: Table[]
  byes: string[]
}

export function tableOf(json: Json): Table {
  return { people: [...(json.people as string[])], partners: json.partners === true, totals: null, gone: [], said: [], state: 'playing' }
}

export function sidesAt({ people, partners }: Table): string[][] {
  return partners
    ? [
        [people[0]!, people[2]!],
        [people[1]!, people[3]!],
      ]
    : people.map((person) => [person])
}

export function sideOf(table: Table, person: string): number {
  return sidesAt(table).findIndex((side) => side.includes(person))
}

/** Whether one side ended ahead of the other (1), level (a half) or behind (0): those who stayed first, then by totals. */
export function meeting(table: Table, one: readonly string[], other: readonly string[]): 0 | 0.5 | 1 {
  const left = (side: readonly string[]): boolean => table.gone.some((seat) => side.includes(table.people[seat]!))
  if (left(one) !== left(other)) return left(one) ? 0 : 1
  const [mine, theirs] = [total(table, one), total(table, other)]
  return mine > theirs ? 1 : mine === theirs ? 0.5 : 0
}

export function total(table: Table, people: readonly string[]): number {
  return people.reduce((sum, person) => sum + (table.totals as number[])[table.people.indexOf(person)]!, 0)
}
