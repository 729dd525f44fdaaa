import { casesOf } from '#shared/words/de/articles'
import { armWords, counted, listed, tileNoun } from '#shared/words/de'
import type { PageWords } from '../page-words'

/** The panel at the table that counts what anyone could count. */
export const tilesPlayed: PageWords['tilesPlayed'] = {
  summary: 'Gespielte Steine',
  frozenInShort: (ends) => (ends === 1 ? '1 totes Ende' : `${ends} tote Enden`),
  caption: 'Wie viele Hälften mit jeder Zahl auf dem Tisch liegen. Ein Pasch zählt doppelt.',
  suit: 'Zahl',
  halves: 'Gelegte Hälften',
  tiles: 'Übrige Steine',
  ends: 'Enden',
  of: (seen, all) => `${seen} von ${all}`,
  none: 'keine',
  end: (arm) => (arm === 'left' ? 'links' : arm === 'right' ? 'rechts' : `Arm ${arm}`),
  played: 'alle gelegt',
  left: (inHands, boneyard, drawable, name) =>
    `Noch ${counted(inHands + boneyard, tileNoun)}: ${inHands} auf der Hand, ${boneyard} ${casesOf(name).in}${boneyard === 0 ? '' : ` (davon ${drawable === 0 ? 'kann keiner' : drawable === boneyard ? 'können alle' : drawable === 1 ? 'kann 1' : `können ${drawable}`} gezogen werden)`}.`,
  frozen: (ends) => {
    const suits = new Set(ends.map(({ suit }) => suit)).size
    return `${ends.length === 1 ? 'Totes Ende' : 'Tote Enden'}: ${listed(ends.map(({ arm, suit }) => `${armWords(arm)} (${suit})`))}. Alle Steine mit ${suits === 1 ? 'dieser Zahl' : 'diesen Zahlen'} liegen, dort kann niemand mehr anlegen.`
  },
  nobodyCanPlay: 'An keinem Ende kann noch jemand anlegen.',
  offInShort: 'aus',
  isOff: 'Für diese Partie ausgeschaltet.',
  switchOff: 'Ausschalten',
  switchOn: 'Einschalten',
  hint: 'Für alle in dieser Partie. Die Änderung wird in der Partie vermerkt.',
  turned: (off) => (off ? 'Gespielte Steine: für diese Partie ausgeschaltet' : 'Gespielte Steine: wieder eingeschaltet'),
}
