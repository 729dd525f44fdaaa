/** Places count from 1, and blossoms after them; an edge between two of them is one number. A weight is what an edge is worth: the greater, the less it costs. */
export class PricedEdges {
  readonly places: readonly number[]
  readonly blossoms: readonly number[]
  /** Places, then blossoms. */
  readonly nodes: readonly number[]
  /** What each place pays, and each blossom. */
  readonly price: Float64Array
  readonly #wide: number
  readonly #weight: Float64Array
  readonly #from: Int32Array
  readonly #to: Int32Array

  constructor(places: number, wide: number, cost: (one: number, other: number) => number) {
    this.nodes = Array.from({ length: wide - 1 }, (_, before) => before + 1)
    this.places = this.nodes.slice(0, places)
    this.blossoms = this.nodes.slice(places)
    this.#wide = wide
    this.#weight = new Float64Array(wide * wide)
    this.#from = new Int32Array(wide * wide)
    this.#to = new Int32Array(wide * wide)
    this.price = new Float64Array(wide)
    let dearest = 0
    for (const one of this.places) for (const other of this.places) if (other < one) dearest = Math.max(dearest, cost(one - 1, other - 1))
    for (const one of this.places) {
      this.price[one] = dearest + 1
      for (const other of this.places) {
        const edge = this.between(one, other)
        this.#from[edge] = one
        this.#to[edge] = other
        // an edge is worth more than nothing, so everyone has a partner in the best matching
        if (one !== other) this.#weight[edge] = dearest + 1 - cost(Math.max(one, other) - 1, Math.min(one, other) - 1)
      }
    }
  }

  isPlace(node: number): boolean {
    return node <= this.places.length
  }

  between(one: number, other: number): number {
    return one * this.#wide + other
  }

  /** The places at the ends of an edge, which may lie deep within blossoms. */
  from(edge: number): number {
    return at(this.#from, edge)
  }

  to(edge: number): number {
    return at(this.#to, edge)
  }

  isThere(edge: number): boolean {
    return at(this.#weight, edge) > 0
  }

  /** How much more its ends pay than an edge is worth; 0 for one that may be used. */
  excess(edge: number): number {
    const [from, to] = [this.from(edge), this.to(edge)]
    return at(this.price, from) + at(this.price, to) - 2 * at(this.#weight, this.between(from, to))
  }

  /** A blossom's edge to each other node is the best of those its children have. */
  join(blossom: number, children: readonly number[]): void {
    for (const node of this.nodes) {
      this.#weight[this.between(blossom, node)] = 0
      this.#weight[this.between(node, blossom)] = 0
    }
    for (const child of children)
      for (const node of this.nodes) {
        const [ours, theirs] = [this.between(blossom, node), this.between(child, node)]
        if (this.isThere(ours) && this.excess(theirs) >= this.excess(ours)) continue
        this.#copy(ours, theirs)
        this.#copy(this.between(node, blossom), this.between(node, child))
      }
  }

  #copy(into: number, edge: number): void {
    this.#weight[into] = at(this.#weight, edge)
    this.#from[into] = at(this.#from, edge)
    this.#to[into] = at(this.#to, edge)
  }
}

/** What stands at a place of a list that has it. */
export function at(cells: Float64Array | Int32Array | Int8Array, place: number): number {
  return cells[place] as number
}
