import { foundTable, type FoundTable } from './mid-round'
import { leftPays, pipsLeft } from './naive-ends'
import { fits, suitAt, type Arm } from './naive-line'
import { NaiveMatch } from './naive-scorer'
import { tileText, type NaiveDice } from './naive-record'
import { allTiles, hasSpinner, isCounted } from './naive-rules'
import { randomAdjust, randomFinish, randomHand, randomShow, randomUncalled, standingPlaces } from './random-mistakes'
import { randomChange, randomPlan, type TablePlan } from './random-rules'
import { Random } from './random'

type Halves = readonly [number, number]
export interface SimulatedEvent {
  readonly type:
    | 'play'
    | 'stands'
    | 'draw'
    | 'pass'
    | 'block'
    | 'left'
    | 'table'
    | 'rules'
    | 'adjust'
    | 'finish'
    | 'show'
    | 'hand'
    | 'uncalled'
    | 'set'
    | 'leave'
  readonly player?: number
  readonly tile?: string
  readonly arm?: Arm
  readonly count?: number
  /** Of a block the tiles, of what is left tiles or a number, of a table how many. */
  readonly hands?: readonly (readonly string[] | { readonly pips: number })[] | readonly number[]
  readonly line?: FoundTable['event']['line']
  readonly totals?: readonly number[]
  readonly rules?: Readonly<Record<string, unknown>>
  readonly unpaid?: true
  readonly deltas?: readonly number[]
  readonly [other: string]: unknown
}
export interface SimulatedRound {
  readonly leader: number
  readonly dice?: NaiveDice
  readonly events: SimulatedEvent[]
}
export interface SimulatedRecord {
  readonly format: 'caravan-record'
  readonly version: 1
  readonly preset: string
  readonly rules: Readonly<Record<string, unknown>>
  readonly players: readonly { readonly name: string }[]
  readonly rounds: SimulatedRound[]
}
/** A table as a round left it: what lies on it, in the order in which it was laid, and what is in hands and in the boneyard. */
export interface LeftTable {
  readonly lies: readonly { readonly arm: Arm | null; readonly halves: Halves }[]
  readonly hands: readonly (readonly string[])[]
  readonly boneyard: readonly string[]
  /** How many tiles more than the table counts, or fewer, a seat holds without anyone having seen it yet. */
  readonly unnoticed: readonly number[]
}
export interface Simulation {
  readonly record: SimulatedRecord
  /** The table of each round, as its players saw it. */
  readonly tables: readonly LeftTable[]
  readonly plan: TablePlan
}
export interface Habits {
  /** How often each house rule differs from the preset. */
  readonly houseRules: number
  /** How often someone does something irregular that a table would let stand. */
  readonly irregular: number
  /** How often a record writes out what it may leave out (players, arms). */
  readonly explicit: number
  readonly mostRounds: number
  /** How often a round is taken up in mid-round, with the table as it lies; never, if left out. */
  readonly midRound?: number
  /** How often the rules are changed before an event; never, if left out. */
  readonly changes?: number
  /** How often a tile is laid against a rule and stands, and how often points are given or taken; never, if left out. */
  readonly mistakes?: number
  /** How often somebody takes a tile too many, or one too few is counted, and nobody sees it for a while; never, if left out. */
  readonly unnoticed?: number
  /** House rules that hold from the beginning, whatever else is changed. */
  readonly always?: Readonly<Record<string, unknown>>
}
export const USUAL: Habits = { houseRules: 0.15, irregular: 0, explicit: 0.4, mostRounds: 60 }

const halvesByTile = new Map<string, Halves>()

function halvesOf(tile: string): Halves {
  const known = halvesByTile.get(tile)
  if (known !== undefined) return known
  const halves = tile.split('-').map(Number) as unknown as Halves
  halvesByTile.set(tile, halves)
  return halves
}

