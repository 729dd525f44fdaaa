import type { PresetOfGame, PresetsOfGame } from '../preset'
import type { blockAndDrawIds } from './ids'

/*
 * What values stand on (rulebook, BD-1 … BD-9): S15 has both games, but no hand size for three and more, and nothing of rounding or of partners. S16 is Block for partners,
 * all tiles dealt; it says nothing of other ways to count.
 */

const STANDS_ON: PresetOfGame['standsOn'] = {
  written: ['target', 'win', 'maxPip', 'copies', 'leadTile', 'draw', 'reserve', 'endWorth', 'tieOfThree'],
  reading: [],
  convention: ['partners', 'blockedBy', 'handSize', 'dominoPoints', 'blockedPoints', 'endRounding', 'roundingOf', 'doublesInHand'],
  players: 'written',
}

const block: PresetOfGame = {
  source: 'S15',
  offered: 'other',
  layout: 'two-ended',
  players: { min: 2, max: 4 },
  firstLeader: 'picked-at-random',
  nextLeader: 'left-of-last-leader',
  settings: {
    target: 100,
    win: 'round-end',
    handSize: { '2': 7, '3': 5, '4': 5 },
    draw: 'never',
    reserve: 0,
    dominoPoints: 0,
    blockedRule: 'simple',
    floor: null,
    endWorth: 'others-less-own',
  },
  standsOn: STANDS_ON,
}

export const blockAndDrawPresets: PresetsOfGame<typeof blockAndDrawIds> = {
  block,
  draw: { ...block, settings: { ...block.settings, draw: 'until-able', reserve: 2 } },
  'block-partners': {
    ...block,
    source: 'S16',
    players: { min: 4, max: 4 },
    firstLeader: 'highest-double',
    settings: { ...block.settings, partners: true, handSize: 7, endWorth: 'others' },
    standsOn: {
      written: ['partners', 'blockedBy', 'target', 'win', 'handSize', 'maxPip', 'copies', 'leadTile', 'draw', 'endWorth'],
      reading: [],
      convention: ['reserve', 'tieOfThree', 'dominoPoints', 'blockedPoints', 'endRounding', 'roundingOf', 'doublesInHand'],
      players: 'written',
    },
  },
}
