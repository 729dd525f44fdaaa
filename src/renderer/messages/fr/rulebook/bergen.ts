import type { RuleWordsOf } from '../../rule-words'

/** B-1 … B-10. */
export const bergenRules: RuleWordsOf<`B-${string}`> = {
  'B-1': {
    title: 'Double tête',
    text: {
      doubleHeader: 'Un coup qui rend égaux les deux bouts du train est une double tête et rapporte 2 points.',
      ledAlone: 'Ouvrir avec un double en est une aussi.',
      ledElsewhere: 'The Game Cabinet ne parle pas d’une ouverture avec un double. Caravan la compte dans tous les Bergen.',
      oneSet: 'Le jeu est fait pour le double-six.',
      largerSets: 'Avec de plus grands jeux, le résultat est décevant, dit pagat.com, car on marque bien plus difficilement.',
      moreSets: 'Au-delà de quatre personnes, prenez deux jeux ou plus.',
      advice: 'Un conseil des sources : compter combien de fois un nombre est sur la table. Un jeu a huit moitiés de chacun.',
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
      tripleHeader: 'Un double à un bout et le même nombre à l’autre font une triple tête, qui rapporte 3 points.',
      eitherTile: 'Peu importe lequel des deux on vient de poser.',
      twoSets: 'Avec deux jeux, le même double peut être aux deux bouts. C’est aussi une triple tête.',
      instead: 'Sur domino-games.com, une triple tête rapporte 3 points en tout : elle remplace la double tête.',
      insteadElsewhere: 'Sur pagat.com et dans The Game Cabinet, ce n’est pas dit expressément. Caravan y compte de la même façon.',
      across: 'Les doubles se posent en travers de la ligne. Ce ne sont pas des pivots : on ne joue pas à leurs extrémités.',
      advice: 'Un conseil des sources : garder les doubles le plus longtemps possible, pour une triple tête.',
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
      headersOnly: 'Seules les têtes sont limitées. Faire domino et gagner une manche bloquée rapportent tous leurs points.',
      ledDouble:
        'Sur pagat.com, une ouverture avec un double rapporte toujours 2. La source ne dit pas si c’est vrai près de l’objectif. Caravan la limite comme toute tête.',
      elsewhere: 'Les autres versions du Bergen n’ont pas cette règle.',
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
      one: 'Sur puzzle-place.net et onlinedominogames.com, cela rapporte 1 point.',
      lightest: 'Sur domino-games.com, la main avec le moins de points à la fin de la manche reçoit 1 point.',
      emptyHand: 'Cette source ne parle pas d’une main vide. Pour Caravan, elle a le moins de points : faire domino rapporte donc ce point.',
      emptyOrBlank: 'Si une autre main n’a plus que 0-0, les deux ont 0 point. La main qui a fait domino reçoit le sien.',
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
      ruling: 'Des règles de blocage disent quelle main gagne. Il y en a plusieurs, et ce n’est pas toujours la même.',
      choose: 'Vous choisissez la règle, et tout le monde dévoile ses dominos. La règle B-9 en ajoute une pour les enfants.',
      simple: 'Règle simple : la main qui a le moins de points gagne.',
      simpleTie: 'En cas d’égalité avec la règle simple, personne ne marque.',
      preferred: 'L’auteur de deux sources trouve la règle simple plus facile à appliquer que les autres, et la préfère.',
      american:
        'Règle américaine (Armanino) : quatre critères dans l’ordre. 1. Si une seule main n’a pas de double, elle gagne. 2. Si personne n’a de double, la main qui a le moins de points gagne. 3. Si plusieurs mains ont un double, celle qui a le moins de dominos gagne. 4. Si tout le monde a un double, la main qui a le plus petit gagne.',
      americanTies: 'Après une égalité, le critère suivant décide, comme dans l’exemple des sources.',
      americanGap:
        'Ces critères peuvent ne désigner personne : quand une seule main a un double et que deux ou plus n’en ont pas, ou quand le dernier critère applicable donne une égalité. Alors personne ne gagne. Vous pouvez choisir que la main qui a le moins de points gagne.',
      german: 'Règle allemande (Müller) : la main sans double gagne. Sinon, celle qui a le moins de doubles. Sinon, celle qui a le moins de points.',
      germanTies:
        'Chaque critère de la règle allemande ne départage que les mains encore à égalité. Vous pouvez choisir que le dernier compare toutes les mains.',
      lightest:
        'Moins de points sans double : parmi les mains sans double, celle qui a le moins de points gagne. Si toutes ont un double, on compte les points sans les doubles, et le plus petit total gagne.',
      ties: 'Pour les autres règles et sur domino-games.com, il n’est pas écrit ce qui se passe s’il reste une égalité. Pour Caravan, personne ne gagne alors.',
      points: 'La main gagnante reçoit 2 points.',
      onePoint: 'Avec la règle simple et « Moins de points sans double », c’est 1 point.',
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
      bothSides: 'Une variante : après une ouverture avec un double, il faut jouer de ses deux côtés avant tout autre domino.',
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
      leader:
        'Quatre sources disent qui ouvre. Sur pagat.com, c’est le plus petit double (une variante dit le plus grand). Sur domino-games.com et puzzle-place.net, c’est le plus grand. Sur onlinedominogames.com, la personne qui a le plus grand double ouvre avec le domino de son choix.',
      everyRound: 'Il n’est pas écrit que ce soit vrai à chaque manche. Pour Caravan, oui.',
      unnamed: 'The Game Cabinet ne désigne personne, ni pour la première manche ni pour les suivantes. C’est à vous de décider.',
      tile: 'Sur pagat.com et puzzle-place.net, on ouvre avec un double. Sur onlinedominogames.com, avec n’importe quel domino.',
      tileShown:
        'Sur domino-games.com, il est écrit qui ouvre, et l’exemple ouvre avec un double. Caravan en demande donc un. Vous pouvez permettre n’importe quel domino.',
      tileUnnamed: 'The Game Cabinet ne nomme aucun domino. Caravan les permet tous.',
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
        'Au lieu d’écrire les points, on peut commencer avec 10 ou 15 jetons, selon le nombre de personnes, et les rendre en marquant. La première personne à ne plus en avoir gagne.',
      asTarget: 'Dans Caravan, on commence avec autant de jetons que l’objectif.',
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
        'Les sources donnent un exemple pour une manche bloquée : le double avec le plus petit animal gagne. Si personne n’a de double, la main qui a le moins de dominos gagne.',
      lowest: 'Caravan ne connaît pas vos images. Ici, le plus petit double gagne.',
      tie: 'En cas d’égalité, personne ne marque.',
    },
    examples: {
      'lowest-double': 'Ben a le plus petit double.',
      'fewest-tiles': 'Personne n’a de double, et Ada a le moins de dominos.',
      tie: 'Personne n’a de double, et toutes les mains ont le même nombre de dominos.',
    },
  },
  'B-10': {
    title: 'Un pivot, avec de plus grands jeux',
    text: {
      spinner: 'Avec de plus grands jeux, le premier double est d’habitude un pivot sur pagat.com. Sur domino-games.com, il peut en être un.',
      fourSides: 'On joue des quatre côtés d’un pivot.',
      ifYouLike: 'Dans Caravan, il n’y a pas de pivot tant que vous ne l’activez pas. C’est possible avec tous les jeux.',
      led: 'Le premier double est celui de l’ouverture. Il faut donc ouvrir avec un double, même là où tout domino est permis sinon.',
      noDouble:
        'Une personne qui doit ouvrir et n’a pas de double passe. Si tout le monde a passé, on pioche comme au Double Bergen (DB-1), auquel renvoie pagat.com.',
      everyArm:
        'Dans quel ordre on commence les branches n’est pas dit au Bergen. Caravan suit le Double Bergen : on les commence toutes avant d’en continuer une (DB-2). Vous pouvez choisir n’importe quel ordre.',
      made: 'Ce que rapportent quatre bouts ouverts n’est pas dit non plus. pagat.com explique la double tête par deux moitiés exposées du même nombre, la triple tête par trois. Caravan les compte ainsi : 2 points pour deux, 3 points pour trois. Vous pouvez aussi compter tous les nombres comme au Double Bergen (DB-3).',
      thisPlay:
        'Seul le coup qui rend des bouts égaux rapporte. Le nombre qu’il laisse ouvert doit donc être aussi sur un autre domino. D’autres bouts égaux ne comptent pas de nouveau.',
      spinnerOpen: 'Le pivot est ouvert avec ses deux moitiés tant que toutes ses branches ne sont pas commencées, comme au Double Bergen.',
      fourAlike:
        'Quatre moitiés égales ou plus sont aussi une triple tête. Près de l’objectif, seules les têtes rapportent moins (B-3), pas le compte du Double Bergen.',
      whole:
        'Pour jouer avec un pivot, pagat.com renvoie aux règles du Double Bergen. C’est ici un jeu de règles à part, et il va aussi avec de plus grands jeux.',
    },
    examples: {
      'four-arms': 'Avec la règle maison, le double d’ouverture a quatre branches, et toutes sont commencées.',
      'spinner-led': 'Une ouverture avec un double. Ses deux moitiés sont exposées.',
      'two-equal': 'Deux branches sont maintenant à 2.',
      'three-ends': 'Trois branches sont maintenant à 2.',
      'with-a-double': 'Le double 2 et un autre 2 : trois moitiés.',
      'start-first': 'Une branche est commencée. Elle ne peut pas continuer tant que les autres ne le sont pas.',
      'not-a-double': 'Il faut ouvrir avec un double : ce domino n’en est pas un.',
      'any-order': 'Dans n’importe quel ordre : la branche peut continuer tout de suite.',
      'stands-already': 'Deux branches sont à 2, mais ce coup laisse ouvert un 5.',
      'every-number': 'Tous les nombres comptent : le même coup rapporte pour les deux 2.',
      'double-alone': 'Un double est posé, mais son nombre n’est ouvert nulle part ailleurs.',
      'two-ends': 'Sans pivot, la ligne a deux bouts.',
    },
  },
}
