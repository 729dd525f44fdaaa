import { armWords, counted, inNumber, listed, tileNoun } from '#shared/words/fr'
import { withArticle } from '#shared/words/fr/articles'
import type { PageWords } from '../page-words'

/** The panel at the table that counts what anybody could count. */
export const tableAid: PageWords['tableAid'] = {
  summary: 'Familles vues',
  frozenInShort: (ends) => counted(ends, { one: 'bout gelé', other: 'bouts gelés' }),
  caption: 'Ce qu’il y a de chaque famille sur la table. Un double montre sa famille deux fois.',
  suit: 'Famille',
  seen: 'Moitiés vues',
  tiles: 'Dominos pas vus',
  ends: 'Bouts',
  of: (seen, all) => `${seen} sur ${all}`,
  none: 'aucun',
  end: (arm) => (typeof arm === 'number' ? `branche ${arm}` : arm === 'left' ? 'gauche' : 'droit'),
  played: 'tous posés',
  left: (inHands, boneyard, drawable, name) =>
    `Il reste ${counted(inHands + boneyard, tileNoun)} : ${inHands} dans les mains, ${boneyard} dans ${withArticle(name).the}${boneyard === 0 ? '' : `, ${drawable === 0 ? 'qu’on ne peut pas piocher' : drawable === boneyard ? 'qu’on peut tous piocher' : `dont on peut piocher ${drawable}`}`}.`,
  frozen: (ends) => {
    const suits = new Set(ends.map(({ suit }) => suit)).size
    return `Plus rien ne va ici : ${listed(ends.map(({ arm, suit }) => `${armWords(arm)} (${suit})`))}. ${inNumber(suits, { one: 'Cette famille est entièrement posée', other: 'Ces familles sont entièrement posées' })} ; personne ne pourra plus jamais y jouer.`
  },
  shut: 'On ne peut plus jouer à aucun bout ouvert.',
  offInShort: 'sans',
  isOff: 'Cette partie s’en passe.',
  switchOff: 'S’en passer pour cette partie',
  switchOn: 'L’afficher de nouveau',
  hint: 'Pour toute la table. La partie en garde une note.',
  turned: (off) => (off ? 'Familles vues : désactivées pour cette partie' : 'Familles vues : de nouveau affichées'),
}
