import type { PageWords } from '../page-words'

/** What each rule set is like, and what it lets a leader lead. */
export const presets: PageWords['presets'] = {
  'flower-and-scorpion': {
    line: 'Avant chaque manche, les dés désignent un domino qui porte chance et un autre qui porte malheur. Des bouts égaux rapportent des jetons.',
    lead: 'On ouvre avec le domino de son choix quand on est chef de caravane.',
  },
  'bergen-pagat': {
    line: 'Rendez égaux les deux bouts du train. Près de l’objectif, les points se font plus rares. Il y a quatre façons de régler un blocage.',
    lead: 'Le plus petit double ouvre.',
  },
  'bergen-game-cabinet': {
    line: 'Le Bergen selon The Game Cabinet : vous décidez qui ouvre.',
    lead: 'On peut ouvrir avec n’importe quel domino.',
  },
  'bergen-draw': {
    line: 'Le Bergen le plus simple : on peut piocher tous les dominos. La main avec le moins de points en main reçoit 1 point.',
    lead: 'Le plus grand double ouvre.',
  },
  'bergen-hoyle': {
    line: 'Faire domino et gagner une manche bloquée rapportent 1 point chacun. Dans une manche bloquée, un double en main est un désavantage.',
    lead: 'Le plus grand double ouvre.',
  },
  'bergen-online': {
    line: 'Le plus grand double donne l’ouverture. L’objectif ne compte qu’après la manche.',
    lead: 'On peut ouvrir avec n’importe quel domino.',
  },
  'double-bergen': {
    line: 'Quatre branches partent d’un double. Chaque nombre ouvert plus d’une fois rapporte des points.',
    lead: 'Un double ouvre et devient le pivot.',
  },
  'double-bergen-twelve': {
    line: '8 branches, 91 dominos, jusqu’à 8 personnes.',
    lead: 'Un double ouvre et devient le pivot.',
  },
}
