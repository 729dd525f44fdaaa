import type { Account, BoneyardState, HeldFit, Missing, Verdict } from '../../arbiter/account'
import type { EndState } from '../../arbiter/ends'
import type { Range, TileBook, TileCount, TileTrouble } from '../../arbiter/tiles'
import { makeTile } from '../../domino/tile'
import type { GameId } from '../../rules/rules'
import { withArticle } from './articles'
import { gameWords } from './games'
import { handsOf, nameOf, namesOf, ofName } from './names'
import { capitalised, counted, listed, TILES, timesWord } from './numbers'
import { armWords, endsWords } from './tiles'

/** Whether the round is blocked, and how that is known. */
export function verdictSentence(account: Account, names: readonly string[], game: GameId): string {
  const verdict: Verdict = account.verdict
  const boneyard = withArticle(gameWords(game).boneyard)
  switch (verdict.kind) {
    case 'gone-out':
      return `Pas de blocage : ${namesOf(names, verdict.seats)} ${verdict.seats.length === 1 ? 'n’a' : 'n’ont'} plus de domino, la manche s’est donc terminée avec le dernier posé.`
    case 'playable': {
      const seats = [...new Set(account.couldPlay.map(({ seat }) => seat))]
      return verdict.proof === 'seen'
        ? `Pas de blocage : ${namesOf(names, seats)} ${seats.length === 1 ? 'peut' : 'peuvent'} encore jouer.`
        : 'Pas de blocage : les mains comptent plus de dominos cachés qu’il n’y en a qui ne vont nulle part ; quelqu’un peut donc encore jouer.'
    }
    case 'blocked':
      return verdict.proof === 'frozen'
        ? 'Blocage, et la table seule le prouve : tous les dominos qui iraient sont déjà posés ; personne ne pourra plus jamais jouer.'
        : `Blocage : personne n’a de domino qui aille, et il ne reste dans ${boneyard.the} que la réserve.`
    case 'draw-first':
      return `Pas encore de blocage : personne n’a de domino qui aille, mais on peut encore piocher ${drawableWords(verdict.drawable)} dans ${boneyard.the}${verdict.helps ? '' : ', même si aucun n’ira'}.`
    case 'open':
      return `Rien de prouvé dans un sens ni dans l’autre : ${missingWords(verdict.missing, account, names, boneyard.the)}.`
  }
}

function missingWords(missing: readonly Missing[], account: Account, names: readonly string[], boneyard: string): string {
  const parts = missing.map((what) => {
    switch (what) {
      case 'table':
        return 'on ne connaît pas les bouts ouverts'
      case 'hands':
        return `${handsOf(names, account.hiddenHands)} ${account.hiddenHands.length === 1 ? 'pourrait' : 'pourraient'} cacher un domino qui va`
      case 'boneyard':
        return `personne n’a compté ${boneyard}`
    }
  })
  return listed(parts)
}

/** `Ada peut jouer 6-4, qui va avec le 6 du bout gauche.` */
export function heldFitSentence({ seat, tile, ends }: HeldFit, names: readonly string[]): string {
  const who = nameOf(names, seat)
  return ends.length === 0 ? `${who} peut ouvrir avec ${makeTile(tile)}.` : `${who} peut jouer ${makeTile(tile)}, qui va avec ${endsWords(ends)}.`
}

/** `Ben a 5-3, qui va avec le 3 de la branche 2, mais il faut d’abord …` */
export function mustWaitSentence({ seat, tile, ends }: HeldFit, names: readonly string[]): string {
  return `${nameOf(names, seat)} a ${makeTile(tile)}, qui va avec ${endsWords(ends)}, mais il faut d’abord jouer de chaque côté du premier double.`
}

/** What is known of one end. */
export function endStateSentence({ arm, suit, open, frozen, out }: EndState): string {
  const shows = `${capitalised(armWords(arm))} montre ${suit}`
  if (frozen) return `${shows} : tous les dominos à ${suit} sont sur la table, personne ne pourra plus jamais y jouer.`
  const closed = open ? '' : ' et ne s’ouvre pas tant qu’on n’a pas joué de chaque côté du premier double'
  if (out.length === 0) return `${shows}${closed} : tous les dominos à ${suit} ont été vus.`
  return `${shows}${closed} : on n’a pas vu ${tileCounts(out)}.`
}

