import { blockedWinner } from './naive-blocked'
import { leftHands, leftPays, leftPoints } from './naive-ends'
import { adjustedTotals, isEarlyEnd, isRecount, lacksShown, setSaid, shownAfter, shownWith, type NaiveShown } from './naive-mistakes'
import { emptyNaiveLine, exposedHalves, fits, lay, layAsItLies, type Arm, type NaiveLine, openArms, suitAt } from './naive-line'
import { cappedPoints, counts, paid, reasonsOf, type NaiveReason } from './naive-points'
import { endOfSide, sums, together } from './naive-sides'
import { isDoubleText, isObject, readRecord, readTile, rulesWith, tileText, type NaiveDice, type NaiveRecord } from './naive-record'
import { shownTable } from './naive-table'
import { allTiles, armNames, blockedPointsOf, forPlayers, hasSpinner, isCounted, isCross, targetOf, type NaiveRules } from './naive-rules'
import { countedHands, totalsOutcome } from './naive-totals'
import type { NaiveEnd, NaiveError, NaiveEvent, NaiveScore, NaiveWarning } from './naive-result'

/** M-2: what a tile that stays against a rule earns: its points, or nothing. */
type Standing = 'paid' | 'unpaid'

/** One round while it is played, and the match round it. Mutable on purpose: as plain as a score pad. */
export class NaiveMatch {
  readonly preset: string
  rules: NaiveRules
  readonly players: number
  totals: number[]
  winner: number | null = null
  /** Of partners who have won, the other one (PA-3). */
  get winners(): readonly number[] | null {
    return this.winner === null || !this.rules.partners ? null : together(this.rules, this.winner, this.players)
  }

  /** Somebody has won, or the first place is shared. */
  finished = false
  /** M-15: time was called, so the match ends with a round. */
  lastCalled = false
  unlessLevel = false
  rounds: { events: NaiveEvent[]; end: NaiveEnd | null }[] = []
  warnings: NaiveWarning[] = []
  line: NaiveLine
  dice: NaiveDice | null = null
  /** Tiles on the table, as text. */
  laid: string[] = []
  hands: number[] = []
  boneyard = 0
  leader = 0
  turn = 0
  drawn = 0
  leadPasses = 0
  /** M-6: tiles that everyone has seen, in hands. */
  shown: readonly NaiveShown[] = []
  /** M-8: whose play was not called, and who has its points; that play comes next. */
  uncalled: { readonly player: number; readonly to: number | null } | null = null
  /** M-11: who has left the match. */
  gone: number[] = []
  /** M-10: tiles that the set does not have, or has once more. */
  missing: readonly string[] = []
  extra: readonly string[] = []

  constructor(record: NaiveRecord) {
    this.preset = record.preset
    this.rules = record.rules
    this.players = record.players
    this.totals = Array.from({ length: record.players }, () => 0)
    this.line = emptyNaiveLine(record.rules)
  }

  get target(): number {
    return targetOf(this.rules, this.players)
  }

  get handSize(): number {
    return forPlayers(this.rules.handSize, this.players) ?? 0
  }

  get round() {
    const round = this.rounds.at(-1)
    if (round === undefined) throw new Error('no round has begun')
    return round
  }

  startRound(leader: number, dice: NaiveDice | null): void {
    const before = this.rounds.at(-1)
    if (before !== undefined && before.end === null) this.warn('round-unfinished', null)
    this.rounds.push({ events: [], end: null })
    this.dice = dice
    this.leader = leader
    this.deal()
  }

  private deal(): void {
    this.line = emptyNaiveLine(this.rules)
    this.laid = []
    this.hands = Array.from({ length: this.players }, (_, seat) => (this.gone.includes(seat) ? 0 : this.handSize))
    this.boneyard = allTiles(this.rules).length - this.hands.reduce((sum, held) => sum + held, 0)
    this.turn = this.leader
    while (this.gone.includes(this.turn)) this.turn = (this.turn + 1) % this.players
    this.drawn = 0
    this.leadPasses = 0
    this.shown = []
    this.uncalled = null
    this.missing = []
    this.extra = []
  }

  warn(code: string, event: number | null): void {
    this.warnings.push({ code, round: this.rounds.length, event })
  }

  /** Tiles that may still be drawn: C-3, `reserve` tiles never are; FT-3, BD-3: none. */
  get drawable(): number {
    return this.rules.draw === 'never' ? 0 : Math.max(0, this.boneyard - this.rules.reserve)
  }

