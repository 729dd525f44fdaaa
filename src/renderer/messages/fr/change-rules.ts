import { SET_UP_RULES } from '#shared/rules/house-rules'
import { listed } from '#shared/words/fr'
import type { PageWords } from '../page-words'
import { ruleSettings } from './rules'

const setUpNames = listed(SET_UP_RULES.map((name) => `« ${ruleSettings[name].name} »`))

/** House rules in a match that is being played. */
export const changeRules: PageWords['changeRules'] = {
  title: 'Règles maison',
  intro: 'Les règles de cette partie. Changez ce que vous avez décidé ensemble. L’effet sur les scores s’affiche avant tout enregistrement.',
  changes: 'Ce qui change',
  put: 'Annuler les changements',
  compare: {
    caption: 'Scores jusqu’ici',
    player: 'Nom',
    now: 'Règles actuelles',
    under: 'Nouvelles règles dès le début',
    winner: 'gagne la partie',
    impossible: 'Avec ces règles dès le début, cette partie n’aurait pas été possible',
  },
  from: {
    legend: 'Quand s’appliquent les nouvelles règles ?',
    now: 'À partir de maintenant',
    nowHint: 'Les scores jusqu’ici ne changent pas.',
    beginning: 'Depuis le début de la partie',
    beginningHint: 'Caravan recompte toute la partie. Les changements de règles antérieurs ne s’appliquent plus.',
  },
  cannot: {
    title: 'C’est impossible',
    roundOver: 'Cette manche est finie. Commencez la suivante et changez les règles avant son premier domino, ou appliquez-les depuis le début de la partie.',
    wouldBeOver: (round, event) =>
      `Avec ces règles, quelqu’un aurait gagné avant la manche ${round}${event === null ? '' : `, saisie ${event}`}. La suite n’aurait pas été jouée.`,
    matchOver: 'La partie est finie. D’autres règles ne peuvent donc s’appliquer que depuis le début.',
    setUp: `${setUpNames} ne peuvent changer qu’au début d’une manche, avant qu’on ait joué, pioché ou passé.`,
  },
  change: 'Changer les règles',
  look: 'Voir les changements',
  back: 'Retour aux règles',
}
