import type { RuleId } from '../games/rule-ids'
import { choice, convention, quote, reading, textNotAtHand, written, type Statement } from './statement'

/** C-1 … C-6. */
export const commonStatements = {
  'C-1': {
    turn: written([quote('S1', 'play continues around the table clockwise'), quote('S4', 'Play proceeds to the left (clockwise)')]),
    turnElsewhere: convention,
    outOfTurn: convention,
  },
  'C-2': {
    mustPlay: written([
      quote('S0', 'have to add to either end of the caravan if they are able'),
      quote('S4', 'Each player adds a domino to an open end of the layout, if he can'),
    ]),
    mustElsewhere: reading(['S1', 'S2', 'S3'], quote(['S1', 'S2', 'S3'], 'If a player can neither play nor draw from the boneyard, he passes his turn')),
    draws: written(
      [
        quote('S0', 'must draw new tiles from the oasis until he can play'),
        quote(['S1', 'S2', 'S3'], 'draws new tiles from the boneyard until he can play'),
        quote('S4', 'he must draw dominoes from the boneyard until he can make a move'),
      ],
      'S6',
    ),
    passes: written([
      quote('S0', 'If a player can neither play nor draw from the oasis, he passes his turn'),
      quote(['S1', 'S2', 'S3'], 'If a player can neither play nor draw from the boneyard, he passes his turn'),
      quote('S4', 'If there are no dominoes left, then the player must pass'),
    ]),
    drawnFits: textNotAtHand('S6'),
    drawsOne: written([
      quote('S4', 'a player may only draw one tile per turn'),
      quote('S4', 'The tile may be played if possible, or control is plassed to the next player if not'),
    ]),
    unseen: convention,
  },
  'C-3': {
    keptBack: written([quote('S1', 'Two of the tiles in the boneyard are reserved')]),
    stacked: written([quote('S1', 'the two reserved tiles can be stacked on top of each other')]),
    noLimit: written([quote('S1', 'There is no limit on the size of his hand'), quote('S4', 'allowing an unlimited number of tiles to be drawn')]),
    bothTrue: choice(
      'reserve',
      ['S0', 'S2', 'S3'],
      quote('S0', 'until the oasis is empty … there are at least two dominoes in the oasis'),
      quote(['S2', 'S3'], 'until the boneyard is empty … there are at least two dominoes in the boneyard'),
    ),
    oasis: written([quote('S0', 'The boneyard is called the oasis in this game')]),
    noReserve: written([quote('S4', 'If there are no dominoes left, then the player must pass')], 'S6'),
    keepsTwo: written([quote('S4', 'must always retain at least two tiles')]),
    asInMuggins: choice('reserve', ['S5']),
  },
  'C-4': {
    twoWays: written(
      [
        quote(['S0', 'S1', 'S2', 'S3'], 'Play continues until someone dominoes or the game blocks'),
        quote('S4', 'when a player plays all his tiles, or when a game is blocked'),
      ],
      'S5',
      'S6',
    ),
    blocked: written([
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
    first: written([
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
} as const satisfies { readonly [R in Extract<RuleId, `C-${string}`>]: Readonly<Record<string, Statement>> }
