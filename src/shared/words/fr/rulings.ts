import { rulingSentencesOf } from '../ruling-sentences'
import { vocabulary } from './vocabulary'

export const { decidingFigures, rulingOpen, rulingSentences, rulingSteps, rulingStepSentence, testTitle, testWords } = rulingSentencesOf(vocabulary, {
  tests: {
    'flower-holder': { title: 'Premier critère', asks: (tile) => `la main qui a la Fleur ${tile} gagne` },
    'scorpion-holder': { title: 'Deuxième critère', asks: (tile) => `la main qui a le Scorpion ${tile} gagne` },
    'lowest-double': { title: 'Troisième critère', asks: 'la main avec le plus petit double gagne' },
    'only-one-without-double': { title: 'Premier critère d’Armanino', asks: 'la seule main sans double gagne' },
    'lowest-pips-if-no-doubles': { title: 'Deuxième critère d’Armanino', asks: 'si personne n’a de double, la main avec le moins de points gagne' },
    'fewest-tiles-if-several-hold-doubles': {
      title: 'Troisième critère d’Armanino',
      asks: 'si plusieurs mains ont un double, la main avec le moins de dominos gagne',
    },
    'lowest-double-if-all-hold-one': { title: 'Quatrième critère d’Armanino', asks: 'si tout le monde a un double, la main avec le plus petit gagne' },
    'lowest-pips-for-the-gap': { title: 'La lacune des critères d’Armanino', asks: 'la main avec le moins de points gagne' },
    'no-doubles': { title: 'Premier critère de Müller', asks: 'la main sans double gagne' },
    'fewest-doubles': { title: 'Deuxième critère de Müller', asks: 'la main avec le moins de doubles gagne' },
    'lowest-pips': { title: 'Règle simple', asks: 'la main avec le moins de points gagne' },
    'lowest-pips-without-a-double': {
      title: 'Moins de points sans double, premier critère',
      asks: 'parmi les mains sans double, celle avec le moins de points gagne',
    },
    'lowest-pips-beside-doubles-if-all-hold-one': {
      title: 'Moins de points sans double, deuxième critère',
      asks: 'si tout le monde a un double, la main avec le moins de points gagne, sans compter les doubles',
    },
    'fewest-tiles-if-no-doubles': {
      title: 'Dominos à images, deuxième critère',
      asks: 'si personne n’a de double, la main avec le moins de dominos gagne',
    },
    'tiles-left': { title: 'Dominos en main', asks: 'chaque domino en main coûte des points' },
  },
  elsewhere: { pictureFirst: 'Dominos à images, premier critère', germanThird: 'Troisième critère de Müller' },
  labelled: (label, text) => `${label} : ${text}`,
  measures: {
    'holds-tile': 'A ce domino',
    doubles: 'Doubles',
    'lowest-double': 'Plus petit double',
    pips: 'Points en main',
    'pips-beside-doubles': 'Points sans les doubles',
    tiles: 'Dominos',
  },
  values: { yes: 'oui', no: 'non', none: 'aucun', holdsDouble: 'a un double' },
  wins: (who) => `${who} gagne.`,
  tie: (who) => `Égalité entre ${who}.`,
  severalWithout: (who) => `Il y a plus d’une main sans double : ${who}.`,
  askedOnce: 'la Fleur et le Scorpion sont le même domino, cherché une seule fois.',
  nobody: {
    flower: 'Personne ne l’a.',
    scorpion: 'Personne ne l’a.',
    noDouble: 'Personne n’a de double.',
    allDoubles: 'Tout le monde a un double.',
    other: 'Ce critère ne décide pas.',
  },
  notAsked: (why) => `${why}. Ce critère ne s’applique donc pas.`,
  unmet: {
    someDouble: 'Quelqu’un a un double',
    fewDoubles: 'Moins de deux mains ont un double',
    notAllDoubles: 'Au moins une main n’a pas de double',
    other: 'La condition n’est pas remplie',
  },
  open: {
    undecided: 'Aucun critère ne décide : personne ne gagne la manche.',
    tie: 'Il y a égalité : personne ne gagne la manche.',
    gap: 'Les critères d’Armanino ne couvrent pas ce cas (une main avec un double, plusieurs sans) : personne ne gagne la manche.',
  },
})