  /** How often the set has a tile. */
  copiesOf = (tile: string): number =>
    this.rules.copies + this.extra.filter((each) => each === tile).length - this.missing.filter((each) => each === tile).length

  /** Whether a tile lies on the table as often as there are sets. */
  isExhausted(tile: string): boolean {
    return this.laid.filter((each) => each === tile).length >= this.copiesOf(tile)
  }

  get isOver(): boolean {
    return this.finished || this.winner !== null
  }

  /** Takes one event as the record has it; the code of the error, or null if all is well. */
  take(event: unknown, number: number): string | null {
    if (this.isOver) return 'match-over'
    if (this.round.end !== null) return 'round-over'
    if (!isObject(event)) return 'bad-event'
    const said = event['player']
    if (said !== undefined && !(typeof said === 'number' && Number.isInteger(said) && said >= 0 && said < this.players)) return 'bad-event'
    // AF-8, BD-5: who is out waits for what is left in the other hands
    const out = this.whoIsOut
    if (out !== null) return event['type'] === 'left' ? this.countOut(event['hands'], out, number) : 'bad-event'
    if (this.actsThoughGone(event, said ?? this.turn)) return 'bad-event'
    if (this.uncalled !== null && (!['play', 'stands'].includes(event['type'] as string) || (said ?? this.turn) !== this.uncalled.player)) return 'bad-event'
    if (event['type'] === 'uncalled') return isCounted(this.rules) ? 'bad-event' : this.notCalled(event['to'], said ?? this.turn)
    if (event['type'] === 'table') return isCounted(this.rules) ? 'bad-event' : this.show(event, said)
    if (event['type'] === 'rules') return this.change(event['rules'], said)
    if (event['type'] === 'adjust') return this.adjust(event, said)
    if (event['type'] === 'set') return isCounted(this.rules) ? 'bad-event' : this.changeSet(event, said)
    if (event['type'] === 'leave') return isCounted(this.rules) && event['tiles'] === 'boneyard' ? 'bad-event' : this.leave(event['tiles'], said ?? this.turn)
    if (event['type'] === 'finish') return this.stop(event, said)
    const player = said === undefined ? this.turn : said
    if (isCounted(this.rules)) return event['type'] === 'left' ? this.count(event['hands'], number) : 'bad-event'
    const before = this.warnings.length
    // FT-5: who is out is passed over
    if (['play', 'stands', 'draw', 'pass', 'show', 'hand'].includes(event['type'] as string) && this.hands[player] === 0) return 'bad-event'
    if (event['type'] === 'show') return this.expose(event, player, number)
    if (event['type'] === 'hand') return this.recount(event, player)
    if (event['type'] !== 'block' && player !== this.turn) this.warn('out-of-turn', number)
    if (player !== this.turn) this.drawn = 0
    const code = this.takeKnown(event, player, number)
    if (code !== null) this.warnings.splice(before)
    return code
  }

  /** Whose last tile lies on the table while the round goes on; FT-5: a side may have to be out with both. */
  get whoIsOut(): number | null {
    return this.round.end === null && this.line.lead !== null && this.hands[this.turn] === 0 ? this.turn : null
  }

  /** FT-5: whether a hand without tiles ends the round. */
  private endsWith(player: number): boolean {
    const needed = this.rules.pairOut ? together(this.rules, player, this.players) : [player]
    return needed.every((seat) => this.hands[seat] === 0)
  }

  /** AF-8, BD-5: what is left in the other hands ends the round. */
  private countOut(said: unknown, out: number, number: number): string | null {
    const left = leftHands(said, out, this)
    if (typeof left === 'string') return left
    const { hands, tooMany } = left
    if (hands.some((hand, seat) => this.gone.includes(seat) && (typeof hand === 'number' ? hand : hand.length) !== 0)) return 'bad-event'
    if (tooMany) this.warn('more-than-the-set', number)
    hands.forEach((hand, seat) => {
      if (!this.gone.includes(seat) && typeof hand !== 'number' && (hand.length !== this.hands[seat] || lacksShown(hand, seat, this.shown)))
        this.warn('hand-size', number)
    })
    const worth = leftPoints(hands, out, this.rules)
    this.finish(
      'domino',
      out,
      worth.map((points, seat) => points + (seat === out ? this.rules.dominoPoints : 0)),
    )
    return null
  }

