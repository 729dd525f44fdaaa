import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import type { MatchSnapshot } from '#shared/contract/schemas'
import { isPlayed } from '#shared/match/end-of-play'
import { expectOk } from '#shared/kernel/result'
import { totalOfSide } from '#shared/games/sides'
import { otherHalf } from '#shared/domino/tile'
import type { ScoredPlay } from '#shared/match/events'
import type { MatchRecord } from '#shared/match/record'
import { LANGUAGES, type Language } from '#shared/words/languages'
import { viewOf, type MatchView } from '../../../src/renderer/match/match-view'
import { announcementsOf, MOST_WORDS, wordsIn } from '../../../src/renderer/match/model/announcement'
import { sayOnPage, words } from '../../../src/renderer/messages/page'
import { sayOfScores, scorerWords } from '../../../src/renderer/messages/scorer'
import { games, played } from '../../properties/games'
import { asRecord, placesOf, prefixOf, spread } from '../../properties/views'
import { runs, shown } from '../../support/runs'
import { SPOKEN } from './catalogues'
import { faultOfSentence } from './sound'

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
function whole({ player, tile, arm, outward, reasons, delta, totals }: ScoredPlay, { names, scored: { rules } }: MatchView): string {
  const called = arm === null ? scorerWords.laidWords(otherHalf(tile, outward), outward) : scorerWords.tileWords(tile)
  return words.match.way.heard({ name: names[player] ?? '', tile: called, arm, reasons, delta, total: totalOfSide(rules, totals, player) })
}

/** What is wrong with what is said of a step in the language of now, and whether that left out the reasons of a play for want of room. */
function saidOf({ before, now }: ReturnType<typeof stepsOf>[number]): { readonly faults: readonly string[]; readonly play: 'whole' | 'shortened' | null } {
  const told = announcementsOf(before, now)
  const back = announcementsOf(now, { ...before, revision: 3, tableRevision: 3 })
  const faults = [...told, ...back].flatMap((each) => {
    const fault = faultOfSentence(each)
    return [
      ...(fault === null ? [] : [`“${each}” ${fault}`]),
      ...(wordsIn(each, now.names) > MOST_WORDS ? [`“${each}” is too long`] : []),
      ...(/ [.,]/.test(each) ? [`“${each}” has a blank before a mark`] : []),
    ]
  })
  if (new Set(told).size !== told.length) faults.push(`said twice: ${told.join(' | ')}`)
  const [first = ''] = told
  const event = now.scored.rounds.at(-1)?.events.at(-1)
  const { round } = now.scored.state
  if (event?.type !== 'play') return { faults, play: null }
  if (isPlayed(round)) {
    const turn = words.aloud.turn(now.names[round.turn] ?? '')
    const flagged = now.scored.warnings.some((warning) => warning.round === now.scored.rounds.length && warning.event !== null)
    if (!(flagged ? told.join(' ') : first).includes(turn)) faults.push(`nobody hears “${turn}”: ${told.join(' | ')}`)
  }
  const heard = whole(event, now)
  return { faults, play: first.startsWith(heard) || first.includes(` ${heard}`) ? 'whole' : 'shortened' }
}

describe(`what is said of a match in every language ${shown}`, () => {
  test('is messages of at most 15 words, each once; an entry that ends nothing says whose turn it is, in one message where nothing is irregular', () => {
    const plays = Object.fromEntries(LANGUAGES.map((language) => [language, { whole: 0, shortened: 0 }])) as Record<
      Language,
      Record<'whole' | 'shortened', number>
    >
    fc.assert(
      // a match is worked out once for all languages
      fc.property(games({ changes: [0, 0.05] }), (game) => {
        const steps = stepsOf(asRecord(played(game).record))
        for (const language of LANGUAGES) {
          speak(language)
          for (const step of steps) {
            const { faults, play } = saidOf(step)
            expect(faults, language).toEqual([])
            if (play !== null) plays[language][play] += 1
          }
        }
      }),
      runs(60),
    )
    for (const language of LANGUAGES) {
      const { whole: said, shortened } = plays[language]
      expect(said + shortened).toBeGreaterThan(50)
      /* A play whose reasons have no room beside the rest is said without them; that must be rare. */
      expect(shortened / (said + shortened), language).toBeLessThan(0.03)
    }
  })
})
