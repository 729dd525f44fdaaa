import type { RuleWordsOf } from '../../rule-words'

/** DB-1 … DB-5. */
export const doubleBergenRules: RuleWordsOf<`DB-${string}`> = {
  'DB-1': {
    title: 'Le pivot, et qui l’ouvre',
    text: [
      'Une manche commence par un double. C’est le pivot, et les branches de la ligne en partent.',
      'Qui doit ouvrir sans avoir de double passe à la place suivante. Si tout le monde a passé, qui devait ouvrir pioche un domino, puis la place suivante, et ainsi de suite autour de la table jusqu’à ce que quelqu’un puisse ouvrir par un double.',
      'La manche suivante commence à la gauche de qui devait ouvrir.',
    ],
    examples: {
      spinner: 'Une ouverture par un double, qui devient le pivot.',
      'leader-passes': 'Ada n’a pas de double et passe ; Ben ouvre avec le sien.',
      'all-passed': 'Tout le monde a passé ; Ada pioche, et ouvre par un double.',
      'next-leader': 'Après la manche d’Ada, Ben ouvre.',
      'not-a-double': 'On ne peut pas ouvrir avec un domino qui n’est pas un double.',
      'passes-again': 'Tout le monde a passé, et Ada passe encore sans piocher.',
      'six-arms': 'Là où la maison joue avec six branches : la sixième est commencée.',
    },
  },
  'DB-2': {
    title: 'Commencer d’abord toutes les branches',
    text: [
      'Toutes les branches du pivot doivent être commencées avant qu’aucune ne continue. Les doubles suivants se posent en travers de leur branche ; ce ne sont pas des pivots, et aucune nouvelle branche n’en part.',
    ],
    examples: {
      'start-first': 'Une branche est commencée ; elle ne peut pas continuer avant les autres.',
      'double-across': 'Un double en travers d’une branche ; celle-ci continue comme une seule.',
      'all-started': 'Toutes les branches sont commencées, et l’une continue.',
    },
  },
  'DB-3': {
    title: 'Compter les familles aux bouts ouverts',
    text: [
      'Après chaque coup, regardez tous les bouts ouverts et comptez combien de fois chaque nombre s’y montre ; un double montre le sien deux fois. Chaque nombre montré deux fois ou plus rapporte autant de points que de fois.',
      'Tous comptent, même ceux que le coup n’a pas faits. Le pivot est ouvert, et compte deux fois, tant que toutes ses branches ne sont pas commencées.',
    ],
    examples: {
      'two-of-a-suit': 'Deux bouts montrent le même nombre.',
      'spinner-counts': 'Une seule branche est commencée : le pivot compte encore deux fois.',
      'two-suits': 'Deux nombres se montrent deux fois chacun ; les deux comptent.',
      'double-counts-twice': 'Un double et un bout simple montrent le même nombre : trois.',
      'one-of-each': 'Chaque bout montre un autre nombre.',
      'spinner-covered': 'La dernière branche est commencée ; le pivot ne compte donc plus.',
    },
  },
  'DB-4': {
    title: 'Les dominos restés en main coûtent des points',
    text: [
      'Quand une manche finit, chaque personne perd un point par domino encore en main. Faire domino ne rapporte rien en soi, et une manche bloquée non plus.',
      'Les totaux peuvent descendre sous zéro, sauf si la maison dit qu’ils s’y arrêtent.',
    ],
    examples: {
      'goes-out': 'Ada fait domino ; les autres perdent pour ce qui leur reste.',
      blocked: 'La manche est bloquée, et tout le monde perd.',
      'two-a-tile': 'Là où la maison retire deux points par domino.',
      'not-below-zero': 'Là où la maison s’arrête à zéro.',
      'round-runs': 'La manche n’est pas finie ; personne ne perd donc encore rien.',
    },
  },
  'DB-5': {
    title: 'L’objectif, et l’octogone',
    text: [
      'La partie se joue en 100 points.',
      'Avec un jeu double-douze, le pivot a huit branches. Tout se compte de la même façon, jusqu’à autant de fois un nombre qu’il s’en trouve là.',
    ],
    examples: {
      hundred: 'La manche est finie, et Ada a atteint 100.',
      octagon: 'Les huit branches montrent le même nombre.',
      'ninety-nine': 'La manche est finie, et il manque un point à Ada.',
    },
  },
}
