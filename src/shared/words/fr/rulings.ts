import { rulingSentencesOf } from '../ruling-sentences'
import { vocabulary } from './vocabulary'

export const { rulingSentences, rulingStepSentence, testTitle, testWords } = rulingSentencesOf(vocabulary, {
  tests: {
    'flower-holder': { title: 'Premier critère', asks: (tile) => `qui a la Fleur ${tile} gagne` },
    'scorpion-holder': { title: 'Deuxième critère', asks: (tile) => `qui a le Scorpion ${tile} gagne` },
    'lowest-double': { title: 'Troisième critère', asks: 'le plus petit double gagne' },
    'only-one-without-double': { title: 'Premier critère d’Armanino', asks: 'la seule main sans double gagne' },
    'lowest-pips-if-no-doubles': { title: 'Deuxième critère d’Armanino', asks: 'si personne n’a de double, le moins de points en main gagne' },
    'fewest-tiles-if-several-hold-doubles': {
      title: 'Troisième critère d’Armanino',
      asks: 'si plusieurs mains ont un double, le moins de dominos gagne',
    },
    'lowest-double-if-all-hold-one': { title: 'Quatrième critère d’Armanino', asks: 'si tout le monde a un double, le plus petit gagne' },
    'lowest-pips-for-the-gap': { title: 'Ce que les critères d’Armanino laissent ouvert', asks: 'le moins de points en main gagne' },
    'no-doubles': { title: 'Premier critère de Müller', asks: 'qui n’a pas de double gagne' },
    'fewest-doubles': { title: 'Deuxième critère de Müller', asks: 'le moins de doubles gagne' },
    'lowest-pips': { title: 'Critère de Grady & Goldberg', asks: 'le moins de points en main gagne' },
    'fewest-tiles-if-no-doubles': { title: 'Dominos à images, deuxième critère', asks: 'si personne n’a de double, le moins de dominos gagne' },
    'tiles-left': { title: 'Dominos restants', asks: 'chaque domino encore en main coûte des points' },
  },
  elsewhere: { pictureFirst: 'Dominos à images, premier critère', germanThird: 'Troisième critère de Müller' },
  labelled: (label, text) => `${label} : ${text}`,
  measures: { doubles: 'Doubles', 'lowest-double': 'Plus petit double', pips: 'Points en main', tiles: 'Dominos' },
  values: { yes: 'oui', no: 'non', none: 'aucun' },
  wins: (who) => `${who} gagne.`,
  tie: (who) => `Égalité entre ${who}.`,
  severalWithout: (who) => `${who} n’en ont pas, il n’y a donc pas de seule main sans double.`,
  nobody: {
    flower: 'Personne ne l’a.',
    scorpion: 'Personne ne l’a.',
    noDouble: 'Personne n’a de double.',
    allDoubles: 'Tout le monde a un double.',
    other: 'Il ne désigne personne.',
  },
  notAsked: (why) => `${why} ; ce critère ne s’applique donc pas.`,
  unmet: {
    someDouble: 'Quelqu’un a un double',
    fewDoubles: 'Moins de deux mains ont un double',
    notAllDoubles: 'Tout le monde n’a pas de double',
    other: 'Sa condition n’est pas remplie',
  },
  open: {
    undecided: 'Aucun critère ne décide : personne ne gagne la manche.',
    tie: 'Une égalité ne rapporte rien : personne ne gagne la manche.',
    gap: 'Les critères d’Armanino ne disent rien de ce cas, une main avec un double et plusieurs sans : personne ne gagne la manche.',
  },
})
