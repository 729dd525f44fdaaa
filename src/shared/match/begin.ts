import { emptyLine } from '../domino/line'
import { distinctTiles, WHOLE_SET } from '../domino/set'
import type { Rules } from '../games/rules'
import type { Dice, Seat } from './events'
import { OPEN } from '../games/outcome'
import type { MatchState, RoundState, ShownTile } from './state'

const NONE_SHOWN: readonly ShownTile[] = []

export function initialState(rules: Rules): MatchState {
  return { rules, totals: new Array<number>(rules.players).fill(0), outcome: OPEN, round: null }
}

/** Deals a new round: the hands are counted, nobody's tiles are known. A round that comes after one that should have been the last is the last one too (rulebook M-15). */
export function beginRound(state: MatchState, leader: Seat, dice: Dice | null): MatchState {
  const { round } = state
  const before = round === null ? 0 : round.before + (round.end === null || round.end.kind === 'stopped' ? 0 : 1)
  return { ...state, round: dealt(state.rules, { leader, dice, before, decides: round?.decides ?? false }) }
}

/** A round in which nothing has happened. */
export function dealt(rules: Rules, { leader, dice, before, decides }: Pick<RoundState, 'leader' | 'dice' | 'before' | 'decides'>): RoundState {
  return {
    leader,
    dice,
    before,
    decides,
    line: emptyLine(rules.layout),
    laid: new Array<number>(distinctTiles(rules.maxPip)).fill(0),
    set: WHOLE_SET,
    hands: new Array<number>(rules.players).fill(rules.handSize),
    boneyard: undealt(rules),
    turn: leader,
    drawn: 0,
    leadPasses: 0,
    shown: NONE_SHOWN,
    handsSaid: false,
    uncalled: null,
    end: null,
  }
}

/** Whether nobody has laid, drawn or passed yet, and the table has said nothing of hands. */
export function isUntouched(rules: Rules, { line, boneyard, leadPasses, handsSaid }: RoundState): boolean {
  return line.lead === null && leadPasses === 0 && !handsSaid && boneyard === undealt(rules)
}

/** Tiles left when every hand has been dealt. */
function undealt({ maxPip, copies, handSize, players }: Rules): number {
  return distinctTiles(maxPip) * copies - handSize * players
}
