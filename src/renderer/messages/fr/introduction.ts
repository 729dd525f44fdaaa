import { counted } from '#shared/words/fr/numbers'
import type { PageWords } from '../page-words'

export const introduction: PageWords['introduction'] = {
  title: 'Ce que fait Caravan',
  cards: {
    enter: {
      heading: 'Posez un domino, puis saisissez-le',
      text: 'Touchez-le, saisissez ses deux nombres ou prenez-le en photo. Avant que vous confirmiez, Caravan montre où il peut se poser et ce qu’il rapporte.',
    },
    reasons: {
      heading: 'Chaque point a sa raison',
      text: 'Chaque coup indique ce qu’il a rapporté, pourquoi et selon quelle règle. Un doute ? Voyez tout ce que Caravan a vérifié.',
    },
    rules: {
      heading: 'Les règles tranchent les désaccords',
      text: 'Quand une manche est bloquée, Caravan suit les règles critère par critère et dit qui gagne. Tout peut être remis en question, corrigé et annulé.',
    },
  },
  card: (card, cards) => `Carte ${card} sur ${cards}`,
  back: 'Retour',
  next: 'Suivante',
  done: 'Commencer',
  dismiss: 'Ignorer',
  look: 'Voir la présentation',
  pictures: {
    wins: 'gagne',
  },
  example: {
    title: 'Partie d’exemple',
    text: (game, target) =>
      `Ada, Ben et Cleo jouent à ${game} en ${counted(target, { one: 'jeton', other: 'jetons' })}. Avec les flèches, vous voyez chaque coup, ce qu’il a rapporté et pourquoi. Vous voyez aussi qui gagne une manche bloquée, comment, et qui gagne la partie.`,
    kept: 'Cet exemple est fourni avec Caravan. Il ne compte ni dans vos parties ni dans les statistiques.',
  },
}
