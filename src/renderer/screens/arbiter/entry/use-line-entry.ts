import { useState, type Dispatch } from 'react'
import { armName, type ArmName } from '#shared/domino/line'
import type { Tile } from '#shared/domino/tile'
import type { Case, CaseAction } from '../../../match/arbiter/case'
import type { ReadCase } from '../../../match/arbiter/dispute'
import { withTileLaid } from '../../../match/arbiter/line-text'
import { addableTo, armsFor, laidOn } from '../../../match/arbiter/table-read'
import type { PadTile } from '../../../match/model/pad-tiles'
import { type SetChange, tilesOfSet } from '#shared/domino/set'
import { words } from '../../../messages/page'

/** The line of a dispute while it is tapped together: the pad has its tiles, and the felt its ends. */
export interface LineEntry {
  readonly pad: readonly PadTile[]
  /** A tile that fits several ends, until one of them is said. */
  readonly chosen: Tile | null
  readonly arms: readonly ArmName[]
  readonly add: (tile: Tile) => void
  readonly layAt: (arm: ArmName) => void
  readonly write: (text: string) => void
  /** Null where there is nothing to take back. */
  readonly undo: (() => void) | null
}

/** Nothing can be entered while the rules cannot be. */
const NO_ENTRY: LineEntry = { pad: [], chosen: null, arms: [], add: () => undefined, layAt: () => undefined, write: () => undefined, undo: null }

export function useLineEntry({ seats, set, table: { line: text } }: Case, read: ReadCase | null, onChange: Dispatch<CaseAction>): LineEntry {
  const [picked, setPicked] = useState<Tile | null>(null)
  const [before, setBefore] = useState<readonly string[]>([])
  if (read === null) return NO_ENTRY
  const { rules, table } = read
  const line = table.kind === 'line' ? table.line : null
  const fitting = picked === null || line === null ? [] : armsFor(line, picked, rules)
  /* What was picked may fit nowhere by now: the line was written otherwise. */
  const chosen = fitting.length === 0 ? null : picked
  const pad = padOf(
    read,
    seats.flatMap(({ hand }) => hand),
    set,
  )

  const write = (next: string): void => {
    setBefore([...before, text])
    setPicked(null)
    onChange({ type: 'line', line: next })
  }
  return {
    pad,
    chosen,
    arms: fitting.map((arm) => armName(rules.layout, arm)),
    add: (tile) => {
      if (pad.find((each) => each.tile === tile)?.look !== 'free') return
      const ends = line === null ? [0] : armsFor(line, tile, rules)
      if (ends.length > 1) setPicked(tile === chosen ? null : tile)
      else if (ends[0] !== undefined) write(withTileLaid(text, line, tile, ends[0]))
    },
    layAt: (name) => {
      const arm = fitting.find((each) => armName(rules.layout, each) === name)
      if (chosen !== null && arm !== undefined) write(withTileLaid(text, line, chosen, arm))
    },
    write,
    undo:
      before.length === 0
        ? null
        : () => {
            onChange({ type: 'line', line: before.at(-1) ?? '' })
            setBefore(before.slice(0, -1))
            setPicked(null)
          },
  }
}

function padOf({ rules, table }: ReadCase, inHands: readonly Tile[], set?: SetChange): readonly PadTile[] {
  const tableWords = words.settle.table
  const laid = laidOn(table, rules, set)
  const addable = addableTo(table, rules)
  return tilesOfSet(rules.maxPip).map((tile): PadTile => {
    const left = rules.copies - (laid[tile] ?? 0)
    if (left <= 0) return { tile, look: 'off', note: tableWords.there }
    if (left <= inHands.filter((held) => held === tile).length) return { tile, look: 'off', note: tableWords.held }
    return addable.has(tile) ? { tile, look: 'free', note: null } : { tile, look: 'quiet', note: tableWords.fits }
  })
}
