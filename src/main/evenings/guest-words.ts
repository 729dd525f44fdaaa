import type { Guest } from '#shared/contract/authority'
import type { EveningHostRefusal } from '#shared/contract/evenings'

/** What all devices of one address may say in a round: a whole club behind one address says less. */
const OF_ADDRESS = 1000

/** A table of a round, from 1. */
interface At {
  readonly round: number
  readonly table: number
}

/** What devices have said in the running round of an evening. */
interface Round {
  readonly round: number
  readonly said: Map<string, number>
  /** From which address the latest result of a table came, and when. */
  readonly handedIn: Map<number, { readonly from: string; readonly at: number }>
}

/** Who has said what of late, so that one device is not two sides, and does not fill the record. Of this run alone. */
export class GuestWords {
  readonly #elapsed: () => number
  readonly #rounds = new Map<string, Round>()

  /** `elapsed`: milliseconds of a clock that is never set. */
  constructor(elapsed: () => number) {
    this.#elapsed = elapsed
  }

  /** How much a device may say that has said it all; null where it may say more. */
  over(evening: string, round: number, { from }: Guest): number | null {
    return (this.#of(evening, round).said.get(from) ?? 0) >= OF_ADDRESS ? OF_ADDRESS : null
  }

  count(evening: string, round: number, { from }: Guest): void {
    const { said } = this.#of(evening, round)
    said.set(from, (said.get(from) ?? 0) + 1)
  }

  handedIn(evening: string, { round, table }: At, { from }: Guest): void {
    this.#of(evening, round).handedIn.set(table, { from, at: this.#elapsed() })
  }

  /**
   * Why a device may not agree to a result: it came in after the result, from the address from which that was handed in.
   *
   * The tablet of a table speaks for both sides, and those who were in before may well share an address: all phones of a club can be behind one.
   */
  refusalOf(evening: string, { round, table }: At, { place, from, since }: Guest): EveningHostRefusal | null {
    const handed = this.#of(evening, round).handedIn.get(table)
    return place.kind === 'person' && handed?.from === from && since >= handed.at ? { kind: 'same-device' } : null
  }

  #of(evening: string, round: number): Round {
    const known = this.#rounds.get(evening)
    if (known?.round === round) return known
    const begun: Round = { round, said: new Map(), handedIn: new Map() }
    this.#rounds.set(evening, begun)
    return begun
  }
}
