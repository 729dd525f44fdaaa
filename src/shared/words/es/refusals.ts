import type { Refusal } from '../../match/events'
import type { RecordRefusal } from '../../match/replay'
import type { GameId } from '../../rules/rules'
import { gameWords } from './games'
import { nameOf } from './names'
import { capitalised, counted, numberWord, TILES, timesWord } from './numbers'
import { armWords, endsWords, setWords } from './tiles'

/** Why an event is impossible, and nothing was changed: what, where and why, in one or two sentences. */
export function refusalSentence(refusal: Refusal, names: readonly string[], game: GameId = 'bergen'): string {
  const tile = refusal.tile ?? 'Esta ficha'
  switch (refusal.code) {
    case 'bad-record':
      return `El registro de la partida no se puede leer${because(refusal)}.`
    case 'match-over':
      return 'La partida ha terminado; nada puede seguir a su final.'
    case 'round-over':
      return 'Esta ronda ha terminado; lo que venga ahora pertenece a una ronda nueva.'
    case 'bad-event':
      return `Esta anotación no se puede leer${because(refusal)}.`
    case 'bad-tile':
      return badTile(refusal, names)
    case 'tile-already-played':
      return `${alreadyLaid(tile, refusal.limit ?? 1)}.`
    case 'lead-must-be-double':
      return `No se puede salir con ${inSentence(tile)}: la primera ficha tiene que ser un doble.`
    case 'does-not-match':
      return doesNotMatch(refusal, tile)
    case 'end-needed':
      return `${tile} puede ir en más de un extremo${ends(refusal, ': ')}. Di en cuál.`
    case 'boneyard-empty':
      return boneyardEmpty(refusal.limit ?? 0, gameWords(game).boneyard)
    case 'tile-seen-twice':
      return `${tile}${inHand(refusal, names)} ya se había visto antes, en la mesa o en una mano${onlySome(refusal.limit ?? 1)}.`
    case 'not-blocked':
      return `No hay cierre: ${holder(refusal, names)} tiene ${inSentence(tile)}, que ${ends(refusal, 'encaja con ') || 'sirve para salir'}.`
  }
}

/** The same for a record, with the place in it: `Ronda 2, anotación 5: …` */
export function recordRefusalSentence(found: RecordRefusal, names: readonly string[] = [], game: GameId = 'bergen'): string {
  const sentence = refusalSentence(found.refusal, names, game)
  if (found.round === null) return sentence
  const place = found.event === null ? `Ronda ${found.round}` : `Ronda ${found.round}, anotación ${found.event}`
  return `${place}: ${sentence}`
}

function because(refusal: Refusal): string {
  return refusal.why === undefined ? '' : `: ${refusal.why}`
}

/** A tile keeps its figures; “Esta ficha” loses its capital. */
function inSentence(tile: string): string {
  return tile.replace(/^Esta /, 'esta ')
}

function badTile(refusal: Refusal, names: readonly string[]): string {
  const set = refusal.limit === undefined ? 'este juego de fichas' : `un juego ${setWords(refusal.limit)}`
  return `“${clipped(refusal.tile ?? '')}”${inHand(refusal, names, refusal.player !== undefined)} no es ninguna ficha de ${set}.`
}

/** What was written where a tile should stand can be anything, and of any length. */
function clipped(text: string): string {
  return text.length > 20 ? `${text.slice(0, 20)}…` : text
}

function inHand(refusal: Refusal, names: readonly string[], known = true): string {
  return known && refusal.player !== undefined ? ` en la mano de ${nameOf(names, refusal.player)}` : ''
}

function holder(refusal: Refusal, names: readonly string[]): string {
  return refusal.player === undefined ? 'alguien' : nameOf(names, refusal.player)
}

function alreadyLaid(tile: string, copies: number): string {
  if (copies === 1) return `${tile} ya está en la mesa`
  return `${capitalised(copies === 2 ? 'las dos' : `las ${numberWord(copies)}`)} fichas ${tile} ya están en la mesa`
}

function onlySome(copies: number): string {
  return copies === 1 ? '' : `, más de ${timesWord(copies)} en total`
}

/** An end that would take the tile can only be among the open ones when the end that was named is not open yet. */
function doesNotMatch(refusal: Refusal, tile: string): string {
  const open = refusal.ends ?? []
  if (refusal.startFirst) return `${tile} no puede ir ahí hasta que se haya jugado en todos los lados del primer doble${ends(refusal, '. Abiertos: ')}.`
  const [only, ...more] = open
  if (only === undefined) return `${tile} no encaja.`
  if (more.length === 0) return `${tile} no encaja: ${armWords(only.arm)} muestra ${only.suit}.`
  return `${tile} no encaja en los extremos abiertos${ends(refusal, ': ')}.`
}

function ends(refusal: Refusal, joint: string): string {
  return refusal.ends === undefined || refusal.ends.length === 0 ? '' : `${joint}${endsWords(refusal.ends)}`
}

function boneyardEmpty(drawable: number, boneyard: string): string {
  if (drawable === 0) return `No se puede robar nada: en el ${boneyard} solo queda la reserva.`
  return `Solo se ${drawable === 1 ? 'puede' : 'pueden'} robar ${counted(drawable, TILES)} antes de que en el ${boneyard} no quede más que la reserva.`
}
