import type { PresetsOfGame } from '../preset'
import type { RuleSettings } from '../rules'
import type { bergenIds } from './ids'

const APPROACHED: Partial<RuleSettings> = { target: { '2': 15, '3': 10, '4': 10 }, approachCap: true }

export const bergenPresets: PresetsOfGame<typeof bergenIds> = {
  'bergen-pagat': {
    source: 'S1',
    offered: 'first',
    layout: 'two-ended',
    players: { min: 2, max: 4 },
    firstLeader: 'lowest-double',
    nextLeader: 'lowest-double',
    settings: { ...APPROACHED, leadTile: 'double' },
  },
  'bergen-game-cabinet': {
    source: 'S2',
    offered: 'first',
    layout: 'two-ended',
    players: { min: 2, max: 4 },
    firstLeader: 'nobody-named',
    nextLeader: 'nobody-named',
    settings: APPROACHED,
  },
  'bergen-draw': {
    source: 'S4',
    offered: 'first',
    layout: 'two-ended',
    players: { min: 2, max: 4 },
    firstLeader: 'highest-double',
    nextLeader: 'highest-double',
    settings: { reserve: 0, leadTile: 'double', dominoPoints: 1 },
  },
  'bergen-hoyle': {
    source: 'S5',
    offered: 'first',
    layout: 'two-ended',
    players: { min: 2, max: 4 },
    firstLeader: 'highest-double',
    nextLeader: 'highest-double',
    settings: { handSize: 6, reserve: 0, leadTile: 'double', dominoPoints: 1, blockedRule: 'lightest-without-doubles' },
  },
  'bergen-online': {
    source: 'S6',
    offered: 'first',
    layout: 'two-ended',
    players: { min: 2, max: 4 },
    firstLeader: 'highest-double-any-tile',
    nextLeader: 'highest-double-any-tile',
    settings: { reserve: 0, win: 'round-end', dominoPoints: 1 },
  },
}