/** A match played with real tiles in real hands by players who choose at random among what they may do. */
export function simulate(seed: number, preset: string, habits: Habits = USUAL): Simulation {
  const random = new Random(seed)
  const plan = randomPlan(random, preset, habits.houseRules, habits.always)
  const tables: LeftTable[] = []
  return { plan, record: playMatch(random, plan, habits, tables), tables }
}

export function playMatch(random: Random, plan: TablePlan, habits: Habits, tables: LeftTable[] = []): SimulatedRecord {
  const record: SimulatedRecord = {
    format: 'caravan-record',
    version: 1,
    preset: plan.preset,
    rules: plan.changed,
    players: Array.from({ length: plan.players }, (_, seat) => ({ name: `Player ${seat + 1}` })),
    rounds: [],
  }
  const match = new NaiveMatch({ preset: plan.preset, rules: plan.rules, players: plan.players, rounds: [] })
  let leader = random.whole(0, plan.players - 1)
  while (!match.isOver && record.rounds.length < habits.mostRounds) {
    const dice = plan.rules.game === 'flower-and-scorpion' ? rollDice(random) : null
    const table = new Table(random, match, habits)
    const round: SimulatedRound = { leader, ...(dice === null ? {} : { dice }), events: [] }
    record.rounds.push(round)
    match.startRound(leader, dice)
    table.deal()
    while (match.round.end === null) {
      if (random.chance(habits.changes ?? 0)) table.change(round.events)
      if (habits.mistakes !== undefined && random.chance(habits.mistakes)) table.adjust(round.events)
      if (habits.mistakes !== undefined && random.chance(habits.mistakes / 20) && table.finish(round.events)) break
      if (habits.mistakes !== undefined && random.chance(habits.mistakes)) table.tellOfHand(round.events)
      if (habits.mistakes !== undefined && random.chance(habits.mistakes / 4)) table.tellOfSet(round.events)
      if (habits.mistakes !== undefined && random.chance(habits.mistakes / 20)) table.goHome(round.events)
      if (habits.unnoticed !== undefined) table.slip(habits.unnoticed, round.events)
      const event = table.next()
      if (habits.mistakes !== undefined && (event.type === 'play' || event.type === 'stands') && random.chance(habits.mistakes)) {
        const uncalled = randomUncalled(random, event.player ?? match.turn, match)
        match.take(uncalled, round.events.length + 1)
        round.events.push(uncalled)
      }
      const code = match.take(event, round.events.length + 1)
      if (code !== null) throw new Error(`a legal game was refused (${code}): ${JSON.stringify(event)} after ${JSON.stringify(record)}`)
      round.events.push(event)
      table.after()
      if (random.chance(habits.irregular / 40)) break
    }
    tables.push(table.asItLies())
    leader = random.chance(0.9) ? (leader + 1) % plan.players : random.whole(0, plan.players - 1)
  }
  return record
}

function rollDice(random: Random): NaiveDice {
  const pair = (): Halves => {
    const face = random.whole(1, 6)
    return [face, random.chance(0.3) ? face : random.whole(1, 6)]
  }
  const flower = pair()
  return { flower, scorpion: random.chance(0.1) ? [flower[1], flower[0]] : pair() }
}

/** One round at the table, with the tiles that nobody but their holder sees. */
class Table {
  private hands: string[][] = []
  private boneyard: string[] = []
  private passes = 0
  /** What was laid here, and how it lies. */
  private lies: LeftTable['lies'][number][] = []
  /** The round was under way when it was first written down. */
  private toBeFound = false
  /** Who holds another number of tiles than the table counts, without anyone having seen it. */
  private unnoticed: { readonly seat: number; readonly more: number } | null = null

  constructor(
    private readonly random: Random,
    private readonly match: NaiveMatch,
    private readonly habits: Habits,
  ) {}

