import type { PageWords } from '../page-words'

export const introduction: PageWords['introduction'] = {
  title: 'Ce que fait Caravan',
  cards: {
    enter: {
      heading: 'Posez un domino, et saisissez-le',
      text: 'Touchez-le dans la grille, tapez ses deux moitiés, ou photographiez-le. Avant que vous confirmiez, Caravan montre où il peut aller et ce qu’il rapporterait.',
    },
    reasons: {
      heading: 'Tout ce qui compte a sa raison',
      text: 'Chaque coup dit ce qu’il a rapporté et pourquoi, avec le numéro de la règle. En cas de doute, on voit tout ce qui a été regardé.',
    },
    rules: {
      heading: 'Les règles tranchent les litiges',
      text: 'Quand une manche est bloquée, Caravan suit les règles écrites, critère par critère, et dit qui gagne. Tout peut être mis en doute, corrigé et annulé.',
    },
  },
  card: (card, cards) => `Carte ${card} sur ${cards}`,
  back: 'Retour',
  next: 'Suivante',
  done: 'À la table',
  dismiss: 'Ranger les cartes',
  look: 'Voir les trois cartes',
  pictures: {
    wins: 'gagne',
  },
  example: {
    title: 'Une partie d’exemple',
    open: 'Voir une partie d’exemple',
    text: (game, target) =>
      `Ada, Ben et Cleo jouent à ${game} en ${target} jetons. Parcourez la partie avec les flèches : ce qui a été posé, ce que cela a rapporté et pourquoi, comment une manche bloquée a été départagée, et qui a gagné.`,
    kept: 'Elle est fournie avec Caravan. Ce n’est pas une de vos parties, et aucune statistique ne la compte.',
  },
}
