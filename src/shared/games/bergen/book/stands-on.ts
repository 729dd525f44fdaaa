import type { StandsOnOfGame } from '../../../rulebook/stands-on'
import type { bergenIds } from '../ids'

/*
 * What values stand on (rulebook, table of presets, C-3, C-5, B-4, B-6, B-7). S2, S4 and S5 only say how many points are game, not when; S5 draws as in Muggins, S6
 * until no tile is left. Neither S5 nor S6 names a set or a number of players, and only S1 and S2 speak of an approach. S2 names no tile to lead, and S4 shows a
 * double in its example alone. S4 gives its point to the lightest hand and does not speak of an empty one. That doubles are no spinners is written in S1 and S2 only.
 */

export const bergenStandsOn: StandsOnOfGame<typeof bergenIds> = {
  'bergen-pagat': {
    written: [
      'target',
      'win',
      'handSize',
      'maxPip',
      'copies',
      'spinner',
      'leadTile',
      'completeFirstDouble',
      'draw',
      'doubleHeader',
      'tripleHeader',
      'approachCap',
      'dominoPoints',
      'blockedRule',
      'blockedPoints',
      'reserve',
    ],
    reading: ['americanGap', 'germanTies', 'spinnerArms', 'spinnerCount'],
    convention: ['partners', 'blockedBy'],
    players: 'written',
  },
  'bergen-game-cabinet': {
    written: [
      'target',
      'handSize',
      'maxPip',
      'copies',
      'spinner',
      'draw',
      'doubleHeader',
      'tripleHeader',
      'approachCap',
      'dominoPoints',
      'blockedRule',
      'blockedPoints',
    ],
    reading: ['win', 'leadTile', 'reserve', 'americanGap', 'germanTies', 'spinnerArms', 'spinnerCount'],
    convention: ['partners', 'blockedBy', 'completeFirstDouble'],
    players: 'written',
  },
  'bergen-draw': {
    written: ['target', 'handSize', 'maxPip', 'copies', 'draw', 'doubleHeader', 'tripleHeader', 'blockedRule', 'blockedPoints', 'reserve'],
    reading: ['win', 'spinner', 'leadTile', 'dominoPoints', 'americanGap', 'germanTies', 'spinnerArms', 'spinnerCount'],
    convention: ['partners', 'blockedBy', 'completeFirstDouble', 'approachCap'],
    players: 'written',
  },
  'bergen-hoyle': {
    written: ['target', 'handSize', 'leadTile', 'doubleHeader', 'tripleHeader', 'dominoPoints', 'blockedRule', 'blockedPoints'],
    reading: ['win', 'draw', 'reserve', 'americanGap', 'germanTies', 'spinnerArms', 'spinnerCount'],
    convention: ['partners', 'blockedBy', 'maxPip', 'copies', 'spinner', 'completeFirstDouble', 'approachCap'],
    players: 'convention',
  },
  'bergen-online': {
    written: ['target', 'win', 'leadTile', 'draw', 'doubleHeader', 'tripleHeader', 'dominoPoints', 'blockedRule', 'blockedPoints', 'reserve'],
    reading: ['americanGap', 'germanTies', 'spinnerArms', 'spinnerCount'],
    convention: ['partners', 'blockedBy', 'handSize', 'maxPip', 'copies', 'spinner', 'completeFirstDouble', 'approachCap'],
    players: 'convention',
  },
}
