import { arbiterSentencesOf } from '../arbiter-sentences'
import { ofName } from './names'
import { capitalised } from './numbers'
import { testTitle } from './rulings'
import { vocabulary } from './vocabulary'

const wins = (winner: string | null) => (winner === null ? 'personne ne gagne' : `${winner} gagne`)

export const { cannotRuleSentence, rulingChoiceWords, comparisonSentence, remarkSentence } = arbiterSentencesOf(vocabulary, testTitle, {
  /* Each follows “selon”. */
  rules: {
    'flower-and-scorpion': 'Fleur et Scorpion',
    american: 'la règle américaine',
    german: 'la règle allemande',
    simple: 'la règle simple',
    picture: 'les dominos à images',
    'tiles-deducted': 'le retrait par domino',
  },
  readings: {
    none: (rule) => `${rule} telle quelle`,
    simple: (rule) => `${rule} complétée par le moins de points en main`,
    'among-tied': (rule) => `${rule} entre ex æquo seulement`,
    all: (rule) => `${rule} avec tout le monde au dernier critère`,
  },
  alwaysWins: (winner) => `${capitalised(wins(winner))} selon toutes les règles de blocage, quelle que soit leur interprétation.`,
  groups: (groups) => `${capitalised(groups.map(({ winner, choices }) => `${wins(winner)} selon ${choices}`).join(' ; '))}.`,
  tablePlays: (choice) => `Votre table joue selon ${choice}.`,
  depends: {
    nothing: 'La réponse ne dépend donc pas de ce choix.',
    reading: 'La réponse dépend donc de l’interprétation de cette règle.',
    rule: 'La réponse dépend donc de la règle de blocage.',
  },
  tie: (test, who, broken) => `${test} : égalité entre ${who} ; ${broken ? 'un critère suivant décide' : 'aucun critère suivant ne décide'}.`,
  gap: (holder, without, filled) =>
    `Les critères imprimés d’Armanino ne disent rien de ce cas : seule la main ${ofName(holder)} contient un double, et ${without} n’en ont pas. Selon l’interprétation retenue, ${filled ? 'le moins de points en main décide' : 'personne ne gagne'}.`,
  handsNeeded: (hands, one) => `Pas encore de décision possible : ${hands} ${one ? 'n’est pas entièrement montrée' : 'ne sont pas entièrement montrées'}.`,
  diceNeeded: 'Pas encore de décision possible : la victoire dépend de la Fleur et du Scorpion de la manche.',
})
