import { PRESETS } from '#shared/rules/presets'
import type { PageWords } from '../page-words'

export const ruleSettings: PageWords['ruleSettings'] = {
  target: {
    name: 'Objectif',
    does: 'Le total qui gagne la partie.',
    why: {
      S0: 'Fleur et Scorpion est écrit pour 20 jetons.',
      S1: 'Le Bergen de Celko se joue en 15 à deux, et en 10 à trois ou quatre.',
      S2: 'The Game Cabinet joue en 15 à deux, et en 10 à trois ou quatre.',
      S3: 'Le Double Bergen est écrit pour 100 points.',
      S4: 'La version avec pioche se joue en 15, quel que soit le nombre de personnes.',
    },
  },
  win: {
    name: 'Quand l’objectif fait gagner',
    does: 'Si atteindre l’objectif finit la partie tout de suite ou seulement quand la manche est finie.',
    why: {
      S0: 'Qui a 20 jetons en premier a gagné, même au milieu d’une manche.',
      S1: 'Qui atteint l’objectif en premier a gagné, même au milieu d’une manche.',
      S2: 'Qui atteint l’objectif en premier a gagné, même au milieu d’une manche.',
      S3: 'Les retraits règlent une manche ; on compare donc les totaux après elle.',
      S4: 'Qui atteint l’objectif en premier a gagné, même au milieu d’une manche.',
    },
  },
  handSize: {
    name: 'Dominos distribués',
    does: 'Combien de dominos chaque personne prend avant une manche.',
    why: {
      S3: 'Six dominos par personne à deux ou trois, cinq au-delà ; la source distribue comme au Bergen.',
      S0: 'Six dominos par personne à deux ou trois, cinq à quatre.',
      S1: 'Six dominos par personne à deux ou trois, cinq à quatre.',
      S2: 'Six dominos par personne à deux ou trois, cinq à quatre.',
      S4: 'Six dominos par personne à deux ou trois, cinq à quatre.',
    },
  },
  maxPip: {
    name: 'Jeu de dominos',
    does: 'Le plus grand double de la boîte. Un plus grand jeu permet d’être plus nombreux.',
    why: 'Le jeu pour lequel cette variante est écrite.',
  },
  copies: {
    name: 'Jeux mélangés ensemble',
    does: 'Combien de jeux entiers sont utilisés. Deux jeux permettent de jouer au Bergen à plus de quatre, et deux doubles égaux peuvent alors se faire face.',
    why: 'Le jeu est écrit pour un seul jeu de dominos ; davantage convient à une plus grande tablée.',
  },
  arms: {
    name: 'Branches',
    does: 'Combien de branches partent du pivot.',
    why: 'Quatre autour d’un pivot double-six ; l’octogone qui se joue en double-douze en a huit.',
  },
  leadTile: {
    name: 'Ce qui peut ouvrir',
    does: 'Si une manche peut commencer par n’importe quel domino ou seulement par un double.',
    why: {
      S0: 'Qui est chef de caravane ouvre avec n’importe quel domino.',
      S1: 'Une manche de ce Bergen commence par un double.',
      S2: 'The Game Cabinet permet d’ouvrir avec n’importe quel domino.',
      S4: 'La version avec pioche commence par le plus grand double.',
    },
  },
  completeFirstDouble: {
    name: 'D’abord les deux côtés du premier double',
    does: 'Après une ouverture par un double, il faut jouer de ses deux côtés avant tout autre domino.',
    why: 'Une variante de Celko, donc désactivée tant que vous ne la voulez pas.',
  },
  draw: {
    name: 'Pioche',
    does: 'Ce que fait une personne qui ne peut pas jouer.',
    why: 'Les sources font piocher jusqu’à ce qu’un domino aille. N’en piocher qu’un par tour est une variante de la version avec pioche.',
  },
  dual: {
    name: 'Jetons pour un duo',
    does: 'Payés quand un coup rend les deux bouts égaux.',
    why: 'La source en paie 2.',
  },
  plural: {
    name: 'Jetons pour un pluriel',
    does: 'Payés à la place du duo quand trois moitiés exposées ou plus sont égales.',
    why: 'La source en paie 3.',
  },
  doubleHeader: {
    name: 'Points pour une double tête',
    does: 'Marqués quand un coup rend les deux bouts égaux.',
    why: 'Toutes les sources du Bergen en donnent 2.',
  },
  tripleHeader: {
    name: 'Points pour une triple tête',
    does: 'Marqués à la place de la double tête quand un bout est égal au double posé à l’autre.',
    why: 'Toutes les sources du Bergen en donnent 3.',
  },
  approachCap: {
    name: 'Approche lente de l’objectif',
    does: 'À deux points ou moins de l’objectif, une tête ne rapporte que 1 ; à trois points exactement, 2 au plus.',
    why: {
      S1: 'Le Bergen de Celko a cette règle.',
      S2: 'The Game Cabinet a cette règle.',
      S4: 'La version avec pioche ne l’a pas.',
    },
  },
  dominoPoints: {
    name: 'Poser le dernier domino',
    does: 'Ce que reçoit la personne qui fait domino.',
    why: {
      S0: 'Qui fait domino reçoit 2 jetons.',
      S1: 'Faire domino donne 2 points ; une variante en donne 5.',
      S2: 'Faire domino donne 2 points ; une variante en donne 5.',
      S3: 'Faire domino ne rapporte rien en soi : les autres perdent pour les dominos encore en main.',
      S4: 'La main la plus légère reçoit 1 point, et une main vide est la plus légère.',
    },
  },
  blockedRule: {
    name: 'Qui gagne une manche bloquée',
    does: 'Comment on compare les mains quand plus personne ne peut jouer.',
    why: {
      S0: 'La source désigne qui a la Fleur, puis le Scorpion, puis le plus petit double.',
      S1: 'La main la plus légère est la règle la plus ancienne et la plus courte ; la source donne aussi les règles américaine, allemande et des dominos à images.',
      S2: 'La main la plus légère est la règle la plus ancienne et la plus courte ; la source donne aussi les règles américaine et allemande.',
      S3: 'La source ne fait que retirer un point par domino encore en main.',
      S4: 'La version avec pioche donne la manche à la main la plus légère.',
    },
  },
  blockedPoints: {
    name: 'Gagner une manche bloquée',
    does: 'Ce que rapporte une manche bloquée à qui la gagne.',
    why: {
      S0: 'Qui gagne une manche bloquée reçoit 2 jetons.',
      S1: 'Deux points, ou un là où la main la plus légère décide.',
      S2: 'Deux points, ou un là où la main la plus légère décide.',
      S3: 'Une manche bloquée ne rapporte rien : tout le monde perd pour les dominos encore en main.',
      S4: 'Un point, puisque la main la plus légère décide.',
    },
  },
  tileDeduction: {
    name: 'Perte par domino en main',
    does: 'À la fin d’une manche, chaque personne perd cela par domino resté en main.',
    why: 'La source retire 1 point par domino.',
  },
  floor: {
    name: 'Total le plus bas',
    does: 'Jusqu’où un total peut descendre.',
    why: {
      S0: 'Personne ne doit de jetons : un total s’arrête à zéro.',
      S3: 'La source ne fixe pas de limite ; les totaux peuvent donc descendre sous zéro.',
    },
  },
  reserve: {
    name: 'Réserve',
    does: 'Les dominos de la pioche qu’on ne pioche jamais.',
    why: {
      S0: 'La source fait piocher jusqu’au dernier et dit aussi qu’une manche est bloquée avec deux dominos restants ; les deux ne tiennent que si deux restent de côté.',
      S1: 'La source garde deux dominos de côté.',
      S2: 'La source fait piocher jusqu’au dernier et dit aussi qu’une manche est bloquée avec deux dominos restants ; les deux ne tiennent que si deux restent de côté.',
      S3: 'La source fait piocher jusqu’au dernier et dit aussi qu’une manche est bloquée avec deux dominos restants ; les deux ne tiennent que si deux restent de côté.',
      S4: 'La version avec pioche fait piocher tous les dominos ; en garder deux est sa variante.',
    },
  },
  twoDoubles: {
    name: 'Paires entre deux doubles',
    does: 'Combien de paires on compte quand il y a un double à chaque bout.',
    why: 'La source en cite deux, bien qu’on puisse en faire quatre ; on suit sa liste.',
  },
  standingPair: {
    name: 'Un double qui reste à un bout',
    does: 'Si un double Fleur ou Scorpion déjà posé à un bout compte de nouveau à chaque coup suivant.',
    why: 'La source se tait ; une paire compte pour le coup qui la fait.',
  },
  doubleScorpion: {
    name: 'Un Scorpion double',
    does: 'Pour quoi un Scorpion aux deux faces égales annule le duo ou le pluriel.',
    why: 'La source dit que la famille n’en rapporte pas ; aucun coup de cette famille n’en rapporte donc.',
  },
  payout: {
    name: 'Gains et pertes dans un même coup',
    does: 'Ce qui compte en premier quand un coup fait gagner et perdre des jetons près de zéro.',
    why: 'La source se tait ; qui est chef de caravane paie la différence.',
  },
  americanGap: {
    name: 'Règle américaine : là où elle se tait',
    does: 'Ce qui décide quand une seule main a un double et que deux ou plus n’en ont pas.',
    why: 'Les critères imprimés ne prévoient pas ce cas ; personne ne gagne donc, sauf si vous en décidez autrement.',
  },
  germanTies: {
    name: 'Règle allemande : égalités',
    does: 'Qui est comparé par le dernier critère quand plusieurs mains ont le moins de doubles.',
    why: 'D’habitude, un critère suivant ne départage que les ex æquo.',
  },
}

/** Why a setting has the preset's value. */
export const whySentence: PageWords['whySentence'] = (name, preset) => {
  const { why } = ruleSettings[name]
  return typeof why === 'string' ? why : (why[PRESETS[preset].source] ?? '')
}
