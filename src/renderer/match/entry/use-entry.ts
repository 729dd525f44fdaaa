import { useMemo, useState } from 'react'
import type { ArmName } from '#shared/domino/line'
import type { Seat } from '#shared/match/events'
import { choicesFor, wayAt, type Choice, type Choices } from '../model/choices'
import type { MatchView } from '../match-view'
import { drawEvent, passEvent, playEvent } from '../model/record-events'
import type { MatchCommands } from '../hooks/use-match-commands'
import { entryAfter, FRESH_ENTRY, type EntryAction, type EntryState } from './entry-state'

export interface Entry {
  readonly state: EntryState
  /** Who the next entry is for. */
  readonly player: Seat
  readonly outOfTurn: boolean
  /** It can be for nobody else: this is a player's own device. */
  readonly fixed: boolean
  /** What the chosen tile can do; null while none is chosen. */
  readonly choices: Choices | null
  readonly dispatch: (action: EntryAction) => void
  readonly lay: (way: Choice) => void
  /** Lays at an end by name; false when the chosen tile does not fit there. */
  readonly layAt: (arm: ArmName) => boolean
  readonly confirm: () => void
  readonly draw: (count: number) => void
  readonly pass: () => void
}

/** The entry of the running round; whatever changes the table begins it afresh. `seat`: whose own device this is. */
export function useEntry(view: MatchView, commands: MatchCommands, seat?: Seat): Entry {
  const [held, setHeld] = useState({ revision: view.tableRevision, state: FRESH_ENTRY })
  const state = held.revision === view.tableRevision ? held.state : FRESH_ENTRY
  const { scored } = view
  const turn = scored.state.round?.turn ?? 0
  const player = seat ?? state.player ?? turn
  const choices = useMemo(() => (state.written === null ? null : choicesFor(scored.state, state.written, player)), [scored, state.written, player])

  const dispatch = (action: EntryAction): void =>
    setHeld((before) => ({
      revision: view.tableRevision,
      state: entryAfter(before.revision === view.tableRevision ? before.state : FRESH_ENTRY, action),
    }))
  const lay = (way: Choice): void => {
    void commands.enter(playEvent(player, way.written, way.arm))
  }
  return {
    state,
    player,
    outOfTurn: player !== turn,
    fixed: seat !== undefined,
    choices,
    dispatch,
    lay,
    layAt: (arm) => {
      const way = choices === null ? null : wayAt(choices, arm)
      if (way !== null) lay(way)
      return way !== null
    },
    confirm: () => {
      if (choices === null) dispatch({ type: 'puzzled', by: 'no-tile' })
      else if (choices.kind === 'ways' && choices.implied !== null) lay(choices.implied)
      else if (choices.kind === 'ways') dispatch({ type: 'puzzled', by: 'which-end' })
    },
    draw: (count) => void commands.enter(drawEvent(player, count)),
    pass: () => void commands.enter(passEvent(player)),
  }
}
