import { playSentenceOf } from '../play-sentences'
import { reasonSentence } from './reasons'
import { vocabulary } from './vocabulary'

export const playSentence = playSentenceOf(vocabulary, reasonSentence, {
  nothing: 'Rien de marqué.',
  counts: (moved, sum) => `Compte ${moved} et non ${sum} :`,
  capped: (short, target, most) => `${short === null ? `une fois ${target} atteint` : `à ${short} de ${target}`}, une tête vaut au plus ${most} (B-3).`,
  floored: (floor, lossesFirst) => `${lossesFirst ? 'les pertes sont retirées d’abord, et ' : ''}personne ne descend sous ${floor} (FS-10).`,
})
