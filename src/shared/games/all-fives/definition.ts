import type { LineGame } from '../game'
import { ALIKE } from '../rules'
import { countAllFives, unitOf } from './count'
import { lookAtAllFives } from './looks'

/** A match that is kept on a cribbage board goes once round it (AF-11). */
const CRIBBAGE_BOARD = 61

export const allFives: LineGame = {
  count: countAllFives,
  look: lookAtAllFives,
  unpaid: null,
  addsUp: true,
  usesDice: false,
  /** A cross from the first double on, or two ends where a house plays without a spinner (AF-4, AF-13). */
  line: ({ spinner, leadTile }) =>
    spinner
      ? { layout: 'cross', arms: 4, spinner, leadTile, completeFirstDouble: false }
      : { layout: 'two-ended', arms: 2, spinner, leadTile, completeFirstDouble: false },
  seatsMoreWithTwoSets: false,
  goodPlay: (rules) => 10 / unitOf(rules), // AF-5
  settings: {
    ...ALIKE,
    target: 'AF-10',
    win: 'AF-10',
    leadTile: 'AF-2',
    approachCap: undefined,
    dominoPoints: undefined,
    blockedRule: undefined,
    blockedPoints: undefined,
    floor: 'AF-12',
    americanGap: undefined,
    germanTies: undefined,
    endWorth: 'AF-8',
    endRounding: 'AF-8',
    roundingOf: 'AF-8',
    tieOfThree: 'AF-9',
    doublesInHand: undefined,
    spinner: 'AF-4',
    scoreUnit: 'AF-11',
    exact: 'AF-11',
    firstScore: 'AF-15',
  },
  readings: [],
  follows: ({ scoreUnit }) => (scoreUnit === 'fives' ? { target: CRIBBAGE_BOARD } : {}),
  withoutDraws: false,
  cites: {
    cap: 'B-3',
    floor: 'AF-12',
    withheld: { exact: 'AF-11', first: 'AF-15' },
    goingOut: 'AF-8',
    blocked: 'AF-9',
    lines: {
      cross: { leadsDouble: 'AF-2', startFirst: 'AF-4' },
      'two-ended': { leadsDouble: 'AF-2', startFirst: 'AF-13' },
    },
  },
}
