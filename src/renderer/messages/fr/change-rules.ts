import { SET_UP_RULES } from '#shared/rules/house-rules'
import { listed } from '#shared/words/fr'
import type { PageWords } from '../page-words'
import { ruleSettings } from './rules'

const setUpNames = listed(SET_UP_RULES.map((name) => `« ${ruleSettings[name].name} »`))

/** House rules in a match that is being played. */
export const changeRules: PageWords['changeRules'] = {
  title: 'Règles maison',
  button: 'Règles',
  intro:
    'Ce qui vaut maintenant à cette table. Changez ce dont vous avez convenu ; ce que cela fait des points de tout le monde est montré avant toute saisie.',
  changes: 'Ce qui change',
  put: 'Remettre comme maintenant',
  compare: {
    caption: 'Les points de tout le monde jusqu’ici',
    player: 'Nom',
    now: 'Comptés comme maintenant',
    under: 'Si les nouvelles règles avaient valu dès le début',
    winner: 'gagne la partie',
    impossible: 'Si elles avaient valu dès le début, cette partie n’aurait pas pu se jouer ainsi',
  },
  from: {
    legend: 'À partir de quand ?',
    now: 'À partir de maintenant',
    nowHint: 'Ce qui a été marqué reste tel quel.',
    beginning: 'Depuis le début',
    beginningHint: 'Tout est recompté ; les changements de règles antérieurs disparaissent.',
  },
  cannot: {
    title: 'Impossible ainsi',
    roundOver: 'Cette manche est finie. Commencez la suivante et changez les règles avant son premier domino, ou faites-les valoir depuis le début.',
    wouldBeOver: (round, event) =>
      `Quelqu’un aurait gagné avant la manche ${round}${event === null ? '' : `, saisie ${event}`}, et rien ne peut suivre la fin d’une partie.`,
    matchOver: 'La partie est finie ; d’autres règles ne pourraient donc valoir que depuis le début.',
    setUp: `${setUpNames} ne peuvent changer qu’au tout début d’une manche, avant que quelqu’un ait posé, pioché ou passé.`,
  },
  change: 'Changer les règles',
  look: 'Ce que cela changerait',
  back: 'Retour aux règles',
}
