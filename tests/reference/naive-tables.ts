export type Json = Readonly<Record<string, unknown>>

export interface Table {
  people: string[]
  partners: boolean
  totals: number[] | null
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
  return { people: [...(json.people as string[])], partners: json.partners === true, totals: null, said: [], state: 'playing' }
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

export function total(table: Table, people: readonly string[]): number {
  return people.reduce((sum, person) => sum + (table.totals as number[])[table.people.indexOf(person)]!, 0)
}
