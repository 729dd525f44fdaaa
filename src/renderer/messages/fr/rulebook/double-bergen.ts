import type { RuleWordsOf } from '../../rule-words'

/** DB-1 … DB-6. */
export const doubleBergenRules: RuleWordsOf<`DB-${string}`> = {
  'DB-1': {
    title: 'Le pivot, et qui le pose',
    text: {
      spinner: 'Une manche commence par un double, le pivot. Les branches de la ligne en partent.',
      fourArms: 'La source ne compte pas les branches. Mais ses « quatre paires » demandent un double à chacune. Avec un jeu double-six, Caravan en a donc 4.',
      firstLeader: 'La personne qui commence la première manche est tirée au sort.',
      passes:
        'Si la personne qui ouvre n’a pas de double, elle passe. Si tout le monde a passé, elle pioche un domino, puis la personne suivante, et ainsi de suite. La première personne à avoir un double ouvre.',
      drawsThen: 'Personne ne pioche avant que tout le monde ait passé une fois, ni plus d’un domino par tour.',
      flagged: 'Caravan signale tout autre domino pioché comme inhabituel.',
      nextLeader: 'À la manche suivante, l’ouverture passe à la personne à gauche de celle qui a ouvert.',
      afterPass:
        'Si une personne qui devait ouvrir a passé, la source ne dit pas de qui était l’ouverture. Caravan compte à partir de la personne qui a ouvert avec le double. Vous pouvez choisir celle qui devait ouvrir en premier.',
    },
    examples: {
      spinner: 'Une ouverture avec un double, qui devient le pivot.',
      'leader-passes': 'Ada n’a pas de double et passe. Ben ouvre avec le sien.',
      'all-passed': 'Tout le monde a passé. Ada pioche un domino et ouvre avec un double.',
      'next-leader': 'Ada a ouvert cette manche. Ben ouvre donc la suivante.',
      'who-led': 'Ada passe et Ben pose le pivot. Cleo ouvre la manche suivante.',
      'who-was-first': 'La même manche, autre interprétation : Ben ouvre la suivante.',
      'draws-too-soon': 'Ben pioche avant que tout le monde ait passé.',
      'draws-two': 'Tout le monde a passé, et Ada pioche deux dominos en un tour.',
      'not-a-double': 'Il faut ouvrir avec un double : ce domino n’en est pas un.',
      'passes-again': 'Tout le monde a passé, et Ada passe encore au lieu de piocher.',
      'six-arms': 'Avec la règle maison « 6 branches » : la dernière est commencée.',
    },
  },
  'DB-2': {
    title: 'Commencer d’abord toutes les branches',
    text: {
      everyArm: 'Il faut commencer toutes les branches du pivot avant d’en continuer une.',
      laterDoubles: 'Les doubles suivants se posent en travers de leur branche. Ce ne sont pas des pivots, et aucune nouvelle branche n’en part.',
      advice: 'Un conseil de la source : quand une branche finit par un double, jouer sur les autres. Ce double rapporte alors aussi.',
    },
    examples: {
      'start-first': 'Une branche est commencée. Elle ne peut pas continuer tant que les autres ne le sont pas.',
      'double-across': 'Un double en travers d’une branche. Celle-ci continue tout droit.',
      'all-started': 'Toutes les branches sont commencées, et l’une continue.',
    },
  },
  'DB-3': {
    title: 'Compter les nombres aux bouts ouverts',
    text: {
      count:
        'Après chaque coup, comptez combien de fois chaque nombre apparaît aux bouts ouverts. Chaque nombre présent deux fois ou plus rapporte un point par apparition.',
      doubles: 'Un double compte pour deux.',
      all: 'Tous ces nombres rapportent, même si ce coup n’y ajoute rien.',
      spinnerOpen: 'Le pivot est ouvert et compte pour deux tant que toutes ses branches ne sont pas commencées.',
      advice: 'Un conseil de la source : garder les doubles peut être utile, tant qu’il y a peu sur la table.',
    },
    examples: {
      'two-of-a-suit': 'Deux bouts ont le même nombre.',
      'spinner-counts': 'Une seule branche est commencée. Le pivot compte encore pour deux.',
      'two-suits': 'Deux nombres apparaissent deux fois chacun, et les deux rapportent.',
      'double-counts-twice': 'Un double et un bout simple ont le même nombre : 3.',
      'one-of-each': 'Chaque bout a un nombre différent.',
      'spinner-covered': 'La dernière branche est commencée. Le pivot ne compte donc plus.',
    },
  },
  'DB-4': {
    title: 'Les dominos restés en main coûtent des points',
    text: {
      deduction: 'Quand une manche finit, chaque personne perd 1 point par domino encore en main.',
      nothingElse: 'La source ne donne pas de points pour faire domino et ne dit pas qui gagne une manche bloquée. Caravan non plus.',
      belowZero: 'La source ne fixe pas de limite. Les totaux peuvent donc descendre sous 0.',
      houseRule:
        'Des règles maison peuvent arrêter les totaux à 0, ou désigner la main gagnante d’une manche bloquée. Elle marque alors ses points, et les retraits restent.',
    },
    examples: {
      'goes-out': 'Ada fait domino. Les autres perdent des points pour ce qui leur reste.',
      blocked: 'La manche est bloquée, et tout le monde perd des points.',
      'two-a-tile': 'Avec la règle maison « 2 points par domino ».',
      'not-below-zero': 'Avec la règle maison « pas sous 0 ».',
      'round-runs': 'La manche n’est pas finie. Personne ne perd encore de points.',
    },
  },
  'DB-5': {
    title: 'L’objectif et l’octogone',
    text: {
      hundred: 'La partie se joue en 100 points.',
      octagon: 'Avec un jeu double-douze, le pivot a 8 branches (un octogone).',
      octagonScore: 'Une façon de compter est la même, avec plus de nombres égaux ouverts.',
      notGood: 'La source dit que, avec ce jeu de dominos, la partie n’est pas bonne.',
      eightPlayers: 'La source ne donne pas de nombre de personnes pour ce jeu. Caravan en accepte 8, avec 5 dominos chacune à partir de 4.',
    },
    examples: {
      hundred: 'La manche est finie, et Ada a atteint 100.',
      octagon: 'Les 8 branches ont le même nombre.',
      'ninety-nine': 'La manche est finie, et il manque 1 point à Ada.',
    },
  },
  'DB-6': {
    title: 'Des jetons au lieu de points',
    text: {
      chips: 'La source décrit aussi une partie avec des jetons. On commence avec 10 ou 15, et la première personne à ne plus en avoir gagne.',
      oneTarget:
        'C’est tout ce que la source dit sur qui gagne. Pour Caravan, ces jetons sont un autre objectif, affiché à rebours (B-8), et non une deuxième façon de gagner.',
    },
    examples: {
      'ten-chips': 'Objectif 10, avec des jetons : Ada marque 2 et rend 2 jetons.',
      'hundred-chips': 'Objectif 100 : à 15 points, la partie continue.',
    },
  },
}
