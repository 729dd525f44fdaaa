import type { PageWords } from '../page-words'

/** What each rule set is like, and what it lets a leader lead. */
export const presets: PageWords['presets'] = {
  'flower-and-scorpion': {
    line: 'Avant chaque manche, des dés désignent un domino qui porte chance et un autre qui porte malheur ; des bouts qui s’accordent rapportent des jetons.',
    lead: 'Qui est chef de caravane ouvre avec n’importe quel domino.',
  },
  'bergen-pagat': {
    line: 'Rendez égaux les deux bouts du train. Des points comptés de près à l’approche de l’objectif, et quatre façons de régler un blocage.',
    lead: 'Le plus petit double ouvre.',
  },
  'bergen-game-cabinet': {
    line: 'Les mêmes têtes, selon The Game Cabinet, et la table choisit qui ouvre.',
    lead: 'On peut ouvrir avec n’importe quel domino.',
  },
  'bergen-draw': {
    line: 'La plus simple : tous les dominos se piochent, et la main la plus légère prend un seul point.',
    lead: 'Le plus grand double ouvre.',
  },
  'double-bergen': {
    line: 'Quatre branches partent d’un double, et chaque famille visible plus d’une fois marque.',
    lead: 'Un double ouvre et devient le pivot.',
  },
  'double-bergen-twelve': {
    line: 'Huit branches, quatre-vingt-onze dominos et jusqu’à huit personnes.',
    lead: 'Un double ouvre et devient le pivot.',
  },
}
