import { emptyLine } from '../domino/line'
import { distinctTiles, WHOLE_SET } from '../domino/set'
import type { Rules } from '../games/rules'
import type { Dice, Seat } from './events'
import { OPEN } from '../games/outcome'
import { dealtHands, present } from './seats'
import type { MatchState, RoundState, ShownTile } from './state'

const NOBODY_GONE: readonly Seat[] = []
const NONE_SHOWN: readonly ShownTile[] = []

export function initialState(rules: Rules): MatchState {
  return { rules, totals: new Array<number>(rules.players).fill(0), outcome: OPEN, round: null }
}

/** Deals a new round: the hands are counted, nobody's tiles are known. A round that comes after one that should have been the last is the last one too (rulebook M-15). */
export function beginRound(state: MatchState, leader: Seat, dice: Dice | null): MatchState {
  const { round } = state
  const before = round === null ? 0 : round.before + (round.end === null || round.end.kind === 'stopped' ? 0 : 1)
  return { ...state, round: dealt(state.rules, { leader, dice, before, decides: round?.decides ?? null, gone: round?.gone ?? NOBODY_GONE }) }
}

/** A round in which nothing has happened. Who has left is dealt nothing, and led for by the next who is there. */
export function dealt(rules: Rules, { leader, dice, before, decides, gone }: Pick<RoundState, 'leader' | 'dice' | 'before' | 'decides' | 'gone'>): RoundState {
  return {
    leader,
    dice,
    before,
    decides,
    gone,
    line: emptyLine(rules.layout),
    laid: new Array<number>(distinctTiles(rules.maxPip)).fill(0),
    set: WHOLE_SET,
    hands: dealtHands(rules, gone),
    boneyard: undealt(rules, gone),
    turn: present(leader, rules.players, gone),
    drawn: 0,
    leadPasses: 0,
    shown: NONE_SHOWN,
    handsSaid: false,
    uncalled: null,
    end: null,
  }
}

/** Whether nobody has laid, drawn or passed yet, and the table has said nothing of hands. */
export function isUntouched(rules: Rules, { line, boneyard, leadPasses, handsSaid, gone }: RoundState): boolean {
  return line.lead === null && leadPasses === 0 && !handsSaid && boneyard === undealt(rules, gone)
}

/** Tiles left when every hand has been dealt. */
function undealt({ maxPip, copies, handSize, players }: Rules, gone: readonly Seat[]): number {
  return distinctTiles(maxPip) * copies - handSize * (players - gone.length)
}