  private takeKnown(event: { readonly [name: string]: unknown }, player: number, number: number): string | null {
    if (event['type'] === 'play' || event['type'] === 'stands') {
      const keepsBack = this.keepsBack(event['tile'], player)
      const code = event['type'] === 'play' ? this.play(event['tile'], event['arm'], player) : this.stand(event, player, number)
      if (code === null && keepsBack) this.warn('shown-first', number)
      return code
    }
    if (event['type'] === 'draw') return this.draw(event['count'], player, number)
    if (event['type'] === 'pass') return this.pass(player, number)
    if (event['type'] === 'block') return this.block(event['hands'], event['stands'], number)
    return 'bad-event'
  }

  private passTurn(player: number): void {
    this.turn = (player + 1) % this.players // C-1
    while (this.gone.includes(this.turn)) this.turn = (this.turn + 1) % this.players
    // FT-5: who is out is passed over
    for (let seats = 1; seats < this.players && this.rules.partners && this.rules.pairOut && this.hands[this.turn] === 0; seats++) {
      this.turn = (this.turn + 1) % this.players
    }
    this.drawn = 0
  }

  /** The table as it lay when the record began: nothing is scored, the turn is whom it names, or the leader's. */
  private show(event: { readonly [name: string]: unknown }, said: number | undefined): string | null {
    const found = shownTable(event, this)
    if (typeof found === 'string') return found
    Object.assign(this, found)
    this.turn = said ?? this.leader
    this.drawn = 0
    this.shown = []
    this.round.events.push({ type: 'table', player: this.turn, delta: 0, totals: [...this.totals] })
    return null
  }

  /** RT: what is left in the hands ends the round, and the match with it where it is over. */
  private count(said: unknown, number: number): string | null {
    const counted = countedHands(said, this.rules, this.players, this.gone)
    if (typeof counted === 'string') return counted
    if (counted.tooMany) this.warn('more-than-the-set', number)
    this.totals = this.totals.map((total, seat) => total + (counted.points[seat] ?? 0))
    this.round.end = { kind: 'counted', winner: counted.winner, deltas: [...counted.points], totals: [...this.totals] }
    const rounds = this.rounds.filter(({ end }) => end !== null && end.kind !== 'stopped').length
    Object.assign(this, totalsOutcome(this.totals, this.rules, rounds, { last: counted.winner, gone: this.gone }))
    if (this.lastCalled && !this.isOver) this.decideLast()
    return null
  }

  /** Whether nobody has laid, drawn or passed in this round, nor shown the table. */
  get isUntouched(): boolean {
    return this.round.events.every(({ type }) => ['rules', 'adjust', 'finish', 'uncalled'].includes(type))
  }

  /** M-6: everyone has seen tiles of a hand; nobody's turn, and no points. */
  private expose(event: { readonly [name: string]: unknown }, player: number, number: number): string | null {
    const seen = shownWith(event, player, this)
    if (typeof seen === 'string') return seen
    this.shown = seen.shown
    const known = seen.shown.filter((each) => each.player === player).length
    const held = this.hands[player] ?? 0
    if (known > held || (event['why'] === 'called-block' && known < held)) this.warn('hand-size', number)
    const first = event['first'] === true ? { first: true as const } : {}
    this.round.events.push({ type: 'show', player, tiles: seen.tiles, why: event['why'], ...first, delta: 0, totals: [...this.totals] })
    return null
  }

  /** M-5, M-14: a hand has another number of tiles than was counted; the boneyard has the difference. */
  private recount(event: { readonly [name: string]: unknown }, player: number): string | null {
    const { count, why } = event
    const held = this.hands[player] ?? 0
    if (!isRecount(event) || count === held) return 'bad-event'
    if ((count as number) > held + this.boneyard) return 'hand-not-possible'
    this.boneyard += held - (count as number)
    this.hands[player] = count as number
    this.round.events.push({ type: 'hand', player, count: count as number, why, delta: 0, totals: [...this.totals] })
    return null
  }

  /** M-11: whether somebody acts, shows a hand, or is to have points who has left. */
  private actsThoughGone(event: { readonly [name: string]: unknown }, player: number): boolean {
    const { type, to, hands } = event
    if (['play', 'stands', 'draw', 'pass', 'show', 'hand', 'uncalled', 'leave'].includes(type as string) && this.gone.includes(player)) return true
    if (type === 'uncalled') return this.gone.includes(to as number)
    return type === 'block' && Array.isArray(hands) && this.gone.some((seat) => Array.isArray(hands[seat]) && hands[seat].length > 0)
  }

