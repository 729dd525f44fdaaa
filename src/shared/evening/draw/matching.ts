/** Places count from 1, and blossoms after them; an edge between two of them is one number. A weight is what an edge is worth: the greater, the less it costs. */
class PricedEdges {
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
function at(cells: Float64Array | Int32Array | Int8Array, place: number): number {
  return cells[place] as number
}

/**
 * The perfect matching of least cost: an even number of places, each with exactly one other.
 *
 * Edmonds' blossom algorithm with prices on places and blossoms (Galil, “Efficient algorithms for finding maximum matching in
 * graphs”, 1986), in time that grows with the third power of the number of places. Costs are whole numbers from 0 to 2^50; the answer
 * is exact, and the same for the same costs; they are asked with the greater place first. Gives the partner of each place.
 */
export function leastCostMatching(size: number, cost: (one: number, other: number) => number): readonly number[] {
  return new Matching(size, cost).solve()
}

/** More changes of prices, for each place and blossom, than lie between one pair and the next. */
const PRICE_STEPS = 4

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
  readonly #blossoms: number[][]
  #queue: number[] = []

  constructor(size: number, cost: (one: number, other: number) => number) {
    const wide = size + (size >> 1) + 2
    this.#wide = wide
    this.#edges = new PricedEdges(size, wide, cost)
    this.#childOf = new Int32Array(wide * wide)
    this.#partner = new Int32Array(wide)
    this.#slack = new Int32Array(wide)
    this.#outer = new Int32Array(wide)
    this.#parent = new Int32Array(wide)
    this.#parity = new Int8Array(wide)
    this.#blossoms = Array.from({ length: wide }, () => [])
    for (const one of this.#edges.places) {
      this.#outer[one] = one
      this.#childOf[one * wide + one] = one
    }
  }

