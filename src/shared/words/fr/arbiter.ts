import { arbiterSentencesOf } from '../arbiter-sentences'
import { ofName } from './names'
import { testTitle } from './rulings'
import { vocabulary } from './vocabulary'

export const { cannotRuleSentence, opinionWords, comparisonSentence, remarkSentence } = arbiterSentencesOf(vocabulary, testTitle, {
  /* “La règle” is understood. */
  rules: {
    'flower-and-scorpion': 'Fleur et Scorpion',
    american: 'américaine',
    german: 'allemande',
    simple: 'simple',
    'lightest-without-doubles': 'moins de points sans double',
    picture: 'dominos à images',
    'tiles-deducted': 'retrait par domino',
  },
  readings: {
    none: (rule) => `${rule} (telle quelle)`,
    simple: (rule) => `${rule} (complétée par le nombre de points)`,
    'among-tied': (rule) => `${rule} (ex æquo seulement)`,
    all: (rule) => `${rule} (le dernier critère compare tout le monde)`,
  },
  alwaysWins: (winner) =>
    winner === null
      ? 'Personne ne gagne, quelles que soient la règle de blocage et la façon de la comprendre.'
      : `${winner} gagne selon toutes les règles de blocage, quelle que soit la façon de les comprendre.`,
  groups: (groups) => groups.map(({ winner, choices }) => `${winner ?? 'Personne'} : ${choices}.`).join(' '),
  tablePlays: (choice) => `Votre règle : ${choice}.`,
  depends: {
    nothing: 'La règle n’y change rien.',
    reading: 'La victoire dépend de la façon de comprendre cette règle.',
    rule: 'La victoire dépend de la règle de blocage.',
  },
  tie: (test, who, broken) => `${test} : égalité entre ${who}. ${broken ? 'Un critère suivant décide.' : 'Aucun critère suivant ne décide.'}`,
  allWithout: (who, _both, broken) => `${who} n’ont pas de double, et ${broken ? 'un critère suivant décide' : 'aucun critère suivant ne décide'}.`,
  gap: (holder, without, filled) =>
    `Les critères imprimés d’Armanino ne couvrent pas ce cas. Seule la main ${ofName(holder)} contient un double, et ${without} n’en ont pas. Comme vous jouez, ${filled ? 'la main avec le moins de points gagne' : 'personne ne gagne'}.`,
  handsNeeded: ({ of }) => `Ajoutez les dominos ${of}.`,
  diceNeeded: 'Ajoutez la Fleur et le Scorpion : la victoire en dépend.',
})
