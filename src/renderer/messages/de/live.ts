import { counted, tileNoun } from '#shared/words/de'
import type { PageWords } from '../page-words'

export const live: PageWords['live'] = {
  more: 'Mehr',
  photo: 'Foto',
  toPlay: 'am Zug',
  draw: '1 ziehen',
  drawn: (tiles) => `${tiles} gezogen`,
  drawAnother: (tiles) => `${tiles} gezogen, noch einen ziehen`,
  drawFrom: (boneyard) => `1 Stein ziehen (${boneyard})`,
  played: (tile) => `${tile} gelegt`,
  led: 'angespielt',
  drew: (tiles) => `${counted(tiles, tileNoun)} gezogen`,
  tableLay: (tiles) => `ist am Zug, ${counted(tiles, tileNoun)} auf dem Tisch`,
  whole: 'Ganzen Eintrag zeigen',
  correct: 'Korrigieren oder entfernen',
  waiting: 'etwas wartet auf dich',
  atTable: 'An diesem Tisch',
  look: 'Ansicht',
  match: 'Diese Partie',
  feedHint: 'Einen Eintrag korrigieren oder anzweifeln',
}