  deal(): void {
    const shuffled = this.random.shuffled(allTiles(this.match.rules))
    this.hands = Array.from({ length: this.match.players }, (_, seat) => (this.isGone(seat) ? [] : shuffled.splice(0, this.match.handSize)))
    this.boneyard = shuffled
    this.lies = []
    this.unnoticed = null
    const { midRound = 0 } = this.habits
    this.toBeFound = midRound > 0 && this.match.gone.length === 0 && !isCounted(this.match.rules) && this.random.chance(midRound)
  }

  asItLies(): LeftTable {
    return { lies: this.lies, hands: this.hands, boneyard: this.boneyard, unnoticed: this.hands.map((_, seat) => this.uncounted(seat)) }
  }

  /** The rules are changed, if they can be; the tiles are dealt again where that is how. */
  change(events: SimulatedEvent[]): void {
    const { random, match } = this
    const before = match.rules
    const rules = randomChange(random, before.game, match.isUntouched)
    const event: SimulatedEvent = { type: 'rules', ...(random.chance(0.2) ? { player: random.whole(0, match.players - 1) } : {}), rules }
    if (match.take(event, events.length + 1) !== null) return
    events.push(event)
    if (match.isUntouched) this.deal()
  }

  /** Points are given or taken, if they can be. */
  adjust(events: SimulatedEvent[]): void {
    const event = randomAdjust(this.random, this.match.players)
    if (this.match.take(event, events.length + 1) === null) events.push(event)
  }

  /** A round is called off, or the match ended, if it can be; whether the round is over by it. */
  finish(events: SimulatedEvent[]): boolean {
    const event = randomFinish(this.random)
    if (this.match.take(event, events.length + 1) === null) events.push(event)
    return this.match.round.end !== null
  }

  private uncounted = (seat: number): number => (this.unnoticed?.seat === seat ? this.unnoticed.more : 0)

  /**
   * Somebody takes a tile too many, or puts one back, and nobody sees it. It is told later: by chance, and at the latest before a round could end by it.
   *
   * One hand at a time, so that there are always as many tiles to draw as the table believes, but for those.
   */
  slip(often: number, events: SimulatedEvent[]): void {
    const { random, match } = this
    if (isCounted(match.rules) || match.whoIsOut !== null || this.toBeFound) return
    if (this.unnoticed !== null) {
      const close = this.hands.some((hand, seat) => hand.length > 0 && Math.min(hand.length, match.hands[seat] ?? 0) === 1)
      if (close || random.chance(0.2)) this.notice(events)
    } else if (random.chance(often)) {
      const seat = random.whole(0, match.players - 1)
      const hand = this.hands[seat] ?? []
      const unseen = hand.filter((tile) => !match.shown.some((each) => each.player === seat && each.tile === tile))
      if (hand.length < 3 || this.isGone(seat)) return
      if (random.chance(0.6) && this.boneyard.length > match.rules.reserve + 1) {
        hand.push(...this.boneyard.splice(0, 1))
        this.unnoticed = { seat, more: 1 }
      } else if (unseen[0] !== undefined) {
        this.boneyard = random.shuffled([...this.boneyard, ...hand.splice(hand.indexOf(unseen[0]), 1)])
        this.unnoticed = { seat, more: -1 }
      }
    }
  }

  private isGone = (seat: number): boolean => this.match.gone.includes(seat)

  /** A player leaves, if that can be: the tiles lie aside, where nobody takes them up, or are shuffled in. */
  goHome(events: SimulatedEvent[]): void {
    const { random, match } = this
    const seat = random.whole(0, match.players - 1)
    const tiles = random.pick(['aside', 'boneyard'])
    const left = { type: 'leave' as const, ...(seat === match.turn && random.chance(0.5) ? {} : { player: seat }), tiles }
    if (this.toBeFound || this.unnoticed !== null || match.take(left, events.length + 1) !== null) return
    events.push(left)
    if (tiles === 'boneyard') this.boneyard = random.shuffled([...this.boneyard, ...(this.hands[seat] ?? []).splice(0)])
  }