  /** M-11: a player leaves; two stay, and partners play to the end. */
  private leave(tiles: unknown, player: number): string | null {
    if (tiles !== 'aside' && tiles !== 'boneyard') return 'bad-event'
    if (this.rules.partners || this.players - this.gone.length <= 2) return 'bad-event'
    this.gone.push(player)
    if (tiles === 'boneyard') {
      this.boneyard += this.hands[player] ?? 0
      this.hands[player] = 0
    }
    this.shown = this.shown.filter((each) => each.player !== player)
    this.round.events.push({ type: 'leave', player, tiles, delta: 0, totals: [...this.totals] })
    if (player === this.turn) this.passTurn(player)
    return null
  }

  /** M-11: who can still win. */
  private standingsOfPresent(): number[] {
    return sums(this.rules, this.totals).map((total, seat) =>
      this.gone.includes(seat) ? (isCounted(this.rules) && this.rules.goal === 'lowest' ? Infinity : -Infinity) : total,
    )
  }

  /** M-10: the set has a tile less, or one more; nobody's turn, and no points. */
  private changeSet(event: { readonly [name: string]: unknown }, said: number | undefined): string | null {
    const told = setSaid(event, this.rules.maxPip)
    if (typeof told === 'string') return told
    const { missing, extra } = told
    const boneyard = this.boneyard + extra.length - missing.length
    if (boneyard < 0) return 'bad-event'
    const before = [this.missing, this.extra] as const
    this.missing = [...this.missing, ...missing]
    this.extra = [...this.extra, ...extra]
    const seen = [...this.laid, ...this.shown.map(({ tile }) => tile)]
    if (missing.some((tile) => seen.filter((each) => each === tile).length > this.copiesOf(tile))) {
      ;[this.missing, this.extra] = before
      return 'tile-seen-twice'
    }
    this.boneyard = boneyard
    const named = { ...(missing.length > 0 ? { missing } : {}), ...(extra.length > 0 ? { extra } : {}) }
    this.round.events.push({ type: 'set', player: said ?? this.turn, ...named, delta: 0, totals: [...this.totals] })
    return null
  }

  /** M-6: whether a tile that is to go at the first chance fits, and another is laid. */
  private keepsBack(said: unknown, player: number): boolean {
    const halves = typeof said === 'string' ? readTile(said, this.rules.maxPip) : null
    const first = this.shown.filter((each) => each.player === player && each.first).map(({ tile }) => tile)
    if (halves === null || first.includes(tileText(halves))) return false
    return first.some((tile) =>
      this.line.lead === null ? this.mayLead(tile) : fits(this.line, this.rules, readTile(tile, this.rules.maxPip) as readonly [number, number]).length > 0,
    )
  }

  /** M-13: points are given or taken; nobody's turn and nobody's win. */
  private adjust(event: { readonly [name: string]: unknown }, said: number | undefined): string | null {
    const adjusted = adjustedTotals(event, this.totals, this.rules, this.target)
    if (adjusted === null) return 'bad-event'
    const deltas = adjusted.map((total, seat) => total - (this.totals[seat] ?? 0))
    this.totals = [...adjusted]
    const { reason, by } = event
    this.round.events.push({ type: 'adjust', player: said ?? this.turn, delta: 0, deltas, reason, by, totals: [...adjusted] })
    return null
  }

  /** M-8: the next play was not called; its points are another side's, or nobody's. */
  private notCalled(to: unknown, player: number): string | null {
    if (to !== null && !(typeof to === 'number' && Number.isInteger(to) && to >= 0 && to < this.players)) return 'bad-event'
    if (to !== null && together(this.rules, player, this.players).includes(to)) return 'bad-event'
    this.uncalled = { player, to }
    this.round.events.push({ type: 'uncalled', player, to, delta: 0, totals: [...this.totals] })
    return null
  }

  /** M-8: what the points of a play move the total of another by, as if they had made them. */
  private takenBy(to: number, reasons: readonly NaiveReason[], isLead: boolean): number {
    const total = sums(this.rules, this.totals)[to] ?? 0
    const gains = reasons.filter(({ points }) => points > 0).map((reason) => cappedPoints(reason, this.target - total, this.rules))
    const score = gains.reduce((sum, each) => sum + each, 0)
    return gains.length === 0 || !counts(this.rules, this.target, total, score, isLead) ? 0 : paid(total, gains, this.rules) - total
  }

