import type { Suit, Tile } from '#shared/domino/tile'
import { highOf, lowOf, makeTile } from '#shared/domino/tile'
import type { ScoredPlay, Seat } from '#shared/match/events'
import { movedBy, roundMade } from '#shared/match/made'
import type { LineToLay } from '../../components/line-of-play/types'
import { isolated } from '../../messages/isolated'
import { scorerWords } from '../../messages/scorer'
import { words } from '../../messages/page'
import type { MatchView } from '../match-view'
import { laidTiles } from '../model/laid-tiles'
import type { EventPlace } from '../model/revision-draft'
import { shortNames } from '../model/short-names'
import { playersByPlace, resultHeadline } from '../model/standing'
import { lastStepOf, stepsOf, viewAfter } from '../replay/steps'
import { roundEndHeading } from '../round/made-words'
import type { PictureShape } from './picture-shapes'
import { winnerOf } from '#shared/games/outcome'
import { lowestWins } from '#shared/games/index'
import { isSameSide, partnerOf, sideOf, totalsOfSides } from '#shared/games/sides'

/** What is shared of a match: how it stands, alone or with the picture of the table, one of its rounds, or a single play. Rounds and events count from 0. */
export type SharedThing =
  | { readonly kind: 'result' }
  | { readonly kind: 'picture'; readonly shape: PictureShape }
  | { readonly kind: 'round'; readonly round: number }
  | { readonly kind: 'play'; readonly place: EventPlace }

/** A name with its figure. */
interface ToldScore {
  readonly seat: Seat
  readonly name: string
  /** The first word of it, as far as that tells it from the others. */
  readonly short: string
  readonly figure: string
  /** Stands first, and large. */
  readonly leads: boolean
}

interface ToldTile {
  readonly first: Suit
  readonly second: Suit
  readonly text: string
  readonly heading: string
  readonly why: string
  /** What its chip says; no chip where it moved nothing. */
  readonly points: number
}

/** What a card says of a match, in the language of the moment. */
export interface ToldCard {
  readonly headline: string
  /** Whose card it is; null where nobody leads. */
  readonly seat: Seat | null
  /** Game, day and place. */
  readonly where: string
  readonly scores: readonly ToldScore[]
  readonly tile: ToldTile | null
  readonly line: LineToLay
  /** The tile of the line that is ringed. */
  readonly ringed: string | null
  readonly foot: string
}

/** The match as it stood when what is shared had just happened. */
function viewThen(view: MatchView, thing: SharedThing): MatchView {
  if (thing.kind === 'result' || thing.kind === 'picture') return view
  const steps = stepsOf(view.record)
  const step = thing.kind === 'play' ? { kind: 'event' as const, place: thing.place } : steps[lastStepOf(steps, thing.round)]
  return step === undefined ? view : viewAfter(view, step)
}

/** What the card of a match, a round or a play says. */
export function cardOf(view: MatchView, thing: SharedThing): ToldCard {
  const then = viewThen(view, thing)
  const tiles = laidTiles(then)
  const played = lastPlay(then)
  const when = view.date === '' ? '' : `, ${words.dateWords(view.date)}`
  const where = [`${view.words.name}${when}`, view.place]
    .filter((part) => part !== null)
    .map(isolated)
    .join(' · ')
  const shared = {
    where,
    tile: played === null ? null : toldTile(then, played, thing),
    line: { layout: then.scored.rules.layout, arms: then.scored.rules.arms, tiles },
    ringed: tiles.at(-1)?.key ?? null,
  }
  switch (thing.kind) {
    case 'result':
    case 'picture':
      return { ...shared, ...resultOf(then) }
    case 'round':
      return { ...shared, ...roundOf(then, thing.round) }
    case 'play':
      return { ...shared, ...playOf(then, played, thing.place.round) }
  }
}

type CardPart = Pick<ToldCard, 'headline' | 'seat' | 'scores' | 'foot'>

function resultOf(view: MatchView): CardPart {
  const { card } = words.share
  const { rounds } = view.scored
  const winner = winnerOf(view.scored)
  const result = resultHeadline(view)
  const length = view.minutes === null ? null : card.length(Math.floor(view.minutes / 60), view.minutes % 60)
  return {
    headline: result ?? (rounds.at(-1)?.end === null ? card.round(rounds.length) : card.after(rounds.length)),
    seat: winner,
    scores: totalsOf(view, winner),
    foot: result === null ? '' : [card.rounds(rounds.length), length].filter((part) => part !== null).join(' · '),
  }
}

