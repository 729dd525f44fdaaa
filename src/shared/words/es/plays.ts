import { playSentenceOf } from '../play-sentences'
import { reasonSentence } from './reasons'
import { vocabulary } from './vocabulary'

export const playSentence = playSentenceOf(vocabulary, reasonSentence, {
  nothing: 'No puntúa.',
  counts: (moved, sum) => `Cuenta ${moved}, no ${sum}:`,
  capped: (short, target, most) =>
    `${short === null ? `con ${target} ya alcanzados` : `a falta de ${short} para ${target}`}, una cabeza vale como mucho ${most} (B-3).`,
  floored: (floor, lossesFirst) => `${lossesFirst ? 'primero se restan las pérdidas, y ' : ''}nadie baja de ${floor} (FS-10).`,
})
