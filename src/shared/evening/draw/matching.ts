import { at, PricedEdges } from './priced-edges'

/**
 * The perfect matching of least cost: an even number of places, each with exactly one other.
 *
 * Edmonds' blossom algorithm with prices on places and blossoms (Galil, “Efficient algorithms for finding maximum matching in
 * graphs”, 1986), in time that grows with the third power of the number of places. Costs are whole numbers from 0 to 2^50; the answer
 * is exact, and the same for the same costs. Gives the partner of each place.
 */
export function leastCostMatching(size: number, cost: (one: number, other: number) => number): readonly number[] {
  if (size === 0) return []
  return new Matching(size, cost).solve()
}

/** 0 is nobody. */
class Matching {
  readonly #edges: PricedEdges
  readonly #wide: number
  readonly #partner: Int32Array
  readonly #slack: Int32Array
  /** The outermost blossom that something is in, or itself. */
  readonly #outer: Int32Array
  readonly #parent: Int32Array
  /** In which child of a blossom a place lies. */
  readonly #childOf: Int32Array
  /** 0 for an even place of the tree, 1 for an odd one, −1 outside. */
  readonly #parity: Int8Array
  readonly #seen: Int32Array
  readonly #blossoms: number[][]
  #last: number
  #visits = 0
  #queue: number[] = []

  constructor(size: number, cost: (one: number, other: number) => number) {
    this.#last = size
    const wide = size + (size >> 1) + 2
    this.#wide = wide
    this.#edges = new PricedEdges(size, wide, cost)
    this.#childOf = new Int32Array(wide * wide)
    this.#partner = new Int32Array(wide)
    this.#slack = new Int32Array(wide)
    this.#outer = new Int32Array(wide)
    this.#parent = new Int32Array(wide)
    this.#parity = new Int8Array(wide)
    this.#seen = new Int32Array(wide)
    this.#blossoms = Array.from({ length: wide }, () => [])
    for (let one = 1; one <= size; one++) {
      this.#outer[one] = one
      this.#childOf[one * wide + one] = one
    }
  }

