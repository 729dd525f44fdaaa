import type { LineGame } from '../game'
import { ALIKE, FIXED_ENDS } from '../rules'
import { countFivesAndThrees } from './count'
import { lookAtFivesAndThrees } from './looks'

export const fivesAndThrees: LineGame = {
  count: countFivesAndThrees,
  look: lookAtFivesAndThrees,
  unpaid: null,
  addsUp: true,
  usesDice: false,
  line: ({ leadTile }) => ({ layout: 'two-ended', arms: 2, spinner: false, leadTile, completeFirstDouble: false }),
  seatsMoreWithTwoSets: false,
  goodPlay: () => 4, // twelve, the most common of the larger sums (FT-2)
  settings: {
    ...ALIKE,
    ...FIXED_ENDS,
    target: 'FT-4',
    win: 'FT-4',
    leadTile: undefined,
    draw: 'FT-3',
    reserve: undefined,
    approachCap: undefined,
    dominoPoints: 'FT-5',
    blockedRule: undefined,
    blockedPoints: 'FT-6',
    floor: undefined,
    americanGap: undefined,
    germanTies: undefined,
    exact: 'FT-4',
    noWinOnLead: 'FT-8',
    pairOut: 'FT-5',
  },
  readings: [],
  withoutDraws: true,
  cites: {
    cap: 'B-3',
    floor: 'FS-10',
    withheld: { exact: 'FT-4', lead: 'FT-8' },
    goingOut: 'FT-5',
    blocked: 'FT-6',
    lines: { 'two-ended': { leadsDouble: 'FT-1', startFirst: 'FT-2' } },
  },
}
