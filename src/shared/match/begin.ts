import { emptyLine } from '../domino/line'
import { distinctTiles } from '../domino/set'
import type { Rules } from '../games/rules'
import type { Dice, Seat } from './events'
import type { MatchState, RoundState } from './state'

export function initialState(rules: Rules): MatchState {
  return { rules, totals: new Array<number>(rules.players).fill(0), winner: null, round: null }
}

/** Deals a new round: the hands are counted, nobody's tiles are known. */
export function beginRound(state: MatchState, leader: Seat, dice: Dice | null): MatchState {
  return { ...state, round: dealt(state.rules, leader, dice) }
}

/** A round in which nothing has happened. */
export function dealt(rules: Rules, leader: Seat, dice: Dice | null): RoundState {
  return {
    leader,
    dice,
    line: emptyLine(rules.layout),
    laid: new Array<number>(distinctTiles(rules.maxPip)).fill(0),
    hands: new Array<number>(rules.players).fill(rules.handSize),
    boneyard: undealt(rules),
    turn: leader,
    drawn: 0,
    leadPasses: 0,
    end: null,
  }
}

/** Whether nobody has laid, drawn or passed yet. */
export function isUntouched(rules: Rules, { line, boneyard, leadPasses }: RoundState): boolean {
  return line.lead === null && leadPasses === 0 && boneyard === undealt(rules)
}

/** Tiles left when every hand has been dealt. */
function undealt({ maxPip, copies, handSize, players }: Rules): number {
  return distinctTiles(maxPip) * copies - handSize * players
}
