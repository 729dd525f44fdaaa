import type { StandsOnOfGame } from '../../../rulebook/stands-on'
import type { doubleBergenIds } from '../ids'

/* What values stand on (rulebook, C-3, C-5, DB-1, DB-4): S3 counts no arms, sets no floor, and gives nothing for going out or for a blocked round. */

export const doubleBergenStandsOn: StandsOnOfGame<typeof doubleBergenIds> = {
  'double-bergen': {
    written: ['target', 'handSize', 'maxPip', 'copies', 'draw', 'blockedRule', 'tileDeduction'],
    reading: ['win', 'arms', 'reserve', 'americanGap', 'germanTies', 'passedLead'],
    convention: ['partners', 'blockedBy', 'dominoPoints', 'blockedPoints', 'floor'],
    players: 'written',
  },
  'double-bergen-twelve': {
    written: ['target', 'maxPip', 'copies', 'arms', 'draw', 'blockedRule', 'tileDeduction'],
    reading: ['win', 'reserve', 'americanGap', 'germanTies', 'passedLead'],
    convention: ['partners', 'blockedBy', 'handSize', 'dominoPoints', 'blockedPoints', 'floor'],
    players: 'convention',
  },
}
