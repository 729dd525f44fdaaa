import type { RuleWordsOf } from '../../rule-words'

/** C-1 … C-6. */
export const commonRules: RuleWordsOf<`C-${string}`> = {
  'C-1': {
    title: 'À qui de jouer',
    text: {
      turn: 'Les places se suivent dans le sens des aiguilles d’une montre. Le tour passe à gauche, à la place suivante.',
      turnElsewhere: 'D’autres sources ne disent pas dans quel sens. Caravan suit celui-ci dans tous les jeux.',
      outOfTurn: 'Si quelqu’un joue hors de son tour, le coup est gardé et signalé comme inhabituel. Le tour continue à partir de cette personne.',
    },
    examples: {
      passes: 'Ada ouvre, Ben joue. C’est à Cleo.',
      'comes-round': 'Après la dernière place, c’est de nouveau à la première.',
      'out-of-turn': 'Cleo joue avant que Ben ait eu son tour.',
    },
  },
  'C-2': {
    title: 'Quand on ne peut pas jouer : piocher, puis passer',
    text: {
      mustPlay: 'Si l’on peut jouer, on doit jouer.',
      mustElsewhere:
        'Trois sources disent seulement quand on passe : si l’on ne peut ni jouer ni piocher. Dans Caravan, on doit donc jouer, si on le peut, dans tous les jeux.',
      draws: 'Si l’on ne peut pas jouer, on pioche un domino après l’autre jusqu’à en trouver un jouable.',
      passes: 'Si l’on ne peut ni jouer ni piocher, on passe (on dit aussi « bouder »). C-3 dit quels dominos se piochent.',
      drawnFits: 'Un domino pioché qui est jouable doit être joué.',
      drawsOne: 'Une variante : on ne pioche qu’un domino par tour. S’il est jouable, on le pose. Sinon, on passe.',
      unseen: 'Caravan ne voit pas les mains. Si quelqu’un passe alors qu’on peut encore piocher, c’est accepté et signalé comme inhabituel.',
    },
    examples: {
      'draws-and-plays': 'Ben pioche trois dominos, et le troisième est jouable.',
      'nothing-left': 'Ben pioche tous les dominos permis. Aucun n’est jouable, donc il passe.',
      'passes-too-early': 'Ben passe alors qu’il pouvait encore piocher.',
      'draws-one': 'Règle maison, un domino par tour : Ben en pioche un et passe.',
      'draws-two': 'Règle maison, un domino par tour : Ben en pioche deux.',
    },
  },
  'C-3': {
    title: 'La réserve ne se pioche jamais',
    text: {
      keptBack: 'Sur pagat.com, deux dominos restent dans la pioche jusqu’à la fin de la manche. C’est la réserve, et personne ne les prend.',
      stacked: 'Les deux dominos de la réserve peuvent être empilés.',
      noLimit: 'Une main peut avoir autant de dominos que l’on veut.',
      bothTrue:
        'Trois sources disent qu’on vide la pioche, et aussi qu’une manche bloquée y laisse au moins 2 dominos. Les deux ne sont possibles que s’il en reste 2 en réserve. Caravan en garde donc 2.',
      oasis: 'À Fleur et Scorpion, la pioche s’appelle l’oasis.',
      noReserve: 'Sur domino-games.com et onlinedominogames.com, on peut piocher tous les dominos.',
      keepsTwo: 'Une variante de domino-games.com garde 2 dominos.',
      asInMuggins: 'Sur puzzle-place.net, on pioche comme au Muggins. Caravan n’y garde aucune réserve. Vous pouvez en choisir une.',
    },
    examples: {
      'kept-back': 'Quelqu’un veut piocher dans la réserve.',
      'up-to-it': 'Piocher jusqu’à la réserve, sans y toucher.',
      'no-reserve': 'Sans réserve, on peut prendre toute la pioche.',
    },
  },
  'C-4': {
    title: 'Comment finit une manche',
    text: {
      twoWays: 'Une manche finit quand quelqu’un fait domino, ou quand elle est bloquée.',
      blocked: 'Elle est bloquée quand personne ne peut jouer.',
      noneDrawable:
        'Quatre sources ajoutent qu’il reste au moins 2 dominos. Pour Caravan, c’est la réserve : tant qu’on peut piocher, la manche n’est pas bloquée.',
      target: 'Une manche finit aussi quand quelqu’un atteint l’objectif, si cela fait gagner tout de suite (C-5).',
      checked: 'Tant que quelqu’un a un domino jouable, la manche n’est pas bloquée. Caravan le vérifie dès que les dominos sont dévoilés.',
    },
    examples: {
      'goes-out': 'Ada pose son dernier domino.',
      blocked: 'Personne ne peut jouer, et il reste 2 dominos dans la pioche.',
      target: 'Ada atteint l’objectif avec des dominos encore en main.',
      'goes-on': 'Il reste un domino à Ada après son coup.',
      'can-play': 'Ben dit que la manche est bloquée, mais il a un domino jouable.',
      'too-early': 'Aucun domino en main n’est jouable, mais on peut encore piocher.',
    },
  },
  'C-5': {
    title: 'Gagner la partie',
    text: {
      first: 'À Fleur et Scorpion et sur pagat.com, la première personne à atteindre l’objectif gagne.',
      atOnce:
        'Caravan finit la partie à cet instant, même au milieu d’une manche. C’est pareil quand une source du Bergen ne dit pas quand. Dans tous les jeux, vous pouvez choisir l’une ou l’autre façon.',
      afterRound: 'Au Bergen d’onlinedominogames.com, on compare les totaux après la manche.',
      deductionsFirst:
        'Au Double Bergen, les dominos restés en main coûtent des points. Caravan compare donc les totaux après chaque manche. Le plus haut total qui atteint ou dépasse l’objectif gagne.',
      shared: 'Si deux personnes partagent le plus haut total, la partie continue.',
    },
    examples: {
      'at-once': 'Ada atteint l’objectif au milieu d’une manche.',
      'one-short': 'Il manque 1 point à Ada après son coup.',
      'after-the-round': 'La manche est finie, et Ada a le plus haut total, au-delà de l’objectif.',
      'not-within-the-round': 'Ada atteint l’objectif, mais la manche n’est pas finie.',
      shared: 'La manche est finie, et deux personnes partagent le plus haut total.',
    },
  },
  'C-6': {
    title: 'L’ordre dans un même coup',
    text: {
      order:
        'Un coup peut rapporter des points et poser en même temps le dernier domino d’une main. Les points du coup viennent d’abord, puis l’on vérifie l’objectif. Ensuite seulement, on ajoute les points du domino final, et l’on vérifie de nouveau l’objectif.',
      notTwice: 'Si le coup lui-même atteint l’objectif, faire domino ne rapporte donc rien de plus.',
    },
    examples: {
      'play-first': 'Le dernier domino d’Ada rapporte assez pour atteindre l’objectif.',
      'then-going-out': 'Le domino ne rapporte rien. Faire domino rapporte le dernier point.',
      'not-enough': 'Le coup et le domino final rapportent, mais pas assez.',
    },
  },
}
