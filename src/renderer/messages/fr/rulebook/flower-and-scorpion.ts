import type { RuleWordsOf } from '../../rule-words'

/** FS-1 … FS-10. */
export const flowerAndScorpionRules: RuleWordsOf<`FS-${string}`> = {
  'FS-1': {
    title: 'Le lancer, et le chef de caravane',
    text: [
      'Avant chaque manche, on lance deux paires de dés. La paire verte désigne la Fleur, le domino qui porte chance pendant la manche ; la paire rouge désigne le Scorpion, celui qui porte malheur. Les dés n’ont pas de blanc ; aucun des deux n’a donc jamais de moitié blanche.',
      'Qui est chef de caravane lance les dés, ouvre avec n’importe quel domino, et paie les jetons. La charge passe à gauche à chaque manche.',
    ],
    examples: {
      'any-tile': 'Ouverture avec un domino qui n’est pas un double.',
      'next-master': 'Après la manche d’Ada, Ben lance les dés et ouvre.',
      'no-blank': 'Un lancer avec un blanc, que les dés n’ont pas.',
      'only-a-double': 'Là où la maison ne laisse ouvrir que par un double : un domino qui n’en est pas un.',
    },
  },
  'FS-2': {
    title: 'Duo',
    text: [
      'Un coup qui rend égaux les deux bouts de la caravane, avec une moitié exposée à chacun, est un duo.',
      'Un double seul à l’ouverture est aussi un duo : ses deux moitiés sont les deux bouts.',
    ],
    examples: {
      'both-ends': 'Le domino d’Ada rend le bout droit égal au gauche.',
      'double-led': 'Une ouverture par un double.',
      'ends-differ': 'Les deux bouts montrent des nombres différents.',
    },
  },
  'FS-3': {
    title: 'Pluriel',
    text: [
      'Quand un double est à un bout, ses deux moitiés sont exposées. Un coup après lequel trois moitiés exposées sont égales est un pluriel. Avec deux jeux, il peut y en avoir quatre.',
      'Un pluriel se paie à la place du duo, jamais en plus.',
    ],
    examples: {
      'double-joins': 'Un double est posé à un bout égal à l’autre.',
      'two-sets': 'Avec deux jeux, le même double est aux deux bouts.',
      'only-two-halves': 'Les deux bouts sont égaux, mais aucun n’est un double : c’est un duo.',
      'other-end-differs': 'Un double est posé, mais l’autre bout montre autre chose.',
    },
  },
  'FS-4': {
    title: 'Compter les paires',
    text: [
      'Pour les Fleurs et les Scorpions, on regarde des paires : une moitié exposée d’un domino avec une moitié exposée d’un autre. Deux bouts simples font une paire. Un double à un bout et une moitié simple à l’autre en font deux.',
      'Avec un double à chaque bout, il existe quatre paires, mais la source en cite deux. L’application en compte deux, comme il est écrit ; compter les quatre est une interprétation que vous pouvez choisir.',
    ],
    examples: {
      'one-pair': 'Une moitié à chaque bout, qui font ensemble la Fleur.',
      'two-pairs': 'Un double à un bout : chacune de ses moitiés fait la Fleur avec l’autre bout.',
      listed: 'Un double à chaque bout, deux paires comme la source les cite.',
      all: 'Un double à chaque bout, les quatre paires.',
      'one-tile': 'Les deux moitiés exposées sont du même domino ; ce n’est donc pas une paire.',
    },
  },
  'FS-5': {
    title: 'Fleur longue et grand Scorpion',
    text: [
      'Chaque paire de moitiés exposées égale à la Fleur rapporte un jeton : c’est une Fleur longue. Chaque paire égale au Scorpion en coûte un : c’est un grand Scorpion.',
      'Les deux moitiés d’un même domino ne font pas une telle paire au tour où il est joué ; c’est alors la Fleur courte ou le petit Scorpion.',
      'La source ne dit rien d’un double posé à un bout à un tour précédent et égal à la Fleur ou au Scorpion. L’application ne le compte que pour le coup qui l’a fait ; qu’il compte de nouveau à chaque coup suivant est une interprétation que vous pouvez choisir.',
    ],
    examples: {
      'long-flower': 'Le double fait deux paires égales à la Fleur.',
      'large-scorpion': 'Les deux bouts font ensemble le Scorpion.',
      'own-halves': 'Une ouverture avec la Fleur elle-même : ses deux moitiés ne font pas une Fleur longue.',
      unscored: 'Le double Fleur est encore au bout gauche ; Ada joue à droite.',
      scored: 'La même chose, là où un double qui reste compte de nouveau.',
    },
  },
  'FS-6': {
    title: 'Fleur courte et petit Scorpion',
    text: [
      'Jouer le domino même de la Fleur rapporte un jeton : c’est la Fleur courte. Jouer le domino même du Scorpion en coûte un : c’est le petit Scorpion.',
    ],
    examples: {
      'short-flower': 'Le domino même de la Fleur est joué.',
      'small-scorpion': 'Le domino même du Scorpion est joué.',
      'same-ends': 'Les bouts montrent les nombres de la Fleur, mais sur deux autres dominos : une Fleur longue, pas une courte.',
    },
  },
  'FS-7': {
    title: 'Double Fleur, double Scorpion',
    text: [
      'Quand la Fleur est un double, des bouts égaux de sa famille sont payés deux fois : comme duo ou pluriel, et comme Fleurs.',
      'Quand le Scorpion est un double, sa famille ne rapporte ni duo ni pluriel. L’application l’entend de toute la famille, quel que soit le domino qui a rendu les bouts égaux. L’autre interprétation est que seul le coup du double Scorpion lui-même n’en rapporte pas.',
    ],
    examples: {
      'double-flower-dual': 'Les deux bouts sont de la famille du double Fleur : un duo et une Fleur longue.',
      'double-flower-plural': 'Puis le double Fleur lui-même : un pluriel, une Fleur courte et deux longues.',
      'double-scorpion': 'Le double Scorpion rend trois moitiés égales : pas de pluriel, et trois jetons perdus.',
      'its-suit': 'Un autre domino rend les deux bouts égaux dans la famille du Scorpion : pas de duo.',
      'its-tile': 'Le même coup selon l’autre interprétation : le duo est payé.',
      'other-scorpion': 'Le Scorpion n’est pas un double ; le duo est donc payé.',
    },
  },
  'FS-8': {
    title: 'Fleur et Scorpion sont le même domino',
    text: [
      'Si les deux paires de dés désignent le même domino, aucun des deux ne compte dans cette manche : ni Fleurs, ni Scorpions, et rien n’est retiré aux duos et aux pluriels.',
      'Le domino départage quand même une manche bloquée.',
    ],
    examples: {
      'no-flower': 'Le domino qui est les deux est joué, et ne rapporte rien.',
      'dual-stays': 'Un duo dans la famille d’un double qui est les deux est payé comme d’habitude.',
      'still-decides': 'La manche est bloquée, et qui a ce domino la gagne.',
      'thrown-apart': 'Les dés désignent deux dominos : la Fleur rapporte son jeton.',
    },
  },
  'FS-9': {
    title: 'Faire domino, et une manche bloquée',
    text: [
      'Poser son dernier domino est payé.',
      'Quand une manche est bloquée, on montre toutes les mains, et l’on applique trois critères dans l’ordre. Qui a le domino de la Fleur ? Si personne, qui a celui du Scorpion ? Si personne, qui a le plus petit double ? La première réponse gagne la manche et reçoit autant. S’il n’y en a pas, personne ne gagne.',
      'Avec deux jeux, deux personnes peuvent avoir le même domino ; on passe alors au critère suivant.',
    ],
    examples: {
      'flower-holder': 'Ada a la Fleur.',
      'scorpion-holder': 'La Fleur est sur la table ; Cleo a le Scorpion.',
      'lowest-double': 'Les deux sont sur la table ; Ben a le plus petit double.',
      'goes-out': 'Ada pose son dernier domino.',
      nobody: 'Personne n’a ni l’un des deux dominos, ni de double.',
    },
  },
  'FS-10': {
    title: 'Personne ne descend sous zéro',
    text: [
      'Un total s’arrête à zéro : qui n’a pas de jetons n’en perd pas.',
      'Un même coup peut faire gagner et perdre des jetons, et près de zéro, l’ordre importe. L’application les additionne, puis s’arrête à zéro. L’autre interprétation prend d’abord les pertes, s’arrête à zéro, puis paie les gains en entier.',
    ],
    examples: {
      'stays-at-zero': 'Ada n’a pas de jetons et joue le Scorpion.',
      net: 'Ada n’en a pas, en gagne deux et en perd un : la différence compte.',
      'losses-first': 'Le même coup, la perte prise d’abord.',
      'chips-to-lose': 'Ada a des jetons, et en perd donc un.',
      'no-floor': 'Là où la maison ne fixe pas de limite : le total descend sous zéro.',
    },
  },
}
