import {
  endAfter,
  expose,
  armsFitting,
  armsOpen,
  layAt,
  layLead,
  liesAcross,
  showsItsEnds,
  type ArmIndex,
  type Arms,
  type End,
  type Exposed,
  type Line,
} from '../domino/line'
import { isDouble, type Tile, type WrittenTile } from '../domino/tile'
import { elementAt, present } from '../kernel/assert'
import type { Changing } from '../kernel/changing'
import { ruleOnPresent } from '../rules/blocked'
import { lineGame } from '../games'
import type { CountPlay, Rolled, ReasonTally } from '../games/game'
import { outWorth, paid, paidWithPlay, PointSum, type PlayMade } from '../rules/payout'
import type { Rules } from '../games/rules'
import { partnerOf, totalOfSide } from '../games/sides'
import { rolledTiles } from './dice'
import { endOfPlay, winnerAfter } from './end-of-play'
import type { RoundEnd, Seat } from './events'
import { exceptGone, isOut, turnAfter } from './seats'
import { winnerOf } from '../games/outcome'
import type { MatchState } from './state'

/** A lead and any other tile, where nothing for going out comes with it. */
const LEAD: PlayMade = { isLead: true, goingOut: 0 }
const TILE: PlayMade = { isLead: false, goingOut: 0 }

export interface RehearsedTable {
  readonly lead: Tile | null
  readonly ends: readonly End[]
  readonly laid: number
  readonly spinner: Line['spinner']
  readonly totals: readonly number[]
  readonly hands: readonly number[]
  readonly turn: Seat
  readonly boneyard: number
  readonly end: RoundEnd | null
  readonly winner: Seat | null
}

/**
 * A running round that is played on in thought: it changes in place, and keeps neither reasons nor a record.
 *
 * Points, ends and winners come from the rules that `evolve` asks, several times as fast. The caller knows the tiles: nothing is
 * checked here, neither that a tile is there nor that it fits.
 */
export class Rehearsal {
  readonly rules: Rules
  readonly totals: number[]
  readonly hands: number[]
  turn: Seat
  boneyard: number
  /** How the round ended; null while it runs. */
  end: RoundEnd | null
  /** Who has won the match. */
  winner: Seat | null
  /** Who has left the match. */
  readonly #gone: readonly Seat[]
  readonly #line: Changing<Line> & { ends: End[] }
  readonly #shown: Exposed[] = []
  #showsItsEnds: boolean
  /** A tile may open arms, so that a play changes more than its end. */
  readonly #opens: boolean
  readonly #points: PointSum
  readonly #count: CountPlay
  readonly #laid: { rules: Rules; rolled: Rolled | null; tile: Tile; arm: ArmIndex | null; line: Line; shown: readonly Exposed[] }

  /** Goes on from the latest round of `state`, which stays as it is. */
  constructor({ rules, totals, outcome, round }: MatchState) {
    const { dice, line, hands, turn, boneyard, end, gone } = present(round, 'a round has begun')
    this.rules = rules
    this.totals = totals.slice()
    this.hands = hands.slice()
    this.turn = turn
    this.boneyard = boneyard
    this.end = end
    this.#gone = gone
    this.winner = winnerOf({ outcome })
    this.#line = { layout: line.layout, lead: line.lead, ends: line.ends.slice(), laid: line.laid, spinner: line.spinner }
    this.#opens = liesAcross(line.layout)
    this.#showsItsEnds = showsItsEnds(this.#line)
    this.#points = new PointSum(rules, 0)
    this.#count = lineGame(rules.game).count
    this.#laid = { rules, rolled: dice === null ? null : rolledTiles(dice), tile: 0 as Tile, arm: null, line: this.#line, shown: this.#shown }
  }

  /** The line as it lies now; it changes with the next play. */
  get line(): Line {
    return this.#line
  }

  /** Whether a tile may be led now; false once something lies. */
  mayLead(tile: Tile): boolean {
    return this.#line.lead === null && (this.rules.leadTile !== 'double' || isDouble(tile))
  }

