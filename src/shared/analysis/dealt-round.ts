import { hasArm, type ArmIndex, type End } from '../domino/line'
import { highOf, lowOf, MAX_SUIT, type Tile, type WrittenTile } from '../domino/tile'
import { whoIsOut } from '../match/end-of-play'
import type { Seat } from '../match/events'
import { Rehearsal, type RehearsedTable } from '../match/rehearsal'
import type { MatchState } from '../match/state'
import { drawableOf } from '../rules/drawable'

/** Where a lead is laid: at no arm. */
export const LEAD: ArmIndex = -1

/** A tile at an end, or as the lead. */
export interface Move {
  readonly tile: Tile
  /** `LEAD` for a lead. */
  readonly arm: ArmIndex
}

/** The open ends of each suit, as `look` sorts them. */
const ARMS_OF = new Int32Array(MAX_SUIT + 1)

/** Chooses one of the ways that a player has in a round (`DealtRound.ways`), by its place among them. */
export type Policy = (round: DealtRound, player: Seat) => number

/** Everything that a round needs to be come back to. */
interface KeptRound {
  readonly table: RehearsedTable
  readonly hands: readonly (readonly Tile[])[]
  readonly drawn: number
  readonly passes: number
  readonly leadPasses: number
}

/**
 * A round that is played on in thought, with tiles in every hand and in the boneyard.
 *
 * Players keep to the rules: who can play plays, who cannot draws and then passes (C-2, C-3, DB-1), and the round is blocked once all have passed.
 */
export class DealtRound {
  readonly table: Rehearsal
  readonly hands: Tile[][]
  /** Tiles face down; the last is drawn next, as long as the reserve is left. */
  readonly boneyard: Tile[]
  /** What the player on turn may lay, looked up by `look`: the first `ways` of these, highest tile first. */
  readonly tiles: Tile[] = []
  readonly arms: number[] = []
  ways = 0
  /** Ways found so far, and one for each look: a measure of the work that was done. */
  looked = 0
  #drawn: number
  #passes = 0
  #leadPasses: number

  /** Goes on from a state with these tiles; the lists are changed. Hands are highest tile first. */
  constructor(state: MatchState, hands: Tile[][], boneyard: Tile[]) {
    this.table = new Rehearsal(state)
    this.hands = hands
    this.boneyard = boneyard
    hands.forEach((hand, seat) => (this.table.hands[seat] = hand.length))
    this.table.boneyard = boneyard.length
    this.#drawn = state.round?.drawn ?? 0
    this.#leadPasses = state.round?.leadPasses ?? 0
    const out = state.round === null ? null : whoIsOut(state.round)
    if (out !== null) this.table.goOut(out, hands)
  }

  play(policy: Policy): void {
    while (this.table.end === null) this.step(policy)
  }

  /** The player on turn lays a tile, draws one, or passes. */
  step(policy: Policy): void {
    const { turn } = this.table
    this.look()
    if (this.ways === 0) this.drawOrPass()
    else {
      const way = this.ways === 1 ? 0 : policy(this, turn)
      this.lay({ tile: this.tiles[way] as Tile, arm: this.arms[way] as number })
    }
  }

  /** Finds what the player on turn may lay. Ends that are alike count once, as what follows is the same. */
  look(): void {
    const { table } = this
    const hand = this.hands[table.turn] as Tile[]
    this.ways = 0
    const leads = table.line.lead === null
    if (!leads) this.#sortArms()
    for (let at = 0; at < hand.length; at++) {
      const tile = hand[at] as Tile
      if (at > 0 && hand[at - 1] === tile) continue
      if (leads) {
        if (table.mayLead(tile)) this.#found(tile, LEAD)
        continue
      }
      const fitting = (ARMS_OF[highOf(tile)] as number) | (ARMS_OF[lowOf(tile)] as number)
      for (let arm = 0; fitting >> arm !== 0; arm++) if (hasArm(fitting, arm)) this.#found(tile, arm)
    }
    this.looked += this.ways + 1
  }

  /** Sorts the open ends by their suits; of several that are alike only the lowest. */
  #sortArms(): void {
    const { ends } = this.table.line
    const open = this.table.open
    ARMS_OF.fill(0)
    let doubles = 0
    let singles = 0
    for (let arm = 0; arm < ends.length; arm++) {
      if (!hasArm(open, arm)) continue
      const { suit, double } = ends[arm] as End
      if (hasArm(double ? doubles : singles, suit)) continue
      if (double) doubles |= 1 << suit
      else singles |= 1 << suit
      ARMS_OF[suit] = (ARMS_OF[suit] as number) | (1 << arm)
    }
  }

  lay({ tile, arm }: Move): void {
    const { table } = this
    const player = table.turn
    const hand = this.hands[player] as Tile[]
    hand.splice(hand.indexOf(tile), 1)
    if (arm === LEAD) table.lead(player, writtenHighFirst(tile))
    else table.lay(player, tile, arm)
    this.#passes = 0
    this.#drawn = 0
    if (hand.length === 0 && table.end === null) table.goOut(player, this.hands)
  }

  /** What a way pays, without what ends the round. */
  worth(way: number): number {
    const tile = this.tiles[way] as Tile
    const arm = this.arms[way] as number
    const { turn } = this.table
    return arm === LEAD ? this.table.leadWorth(turn, writtenHighFirst(tile)) : this.table.layWorth(turn, tile, arm)
  }

  /** What a player does who has no way. */
  drawOrPass(): void {
    const { table } = this
    const { turn, rules, boneyard } = table
    if (drawableOf(rules, boneyard) > 0 && this.#mayDraw()) {
      const hand = this.hands[turn] as Tile[]
      insert(hand, this.boneyard.pop() as Tile)
      table.draw(turn, 1)
      this.#drawn += 1
      this.#passes = 0
      return
    }
    if (table.line.lead === null) this.#leadPasses += 1
    this.#passes += 1
    this.#drawn = 0
    table.pass(turn)
    if (this.#passes >= rules.players && drawableOf(rules, boneyard) === 0) table.block(this.hands)
  }

  keep(): KeptRound {
    return { table: this.table.keep(), hands: this.hands.map((hand) => hand.slice()), drawn: this.#drawn, passes: this.#passes, leadPasses: this.#leadPasses }
  }

  comeBack({ table, hands, drawn, passes, leadPasses }: KeptRound, taken: readonly Tile[]): void {
    this.table.comeBack(table)
    hands.forEach((hand, seat) => (this.hands[seat] = hand.slice()))
    this.boneyard.push(...taken)
    this.#drawn = drawn
    this.#passes = passes
    this.#leadPasses = leadPasses
  }

  /** C-2; DB-1 for a lead that has to be a double: a first round of passes, and then a tile each. */
  #mayDraw(): boolean {
    const { rules, line } = this.table
    if (line.lead === null && rules.leadTile === 'double') return this.#leadPasses >= rules.players && this.#drawn === 0
    return rules.draw === 'until-able' || this.#drawn === 0
  }

  #found(tile: Tile, arm: number): void {
    this.tiles[this.ways] = tile
    this.arms[this.ways] = arm
    this.ways += 1
  }
}

/** Puts a tile into a hand that is highest tile first. */
function insert(hand: Tile[], tile: Tile): void {
  let at = hand.length
  while (at > 0 && (hand[at - 1] as Tile) < tile) at -= 1
  hand.splice(at, 0, tile)
}

const WRITTEN: WrittenTile[] = []

function writtenHighFirst(tile: Tile): WrittenTile {
  return (WRITTEN[tile] ??= { tile, first: highOf(tile), second: lowOf(tile) })
}
