import type { GameDefinition } from '../game'
import { ALIKE, FIXED_ENDS } from '../rules'
import { countDoubleBergen } from './count'
import { lookAtDoubleBergen } from './looks'

export const doubleBergen: GameDefinition = {
  count: countDoubleBergen,
  look: lookAtDoubleBergen,
  unpaid: null,
  usesDice: false,
  /** A spinner is a double by what it is, whatever a house lets lead (DB-1). */
  line: ({ arms }) => ({ layout: 'spinner', arms, spinner: false, leadTile: 'double', completeFirstDouble: true }),
  seatsMoreWithTwoSets: true,
  withoutDraws: false,
  goodPlay: ({ arms }) => arms, // as many halves of a suit as there are arms (DB-3)
  settings: {
    ...ALIKE,
    ...FIXED_ENDS,
    target: 'DB-5',
    arms: 'DB-1',
    leadTile: undefined,
    approachCap: undefined,
    dominoPoints: 'DB-4',
    blockedRule: 'DB-4',
    blockedPoints: 'DB-4',
    tileDeduction: 'DB-4',
    floor: 'DB-4',
    passedLead: 'DB-1',
  },
  readings: [],
  cites: {
    cap: 'B-3',
    floor: 'DB-4',
    goingOut: 'DB-4',
    blocked: 'B-5',
    lines: {
      spinner: { leadsDouble: 'DB-1', startFirst: 'DB-2' },
    },
  },
}
