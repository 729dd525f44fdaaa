import { err, ok } from '#shared/kernel/result'
import { readRecord } from '#shared/match/read-record'
import { replay } from '#shared/match/replay'
import { scoreRaw, wordRefusal } from '../exchange/score-record'
import { aboutMatch } from './page-parts'
import { usageOf, type RecordCommand } from './record-command'
import { scoreSheet } from './sheet'

/** `score`: match records in, score sheets or JSON out (docs/record-format.md). */
export const SCORE: RecordCommand = {
  name: 'score',
  usage: usageOf('score', 'Scores match records', 'a readable score sheet'),
  json: scoreRaw,
  page: (raw) => {
    const record = readRecord(raw)
    if (!record.ok) return err(wordRefusal(record.error, raw))
    const match = replay(record.value)
    return match.ok ? ok(scoreSheet(aboutMatch(raw, record.value), match.value)) : err(wordRefusal(match.error, raw))
  },
}