  solve(): readonly number[] {
    for (let pairs = 0; pairs < this.#edges.places.length / 2; pairs++) this.#grow()
    return this.#edges.places.map((place) => at(this.#partner, place) - 1)
  }

  #noteSlack(from: number, node: number): void {
    const slack = at(this.#slack, node)
    if (slack === 0 || this.#edges.excess(from * this.#wide + node) < this.#edges.excess(slack * this.#wide + node)) this.#slack[node] = from
  }

  #findSlack(node: number): void {
    this.#slack[node] = 0
    for (const from of this.#edges.places) {
      const outer = at(this.#outer, from)
      if (this.#edges.isThere(from * this.#wide + node) && outer !== node && at(this.#parity, outer) === 0) this.#noteSlack(from, node)
    }
  }

  #enqueue(node: number): void {
    if (this.#edges.isPlace(node)) this.#queue.push(node)
    else for (const child of this.#children(node)) this.#enqueue(child)
  }

  #setOuter(node: number, outer: number): void {
    this.#outer[node] = outer
    if (!this.#edges.isPlace(node)) for (const child of this.#children(node)) this.#setOuter(child, outer)
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
    if (this.#edges.isPlace(node)) return
    const child = at(this.#childOf, node * this.#wide + this.#edges.from(edge))
    const steps = this.#alongRing(node, child)
    const ring = this.#children(node)
    ring.slice(0, steps).forEach((each, step) => this.#match(each, ring[step ^ 1] as number))
    this.#match(child, other)
    this.#blossoms[node] = [...ring.slice(steps), ...ring.slice(0, steps)]
  }

  /** The even node above another, which is odd; 0 above the root of a tree. */
  #above(odd: number): number {
    return odd === 0 ? 0 : at(this.#outer, at(this.#parent, odd))
  }

  #partnerOf(node: number): number {
    return at(this.#outer, at(this.#partner, node))
  }

  /** Gives a node another partner, and so everyone above it. */
  #augment(node: number, other: number): void {
    const next = this.#partnerOf(node)
    this.#match(node, other)
    if (next === 0) return
    const above = this.#above(next)
    this.#match(next, above)
    this.#augment(above, next)
  }

  /** An even node and those above it, up to the root. */
  #toRoot(node: number, way: number[] = []): number[] {
    if (node === 0) return way
    way.push(node)
    return this.#toRoot(this.#above(this.#partnerOf(node)), way)
  }

  /** The first node that is above both, or one of the two itself; 0 where they are of two trees. */
  #commonStem(one: number, other: number): number {
    const ours = new Set(this.#toRoot(one))
    return this.#toRoot(other).find((node) => ours.has(node)) ?? 0
  }

  #makeBlossom(one: number, stem: number, other: number): void {
    const blossom = this.#outer.indexOf(0, this.#edges.places.length + 1)
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
  #branch(node: number, stem: number, branch: number[] = []): number[] {
    if (node === stem) return branch
    const partner = this.#partnerOf(node)
    branch.push(node, partner)
    this.#enqueue(partner)
    return this.#branch(this.#above(partner), stem, branch)
  }

  #joinEdges(blossom: number): void {
    const children = this.#children(blossom)
    this.#edges.join(blossom, children)
    for (const place of this.#edges.places) {
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
      const partner = this.#partnerOf(to)
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

  /** Grows trees from all who have no partner until two more have one. */
  #grow(): void {
    this.#parity.fill(-1)
    this.#slack.fill(0)
    this.#queue = []
    for (const node of this.#edges.nodes) {
      if (at(this.#outer, node) !== node || at(this.#partner, node) !== 0) continue
      this.#parent[node] = 0
      this.#parity[node] = 0
      this.#enqueue(node)
    }
    // each change of prices lets a tree grow, or closes or opens a blossom; of all of these there are fewer
    for (let changes = 0; changes < PRICE_STEPS * this.#wide; changes++) {
      if (this.#search()) return
      this.#changePrices(this.#step())
      if (this.#useSlack()) return
      for (const blossom of this.#edges.blossoms)
        if (at(this.#outer, blossom) === blossom && at(this.#parity, blossom) === 1 && at(this.#edges.price, blossom) === 0) this.#openBlossom(blossom)
    }
    throw new Error('broken invariant: an even number of places, all joined, can all have a partner')
  }

  #search(): boolean {
    // also those that come to it on the way
    for (const from of this.#queue) {
      if (at(this.#parity, at(this.#outer, from)) === 1) continue
      for (const to of this.#edges.places) {
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
    for (const node of this.#edges.nodes) {
      if (at(this.#outer, node) !== node) continue
      const parity = at(this.#parity, node)
      if (!this.#edges.isPlace(node) && parity === 1) step = Math.min(step, at(this.#edges.price, node) / 2)
      const slack = at(this.#slack, node)
      if (slack === 0 || parity === 1) continue
      const excess = this.#edges.excess(slack * this.#wide + node)
      step = Math.min(step, parity === -1 ? excess : excess / 2)
    }
    return step
  }

  #changePrices(step: number): void {
    for (const place of this.#edges.places) {
      const parity = at(this.#parity, at(this.#outer, place))
      if (parity === 0) this.#edges.price[place] = at(this.#edges.price, place) - step
      else if (parity === 1) this.#edges.price[place] = at(this.#edges.price, place) + step
    }
    for (const blossom of this.#edges.blossoms) {
      if (at(this.#outer, blossom) !== blossom) continue
      const parity = at(this.#parity, blossom)
      if (parity === 0) this.#edges.price[blossom] = at(this.#edges.price, blossom) + 2 * step
      else if (parity === 1) this.#edges.price[blossom] = at(this.#edges.price, blossom) - 2 * step
    }
  }

  #useSlack(): boolean {
    for (const node of this.#edges.nodes) {
      const slack = at(this.#slack, node)
      if (at(this.#outer, node) !== node || slack === 0 || at(this.#outer, slack) === node) continue
      const edge = slack * this.#wide + node
      if (this.#edges.excess(edge) === 0 && this.#use(edge)) return true
    }
    return false
  }
}
