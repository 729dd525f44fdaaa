import type { PresetOfGame, PresetsOfGame } from '../preset'
import type { blockAndDrawIds } from './ids'

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
  },
}
