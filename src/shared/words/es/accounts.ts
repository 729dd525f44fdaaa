import type { Account, BoneyardState, HeldFit, Missing, Verdict } from '../../arbiter/account'
import type { EndState } from '../../arbiter/ends'
import type { Range, TileBook, TileCount, TileTrouble } from '../../arbiter/tiles'
import { makeTile } from '../../domino/tile'
import type { GameId } from '../../rules/rules'
import { gameWords } from './games'
import { nameOf, namesOf } from './names'
import { capitalised, counted, listed, TILES, timesWord } from './numbers'
import { armWords, endsWords } from './tiles'

/** Whether the round is blocked, and how that is known. */
export function verdictSentence(account: Account, names: readonly string[], game: GameId): string {
  const verdict: Verdict = account.verdict
  const { boneyard } = gameWords(game)
  switch (verdict.kind) {
    case 'gone-out':
      return `No hay cierre: a ${namesOf(names, verdict.seats)} no ${verdict.seats.length === 1 ? 'le' : 'les'} quedan fichas, así que la ronda terminó al jugarse la última.`
    case 'playable': {
      const seats = [...new Set(account.couldPlay.map(({ seat }) => seat))]
      return verdict.proof === 'seen'
        ? `No hay cierre: ${namesOf(names, seats)} todavía ${seats.length === 1 ? 'puede' : 'pueden'} jugar.`
        : 'No hay cierre: en las manos hay más fichas ocultas que fichas que no encajen en ningún sitio, así que alguien todavía puede jugar.'
    }
    case 'blocked':
      return verdict.proof === 'frozen'
        ? 'Hay cierre, y lo prueba la mesa por sí sola: todas las fichas que encajarían ya están puestas, así que nadie podrá volver a jugar.'
        : `Hay cierre: nadie tiene una ficha que encaje, y en el ${boneyard} solo queda la reserva.`
    case 'draw-first':
      return `Todavía no hay cierre: nadie tiene una ficha que encaje, pero aún se ${isOne(verdict.drawable) ? 'puede' : 'pueden'} robar ${drawableWords(verdict.drawable)} del ${boneyard}${verdict.helps ? '' : ', aunque ninguna encaja'}.`
    case 'open':
      return `Sin prueba en un sentido ni en otro: ${missingWords(verdict.missing, account, names, boneyard)}.`
  }
}

function missingWords(missing: readonly Missing[], account: Account, names: readonly string[], boneyard: string): string {
  const parts = missing.map((what) => {
    switch (what) {
      case 'table':
        return 'no se conocen los extremos abiertos'
      case 'hands':
        return account.hiddenHands.length === 1
          ? `la mano de ${namesOf(names, account.hiddenHands)} podría tener una ficha que encaje`
          : `las manos de ${namesOf(names, account.hiddenHands)} podrían tener una ficha que encaje`
      case 'boneyard':
        return `nadie ha contado el ${boneyard}`
    }
  })
  return listed(parts)
}

/** `Ada puede jugar 6-4: encaja con el 6 del extremo izquierdo.` */
export function heldFitSentence({ seat, tile, ends }: HeldFit, names: readonly string[]): string {
  const who = nameOf(names, seat)
  return ends.length === 0 ? `${who} puede salir con ${makeTile(tile)}.` : `${who} puede jugar ${makeTile(tile)}: encaja con ${endsWords(ends)}.`
}

/** `Ben tiene 5-3, que encaja con el 3 del brazo 2, pero antes …` */
export function mustWaitSentence({ seat, tile, ends }: HeldFit, names: readonly string[]): string {
  return `${nameOf(names, seat)} tiene ${makeTile(tile)}, que encaja con ${endsWords(ends)}, pero antes hay que jugar en todos los lados del primer doble.`
}

/** What is known of one end. */
export function endStateSentence({ arm, suit, open, frozen, out }: EndState): string {
  const shows = `${capitalised(armWords(arm))} muestra ${suit}`
  if (frozen) return `${shows}: todas las fichas con un ${suit} están en la mesa, así que nadie podrá volver a jugar ahí.`
  const closed = open ? '' : ' y no se abre hasta que se haya jugado en todos los lados del primer doble'
  if (out.length === 0) return `${shows}${closed}: todas las fichas con un ${suit} se han visto.`
  return `${shows}${closed}: no se ${plural(out) ? 'han' : 'ha'} visto ${tileCounts(out)}.`
}

/** `De las 28 fichas del juego se han visto 12 en la mesa y 14 en las manos; sin ver: 2.` */
export function countsSentence({ inSet, onTable, inHands, unseenCount }: TileBook): string {
  const held = inHands.reduce((sum, count) => sum + count, 0)
  return `De las ${counted(inSet, TILES)} del juego se han visto ${onTable} en la mesa y ${held} en las manos; sin ver: ${unseenCount}.`
}

