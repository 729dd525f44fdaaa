import { endSentencesOf } from '../end-sentences'
import { pointsDative } from './games'
import { counted } from './numbers'
import { vocabulary } from './vocabulary'

export const { endSentence, matchSentence } = endSentencesOf(vocabulary, {
  nobody: 'Niemand',
  goesOut: (who) => `${who} macht Domino`,
  nobodyWins: 'Blockiert: Niemand gewinnt die Runde.',
  blocked: (moves) => `Blockiert: ${moves}`,
  winsBlocked: (who) => `Blockiert: ${who} gewinnt die Runde`,
  reaches: (who, total, points) => `${who} erreicht das Ziel mit ${counted(total, pointsDative(points))}.`,
  winsMatch: (who, total, points) => `${who} gewinnt die Partie mit ${counted(total, pointsDative(points))}.`,
  andMoves: (done, points, loses) => `${done} und ${loses ? 'verliert' : 'bekommt'} ${points}`,
  moves: (who, points, loses) => `${who} ${loses ? 'verliert' : 'bekommt'} ${points}`,
  allMove: (who, points, loses) => `${who} ${loses ? 'verlieren' : 'bekommen'} je ${points}`,
})
