import type { Account, BoneyardState, HeldFit, Missing } from '../arbiter/account'
import type { EndState } from '../arbiter/ends'
import type { Range, TileBook, TileCount, TileTrouble } from '../arbiter/tiles'
import { makeTile, type Suit } from '../domino/tile'
import type { GameId } from '../games/rules'
import { capitalised } from './numbers'
import type { Hands, Vocabulary } from './vocabulary'

/** How a language says what is known of a round; `one` is for a single player, hand or tile. */
export interface AccountPhrases {
  readonly verdict: {
    readonly goneOut: (who: string, one: boolean) => string
    readonly canPlay: (who: string, one: boolean) => string
    /** Players with unseen tiles, how many those are, and how many unseen tiles fit nowhere. */
    readonly somebodyCanPlay: (who: string, one: boolean, hidden: string, nowhere: number) => string
    readonly frozen: string
    readonly blocked: (boneyard: string) => string
    readonly drawFirst: (boneyard: string, drawable: string, helps: boolean, one: boolean) => string
    readonly open: (missing: readonly string[]) => string
  }
  readonly missing: { readonly table: string; readonly hands: (hands: Hands, one: boolean) => string; readonly boneyard: (boneyard: string) => string }
  readonly couldLead: (who: string, tile: string) => string
  readonly couldPlay: (who: string, tile: string, ends: string) => string
  readonly mustWait: (who: string, tile: string, ends: string) => string
  /** An end begins with what it shows, and with why it is closed where it is. */
  readonly end: {
    readonly shows: (arm: string, suit: Suit) => string
    readonly closed: (shows: string) => string
    readonly frozen: (shows: string, suit: Suit) => string
    readonly seen: (shows: string, suit: Suit) => string
    readonly unseen: (shows: string, tiles: string, one: boolean) => string
  }
  readonly counts: (tiles: string, onTable: number, inHands: number, unseen: number) => string
  readonly allSeen: string
  readonly unseen: (tiles: string, one: boolean, places: string) => string
  readonly places: { readonly table: string; readonly hands: (hands: Hands) => string; readonly boneyard: (boneyard: string) => string }
  readonly boneyard: {
    readonly empty: (boneyard: string) => string
    readonly down: (boneyard: string, reserve: number) => string
    readonly above: (boneyard: string, drawable: string, one: boolean) => string
    readonly unknown: (boneyard: string) => string
    readonly unused: string
  }
  readonly trouble: {
    readonly notInSet: (tile: string, places: string) => string
    readonly tooOften: (tile: string, times: number, places: string, most: number) => string
    readonly handCount: (hand: Hands, named: number, counted: number) => string
    readonly boneyardCount: (boneyard: string, counted: number, left: string, one: boolean) => string
    readonly tooManyHidden: (hidden: number, left: number) => string
    readonly belowReserve: (boneyard: string, left: number, reserve: number) => string
  }
  /** A tile that there is several times: `2-2 (twice)`. */
  readonly repeated: (tile: string, times: number) => string
  readonly between: (least: string | number, most: string | number) => string
  /** A count without what is counted. */
  readonly alone: (count: number) => string
}

const isOne = ({ least, most }: Range): boolean => least === 1 && most === 1
const isOneTile = (tiles: readonly TileCount[]): boolean => tiles.length === 1 && tiles[0]?.count === 1

