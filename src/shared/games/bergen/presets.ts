import type { PresetsOfGame } from '../preset'
import type { RuleSettings } from '../rules'
import type { bergenIds } from './ids'

const APPROACHED: Partial<RuleSettings> = { target: { '2': 15, '3': 10, '4': 10 }, approachCap: true }

/*
 * What values stand on (rulebook, table of presets, C-3, C-5, B-4, B-6, B-7). S2, S4 and S5 only say how many points are game, not when; S5 draws as in Muggins, S6
 * until no tile is left. Neither S5 nor S6 names a set or a number of players, and only S1 and S2 speak of an approach. S2 names no tile to lead, and S4 shows a
 * double in its example alone. S4 gives its point to the lightest hand and does not speak of an empty one. That doubles are no spinners is written in S1 and S2 only.
 */

export const bergenPresets: PresetsOfGame<typeof bergenIds> = {
  'bergen-pagat': {
    source: 'S1',
    offered: 'first',
    layout: 'two-ended',
    players: { min: 2, max: 4 },
    firstLeader: 'lowest-double',
    nextLeader: 'lowest-double',
    settings: { ...APPROACHED, leadTile: 'double' },
    standsOn: {
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
  },
  'bergen-game-cabinet': {
    source: 'S2',
    offered: 'first',
    layout: 'two-ended',
    players: { min: 2, max: 4 },
    firstLeader: 'nobody-named',
    nextLeader: 'nobody-named',
    settings: APPROACHED,
    standsOn: {
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
  },
  'bergen-draw': {
    source: 'S4',
    offered: 'first',
    layout: 'two-ended',
    players: { min: 2, max: 4 },
    firstLeader: 'highest-double',
    nextLeader: 'highest-double',
    settings: { reserve: 0, leadTile: 'double', dominoPoints: 1 },
    standsOn: {
      written: ['target', 'handSize', 'maxPip', 'copies', 'draw', 'doubleHeader', 'tripleHeader', 'blockedRule', 'blockedPoints', 'reserve'],
      reading: ['win', 'spinner', 'leadTile', 'dominoPoints', 'americanGap', 'germanTies', 'spinnerArms', 'spinnerCount'],
      convention: ['partners', 'blockedBy', 'completeFirstDouble', 'approachCap'],
      players: 'written',
    },
  },
  'bergen-hoyle': {
    source: 'S5',
    offered: 'first',
    layout: 'two-ended',
    players: { min: 2, max: 4 },
    firstLeader: 'highest-double',
    nextLeader: 'highest-double',
    settings: { handSize: 6, reserve: 0, leadTile: 'double', dominoPoints: 1, blockedRule: 'lightest-without-doubles' },
    standsOn: {
      written: ['target', 'handSize', 'leadTile', 'doubleHeader', 'tripleHeader', 'dominoPoints', 'blockedRule', 'blockedPoints'],
      reading: ['win', 'draw', 'reserve', 'americanGap', 'germanTies', 'spinnerArms', 'spinnerCount'],
      convention: ['partners', 'blockedBy', 'maxPip', 'copies', 'spinner', 'completeFirstDouble', 'approachCap'],
      players: 'convention',
    },
  },
  'bergen-online': {
    source: 'S6',
    offered: 'first',
    layout: 'two-ended',
    players: { min: 2, max: 4 },
    firstLeader: 'highest-double-any-tile',
    nextLeader: 'highest-double-any-tile',
    settings: { reserve: 0, win: 'round-end', dominoPoints: 1 },
    standsOn: {
      written: ['target', 'win', 'leadTile', 'draw', 'doubleHeader', 'tripleHeader', 'dominoPoints', 'blockedRule', 'blockedPoints', 'reserve'],
      reading: ['americanGap', 'germanTies', 'spinnerArms', 'spinnerCount'],
      convention: ['partners', 'blockedBy', 'handSize', 'maxPip', 'copies', 'spinner', 'completeFirstDouble', 'approachCap'],
      players: 'convention',
    },
  },
}