  /** M-15: a round is called off, or the match is ended: now, or with the round that runs. What was made stays. */
  private stop(event: { readonly [name: string]: unknown }, said: number | undefined): string | null {
    if (!isEarlyEnd(event)) return 'bad-event'
    const { what, when, why } = event
    const calls = when === 'after-round' || when === 'unless-level'
    if (calls && this.lastCalled) return 'bad-event'
    this.round.events.push({
      type: 'finish',
      player: said ?? this.turn,
      what,
      ...(when === undefined ? {} : { when }),
      why,
      delta: 0,
      totals: [...this.totals],
    })
    if (calls) {
      this.lastCalled = true
      this.unlessLevel = when === 'unless-level'
      return null
    }
    this.round.end = { kind: 'stopped', winner: null, deltas: this.totals.map(() => 0), totals: [...this.totals] }
    // a wrong deal is dealt again
    if (when === 'now') this.decide()
    else if (this.lastCalled && why !== 'wrong-deal') this.decideLast()
    else if (!isCounted(this.rules)) this.lookForWinner(null)
    return null
  }

  /** M-15: the best total wins, of partners the best sum; who are level share the first place. */
  private decide(): void {
    const standing = this.standingsOfPresent()
    const best = isCounted(this.rules) && this.rules.goal === 'lowest' ? Math.min(...standing) : Math.max(...standing)
    const leaders = standing.flatMap((total, seat) => (total === best ? [seat] : []))
    this.finished = true
    if (leaders.length === together(this.rules, 0, this.players).length) this.winner = leaders[0] ?? null
  }

  /** M-15: the last round is over; some tables play another one while several are level. */
  private decideLast(): void {
    this.decide()
    if (this.unlessLevel && this.winner === null) this.finished = false
  }

  /** From here on other rules hold; no points, no turn, no winner. How a round is set up changes only while nothing has happened in it. */
  private change(changed: unknown, said: number | undefined): string | null {
    const rules = rulesWith(this.rules, changed, this.preset, this.players)
    if (typeof rules === 'string' || Object.keys(changed as object).length === 0) return 'bad-event'
    // PA-1: who plays with whom holds for the whole match
    if (rules.partners !== this.rules.partners && this.gone.length > 0) return 'bad-event'
    if (rules.partners !== this.rules.partners && this.rounds.some(({ end }) => end !== null && end.kind !== 'stopped')) return 'bad-event'
    const setUp = (of: NaiveRules) => [of.maxPip, of.copies, armNames(of), forPlayers(of.handSize, this.players), of.partners, of.pairOut].join()
    const dealtAnew = setUp(rules) !== setUp(this.rules)
    if (dealtAnew && !this.isUntouched) return 'bad-event'
    this.rules = rules
    if (dealtAnew) this.deal()
    this.round.events.push({ type: 'rules', player: said ?? this.turn, delta: 0, rules: changed, totals: [...this.totals] })
    return null
  }

  private draw(said: unknown, player: number, number: number): string | null {
    const count = said === undefined ? 1 : said
    if (typeof count !== 'number' || !Number.isInteger(count) || count < 1) return 'bad-event'
    if (count > this.drawable) return 'boneyard-empty'
    this.boneyard -= count
    this.hands[player] = (this.hands[player] ?? 0) + count
    this.turn = player
    this.drawn += count
    // DB-1: before the spinner lies nobody draws until all have passed once, and then one tile a turn.
    const beforeSpinner = hasSpinner(this.rules) && this.line.lead === null
    const oneATurn = beforeSpinner || this.rules.draw === 'one'
    if ((beforeSpinner && this.leadPasses < this.players - this.gone.length) || (oneATurn && this.drawn > 1)) this.warn('drew-too-many', number)
    this.round.events.push({ type: 'draw', player, count, delta: 0, totals: [...this.totals] })
    return null
  }

  private pass(player: number, number: number): string | null {
    const ledByNobody = this.line.lead === null
    const regular =
      this.drawable === 0 ||
      (this.rules.draw === 'one' && this.drawn > 0) ||
      // DB-1, and wherever else only a double may be led: who has none passes, and draws one once all have passed.
      (!this.mayLead('1-0') && ledByNobody && (this.leadPasses < this.players - this.gone.length || this.drawn > 0))
    if (!regular) this.warn('pass-with-boneyard', number)
    if (ledByNobody) this.leadPasses += 1
    this.round.events.push({ type: 'pass', player, delta: 0, totals: [...this.totals] })
    this.passTurn(player)
    return null
  }

