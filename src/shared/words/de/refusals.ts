import type { Refusal } from '../../match/events'
import type { RecordRefusal } from '../../match/replay'
import type { GameId } from '../../rules/rules'
import { casesOf } from './articles'
import { gameWords } from './games'
import { nameOf } from './names'
import { capitalised, counted, numberWord, TILES, timesWord } from './numbers'
import { armWords, endsWords, setWords } from './tiles'

/** Why an event is impossible, and nothing was changed: what, where and why, in one or two sentences. */
export function refusalSentence(refusal: Refusal, names: readonly string[], game: GameId = 'bergen'): string {
  const tile = refusal.tile ?? 'Dieser Stein'
  switch (refusal.code) {
    case 'bad-record':
      return `Die Aufzeichnung der Partie ist nicht lesbar${because(refusal)}.`
    case 'match-over':
      return 'Die Partie ist vorbei; nach ihrem Ende kann nichts mehr kommen.'
    case 'round-over':
      return 'Diese Runde ist vorbei; was jetzt kommt, gehört in eine neue Runde.'
    case 'bad-event':
      return `Dieser Eintrag ist nicht lesbar${because(refusal)}.`
    case 'bad-tile':
      return badTile(refusal, names)
    case 'tile-already-played':
      return `${alreadyLaid(tile, refusal.limit ?? 1)}.`
    case 'lead-must-be-double':
      return `${tile} kann nicht angespielt werden: Der erste Stein muss ein Pasch sein.`
    case 'does-not-match':
      return doesNotMatch(refusal, tile)
    case 'end-needed':
      return `${tile} passt an mehr als ein Ende${ends(refusal, ': ')}. Sag, an welches.`
    case 'boneyard-empty':
      return boneyardEmpty(refusal.limit ?? 0, casesOf(gameWords(game).boneyard).in)
    case 'tile-seen-twice':
      return `${tile}${inHand(refusal, names)} war schon zu sehen, auf dem Tisch oder in einer Hand${onlySome(refusal.limit ?? 1)}.`
    case 'not-blocked':
      return `Die Runde ist nicht blockiert: ${holder(refusal, names)} hat ${tile}, und der Stein ${ends(refusal, 'passt an ') || 'kann angespielt werden'}.`
  }
}

/** The same for a record, with the place in it: `Runde 2, Eintrag 5: …` */
export function recordRefusalSentence(found: RecordRefusal, names: readonly string[] = [], game: GameId = 'bergen'): string {
  const sentence = refusalSentence(found.refusal, names, game)
  if (found.round === null) return sentence
  const place = found.event === null ? `Runde ${found.round}` : `Runde ${found.round}, Eintrag ${found.event}`
  return `${place}: ${sentence}`
}

function because(refusal: Refusal): string {
  return refusal.why === undefined ? '' : `: ${refusal.why}`
}

function badTile(refusal: Refusal, names: readonly string[]): string {
  const set = refusal.limit === undefined ? 'in diesem Satz' : `in einem Satz bis zum ${setWords(refusal.limit)}`
  return `„${clipped(refusal.tile ?? '')}“${inHand(refusal, names, refusal.player !== undefined)} gibt es nicht ${set}.`
}

/** What was written where a tile should stand can be anything, and of any length. */
function clipped(text: string): string {
  return text.length > 20 ? `${text.slice(0, 20)}…` : text
}

function inHand(refusal: Refusal, names: readonly string[], known = true): string {
  return known && refusal.player !== undefined ? ` in der Hand von ${nameOf(names, refusal.player)}` : ''
}

function holder(refusal: Refusal, names: readonly string[]): string {
  return refusal.player === undefined ? 'jemand' : nameOf(names, refusal.player)
}

function alreadyLaid(tile: string, copies: number): string {
  if (copies === 1) return `${tile} liegt schon auf dem Tisch`
  return `${capitalised(copies === 2 ? 'beide' : `alle ${numberWord(copies)}`)} Steine ${tile} liegen schon auf dem Tisch`
}

function onlySome(copies: number): string {
  return copies === 1 ? '' : `, zusammen mehr als ${timesWord(copies)}`
}

/** An end that would take the tile can only be among the open ones when the end that was named is not open yet. */
function doesNotMatch(refusal: Refusal, tile: string): string {
  const open = refusal.ends ?? []
  if (refusal.startFirst) return `${tile} kann dort erst liegen, wenn an jeder Seite des ersten Paschs angelegt ist${ends(refusal, '. Offen: ')}.`
  const [only, ...more] = open
  if (only === undefined) return `${tile} passt nicht.`
  if (more.length === 0) return `${tile} passt nicht: ${capitalised(armWords(only.arm))} zeigt ${only.suit}.`
  return `${tile} passt an kein offenes Ende${ends(refusal, ': ')}.`
}

function ends(refusal: Refusal, joint: string): string {
  return refusal.ends === undefined || refusal.ends.length === 0 ? '' : `${joint}${endsWords(refusal.ends)}`
}

function boneyardEmpty(drawable: number, where: string): string {
  if (drawable === 0) return `Es kann nichts gezogen werden: ${capitalised(where)} ist nur noch die Reserve.`
  return `Es ${drawable === 1 ? 'kann' : 'können'} nur ${counted(drawable, TILES)} gezogen werden, dann ist ${where} nur noch die Reserve.`
}
