import type { RuleWordsOf } from '../../rule-words'

/** B-1 … B-9. */
export const bergenRules: RuleWordsOf<`B-${string}`> = {
  'B-1': {
    title: 'Double tête',
    text: {
      doubleHeader: 'Un coup qui rend égaux les deux bouts du train est une double tête et rapporte 2 points.',
      ledAlone: 'Ouvrir avec un double en est une aussi.',
      largerSets: 'Le jeu est fait pour le double-six. pagat.com déconseille les plus grands, où l’on marque plus difficilement.',
    },
    examples: {
      'both-ends': 'Avec le domino d’Ada, les deux bouts sont égaux.',
      'double-led': 'Une ouverture avec un double.',
      'ends-differ': 'Les deux bouts ont des nombres différents.',
      'house-points': 'Avec la règle maison « 1 point par double tête ».',
    },
  },
  'B-2': {
    title: 'Triple tête',
    text: {
      tripleHeader:
        'Un double à un bout et le même nombre à l’autre font une triple tête, qui rapporte 3 points. Peu importe lequel des deux on vient de poser. Avec deux jeux, le même double peut être aux deux bouts.',
      instead: 'La triple tête remplace la double tête.',
      across: 'Les doubles se posent en travers de la ligne. Ce ne sont pas des pivots : on ne joue pas à leurs extrémités.',
    },
    examples: {
      'double-joins': 'Le double vient en dernier, et il est égal à l’autre bout.',
      'end-meets-double': 'Le double était là d’abord. Puis l’autre bout devient égal.',
      'two-sets': 'Deux jeux : le même double est aux deux bouts.',
      'other-end-differs': 'Un double est posé, mais l’autre bout a un autre nombre.',
      'two-single-ends': 'Les deux bouts sont égaux, mais aucun n’est un double. C’est une double tête.',
    },
  },
  'B-3': {
    title: 'Le frein près de l’objectif',
    text: {
      approach:
        'Près de l’objectif, les têtes rapportent moins. À 2 points ou moins de l’objectif, une tête ne rapporte que 1. À 3 points exactement, elle rapporte 2 au plus.',
      headersOnly:
        'Seules les têtes sont limitées. Faire domino et gagner une manche bloquée rapportent tous leurs points. Les autres versions du Bergen n’ont pas cette règle.',
    },
    examples: {
      'two-short': 'À 2 points de l’objectif : une double tête rapporte 1.',
      'three-short': 'À 3 points : une triple tête rapporte 2.',
      'four-short': 'À 4 points : une triple tête rapporte tous ses points.',
      'going-out-not-capped': 'À 2 points : faire domino rapporte tous ses points.',
      'not-in-the-draw-game': 'Version avec pioche, à 2 points : une tête rapporte tous ses points.',
    },
  },
  'B-4': {
    title: 'Faire domino',
    text: {
      two: 'Poser son dernier domino, c’est faire domino. La manche finit, et cela rapporte 2 points.',
      five: 'Une variante donne 5 points.',
      one: 'Dans trois sources, cela rapporte 1 point.',
      lightest: 'Dans la version avec pioche, ce point va à la main avec le moins de points à la fin de la manche. Une main vide en a 0.',
    },
    examples: {
      'goes-out': 'Ada pose son dernier domino.',
      'one-point': 'Le même coup dans la version avec pioche.',
      'five-points': 'La même chose avec la règle maison « 5 points ».',
      'one-tile-left': 'Ada a encore un domino.',
    },
  },
  'B-5': {
    title: 'Une manche bloquée',
    text: {
      ruling:
        'Quand personne ne peut jouer, tout le monde dévoile ses dominos. La règle de blocage choisie décide quelle main gagne. Ce n’est pas toujours la même. La règle B-9 en ajoute une pour les enfants.',
      simple:
        'Règle simple : la main qui a le moins de points gagne. En cas d’égalité, personne ne marque. L’auteur de deux sources la trouve plus facile que les autres.',
      american:
        'Règle américaine (Armanino) : quatre critères dans l’ordre. Après une égalité, le suivant décide. 1. Si une seule main n’a pas de double, elle gagne. 2. Si personne n’a de double, la main qui a le moins de points gagne. 3. Si plusieurs mains ont un double, celle qui a le moins de dominos gagne. 4. Si tout le monde a un double, la main qui a le plus petit gagne. Si aucun critère ne décide, personne ne gagne.',
      americanGap:
        'Tels qu’ils sont imprimés, ces critères ont une lacune. Elle apparaît quand une seule main a un double et que deux ou plus n’en ont pas. Alors personne ne gagne. Vous pouvez choisir que la main qui a le moins de points gagne.',
      german:
        'Règle allemande (Müller) : la main sans double gagne. Sinon, celle qui a le moins de doubles. Sinon, celle qui a le moins de points. S’il y a égalité après le troisième critère, personne ne gagne.',
      germanTies:
        'Chaque critère de la règle allemande ne départage que les mains encore à égalité. Vous pouvez choisir que le dernier compare toutes les mains.',
      lightest:
        'Moins de points sans double : parmi les mains sans double, celle qui a le moins de points gagne. Si toutes ont un double, on compte les points sans les doubles, et le plus petit total gagne.',
      lightestTie: 'En cas d’égalité, personne ne gagne.',
      points: 'La main gagnante reçoit 2 points, ou 1 si c’est la main avec le moins de points qui décide.',
    },
    examples: {
      simple: 'Trois mains, règle simple.',
      american: 'Les mêmes mains, règle américaine : une autre main gagne.',
      german: 'Les mêmes mains, règle allemande.',
      'american-only-one': 'Règle américaine, critère 1 : seule Ada n’a pas de double.',
      'american-pips': 'Règle américaine, critère 2 : personne n’a de double.',
      'american-tiles': 'Règle américaine, critère 3 : tout le monde a des doubles, et Ben a le moins de dominos.',
      'gap-none': 'La lacune de la règle américaine : Ada a un double, les autres n’en ont pas.',
      'gap-simple': 'Les mêmes mains, autre interprétation : celle qui a le moins de points gagne.',
      'among-tied': 'Règle allemande : Ada et Ben n’ont pas de double, et on ne compare que leurs mains.',
      'all-again': 'Les mêmes mains, autre interprétation : le dernier critère les compare toutes.',
      'without-doubles': 'Moins de points sans double : seuls Ada et Ben n’ont pas de double, et Ada a le moins de points.',
      'beside-doubles': 'Tout le monde a un double : les doubles ne comptent donc pas. Ben n’a pas d’autre domino.',
      'without-doubles-tie': 'Moins de points sans double : deux mains ont le même nombre de points.',
      tie: 'Règle simple : deux mains ont le même nombre de points.',
    },
  },
  'B-6': {
    title: 'Les deux côtés du premier double',
    text: {
      bothSides:
        'Une variante : après une ouverture avec un double, il faut jouer de ses deux côtés avant tout autre domino. Elle est désactivée tant que vous ne l’activez pas.',
    },
    examples: {
      'other-side-first': 'Le côté droit a un domino, pas le gauche. On ne peut pas encore continuer à droite.',
      'both-played-on': 'Les deux côtés ont un domino, et le train continue.',
      'not-played': 'Sans la variante, le train peut continuer tout de suite.',
    },
  },
  'B-7': {
    title: 'Qui ouvre, et avec quoi',
    text: {
      tile: 'Dans certaines sources, on ouvre avec n’importe quel domino. Dans d’autres, seulement avec un double.',
      leader:
        'Quatre sources disent qui ouvre. Sur pagat.com, c’est le plus petit double (une variante dit le plus grand). Sur domino-games.com et puzzle-place.net, c’est le plus grand. Sur onlinedominogames.com, la personne qui a le plus grand double ouvre avec le domino de son choix.',
      unnamed: 'The Game Cabinet ne désigne personne, ni pour la première manche ni pour les suivantes. C’est à vous de décider.',
      noDouble: 'Si personne n’a de double, onlinedominogames.com dit de redistribuer.',
      noDoubleElsewhere:
        'Les autres sources ne disent pas ce qui se passe alors. Redistribuez, ou piochez à tour de rôle jusqu’à ce que quelqu’un ait un double, comme au Double Bergen.',
    },
    examples: {
      'double-leads': 'Une ouverture avec un double.',
      'not-a-double': 'Il faut ouvrir avec un double : ce domino n’en est pas un.',
      'highest-double-any-tile': 'La personne qui a le plus grand double ouvre avec n’importe quel domino.',
      'any-tile': 'Toute ouverture est permise : le même domino.',
    },
  },
  'B-8': {
    title: 'Le compte à rebours avec des jetons',
    text: {
      countDown:
        'Au lieu d’écrire les points, on peut commencer avec autant de jetons que l’objectif et les rendre en marquant. La première personne à ne plus en avoir gagne.',
      display: 'Le score est le même. Chaque appareil peut compter dans un sens ou dans l’autre.',
    },
    examples: {
      'gives-back': 'Ada marque et rend un jeton par point.',
      'none-left': 'Ada rend ses derniers jetons et gagne.',
      'keeps-all': 'Ben n’a rien marqué et a encore tous ses jetons.',
    },
  },
  'B-9': {
    title: 'Dominos à images',
    text: {
      pictures: 'Pour les enfants : les dominos ont des images au lieu de points, et personne n’a besoin d’additionner.',
      blocked:
        'Dans une manche bloquée, la main qui a le plus petit double gagne. Si personne n’a de double, celle qui a le moins de dominos gagne. En cas d’égalité, personne ne marque.',
    },
    examples: {
      'lowest-double': 'Ben a le plus petit double.',
      'fewest-tiles': 'Personne n’a de double, et Ada a le moins de dominos.',
      tie: 'Personne n’a de double, et toutes les mains ont le même nombre de dominos.',
    },
  },
}