  /** The table counts that hand, and says so. */
  private notice(events: SimulatedEvent[]): void {
    const { unnoticed, random, match } = this
    if (unnoticed === null) return
    this.unnoticed = null
    const told = randomHand(random, unnoticed.seat, this.hands[unnoticed.seat]?.length ?? 0)
    const code = match.take(told, events.length + 1)
    if (code !== null) throw new Error(`what a table saw of a hand was refused (${code}): ${JSON.stringify(told)} after ${JSON.stringify(events)}`)
    events.push(told)
  }

  /** Everyone sees tiles of a hand; or a hand has more tiles than were counted, or a tile goes back. Where that happens at a table it can be written down. */
  tellOfHand(events: SimulatedEvent[]): void {
    const { random, match } = this
    const seat = random.whole(0, match.players - 1)
    const hand = this.hands[seat] ?? []
    const more = random.pick([0, 0, 1, 2, -1])
    // a tile that nobody has seen goes back
    const unseen = hand.filter((tile) => !match.shown.some((each) => each.player === seat && each.tile === tile))
    const [back] = more < 0 && hand.length > 1 ? unseen : []
    if (isCounted(match.rules) || match.whoIsOut !== null || hand.length === 0 || this.toBeFound || this.isGone(seat)) return
    if (more > this.boneyard.length || (more < 0 && back === undefined)) return
    const event =
      more === 0
        ? randomShow(
            random,
            seat,
            hand.map((tile) => this.written(tile)),
          )
        : randomHand(random, seat, hand.length + more)
    // who counts one hand sees that another is wrong
    if (event.type === 'hand' && this.unnoticed?.seat !== seat) this.notice(events)
    if (event.type === 'hand' && event['count'] === match.hands[seat]) return
    const code = match.take(event, events.length + 1)
    if (code !== null) throw new Error(`what a table does about a hand was refused (${code}): ${JSON.stringify(event)} after ${JSON.stringify(events)}`)
    events.push(event)
    if (event.type === 'hand' && this.unnoticed?.seat === seat) this.unnoticed = null
    if (more > 0) hand.push(...this.boneyard.splice(0, more))
    if (back !== undefined) {
      this.boneyard.push(...hand.splice(hand.indexOf(back), 1))
      this.boneyard = random.shuffled(this.boneyard)
    }
  }

  /** A tile of the boneyard turns out to be missing, or one to be there once more than in the set that was said. */
  tellOfSet(events: SimulatedEvent[]): void {
    const { random, match } = this
    if (isCounted(match.rules) || match.whoIsOut !== null || this.toBeFound || this.boneyard.length === 0) return
    const gone = random.chance(0.5) && match.boneyard > 0
    const tile = gone ? random.pick(this.boneyard) : random.pick(allTiles(match.rules))
    const event: SimulatedEvent = { type: 'set', [gone ? 'missing' : 'extra']: [this.written(tile)] }
    const code = match.take(event, events.length + 1)
    if (code !== null) throw new Error(`what a table does about its set was refused (${code}): ${JSON.stringify(event)} after ${JSON.stringify(events)}`)
    events.push(event)
    if (gone) this.boneyard.splice(this.boneyard.indexOf(tile), 1)
    else this.boneyard = random.shuffled([...this.boneyard, tile])
  }

  private find(): SimulatedEvent {
    const { event, hands, boneyard } = foundTable(this.random, this.match)
    this.toBeFound = false
    this.hands = hands
    this.boneyard = boneyard
    return { ...event, ...(this.random.chance(0.7) ? { player: this.random.whole(0, this.match.players - 1) } : {}) }
  }

  /** Makes sure that the count kept and the tiles really held agree. */
  after(): void {
    if (isCounted(this.match.rules)) return
    const real = this.hands.map((hand) => hand.length)
    if (real.map((held, seat) => held - this.uncounted(seat)).join() !== this.match.hands.join()) throw new Error('the count kept is not what is held')
    const gone = this.match.shown.find(({ player, tile }) => this.hands[player]?.includes(tile) !== true)
    if (gone !== undefined) throw new Error(`${gone.tile} is shown and not held`)
    const emptied = real.findIndex((held, seat) => held === 0 && !this.isGone(seat))
    const waitsForPartner = this.match.rules.partners && this.match.rules.pairOut && real.filter((held) => held === 0).length < 3
    if (emptied >= 0 && this.match.round.end === null && !leftPays(this.match.rules) && !waitsForPartner)
      throw new Error('somebody went out and the round runs on')
  }

