import { fitsNow } from './hindsight-game'
import { readRecord } from './naive-record'
import { allTiles } from './naive-rules'
import { NaiveMatch } from './naive-scorer'
import { canonical, type SimulatedEvent, type SimulatedRecord } from './simulate'

/** One event as the search looks at it; `fitting` is what could have been played before it. */
interface Told {
  readonly event: SimulatedEvent
  readonly player: number
  readonly fitting: ReadonlySet<string>
}

/** Part of a round in which every tile that moved was written down. */
interface Stretch {
  readonly told: readonly Told[]
  /** The place of its first event in the round. */
  readonly from: number
  readonly hands: readonly number[]
  /** Tiles that lie in a hand or in the boneyard as it begins. */
  readonly hidden: readonly string[]
}

/** What the search found: the passes and draws that broke C-2 in every deal, and how many deals it looked at until that was clear. */
export interface Searched {
  readonly proven: readonly number[]
  readonly deals: number
}

/**
 * Passes and draws of the only round of a record that broke C-2 in every deal that fits it, by place, counted from 0.
 *
 * Slow and simple: it deals every hand there can be, draws every tile there can be drawn, and throws away what does not fit the record.
 * It shares no code with the app. null where no deal fits at all, because the hands shown cannot have come from the tiles there were.
 */
export function provenBySearch(record: SimulatedRecord): Searched | null {
  const proven: number[] = []
  let deals = 0
  for (const stretch of stretchesOf(record)) {
    const search = new Search(stretch)
    const found = search.run()
    if (search.deals === 0) return null
    deals += search.deals
    proven.push(...found.map((at) => at + stretch.from))
  }
  return { proven, deals }
}

/** The round until the table was found as it lay, if it was, and from then on. */
function stretchesOf(record: SimulatedRecord): readonly Stretch[] {
  const read = readRecord(record)
  const [round] = record.rounds
  if (!('rules' in read) || round === undefined) throw new Error('the record is sound')
  const match = new NaiveMatch(read)
  match.startRound(round.leader, round.dice ?? null)
  const all = allTiles(match.rules)
  const stretches: Stretch[] = []
  let told: Told[] = []
  let start = { from: 0, hands: [...match.hands], hidden: all }
  for (const [at, event] of round.events.entries()) {
    const fitting = new Set(all.filter((tile) => fitsNow(match, tile)))
    told.push({ event, player: event.player ?? match.turn, fitting })
    const code = match.take(event, at + 1)
    if (code !== null) throw new Error(`the record is sound: ${code}`)
    if (event.type !== 'table') continue
    stretches.push({ ...start, told: told.slice(0, -1) })
    told = []
    start = { from: at + 1, hands: [...match.hands], hidden: without(all, match.laid.map(canonical)) }
  }
  return [...stretches, { ...start, told }]
}

function without(tiles: readonly string[], gone: readonly string[]): readonly string[] {
  const left = [...tiles]
  for (const tile of gone) left.splice(left.indexOf(tile), 1)
  return left
}

/** Where the tiles are in one deal, at one event. Tiles nobody sees again, because fewer were shown than counted, are not in it. */
interface Deal {
  readonly hands: readonly (readonly string[])[]
  readonly boneyard: readonly string[]
  /** Draws by each player that nobody wrote down, and tiles that went the same way, that are still to come. */
  readonly unwritten: readonly number[]
  readonly lost: readonly number[]
}

class Search {
  deals = 0
  private readonly always = new Set<number>()
  private readonly known = new Set<string>()
  private done = false

  constructor(private readonly stretch: Stretch) {}

  run(): readonly number[] {
    const { told, hands, hidden } = this.stretch
    told.forEach(({ event }, at) => {
      if (event.type === 'pass' || event.type === 'draw') this.always.add(at)
    })
    if (this.always.size === 0) {
      this.deals = 1
      return []
    }
    const differ = this.differences()
    const empty: Deal = {
      hands: hands.map(() => []),
      boneyard: [...hidden].sort(),
      unwritten: differ.map((tiles) => Math.max(0, tiles)),
      lost: differ.map((tiles) => Math.max(0, -tiles)),
    }
    this.dealTo(0, empty)
    return [...this.always]
  }

  /** By how many tiles each hand that was shown differs from its count. */
  private differences(): readonly number[] {
    const { told, hands } = this.stretch
    return hands.map((dealt, seat) => {
      const counted = told.reduce(
        (held, { event, player }) =>
          held + (player !== seat ? 0 : event.type === 'draw' ? (event.count ?? 1) : event.type === 'play' || event.type === 'stands' ? -1 : 0),
        dealt,
      )
      const last = told.at(-1)?.event
      const shown = last?.type === 'block' || last?.type === 'left' ? last.hands?.[seat] : undefined
      return Array.isArray(shown) ? shown.length - counted : 0
    })
  }

  /** Deals a hand to each seat in every way there is, then goes through the events. */
  private dealTo(seat: number, deal: Deal): void {
    const size = this.stretch.hands[seat]
    if (size === undefined) return this.go(0, deal, new Set())
    const lost = deal.lost[seat] ?? 0
    for (let gone = 0; gone <= Math.min(lost, size); gone++) {
      for (const hand of subsets(deal.boneyard, size - gone)) {
        if (this.done) return
        this.dealTo(seat + 1, { ...deal, hands: put(deal.hands, seat, hand), boneyard: without(deal.boneyard, hand), lost: put(deal.lost, seat, lost - gone) })
      }
    }
  }

