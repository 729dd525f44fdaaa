import type { Account, BoneyardState, HeldFit, Missing, Verdict } from '../../arbiter/account'
import type { EndState } from '../../arbiter/ends'
import type { Range, TileBook, TileCount, TileTrouble } from '../../arbiter/tiles'
import { makeTile } from '../../domino/tile'
import type { GameId } from '../../rules/rules'
import { gameWords } from './games'
import { nameOf, namesOf } from './names'
import { capitalised, counted, listed, numberWord, TILES } from './numbers'
import { armWords, endsWords } from './tiles'

/** Whether the round is blocked, and how that is known. */
export function verdictSentence(account: Account, names: readonly string[], game: GameId): string {
  const verdict: Verdict = account.verdict
  const { boneyard } = gameWords(game)
  switch (verdict.kind) {
    case 'gone-out':
      return `Not blocked: ${namesOf(names, verdict.seats)} ${verdict.seats.length === 1 ? 'has' : 'have'} no tile left, so the round ended when the last one was played.`
    case 'playable':
      return verdict.proof === 'seen'
        ? `Not blocked: ${namesOf(names, [...new Set(account.couldPlay.map(({ seat }) => seat))])} could still play.`
        : 'Not blocked: the hands hold more hidden tiles than there are tiles that fit nowhere, so somebody can still play.'
    case 'blocked':
      return verdict.proof === 'frozen'
        ? 'Blocked, and proven by the table alone: every tile that would fit lies there already, so nobody can ever play again.'
        : `Blocked: nobody holds a tile that fits, and the ${boneyard} is down to its reserve.`
    case 'draw-first':
      return `Not blocked yet: nobody holds a tile that fits, but ${drawableWords(verdict.drawable)} can still be drawn from the ${boneyard}${verdict.helps ? '' : ', though none of them fits'}.`
    case 'open':
      return `Not proven either way: ${missingWords(verdict.missing, account, names, boneyard)}.`
  }
}

function missingWords(missing: readonly Missing[], account: Account, names: readonly string[], boneyard: string): string {
  const parts = missing.map((what) => {
    switch (what) {
      case 'table':
        return 'the open ends are not known'
      case 'hands':
        return `the ${account.hiddenHands.length === 1 ? 'hand' : 'hands'} of ${namesOf(names, account.hiddenHands)} could hold a tile that fits`
      case 'boneyard':
        return `nobody has counted the ${boneyard}`
    }
  })
  return listed(parts)
}

/** `Ada could play 6-4: it fits 6 at the left end.` */
export function heldFitSentence({ seat, tile, ends }: HeldFit, names: readonly string[]): string {
  const who = nameOf(names, seat)
  return ends.length === 0 ? `${who} could lead ${makeTile(tile)}.` : `${who} could play ${makeTile(tile)}: it fits ${endsWords(ends)}.`
}

/** `Ben’s 5-3 fits 3 at arm 2, but every side of the first double has to be started first.` */
export function mustWaitSentence({ seat, tile, ends }: HeldFit, names: readonly string[]): string {
  return `${nameOf(names, seat)} holds ${makeTile(tile)}, which fits ${endsWords(ends)}, but every side of the first double has to be started first.`
}

/** What is known of one end. */
export function endStateSentence({ arm, suit, open, frozen, out }: EndState): string {
  const shows = `${capitalised(armWords(arm))} shows ${suit}`
  if (frozen) return `${shows}: all tiles with a ${suit} lie on the table, so nobody can ever play there.`
  const closed = open ? '' : ', and stays closed until every side of the first double is started'
  if (out.length === 0) return `${shows}${closed}: every tile with a ${suit} has been seen.`
  return `${shows}${closed}: ${tileCounts(out)} ${plural(out) ? 'have' : 'has'} not been seen.`
}

/** `28 tiles in the set: 12 on the table, 14 in the hands, 2 not seen.` */
export function countsSentence({ inSet, onTable, inHands, unseenCount }: TileBook): string {
  const held = inHands.reduce((sum, count) => sum + count, 0)
  return `${counted(inSet, TILES)} in the set: ${onTable} seen on the table, ${held} seen in the hands, ${unseenCount} not seen.`
}

