import type { Refusal } from '../../match/events'
import type { RecordRefusal } from '../../match/replay'
import type { GameId } from '../../rules/rules'
import { gameWords } from './games'
import { nameOf } from './names'
import { capitalised, counted, numberWord, TILES } from './numbers'
import { armWords, endsWords, setWords } from './tiles'

/** Why an event is impossible, and nothing was changed: what, where and why, in one or two sentences. */
export function refusalSentence(refusal: Refusal, names: readonly string[], game: GameId = 'bergen'): string {
  const tile = refusal.tile ?? 'this tile'
  switch (refusal.code) {
    case 'bad-record':
      return `The match record cannot be read${because(refusal)}.`
    case 'match-over':
      return 'The match is over; nothing can follow its end.'
    case 'round-over':
      return 'This round is over; what comes next belongs to a new round.'
    case 'bad-event':
      return `This event cannot be read${because(refusal)}.`
    case 'bad-tile':
      return badTile(refusal, names)
    case 'tile-already-played':
      return `${alreadyLaid(tile, refusal.limit ?? 1)}.`
    case 'lead-must-be-double':
      return `${tile} cannot be led: the first tile must be a double.`
    case 'does-not-match':
      return doesNotMatch(refusal, tile)
    case 'end-needed':
      return `${tile} can go to more than one end${ends(refusal, ': ')}. Say which.`
    case 'boneyard-empty':
      return boneyardEmpty(refusal.limit ?? 0, gameWords(game).boneyard)
    case 'tile-seen-twice':
      return `${tile}${inHand(refusal, names)} was seen before, on the table or in a hand${onlySome(refusal.limit ?? 1)}.`
    case 'not-blocked':
      return `The round is not blocked: ${holder(refusal, names)} holds ${tile}, which ${ends(refusal, 'fits ') || 'can be led'}.`
  }
}

/** The same for a record, with the place in it: `Round 2, event 5: …` */
export function recordRefusalSentence(found: RecordRefusal, names: readonly string[] = [], game: GameId = 'bergen'): string {
  const sentence = refusalSentence(found.refusal, names, game)
  if (found.round === null) return sentence
  const place = found.event === null ? `Round ${found.round}` : `Round ${found.round}, event ${found.event}`
  return `${place}: ${sentence}`
}

function because(refusal: Refusal): string {
  return refusal.why === undefined ? '' : `: ${refusal.why}`
}

function badTile(refusal: Refusal, names: readonly string[]): string {
  const set = refusal.limit === undefined ? 'the set' : `a ${setWords(refusal.limit)} set`
  return `“${clipped(refusal.tile ?? '')}”${inHand(refusal, names, refusal.player !== undefined)} is no tile of ${set}.`
}

/** What was written where a tile should stand can be anything, and of any length. */
function clipped(text: string): string {
  return text.length > 20 ? `${text.slice(0, 20)}…` : text
}

function inHand(refusal: Refusal, names: readonly string[], known = true): string {
  return known && refusal.player !== undefined ? ` in the hand of ${nameOf(names, refusal.player)}` : ''
}

function holder(refusal: Refusal, names: readonly string[]): string {
  return refusal.player === undefined ? 'somebody' : nameOf(names, refusal.player)
}

function alreadyLaid(tile: string, copies: number): string {
  if (copies === 1) return `${tile} already lies on the table`
  return `${capitalised(allOf(copies))} tiles ${tile} already lie on the table`
}

function allOf(copies: number): string {
  return copies === 2 ? 'both' : `all ${numberWord(copies)}`
}

function onlySome(copies: number): string {
  return copies === 1 ? '' : `, more than ${numberWord(copies)} times in all`
}

/** An end that would take the tile can only be among the open ones when the end that was named is not open yet. */
function doesNotMatch(refusal: Refusal, tile: string): string {
  const open = refusal.ends ?? []
  if (refusal.startFirst) return `${tile} cannot go there before every side of the first double is started${ends(refusal, '. Open: ')}.`
  const [only, ...more] = open
  if (only === undefined) return `${tile} does not fit.`
  if (more.length === 0) return `${tile} does not fit: ${armWords(only.arm)} shows ${only.suit}.`
  return `${tile} does not fit the open ends${ends(refusal, ': ')}.`
}

function ends(refusal: Refusal, joint: string): string {
  return refusal.ends === undefined || refusal.ends.length === 0 ? '' : `${joint}${endsWords(refusal.ends)}`
}

function boneyardEmpty(drawable: number, boneyard: string): string {
  if (drawable === 0) return `Nothing can be drawn: the ${boneyard} is down to its reserve.`
  return `Only ${counted(drawable, TILES)} can be drawn before the ${boneyard} is down to its reserve.`
}
