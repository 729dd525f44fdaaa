import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { contentIn, NewerFile, UnreadableFile } from '#main/store/json-adapter'
import { matchFileKind, type StoredMatch } from '#main/store/match-file'
import { MATCH_LIMITS } from '#shared/match/limits'
import { ADA_AND_BEN, enterAll, idOf, look, openApp, SOUND_PLAYS, tilesOf } from '../support/main/apps'
import { temporaryFolder } from '../support/main/folder'

/** A data folder with one match of six plays. */
async function folderWithMatch() {
  const folder = temporaryFolder()
  const app = await openApp(folder)
  const matchId = idOf(await app.createMatch(ADA_AND_BEN))
  await enterAll(app, matchId, SOUND_PLAYS)
  await app.close()
  const file = join(folder, 'matches', `${matchId}.json`)
  const text = readFileSync(file, 'utf8')
  return { folder, matchId, file, text, content: JSON.parse(text) as StoredMatch }
}

/** Numbers that take four letters as they stand here, and 21 as they are written. */
const NUMBERS = `[${Array<string>(125_000).fill('1e20').join(',')}]`

/** Stands for so many lists in one another, which JavaScript itself could not write. */
const lists = (levels: number): string => `lists ${levels}`
const written = (content: object): string =>
  JSON.stringify(content)
    .replace(/"lists (\d+)"/, (_, levels) => '['.repeat(Number(levels)) + ']'.repeat(Number(levels)))
    .replace('"numbers"', NUMBERS)
const withLast = (content: StoredMatch, more: object): object => ({
  ...content,
  rounds: content.rounds.map((round) => ({ ...round, events: round.events.map((event, at) => (at === 3 ? { ...event, ...more } : event)) })),
})
const passes = (count: number): object => ({ leader: 0, events: Array.from({ length: count }, () => ({ type: 'pass' })) })

/** What reading comes to: the match, or what is said of it. */
function reading(id: string, text: string) {
  try {
    return contentIn(text, matchFileKind(id))
  } catch (error) {
    if (error instanceof UnreadableFile) return { message: error.message, over: error.over }
    throw error
  }
}

describe('a match file that goes beyond a limit is not read as a match, and the error says which', () => {
  test.each<[string, (content: StoredMatch) => object, string]>([
    ['an event of 2,000 levels', (content) => withLast(content, { more: lists(2000) }), 'limits: nested 17 deep or deeper, at most 16, at rounds.0.events.3'],
    [
      'an event of 100,000 levels',
      (content) => withLast(content, { more: lists(100_000) }),
      'limits: nested 17 deep or deeper, at most 16, at rounds.0.events.3',
    ],
    [
      'a field of 100,000 levels beside the record',
      (content) => ({ ...content, more: lists(100_000) }),
      'limits: nested 17 deep or deeper, at most 16, at more',
    ],
    ['an event of 900,000 letters', (content) => withLast(content, { more: 'x'.repeat(900_000) }), 'limits: an event of 900'],
    ['20,001 events', (content) => ({ ...content, rounds: [passes(20_001)] }), 'limits: 20001 events, at most 20000, at rounds'],
    ['a match of 2.2 MB', (content) => ({ ...content, more: 'x'.repeat(2_200_000) }), 'limits: a match of 220'],
    ['a match of 700 kB that is more than it may be once its numbers are written out', (content) => ({ ...content, more: 'numbers' }), 'limits: a match of 27'],
    [
      'a revision near 2^53',
      (content) => ({ ...content, revision: Number.MAX_SAFE_INTEGER }),
      'limits: revision 9007199254740991, at most 1099511627776, at revision',
    ],
  ])('%s', async (_, spoil, told) => {
    const { matchId, content } = await folderWithMatch()
    const read = reading(matchId, written(spoil(content)))
    expect(read).toMatchObject({ message: expect.stringContaining(told) as string, over: { allowed: expect.any(Number) as number } })
  })

  test('a newer file is shown as far as it keeps to them', async () => {
    const { matchId, content } = await folderWithMatch()
    const newer = (more: object): string => written({ ...withLast(content, more), fileVersion: 99 })
    const glimpse = (text: string): unknown => {
      try {
        return contentIn(text, matchFileKind(matchId))
      } catch (error) {
        return error instanceof NewerFile ? error.glimpse : error
      }
    }
    expect(glimpse(newer({}))).toMatchObject({ id: matchId })
    expect(glimpse(newer({ more: lists(2000) }))).toBeNull()
  })
})

describe('what keeps to them is read as before', () => {
  test('a file is written on one line, with an end of line', async () => {
    const { text, content } = await folderWithMatch()
    expect(text).toBe(`${JSON.stringify(content)}\n`)
  })

  test('an indented one, also where the indentation takes more than a match may', async () => {
    const { matchId, content } = await folderWithMatch()
    expect(reading(matchId, JSON.stringify(content, null, 1))).toEqual(content)
    const wide = JSON.stringify(content, null, 10).replaceAll('\n', `\n${' '.repeat(20_000)}`)
    expect(wide.length).toBeGreaterThan(MATCH_LIMITS.keptBytes)
    expect(reading(matchId, wide)).toEqual(content)
  })

  test('one that an editor put a byte-order mark before, and it can be played on', async () => {
    const { folder, matchId, file, text } = await folderWithMatch()
    writeFileSync(file, `\uFEFF${text}`)
    const app = await openApp(folder)
    expect(tilesOf(await look(app, matchId))).toEqual(SOUND_PLAYS)
    expect((await app.matches.undo({ matchId, revision: 6 })).ok).toBe(true)
    expect(readFileSync(file, 'utf8').startsWith('{')).toBe(true)
  })
})