  private go(at: number, deal: Deal, broken: ReadonlySet<number>): void {
    if (this.done || this.isKnown(at, deal, broken)) return
    const next = this.stretch.told[at]
    if (next === undefined) return this.fits(broken)
    const { event, player, fitting } = next
    const hand = deal.hands[player] ?? []
    switch (event.type) {
      case 'play':
      case 'stands':
        return this.play(at, deal, broken, canonical(event.tile ?? ''), player)
      case 'draw': {
        const could = hand.some((tile) => fitting.has(tile))
        return this.draw(at, deal, could ? new Set([...broken, at]) : broken, player, event.count ?? 1)
      }
      case 'show':
        return this.expose(at, deal, broken, (event['tiles'] as readonly string[]).map(canonical), player)
      case 'pass':
        return this.go(at + 1, deal, hand.some((tile) => fitting.has(tile)) ? new Set([...broken, at]) : broken)
      case 'block':
      case 'left':
        return this.shown(at, deal, broken, event.hands ?? [])
      case 'rules':
      case 'adjust':
      case 'finish':
      case 'uncalled':
      case 'table':
      case 'hand':
      case 'set':
      case 'leave':
        return this.go(at + 1, deal, broken)
    }
  }

  /** Whether the search has been here before, with the tiles where they are and as much broken. */
  private isKnown(at: number, { hands, unwritten, lost }: Deal, broken: ReadonlySet<number>): boolean {
    const key = JSON.stringify([at, hands.map((hand) => hand.toSorted()), unwritten, lost, [...broken]])
    if (this.known.has(key)) return true
    this.known.add(key)
    return false
  }

  private play(at: number, deal: Deal, broken: ReadonlySet<number>, tile: string, player: number): void {
    const hand = deal.hands[player] ?? []
    const spare = deal.unwritten[player] ?? 0
    if (hand.includes(tile)) this.go(at + 1, { ...deal, hands: put(deal.hands, player, without(hand, [tile])) }, broken)
    else if (spare > 0 && deal.boneyard.includes(tile))
      this.go(at + 1, { ...deal, boneyard: without(deal.boneyard, [tile]), unwritten: put(deal.unwritten, player, spare - 1) }, broken)
  }

  /** Everyone sees these tiles in the hand: they are there, or were drawn without a word. */
  private expose(at: number, deal: Deal, broken: ReadonlySet<number>, tiles: readonly string[], player: number): void {
    const hand = deal.hands[player] ?? []
    const missing = tiles.filter((tile) => !hand.includes(tile))
    const spare = deal.unwritten[player] ?? 0
    if (missing.length > spare || missing.some((tile) => !deal.boneyard.includes(tile))) return
    this.go(
      at + 1,
      {
        ...deal,
        hands: put(deal.hands, player, [...hand, ...missing]),
        boneyard: without(deal.boneyard, missing),
        unwritten: put(deal.unwritten, player, spare - missing.length),
      },
      broken,
    )
  }

  /** In every order that makes a difference: of the tiles drawn, any may have come last. */
  private draw(at: number, deal: Deal, broken: ReadonlySet<number>, player: number, count: number): void {
    const { fitting } = this.stretch.told[at] as Told
    const lost = deal.lost[player] ?? 0
    for (let gone = 0; gone <= Math.min(lost, count); gone++) {
      for (const drawn of subsets(deal.boneyard, count - gone)) {
        if (this.done) return
        const next = {
          ...deal,
          hands: put(deal.hands, player, [...(deal.hands[player] ?? []), ...drawn]),
          boneyard: without(deal.boneyard, drawn),
          lost: put(deal.lost, player, lost - gone),
        }
        // a tile that went unseen may have been the last
        const lasts = gone > 0 ? [[], ...drawn.map((tile) => [tile])] : drawn.map((tile) => [tile])
        for (const last of lasts) this.go(at + 1, next, without(drawn, last).some((tile) => fitting.has(tile)) ? new Set([...broken, at]) : broken)
      }
    }
  }

  /** Hands that were shown; of one that is only a number nothing is known. */
  private shown(at: number, deal: Deal, broken: ReadonlySet<number>, hands: NonNullable<SimulatedEvent['hands']>): void {
    if (deal.lost.some((tiles) => tiles > 0)) return
    let boneyard = [...deal.boneyard]
    for (const [seat, hand] of hands.entries()) {
      if (!Array.isArray(hand)) continue
      const extra = (hand as readonly string[]).map(canonical)
      for (const tile of deal.hands[seat] ?? []) {
        const place = extra.indexOf(tile)
        if (place < 0) return
        extra.splice(place, 1)
      }
      for (const tile of extra) {
        if (!boneyard.includes(tile)) return
        boneyard = [...without(boneyard, [tile])]
      }
    }
    this.go(at + 1, deal, broken)
  }

  /** A deal that fits the record: what it kept to is not proven. */
  private fits(broken: ReadonlySet<number>): void {
    this.deals += 1
    for (const at of this.always) if (!broken.has(at)) this.always.delete(at)
    this.done = this.always.size === 0
  }
}

function put<T>(list: readonly T[], at: number, value: T): readonly T[] {
  return list.map((each, place) => (place === at ? value : each))
}

/** Every choice of so many tiles; equal tiles are alike. */
function* subsets(tiles: readonly string[], size: number): Generator<readonly string[]> {
  if (size === 0) {
    yield []
    return
  }
  for (let first = 0; first + size <= tiles.length; first++) {
    if (first > 0 && tiles[first] === tiles[first - 1]) continue
    for (const rest of subsets(tiles.slice(first + 1), size - 1)) yield [tiles[first] as string, ...rest]
  }
}
