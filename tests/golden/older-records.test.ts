import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { RulingInput } from '#shared/arbiter/file/ruling-file'
import { rulingFile } from '#shared/arbiter/file/ruling-file'
import { makeRuling } from '#shared/arbiter/file/text'
import { expectOk } from '#shared/kernel/result'
import type { MatchRecord } from '#shared/match/record'
import { scoreRecord } from '#shared/match/replay'
import { makeMatch, parseMatch, type WrittenRecord } from '#shared/notation/match-text'
import { root } from '../../scripts/lib/paths.mjs'
import { REVIEW } from '../../src/main/cli/review-command'
import { SCORE } from '../../src/main/cli/score-command'
import { eventRows } from '../../src/main/exchange/events-table'
import { fingerprintOf } from '../../src/main/store/fingerprint'
import { EVERY } from '../every'

/** A record, and check sums of all that was made of it by the last program that knew nothing of a table's mistakes. */
interface OlderRecord {
  readonly record: MatchRecord & WrittenRecord
  readonly score: string
  /** Why it was refused; of such a record nothing else was made. */
  readonly refused?: string
  readonly hash?: string
  readonly text?: string
  readonly events?: string
  readonly review?: string
}

const FOLDER = join(root, 'tests/fixtures/before-mistakes')
const linesOf = (name: string): readonly unknown[] =>
  readFileSync(join(FOLDER, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): unknown => JSON.parse(line))

const OLDER = linesOf('records.jsonl') as readonly OlderRecord[]
const RULED = linesOf('rulings.jsonl') as readonly { readonly input: RulingInput; readonly file: string }[]

/** By day a part of them, spread over all games; the order is that of the cases. */
const some = <T>(all: readonly T[], every: number): readonly T[] => (EVERY ? all : all.filter((_, at) => at % every === 0))

const sumOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)

function tableOf(record: MatchRecord): string {
  const scored = expectOk(scoreRecord(record), 'it was scored before')
  const { preset, players } = record
  return JSON.stringify(
    [...eventRows({ id: 'm', date: '2026-11-23', startedAt: '2026-11-23T18:00:00Z', place: '', note: '', preset, gameName: '', players, scored })].flat(),
  )
}

/**
 * What was made before a record could tell of mistakes is made of it still, letter by letter.
 *
 * A check sum that differs is no reason to renew it: files, hashes and tables that people have would differ too. A setting that came since is left out of a hash while it has the value
 * that every older record plays by.
 */
describe('records of before, byte for byte', () => {
  test('are scored or refused as they were', () => {
    const now = some(OLDER, 3).map(({ record }) => ({ record, score: sumOf(JSON.stringify(SCORE.json(record))) }))
    expect(now).toEqual(some(OLDER, 3).map(({ record, score }) => ({ record, score })))
    const refused = OLDER.filter((each) => each.refused !== undefined)
    expect(refused.map(({ record }) => scoreRecord(record)).map((scored) => (scored.ok ? null : scored.error.refusal.code))).toEqual(
      refused.map((each) => each.refused),
    )
  })

  const scored = some(
    OLDER.filter(({ refused }) => refused === undefined),
    5,
  )
  test('have the hash by which an import finds them', () => {
    expect(scored.map(({ record }) => fingerprintOf(expectOk(scoreRecord(record), 'it was scored before')))).toEqual(scored.map(({ hash }) => hash))
  })
  test('are the same line of text, and that line is the same record', () => {
    const written = scored.filter(({ text }) => text !== undefined && text !== null)
    const texts = written.map(({ record }) => makeMatch(record))
    expect(texts.map(sumOf)).toEqual(written.map(({ text }) => text))
    expect(texts.map((text) => makeMatch(expectOk(parseMatch(text), text)))).toEqual(texts)
  })
  test('are the same rows in a table for spreadsheets', () => {
    expect(scored.map(({ record }) => sumOf(tableOf(record)))).toEqual(scored.map(({ events }) => events))
  })
  test('have the same review', () => {
    const reviewed = some(scored, 12)
    expect(reviewed.map(({ record }) => sumOf(JSON.stringify(REVIEW.json(record))))).toEqual(reviewed.map(({ review }) => review))
  })
  test('and disputes of before have the same ruling file, seal and all', () => {
    const ruled = some(RULED, 5)
    expect(ruled.map(({ input }) => sumOf(makeRuling(expectOk(rulingFile(input), 'it was saved before'))))).toEqual(ruled.map(({ file }) => file))
  })
})