/** `28 dominos dans le jeu : 12 vus sur la table, 14 vus dans les mains, 2 pas encore vus.` */
export function countsSentence({ inSet, onTable, inHands, unseenCount }: TileBook): string {
  const held = inHands.reduce((sum, count) => sum + count, 0)
  return `${counted(inSet, TILES)} dans le jeu : sur la table, on en a vu ${onTable}, dans les mains ${held} ; il en reste ${unseenCount} à voir.`
}

/** Which tiles nobody has seen, and where they must be. */
export function unseenSentence(account: Account, names: readonly string[], game: GameId): string {
  const { book, hiddenHands } = account
  if (book.unseen.length === 0) return 'Tous les dominos du jeu ont été vus.'
  const places = [
    ...(book.boneyard.most > 0 ? [`dans ${withArticle(gameWords(game).boneyard).the}`] : []),
    ...(hiddenHands.length > 0 && book.hidden.most > 0 ? [`dans ${handsOf(names, hiddenHands)}`] : []),
    ...(account.wholeTable ? [] : ['sur la table']),
  ]
  return `On n’a pas vu ${tileCounts(book.unseen)} : ${plural(book.unseen) ? 'ils sont' : 'il est'} forcément ${listed(places, 'or')}.`
}

/** How the boneyard stands against its reserve. */
export function boneyardSentence(boneyard: BoneyardState, reserve: number, game: GameId): string {
  const { the } = withArticle(gameWords(game).boneyard)
  switch (boneyard.kind) {
    case 'down':
      return reserve === 0 ? `${capitalised(the)} est vide.` : `Il ne reste dans ${the} que la réserve de ${counted(reserve, TILES)}.`
    case 'above':
      return `On peut encore piocher ${drawableWords(boneyard.drawable)} dans ${the} avant qu’il n’y reste que la réserve.`
    case 'unknown':
      return `On ne sait pas combien de dominos il y a dans ${the}.`
  }
}

/** What cannot be right with the tiles as they were named. */
export function troubleSentence(trouble: TileTrouble, names: readonly string[], game: GameId): string {
  const { the } = withArticle(gameWords(game).boneyard)
  switch (trouble.kind) {
    case 'not-in-set':
      return `${makeTile(trouble.tile)}, ${placesWords(trouble, names)}, n’est pas un domino de ce jeu.`
    case 'too-often':
      return `${makeTile(trouble.tile)} a été nommé ${timesWord(trouble.onTable + trouble.seats.length)}, ${placesWords(trouble, names)}, mais il n’existe que ${timesWord(trouble.most)}.`
    case 'hand-count':
      return `La main ${ofName(nameOf(names, trouble.seat))} nomme ${counted(trouble.named, TILES)}, mais on en a compté ${trouble.counted}.`
    case 'boneyard-count':
      return `On a compté ${counted(trouble.counted, TILES)} dans ${the}, mais d’après la table et les mains il en reste ${rangeWords(trouble)}.`
    case 'too-many-hidden':
      return `Les mains compteraient ${counted(trouble.hidden, TILES)} que personne n’a vus, mais il n’en reste que ${trouble.left} dans le jeu.`
    case 'below-reserve':
      return `Il ne peut y avoir que ${counted(trouble.left, TILES)} dans ${the}, moins que la réserve de ${trouble.reserve} : quelqu’un a pioché dans la réserve, ou il manque un domino.`
  }
}

function placesWords({ onTable, seats }: { readonly onTable: number; readonly seats: readonly number[] }, names: readonly string[]): string {
  const hands = [...new Set(seats)]
  return listed([...(onTable > 0 ? ['sur la table'] : []), ...(hands.length > 0 ? [`dans ${handsOf(names, hands)}`] : [])])
}

/** `6-4, 2-2 (deux fois) et 1-0`. */
function tileCounts(tiles: readonly TileCount[]): string {
  return listed(tiles.map(({ tile, count }) => (count === 1 ? makeTile(tile) : `${makeTile(tile)} (${timesWord(count)})`)))
}

function plural(tiles: readonly TileCount[]): boolean {
  return tiles.length > 1 || (tiles[0]?.count ?? 0) > 1
}

function drawableWords({ least, most }: Range): string {
  return least === most ? counted(least, TILES) : `de ${least} à ${counted(most, TILES)}`
}

function rangeWords({ least, most }: Range): string {
  return least === most ? String(least) : `de ${least} à ${most}`
}
