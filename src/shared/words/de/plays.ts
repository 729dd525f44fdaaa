import { playSentenceOf } from '../play-sentences'
import { reasonSentence } from './reasons'
import { vocabulary } from './vocabulary'

export const playSentence = playSentenceOf(vocabulary, reasonSentence, {
  nothing: 'Keine Wertung.',
  counts: (moved, sum) => `Zählt ${moved} statt ${sum}:`,
  capped: (short, target, most) =>
    `${short === null ? `Am Ziel ${target} oder darüber` : `${short} vor dem Ziel ${target}`} ist ein Kopf höchstens ${most} wert (B-3).`,
  floored: (floor, lossesFirst) => `${lossesFirst ? 'Verluste zählen zuerst, und niemand' : 'Niemand'} fällt unter ${floor} (FS-10).`,
})
