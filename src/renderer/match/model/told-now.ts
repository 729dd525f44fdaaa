import type { Tile } from '#shared/domino/tile'
import type { Seat } from '#shared/match/events'
import { reserveOf } from '#shared/rules/drawable'
import type { Aloud } from '../../actions/at-table'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import { leadAsked } from '../entry/lead-asked'
import { tellsPoints, toldInFull } from '../feed/told-event'
import type { MatchView } from '../match-view'
import { turnTold } from './announcement'
import { lastEvent } from './feed'
import { openEnds } from './laid-tiles'
import { type OpenHands, openTiles } from './open-hands'
import { sidesOfView } from './standing'
import { isOver } from '#shared/games/outcome'

/** A player at a device of their own, with the hand that they entered for themselves; null where they entered none. */
export interface OwnSeat {
  readonly seat: Seat
  readonly held: readonly Tile[] | null
  /** Tiles in the hand that were not entered. */
  readonly missing: number
}

/**
 * What the table shows now, for people who ask because they do not see it.
 *
 * @param own null where the device is everyone's
 * @param shown hands that players laid open in this round, by seat
 */
export function toldNow(what: Aloud, view: MatchView, own: OwnSeat | null, shown: OpenHands): string {
  switch (what) {
    case 'ends':
      return endsTold(view)
    case 'turn':
      return whoseTurn(view, own)
    case 'scores':
      return scoresTold(view)
    case 'hand':
      return own === null ? handsTold(view, shown) : ownHandTold(view, own)
    case 'last':
      return lastTold(view)
  }
}

/** What lies open, from the left or from the first arm on, and what is left to draw. */
function endsTold(view: MatchView): string {
  const { round, rules } = view.scored.state
  if (round === null) return words.aloud.nothing
  const ends = openEnds(view)
  const open = ends.filter((end) => end.open)
  /* Where a round is over nothing can be laid any more, and what lay open last is still asked for. */
  const told = (open.length === 0 ? ends : open).map(({ arm, suit, double }) => words.aloud.end(arm, suit, double))
  const line = told.length === 0 ? words.match.line.empty : words.aloud.open(told.join(', '))
  return `${line} ${words.match.table.boneyardCount(view.words.boneyard, round.boneyard, reserveOf(rules))}.`
}

function scoresTold(view: MatchView): string {
  const totals = sidesOfView(view).map(({ name, total }) => words.aloud.has(name, total))
  return `${totals.join(', ')}. ${words.aloud.target(view.scored.state.rules.target)}`
}

function whoseTurn(view: MatchView, own: OwnSeat | null): string {
  const { scored, names } = view
  const { round } = scored.state
  if (isOver(scored)) return scorerWords.matchSentence(scored, names)
  if (view.leaderOpen) return leadAsked(view)
  if (round === null) return words.aloud.nothing
  if (round.end !== null) return `${words.match.round.over(scored.rounds.length)}.`
  const drawn = round.drawn === 0 ? [] : [`${words.live.drawn(round.drawn)}.`]
  return [...turnTold(view, own?.seat ?? null), ...drawn].join(' ')
}

function listOf(tiles: readonly Tile[]): string {
  return scorerWords.listed(tiles.map(scorerWords.tileWords))
}

/** How many tiles everyone holds, and what some have laid open. */
function handsTold({ scored, names }: MatchView, shown: OpenHands): string {
  const { round } = scored.state
  if (round === null) return words.aloud.nothing
  const counts = round.hands.map((tiles, seat) => words.aloud.has(scorerWords.nameOf(names, seat), tiles))
  const open = [...shown.keys()].flatMap((seat) => {
    const tiles = openTiles(shown, seat) ?? []
    return tiles.length === 0 ? [] : [words.aloud.shows(scorerWords.nameOf(names, seat), listOf(tiles))]
  })
  return [words.aloud.inHand(counts.join(', ')), ...open].join(' ')
}

function ownHandTold({ scored }: MatchView, { seat, held, missing }: OwnSeat): string {
  const count = scored.state.round?.hands[seat] ?? 0
  if (held === null) return words.aloud.notEntered(count)
  return [...(held.length === 0 ? [] : [words.aloud.hold(listOf(held))]), ...(missing === 0 ? [] : [words.aloud.notEntered(missing)])].join(' ')
}

/** The last entry, why it scored what it did, and how it ended the round. */
function lastTold({ scored, names, hindsight }: MatchView): string {
  const last = lastEvent(scored, hindsight)
  const round = scored.rounds.at(-1)
  if (last === null || round === undefined) return words.aloud.nothing
  const { scored: event, warnings, proven } = last
  return [
    `${toldInFull(event, names)}.`,
    ...(tellsPoints(event, scored.rules) ? [scorerWords.playSentence(event, { dice: round.dice, rules: scored.rules })] : []),
    ...(round.end === null ? [] : [scorerWords.endSentence(round.end, names, scored.rules)]),
    ...warnings.map((warning) => `${words.match.feed.irregular}${words.colon}${scorerWords.warningSentence(warning, names, scored.rules.game)}`),
    ...(proven === null ? [] : [scorerWords.hindsightSentence(proven, names)]),
  ].join(' ')
}
