import type { GameDefinition } from '../game'
import { ALIKE, FIXED_ENDS } from '../rules'
import { countFlowerAndScorpion, unpaidInFlowerAndScorpion } from './count'
import { lookAtFlowerAndScorpion } from './looks'

export const flowerAndScorpion: GameDefinition = {
  count: countFlowerAndScorpion,
  look: lookAtFlowerAndScorpion,
  unpaid: unpaidInFlowerAndScorpion,
  usesDice: true,
  line: ({ leadTile, completeFirstDouble }) => ({ layout: 'two-ended', arms: 2, spinner: false, leadTile, completeFirstDouble }),
  seatsMoreWithTwoSets: false,
  withoutDraws: false,
  goodPlay: ({ dual, plural }) => Math.max(dual, plural), // FS-3
  settings: {
    ...ALIKE,
    ...FIXED_ENDS,
    leadTile: 'FS-1',
    dual: 'FS-2',
    plural: 'FS-3',
    approachCap: 'FS-11',
    dominoPoints: 'FS-9',
    blockedRule: 'FS-9',
    blockedPoints: 'FS-9',
    floor: 'FS-10',
    twoDoubles: 'FS-4',
    standingPair: 'FS-5',
    doubleScorpion: 'FS-7',
    payout: 'FS-10',
  },
  readings: ['approachCap'],
  cites: {
    cap: 'FS-11',
    floor: 'FS-10',
    goingOut: 'FS-9',
    blocked: 'B-5',
    lines: {
      'two-ended': { leadsDouble: 'B-7', startFirst: 'B-6' },
    },
  },
}
