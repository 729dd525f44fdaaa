import { casesOf } from '#shared/words/de/articles'
import { armWords, counted, listed, tileNoun } from '#shared/words/de'
import type { PageWords } from '../page-words'

/** The panel at the table that counts what anybody could count. */
export const tableAid: PageWords['tableAid'] = {
  summary: 'Gesehene Zahlen',
  frozenInShort: (ends) => (ends === 1 ? '1 Ende eingefroren' : `${ends} Enden eingefroren`),
  caption: 'Was von jeder Zahl auf dem Tisch liegt. Ein Pasch zeigt seine Zahl zweimal.',
  suit: 'Zahl',
  seen: 'Gesehene Hälften',
  tiles: 'Nicht gesehene Steine',
  ends: 'Enden',
  of: (seen, all) => `${seen} von ${all}`,
  none: 'keine',
  end: (arm) => (arm === 'left' ? 'links' : arm === 'right' ? 'rechts' : `Arm ${arm}`),
  played: 'alle gelegt',
  left: (inHands, boneyard, drawable, name) =>
    `Noch ${counted(inHands + boneyard, tileNoun)}: ${inHands} in den Händen, ${boneyard} ${casesOf(name).in}${boneyard === 0 ? '' : `; davon ${drawable === 0 ? 'kann keiner' : drawable === boneyard ? 'können alle' : drawable === 1 ? 'kann 1' : `können ${drawable}`} gezogen werden`}.`,
  frozen: (ends) => {
    const suits = new Set(ends.map(({ suit }) => suit)).size
    return `Eingefroren: ${listed(ends.map(({ arm, suit }) => `${armWords(arm)} (${suit})`))}. ${suits === 1 ? 'Diese Zahl ist' : 'Diese Zahlen sind'} ganz gelegt, dort kann nie wieder jemand anlegen.`
  },
  shut: 'An keinem offenen Ende kann mehr angelegt werden.',
  offInShort: 'aus',
  isOff: 'Diese Partie kommt ohne aus.',
  switchOff: 'Für diese Partie ausschalten',
  switchOn: 'Wieder zeigen',
  hint: 'Für alle am Tisch. Die Partie merkt es sich.',
  turned: (off) => (off ? 'Gesehene Zahlen: für diese Partie ausgeschaltet' : 'Gesehene Zahlen: wieder gezeigt'),
}
