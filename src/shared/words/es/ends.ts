import { endSentencesOf } from '../end-sentences'
import { counted } from './numbers'
import { vocabulary } from './vocabulary'

export const { endSentence, matchSentence } = endSentencesOf(vocabulary, {
  nobody: 'Nadie',
  goesOut: (who) => `${who} hace dominó`,
  nobodyWins: 'Cierre: nadie gana la ronda.',
  blocked: (moves) => `Cierre: ${moves}`,
  winsBlocked: (who) => `Cierre: ${who} gana la ronda`,
  reaches: (who, total, points) => `${who} llega a la meta con ${counted(total, points)}.`,
  winsMatch: (who, total, points) => `${who} gana la partida con ${counted(total, points)}.`,
  andMoves: (done, points, loses) => `${done} y ${loses ? 'pierde' : 'suma'} ${points}`,
  moves: (who, points, loses) => `${who} ${loses ? 'pierde' : 'suma'} ${points}`,
  allMove: (who, points, loses) => `${who} ${loses ? 'pierden' : 'suman'} ${points} por persona`,
})
