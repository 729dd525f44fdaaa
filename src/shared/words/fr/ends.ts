import { endSentencesOf } from '../end-sentences'
import { counted } from './numbers'
import { vocabulary } from './vocabulary'

export const { endSentence, matchSentence } = endSentencesOf(vocabulary, {
  nobody: 'Quelqu’un',
  goesOut: (who) => `${who} fait domino`,
  nobodyWins: 'Blocage : personne ne gagne la manche.',
  blocked: (moves) => `Blocage : ${moves}`,
  winsBlocked: (who) => `Blocage : ${who} remporte la manche`,
  reaches: (who, total, points) => `${who} atteint l’objectif avec ${counted(total, points)}.`,
  winsMatch: (who, total, points) => `${who} gagne la partie avec ${counted(total, points)}.`,
  andMoves: (done, points, loses) => `${done} et ${loses ? 'perd' : 'gagne'} ${points}`,
  moves: (who, points, loses) => `${who} ${loses ? 'perd' : 'gagne'} ${points}`,
  allMove: (who, points, loses) => `${who} ${loses ? 'perdent' : 'gagnent'} ${points} par personne`,
})
