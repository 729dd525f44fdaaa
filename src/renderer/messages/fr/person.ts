import { counted, listed, signed } from '#shared/words/fr'
import { ofName } from '#shared/words/fr/names'
import type { Noun } from '#shared/words/grammar'
import type { PageWords } from '../page-words'
import { dayWords } from './dates'

const MATCHES: Noun = { one: 'partie', other: 'parties' }
const ROUNDS: Noun = { one: 'manche', other: 'manches' }

/** The page about one person. */
export const person: PageWords['person'] = {
  nobody: 'Cette personne n’est pas ici.',
  allPeople: 'Toutes les personnes',
  opens: (name) => `Page ${ofName(name)}`,
  games: 'Quels jeux compter',
  allGames: 'Tous les jeux',
  since: (matches, day) => `${counted(matches, MATCHES)}${day === null ? '' : `, la première : ${dayWords(day)}`}`,
  none: 'Aucune partie terminée pour l’instant.',
  noneOfGame: 'Aucune partie terminée de ce jeu pour l’instant.',
  noneThen: 'Aucune partie terminée pendant ces jours.',
  edit: 'Nom, photo et couleur',
  form: (matches) => (matches === 1 ? 'Rang dans la dernière partie' : `Rangs dans les ${matches} dernières parties, la plus récente à droite`),
  place: (place, people) => `Rang ${place} sur ${people}`,
  won: (won, played) => `${won === 1 ? 'victoire' : 'victoires'} en ${counted(played, MATCHES)}`,
  rivals: {
    heading: 'Confrontations directes',
    hint: 'qui a fini devant',
    matches: (matches) => counted(matches, MATCHES),
    told: (name, other, ahead, behind, level) => `${name} devant : ${ahead}, ${other} devant : ${behind}${level === 0 ? '' : `, à égalité : ${level}`}`,
    more: (people) => `et ${people} de plus`,
  },
  rating: {
    heading: (mean) => `Niveau ${mean}`,
    start: 'Tout le monde commence à 25',
  },
  bestPlay: {
    heading: 'Meilleur coup',
    told: (tile, points, reasons, day) => `${tile} a rapporté ${signed(points)} : ${reasons}. Date : ${dayWords(day)}.`,
  },
  bestRound: {
    heading: 'Meilleure manche',
    told: (points, round, others, day) => `${points} dans la manche ${round} contre ${listed(others)}, ${dayWords(day)}`,
  },
  streaks: {
    heading: 'Séries',
    longest: (wins) => (wins === 1 ? 'victoire, jamais deux à la suite' : 'victoires à la suite, la plus longue série'),
    now: (wins) =>
      wins === 0 ? 'Maintenant : pas de victoire à la dernière partie' : wins === 1 ? 'Maintenant : 1 victoire' : `Maintenant : ${wins} victoires à la suite`,
  },
  misses: {
    heading: 'Occasions manquées',
    kinds: {
      'equal-ends': 'Duos et autres bouts égaux',
      double: 'Doubles gardés trop longtemps',
      feeding: 'Points offerts à la personne suivante',
      other: 'Autres coups qui rapportaient plus',
    },
    hint: (rounds) => `Sur ${counted(rounds, ROUNDS)}. Seulement ce qui est sûr : le domino était dans la main.`,
    working: (done, matches) => `Analyse : ${counted(done, MATCHES)} sur ${matches}…`,
  },
  matches: { heading: 'Parties récentes', all: 'Montrer toutes ces parties' },
}