  private placesFor(tile: string): readonly (Arm | null)[] {
    if (this.match.line.lead !== null) return fits(this.match.line, this.match.rules, halvesOf(tile))
    return this.match.mayLead(tile) ? [null] : []
  }

  private playable(seat: number): readonly string[] {
    return this.isGone(seat) ? [] : (this.hands[seat] ?? []).filter((tile) => this.placesFor(tile).length > 0)
  }

  /** What happens next; the hands are changed as it happens. */
  next(): SimulatedEvent {
    const { random, match } = this
    if (isCounted(match.rules)) return this.left()
    if (match.whoIsOut !== null) return this.leftInHands(match.whoIsOut)
    const odd = random.chance(this.habits.irregular)
    if (this.toBeFound && !random.chance(0.2)) return this.find()
    const named = odd && random.chance(0.4) ? random.whole(0, match.players - 1) : match.turn
    // who is out does nothing more
    const seat = match.hands[named] === 0 || this.isGone(named) ? match.turn : named
    const standing = this.habits.mistakes !== undefined && random.chance(this.habits.mistakes) ? this.stand(seat) : null
    if (standing !== null) return standing
    const may = this.playable(seat)
    const stuck = (match.drawable === 0 || odd) && this.hands.every((_, each) => this.playable(each).length === 0)
    // called though a tile fits, and agreed to
    if (
      !stuck &&
      this.habits.mistakes !== undefined &&
      random.chance(this.habits.mistakes / 20) &&
      this.hands.some((_, each) => this.playable(each).length > 0)
    )
      return { ...this.block(false), stands: true }
    if (stuck && (random.chance(0.4) || this.passes > match.players)) return this.block(odd)
    if (may.length > 0 && !(odd && random.chance(0.3))) return this.play(seat, random.pick(may))
    if (this.wouldDraw(seat)) return this.draw(seat, odd)
    this.passes += 1
    return { type: 'pass', ...this.named(seat) }
  }

  /** C-2, C-3; DB-1: a leader without a double passes, and draws one only when all have passed. */
  private wouldDraw(seat: number): boolean {
    const { match } = this
    if (match.drawable === 0 || this.boneyard.length === 0) return false
    if (seat !== match.turn) return this.random.chance(0.5)
    if (match.line.lead === null && hasSpinner(match.rules)) return this.passes >= match.players - match.gone.length && match.drawn === 0
    return match.rules.draw === 'until-able' || match.drawn === 0
  }

  private named(seat: number): { readonly player?: number } {
    return seat !== this.match.turn || this.random.chance(this.habits.explicit) ? { player: seat } : {}
  }

  private written(tile: string): string {
    const [high, low] = halvesOf(tile)
    return this.random.chance(0.5) ? `${low}-${high}` : `${high}-${low}`
  }

  private play(seat: number, tile: string): SimulatedEvent {
    const { random, match } = this
    const hand = this.hands[seat] ?? []
    hand.splice(hand.indexOf(tile), 1)
    this.passes = 0
    this.toBeFound = false
    const places = this.placesFor(tile)
    const base = { type: 'play' as const, ...this.named(seat), tile: this.written(tile) }
    const extra = random.chance(0.02) ? { note: 'well played' } : {}
    if (places[0] === null) {
      this.lies.push({ arm: null, halves: halvesOf(base.tile) })
      return { ...base, ...(random.chance(0.05) ? { arm: random.pick([...match.line.arms.keys()]) } : {}), ...extra }
    }
    const arms = places as readonly Arm[]
    const implied = match.implied(halvesOf(tile), arms, seat)
    const left = implied !== null && !random.chance(this.habits.explicit) ? implied : null
    const arm = left ?? random.pick(arms)
    const [one, other] = halvesOf(tile)
    this.lies.push({ arm, halves: suitAt(match.line, arm) === one ? [one, other] : [other, one] })
    return left === null ? { ...base, arm, ...extra } : { ...base, ...extra }
  }

