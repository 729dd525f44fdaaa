import type { FirstWords } from './en'

export const firstWords: FirstWords = {
  opening: 'Ouverture de Caravan…',
  lost: 'Impossible de joindre Caravan. Cette page réessaie automatiquement.',
  broken: 'Caravan n’a pas pu s’ouvrir.',
  old: (browsers) => `Ce navigateur ne peut pas afficher Caravan. Il faut ${browsers}, ou une version plus récente.`,
  noScript: 'Caravan a besoin de JavaScript pour compter les points. Activez-le pour cette adresse.',
  network: 'Vérifiez que ce téléphone est sur le même Wi-Fi que l’ordinateur.',
  again: 'Réessayer',
}
