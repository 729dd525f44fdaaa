import { endSentencesOf } from '../end-sentences'
import { counted } from './numbers'
import { vocabulary } from './vocabulary'

export const { endSentence, matchSentence } = endSentencesOf(vocabulary, {
  nobody: 'Nobody',
  goesOut: (who) => `${who} goes out`,
  nobodyWins: 'Blocked: nobody wins the round.',
  blocked: (moves) => `Blocked: ${moves}`,
  winsBlocked: (who) => `Blocked: ${who} wins the round`,
  reaches: (who, total, points) => `${who} reaches the target with ${counted(total, points)}.`,
  winsMatch: (who, total, points) => `${who} wins the match with ${counted(total, points)}.`,
  andMoves: (done, points, loses) => `${done} and ${loses ? 'loses' : 'gets'} ${points}`,
  moves: (who, points, loses) => `${who} ${loses ? 'loses' : 'gets'} ${points}`,
  allMove: (who, points, loses) => `${who} ${loses ? 'lose' : 'get'} ${points} each`,
})
