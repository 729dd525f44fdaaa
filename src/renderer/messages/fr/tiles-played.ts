import { armWords, counted, inNumber, listed, tileNoun } from '#shared/words/fr'
import { withArticle } from '#shared/words/fr/articles'
import type { PageWords } from '../page-words'

/** The panel at the table that counts what anyone could count. */
export const tilesPlayed: PageWords['tilesPlayed'] = {
  summary: 'Dominos joués',
  frozenInShort: (ends) => counted(ends, { one: 'bout mort', other: 'bouts morts' }),
  caption: 'Combien de moitiés de chaque nombre sont sur la table. Un double compte pour deux.',
  suit: 'Nombre',
  halves: 'Moitiés posées',
  tiles: 'Dominos restants',
  ends: 'Bouts',
  of: (seen, all) => `${seen} sur ${all}`,
  none: 'aucun',
  end: (arm) => (typeof arm === 'number' ? `branche ${arm}` : arm === 'left' ? 'gauche' : 'droit'),
  played: 'tous posés',
  left: (inHands, boneyard, drawable, name) =>
    `Il reste ${counted(inHands + boneyard, tileNoun)} : ${inHands} en main, ${boneyard} dans ${withArticle(name).the}${boneyard === 0 ? '' : ` (${drawable === 0 ? 'on ne peut rien piocher' : drawable === boneyard ? 'on peut tout piocher' : `on peut en piocher ${drawable}`})`}.`,
  frozen: (ends) => {
    const suits = new Set(ends.map(({ suit }) => suit)).size
    return `${inNumber(ends.length, { one: 'Bout mort', other: 'Bouts morts' })} : ${listed(ends.map(({ arm, suit }) => `${armWords(arm)} (${suit})`))}. Tous les dominos avec ${inNumber(suits, { one: 'ce nombre', other: 'ces nombres' })} sont posés. Personne ne peut plus y jouer.`
  },
  nobodyCanPlay: 'Personne ne peut jouer à aucun bout.',
  offInShort: 'désactivé',
  isOff: 'Désactivé pour cette partie.',
  switchOff: 'Désactiver',
  switchOn: 'Activer',
  hint: 'Pour tout le monde dans cette partie. Le changement y est noté.',
  turned: (off) => (off ? 'Panneau « Dominos joués » désactivé pour cette partie' : 'Panneau « Dominos joués » de nouveau activé'),
}
