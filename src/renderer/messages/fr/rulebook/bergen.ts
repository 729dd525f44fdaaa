import type { RuleWordsOf } from '../../rule-words'

/** B-1 … B-9. */
export const bergenRules: RuleWordsOf<`B-${string}`> = {
  'B-1': {
    title: 'Double tête',
    text: ['Un coup qui rend égaux les deux bouts du train est une double tête. Un double seul à l’ouverture en est une aussi.'],
    examples: {
      'both-ends': 'Le domino d’Ada rend le bout droit égal au gauche.',
      'double-led': 'Une ouverture par un double.',
      'ends-differ': 'Les deux bouts montrent des nombres différents.',
      'house-points': 'Là où la maison donne un point pour cela.',
    },
  },
  'B-2': {
    title: 'Triple tête',
    text: [
      'Si un double est à un bout et que l’autre bout lui est égal, c’est une triple tête, lequel des deux qu’on vienne de poser. Avec deux jeux, le même double peut être aux deux bouts.',
      'Elle se marque à la place de la double tête, jamais en plus.',
    ],
    examples: {
      'double-joins': 'Le double vient en dernier, et il est égal à l’autre bout.',
      'end-meets-double': 'Le double était là d’abord, et l’autre bout devient égal à lui.',
      'two-sets': 'Avec deux jeux, le même double est aux deux bouts.',
      'other-end-differs': 'Un double est posé, mais l’autre bout montre autre chose.',
      'two-single-ends': 'Les deux bouts sont égaux, mais aucun n’est un double : c’est une double tête.',
    },
  },
  'B-3': {
    title: 'L’approche lente',
    text: [
      'Près de l’objectif, les têtes valent moins. À deux points ou moins de l’objectif, une tête ne rapporte que 1 ; à trois points exactement, 2 au plus.',
      'Seules les têtes sont freinées ; faire domino ou gagner une manche bloquée est payé en entier. La version avec pioche n’a pas cette règle.',
    ],
    examples: {
      'two-short': 'À deux points de l’objectif : une double tête compte 1.',
      'three-short': 'À trois points : une triple tête compte 2.',
      'four-short': 'À quatre points : une triple tête compte en entier.',
      'going-out-not-capped': 'À deux points : faire domino est payé en entier.',
      'not-in-the-draw-game': 'À deux points dans la version avec pioche : une tête compte en entier.',
    },
  },
  'B-4': {
    title: 'Faire domino',
    text: [
      'Poser son dernier domino finit la manche et rapporte des points. Deux sources donnent 2 points, et connaissent une variante qui en donne 5. La version avec pioche donne le point de la manche à la main la plus légère, et une main vide est la plus légère : 1 point.',
    ],
    examples: {
      'goes-out': 'Ada pose son dernier domino.',
      'one-point': 'La même chose dans la version avec pioche.',
      'five-points': 'La même chose là où la maison paie 5.',
      'one-tile-left': 'Ada a encore un domino.',
    },
  },
  'B-5': {
    title: 'Une manche bloquée',
    text: [
      'Quand plus personne ne peut jouer, on montre toutes les mains, et la règle de blocage de la table désigne qui gagne. Il y en a trois, et elles ne sont pas toujours d’accord. Une quatrième, pour les enfants, est la règle B-9.',
      'La règle simple (Grady & Goldberg, et des Hoyle plus anciens) : le moins de points en main gagne. Une égalité ne rapporte rien.',
      'La règle américaine (Armanino) a quatre critères, appliqués à toutes les mains, et une égalité passe au suivant. 1. Une seule main est-elle sans double ? Elle gagne. 2. Personne n’a de double ? Le moins de points en main gagne. 3. Plus d’une main a un double ? Le moins de dominos gagne. 4. Tout le monde a un double ? Le plus petit double gagne.',
      'Tels qu’ils sont imprimés, ces quatre critères laissent un vide : une main a un double, et deux ou plus n’en ont pas. L’application ne fait alors gagner personne ; que le moins de points en main gagne est une interprétation que vous pouvez choisir.',
      'La règle allemande (Müller) : ne pas avoir de double gagne ; puis le moins de doubles ; puis le moins de points en main. Dans l’application, un critère suivant ne départage que les ex æquo ; que le dernier s’applique à tout le monde est l’autre interprétation. Égalité après le troisième : personne ne gagne.',
      'La victoire rapporte 2 points, ou 1 avec la règle simple.',
    ],
    examples: {
      simple: 'Trois mains selon la règle simple.',
      american: 'Les mêmes mains selon la règle américaine : une autre victoire.',
      german: 'Les mêmes mains selon la règle allemande.',
      'american-only-one': 'Règle américaine, premier critère : seule Ada n’a pas de double.',
      'american-pips': 'Règle américaine, deuxième critère : personne n’a de double.',
      'american-tiles': 'Règle américaine, troisième critère : tout le monde a des doubles, et Ben a le moins de dominos.',
      'gap-none': 'Le vide de la règle américaine : Ada a un double, les autres non.',
      'gap-simple': 'Les mêmes mains, là où le moins de points en main comble le vide.',
      'among-tied': 'Règle allemande : Ada et Ben n’ont pas de double, et on ne compare que leurs mains.',
      'all-again': 'Les mêmes mains, là où le dernier critère s’applique à tout le monde.',
      tie: 'Règle simple : deux mains sont aussi légères l’une que l’autre.',
    },
  },
  'B-6': {
    title: 'Les deux côtés du premier double',
    text: [
      'Une variante : après une ouverture par un double, il faut jouer de ses deux côtés avant tout autre domino. Elle est désactivée, sauf si la maison la veut.',
    ],
    examples: {
      'other-side-first': 'On a joué du côté droit, pas du gauche : le train ne peut pas encore continuer à droite.',
      'both-played-on': 'On a joué des deux côtés, et le train continue.',
      'not-played': 'Là où la variante est désactivée, le train peut continuer tout de suite.',
    },
  },
  'B-7': {
    title: 'Qui ouvre, et avec quoi',
    text: [
      'Certaines sources laissent une manche commencer par n’importe quel domino, d’autres seulement par un double.',
      'Qui ouvre est l’affaire de la table. L’application dit qui la source désigne : le plus petit double sur pagat.com, où le plus grand est une variante, et le plus grand dans la version avec pioche.',
    ],
    examples: {
      'double-leads': 'Une ouverture par un double.',
      'not-a-double': 'Là où il faut ouvrir par un double : un domino qui n’en est pas un.',
      'any-tile': 'Là où l’on peut ouvrir avec n’importe quel domino : le même domino.',
    },
  },
  'B-8': {
    title: 'Le compte à rebours avec des jetons',
    text: [
      'Au lieu d’écrire les points, chaque personne peut commencer avec autant de jetons que l’objectif et les rendre à mesure qu’elle marque. La première à ne plus en avoir a gagné.',
      'C’est le même score vu de l’autre côté ; chaque appareil peut le montrer d’une façon ou de l’autre.',
    ],
    examples: {
      'gives-back': 'Ada marque, et rend autant de jetons.',
      'none-left': 'Ada rend ses derniers jetons et a gagné.',
      'keeps-all': 'Ben n’a rien marqué et garde tous ses jetons.',
    },
  },
  'B-9': {
    title: 'Dominos à images',
    text: [
      'Pour les enfants : les moitiés montrent des images au lieu de points, et personne n’a besoin d’additionner.',
      'Une manche bloquée est gagnée par le plus petit double. Si personne n’a de double, le moins de dominos gagne. Une égalité ne rapporte rien.',
    ],
    examples: {
      'lowest-double': 'Ben a le plus petit double.',
      'fewest-tiles': 'Personne n’a de double, et Ada a le moins de dominos.',
      tie: 'Personne n’a de double, et toutes les mains ont autant de dominos.',
    },
  },
}
