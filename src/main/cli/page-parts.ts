import { makeWritten, writtenAs } from '#shared/domino/notation'
import { makeTile } from '#shared/domino/tile'
import type { LaidTile, ScoredPlay } from '#shared/match/events'
import { err, ok, type Result } from '#shared/kernel/result'
import { type ReadRecord, readRecord } from '#shared/match/read-record'
import { ruleOverridesSchema } from '#shared/match/record'
import type { RecordRefusal } from '#shared/match/replay'
import type { ScoredRound } from '#shared/match/state'
import { changedRules } from '#shared/rules/house-rules'
import { armWords, counted, diceTile, gameWords, nameOf, presetNames, settingsWords } from '#shared/words/en'
import { fieldOf, wordRefusal } from '../exchange/score-record'
import { printable } from './text-table'

/** What every page about a match begins with, and its players' names, safe to print. */
export interface PageAbout {
  readonly heading: readonly string[]
  readonly names: readonly string[]
}

/** The rule set, the day, the players and the house rules of a match; `raw` is its record as it came. */
function aboutMatch(raw: unknown, { preset, players, rules }: ReadRecord): PageAbout {
  const names = players.map(printable)
  const changed = ruleOverridesSchema.parse(fieldOf(raw, 'rules') ?? {})
  const startedAt = fieldOf(raw, 'startedAt')
  const date = typeof startedAt === 'string' ? /^\d{4}-\d{2}-\d{2}/.exec(startedAt) : null
  const houseRules = settingsWords(changedRules(preset, changed))
  const heading = [
    `${presetNames[preset]}, to ${counted(rules.target, gameWords(rules.game).points)}`,
    ...(date === null ? [] : [date[0]]),
    `Players: ${names.join(', ')}`,
    ...(houseRules === '' ? [] : [`House rules: ${houseRules}`]),
  ]
  return { heading, names }
}

/**
 * The page that `print` makes of a record and of what `scored` makes of it, or the sentence that says why there is none.
 *
 * `raw`: the record as it came.
 */
export function pageAbout<T>(
  raw: unknown,
  scored: (record: ReadRecord) => Result<T, RecordRefusal>,
  print: (about: PageAbout, of: T) => string,
): Result<string, string> {
  const record = readRecord(raw)
  if (!record.ok) return err(wordRefusal(record.error, raw))
  const found = scored(record.value)
  return found.ok ? ok(print(aboutMatch(raw, record.value), found.value)) : err(wordRefusal(found.error, raw))
}

/** Blocks of lines with an empty line between them. */
export function pageOf(blocks: readonly (readonly string[])[]): string {
  return blocks.map((lines) => lines.map((line) => `${line}\n`).join('')).join('\n')
}

export function roundHeading({ leader, dice }: ScoredRound, place: number, names: readonly string[]): string {
  const thrown = dice === null ? '' : `, Flower ${diceTile(dice.flower)}, Scorpion ${diceTile(dice.scorpion)}`
  return `Round ${place}: ${nameOf(names, leader)} leads${thrown}`
}

/** `leads 6-4`, `plays 4-2 on the right end`, `plays 4-2 on arm 3`; a tile that stands as it lies, the half at the line first. */
export function playWords(laid: LaidTile & Pick<ScoredPlay, 'stands'>): string {
  if (laid.arm === null) return `leads ${makeWritten(writtenAs(laid))}`
  return `plays ${laid.stands === undefined ? makeTile(laid.tile) : makeWritten(writtenAs(laid))} on ${armWords(laid.arm)}`
}
