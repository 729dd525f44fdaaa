import { PRESETS } from '#shared/rules/presets'
import type { PageWords } from '../page-words'

const NOT_SAID_WHEN = 'La source ne dit pas quand. Caravan termine la partie à l’objectif, comme dans les autres sources du Bergen.'
const SIX_OR_FIVE = 'À 2 ou 3 : 6 dominos par personne. À 4 : 5 dominos.'
const TWO_RESERVED =
  'La source dit de piocher jusqu’au dernier, et aussi qu’une manche bloquée laisse 2 dominos ou plus. Les deux ne sont possibles qu’avec 2 dominos en réserve.'
const TWO_OR_ONE = '2 points. Avec la règle simple et « Moins de points sans double », c’est 1.'
const UNTIL_IT_FITS = 'Dans la source, on pioche jusqu’à pouvoir jouer.'
const THIS_SET = 'Les règles sont écrites pour ce jeu de dominos.'
const NO_SET = 'La source ne nomme aucun jeu. Les autres sources prennent celui-ci.'

export const ruleSettings: PageWords['ruleSettings'] = {
  target: {
    name: 'Objectif',
    does: 'Le total à atteindre pour gagner la partie.',
    why: {
      S0: 'Dans la source, on joue en 20 jetons.',
      S1: 'Dans la source, on joue en 15 points à 2 personnes, et en 10 à 3 ou 4.',
      S2: 'Dans The Game Cabinet, on joue en 15 points à 2 personnes, et en 10 à 3 ou 4.',
      S3: 'Dans la source, on joue en 100 points.',
      S4: 'Dans la source, on joue en 15 points, quel que soit le nombre de personnes.',
      S5: 'Dans la source, on gagne avec 15 points, quel que soit le nombre de personnes.',
      S6: 'Dans la source, on joue en 15 points, quel que soit le nombre de personnes.',
    },
  },
  win: {
    name: 'Fin de la partie',
    does: 'Dès que l’objectif est atteint, ou seulement après la manche.',
    why: {
      S0: 'Dans la source, la première personne à avoir 20 jetons gagne.',
      S1: 'Dans la source, la première personne à rendre tous ses jetons gagne.',
      S2: NOT_SAID_WHEN,
      S3: 'Chaque manche finit par des retraits. Les totaux se comparent donc après.',
      S4: NOT_SAID_WHEN,
      S5: NOT_SAID_WHEN,
      S6: 'Dans la source, on gagne avec 15 points ou plus après une manche.',
    },
  },
  handSize: {
    name: 'Dominos distribués',
    does: 'Combien de dominos chaque personne reçoit avant une manche.',
    why: {
      S3: 'À 2 ou 3 : 6 dominos par personne. À 4 : 5 dominos. La source ne donne rien au-delà de 4 personnes, ni pour un jeu double-douze.',
      S0: 'La source ne donne pas de nombre. C’est comme au Bergen : 6 dominos par personne à 2 ou 3, et 5 dominos à 4.',
      S1: SIX_OR_FIVE,
      S2: SIX_OR_FIVE,
      S4: SIX_OR_FIVE,
      S5: 'Dans la source, chaque personne pioche 6 dominos, quel que soit le nombre de personnes.',
      S6: 'La source ne donne pas de nombre. C’est comme dans les autres sources du Bergen : 6 dominos par personne à 2 ou 3, et 5 dominos à 4.',
    },
  },
  maxPip: {
    name: 'Jeu de dominos',
    does: 'Le plus grand double de votre jeu. Avec un plus grand jeu, on peut être plus nombreux.',
    why: {
      S0: THIS_SET,
      S1: THIS_SET,
      S2: THIS_SET,
      S3: THIS_SET,
      S4: 'On joue d’habitude avec ce jeu. Un plus grand permet peut-être d’être plus nombreux.',
      S5: NO_SET,
      S6: NO_SET,
    },
  },
  copies: {
    name: 'Nombre de jeux',
    does: 'Avec combien de jeux entiers vous jouez. Avec 2 jeux, chaque domino existe deux fois et on peut être plus de 4 (sauf à Fleur et Scorpion).',
    why: 'Les règles sont écrites pour un seul jeu. Plusieurs jeux servent aux grands groupes.',
  },
  arms: {
    name: 'Branches',
    does: 'Combien de branches partent du pivot.',
    why: 'Les « quatre paires » de la source demandent un double à chaque branche. Il y en a donc 4. L’octogone, en double-douze, en a 8.',
  },
  spinner: {
    name: 'Pivot',
    does: 'Si le double d’ouverture est un pivot, avec 4 branches où jouer.',
    why: {
      S1: 'Dans la source, les doubles ne sont pas des pivots. Mais avec de plus grands jeux, le premier en est d’habitude un : activez-le si vous jouez ainsi.',
      S2: 'Dans la source, les doubles ne sont pas des pivots.',
      S4: 'Dans la source, avec de plus grands jeux, le premier double peut être un pivot. Elle ne le dit pas de ce jeu.',
      S5: 'La source ne parle pas de pivot.',
      S6: 'La source ne parle pas de pivot.',
    },
  },
  leadTile: {
    name: 'Domino d’ouverture',
    does: 'Le premier domino d’une manche : n’importe lequel, ou seulement un double.',
    why: {
      S0: 'On ouvre avec n’importe quel domino quand on est chef de caravane.',
      S1: 'Dans ce Bergen, une manche commence par un double.',
      S2: 'The Game Cabinet ne nomme aucun domino d’ouverture.',
      S4: 'La source dit qui ouvre, et son exemple ouvre avec un double.',
      S5: 'Dans la source, le plus grand double se joue en premier.',
      S6: 'Dans la source, la manche peut commencer par n’importe quel domino.',
    },
  },
  completeFirstDouble: {
    name: 'D’abord les deux côtés du premier double',
    does: 'Après une ouverture avec un double, il faut d’abord jouer de ses deux côtés avant tout autre domino.',
    why: 'Une variante des règles du Bergen sur pagat.com, donc désactivée tant que vous ne l’activez pas.',
  },
  draw: {
    name: 'Piocher',
    does: 'Ce qu’on fait quand on ne peut pas jouer.',
    why: {
      S0: UNTIL_IT_FITS,
      S1: UNTIL_IT_FITS,
      S2: UNTIL_IT_FITS,
      S3: UNTIL_IT_FITS,
      S4: 'Dans la source, on pioche jusqu’à pouvoir jouer. N’en piocher qu’un par tour est une variante.',
      S5: 'Dans la source, on pioche comme au Muggins.',
      S6: UNTIL_IT_FITS,
    },
  },
  dual: {
    name: 'Jetons pour un duo',
    does: 'Quand un coup rend les deux bouts égaux.',
    why: 'Dans la source, il y en a 2.',
  },
  plural: {
    name: 'Jetons pour un pluriel',
    does: 'À la place du duo, quand 3 moitiés exposées ou plus sont égales.',
    why: 'Dans la source, il y en a 3.',
  },
  doubleHeader: {
    name: 'Points pour une double tête',
    does: 'Quand un coup rend les deux bouts égaux.',
    why: 'Toutes les sources du Bergen en donnent 2.',
  },
  tripleHeader: {
    name: 'Points pour une triple tête',
    does: 'À la place de la double tête, quand un bout est égal au double posé à l’autre.',
    why: 'Toutes les sources du Bergen en donnent 3.',
  },
  approachCap: {
    name: 'Frein près de l’objectif',
    does: 'À 2 points ou moins de l’objectif, une tête ne rapporte que 1. À 3 points exactement, 2 au plus.',
    why: {
      S1: 'La source a cette règle.',
      S2: 'The Game Cabinet a cette règle.',
      S4: 'La source n’a pas cette règle.',
      S0: 'La source n’a pas cette règle. Mais ses conseils disent que seule la Fleur vaut toujours 1 point, ce qui irait avec elle.',
      S5: 'La source n’a pas cette règle.',
      S6: 'La source n’a pas cette règle.',
    },
  },
  dominoPoints: {
    name: 'Faire domino',
    does: 'Ce que rapporte faire domino.',
    why: {
      S0: 'Faire domino rapporte 2 jetons.',
      S1: 'Faire domino rapporte 2 points. Une variante en donne 5.',
      S2: 'Faire domino rapporte 2 points.',
      S3: 'La source ne donne rien pour faire domino. Les autres perdent des points pour les dominos encore en main.',
      S4: 'Dans la source, la main avec le moins de points reçoit 1 point. Pour Caravan, une main vide en a le moins.',
      S5: 'Faire domino rapporte 1 point.',
      S6: 'Gagner une manche rapporte 1 point.',
    },
  },
  blockedRule: {
    name: 'Qui gagne une manche bloquée',
    does: 'Comment les mains se comparent quand personne ne peut jouer.',
    why: {
      S0: 'La source cherche la Fleur, puis le Scorpion, puis le plus petit double.',
      S1: 'Pour l’auteur, la règle simple est courante et plus facile à appliquer. La source donne aussi les règles américaine, allemande et des dominos à images.',
      S2: 'Pour l’auteur, la règle simple est courante et plus facile à appliquer. La source donne aussi les règles américaine, allemande et des dominos à images.',
      S3: 'Dans la source, chaque personne perd seulement 1 point par domino en main.',
      S4: 'Dans la source, la main avec le moins de points gagne.',
      S5: 'Dans la source, une main avec un double ne compte pas si une autre n’en a pas. Si toutes en ont, les points des doubles ne comptent pas.',
      S6: 'Dans la source, la main avec le moins de points gagne.',
    },
  },
  blockedPoints: {
    name: 'Gagner une manche bloquée',
    does: 'Ce que rapporte une manche bloquée quand on la gagne.',
    why: {
      S0: 'La gagner rapporte 2 jetons.',
      S1: TWO_OR_ONE,
      S2: TWO_OR_ONE,
      S3: 'La source ne donne rien pour une manche bloquée. Tout le monde perd des points pour les dominos encore en main.',
      S4: 'Dans la source, la main avec le moins de points reçoit 1 point.',
      S5: 'La source donne 1 point.',
      S6: 'La source donne 1 point.',
    },
  },
  tileDeduction: {
    name: 'Points perdus par domino',
    does: 'À la fin d’une manche, chaque personne perd autant de points par domino resté en main.',
    why: 'La source retire 1 point par domino.',
  },
  floor: {
    name: 'Jusqu’où descend un total',
    does: 'Jusqu’où un total peut descendre.',
    why: {
      S0: 'Personne ne doit de jetons. Un total s’arrête donc à 0.',
      S3: 'La source ne fixe pas de limite. Les totaux peuvent donc descendre sous 0.',
    },
  },
  reserve: {
    name: 'Réserve',
    does: 'Combien de dominos cachés ne se piochent jamais.',
    why: {
      S0: TWO_RESERVED,
      S1: 'La source garde 2 dominos en réserve.',
      S2: TWO_RESERVED,
      S3: TWO_RESERVED,
      S4: 'Dans la source, on peut piocher tous les dominos. Une variante en garde 2 en réserve.',
      S5: 'Dans la source, on pioche comme au Muggins. Caravan ne met rien de côté.',
      S6: 'Dans la source, on pioche jusqu’à ce que la pioche soit vide.',
    },
  },
  twoDoubles: {
    name: 'Paires entre deux doubles',
    does: 'Combien de paires comptent quand il y a un double à chaque bout.',
    why: 'La source cite 2 de ces paires, alors qu’il y en a 4. Caravan suit sa liste.',
  },
  standingPair: {
    name: 'Double qui reste à un bout',
    does: 'Une Fleur double ou un Scorpion double resté à un bout compte-t-il de nouveau à chaque coup suivant ?',
    why: 'La source n’est pas claire. Pour Caravan, une paire ne compte que pour le coup qui la fait.',
  },
  doubleScorpion: {
    name: 'Scorpion double',
    does: 'Quels coups ne rapportent ni duo ni pluriel quand le Scorpion est un double.',
    why: 'La source n’est pas claire. Caravan l’applique à tous les coups avec ce nombre.',
  },
  payout: {
    name: 'Gains et pertes dans un coup',
    does: 'Ce qui compte en premier quand un coup fait gagner et perdre des jetons près de 0.',
    why: 'La source n’en dit rien. Caravan additionne d’abord tout le coup.',
  },
  americanGap: {
    name: 'Lacune de la règle américaine',
    does: 'Ce qui décide quand les critères d’Armanino ne désignent personne : une seule main a un double et deux ou plus n’en ont pas, ou le dernier critère applicable donne une égalité.',
    why: 'Les critères imprimés ne prévoient pas ces cas. Personne ne gagne donc, sauf si vous en décidez autrement.',
  },
  spinnerArms: {
    name: 'Commencer les branches',
    does: 'Si chaque branche du pivot doit avoir un domino avant d’en continuer une.',
    why: 'Aucune source ne donne d’ordre pour le Bergen. Mais pagat.com renvoie au Double Bergen, où l’on commence d’abord toutes les branches.',
  },
  spinnerCount: {
    name: 'Score avec un pivot',
    does: 'Ce que rapporte un coup quand il y a quatre branches au lieu de deux bouts.',
    why: 'Caravan compte les moitiés exposées égales, par lesquelles pagat.com explique les têtes. Cette source renvoie aussi au Double Bergen, qui compte tous les nombres.',
  },
  passedLead: {
    name: 'Ouverture après un tour passé',
    does: 'Qui ouvre la manche suivante quand la première personne n’avait pas de double et a passé.',
    why: 'La source dit que l’ouverture passe à gauche. Caravan compte depuis la personne qui a posé le double.',
  },
  germanTies: {
    name: 'Égalités dans la règle allemande',
    does: 'Quelles mains se comparent aux points quand plusieurs ont le moins de doubles.',
    why: 'La source n’est pas claire. D’habitude, un critère suivant ne départage que les ex æquo.',
  },
}

/** Why a setting has the preset's value. */
export const whySentence: PageWords['whySentence'] = (name, preset) => {
  const { why } = ruleSettings[name]
  return typeof why === 'string' ? why : (why[PRESETS[preset].source] ?? '')
}
