import type { PageWords } from '../page-words'

/** What each rule set is called among those of its game, what differs from them, what it is like, and what it lets a leader lead. */
export const presets: PageWords['presets'] = {
  'flower-and-scorpion': {
    name: 'Fleur et Scorpion',
    differs: 'Un domino porte chance, un autre porte malheur',
    line: 'Avant chaque manche, les dés désignent un domino qui porte chance et un autre qui porte malheur. Des bouts égaux rapportent des jetons.',
    lead: 'On ouvre avec le domino de son choix quand on est chef de caravane.',
  },
  'bergen-pagat': {
    name: 'Le plus petit double ouvre (le plus courant)',
    differs: 'Réserve de 2',
    line: 'Rendez égaux les deux bouts du train. Près de l’objectif, les points se font plus rares. Il y a quatre façons de trancher un blocage.',
    lead: 'Le plus petit double ouvre.',
  },
  'bergen-game-cabinet': {
    name: 'N’importe qui ouvre',
    differs: 'Avec n’importe quel domino. Réserve de 2',
    line: 'Vous décidez qui ouvre, avec n’importe quel domino.',
    lead: 'On peut ouvrir avec n’importe quel domino.',
  },
  'bergen-draw': {
    name: 'Sans réserve',
    differs: 'Le plus grand double ouvre',
    line: 'Le Bergen le plus simple : on peut piocher tous les dominos. La main avec le moins de points reçoit 1 point.',
    lead: 'Le plus grand double ouvre.',
  },
  'bergen-hoyle': {
    name: 'Bloqué, un double pénalise',
    differs: 'Le plus grand double ouvre. Sans réserve',
    line: 'Faire domino et gagner une manche bloquée rapportent 1 point chacun. Dans une manche bloquée, un double en main est un désavantage.',
    lead: 'Le plus grand double ouvre.',
  },
  'bergen-online': {
    name: 'Manche jouée jusqu’au bout',
    differs: 'L’objectif ne compte qu’après la manche',
    line: 'Le plus grand double donne l’ouverture. L’objectif ne compte qu’après la manche.',
    lead: 'On peut ouvrir avec n’importe quel domino.',
  },
  'double-bergen': {
    name: 'Double-six',
    differs: '4 branches. Un nombre ouvert deux fois rapporte',
    line: 'Quatre branches partent d’un double. Chaque nombre ouvert plus d’une fois rapporte des points.',
    lead: 'Un double ouvre et devient le pivot.',
  },
  'double-bergen-twelve': {
    name: 'Double-douze',
    differs: '8 branches, 91 dominos, jusqu’à 8 personnes',
    line: '8 branches, 91 dominos, jusqu’à 8 personnes.',
    lead: 'Un double ouvre et devient le pivot.',
  },
}
