import type { Suit } from '#shared/domino/tile'
import { isBesidePlay, type Seat } from '#shared/match/events'
import type { MatchView } from '../match-view'
import { choicesFor, type Choice, type Choices, wayMeant, wayPointedAt } from '../model/choices'
import { type Chosen, type EntryAction, entryAfter, type EntryState, FRESH_ENTRY } from './entry-state'

/** What is entered on a table and not played yet. */
export interface Entered {
  /** Who the next entry is for. */
  readonly player: Seat
  readonly outOfTurn: boolean
  /** Nobody leads yet and nobody was named: the chosen tile waits for the name of who leads it. */
  readonly nobody: boolean
  /** The half that was typed, while the other one is missing. */
  readonly typed: Suit | null
  /** The number that was typed is not in the set. */
  readonly beyondSet: boolean
  readonly chosen: Chosen | null
  /** What the chosen tile can do; null while none is chosen. */
  readonly choices: Choices | null
  /** The way that would be played now; null while none is chosen, or it has to be said which. */
  readonly selected: Choice | null
}

/** Where nothing can be entered. */
export const NOTHING_ENTERED: Entered = {
  player: 0,
  outOfTurn: false,
  nobody: false,
  typed: null,
  beyondSet: false,
  chosen: null,
  choices: null,
  selected: null,
}

type TableShown = Pick<MatchView, 'tableRevision' | 'scored' | 'leaderOpen'>

/**
 * What has been chosen, held outside of what is shown: a key renders what shows it, and nothing round that.
 *
 * It belongs to one revision of the table; whatever changes the table begins it afresh.
 */
export class EntryStore {
  private held = { revision: -1, state: FRESH_ENTRY }
  /** What it comes to, worked out once for all who show a part of it. */
  private known: { readonly table: TableShown; readonly state: EntryState; readonly entered: Entered } | null = null
  private readonly listeners = new Set<() => void>()

  /** @param seat whose own device this is; undefined where each entry is for the player who has the turn */
  constructor(private readonly seat: Seat | undefined) {}

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.listeners.add(onChange)
    return () => this.listeners.delete(onChange)
  }

  readonly take = (revision: number, action: EntryAction): void => {
    this.held = { revision, state: entryAfter(this.stateAt(revision), action) }
    for (const listener of [...this.listeners]) listener()
  }

  readonly on = (table: TableShown): Entered => {
    const { known } = this
    const state = this.stateAt(table.tableRevision)
    if (known?.table === table && known.state === state) return known.entered
    const entered = this.enteredOn(table, state)
    this.known = { table, state, entered }
    return entered
  }

  private stateAt(revision: number): EntryState {
    return this.held.revision === revision ? this.held.state : FRESH_ENTRY
  }

  private enteredOn({ scored, leaderOpen }: TableShown, state: EntryState): Entered {
    const { known } = this
    const { chosen, way } = state
    const turn = scored.state.round?.turn ?? 0
    const player = this.seat ?? state.player ?? turn
    /* Who acts first in a round leads it: before that nobody is out of turn. */
    const opens = scored.rounds.at(-1)?.events.every(isBesidePlay) === true
    const same = known !== null && known.table.scored === scored && known.entered.player === player && known.entered.chosen?.written === chosen?.written
    const choices = same ? known.entered.choices : chosen === null ? null : choicesFor(scored.state, chosen.written, player)
    const keeps = same && known.state.way === way && known.entered.chosen?.suit === chosen?.suit
    return {
      player,
      outOfTurn: !opens && player !== turn,
      nobody: leaderOpen && this.seat === undefined && state.player === null,
      typed: state.typed.length === 1 ? (state.typed[0] ?? null) : null,
      beyondSet: state.beyondSet,
      chosen,
      choices,
      selected: keeps ? known.entered.selected : ((way === null ? null : wayPointedAt(choices, way)) ?? wayMeant(choices, chosen?.suit ?? null)),
    }
  }
}
