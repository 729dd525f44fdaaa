import { parseTile, type WrittenTile } from '#shared/domino/tile'
import { err, ok, type Result } from '#shared/kernel/result'
import type { MatchRecord } from '#shared/match/record'
import { scoreRecord } from '#shared/match/replay'
import type { WrittenRecord } from '#shared/notation/match-text'
import { parseOneLine } from '#shared/notation/one-line'
import type { Position, PositionTable } from '#shared/notation/position'
import { makePosition, makeTableTiles } from '#shared/notation/position-text'
import { PRESETS } from '#shared/rules/presets'
import { layoutOf } from '#shared/rules/resolve'
import { NO_DICE } from '../../components/dice/dice'
import { scorerWords } from '../../messages/scorer'
import { lineOfText } from '../../photo/line/line-model'
import { emptyCase, type Case, type TableTold } from './case'
import { caseFromMatch } from './from-match'

/** The case that a line of text tells, a position or the latest round of a match; refuses in words what cannot be read or played. */
export function caseOfText(text: string): Result<Case, string> {
  const read = parseOneLine(text)
  if (!read.ok) return err(scorerWords.textErrorSentence(read.error))
  return read.value.kind === 'position' ? ok(caseOfPosition(read.value.position)) : caseOfMatch(read.value.record)
}

function caseOfMatch(record: WrittenRecord): Result<Case, string> {
  const names = record.players.map(({ name }) => name)
  const scored = scoreRecord(record)
  if (!scored.ok) return err(scorerWords.recordRefusalSentence(scored.error, names, PRESETS[record.preset].game))
  // sound, now that it is scored
  const match = { record: { ...record, rules: record.rules ?? {} } as unknown as MatchRecord, scored: scored.value, names }
  return ok(caseFromMatch(match, scored.value.rounds.length - 1))
}

function caseOfPosition({ preset, rules, players, table, dice, boneyard, set }: Position): Case {
  const empty = emptyCase(
    preset,
    rules,
    players.map(({ name }) => name),
  )
  return {
    ...empty,
    ...(set === undefined ? {} : { set }),
    seats: empty.seats.map((seat, place) => {
      const { hand = [], all = false, counted = null, total = null } = players[place] ?? {}
      return { ...seat, hand, all, expected: counted, total }
    }),
    table: toldOf(table),
    dice: dice === null ? NO_DICE : dice,
    boneyard,
  }
}

function toldOf(table: PositionTable): TableTold {
  switch (table.kind) {
    case 'unknown':
      return { kind: 'ends', line: '', ends: [] }
    case 'ends':
      return { kind: 'ends', line: '', ends: table.ends }
    case 'line':
    case 'spinner':
      return { kind: 'line', line: makeTableTiles(table), ends: [] }
  }
}

/** A case as one line of text: everything that was entered, but a line of play that is not made of tiles. */
export function textOfCase(told: Case): string {
  const { preset, rules, seats, dice, boneyard, set } = told
  const isRolled = [...dice.flower, ...dice.scorpion].some((face) => face !== null)
  return makePosition({
    preset,
    rules,
    players: seats.map(({ name, hand, all, expected, total }) => ({ name: name.trim(), hand, all, counted: expected, total })),
    table: tableOf(told),
    dice: isRolled ? dice : null,
    boneyard,
    ...(set === undefined ? {} : { set }),
  })
}

function tableOf({ preset, rules, table }: Case): PositionTable {
  if (table.kind === 'ends') return table.ends.every((suit) => suit === null) ? { kind: 'unknown' } : { kind: 'ends', ends: table.ends }
  const line = lineOfText(table.line.replaceAll('*', ''), layoutOf(preset, rules))
  if (line === null) return { kind: 'unknown' }
  if (Array.isArray(line)) {
    const tiles = tilesOfTexts(line)
    if (tiles === null) return { kind: 'unknown' }
    const lead = table.line
      .trim()
      .split(/[\s,;]+/)
      .findIndex((word) => word.includes('*'))
    return { kind: 'line', tiles, lead: lead < 0 ? null : lead }
  }
  const [spinner] = tilesOfTexts([line.spinner]) ?? []
  const arms = line.arms.map(tilesOfTexts)
  if (spinner === undefined || !arms.every((arm) => arm !== null)) return { kind: 'unknown' }
  return arms.length === 0 ? { kind: 'line', tiles: [spinner], lead: null } : { kind: 'spinner', spinner, arms }
}

function tilesOfTexts(texts: readonly string[]): readonly WrittenTile[] | null {
  const tiles: WrittenTile[] = []
  for (const text of texts) {
    const tile = parseTile(text)
    if (!tile.ok) return null
    tiles.push(tile.value)
  }
  return tiles
}