  private playedOut(suit: number): boolean {
    const set = new Set(allTiles(this.rules).filter((tile) => tile.split('-').includes(String(suit))))
    return [...set].reduce((sum, tile) => sum + this.copiesOf(tile), 0) === this.laid.filter((tile) => tile.split('-').includes(String(suit))).length
  }

  /** What a play would leave and score, without making it. */
  consider(halves: readonly [number, number], arm: Arm, player: number, stands: Standing | null = null) {
    const turn = this.laid.length + 1
    const put = stands === null ? lay : layAsItLies
    const line = this.line.lead === null ? { ...this.line, lead: { turn, halves } } : put(this.line, arm, halves, turn)
    const open = exposedHalves(line, this.rules)
    // M-2: an unpaid tile earns nothing at all
    if (stands === 'unpaid') return { line, open, reasons: [], delta: 0, paysForGoingOut: !(this.rules.exact && this.rules.endWorth === 'fixed') }
    const reasons = reasonsOf({ halves, turn, open }, this.dice, this.rules)
    // PA-3: what counts is where the side stands
    const total = sums(this.rules, this.totals)[player] ?? 0
    const allowed = reasons.map((reason) => cappedPoints(reason, this.target - total, this.rules))
    // M-8: of a play that was not called only losses are the player's
    const points = this.uncalled === null ? allowed : allowed.filter((each) => each < 0)
    // FT-5: where the target has to be met exactly, the point for going out and the play's own are one score
    const partnerStays = this.rules.pairOut && together(this.rules, player, this.players).some((seat) => seat !== player && this.hands[seat] !== 0)
    const goesOut = this.hands[player] === 1 && !partnerStays
    const goingOut = this.rules.exact && this.rules.endWorth === 'fixed' && goesOut ? this.rules.dominoPoints : 0
    const score = points.reduce((sum, each) => sum + each, goingOut)
    const lost = !counts(this.rules, this.target, total, score, this.line.lead === null)
    return { line, open, reasons, delta: lost ? 0 : paid(total, points, this.rules) - total, paysForGoingOut: !(lost && goingOut > 0) }
  }

  /** Arms a tile may be laid at when a record names none: one, or all alike in what they expose and score. */
  implied(halves: readonly [number, number], arms: readonly Arm[], player: number): Arm | null {
    if (arms.length === 1) return arms[0] ?? null
    const outcomes = arms.map((arm) => {
      const { line, open, reasons, delta } = this.consider(halves, arm, player)
      const places = openArms(line, this.rules).map((each) => suitAt(line, each))
      return JSON.stringify([open.map((half) => half.suit).sort((a, b) => a - b), places.sort((a, b) => a - b), reasons, delta])
    })
    if (new Set(outcomes).size !== 1) return null
    return arms.includes('right') ? 'right' : (arms[0] ?? null)
  }

  /** B-7; a spinner can only be a double (DB-1, B-10). */
  mayLead(tile: string): boolean {
    if (hasSpinner(this.rules)) return isDoubleText(tile)
    return this.rules.leadTile !== 'double' || isDoubleText(tile)
  }

  private play(said: unknown, arm: unknown, player: number): string | null {
    if (typeof said !== 'string') return 'bad-event'
    const names = armNames(this.rules)
    if (arm !== undefined && !names.includes(arm as Arm)) return 'bad-event'
    const halves = readTile(said, this.rules.maxPip)
    if (halves === null) return 'bad-tile'
    const tile = tileText(halves)
    if (this.isExhausted(tile)) return 'tile-already-played'
    let place: Arm = 'right'
    if (this.line.lead === null) {
      if (!this.mayLead(tile)) return 'lead-must-be-double'
    } else {
      const fitting = fits(this.line, this.rules, halves)
      if (fitting.length === 0) return 'does-not-match'
      if (arm !== undefined && !fitting.includes(arm as Arm)) return 'does-not-match'
      const meant = arm === undefined ? this.implied(halves, fitting, player) : (arm as Arm)
      if (meant === null) return 'end-needed'
      place = meant
    }
    this.lay(tile, halves, place, player)
    return null
  }