  solve(): readonly number[] {
    while (this.#grow());
    return Array.from({ length: this.#edges.places }, (_, at) => (this.#partner[at + 1] as number) - 1)
  }

  #noteSlack(from: number, node: number): void {
    const slack = at(this.#slack, node)
    if (slack === 0 || this.#edges.excess(from * this.#wide + node) < this.#edges.excess(slack * this.#wide + node)) this.#slack[node] = from
  }

  #findSlack(node: number): void {
    this.#slack[node] = 0
    for (let from = 1; from <= this.#edges.places; from++) {
      const outer = at(this.#outer, from)
      if (this.#edges.isThere(from * this.#wide + node) && outer !== node && at(this.#parity, outer) === 0) this.#noteSlack(from, node)
    }
  }

  #enqueue(node: number): void {
    if (node <= this.#edges.places) this.#queue.push(node)
    else for (const child of this.#children(node)) this.#enqueue(child)
  }

  #setOuter(node: number, outer: number): void {
    this.#outer[node] = outer
    if (node > this.#edges.places) for (const child of this.#children(node)) this.#setOuter(child, outer)
  }

  #children(blossom: number): number[] {
    return this.#blossoms[blossom] as number[]
  }

  /** How far along its ring a child lies from the stem, by the way of even length. */
  #alongRing(blossom: number, child: number): number {
    const ring = this.#children(blossom)
    const place = ring.indexOf(child)
    if (place % 2 === 0) return place
    this.#blossoms[blossom] = [ring[0] as number, ...ring.slice(1).reverse()]
    return ring.length - place
  }

  #match(node: number, other: number): void {
    const edge = node * this.#wide + other
    this.#partner[node] = this.#edges.to(edge)
    if (node <= this.#edges.places) return
    const child = at(this.#childOf, node * this.#wide + this.#edges.from(edge))
    const steps = this.#alongRing(node, child)
    const ring = this.#children(node)
    for (let step = 0; step < steps; step++) this.#match(ring[step] as number, ring[step ^ 1] as number)
    this.#match(child, other)
    this.#blossoms[node] = [...ring.slice(steps), ...ring.slice(0, steps)]
  }

  #augment(from: number, to: number): void {
    let [node, other] = [from, to]
    for (;;) {
      const next = at(this.#outer, at(this.#partner, node))
      this.#match(node, other)
      if (next === 0) return
      const above = at(this.#outer, at(this.#parent, next))
      this.#match(next, above)
      node = above
      other = next
    }
  }

  #commonStem(one: number, other: number): number {
    this.#visits++
    let [node, next] = [one, other]
    while (node !== 0 || next !== 0) {
      if (node !== 0) {
        if (at(this.#seen, node) === this.#visits) return node
        this.#seen[node] = this.#visits
        node = at(this.#outer, at(this.#partner, node))
        if (node !== 0) node = at(this.#outer, at(this.#parent, node))
      }
      ;[node, next] = [next, node]
    }
    return 0
  }

  #makeBlossom(one: number, stem: number, other: number): void {
    let blossom = this.#edges.places + 1
    while (blossom <= this.#last && at(this.#outer, blossom) !== 0) blossom++
    if (blossom > this.#last) this.#last = blossom
    this.#edges.price[blossom] = 0
    this.#parity[blossom] = 0
    this.#partner[blossom] = at(this.#partner, stem)
    const ring = [...this.#branch(one, stem).reverse(), ...this.#branch(other, stem)]
    this.#blossoms[blossom] = [stem, ...ring]
    this.#setOuter(blossom, blossom)
    this.#joinEdges(blossom)
    this.#findSlack(blossom)
  }

  /** From a node up to the stem, which is left out; odd nodes on the way become even. */
  #branch(from: number, stem: number): number[] {
    const branch: number[] = []
    for (let node = from; node !== stem;) {
      const partner = at(this.#outer, at(this.#partner, node))
      branch.push(node, partner)
      this.#enqueue(partner)
      node = at(this.#outer, at(this.#parent, partner))
    }
    return branch
  }

  #joinEdges(blossom: number): void {
    const children = this.#children(blossom)
    this.#edges.join(blossom, children, this.#last)
    for (let place = 1; place <= this.#edges.places; place++) {
      this.#childOf[blossom * this.#wide + place] = children.find((child) => at(this.#childOf, child * this.#wide + place) !== 0) ?? 0
    }
  }

  #openBlossom(blossom: number): void {
    for (const child of this.#children(blossom)) this.#setOuter(child, child)
    const wide = this.#wide
    const entered = at(this.#childOf, blossom * wide + this.#edges.from(blossom * wide + at(this.#parent, blossom)))
    const steps = this.#alongRing(blossom, entered)
    const ring = this.#children(blossom)
    for (let step = 0; step < steps; step += 2) {
      const [odd, even] = [ring[step] as number, ring[step + 1] as number]
      this.#parent[odd] = this.#edges.from(even * wide + odd)
      this.#parity[odd] = 1
      this.#parity[even] = 0
      this.#slack[odd] = 0
      this.#findSlack(even)
      this.#enqueue(even)
    }
    this.#parity[entered] = 1
    this.#parent[entered] = at(this.#parent, blossom)
    for (const child of ring.slice(steps + 1)) {
      this.#parity[child] = -1
      this.#findSlack(child)
    }
    this.#outer[blossom] = 0
  }

  /** Uses an edge that costs nothing more; true once that has given two more people a partner. */
  #use(edge: number): boolean {
    const [from, to] = [at(this.#outer, this.#edges.from(edge)), at(this.#outer, this.#edges.to(edge))]
    if (at(this.#parity, to) === -1) {
      this.#parent[to] = this.#edges.from(edge)
      this.#parity[to] = 1
      const partner = at(this.#outer, at(this.#partner, to))
      this.#slack[to] = 0
      this.#slack[partner] = 0
      this.#parity[partner] = 0
      this.#enqueue(partner)
    } else if (at(this.#parity, to) === 0) {
      const stem = this.#commonStem(from, to)
      if (stem === 0) {
        this.#augment(from, to)
        this.#augment(to, from)
        return true
      }
      this.#makeBlossom(from, stem, to)
    }
    return false
  }

  /** Grows trees from all who have no partner until two more have one; false once everyone has. */
  #grow(): boolean {
    this.#parity.fill(-1)
    this.#slack.fill(0)
    this.#queue = []
    for (let node = 1; node <= this.#last; node++) {
      if (at(this.#outer, node) !== node || at(this.#partner, node) !== 0) continue
      this.#parent[node] = 0
      this.#parity[node] = 0
      this.#enqueue(node)
    }
    if (this.#queue.length === 0) return false
    for (;;) {
      if (this.#search()) return true
      this.#changePrices(this.#step())
      if (this.#useSlack()) return true
      for (let blossom = this.#edges.places + 1; blossom <= this.#last; blossom++)
        if (at(this.#outer, blossom) === blossom && at(this.#parity, blossom) === 1 && at(this.#edges.price, blossom) === 0) this.#openBlossom(blossom)
    }
  }

  #search(): boolean {
    for (let next = 0; next < this.#queue.length; next++) {
      const from = this.#queue[next] as number
      if (at(this.#parity, at(this.#outer, from)) === 1) continue
      for (let to = 1; to <= this.#edges.places; to++) {
        const edge = from * this.#wide + to
        if (!this.#edges.isThere(edge) || at(this.#outer, from) === at(this.#outer, to)) continue
        if (this.#edges.excess(edge) > 0) this.#noteSlack(from, at(this.#outer, to))
        else if (this.#use(edge)) return true
      }
    }
    this.#queue = []
    return false
  }

  /** The greatest change of prices that breaks nothing. */
  #step(): number {
    let step = Infinity
    for (let node = 1; node <= this.#last; node++) {
      if (at(this.#outer, node) !== node) continue
      const parity = at(this.#parity, node)
      if (node > this.#edges.places && parity === 1) step = Math.min(step, at(this.#edges.price, node) / 2)
      const slack = at(this.#slack, node)
      if (slack === 0 || parity === 1) continue
      const excess = this.#edges.excess(slack * this.#wide + node)
      step = Math.min(step, parity === -1 ? excess : excess / 2)
    }
    if (step === Infinity) throw new Error('broken invariant: an even number of places, all joined, can all have a partner')
    return step
  }

  #changePrices(step: number): void {
    for (let place = 1; place <= this.#edges.places; place++) {
      const parity = at(this.#parity, at(this.#outer, place))
      if (parity === 0) this.#edges.price[place] = at(this.#edges.price, place) - step
      else if (parity === 1) this.#edges.price[place] = at(this.#edges.price, place) + step
    }
    for (let blossom = this.#edges.places + 1; blossom <= this.#last; blossom++) {
      if (at(this.#outer, blossom) !== blossom) continue
      const parity = at(this.#parity, blossom)
      if (parity === 0) this.#edges.price[blossom] = at(this.#edges.price, blossom) + 2 * step
      else if (parity === 1) this.#edges.price[blossom] = at(this.#edges.price, blossom) - 2 * step
    }
  }

  #useSlack(): boolean {
    for (let node = 1; node <= this.#last; node++) {
      const slack = at(this.#slack, node)
      if (at(this.#outer, node) !== node || slack === 0 || at(this.#outer, slack) === node) continue
      const edge = slack * this.#wide + node
      if (this.#edges.excess(edge) === 0 && this.#use(edge)) return true
    }
    return false
  }
}
