import { useLayoutEffect, useMemo, useRef, useSyncExternalStore, type RefObject } from 'react'
import type { ArmName } from '#shared/domino/line'
import { timesLying } from '#shared/domino/set'
import { makeTile, type Suit, type Tile } from '#shared/domino/tile'
import type { Seat } from '#shared/match/events'
import type { RecordEvent } from '#shared/match/record'
import type { EntryKeys } from '../../actions/at-table'
import { useInTurn, type InTurn } from '../../actions/use-in-turn'
import type { MatchCommands } from '../hooks/use-match-commands'
import type { MatchView } from '../match-view'
import { wayAt, wayByArrow, wayNow, wayOfKey, type Choice } from '../model/choices'
import { openEnds } from '../model/laid-tiles'
import { drawEvent, passEvent, playEvent } from '../model/record-events'
import { type Entered, EntryStore, NOTHING_ENTERED } from './entry-store'
import type { Chosen, EntryAction } from './entry-state'

/** How tiles are entered at a table: the same from key to key. What is chosen is read with `useEntered`, where it is shown. */
export interface TileEntry {
  /** Where the names stand that may lead; `play` goes there while nobody is named. */
  readonly whoLeads: RefObject<HTMLDivElement | null>
  /** Plays the chosen tile for who leads it. */
  readonly leadBy: (player: Seat) => void
  /** It can be for nobody else: this is a player's own device. */
  readonly fixed: boolean
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
  readonly subscribe: (onChange: () => void) => () => void
  /** What is entered, on the table that a page shows. */
  readonly on: (view: MatchView) => Entered
}

/** Where nothing is entered. */
const NOBODY_ENTERS: Pick<TileEntry, 'subscribe' | 'on'> = { subscribe: () => () => {}, on: () => NOTHING_ENTERED }

/** A part of what is entered; the component renders when that part changes. `read` gives the same for the same. */
export function useEntered<T>(entry: TileEntry | null, view: MatchView, read: (entered: Entered) => T): T {
  const { subscribe, on } = entry ?? NOBODY_ENTERS
  return useSyncExternalStore(subscribe, () => read(on(view)))
}

/** All of it, for a component that shows nearly all. */
export const useAllEntered = (entry: TileEntry, view: MatchView): Entered => useEntered(entry, view, all)

const all = (entered: Entered): Entered => entered

/** Taps on the tile just played that come this soon, in milliseconds, were meant for it; not once it was taken back. */
const ECHO = 250

/** The entry of the running round; whatever changes the table begins it afresh. `seat`: whose own device this is. */
export function useEntry(view: MatchView, commands: MatchCommands, seat?: Seat): TileEntry {
  const store = useMemo(() => new EntryStore(seat), [seat])
  const whoLeads = useRef<HTMLDivElement>(null)
  const inTurn = useInTurn(commands.watched)
  const played = useRef<{ readonly tile: Tile; readonly at: number } | null>(null)
  /* What waited acts on the table as it is then. */
  const latest = useRef({ view, commands })
  useLayoutEffect(() => {
    latest.current = { view, commands }
  })
  return useMemo((): TileEntry => {
    const { take } = inTurn
    const now = (): Entered => store.on(latest.current.view)
    const dispatch = (action: EntryAction): void => store.take(latest.current.view.tableRevision, action)
    const enter = (event: RecordEvent): void => void latest.current.commands.enter(event)
    /* `at`: when it was tapped; null for a key, which has no echo. */
    const play = (way: Choice | null, at: number | null): void => {
      const { nobody, chosen, player } = now()
      if (way === null) return
      if (nobody) return whoLeads.current?.querySelector('button')?.focus()
      if (chosen !== null && at !== null) played.current = { tile: chosen.tile, at }
      enter(playEvent(player, way.written, way.arm))
    }
    const choose = (tile: Tile, suit: Suit | null): void => dispatch({ type: 'choose', chosen: { written: makeTile(tile), tile, suit } })
    const keys: EntryKeys = {
      half: (half) => {
        const way = wayOfKey(now().choices, String(half))
        dispatch(way === null ? { type: 'half', half, maxPip: latest.current.view.scored.rules.maxPip } : { type: 'way', way: way.key })
      },
      erase: () => dispatch({ type: 'erase' }),
      clear: () => dispatch({ type: 'clear' }),
      confirm: () => play(now().selected, null),
      arrow: (towards) => {
        const { choices, selected } = now()
        const way = wayByArrow(choices, selected, towards)
        if (way !== null) dispatch({ type: 'way', way: way.key })
      },
      draw: () => {
        const { nobody, player } = now()
        if (!nobody) enter(drawEvent(player, 1))
      },
      pass: () => {
        const { nobody, player } = now()
        if (!nobody) enter(passEvent(player))
      },
    }
    const onTile = (tile: Tile, act: (at: number) => void): void => {
      const at = performance.now()
      take(() => {
        const before = played.current
        const { round } = latest.current.view.scored.state
        const lies = round !== null && timesLying(round.laid[tile] ?? 0, round.set, tile) > 0
        if (before?.tile !== tile || at - before.at >= ECHO || !lies) act(at)
      })
    }
    return {
      whoLeads,
      fixed: seat !== undefined,
      inTurn,
      keys,
      subscribe: store.subscribe,
      on: store.on,
      choose: (tile: Tile, suit?: Suit) => onTile(tile, () => choose(tile, suit ?? null)),
      takeUp: (tile: Tile, suit?: Suit) =>
        onTile(tile, () => {
          if (!isChosen(now().chosen, tile, suit)) choose(tile, suit ?? null)
        }),
      tap: (tile: Tile, suit?: Suit) =>
        onTile(tile, (at) => {
          const { chosen, selected } = now()
          if (isChosen(chosen, tile, suit)) play(selected, at)
          else choose(tile, suit ?? null)
        }),
      select: (way: Choice) => take(() => dispatch({ type: 'way', way: way.key })),
      play: (way?: Choice) => {
        const at = performance.now()
        take(() => {
          const { choices, selected } = now()
          // while it waited, that tile may have been played, or another one chosen
          play(way === undefined ? selected : wayNow(choices, way), at)
        })
      },
      playAt: (arm: ArmName) => {
        const at = performance.now()
        take(() => {
          const { choices } = now()
          if (choices !== null) return play(wayAt(choices, arm), at)
          const suit = openEnds(latest.current.view).find((end) => end.arm === arm)?.suit
          if (suit !== undefined) dispatch({ type: 'number', suit })
        })
      },
      confirm: () => take(() => keys.confirm()),
      clear: () => take(() => keys.clear()),
      draw: () => take(() => keys.draw()),
      pass: () => take(() => keys.pass()),
      leadBy: (leader: Seat) =>
        take(() => {
          const { selected } = now()
          if (selected !== null) enter(playEvent(leader, selected.written, null))
        }),
      enterFor: (who: Seat | null) => take(() => dispatch({ type: 'player', player: who })),
    }
  }, [store, seat, inTurn])
}

/** Whether a tile is the chosen one, and joined at `suit` where that is said. */
function isChosen(chosen: Chosen | null, tile: Tile, suit: Suit | undefined): boolean {
  return chosen?.tile === tile && (suit === undefined || chosen.suit === suit)
}