  /** The ends at which something may be laid now. */
  get open(): Arms {
    return armsOpen(this.#line, this.rules.completeFirstDouble)
  }

  /** Where a tile may be laid now; none before the lead. */
  fits(tile: Tile): Arms {
    return armsFitting(this.#line, tile, this.rules.completeFirstDouble)
  }

  /** Lays the lead as it is written, and gives the points that the player's total moved by. */
  lead(player: Seat, lead: WrittenTile): number {
    this.#take(layLead(this.#line, lead, this.rules.arms))
    this.#line.lead = lead.tile
    return this.#settle(player, lead.tile, null)
  }

  /** Lays a tile at an end, and gives the points that the player's total moved by. */
  lay(player: Seat, tile: Tile, arm: ArmIndex): number {
    const { ends } = this.#line
    if (this.#opens) this.#take(layAt(this.#line, arm, tile))
    else ends[arm] = endAfter(elementAt(ends, arm), tile)
    return this.#settle(player, tile, arm)
  }

  /** The points that a lead would move its player's total by, without going out; nothing changes. */
  leadWorth(player: Seat, lead: WrittenTile): number {
    const { ends: before, spinner } = this.#line
    this.#take(layLead(this.#line, lead, this.rules.arms))
    this.#line.lead = lead.tile
    this.#line.laid = 1
    const points = this.#pays(player, lead.tile, null)
    this.#take({ ends: before, spinner })
    this.#line.lead = null
    this.#line.laid = 0
    return points
  }

  /** The points that a tile at an end would move its player's total by, without what going out pays; nothing changes. */
  layWorth(player: Seat, tile: Tile, arm: ArmIndex): number {
    const { ends, spinner } = this.#line
    const joined = elementAt(ends, arm)
    if (this.#opens) this.#take(layAt(this.#line, arm, tile))
    else ends[arm] = endAfter(joined, tile)
    this.#line.laid += 1
    const points = this.#pays(player, tile, arm)
    this.#line.laid -= 1
    if (this.#opens) this.#take({ ends, spinner })
    else ends[arm] = joined
    return points
  }

  /** Takes over how another line lies; of a cross, whether it shows its ends alone, too. */
  #take({ ends, spinner }: Pick<Line, 'ends' | 'spinner'>): void {
    this.#line.ends = ends as End[]
    if (!this.#opens) return
    this.#line.spinner = spinner
    this.#showsItsEnds = false
  }

  /** What the tile that was laid last scored for, before caps and floors; only until another is tried. */
  recount(tally: ReasonTally): void {
    this.#count(this.#laid, tally)
  }

  draw(player: Seat, count: number): void {
    this.hands[player] = elementAt(this.hands, player) + count
    this.boneyard -= count
    this.turn = player
  }

  pass(player: Seat): void {
    this.turn = turnAfter(this.rules, this.hands, player, this.#gone)
  }

  /** Ends the round as blocked, with the tiles that each hand shows. */
  block(hands: readonly (readonly Tile[])[]): void {
    const { rules, totals } = this
    const { ruling, points } = ruleOnPresent({ rules, rolled: this.#laid.rolled, hands }, this.#gone)
    this.#finish({ kind: 'blocked', winner: ruling.winner, ruling, ...paid(rules, totals, points) })
  }

  /** Ends the round of a player who is out by the tiles left in each hand, where these pay (AF-8, BD-5). */
  goOut(player: Seat, hands: readonly (readonly Tile[])[]): void {
    const { rules, totals } = this
    this.#finish({ kind: 'domino', winner: player, ...paid(rules, totals, outWorth(rules, player, exceptGone(hands, this.#gone, []))) })
  }

  /** The table as it is now, to come back to. */
  keep(): RehearsedTable {
    const { lead, ends, laid, spinner } = this.#line
    const { turn, boneyard, end, winner } = this
    return { lead, ends: ends.slice(), laid, spinner, totals: this.totals.slice(), hands: this.hands.slice(), turn, boneyard, end, winner }
  }

  comeBack({ lead, ends, laid, spinner, totals, hands, turn, boneyard, end, winner }: RehearsedTable): void {
    this.#line.lead = lead
    this.#line.ends = ends.slice()
    this.#line.laid = laid
    this.#line.spinner = spinner
    this.#showsItsEnds = showsItsEnds(this.#line)
    for (let seat = 0; seat < totals.length; seat++) {
      this.totals[seat] = elementAt(totals, seat)
      this.hands[seat] = elementAt(hands, seat)
    }
    this.turn = turn
    this.boneyard = boneyard
    this.end = end
    this.winner = winner
  }

  /** What the tile that was just laid moves its player's total by, before any end of the round. */
  #pays(player: Seat, tile: Tile, arm: ArmIndex | null): number {
    this.#laid.shown = this.#showsItsEnds ? this.#line.ends : this.#exposed()
    this.#laid.tile = tile
    this.#laid.arm = arm
    const before = totalOfSide(this.rules, this.totals, player)
    this.#points.begin(before)
    this.#count(this.#laid, this.#points)
    return this.#points.paid(this.#made(player, arm)) - before
  }

  /** What a play is beside its reasons: with a last tile it may be one score with what going out pays (FT-5). */
  #made(player: Seat, arm: ArmIndex | null): PlayMade {
    const goingOut = this.#goesOut(player) ? paidWithPlay(this.rules) : 0
    return goingOut > 0 ? { isLead: arm === null, goingOut } : arm === null ? LEAD : TILE
  }

  /** Whether a player's next tile is the last of the round: where both partners have to go out, the other one has none left (FT-5). */
  #goesOut(player: Seat): boolean {
    const partner = this.rules.pairOut ? partnerOf(this.rules, player) : null
    return this.hands[player] === 1 && (partner === null || this.hands[partner] === 0)
  }

  #exposed(): readonly Exposed[] {
    // one by one: to set its length takes longer
    while (this.#shown.length > 0) this.#shown.pop()
    expose(this.#line, this.#shown)
    return this.#shown
  }

  /** What the tile that was just laid pays, and whether it ends the round. */
  #settle(player: Seat, tile: Tile, arm: ArmIndex | null): number {
    const { rules, totals, hands } = this
    this.#line.laid += 1
    this.#showsItsEnds ||= !this.#opens && showsItsEnds(this.#line)
    const before = totalOfSide(rules, totals, player)
    const made = this.#made(player, arm)
    const delta = this.#pays(player, tile, arm)
    totals[player] = elementAt(totals, player) + delta
    hands[player] = elementAt(hands, player) - 1
    this.turn = turnAfter(rules, hands, player, this.#gone)
    const end = endOfPlay(rules, { player, before, withheld: this.#points.withheld(made) }, totals, hands, this.#gone)
    if (end !== null) this.#finish(end)
    // who is out stays on turn until the hands are known
    else if (isOut(rules, hands, player)) this.turn = player
    return delta
  }

  #finish(end: RoundEnd): void {
    this.end = end
    end.totals.forEach((total, seat) => (this.totals[seat] = total))
    this.winner = winnerAfter(this.rules, end, this.#gone)
  }
}
