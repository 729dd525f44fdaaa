import type { Setup } from './harness/played'

/** A round of Flower & Scorpion for three, Flower 6-4 and Scorpion 5-2, to its last tile: Ada 6, Ben 0, Cleo 1. */
export const FAMILY: Setup = {
  players: ['Ada', 'Ben', 'Cleo'],
  leader: 'Ada',
  dice: { flower: [6, 4], scorpion: [5, 2] },
  rules: { target: 12 },
}

export const FIRST_ROUND = [
  '2-2', // Ada: dual, a double led alone: 2
  '2-0 right', // Ben
  '5-0 right', // Cleo: two large Scorpions, −2, and nobody goes below 0
  '5-2 right', // Ada: plural 3, small Scorpion −1: 4
  '3-2 left', // Ben
  '3-3 left', // Cleo
  '5-3 left', // Ada: large Scorpion −1: 3
  '6-5 left', // Ben
  '6-4 left', // Cleo: short Flower: 1
  '6-2 right', // Ada: long Flower: 4
  '6-0 right', // Ben
  '1-0 right', // Cleo
  '2-1 right', // Ada
  'draw', // Ben
  '4-4 left', // Ben
  '4-3 left', // Cleo
  '3-0 left', // Ada, her last tile: 2 for going out
] as const

/** The second round, led by Ben, Flower 5-5 and Scorpion 3-1: Ada reaches 12 with the last play. */
export const SECOND_ROUND = [
  '1-0', // Ben leads: 1 at the left, 0 at the right
  '5-0 right', // Cleo
  '4-1 left', // Ada
  '4-2 left', // Ben
  '5-2 left', // Cleo: dual 2, long Flower 1: 4
  '5-5 right', // Ada: plural 3, short Flower 1, two long Flowers 2: 12
] as const

/** Four at Bergen. Blocked at 2 and 3: 2-1 and 4-3 are the two that stay in the boneyard. */
export const BLOCKED: Setup = { preset: 'bergen-pagat', players: ['Ada', 'Ben', 'Cleo', 'Dan'], leader: 'Ada' }

export const BLOCKED_ROUND = [
  '0-0', // Ada: double header 2
  '2-0 left',
  '5-2 left',
  '5-0 left', // Dan: triple header 3
  'draw',
  'draw',
  '3-0 left',
  '5-3 left',
  '1-0 right',
  '5-1 right', // Dan: double header: 5
  '6-5 left',
  '6-1 left',
  '5-4 right',
  '4-0 right',
  '3-1 left',
  'draw',
  'draw',
  '6-0 right',
  'draw',
  '3-2 left',
  '6-2 left', // Dan: double header: 7
  '6-3 right',
  '6-4 left',
  '4-4 left',
  'draw',
  '4-2 left',
  '3-3 right',
  '2-2 left',
  'pass',
  'pass',
  'pass',
] as const

/** What is left in each hand: 5, 2, 10 and 12 pips; Ada alone holds no double. */
export const BLOCKED_HANDS = { Ada: '4-1', Ben: '1-1', Cleo: '5-5', Dan: '6-6' } as const

/** A round in which Ben passes twice though he could play: the first tile he plays later, the other he shows at the block. */
export const PROVEN: Setup = { preset: 'bergen-game-cabinet', players: ['Ada', 'Ben'], leader: 'Ada', rules: { handSize: 5 } }

export const PROVEN_ROUND = [
  '6-4',
  'pass', // Ben holds 6-5
  '4-2 right',
  '6-5 left',
  '2-0 right',
  'pass', // Ben holds 5-1
  '5-3 left',
] as const

export const PROVEN_HANDS = { Ada: ['1-1'], Ben: ['5-1', '4-4', '6-6', '2-1'] } as const
