import { liesRoundLead, type Line } from '../../domino/line'
import { isWholeSet } from '../../domino/set'
import { type LaidLine, makeWritten } from '../../domino/notation'
import { makeTile, type Tile, type WrittenTile } from '../../domino/tile'
import { GAMES } from '../../games'
import { canonical } from '../../kernel/canonical'
import { err, ok, type Result } from '../../kernel/result'
import { sha256 } from '../../kernel/sha256'
import type { RulingStep } from '../../rules/rulings'
import { type Account, accountFor, type HeldFit } from '../account'
import type { Dispute, KnownHand } from '../dispute'
import { type CannotRule, rule } from '../rule'
import type { TileTrouble } from '../tiles'
import { RULING_FORMAT, RULING_VERSION, type RulingFile, rulingFileSchema } from './schema'

/** A two-ended line from left to right, each tile as it lies. */
function fromLeftToRight({ lead, arms: [left = [], right = []] }: LaidLine): readonly WrittenTile[] {
  return [...left.map(turned).reverse(), lead, ...right]
}

/**
 * The place of the lead in a line from left to right; null where nobody said.
 *
 * Where both ends count as begun and nothing lies to the left of what stands for the lead, that tile is only the first that was told.
 */
function placeOfLead({ arms: [left = [], right = []] }: LaidLine, { ends: [atLeft, atRight] }: Line): number | null {
  if (atLeft?.started === false) return 0
  if (atRight?.started === false) return left.length + right.length
  return left.length > 0 ? left.length : null
}

const writtenTiles = (tiles: readonly WrittenTile[]): string[] => tiles.map(makeWritten)

function turned({ tile, first, second }: WrittenTile): WrittenTile {
  return { tile, first: second, second: first }
}

/** A dispute with what a file says of it beside. */
export interface RulingInput {
  readonly dispute: Dispute
  /** The line with every tile in its place; null where the dispute has no line, or nothing lies there. */
  readonly laid: LaidLine | null
  /** One name a seat, 1 to 200 characters each. */
  readonly names: readonly string[]
  readonly information: RulingFile['information']
}

/** Why a ruling cannot be saved: nobody could rule, or the tiles cannot be as they were told. */
export type CannotSave = CannotRule | { readonly kind: 'impossible-tiles'; readonly troubles: readonly TileTrouble[] }

/**
 * The ruling as a file has it: what was told, what follows from it, and the seal (docs/ruling-format.md).
 *
 * Refuses a dispute that cannot be ruled on yet, and tiles that cannot be. Throws where `laid` is missing for a line, or a name is too long.
 */
export function rulingFile({ dispute, laid, names, information }: RulingInput): Result<RulingFile, CannotSave> {
  const ruled = rule(dispute)
  if (!ruled.ok) return ruled

  const account = accountFor(dispute)
  const troubles = account.book.troubles.filter(({ kind }) => kind === 'not-in-set' || kind === 'too-often')
  if (troubles.length > 0) return err({ kind: 'impossible-tiles', troubles })

  const { rolled, hands, boneyard, totals, set } = dispute
  const { paysAsRuled: _paysAsRuled, spinner: _spinner, spinnerArms: _spinnerArms, spinnerCount: _spinnerCount, ...withCounted } = dispute.rules
  const { counted: _counted, rounds: _rounds, limit: _limit, goal: _goal, tie: _tie, doubleBlank: _doubleBlank, ...withLeft } = withCounted
  const { endWorth, endRounding, roundingOf, tieOfThree, doublesInHand, noWinOnLead: _noWinOnLead, pairOut: _pairOut, ...withScores } = withLeft
  const { scoreUnit, exact, firstScore, partners, blockedBy, ...plain } = withScores
  const rules = {
    ...plain,
    ...(endWorth === 'fixed' ? {} : { endWorth, endRounding, roundingOf, tieOfThree, doublesInHand }),
    ...(scoreUnit === 'points' && !exact && firstScore === 0 ? {} : { scoreUnit, exact, firstScore }),
    ...(partners ? { partners, blockedBy } : {}),
  }
  const { ruling, remarks, points, deltas, totals: after } = ruled.value
  const file = {
    format: RULING_FORMAT,
    version: RULING_VERSION,
    information,
    rules,
    players: names,
    dice: rolled === null || !GAMES[rules.game].usesDice ? null : { flower: makeTile(rolled.flower), scorpion: makeTile(rolled.scorpion) },
    table: tableIn(dispute, laid),
    ...(set === undefined || isWholeSet(set) ? {} : { set: { missing: tilesInOrder(set.missing), extra: tilesInOrder(set.extra) } }),
    hands: hands.map((hand) => ({ tiles: tilesInOrder(hand.tiles), counted: countOf(hand) })),
    boneyard,
    totals,
    blocked: blockedIn(account),
    ruling: { winner: ruling.winner, steps: ruling.steps.map(stepIn), remarks },
    result: { winner: ruling.winner, points, deltas, totals: totals === null ? null : after },
  }
  return ok(rulingFileSchema.parse({ ...file, seal: sealOf(file) }))
}

/** The check sum of a ruling, over everything but the seal itself. */
export function sealOf(file: Readonly<Record<string, unknown>>): string {
  const { seal: _, ...sealed } = file
  return `sha256:${sha256(canonical(sealed))}`
}

/** Tiles as they are listed: in the order of the set, the higher half first. */
const tilesInOrder = (tiles: readonly Tile[]): readonly string[] => [...tiles].sort((a, b) => a - b).map(makeTile)

function countOf(hand: KnownHand): number | null {
  return (hand.kind === 'shown' ? hand.counted : hand.count) ?? null
}

function tableIn({ table, rules }: Dispute, laid: LaidLine | null): unknown {
  switch (table.kind) {
    case 'line': {
      if (table.line.lead === null) return { kind: 'empty' }
      if (laid === null) throw new Error('a ruling on a whole line says how each of its tiles lies')
      if (liesRoundLead(rules.layout) || laid.arms.length > 2) return { kind: 'spinner', spinner: makeTile(laid.lead.tile), arms: laid.arms.map(writtenTiles) }
      return { kind: 'two-ended', tiles: writtenTiles(fromLeftToRight(laid)), lead: placeOfLead(laid, table.line) }
    }
    case 'ends': {
      if (table.ends.length === 0 && table.laid.length === 0) return { kind: 'unknown' }
      const ends = table.ends.map(({ arm, suit, unstarted = false }) => ({ arm, suit, unstarted }))
      return { kind: 'ends', ends, laid: tilesInOrder(table.laid) }
    }
    case 'unknown':
      return { kind: 'unknown' }
  }
}

function blockedIn({ verdict, ends, couldPlay, mustWait, boneyard, book }: Account): unknown {
  return {
    verdict,
    ends: ends.map(({ arm, suit, open, frozen }) => ({ arm, suit, open, frozen })),
    fits: couldPlay.map(fitIn),
    waiting: mustWait.map(fitIn),
    boneyard: { ...book.boneyard, state: boneyard.kind === 'unused' ? 'down' : boneyard.kind },
    doubts: book.troubles,
  }
}

function fitIn({ seat, tile, ends }: HeldFit): unknown {
  return { seat, tile: makeTile(tile), ends: ends.map(({ arm }) => arm) }
}

function stepIn({ rule: id, test, looked: { measure, tile, among, values }, found }: RulingStep): unknown {
  // minus nothing is no number that JSON knows
  const plain = found.kind === 'deducted' ? { ...found, points: found.points.map((points) => points + 0) } : found
  return { rule: id, test, looked: { measure, tile: tile ?? null, among, values }, found: plain }
}
