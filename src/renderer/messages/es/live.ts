import { counted, tileNoun } from '#shared/words/es'
import type { PageWords } from '../page-words'

export const live: PageWords['live'] = {
  more: 'Más',
  photo: 'Foto',
  toPlay: 'le toca',
  draw: 'Robar 1',
  drawn: (tiles) => (tiles === 1 ? '1 robada' : `${tiles} robadas`),
  drawAnother: (tiles) => `${tiles === 1 ? '1 robada' : `${tiles} robadas`}, robar otra`,
  drawFrom: (boneyard) => `Robar 1 ficha (${boneyard})`,
  played: (tile) => `juega ${tile}`,
  led: 'salida',
  drew: (tiles) => `roba ${counted(tiles, tileNoun)}`,
  tableLay: (tiles) => `le toca ahora, ${counted(tiles, tileNoun)} en la mesa`,
  whole: 'Ver toda la anotación',
  correct: 'Corregir o quitar',
  waiting: 'hay algo pendiente',
  atTable: 'En esta mesa',
  look: 'Aspecto',
  match: 'Esta partida',
  feedHint: 'Corregir una anotación o ponerla en duda',
}
