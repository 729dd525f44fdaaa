import { counted, listed, setWords, tileNoun } from '#shared/words/fr'
import type { PageWords } from '../page-words'

export const ownTiles: PageWords['ownTiles'] = {
  legend: 'Vos dominos',
  hint: 'Prenez deux photos de tous vos dominos, une seule fois. Caravan lira ensuite mieux leurs photos.',
  open: 'Photographier les dominos…',
  again: 'Photographier à nouveau…',
  forget: 'Oublier les dominos',
  known: (highest, lost, day) =>
    `Caravan connaît votre jeu (${setWords(highest)}${lost.length === 0 ? '' : `, sans ${listed(lost)}`}). Photographié le ${day}.`,

  title: 'Photographier vos dominos',
  step: (photo) => `Photo ${photo} sur 2.`,
  howFirst: 'Disposez la moitié de vos dominos face visible, en rangées, sans qu’ils se touchent. Photographiez d’en haut, sans reflets.',
  howSecond: 'Mettez la première moitié de côté et disposez l’autre de la même façon.',
  found: (here, all) => (here === all ? `Trouvé : ${counted(all, tileNoun)}.` : `Trouvé : ${counted(here, tileNoun)}, ${all} sur les deux photos.`),
  sameHalf: 'La plupart de ces dominos sont déjà sur la première photo. Disposez l’autre moitié et reprenez la photo.',
  twice: (tiles) => `En double : ${listed(tiles)}. Touchez celui qui est faux pour le corriger.`,
  missing: (tiles) => `Il manque : ${listed(tiles)}. Reprenez la photo, ou enregistrez si votre jeu est incomplet.`,
  next: 'Photo suivante',
  keep: 'Enregistrer les dominos',
  leave: 'Annuler',
  kept: 'Vos dominos sont enregistrés.',
  notKept: 'L’enregistrement sur le disque a échoué. Rien n’a changé. Réessayez plus tard.',

  ask: 'Oublier vos dominos ?',
  askText: 'Caravan lira vos photos comme celles de n’importe quels dominos. Vos parties ne changent pas.',
  remember: 'Garder les dominos',
  forgotten: 'Caravan a oublié vos dominos.',
}
