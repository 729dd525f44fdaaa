import { armName } from '#shared/domino/line'
import type { Dispute, KnownHand, KnownTable } from '#shared/arbiter/dispute'
import { err, ok, type Result } from '#shared/kernel/result'
import { GAMES } from '#shared/games/index'
import { PRESETS } from '#shared/rules/presets'
import { resolveRules } from '#shared/rules/resolve'
import type { Rules } from '#shared/games/rules'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import type { Case, SeatedHand } from './case'
import { rolledOf } from './rolled'
import { readTableTold, type TableRead } from './table-read'

/** A case, read: its rules for so many players, its table, and the dispute that it makes. */
export interface ReadCase {
  readonly rules: Rules
  readonly table: TableRead
  readonly names: readonly string[]
  readonly dispute: Dispute
}

/** The dispute, as far as it was entered; refuses, in words, rules that such a table cannot have. */
export function readTold(told: Case): Result<ReadCase, string> {
  const resolved = resolveRules(told.preset, told.rules, told.seats.length)
  if (!resolved.ok) return err(scorerWords.faultSentence(resolved.error))
  const rules = resolved.value
  const table = readTableTold(told.table, rules, told.set)
  const totals = told.seats.map(({ total }) => total)
  return ok({
    rules,
    table,
    names: namesOf(told),
    dispute: {
      rules,
      ...(told.set === undefined ? {} : { set: told.set }),
      ...(GAMES[PRESETS[told.preset].game].usesDice ? { rolled: rolledOf(told.dice), dice: told.dice } : { rolled: null }),
      table: knownTable(table, rules),
      hands: told.seats.map(knownHand),
      boneyard: told.boneyard,
      totals: totals.every((total) => total !== null) ? totals : null,
    },
  })
}

/** What everyone is called; by their place where nobody typed a name. */
export function namesOf({ seats }: Case): readonly string[] {
  return seats.map(({ name }, place) => (name.trim() === '' ? words.settle.nameless(place + 1) : name.trim()))
}

/** An empty hand is one that was not shown yet, unless someone said that this is all; a count stays beside what was shown, to be compared. */
function knownHand({ hand, expected, all }: SeatedHand): KnownHand {
  const isShort = hand.length < (expected ?? 1)
  if (isShort && !all) return { kind: 'partly', tiles: hand, count: expected }
  return expected === null ? { kind: 'shown', tiles: hand } : { kind: 'shown', tiles: hand, counted: expected }
}

function knownTable(table: TableRead, rules: Rules): KnownTable {
  switch (table.kind) {
    case 'line':
      return { kind: 'line', line: table.line, laid: table.tiles.map(({ tile }) => tile) }
    case 'ends':
      return { kind: 'ends', ends: table.ends.flatMap((suit, arm) => (suit === null ? [] : [{ arm: armName(rules.layout, arm), suit }])), laid: [] }
    case 'nothing':
    case 'wrong':
    case 'unwritten':
    case 'no-bars':
      return { kind: 'unknown' }
  }
}