/** What a language says of what is known of a round. */
export function accountSentencesOf(vocabulary: Vocabulary, phrases: AccountPhrases) {
  const { armWords, boneyardOf, counted, endsWords, handsOf, listed, nameOf, namesOf, tiles } = vocabulary

  function missingWords(what: Missing, { hiddenHands }: Account, names: readonly string[], game: GameId): string {
    switch (what) {
      case 'table':
        return phrases.missing.table
      case 'hands':
        return phrases.missing.hands(handsOf(names, hiddenHands), hiddenHands.length === 1)
      case 'boneyard':
        return phrases.missing.boneyard(boneyardOf(game))
    }
  }

  function placesWords({ onTable, seats }: { readonly onTable: number; readonly seats: readonly number[] }, names: readonly string[]): string {
    const hands = seats.length === 0 ? [] : [phrases.places.hands(handsOf(names, [...new Set(seats)]))]
    return listed(onTable > 0 ? [phrases.places.table, ...hands] : hands)
  }

  /** `6-4, 2-2 (twice) and 1-0`. */
  function tileCounts(counts: readonly TileCount[]): string {
    return listed(counts.map(({ tile, count }) => (count === 1 ? makeTile(tile) : phrases.repeated(makeTile(tile), count))))
  }

  function drawableWords({ least, most }: Range): string {
    return least === most ? counted(least, tiles) : phrases.between(least, counted(most, tiles))
  }

  /** More unseen tiles are in hands than there are that fit nowhere. */
  function countedSentence({ book, fittingNowhere, hiddenHands }: Account, names: readonly string[]): string {
    const phrase = phrases.verdict.somebodyCanPlay
    return phrase(namesOf(names, hiddenHands), hiddenHands.length === 1, counted(book.hidden.least, tiles), fittingNowhere)
  }

  return {
    /** Whether the round is blocked, and how that is known. */
    verdictSentence: (account: Account, names: readonly string[], game: GameId): string => {
      const { verdict } = account
      switch (verdict.kind) {
        case 'gone-out':
          return phrases.verdict.goneOut(namesOf(names, verdict.seats), verdict.seats.length === 1)
        case 'playable': {
          if (verdict.proof === 'counted') return countedSentence(account, names)
          const seats = [...new Set(account.couldPlay.map(({ seat }) => seat))]
          return phrases.verdict.canPlay(namesOf(names, seats), seats.length === 1)
        }
        case 'blocked':
          return verdict.proof === 'frozen' ? phrases.verdict.frozen : phrases.verdict.blocked(boneyardOf(game))
        case 'draw-first':
          return phrases.verdict.drawFirst(boneyardOf(game), drawableWords(verdict.drawable), verdict.helps, isOne(verdict.drawable))
        case 'open':
          return phrases.verdict.open(verdict.missing.map((what) => missingWords(what, account, names, game)))
      }
    },
    /** `Ada could play 6-4: it fits 6 at the left end.` */
    heldFitSentence: ({ seat, tile, ends }: HeldFit, names: readonly string[]): string => {
      const [who, which] = [nameOf(names, seat), makeTile(tile)]
      return ends.length === 0 ? phrases.couldLead(who, which) : phrases.couldPlay(who, which, endsWords(ends))
    },
    /** `Ben holds 5-3, which fits 3 on arm 2, but every side of the first double must be started first.` */
    mustWaitSentence: ({ seat, tile, ends }: HeldFit, names: readonly string[]): string =>
      phrases.mustWait(nameOf(names, seat), makeTile(tile), endsWords(ends)),
    /** What is known of one end. */
    endStateSentence: ({ arm, suit, open, frozen, out }: EndState): string => {
      const shows = phrases.end.shows(capitalised(armWords(arm)), suit)
      if (frozen) return phrases.end.frozen(shows, suit)
      const begun = open ? shows : phrases.end.closed(shows)
      return out.length === 0 ? phrases.end.seen(begun, suit) : phrases.end.unseen(begun, tileCounts(out), isOneTile(out))
    },
    /** `28 tiles in the set: 12 on the table, 14 in hands, 2 not seen.` */
    countsSentence: ({ inSet, onTable, inHands, unseenCount }: TileBook): string => {
      const held = inHands.reduce((sum, count) => sum + count, 0)
      return phrases.counts(counted(inSet, tiles), onTable, held, unseenCount)
    },
    /** Which tiles nobody has seen, and where they must be. */
    unseenSentence: ({ book, hiddenHands, wholeTable }: Account, names: readonly string[], game: GameId): string => {
      if (book.unseen.length === 0) return phrases.allSeen
      const places = [
        ...(book.boneyard.most > 0 ? [phrases.places.boneyard(boneyardOf(game))] : []),
        ...(hiddenHands.length > 0 && book.hidden.most > 0 ? [phrases.places.hands(handsOf(names, hiddenHands))] : []),
        ...(wholeTable ? [] : [phrases.places.table]),
      ]
      return phrases.unseen(tileCounts(book.unseen), isOneTile(book.unseen), listed(places, 'or'))
    },
    /** How the boneyard stands against its reserve. */
    boneyardSentence: (state: BoneyardState, reserve: number, game: GameId): string => {
      const boneyard = boneyardOf(game)
      switch (state.kind) {
        case 'down':
          return reserve === 0 ? phrases.boneyard.empty(boneyard) : phrases.boneyard.down(boneyard, reserve)
        case 'above':
          return phrases.boneyard.above(boneyard, drawableWords(state.drawable), isOne(state.drawable))
        case 'unknown':
          return phrases.boneyard.unknown(boneyard)
        case 'unused':
          return phrases.boneyard.unused
      }
    },
    /** What cannot be right with the tiles as they were named. */
    troubleSentence: (trouble: TileTrouble, names: readonly string[], game: GameId): string => {
      switch (trouble.kind) {
        case 'not-in-set':
          return phrases.trouble.notInSet(makeTile(trouble.tile), placesWords(trouble, names))
        case 'too-often': {
          const times = trouble.onTable + trouble.seats.length
          return phrases.trouble.tooOften(makeTile(trouble.tile), times, placesWords(trouble, names), trouble.most)
        }
        case 'hand-count':
          return phrases.trouble.handCount(handsOf(names, [trouble.seat]), trouble.named, trouble.counted)
        case 'boneyard-count': {
          const { least, most } = trouble
          const left = least === most ? phrases.alone(least) : phrases.between(least, most)
          return phrases.trouble.boneyardCount(boneyardOf(game), trouble.counted, left, isOne(trouble))
        }
        case 'too-many-hidden':
          return phrases.trouble.tooManyHidden(trouble.hidden, trouble.left)
        case 'below-reserve':
          return phrases.trouble.belowReserve(boneyardOf(game), trouble.left, trouble.reserve)
      }
    },
  }
}
