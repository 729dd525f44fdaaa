import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import type { MatchSnapshot } from '#shared/contract/schemas'
import { expectOk } from '#shared/kernel/result'
import { otherHalf } from '#shared/domino/tile'
import type { ScoredPlay } from '#shared/match/events'
import type { MatchRecord } from '#shared/match/record'
import { LANGUAGES, type Language } from '#shared/words/languages'
import { viewOf, type MatchView } from '../../../src/renderer/match/match-view'
import { announcementsOf } from '../../../src/renderer/match/model/announcement'
import { MOST_WORDS, wordsIn } from '../../../src/renderer/match/model/word-limit'
import { sayOnPage, words } from '../../../src/renderer/messages/page'
import { sayOfScores, scorerWords } from '../../../src/renderer/messages/scorer'
import { games, played } from '../../properties/games'
import { asRecord, placesOf, prefixOf, spread } from '../../properties/views'
import { runs, shown } from '../../support/runs'
import { SPOKEN } from './catalogues'
import { expectSentence } from './sound'

const speak = (language: Language): void => {
  sayOnPage(SPOKEN[language].page)
  sayOfScores(SPOKEN[language].scorer)
}
afterAll(() => speak('en'))

function viewAt(record: MatchRecord, revision: number): MatchView {
  const snapshot = { matchId: 'match-1', revision, record, startedAt: '2026-11-28T18:00:00.000Z', updatedAt: '', undo: null, redo: null, trail: [] }
  return expectOk(viewOf(snapshot as unknown as MatchSnapshot), 'a legal game is scored')
}

/** The match before and after some of its events. */
const stepsOf = (record: MatchRecord) =>
  spread(placesOf(record), 30).map(({ round, event }) => ({
    before: viewAt(prefixOf(record, round, event), 1),
    now: viewAt(prefixOf(record, round, event + 1), 2),
  }))

/** A play with all its reasons. */
function whole({ player, tile, arm, outward, reasons, delta, totals }: ScoredPlay, { names }: MatchView): string {
  const called = arm === null ? scorerWords.laidWords(otherHalf(tile, outward), outward) : scorerWords.tileWords(tile)
  return words.match.way.heard({ name: names[player] ?? '', tile: called, arm, reasons, delta, total: totals[player] ?? 0 })
}

describe.each(LANGUAGES)(`what is said of a match in %s ${shown}`, (language) => {
  test('is messages of at most 15 words, each once; an entry that ends nothing says whose turn it is, in one message where nothing is irregular', () => {
    speak(language)
    let [plays, shortened] = [0, 0]
    fc.assert(
      fc.property(games({ changes: [0, 0.05] }), (game) => {
        for (const { before, now } of stepsOf(asRecord(played(game).record))) {
          const told = announcementsOf(before, now)
          const back = announcementsOf(now, { ...before, revision: 3, tableRevision: 3 })
          for (const each of [...told, ...back]) {
            expect(wordsIn(each, now.names), each).toBeLessThanOrEqual(MOST_WORDS)
            expectSentence(each, each)
            expect(each).not.toMatch(/ [.,]/)
          }
          expect(new Set(told).size, told.join(' | ')).toBe(told.length)
          const [first = ''] = told
          const event = now.scored.rounds.at(-1)?.events.at(-1)
          const { round } = now.scored.state
          if (event?.type === 'play' && round?.end === null) expect(told.join(' ')).toContain(words.aloud.turn(now.names[round.turn] ?? ''))
          const flagged = now.scored.warnings.some((warning) => warning.round === now.scored.rounds.length && warning.event !== null)
          if (event?.type === 'play' && round?.end === null && !flagged) expect(first).toContain(words.aloud.turn(now.names[round.turn] ?? ''))
          if (event?.type !== 'play') continue
          plays += 1
          if (!first.startsWith(whole(event, now)) && !first.includes(` ${whole(event, now)}`)) shortened += 1
        }
      }),
      runs(60),
    )
    expect(plays).toBeGreaterThan(50)
    /* A play whose reasons have no room beside the rest is said without them; that must be rare. */
    expect(shortened / plays).toBeLessThan(0.03)
  })
})
