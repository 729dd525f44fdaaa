import { withoutByteOrderMark } from '#shared/kernel/byte-order-mark'
import { jsonFaultNear } from '#shared/kernel/json-fault'
import { omitUndefined } from '#shared/kernel/omit-undefined'
import { isFields } from '#shared/kernel/plain'
import type { Malformed } from '#shared/match/malformed'
import type { RecordRefusal } from '#shared/match/replay'
import { errorJson, toScoreJson, type ErrorJson, type ScoreJson } from '#shared/match/score-json'
import { PRESETS } from '#shared/rules/presets'
import type { GameId } from '#shared/games/rules'
import { recordRefusalSentence } from '#shared/words/en'
import { err, ok, type Result } from '#shared/kernel/result'

/** Why a record that no text can hold is not read. */
export const TOO_LONG = 'the record is too long'

export function scoreRaw(record: unknown): ScoreJson | ErrorJson {
  return toScoreJson(record, (refused) => wordRefusal(refused, record))
}

/** A record that could not even be read, as the result that is printed for it. */
export function unreadable(why: Malformed | string): ErrorJson {
  return errorJson(unreadableRefusal(why), recordRefusalSentence)
}

/** Text where only this command can say it: what the system said of a file. */
export function unreadableRefusal(why: Malformed | string): RecordRefusal {
  return { round: null, event: null, refusal: { code: 'bad-record', ...(typeof why === 'string' ? { why } : { malformed: why }) } }
}

/** The sentence for a refusal, with the players' names and the game's words as far as the record has them. */
export function wordRefusal(refused: RecordRefusal, record: unknown): string {
  return recordRefusalSentence(refused, namesIn(record), gameIn(record))
}

/** Reads JSON; a byte-order mark before it is passed over. */
export function parseJson(text: string): Result<unknown, Malformed> {
  try {
    return ok(JSON.parse(withoutByteOrderMark(text)))
  } catch {
    return err({ kind: 'not-json', ...omitUndefined({ near: jsonFaultNear(withoutByteOrderMark(text)) }) })
  }
}

export function namesIn(record: unknown): readonly string[] {
  const players = fieldOf(record, 'players')
  if (!Array.isArray(players)) return []
  return players.map((player: unknown, seat) => {
    const name = fieldOf(player, 'name')
    return typeof name === 'string' && name !== '' ? name : `Player ${seat + 1}`
  })
}

export function gameIn(record: unknown): GameId | undefined {
  const preset = fieldOf(record, 'preset')
  return Object.values(PRESETS).find(({ id }) => id === preset)?.game
}

export function fieldOf(value: unknown, name: string): unknown {
  return isFields(value) ? value[name] : undefined
}
