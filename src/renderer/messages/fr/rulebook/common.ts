import type { RuleWordsOf } from '../../rule-words'

/** C-1 … C-6. */
export const commonRules: RuleWordsOf<`C-${string}`> = {
  'C-1': {
    title: 'À qui le tour',
    text: [
      'Les places se comptent dans le sens des aiguilles d’une montre, et le tour passe à gauche, à la place suivante.',
      'Si quelqu’un joue hors de son tour, le coup reste et il est marqué ; le tour continue à partir de qui vient de jouer.',
    ],
    examples: {
      passes: 'Ada ouvre, Ben joue : c’est à Cleo.',
      'comes-round': 'Après la dernière place, c’est de nouveau à la première.',
      'out-of-turn': 'Cleo joue avant que Ben ait eu son tour.',
    },
  },
  'C-2': {
    title: 'Quand rien ne va : piocher, puis passer',
    text: [
      'Qui ne peut pas jouer pioche, domino par domino, jusqu’à ce que l’un aille ou qu’il ne reste que la réserve, puis passe.',
      'Par règle maison, on ne pioche qu’un domino par tour : on le joue s’il va, sinon on passe.',
      'L’application ne voit pas les mains. Elle marque un passage alors qu’on pouvait encore piocher, et le laisse.',
    ],
    examples: {
      'draws-and-plays': 'Ben pioche trois dominos, et le troisième va.',
      'nothing-left': 'Ben pioche tout ce qui peut l’être, ne trouve rien qui aille, et passe.',
      'passes-too-early': 'Ben passe alors qu’on pouvait piocher.',
      'draws-one': 'Là où l’on pioche un domino par tour : Ben le pioche et passe.',
      'draws-two': 'Là où l’on pioche un domino par tour : Ben en prend deux.',
    },
  },
  'C-3': {
    title: 'La réserve ne se pioche jamais',
    text: [
      'Quelques dominos restent dans la pioche jusqu’à la fin de la manche : c’est la réserve.',
      'Une source en garde deux. Trois autres disent deux choses à la fois : qu’on pioche jusqu’à ce qu’il ne reste rien, et qu’une manche est bloquée avec au moins deux dominos dans la pioche. Les deux ne peuvent être vrais que si deux dominos restent de côté ; c’est donc ainsi qu’on les comprend. La version avec pioche n’en garde aucun.',
    ],
    examples: {
      'kept-back': 'Une pioche qui entamerait la réserve.',
      'up-to-it': 'Une pioche jusqu’à la réserve, sans y toucher.',
      'no-reserve': 'Sans réserve, toute la pioche peut être prise.',
    },
  },
  'C-4': {
    title: 'Comment finit une manche',
    text: [
      'Une manche finit de l’une de ces trois façons. Quelqu’un pose son dernier domino. Ou elle est bloquée : personne ne peut jouer, et il ne reste que la réserve. Ou, là où l’objectif fait gagner tout de suite, quelqu’un l’atteint.',
      'Une manche où quelqu’un a encore un domino qui va n’est pas bloquée ; l’application refuse de la dire bloquée dès qu’elle voit les mains.',
    ],
    examples: {
      'goes-out': 'Ada pose son dernier domino.',
      blocked: 'Aucun domino en main ne va, et il en reste deux dans la pioche.',
      target: 'Ada atteint l’objectif avec des dominos encore en main.',
      'goes-on': 'Il reste un domino à Ada après son coup.',
      'can-play': 'Ben dit que la manche est bloquée, et montre un domino qui va.',
      'too-early': 'Rien ne va dans les mains, mais on pouvait encore piocher.',
    },
  },
  'C-5': {
    title: 'Gagner la partie',
    text: [
      'À Fleur et Scorpion et au Bergen, qui atteint l’objectif en premier gagne sur-le-champ, même au milieu d’une manche.',
      'Au Double Bergen, on compare les totaux après chaque manche, une fois payés les dominos restés en main : le plus haut total qui atteint ou dépasse l’objectif gagne. Si deux personnes le partagent, on continue.',
      'Chacune de ces façons de gagner peut être choisie comme règle maison dans tous les jeux.',
    ],
    examples: {
      'at-once': 'Ada atteint l’objectif pendant la manche.',
      'one-short': 'Il manque un point à Ada après son coup.',
      'after-the-round': 'La manche est finie, et Ada mène en ayant atteint l’objectif.',
      'not-within-the-round': 'Ada atteint l’objectif, mais la manche n’est pas finie.',
      shared: 'La manche est finie, et deux personnes partagent le plus haut total.',
    },
  },
  'C-6': {
    title: 'L’ordre dans un même coup',
    text: [
      'Un coup peut à la fois rapporter des points et poser le dernier domino d’une main. Les points du coup viennent d’abord ; puis on regarde si l’objectif est atteint. Ensuite seulement, faire domino est payé, et l’on regarde de nouveau l’objectif.',
      'Qui atteint l’objectif par le coup lui-même ne reçoit donc rien de plus pour avoir fait domino.',
    ],
    examples: {
      'play-first': 'Le dernier domino d’Ada atteint l’objectif par ce qu’il rapporte lui-même.',
      'then-going-out': 'Le domino ne rapporte rien ; faire domino apporte le dernier point.',
      'not-enough': 'Le domino rapporte, faire domino aussi, et cela ne suffit toujours pas.',
    },
  },
}
