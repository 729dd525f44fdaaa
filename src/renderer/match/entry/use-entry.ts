import { useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import type { ArmName } from '#shared/domino/line'
import { makeTile, type Suit, type Tile } from '#shared/domino/tile'
import type { Seat } from '#shared/match/events'
import type { EntryKeys } from '../../actions/at-table'
import { useInTurn, type InTurn } from '../../actions/use-in-turn'
import type { MatchCommands } from '../hooks/use-match-commands'
import type { MatchView } from '../match-view'
import { choicesFor, wayAt, wayByArrow, wayMeant, wayNow, wayOfKey, wayPointedAt, type Choice, type Choices } from '../model/choices'
import { openEnds } from '../model/laid-tiles'
import { drawEvent, passEvent, playEvent } from '../model/record-events'
import { entryAfter, FRESH_ENTRY, type Chosen, type EntryAction } from './entry-state'

export interface TileEntry {
  /** Who the next entry is for. */
  readonly player: Seat
  readonly outOfTurn: boolean
  /** Nobody leads yet and nobody was named: the chosen tile waits for the name of who leads it. */
  readonly nobody: boolean
  /** Where the names stand that may lead; `play` goes there while nobody is named. */
  readonly whoLeads: RefObject<HTMLDivElement | null>
  /** Plays the chosen tile for who leads it. */
  readonly leadBy: (player: Seat) => void
  /** It can be for nobody else: this is a player's own device. */
  readonly fixed: boolean
  /** The half that was typed, while the other one is missing. */
  readonly typed: Suit | null
  /** The number that was typed is not in the set. */
  readonly beyondSet: boolean
  readonly chosen: Chosen | null
  /** What the chosen tile can do; null while none is chosen. */
  readonly choices: Choices | null
  /** The way that would be played now; null while none is chosen, or it has to be said which. */
  readonly selected: Choice | null
  readonly busy: boolean
  /** A command or what waits for one: see `useInTurn`. */
  readonly inTurn: InTurn
  /** Chooses a tile, to be joined at `suit` where that is said. */
  readonly choose: (tile: Tile, suit?: Suit) => void
  /** Chooses a tile that a finger is put on, unless it is chosen already. */
  readonly takeUp: (tile: Tile, suit?: Suit) => void
  /** Chooses a tile; one that is chosen already is played. */
  readonly tap: (tile: Tile, suit?: Suit) => void
  readonly select: (way: Choice) => void
  /** Plays `way`, or else what is selected. */
  readonly play: (way?: Choice) => void
  /** Plays the chosen tile at an end by name, where it fits; while none is chosen, chooses that end's number. */
  readonly playAt: (arm: ArmName) => void
  /** Plays what is selected; does nothing where nothing is. */
  readonly confirm: () => void
  readonly clear: () => void
  readonly draw: () => void
  readonly pass: () => void
  readonly enterFor: (player: Seat | null) => void
  /** What keys enter. */
  readonly keys: EntryKeys
}

/** Taps on the tile just played that come this soon, in milliseconds, were meant for it; not once it was taken back. */
const ECHO = 250

/** The entry of the running round; whatever changes the table begins it afresh. `seat`: whose own device this is. */
export function useEntry(view: MatchView, commands: MatchCommands, seat?: Seat): TileEntry {
  const [held, setHeld] = useState({ revision: view.tableRevision, state: FRESH_ENTRY })
  const state = held.revision === view.tableRevision ? held.state : FRESH_ENTRY
  const { scored } = view
  const turn = scored.state.round?.turn ?? 0
  const player = seat ?? state.player ?? turn
  const nobody = view.leaderOpen && seat === undefined && state.player === null
  /* Who acts first in a round leads it: before that nobody is out of turn. */
  const opens = scored.rounds.at(-1)?.events.every(({ type }) => type === 'rules') === true
  const whoLeads = useRef<HTMLDivElement>(null)
  const { chosen } = state
  const written = chosen?.written ?? null
  const choices = useMemo(() => (written === null ? null : choicesFor(scored.state, written, player)), [scored, written, player])
  const selected = (state.way === null ? null : wayPointedAt(choices, state.way)) ?? wayMeant(choices, chosen?.suit ?? null)
  const inTurn = useInTurn(commands.busy)
  const played = useRef<{ readonly tile: Tile; readonly at: number } | null>(null)

  const dispatch = (action: EntryAction): void =>
    setHeld((before) => ({
      revision: view.tableRevision,
      state: entryAfter(before.revision === view.tableRevision ? before.state : FRESH_ENTRY, action),
    }))
  /* `at`: when it was tapped; null for a key, which has no echo. */
  const play = (way: Choice | null, at: number | null): void => {
    if (way === null) return
    if (nobody) return whoLeads.current?.querySelector('button')?.focus()
    if (chosen !== null && at !== null) played.current = { tile: chosen.tile, at }
    void commands.enter(playEvent(player, way.written, way.arm))
  }
  const choose = (tile: Tile, suit: Suit | null): void => dispatch({ type: 'choose', chosen: { written: makeTile(tile), tile, suit } })
  const keys: EntryKeys = {
    half: (half) => {
      const way = wayOfKey(choices, String(half))
      dispatch(way === null ? { type: 'half', half, maxPip: scored.rules.maxPip } : { type: 'way', way: way.key })
    },
    erase: () => dispatch({ type: 'erase' }),
    clear: () => dispatch({ type: 'clear' }),
    confirm: () => play(selected, null),
    arrow: (towards) => {
      const way = wayByArrow(choices, selected, towards)
      if (way !== null) dispatch({ type: 'way', way: way.key })
    },
    draw: () => {
      if (!nobody) void commands.enter(drawEvent(player, 1))
    },
    pass: () => {
      if (!nobody) void commands.enter(passEvent(player))
    },
  }
  const leadBy = (leader: Seat): void => {
    if (selected !== null) void commands.enter(playEvent(leader, selected.written, null))
  }
  /* What waited acts on the table as it is then. */
  const suitAt = (arm: ArmName): Suit | undefined => openEnds(view).find((end) => end.arm === arm)?.suit
  const now = { laid: scored.state.round?.laid, suitAt, choices, chosen, selected, dispatch, play, choose, keys, leadBy }
  const latest = useRef(now)
  useLayoutEffect(() => {
    latest.current = now
  })
  const { take } = inTurn
  /* The same from key to key: what they are given to need not be drawn again. */
  const acts = useMemo(() => {
    const onTile = (tile: Tile, act: (at: number) => void): void => {
      const at = performance.now()
      take(() => {
        const before = played.current
        const lies = (latest.current.laid?.[tile] ?? 0) > 0
        if (before?.tile !== tile || at - before.at >= ECHO || !lies) act(at)
      })
    }
    return {
      choose: (tile: Tile, suit?: Suit) => onTile(tile, () => latest.current.choose(tile, suit ?? null)),
      takeUp: (tile: Tile, suit?: Suit) =>
        onTile(tile, () => {
          if (!isChosen(latest.current.chosen, tile, suit)) latest.current.choose(tile, suit ?? null)
        }),
      tap: (tile: Tile, suit?: Suit) =>
        onTile(tile, (at) => {
          const { current } = latest
          if (isChosen(current.chosen, tile, suit)) current.play(current.selected, at)
          else current.choose(tile, suit ?? null)
        }),
      select: (way: Choice) => take(() => latest.current.dispatch({ type: 'way', way: way.key })),
      play: (way?: Choice) => {
        const at = performance.now()
        take(() => {
          const { current } = latest
          // while it waited, that tile may have been played, or another one chosen
          current.play(way === undefined ? current.selected : wayNow(current.choices, way), at)
        })
      },
      playAt: (arm: ArmName) => {
        const at = performance.now()
        take(() => {
          const { current } = latest
          if (current.choices !== null) return current.play(wayAt(current.choices, arm), at)
          const suit = current.suitAt(arm)
          if (suit !== undefined) current.dispatch({ type: 'number', suit })
        })
      },
      confirm: () => take(() => latest.current.keys.confirm()),
      clear: () => take(() => latest.current.keys.clear()),
      draw: () => take(() => latest.current.keys.draw()),
      pass: () => take(() => latest.current.keys.pass()),
      leadBy: (leader: Seat) => take(() => latest.current.leadBy(leader)),
      enterFor: (who: Seat | null) => take(() => latest.current.dispatch({ type: 'player', player: who })),
    }
  }, [take])
  return {
    ...acts,
    player,
    outOfTurn: !opens && player !== turn,
    nobody,
    whoLeads,
    fixed: seat !== undefined,
    typed: state.typed.length === 1 ? (state.typed[0] ?? null) : null,
    beyondSet: state.beyondSet,
    chosen,
    choices,
    selected,
    busy: commands.busy,
    inTurn,
    keys,
  }
}

/** Whether a tile is the chosen one, and joined at `suit` where that is said. */
function isChosen(chosen: Chosen | null, tile: Tile, suit: Suit | undefined): boolean {
  return chosen?.tile === tile && (suit === undefined || chosen.suit === suit)
}
