import type { LineGame } from '../game'
import { ALIKE } from '../rules'

export const blockAndDraw: LineGame = {
  /** Plays score nothing (BD-2). */
  count: () => {},
  look: () => [],
  unpaid: null,
  usesDice: false,
  line: ({ leadTile }) => ({ layout: 'two-ended', arms: 2, spinner: false, leadTile, completeFirstDouble: false }),
  seatsMoreWithTwoSets: false,
  withoutDraws: true,
  goodPlay: () => 0, // BD-2
  settings: {
    ...ALIKE,
    target: 'BD-8',
    win: 'BD-8',
    leadTile: 'BD-1',
    draw: 'BD-3',
    approachCap: undefined,
    dominoPoints: 'BD-5',
    blockedRule: undefined,
    blockedPoints: 'BD-6',
    floor: undefined,
    americanGap: undefined,
    germanTies: undefined,
    endWorth: 'BD-6',
    endRounding: 'BD-6',
    roundingOf: 'BD-6',
    tieOfThree: 'BD-6',
    doublesInHand: 'BD-9',
    blockedBy: 'BD-7',
  },
  readings: [],
  cites: {
    cap: 'B-3',
    floor: 'FS-10',
    goingOut: 'BD-5',
    blocked: 'BD-6',
    lines: { 'two-ended': { leadsDouble: 'BD-1', startFirst: 'B-6' } },
  },
}