  /** M-2: a tile that lies against a rule and stays, the half at the line written first. */
  private stand(event: { readonly [name: string]: unknown }, player: number, number: number): string | null {
    const { tile: said, arm, unpaid } = event
    if (typeof said !== 'string' || (arm !== undefined && !armNames(this.rules).includes(arm as Arm))) return 'bad-event'
    if (unpaid !== undefined && unpaid !== true) return 'bad-event'
    const halves = readTile(said, this.rules.maxPip)
    if (halves === null) return 'bad-tile'
    const tile = tileText(halves)
    if (this.isExhausted(tile)) return 'tile-already-played'
    if (this.line.lead === null) {
      if (hasSpinner(this.rules) && !isDoubleText(tile)) return 'lead-must-be-double'
      if (this.mayLead(tile)) return 'bad-event'
    } else {
      if (arm === undefined) return 'end-needed'
      const there = arm as Arm
      const open = openArms(this.line, this.rules)
      // the upper and the lower end of a cross are not there before both sides of its double are covered
      if (isCross(this.rules) && !open.includes(there)) return 'does-not-match'
      if (open.includes(there) && suitAt(this.line, there) === halves[0]) return 'bad-event'
    }
    this.lay(tile, halves, arm === undefined ? 'right' : (arm as Arm), player, unpaid === true ? 'unpaid' : 'paid')
    this.warn('stands', number)
    return null
  }

  private lay(tile: string, halves: readonly [number, number], arm: Arm, player: number, stands: Standing | null = null): void {
    const isLead = this.line.lead === null
    const { line, reasons, delta, paysForGoingOut } = this.consider(halves, arm, player, stands)
    this.line = line
    this.laid.push(tile)
    this.shown = shownAfter(tile, player, this)
    this.hands[player] = (this.hands[player] ?? 0) - 1
    this.totals[player] = (this.totals[player] ?? 0) + delta
    const uncalled =
      this.uncalled === null ? null : { to: this.uncalled.to, delta: this.uncalled.to === null ? 0 : this.takenBy(this.uncalled.to, reasons, isLead) }
    this.uncalled = null
    const taker = uncalled?.to ?? null
    const took = uncalled?.delta ?? 0
    if (taker !== null) this.totals[taker] = (this.totals[taker] ?? 0) + took
    const told = { player, tile, delta, reasons, ...(uncalled === null ? {} : { uncalled }), totals: [...this.totals] }
    this.round.events.push(stands === null ? { type: 'play', ...told } : { type: 'stands', ...told, ...(stands === 'unpaid' ? { unpaid: true } : {}) })
    this.passTurn(player)
    // C-6: the play's own points, the target test, then the domino points and the target test again.
    // A target is reached by points, not by a change of rules before.
    const standing = sums(this.rules, this.totals)[player] ?? 0
    const reached = delta > 0 && standing >= this.target
    const taken = taker !== null && took > 0 && (sums(this.rules, this.totals)[taker] ?? 0) >= this.target
    if (this.rules.win === 'immediate' && (reached || taken)) {
      this.winner = reached ? player : taker
      this.round.end = { kind: 'target', winner: this.winner, deltas: this.totals.map(() => 0), totals: [...this.totals] }
    } else if (this.endsWith(player) && !leftPays(this.rules)) {
      this.finish(
        'domino',
        player,
        this.fixedWorth(
          player,
          paysForGoingOut ? this.rules.dominoPoints : 0,
          this.hands.map((held, seat) => (this.gone.includes(seat) ? 0 : held)),
        ),
      )
    } else if (this.endsWith(player)) {
      this.turn = player
    }
  }

