import type { Refusal } from '../../match/events'
import type { RecordRefusal } from '../../match/replay'
import type { GameId } from '../../rules/rules'
import { withArticle } from './articles'
import { gameWords } from './games'
import { nameOf, ofName } from './names'
import { capitalised, counted, numberWord, TILES, timesWord } from './numbers'
import { armWords, endsWords, setWords } from './tiles'

/** Why an event is impossible, and nothing was changed: what, where and why, in one or two sentences. */
export function refusalSentence(refusal: Refusal, names: readonly string[], game: GameId = 'bergen'): string {
  const tile = refusal.tile ?? 'ce domino'
  switch (refusal.code) {
    case 'bad-record':
      return `L’enregistrement de la partie est illisible${because(refusal)}.`
    case 'match-over':
      return 'La partie est finie ; rien ne peut suivre sa fin.'
    case 'round-over':
      return 'Cette manche est finie ; la suite appartient à une nouvelle manche.'
    case 'bad-event':
      return `Cette saisie est illisible${because(refusal)}.`
    case 'bad-tile':
      return badTile(refusal, names)
    case 'tile-already-played':
      return `${capitalised(alreadyLaid(tile, refusal.limit ?? 1))}.`
    case 'lead-must-be-double':
      return `On ne peut pas ouvrir avec ${tile} : le premier domino doit être un double.`
    case 'does-not-match':
      return capitalised(doesNotMatch(refusal, tile))
    case 'end-needed':
      return `${capitalised(tile)} peut aller à plusieurs bouts${ends(refusal, ' : ')}. Dites lequel.`
    case 'boneyard-empty':
      return boneyardEmpty(refusal.limit ?? 0, withArticle(gameWords(game).boneyard).the)
    case 'tile-seen-twice':
      return `${capitalised(tile)}${inHand(refusal, names)} a déjà été vu sur la table ou dans une main${onlySome(refusal.limit ?? 1)}.`
    case 'not-blocked':
      return `La manche n’est pas bloquée : ${holder(refusal, names)} a ${tile}, ${ends(refusal, 'qui va avec ') || 'avec quoi on peut ouvrir'}.`
  }
}

/** The same for a record, with the place in it: `Manche 2, saisie 5 : …` */
export function recordRefusalSentence(found: RecordRefusal, names: readonly string[] = [], game: GameId = 'bergen'): string {
  const sentence = refusalSentence(found.refusal, names, game)
  if (found.round === null) return sentence
  const place = found.event === null ? `Manche ${found.round}` : `Manche ${found.round}, saisie ${found.event}`
  return `${place} : ${sentence}`
}

function because(refusal: Refusal): string {
  return refusal.why === undefined ? '' : ` : ${refusal.why}`
}

function badTile(refusal: Refusal, names: readonly string[]): string {
  const set = refusal.limit === undefined ? 'de ce jeu' : `d’un jeu ${setWords(refusal.limit)}`
  return `« ${clipped(refusal.tile ?? '')} »${inHand(refusal, names, refusal.player !== undefined)} n’est pas un domino ${set}.`
}

/** What was written where a tile should stand can be anything, and of any length. */
function clipped(text: string): string {
  return text.length > 20 ? `${text.slice(0, 20)}…` : text
}

function inHand(refusal: Refusal, names: readonly string[], known = true): string {
  return known && refusal.player !== undefined ? `, dans la main ${ofName(nameOf(names, refusal.player))},` : ''
}

function holder(refusal: Refusal, names: readonly string[]): string {
  return refusal.player === undefined ? 'quelqu’un' : nameOf(names, refusal.player)
}

function alreadyLaid(tile: string, copies: number): string {
  if (copies === 1) return `${tile} est déjà sur la table`
  return `les ${numberWord(copies)} ${tile} sont déjà sur la table`
}

function onlySome(copies: number): string {
  return copies === 1 ? '' : `, en tout plus de ${timesWord(copies)}`
}

/** An end that would take the tile can only be among the open ones when the end that was named is not open yet. */
function doesNotMatch(refusal: Refusal, tile: string): string {
  const open = refusal.ends ?? []
  if (refusal.startFirst)
    return `${tile} ne peut pas aller là tant qu’on n’a pas joué de chaque côté du premier double${ends(refusal, '. On peut jouer sur ')}.`
  const [only, ...more] = open
  if (only === undefined) return `${tile} ne va pas.`
  if (more.length === 0) return `${tile} ne va pas : ${armWords(only.arm)} montre ${only.suit}.`
  return `${tile} ne va avec aucun bout ouvert${ends(refusal, ' : ')}.`
}

function ends(refusal: Refusal, joint: string): string {
  return refusal.ends === undefined || refusal.ends.length === 0 ? '' : `${joint}${endsWords(refusal.ends)}`
}

function boneyardEmpty(drawable: number, boneyard: string): string {
  if (drawable === 0) return `On ne peut rien piocher : il ne reste dans ${boneyard} que la réserve.`
  return `On ne peut piocher que ${counted(drawable, TILES)} avant qu’il ne reste dans ${boneyard} que la réserve.`
}