/** Which tiles nobody has seen, and where they must be. */
export function unseenSentence(account: Account, names: readonly string[], game: GameId): string {
  const { book, hiddenHands } = account
  if (book.unseen.length === 0) return 'Se han visto todas las fichas del juego.'
  const places = [
    ...(book.boneyard.most > 0 ? [`en el ${gameWords(game).boneyard}`] : []),
    ...(hiddenHands.length > 0 && book.hidden.most > 0 ? [`en ${handsOf(names, hiddenHands)}`] : []),
    ...(account.wholeTable ? [] : ['en la mesa']),
  ]
  const many = plural(book.unseen)
  return `No se ${many ? 'han' : 'ha'} visto ${tileCounts(book.unseen)}: ${many ? 'tienen' : 'tiene'} que estar ${listed(places, 'or')}.`
}

/** How the boneyard stands against its reserve. */
export function boneyardSentence(boneyard: BoneyardState, reserve: number, game: GameId): string {
  const name = gameWords(game).boneyard
  switch (boneyard.kind) {
    case 'down':
      return reserve === 0 ? `El ${name} está vacío.` : `En el ${name} solo queda la reserva de ${counted(reserve, TILES)}.`
    case 'above':
      return `Aún se ${isOne(boneyard.drawable) ? 'puede' : 'pueden'} robar ${drawableWords(boneyard.drawable)} del ${name} antes de que solo quede la reserva.`
    case 'unknown':
      return `No se sabe cuántas fichas hay en el ${name}.`
  }
}

/** What cannot be right with the tiles as they were named. */
export function troubleSentence(trouble: TileTrouble, names: readonly string[], game: GameId): string {
  const { boneyard } = gameWords(game)
  switch (trouble.kind) {
    case 'not-in-set':
      return `${makeTile(trouble.tile)}, ${placesWords(trouble, names)}, no es ninguna ficha de este juego.`
    case 'too-often':
      return `${makeTile(trouble.tile)} se nombró ${timesWord(trouble.onTable + trouble.seats.length)}, ${placesWords(trouble, names)}, pero solo ${trouble.most === 1 ? 'hay una' : `hay ${trouble.most}`}.`
    case 'hand-count':
      return `En la mano de ${nameOf(names, trouble.seat)} se ${trouble.named === 1 ? 'nombra' : 'nombran'} ${counted(trouble.named, TILES)}, pero se ${trouble.counted === 1 ? 'contó' : 'contaron'} ${trouble.counted}.`
    case 'boneyard-count':
      return `En el ${boneyard} se ${trouble.counted === 1 ? 'contó' : 'contaron'} ${counted(trouble.counted, TILES)}, pero según la mesa y las manos ${isOne(trouble) ? 'queda' : 'quedan'} ${rangeWords(trouble)}.`
    case 'too-many-hidden':
      return `Se dice que en las manos hay ${counted(trouble.hidden, TILES)} que nadie ha visto, pero en el juego solo ${trouble.left === 1 ? 'queda' : 'quedan'} ${trouble.left}.`
    case 'below-reserve':
      return `En el ${boneyard} solo puede haber ${counted(trouble.left, TILES)}, menos que su reserva de ${trouble.reserve}: alguien robó de la reserva o falta una ficha.`
  }
}

function handsOf(names: readonly string[], seats: readonly number[]): string {
  return seats.length === 1 ? `la mano de ${namesOf(names, seats)}` : `las manos de ${namesOf(names, seats)}`
}

function placesWords({ onTable, seats }: { readonly onTable: number; readonly seats: readonly number[] }, names: readonly string[]): string {
  const hands = [...new Set(seats)]
  return listed([...(onTable > 0 ? ['en la mesa'] : []), ...(hands.length > 0 ? [`en ${handsOf(names, hands)}`] : [])])
}

/** `6-4, 2-2 (dos veces) y 1-0`. */
function tileCounts(tiles: readonly TileCount[]): string {
  return listed(tiles.map(({ tile, count }) => (count === 1 ? makeTile(tile) : `${makeTile(tile)} (${timesWord(count)})`)))
}

function plural(tiles: readonly TileCount[]): boolean {
  return tiles.length > 1 || (tiles[0]?.count ?? 0) > 1
}

function isOne({ least, most }: Range): boolean {
  return least === 1 && most === 1
}

function drawableWords({ least, most }: Range): string {
  return least === most ? counted(least, TILES) : `de ${least} a ${counted(most, TILES)}`
}

function rangeWords({ least, most }: Range): string {
  return least === most ? String(least) : `de ${least} a ${most}`
}
