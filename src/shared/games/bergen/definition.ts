import type { GameDefinition } from '../game'
import { ALIKE, FIXED_ENDS } from '../rules'
import { countBergen } from './count'
import { lookAtBergen } from './looks'

/** Arms of a spinner: S4 plays it off “on all four edges” (B-10). */
const ARMS = 4

export const bergen: GameDefinition = {
  count: countBergen,
  look: lookAtBergen,
  unpaid: null,
  usesDice: false,
  /** Two ends, or round a spinner where a house plays with one (B-10). */
  line: ({ spinner, spinnerArms, leadTile, completeFirstDouble }) =>
    spinner
      ? { layout: 'spinner', arms: ARMS, spinner, leadTile: 'double', completeFirstDouble: completeFirstDouble || spinnerArms === 'all-first' }
      : { layout: 'two-ended', arms: 2, spinner, leadTile, completeFirstDouble },
  seatsMoreWithTwoSets: true,
  withoutDraws: false,
  goodPlay: ({ doubleHeader, tripleHeader }) => Math.max(doubleHeader, tripleHeader), // B-2
  settings: {
    ...ALIKE,
    ...FIXED_ENDS,
    spinner: 'B-10',
    leadTile: 'B-7',
    completeFirstDouble: 'B-6',
    doubleHeader: 'B-1',
    tripleHeader: 'B-2',
    approachCap: 'B-3',
    dominoPoints: 'B-4',
    blockedRule: 'B-5',
    blockedPoints: 'B-5',
    floor: undefined,
    spinnerArms: 'B-10',
    spinnerCount: 'B-10',
  },
  readings: [],
  cites: {
    cap: 'B-3',
    floor: 'FS-10',
    goingOut: 'B-4',
    blocked: 'B-5',
    lines: {
      'two-ended': { leadsDouble: 'B-7', startFirst: 'B-6' },
      spinner: { leadsDouble: 'B-10', startFirst: 'B-10' },
    },
  },
}