  private block(said: unknown, stands: unknown, number: number): string | null {
    if (stands !== undefined && stands !== true) return 'bad-event'
    if (!Array.isArray(said) || said.length !== this.players) return 'bad-event'
    if (!said.every((hand) => Array.isArray(hand) && hand.every((tile) => typeof tile === 'string'))) return 'bad-event'
    const shown = said as readonly (readonly string[])[]
    const read = shown.map((hand) => hand.map((tile) => readTile(tile, this.rules.maxPip)))
    if (read.flat().includes(null)) return 'bad-tile'
    const hands = read.map((hand) => hand.map((halves) => halves as readonly [number, number]))
    const seen = [...this.laid]
    let fitting = false
    for (const halves of hands.flat()) {
      const tile = tileText(halves)
      seen.push(tile)
      if (seen.filter((each) => each === tile).length > this.copiesOf(tile)) return 'tile-seen-twice'
      const playable = this.line.lead === null ? this.mayLead(tile) : fits(this.line, this.rules, halves).length > 0
      if (playable && stands !== true) return 'not-blocked'
      fitting ||= playable
    }
    // M-12: what is blocked anyway needs nobody to agree
    if (stands === true && !fitting) return 'bad-event'
    if (stands === true) this.warn('block-stands', number)
    // Nothing to draw can help where every tile of each open end's suit lies on the table.
    const frozen = this.line.lead !== null && openArms(this.line, this.rules).every((arm) => this.playedOut(suitAt(this.line, arm)))
    if (this.drawable > 0 && !frozen) this.warn('block-declared-early', number)
    hands.forEach((hand, seat) => {
      if (this.gone.includes(seat)) return
      if (hand.length !== this.hands[seat] || lacksShown(hand.map(tileText), seat, this.shown)) this.warn('hand-size', number)
    })
    // M-11: an empty place is in no rule
    const there = hands.flatMap((_, seat) => (this.gone.includes(seat) ? [] : [seat]))
    const texts = there.map((seat) => (hands[seat] ?? []).map(tileText))
    const best = blockedWinner(texts, this.dice, this.rules)
    const winner = best === null ? null : (there[best] ?? null)
    const pays = leftPays(this.rules)
      ? leftPoints(texts, best, this.rules)
      : this.fixedWorth(
          best,
          blockedPointsOf(this.rules),
          texts.map((hand) => hand.length),
        )
    const worth = hands.map((_, seat) => pays[there.indexOf(seat)] ?? 0)
    this.finish('blocked', winner, worth)
    return null
  }

  /** C-4, DB-4: the winner is paid, each player loses for the tiles still held. */
  private fixedWorth(winner: number | null, points: number, held: readonly number[]): readonly number[] {
    return held.map((tiles, seat) => (seat === winner ? points : 0) - this.rules.tileDeduction * tiles)
  }

  /** What the end of a round is worth to each seat is put on the totals; C-5: does the match end? */
  private finish(kind: 'domino' | 'blocked', winner: number | null, worth: readonly number[]): void {
    const before = [...this.totals]
    // FS-10 reads the order within a play; what the end of a round pays is one sum
    const moves = endOfSide(this.rules, this.target, before, worth)
    this.totals = before.map((total, seat) => total + (moves[seat] ?? 0))
    const deltas = this.totals.map((total, seat) => total - (before[seat] ?? 0))
    this.round.end = { kind, winner, deltas, totals: [...this.totals] }
    this.lookForWinner(winner)
    if (this.lastCalled && !this.isOver) this.decideLast()
  }

  /** C-5: does the match end with a round? */
  private lookForWinner(winner: number | null): void {
    const standing = this.standingsOfPresent()
    const best = Math.max(...standing)
    const leaders = standing.flatMap((total, seat) => (total === best ? [seat] : []))
    const wonRound = winner !== null && (standing[winner] ?? 0) >= this.target
    if (this.rules.win === 'immediate' && wonRound) this.winner = winner
    else if (best >= this.target && leaders.length === together(this.rules, 0, this.players).length) {
      this.winner = winner !== null && leaders.includes(winner) ? winner : (leaders[0] ?? null)
    }
  }

  score(): NaiveScore {
    const level = this.finished && this.winner === null
    const { winners } = this
    return {
      totals: [...this.totals],
      winner: this.winner,
      ...(winners === null ? {} : { winners }),
      ...(level ? { finished: true } : {}),
      rounds: this.rounds,
      warnings: this.warnings,
    }
  }
}

/** Plays a record of unknown origin, straight from the rulebook. */
export function naiveMatch(value: unknown): NaiveMatch | NaiveError {
  const record = readRecord(value)
  if ('why' in record) return { error: { code: 'bad-record', round: record.round, event: null, message: record.why } }
  const match = new NaiveMatch(record)
  for (const [index, round] of record.rounds.entries()) {
    if (match.isOver) {
      return { error: { code: 'match-over', round: index + 1, event: round.events.length > 0 ? 1 : null, message: 'the match has ended' } }
    }
    match.startRound(round.leader, round.dice)
    for (const [place, event] of round.events.entries()) {
      const code = match.take(event, place + 1)
      if (code !== null) return { error: { code, round: index + 1, event: place + 1, message: code } }
    }
  }
  return match
}

/** The same, as `score --json` prints it. */
export function naiveScore(value: unknown): NaiveScore | NaiveError {
  const match = naiveMatch(value)
  return match instanceof NaiveMatch ? match.score() : match
}
