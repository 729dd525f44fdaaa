import type { RuleWordsOf } from '../../rule-words'

/** FS-1 … FS-11. */
export const flowerAndScorpionRules: RuleWordsOf<`FS-${string}`> = {
  'FS-1': {
    title: 'Le lancer, et qui est chef de caravane',
    text: {
      first: 'La première personne à être chef de caravane est choisie d’une façon ou d’une autre, par exemple avec les dés.',
      dice: 'Avant chaque manche, on lance deux paires de dés. La paire verte désigne la Fleur, la rouge le Scorpion.',
      noBlank: 'Les dés n’ont pas de blanc. Aucun des deux dominos n’a donc de moitié blanche.',
      master: 'Quand on est chef de caravane, on lance les dés et on ouvre avec le domino de son choix. On distribue aussi les jetons.',
      next: 'À la manche suivante, c’est le rôle de la personne à gauche.',
      bowl: 'Les jetons sont d’habitude dans un bol. Des allumettes conviennent aussi.',
      diceStay: 'Les dés restent sur la table pendant la manche.',
    },
    examples: {
      'any-tile': 'Une ouverture avec un domino qui n’est pas un double.',
      'next-master': 'Ada a ouvert cette manche. Ben lance donc les dés et ouvre la suivante.',
      'no-blank': 'Un lancer avec un blanc : les dés n’en ont pas.',
      'only-a-double': 'Avec la règle maison « ouvrir avec un double » : ce domino n’en est pas un.',
    },
  },
  'FS-2': {
    title: 'Duo',
    text: {
      dual: 'Un coup qui rend égaux les deux bouts de la caravane est un duo. Il rapporte 2 jetons.',
      ledAlone:
        'La source ne parle pas d’une ouverture avec un double. Pour Caravan, c’est un duo : ses deux moitiés sont les deux bouts. Sur pagat.com, elle rapporte aussi au Bergen.',
    },
    examples: {
      'both-ends': 'Avec le domino d’Ada, les deux bouts sont égaux.',
      'double-led': 'Une ouverture avec un double.',
      'ends-differ': 'Les deux bouts ont des nombres différents.',
    },
  },
  'FS-3': {
    title: 'Pluriel',
    text: {
      plural: 'Un double à un bout a ses deux moitiés exposées. Un coup qui rend égales les trois moitiés exposées est un pluriel et rapporte 3 jetons.',
      instead: 'Le pluriel remplace le duo.',
      twoSets: 'Avec deux jeux, quatre moitiés exposées peuvent être égales. C’est aussi un pluriel.',
      across: 'Les doubles se posent en travers de la ligne. Ce ne sont pas des pivots : on ne joue pas à leurs extrémités.',
      advice: 'Un conseil de la source : garder les doubles le plus longtemps possible, pour un pluriel.',
    },
    examples: {
      'double-joins': 'Un double est posé, et il est égal à l’autre bout.',
      'two-sets': 'Deux jeux : le même double est aux deux bouts.',
      'only-two-halves': 'Les deux bouts sont égaux, mais aucun n’est un double. C’est un duo.',
      'other-end-differs': 'Un double est posé, mais l’autre bout a un autre nombre.',
    },
  },
  'FS-4': {
    title: 'Compter les paires',
    text: {
      pairs: 'Pour les Fleurs et les Scorpions, on compte des paires de moitiés exposées. Deux bouts simples font 1 paire.',
      doubleAndSingle:
        'Avec un double à un bout, la source cite trois paires : ses deux moitiés, et chacune d’elles avec l’autre bout. La paire du double lui-même est la Fleur courte ou le petit Scorpion (FS-6). Caravan en compte donc deux ici.',
      twoDoubles:
        'Avec un double à chaque bout, la source cite quatre paires. Deux sont les moitiés de chaque double, et deux ont une moitié de chacun. Or il y a quatre paires de ce dernier genre. Caravan compte les deux qui sont citées. Vous pouvez choisir les quatre.',
    },
    examples: {
      'one-pair': 'Une moitié à chaque bout : ensemble, elles font la Fleur.',
      'two-pairs': 'Un double à un bout : chacune de ses moitiés fait la Fleur avec l’autre bout.',
      listed: 'Un double à chaque bout : 2 paires, comme la source les cite.',
      all: 'Un double à chaque bout, autre interprétation : les 4 paires.',
      'one-tile': 'Une ouverture avec la Fleur : ses deux moitiés comptent comme le domino (FS-6), pas comme une paire longue.',
    },
  },
  'FS-5': {
    title: 'Fleur longue et grand Scorpion',
    text: {
      long: 'Chaque paire de moitiés exposées égale à la Fleur rapporte +1 : c’est une Fleur longue. Chaque paire égale au Scorpion rapporte −1 : c’est un grand Scorpion.',
      ownHalves:
        'Les deux moitiés du domino qu’on vient de jouer sont la Fleur courte ou le petit Scorpion, pas une paire de plus. La source ne le montre que pour un double posé contre un bout égal. D’une ouverture avec la Fleur, elle ne dit rien. Caravan la compte une fois.',
      standing:
        'Et si la Fleur ou le Scorpion est un double, resté à un bout depuis un tour précédent ? La source cite les deux moitiés d’un double parmi les paires. Dans son exemple, elle ne les compte qu’une fois, comme domino joué. Caravan ne les compte donc pas de nouveau. Vous pouvez choisir qu’elles comptent à chaque coup suivant.',
    },
    examples: {
      'long-flower': 'Le double fait deux paires égales à la Fleur.',
      'large-scorpion': 'Les deux bouts font ensemble le Scorpion.',
      'own-halves': 'Une ouverture avec la Fleur elle-même : ses deux moitiés ne font pas une Fleur longue.',
      unscored: 'La Fleur, un double, est encore au bout gauche. Ada joue au bout droit.',
      scored: 'Le même coup, autre interprétation : le double compte de nouveau.',
    },
  },
  'FS-6': {
    title: 'Fleur courte et petit Scorpion',
    text: {
      ownTile: 'Jouer la Fleur elle-même rapporte +1 : c’est une Fleur courte. Jouer le Scorpion lui-même rapporte −1 : c’est un petit Scorpion.',
      advice: 'Un conseil de la source : garder le Scorpion est risqué, car il faudra peut-être le jouer. Mais il peut gagner une manche bloquée (FS-9).',
    },
    examples: {
      'short-flower': 'La Fleur elle-même est jouée.',
      'small-scorpion': 'Le Scorpion lui-même est joué.',
      'same-ends': 'Les nombres de la Fleur sont sur deux autres dominos : une Fleur longue, pas une courte.',
    },
  },
  'FS-7': {
    title: 'Fleur double, Scorpion double',
    text: {
      doubleFlower: 'Si la Fleur est un double, des bouts égaux de son nombre comptent deux fois. Ils rapportent un duo ou un pluriel, et des Fleurs.',
      doubleScorpion:
        'Si le Scorpion est un double, l’exemple de la source parle du domino lui-même. Caravan l’étend à tout son nombre : ni duo ni pluriel, quel que soit le domino qui rend les bouts égaux. Vous pouvez choisir que seul le coup du Scorpion double lui-même n’en rapporte pas.',
    },
    examples: {
      'double-flower-dual': 'Les deux bouts ont le nombre de la Fleur double : un duo et une Fleur longue.',
      'double-flower-plural': 'Puis la Fleur double elle-même est jouée : un pluriel, une Fleur courte et deux longues.',
      'double-scorpion': 'Le Scorpion double rend trois moitiés égales : pas de pluriel, et 3 jetons perdus.',
      'its-suit': 'Un autre domino donne aux deux bouts le nombre du Scorpion : pas de duo.',
      'its-tile': 'Le même coup, autre interprétation : le duo compte.',
      'other-scorpion': 'Le Scorpion n’est pas un double. Le duo compte donc.',
    },
  },
  'FS-8': {
    title: 'Quand Fleur et Scorpion sont le même domino',
    text: {
      neither: 'Si les deux paires de dés désignent le même domino, elles s’annulent : il n’y a ni Fleurs ni Scorpions dans cette manche.',
      asUsual:
        'La source dit que rien de spécial ne compte. Pour Caravan, il s’agit des Fleurs et des Scorpions. Les duos et les pluriels comptent comme d’habitude.',
      decides: 'Dans une manche bloquée, ce domino fait quand même gagner.',
    },
    examples: {
      'no-flower': 'Le domino qui est à la fois Fleur et Scorpion est joué. Il ne rapporte rien.',
      'dual-stays': 'Le domino qui est à la fois Fleur et Scorpion est un double. Un duo de son nombre compte comme d’habitude.',
      'still-decides': 'La manche est bloquée : la main qui a ce domino la gagne.',
      'thrown-apart': 'Les dés désignent deux dominos différents : la Fleur rapporte +1.',
    },
  },
  'FS-9': {
    title: 'Faire domino, et les manches bloquées',
    text: {
      goesOut: 'Poser son dernier domino, c’est faire domino : cela rapporte 2 jetons.',
      blocked:
        'Dans une manche bloquée, la main qui a la Fleur gagne. Si personne ne l’a, la main qui a le Scorpion gagne. Si personne ne l’a non plus, celle qui a le plus petit double gagne.',
      nobody: 'Si personne n’a de double, personne ne gagne.',
      noBonus: 'La main gagnante reçoit 2 jetons, et rien de plus pour une Fleur ou un Scorpion en main.',
      sameTile: 'Avec deux jeux, deux personnes peuvent avoir le même domino. Le critère suivant décide alors.',
      advice: 'Un conseil de la source : la Fleur est un grand avantage pour une main qui a presque gagné.',
    },
    examples: {
      'flower-holder': 'Ada a la Fleur.',
      'scorpion-holder': 'La Fleur est sur la table. Cleo a le Scorpion.',
      'lowest-double': 'Les deux sont sur la table. Ben a le plus petit double.',
      'goes-out': 'Ada pose son dernier domino.',
      nobody: 'Personne n’a la Fleur, le Scorpion ni un double.',
    },
  },
  'FS-10': {
    title: 'Personne ne descend sous zéro',
    text: {
      floor: 'Un total s’arrête à 0. Sans jetons, on n’en perd pas.',
      order:
        'Un même coup peut faire gagner et perdre des jetons. Près de 0, l’ordre compte. Caravan les additionne, puis s’arrête à 0. Vous pouvez choisir de retirer d’abord les pertes, de s’arrêter à 0, puis d’ajouter tous les gains.',
    },
    examples: {
      'stays-at-zero': 'Ada n’a pas de jetons et joue le Scorpion.',
      net: 'Ada n’a pas de jetons, en gagne 2 et en perd 1 : elle reçoit la différence.',
      'losses-first': 'Le même coup, autre interprétation : la perte d’abord.',
      'chips-to-lose': 'Ada a des jetons, et en perd donc 1.',
      'no-floor': 'Avec la règle maison « sans limite » : le total descend sous 0.',
    },
  },
  'FS-11': {
    title: 'Le frein près de l’objectif',
    text: {
      approach:
        'La source n’a pas de règle pour la fin d’une partie. Mais dans ses conseils, la Fleur rapporte toujours 1, contrairement aux duos et aux pluriels. On dirait que ceux-ci rapportent moins près de l’objectif, comme au Bergen. Caravan les compte en entier. Vous pouvez choisir la règle B-3 du Bergen : duos et pluriels rapportent alors moins près de l’objectif, Fleurs et Scorpions ne changent pas.',
    },
    examples: {
      'two-short': 'À 2 jetons de l’objectif : un duo rapporte 1.',
      'three-short': 'À 3 jetons : un pluriel rapporte 2.',
      'flower-in-full': 'À 2 jetons : le duo rapporte 1, et la Fleur compte en entier.',
      'not-chosen': 'Sans cette interprétation, le duo compte en entier.',
    },
  },
}