  /** A tile of the hand that is laid against a rule and stays, if there is such a place for one. */
  private stand(seat: number): SimulatedEvent | null {
    const { random, match } = this
    const hand = this.hands[seat] ?? []
    const wrong = random.shuffled(hand).flatMap((tile) => standingPlaces(match, halvesOf(tile)))
    if (wrong.length === 0) return null
    const { halves, arm } = random.pick(wrong)
    const tile = `${halves[0]}-${halves[1]}`
    hand.splice(hand.indexOf(canonical(tile)), 1)
    this.passes = 0
    this.toBeFound = false
    this.lies.push({ arm, halves })
    return { type: 'stands', ...this.named(seat), tile, ...(arm === null ? {} : { arm }), ...(random.chance(0.3) ? { unpaid: true } : {}) }
  }

  private draw(seat: number, odd: boolean): SimulatedEvent {
    const { random, match } = this
    const most = odd || match.rules.draw === 'until-able' ? Math.min(match.drawable, this.boneyard.length, odd ? 3 : 1) : 1
    const count = random.whole(1, most)
    const drawn = this.boneyard.splice(0, count)
    this.hands[seat]?.push(...drawn)
    return { type: 'draw', ...this.named(seat), ...(count === 1 && random.chance(0.5) ? {} : { count }) }
  }

  /** The tiles that are left when a round ends, which somebody was dealt or drew; or numbers, whatever the game was. */
  private left(): SimulatedEvent {
    const { random, match } = this
    const { rules, players } = match
    const dealt = random.shuffled(allTiles(rules))
    const most = Math.floor(dealt.length / players)
    const hands = Array.from({ length: players }, (_, seat) => {
      if (this.isGone(seat)) return rules.counted === 'pips' && random.chance(0.5) ? [] : { pips: 0 }
      if (rules.counted === 'numbers') return { pips: random.whole(-20, 60) }
      if (random.chance(0.3)) return { pips: random.chance(0.05) ? 2000 : random.whole(0, 40) }
      return dealt.splice(0, random.whole(0, Math.min(most, 6))).map((tile) => this.written(tile))
    })
    return { type: 'left', ...(random.chance(0.1) ? { player: random.whole(0, players - 1) } : {}), hands }
  }

  /** What is left in every hand when somebody is out: the tiles, or now and then what they come to. */
  private leftInHands(out: number): SimulatedEvent {
    const { random, match } = this
    const hands = this.hands.map((hand, seat) => {
      if (this.isGone(seat)) return random.chance(0.3) ? { pips: 0 } : []
      if (random.chance(0.2)) return { pips: seat === out ? 0 : random.chance(0.05) ? 500 : pipsLeft(hand, match.rules) }
      const shown = random.shuffled(hand).map((tile) => this.written(tile))
      return random.chance(this.habits.irregular / 2) ? shown.slice(1) : shown
    })
    return { type: 'left', ...(random.chance(0.1) ? { player: random.whole(0, match.players - 1) } : {}), hands }
  }

  private block(odd: boolean): SimulatedEvent {
    const hands = this.hands.map((hand, seat) => (this.isGone(seat) ? [] : this.random.shuffled(hand).map((tile) => this.written(tile))))
    if (odd && this.random.chance(0.3)) hands[this.random.whole(0, hands.length - 1)]?.pop()
    return { type: 'block', ...(this.random.chance(0.1) ? { player: this.match.turn } : {}), hands }
  }
}

/** Higher half first, whichever way a record has it. */
export const canonical = (tile: string): string => tileText(halvesOf(tile))
