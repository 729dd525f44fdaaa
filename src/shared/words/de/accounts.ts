import type { Account, BoneyardState, HeldFit, Missing, Verdict } from '../../arbiter/account'
import type { EndState } from '../../arbiter/ends'
import type { Range, TileBook, TileCount, TileTrouble } from '../../arbiter/tiles'
import { makeTile } from '../../domino/tile'
import type { GameId } from '../../rules/rules'
import { casesOf } from './articles'
import { gameWords } from './games'
import { nameOf, namesOf } from './names'
import { capitalised, counted, listed, numberWord, TILES, TILES_DATIVE, timesWord } from './numbers'
import { armWords, endsWords } from './tiles'

/** Whether the round is blocked, and how that is known. */
export function verdictSentence(account: Account, names: readonly string[], game: GameId): string {
  const verdict: Verdict = account.verdict
  const boneyard = casesOf(gameWords(game).boneyard)
  switch (verdict.kind) {
    case 'gone-out':
      return `Nicht blockiert: ${namesOf(names, verdict.seats)} ${verdict.seats.length === 1 ? 'hat' : 'haben'} keinen Stein mehr, die Runde war also mit dem letzten gelegten Stein zu Ende.`
    case 'playable':
      return verdict.proof === 'seen'
        ? `Nicht blockiert: ${listed([...new Set(account.couldPlay.map(({ seat }) => nameOf(names, seat)))])} ${new Set(account.couldPlay.map(({ seat }) => seat)).size === 1 ? 'kann' : 'können'} noch legen.`
        : 'Nicht blockiert: In den Händen sind mehr verdeckte Steine, als es Steine gibt, die nirgends passen; irgendwer kann also noch legen.'
    case 'blocked':
      return verdict.proof === 'frozen'
        ? 'Blockiert, und schon durch den Tisch allein bewiesen: Alle Steine, die passen würden, liegen bereits; es kann nie wieder jemand legen.'
        : `Blockiert: Niemand hat einen passenden Stein, und ${boneyard.in} ist nur noch die Reserve.`
    case 'draw-first':
      return `Noch nicht blockiert: Niemand hat einen passenden Stein, aber aus ${boneyard.dative} ${isOne(verdict.drawable) ? 'kann' : 'können'} noch ${drawableWords(verdict.drawable)} gezogen werden${verdict.helps ? '' : '; passen wird davon allerdings keiner'}.`
    case 'open':
      return `Weder so noch so bewiesen: ${missingWords(verdict.missing, account, names, boneyard.accusative)}.`
  }
}

function missingWords(missing: readonly Missing[], account: Account, names: readonly string[], boneyard: string): string {
  const parts = missing.map((what) => {
    switch (what) {
      case 'table':
        return 'Die offenen Enden sind nicht bekannt'
      case 'hands':
        return `${account.hiddenHands.length === 1 ? 'Die Hand' : 'Die Hände'} von ${namesOf(names, account.hiddenHands)} ${account.hiddenHands.length === 1 ? 'könnte' : 'könnten'} einen passenden Stein enthalten`
      case 'boneyard':
        return `Niemand hat ${boneyard} gezählt`
    }
  })
  return parts.join('; ')
}

/** `Ada kann 6-4 legen: passt an 6 am linken Ende.` */
export function heldFitSentence({ seat, tile, ends }: HeldFit, names: readonly string[]): string {
  const who = nameOf(names, seat)
  return ends.length === 0 ? `${who} kann ${makeTile(tile)} anspielen.` : `${who} kann ${makeTile(tile)} legen: passt an ${endsWords(ends)}.`
}

/** `Ben hat 5-3, passend an 3 an Arm 2, aber erst muss an jeder Seite des ersten Paschs angelegt sein.` */
export function mustWaitSentence({ seat, tile, ends }: HeldFit, names: readonly string[]): string {
  return `${nameOf(names, seat)} hat ${makeTile(tile)}, passend an ${endsWords(ends)}, aber erst muss an jeder Seite des ersten Paschs angelegt sein.`
}

/** What is known of one end. */
export function endStateSentence({ arm, suit, open, frozen, out }: EndState): string {
  const shows = `${capitalised(armWords(arm))} zeigt ${suit}`
  if (frozen) return `${shows}: Alle Steine mit ${suit} liegen auf dem Tisch, hier kann nie wieder jemand anlegen.`
  const closed = open ? '' : ' und bleibt zu, bis an jeder Seite des ersten Paschs angelegt ist'
  if (out.length === 0) return `${shows}${closed}: Alle Steine mit ${suit} sind bekannt.`
  return `${shows}${closed}: Nicht gesehen ${plural(out) ? 'wurden' : 'wurde'} ${tileCounts(out)}.`
}

/** `28 Steine im Satz: 12 auf dem Tisch gesehen, 14 in den Händen, 2 nicht gesehen.` */
export function countsSentence({ inSet, onTable, inHands, unseenCount }: TileBook): string {
  const held = inHands.reduce((sum, count) => sum + count, 0)
  return `${counted(inSet, TILES)} im Satz: ${onTable} auf dem Tisch gesehen, ${held} in den Händen gesehen, ${unseenCount} nicht gesehen.`
}