/** Which tiles nobody has seen, and where they must be. */
export function unseenSentence(account: Account, names: readonly string[], game: GameId): string {
  const { book, hiddenHands } = account
  const { boneyard } = gameWords(game)
  if (book.unseen.length === 0) return 'Every tile of the set has been seen.'
  const places = [
    ...(book.boneyard.most > 0 ? [`in the ${boneyard}`] : []),
    ...(hiddenHands.length > 0 && book.hidden.most > 0 ? [`in the ${hiddenHands.length === 1 ? 'hand' : 'hands'} of ${namesOf(names, hiddenHands)}`] : []),
    ...(account.wholeTable ? [] : ['on the table']),
  ]
  const which = `${capitalised(tileCounts(book.unseen))} ${plural(book.unseen) ? 'have' : 'has'} not been seen`
  return `${which}: ${plural(book.unseen) ? 'they' : 'it'} must be ${listed(places, 'or')}.`
}

/** How the boneyard stands against its reserve. */
export function boneyardSentence(boneyard: BoneyardState, reserve: number, game: GameId): string {
  const name = gameWords(game).boneyard
  switch (boneyard.kind) {
    case 'down':
      return reserve === 0 ? `The ${name} is empty.` : `The ${name} is down to its reserve of ${counted(reserve, TILES)}.`
    case 'above':
      return `${capitalised(drawableWords(boneyard.drawable))} can still be drawn from the ${name} before only its reserve is left.`
    case 'unknown':
      return `How many tiles lie in the ${name} is not known.`
  }
}

/** What cannot be right with the tiles as they were named. */
export function troubleSentence(trouble: TileTrouble, names: readonly string[], game: GameId): string {
  const { boneyard } = gameWords(game)
  switch (trouble.kind) {
    case 'not-in-set':
      return `${makeTile(trouble.tile)} ${placesWords(trouble, names)} is no tile of this set.`
    case 'too-often':
      return `${makeTile(trouble.tile)} was named ${times(trouble.onTable + trouble.seats.length)}, ${placesWords(trouble, names)}, but there ${trouble.most === 1 ? 'is only one' : `are only ${numberWord(trouble.most)}`} of it.`
    case 'hand-count':
      return `The hand of ${nameOf(names, trouble.seat)} names ${counted(trouble.named, TILES)}, but it was counted as ${trouble.counted}.`
    case 'boneyard-count':
      return `${counted(trouble.counted, TILES)} were counted in the ${boneyard}, but ${rangeWords(trouble)} left over from table and hands.`
    case 'too-many-hidden':
      return `The hands are said to hold ${counted(trouble.hidden, TILES)} that nobody has seen, but only ${trouble.left} are left in the set.`
    case 'below-reserve':
      return `Only ${counted(trouble.left, TILES)} can lie in the ${boneyard}, fewer than its reserve of ${trouble.reserve}: somebody drew from the reserve, or a tile is missing.`
  }
}

function placesWords({ onTable, seats }: { readonly onTable: number; readonly seats: readonly number[] }, names: readonly string[]): string {
  const hands = [...new Set(seats)]
  return listed([
    ...(onTable > 0 ? ['on the table'] : []),
    ...(hands.length > 0 ? [`in the ${hands.length === 1 ? 'hand' : 'hands'} of ${namesOf(names, hands)}`] : []),
  ])
}

/** `6-4, 2-2 twice and 1-0`. */
function tileCounts(tiles: readonly TileCount[]): string {
  return listed(tiles.map(({ tile, count }) => (count === 1 ? makeTile(tile) : `${makeTile(tile)} ${times(count)}`)))
}

function plural(tiles: readonly TileCount[]): boolean {
  return tiles.length > 1 || (tiles[0]?.count ?? 0) > 1
}

function times(count: number): string {
  return count === 2 ? 'twice' : `${numberWord(count)} times`
}

function drawableWords({ least, most }: Range): string {
  return least === most ? counted(least, TILES) : `${least} to ${counted(most, TILES)}`
}

function rangeWords({ least, most }: Range): string {
  if (least === most) return `${least} ${least === 1 ? 'is' : 'are'}`
  return `${least} to ${most} are`
}
