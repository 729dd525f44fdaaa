import type { GameId, Ids } from '../games/ids'
import type { CommonRuleId, RuleId } from '../games/rule-ids'
import type { BookOfGame } from './book-of-a-game'
import { BOOKS_OF_GAMES, STATEMENTS_OF_GAMES } from './made/books'
import { choice, convention, quote, reading, type Statement, textNotAtHand, writtenIn } from './statement'

/** C-1 … C-6, PA-1 … PA-8. */
const commonStatements = {
  'C-1': {
    turn: writtenIn([quote('S1', 'play continues around the table clockwise'), quote('S4', 'Play proceeds to the left (clockwise)')]),
    turnElsewhere: convention,
    outOfTurn: convention,
  },
  'C-2': {
    mustPlay: writtenIn([
      quote('S0', 'have to add to either end of the caravan if they are able'),
      quote('S4', 'Each player adds a domino to an open end of the layout, if he can'),
    ]),
    mustElsewhere: reading(['S1', 'S2', 'S3'], quote(['S1', 'S2', 'S3'], 'If a player can neither play nor draw from the boneyard, he passes his turn')),
    draws: writtenIn(
      [
        quote('S0', 'must draw new tiles from the oasis until he can play'),
        quote(['S1', 'S2', 'S3'], 'draws new tiles from the boneyard until he can play'),
        quote('S4', 'he must draw dominoes from the boneyard until he can make a move'),
      ],
      'S6',
    ),
    passes: writtenIn([
      quote('S0', 'If a player can neither play nor draw from the oasis, he passes his turn'),
      quote(['S1', 'S2', 'S3'], 'If a player can neither play nor draw from the boneyard, he passes his turn'),
      quote('S4', 'If there are no dominoes left, then the player must pass'),
    ]),
    drawnFits: textNotAtHand('S6'),
    drawsOne: writtenIn([
      quote('S4', 'a player may only draw one tile per turn'),
      quote('S4', 'The tile may be played if possible, or control is plassed to the next player if not'),
    ]),
    unseen: convention,
  },
  'C-3': {
    keptBack: writtenIn([quote('S1', 'Two of the tiles in the boneyard are reserved')]),
    stacked: writtenIn([quote('S1', 'the two reserved tiles can be stacked on top of each other')]),
    noLimit: writtenIn([quote('S1', 'There is no limit on the size of his hand'), quote('S4', 'allowing an unlimited number of tiles to be drawn')]),
    bothTrue: choice(
      'reserve',
      ['S0', 'S2', 'S3'],
      quote('S0', 'until the oasis is empty … there are at least two dominoes in the oasis'),
      quote(['S2', 'S3'], 'until the boneyard is empty … there are at least two dominoes in the boneyard'),
    ),
    oasis: writtenIn([quote('S0', 'The boneyard is called the oasis in this game')]),
    noReserve: writtenIn([quote('S4', 'If there are no dominoes left, then the player must pass')], 'S6'),
    keepsTwo: writtenIn([quote('S4', 'must always retain at least two tiles')]),
    asInMuggins: choice('reserve', ['S5']),
  },
  'C-4': {
    twoWays: writtenIn(
      [
        quote(['S0', 'S1', 'S2', 'S3'], 'Play continues until someone dominoes or the game blocks'),
        quote('S4', 'when a player plays all his tiles, or when a game is blocked'),
      ],
      'S5',
      'S6',
    ),
    blocked: writtenIn([
      quote(['S0', 'S1', 'S2', 'S3'], 'A round is blocked when nobody can play'),
      quote('S4', 'A game is blocked when no player is able to add another tile to the layout'),
    ]),
    noneDrawable: reading(
      ['S0', 'S1', 'S2', 'S3'],
      quote('S0', 'at least two dominoes in the oasis'),
      quote(['S1', 'S2', 'S3'], 'at least two dominoes in the boneyard'),
    ),
    target: reading(['S0', 'S1', 'S2', 'S4', 'S5']),
    checked: convention,
  },
  'C-5': {
    first: writtenIn([
      quote('S0', 'The game is won by the first player to get 20 or more chips'),
      quote('S1', 'the first player to discard all of his chips is the winner'),
    ]),
    atOnce: choice(
      'win',
      ['S0', 'S1', 'S2', 'S4', 'S5'],
      quote(['S1', 'S2'], 'A game is 15 points for 2 players and 10 points for 3 or 4 players'),
      quote('S4', 'typically played to a score of 15 points'),
    ),
    afterRound: textNotAtHand('S6'),
    deductionsFirst: choice('win', ['S3'], quote('S3', 'A game is 100 points')),
    shared: convention,
  },
  'C-6': { order: convention, notTwice: convention },
  'PA-1': { opposite: textNotAtHand('S7', 'S12', 'S16'), four: textNotAtHand('S7', 'S16'), whole: convention },
  'PA-2': { side: textNotAtHand('S7', 'S16'), seat: convention },
  'PA-3': { sum: convention, winners: convention },
  'PA-4': { cut: convention },
  'PA-5': { both: textNotAtHand('S7', 'S16'), tests: convention, put: convention, single: convention },
  'PA-6': { names: convention, places: convention, met: convention },
  'PA-7': { offered: convention },
  'PA-8': { right: textNotAtHand('S16'), order: convention },
} as const satisfies { readonly [R in CommonRuleId]: Readonly<Record<string, Statement>> }

type Books = { readonly [G in GameId]: BookOfGame<Extract<Ids, { readonly game: G }>> }

/** What the rule book knows of each game (decision 58). */
export const BOOKS: Books = BOOKS_OF_GAMES

/**
 * Every statement of every rule, in the order in which the book says them (rulebook). The words are the renderer's, by the same names.
 *
 * A statement says one thing, and what it stands on is about just that: a sentence of which a source writes half is two statements.
 */
export const STATEMENTS = {
  ...commonStatements,
  ...STATEMENTS_OF_GAMES,
} as const satisfies Readonly<Record<RuleId, Readonly<Record<string, Statement>>>>

export type Statements = typeof STATEMENTS

/** The statements of a rule, by their names. */
export const statementsOf = (id: RuleId): readonly (readonly [string, Statement])[] => Object.entries<Statement>(STATEMENTS[id])
