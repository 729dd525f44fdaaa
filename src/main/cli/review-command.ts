import { type PlayWay, type Review, type ReviewedPlay, type ReviewedRound, reviewRead } from '#shared/analysis/review'
import { toReviewJson } from '#shared/analysis/review-json'
import { makeTile } from '#shared/domino/tile'
import { elementAt } from '#shared/kernel/assert'
import { rulesAtEnd } from '#shared/match/rules-at'
import type { ScoredRound } from '#shared/match/state'
import { armWords, counted, gameWords, nameOf, plain, signed } from '#shared/words/en'
import { wordRefusal } from '../exchange/score-record'
import { type PageAbout, pageAbout, pageOf, playWords, roundHeading } from './page-parts'
import { type RecordCommand, usageOf } from './record-command'
import { type Column, textTable } from './text-table'

/** The page stands alone, so it says this itself. */
const HOW_IT_IS_KNOWN = [
  'Held lists only tiles that the player certainly had.',
  'They were played later in the round, or shown at its end, and the player drew nothing in between.',
  'There may have been better tiles that nobody saw.',
]

/** What could certainly have been played, as a page for people. */
function reviewPage({ heading, names }: PageAbout, { match, rounds, missed }: Review): string {
  const blocks = rounds.map((round, index) => roundLines(elementAt(match.rounds, index), round, index + 1, names))
  const { points } = gameWords(match.rules.game)
  const inAll = missed.map((each, seat) => `${nameOf(names, seat)} ${counted(each, points)}`).join(', ')
  return pageOf([heading, ...blocks, [`Missed in all: ${inAll}`], HOW_IT_IS_KNOWN])
}

function roundLines(round: ScoredRound, { plays }: ReviewedRound, place: number, names: readonly string[]): readonly string[] {
  const { points } = gameWords(rulesAtEnd(round).game)
  const columns: readonly Column[] = [
    { title: '#', align: 'right' },
    { title: 'Player', align: 'left' },
    { title: 'Play', align: 'left' },
    { title: points.other, align: 'right' },
    { title: 'Held', align: 'left' },
    { title: 'Missed', align: 'right' },
    { title: 'Better', align: 'left' },
  ]
  const rows = plays.map(({ event, play, held, best, missed }) => [
    String(event),
    nameOf(names, play.player),
    playWords(play),
    signed(play.delta),
    held.map(makeTile).join(' '),
    missed === 0 ? '' : plain(missed),
    missed === 0 ? '' : betterWords(best),
  ])
  return [roundHeading(round, place, names), ...(rows.length === 0 ? ['Nothing played.'] : textTable(columns, rows))]
}

/** `+3: 6-6 on the right end, or 5-5 on either end` */
function betterWords({ delta, ways }: ReviewedPlay['best']): string {
  const tiles = [...new Set(ways.map(({ tile }) => tile))]
  const words = tiles.map((tile) => `${makeTile(tile)}${whereWords(ways.filter((way) => way.tile === tile))}`)
  return `${signed(delta)}: ${words.join(', or ')}`
}

/** Where one tile pays alike; nothing for a lead. */
function whereWords(ways: readonly PlayWay[]): string {
  const arms = ways.flatMap(({ arm }) => arm ?? [])
  const numbered = arms.filter((arm) => typeof arm === 'number')
  if (numbered.length > 1) return ` on arms ${numbered.join(', ')}`
  if (arms.length > 1) return ' on either end'
  return arms.map((arm) => ` on ${armWords(arm)}`).join('')
}

/** `review`: match records in, what could certainly have been played out (docs/record-format.md). */
export const REVIEW: RecordCommand = {
  name: 'review',
  usage: usageOf('review', 'Says what could have been played in match records, as far as it is certain', 'a readable page'),
  json: (raw) => toReviewJson(raw, (refused) => wordRefusal(refused, raw)),
  page: (raw) => pageAbout(raw, reviewRead, reviewPage),
}