/** Which tiles nobody has seen, and where they must be. */
export function unseenSentence(account: Account, names: readonly string[], game: GameId): string {
  const { book, hiddenHands } = account
  if (book.unseen.length === 0) return 'Alle Steine des Satzes sind bekannt.'
  const places = [
    ...(book.boneyard.most > 0 ? [casesOf(gameWords(game).boneyard).in] : []),
    ...(hiddenHands.length > 0 && book.hidden.most > 0
      ? [`in ${hiddenHands.length === 1 ? 'der Hand' : 'den Händen'} von ${namesOf(names, hiddenHands)}`]
      : []),
    ...(account.wholeTable ? [] : ['auf dem Tisch']),
  ]
  const many = plural(book.unseen)
  return `Nicht gesehen ${many ? 'wurden' : 'wurde'} ${tileCounts(book.unseen)}: ${many ? 'Sie müssen' : 'Er muss'} ${listed(places, 'or')} sein.`
}

/** How the boneyard stands against its reserve. */
export function boneyardSentence(boneyard: BoneyardState, reserve: number, game: GameId): string {
  const name = casesOf(gameWords(game).boneyard)
  switch (boneyard.kind) {
    case 'down':
      return reserve === 0
        ? `${capitalised(name.nominative)} ist leer.`
        : `${capitalised(name.in)} ist nur noch die Reserve von ${counted(reserve, TILES_DATIVE)}.`
    case 'above':
      return `Aus ${name.dative} ${isOne(boneyard.drawable) ? 'kann' : 'können'} noch ${drawableWords(boneyard.drawable)} gezogen werden, bis nur die Reserve bleibt.`
    case 'unknown':
      return `Wie viele Steine ${name.in} liegen, ist nicht bekannt.`
  }
}

/** What cannot be right with the tiles as they were named. */
export function troubleSentence(trouble: TileTrouble, names: readonly string[], game: GameId): string {
  const boneyard = casesOf(gameWords(game).boneyard)
  switch (trouble.kind) {
    case 'not-in-set':
      return `${makeTile(trouble.tile)} ${placesWords(trouble, names)} gibt es in diesem Satz nicht.`
    case 'too-often':
      return `${makeTile(trouble.tile)} wurde ${timesWord(trouble.onTable + trouble.seats.length)} genannt, ${placesWords(trouble, names)}, aber den Stein gibt es nur ${timesWord(trouble.most)}.`
    case 'hand-count':
      return `In der Hand von ${nameOf(names, trouble.seat)} ${trouble.named === 1 ? 'ist' : 'sind'} ${counted(trouble.named, TILES)} genannt, gezählt ${trouble.counted === 1 ? 'wurde' : 'wurden'} aber ${trouble.counted}.`
    case 'boneyard-count':
      return `${capitalised(boneyard.in)} ${trouble.counted === 1 ? 'wurde' : 'wurden'} ${counted(trouble.counted, TILES)} gezählt, von Tisch und Händen ${isOne(trouble) ? 'bleibt' : 'bleiben'} aber ${rangeWords(trouble)} übrig.`
    case 'too-many-hidden':
      return `In den Händen sollen ${counted(trouble.hidden, TILES)} sein, die niemand gesehen hat, im Satz ${trouble.left === 1 ? 'ist' : 'sind'} aber nur noch ${trouble.left} übrig.`
    case 'below-reserve':
      return `${capitalised(boneyard.in)} ${trouble.left === 1 ? 'kann' : 'können'} nur ${counted(trouble.left, TILES)} liegen, weniger als die Reserve von ${trouble.reserve}: Jemand hat aus der Reserve gezogen, oder ein Stein fehlt.`
  }
}

function placesWords({ onTable, seats }: { readonly onTable: number; readonly seats: readonly number[] }, names: readonly string[]): string {
  const hands = [...new Set(seats)]
  return listed([
    ...(onTable > 0 ? ['auf dem Tisch'] : []),
    ...(hands.length > 0 ? [`in ${hands.length === 1 ? 'der Hand' : 'den Händen'} von ${namesOf(names, hands)}`] : []),
  ])
}

/** `6-4, 2-2 zweimal und 1-0`. */
function tileCounts(tiles: readonly TileCount[]): string {
  return listed(tiles.map(({ tile, count }) => (count === 1 ? makeTile(tile) : `${makeTile(tile)} ${timesWord(count)}`)))
}

function plural(tiles: readonly TileCount[]): boolean {
  return tiles.length > 1 || (tiles[0]?.count ?? 0) > 1
}

function isOne({ least, most }: Range): boolean {
  return least === 1 && most === 1
}

function drawableWords({ least, most }: Range): string {
  return least === most ? counted(least, TILES) : `${least} bis ${counted(most, TILES)}`
}

function rangeWords({ least, most }: Range): string {
  return least === most ? numberWord(least) : `${least} bis ${most}`
}
