import { version } from '../../../../../package.json'
import { rulingFile, type CannotSave } from '#shared/arbiter/file/ruling-file'
import { makeRuling, RULING_ENDING } from '#shared/arbiter/file/text'
import { laidLine } from '#shared/domino/notation'
import { fileNameFor } from '#shared/exchange/file-name'
import { ok, type Result } from '#shared/kernel/result'
import { sourceOfBlockedRule } from '#shared/rules/blocked/sources'
import type { Answered } from '../answered'
import type { Belongs } from '../printing/told-ruling'

/** A ruling as a file to hand over. */
export interface SavedRuling {
  /** `2026-11-23 Ada, Ben.ruling.json` */
  readonly name: string
  readonly text: string
}

/** The file of a ruling (docs/ruling-format.md), written at `now`; refused while nothing is ruled, or where the tiles cannot be as they were told. */
export function savedRuling({ dispute, rules, names, table, preset, source }: Answered, { date, match }: Belongs, now: Date): Result<SavedRuling, CannotSave> {
  const made = rulingFile({
    dispute,
    laid: table.kind === 'line' ? laidLine(table.tiles, rules.arms) : null,
    names,
    information: {
      preset,
      source: sourceOfBlockedRule(rules.blockedRule, source),
      day: date,
      match: match === null ? null : { round: match.round, place: match.place },
      // to the second: `2026-11-23T20:15:00Z`
      madeAt: `${now.toISOString().slice(0, 19)}Z`,
      madeBy: `Caravan ${version}`,
    },
  })
  return made.ok ? ok({ name: fileNameFor(date, names, RULING_ENDING), text: makeRuling(made.value) }) : made
}
