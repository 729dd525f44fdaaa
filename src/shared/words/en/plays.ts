import { playSentenceOf } from '../play-sentences'
import { reasonSentence } from './reasons'
import { vocabulary } from './vocabulary'

export const playSentence = playSentenceOf(vocabulary, reasonSentence, {
  nothing: 'No score.',
  counts: (moved, sum) => `Counts ${moved}, not ${sum}:`,
  capped: (short, target, most) => `${short === null ? 'already at or past' : `${short} short of`} ${target}, a header is worth at most ${most} (B-3).`,
  floored: (floor, lossesFirst) => `${lossesFirst ? 'losses are taken first, and ' : ''}nobody goes below ${floor} (FS-10).`,
})
