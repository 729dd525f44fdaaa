import { highOf, isDouble, lowOf, makeTile } from '#shared/domino/tile'
import { playsScore } from '#shared/games/index'
import type { Rules } from '#shared/games/rules'
import { type Dice, isBesidePlay, isOfHand, type ScoredEvent, type ScoredPlay } from '#shared/match/events'
import type { RecordEvent } from '#shared/match/record'
import type { ScoredMatch } from '#shared/match/state'
import { isolated } from '../../messages/isolated'
import { scorerWords } from '../../messages/scorer'
import { words } from '../../messages/page'

type PlayAsLaid = Pick<ScoredPlay, 'tile' | 'arm' | 'outward' | 'stands'>

/** A lead that lies with its lower half at the left, or a tile that stands with its lower half at the line. */
export function laidTurned({ tile, arm, outward, stands }: PlayAsLaid): boolean {
  return (arm === null || stands !== undefined) && !isDouble(tile) && outward === highOf(tile)
}

/** `4-6`: a lead in the order in which it lies, and a tile that stands with the half at the line first; any other tile with its higher half first. */
export function asItLies(play: PlayAsLaid): string {
  const { tile } = play
  return laidTurned(play) ? `${lowOf(tile)}-${highOf(tile)}` : makeTile(tile)
}

/** The name of the player of an event; a change of rules has none, and begins with when it holds, and it is the round that is blocked; points are given by the table or a referee. */
export function toldOf(event: ScoredEvent, names: readonly string[]): string {
  if (event.type === 'block') return words.match.feed.showed
  if (event.type === 'left') return words.match.feed.counted
  if (event.type === 'adjust') return scorerWords.adjustBy(event)
  if (event.type === 'finish') return scorerWords.finishWhy(event)
  if (event.type === 'uncalled') return scorerWords.uncalledSays
  if (event.type === 'set') return scorerWords.setWho
  return event.type === 'rules' ? words.fromHereOn : scorerWords.nameOf(names, event.player)
}

/** Whether a player did it: a round that is blocked or counted, and what the table says beside the play of no hand, are nobody's. */
export const isOfPlayer = (event: ScoredEvent): boolean =>
  event.type !== 'block' && event.type !== 'left' && (!isBesidePlay(event) || isOfHand(event) || event.type === 'leave')

/** An event after the name of its player: `played 6-4 on the left end`; a lead in the order in which it lies. */
export function toldEvent(event: ScoredEvent, names: readonly string[]): string {
  const feedWords = words.match.feed
  switch (event.type) {
    case 'play':
      return feedWords.played(asItLies(event), event.arm)
    case 'draw':
      return feedWords.drew(event.count)
    case 'pass':
      return feedWords.passed
    case 'block':
    case 'left':
      return ''
    case 'table':
      return feedWords.tableLay(event.laid.length)
    case 'rules':
      return words.houseRulesWords(event.changed)
    case 'adjust':
      return scorerWords.adjustMoves(event, names)
    case 'finish':
      return scorerWords.finishWhat(event)
    case 'show':
    case 'hand':
    case 'leave':
      return scorerWords.handTold(event)
    case 'uncalled':
      return scorerWords.uncalledTo(event, names)
    case 'set':
      return scorerWords.setTold(event)
  }
}

/** An event with the name of its player, as a sentence without its stop. */
export function toldInFull(event: ScoredEvent, names: readonly string[]): string {
  return [isolated(toldOf(event, names)), toldEvent(event, names)].filter((part) => part !== '').join(' ')
}

/** What an entry is called within a sentence: `Ben’s 6-4`. */
export function entryName(event: ScoredEvent, names: readonly string[]): string {
  return eventNamed(event.type, scorerWords.nameOf(names, event.player), event.type === 'play' ? asItLies(event) : '')
}

/** The same of one that is not scored, or no longer there. */
export function recordedName(event: RecordEvent, names: readonly string[]): string {
  return eventNamed(event.type, scorerWords.nameOf(names, event.player ?? 0), event.type === 'play' || event.type === 'stands' ? event.tile : '')
}

function eventNamed(type: RecordEvent['type'], name: string, tile: string): string {
  switch (type) {
    case 'play':
    case 'stands':
      return words.entryName({ kind: 'play', name, tile })
    case 'draw':
    case 'pass':
      return words.entryName({ kind: type, name })
    case 'block':
    case 'left':
    case 'rules':
    case 'adjust':
    case 'finish':
    case 'show':
    case 'hand':
    case 'uncalled':
    case 'set':
    case 'leave':
    case 'table':
      return words.entryName({ kind: type })
  }
}

/** What stands at a place is called; the round where nothing stands there yet. Places count from 0. */
export function entryNameAt(
  { rounds }: Pick<ScoredMatch, 'rounds'>,
  names: readonly string[],
  { round, event }: { readonly round: number; readonly event: number | null },
): string {
  const scored = event === null ? undefined : rounds[round]?.events[event]
  return scored === undefined ? words.roundName(round + 1) : entryName(scored, names)
}

/** Whether the points of an event are told: those of a play, in a game in which plays score. */
export const tellsPoints = (event: ScoredEvent, rules: Rules): event is ScoredPlay => event.type === 'play' && playsScore(rules)

/** What a play scored and why, as a sentence after the one that tells it; nothing where its points are not told. */
export const scoredTold = (event: ScoredEvent, { dice, rules }: { readonly dice: Dice | null; readonly rules: Rules }): string =>
  tellsPoints(event, rules) ? `. ${scorerWords.playSentence(event, { dice, rules })}` : ''