function roundOf(view: MatchView, round: number): CardPart {
  const { card } = words.share
  const winner = view.scored.rounds[round]?.end?.winner ?? null
  const { rules } = view.scored
  // partners make it together
  const made = totalsOfSides(
    rules,
    roundMade(view.scored, round).map((each) => each.made),
  )
  const best = lowestWins(rules) ? -1 : 1
  const isAhead = (seat: Seat): boolean => winner !== null && isSameSide(rules, seat, winner)
  const seats = made.map((_, seat) => seat).sort((a, b) => Number(isAhead(b)) - Number(isAhead(a)) || best * ((made[b] ?? 0) - (made[a] ?? 0)))
  return {
    headline: winner === null ? card.round(round + 1) : wonRound(view, winner, round + 1),
    seat: winner,
    scores: seats.map((seat) => ({ ...nameOnCard(view, seat), figure: scorerWords.signed(made[seat] ?? 0), leads: isAhead(seat) })),
    foot: `${card.after(round + 1)}${words.colon}${totalsOf(view, null)
      .map(({ short, figure }) => `${short} ${figure}`)
      .join(' · ')}`,
  }
}

function wonRound({ scored: { rules }, names }: MatchView, winner: Seat, round: number): string {
  const { card } = words.share
  if (partnerOf(rules, winner) === null) return card.wonRound(scorerWords.nameOf(names, winner), round)
  return card.wonRoundTogether(scorerWords.namesOf(names, sideOf(rules, winner)), round)
}

function playOf(view: MatchView, played: ScoredPlay | null, round: number): CardPart {
  const { card } = words.share
  const seat = played?.player ?? null
  const name = seat === null ? '' : scorerWords.nameOf(view.names, seat)
  const gains = played !== null && played.delta > 0
  return {
    headline:
      played === null
        ? card.round(round + 1)
        : gains
          ? card.makes(name, scorerWords.counted(played.delta, view.words.points))
          : card.plays(name, makeTile(played.tile)),
    seat,
    scores: totalsOf(view, seat),
    foot: card.round(round + 1),
  }
}

function totalsOf(view: MatchView, leads: Seat | null): readonly ToldScore[] {
  const places = playersByPlace(view)
  const inOrder = leads === null ? places : [...places.filter(({ seat }) => seat === leads), ...places.filter(({ seat }) => seat !== leads)]
  const { rules } = view.scored
  const isLed = (seat: Seat): boolean => leads !== null && isSameSide(rules, seat, leads)
  return inOrder.map(({ seat, total }) => ({ ...nameOnCard(view, seat), figure: scorerWords.plain(total), leads: isLed(seat) }))
}

function nameOnCard({ names }: MatchView, seat: Seat): Pick<ToldScore, 'seat' | 'name' | 'short'> {
  const name = scorerWords.nameOf(names, seat)
  return { seat, name, short: shortNames(names)[seat] || name }
}

function lastPlay({ scored }: MatchView): ScoredPlay | null {
  return scored.rounds.at(-1)?.events.findLast((event) => event.type === 'play') ?? null
}

function toldTile(view: MatchView, played: ScoredPlay, thing: SharedThing): ToldTile {
  const { card } = words.share
  const end = thing.kind === 'play' ? null : (view.scored.rounds.at(-1)?.end ?? null)
  const why = [
    played.reasons.length === 0 ? null : words.match.way.names(played.reasons),
    end === null || end.kind === 'target' ? null : roundEndHeading(end, view.names, view.scored.rules),
  ]
  return {
    ...tileHalvesTold(played.tile),
    text: makeTile(played.tile),
    heading: thing.kind === 'play' ? card.tile : card.lastTile,
    why: why.filter((part) => part !== null).join('. '),
    points: pointsOf(view, played, thing),
  }
}

/** What the play scored; of a match or a round also what going out with it brought, as a block is no tile's merit. */
function pointsOf({ scored }: MatchView, played: ScoredPlay, thing: SharedThing): number {
  const round = scored.rounds.at(-1)
  if (thing.kind === 'play' || round === undefined) return played.delta
  return movedBy(round, round.events.indexOf(played))[played.player] ?? played.delta
}

function tileHalvesTold(tile: Tile): Pick<ToldTile, 'first' | 'second'> {
  return { first: highOf(tile), second: lowOf(tile) }
}

/** The same as a few lines of text, for a message. */
export function cardText({ headline, where, scores, tile, foot }: ToldCard): string {
  const played = tile === null ? '' : `${tile.heading}${words.colon}${[tile.text, tile.points === 0 ? '' : scorerWords.signed(tile.points)].join(' ').trim()}`
  const lines = [
    headline,
    where,
    scores.map(({ name, figure }) => `${isolated(name)} ${figure}`).join(' · '),
    played === '' || tile?.why === '' ? played : `${played} (${tile?.why ?? ''})`,
    foot,
  ]
  return lines.filter((line) => line !== '').join('\n')
}
