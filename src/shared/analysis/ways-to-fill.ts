import type { Random } from '../kernel/random'

/** More numbers than these would keep a person waiting, and fill the memory of a phone. */
const MOST_COUNTS = 500_000

/**
 * In how many ways tiles can fill places of several kinds, each tile going into at most one.
 *
 * Counted from the last tile back: `#counts[tile][state]`, where a state is how many places of each kind are still empty.
 */
export class WaysToFill {
  readonly #steps: readonly number[]
  readonly #counts: readonly Float64Array[]

  private constructor(
    most: readonly number[],
    readonly kindsOf: readonly (readonly number[])[],
    states: number,
  ) {
    let step = 1
    this.#steps = most.map((each) => {
      const own = step
      step *= each + 1
      return own
    })
    const counts: Float64Array[] = Array.from({ length: kindsOf.length + 1 })
    const none = new Float64Array(states)
    none[0] = 1
    counts[kindsOf.length] = none
    const empty = most.map(() => 0)
    for (let tile = kindsOf.length - 1; tile >= 0; tile--) {
      const after = counts[tile + 1] as Float64Array
      const here = new Float64Array(states)
      empty.fill(0)
      for (let state = 0; state < states; state++) {
        let count = after[state] as number
        for (const kind of kindsOf[tile] as readonly number[]) {
          if ((empty[kind] as number) > 0) count += after[state - (this.#steps[kind] as number)] as number
        }
        here[state] = count
        countUp(empty, most)
      }
      counts[tile] = here
    }
    this.#counts = counts
  }

  /** `most`: places of each kind; `kindsOf`: for each tile, the kinds it may go into. Null where there would be too much to count. */
  static of(most: readonly number[], kindsOf: readonly (readonly number[])[]): WaysToFill | null {
    const states = most.reduce((product, each) => product * (each + 1), 1)
    return states * (kindsOf.length + 1) > MOST_COUNTS ? null : new WaysToFill(most, kindsOf, states)
  }

  /** Ways to fill so many places of each kind. */
  count(wanted: readonly number[]): number {
    return (this.#counts[0] as Float64Array)[this.#stateOf(wanted)] as number
  }

  /** One of them, each as likely as any other: for each tile its kind, −1 where it goes into none. */
  draw(wanted: readonly number[], random: Random): readonly number[] {
    const empty = wanted.slice()
    let state = this.#stateOf(wanted)
    return this.kindsOf.map((kinds, tile) => {
      const after = this.#counts[tile + 1] as Float64Array
      let left = random.next() * ((this.#counts[tile] as Float64Array)[state] as number)
      for (const kind of kinds) {
        if ((empty[kind] as number) === 0) continue
        const next = state - (this.#steps[kind] as number)
        left -= after[next] as number
        if (left >= 0) continue
        empty[kind] = (empty[kind] as number) - 1
        state = next
        return kind
      }
      return -1
    })
  }

  #stateOf(wanted: readonly number[]): number {
    return wanted.reduce((state, each, kind) => state + each * (this.#steps[kind] as number), 0)
  }
}

/** The next of all states, the first kind turning fastest. */
function countUp(empty: number[], most: readonly number[]): void {
  for (let kind = 0; kind < most.length; kind++) {
    if ((empty[kind] as number) < (most[kind] as number)) {
      empty[kind] = (empty[kind] as number) + 1
      return
    }
    empty[kind] = 0
  }
}
