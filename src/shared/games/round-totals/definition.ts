import type { CountedGame } from '../game'
import { FIXED_ENDS } from '../rules'
import { countLeft, opensWith, outcomeOfTotals, roundsAgreed } from './count'

export const roundTotals: CountedGame = {
  line: null,
  usesDice: false,
  seatsMoreWithTwoSets: false,
  left: {
    takesTiles: ({ counted }) => counted === 'pips',
    belowZero: ({ counted }) => counted === 'numbers',
    count: countLeft,
    lowestWins: ({ goal }) => goal === 'lowest',
    outcome: outcomeOfTotals,
    rounds: roundsAgreed,
    opensWith,
    cites: { hand: 'RT-2', match: 'RT-4' },
  },
  settings: {
    ...FIXED_ENDS,
    target: undefined,
    win: undefined,
    handSize: undefined,
    maxPip: null,
    copies: null,
    leadTile: undefined,
    draw: undefined,
    approachCap: undefined,
    dominoPoints: undefined,
    blockedRule: undefined,
    blockedPoints: undefined,
    floor: undefined,
    reserve: undefined,
    americanGap: undefined,
    germanTies: undefined,
    counted: 'RT-7',
    rounds: 'RT-4',
    limit: 'RT-5',
    goal: 'RT-4',
    tie: 'RT-4',
    doubleBlank: 'RT-3',
  },
  readings: [],
}
