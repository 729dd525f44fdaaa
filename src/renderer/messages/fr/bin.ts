import type { Noun } from '#shared/words/grammar'
import { counted, inNumber } from '#shared/words/fr'
import type { PageWords } from '../page-words'

const MATCHES: Noun = { one: 'partie', other: 'parties' }

export const bin: PageWords['bin'] = {
  heading: 'Corbeille',
  waiting: 'Chargement de la corbeille…',
  failed: 'Impossible de charger la corbeille pour l’instant. Vos parties sont en sécurité et Caravan réessaie.',
  empty: 'La corbeille est vide. Vous pouvez y mettre une partie depuis sa propre page. Elle y reste jusqu’à ce que vous la supprimiez définitivement.',
  count: (total) =>
    `${counted(total, MATCHES)} dans la corbeille. ${inNumber(total, { one: 'Elle ne compte pas dans les statistiques et reste ici jusqu’à ce que vous la supprimiez définitivement.', other: 'Elles ne comptent pas dans les statistiques et restent ici jusqu’à ce que vous les supprimiez définitivement.' })}`,
  shown: (shown, total) =>
    `${inNumber(shown, { one: 'Seule la plus récente', other: `Les ${shown} plus récentes` })} sur ${total} ${inNumber(shown, { one: 'est affichée', other: 'sont affichées' })}.`,
  more: 'Afficher plus',
  list: 'Parties dans la corbeille',
  put: (when) => `dans la corbeille depuis : ${when}`,
  restore: 'Restaurer',
  restoreOf: (players) => `Restaurer la partie : ${players}`,
  delete: 'Supprimer définitivement',
  deleteOf: (players) => `Supprimer définitivement la partie : ${players}`,
  others: {
    list: 'Saisons et soirées dans la corbeille',
    what: { season: 'Saison', evening: 'Soirée' },
    restored: (name) => `Sortie de la corbeille : ${name}.`,
    deleted: (name) => `Suppression définitive : ${name}.`,
    title: (name) => `Supprimer définitivement ${name} ?`,
    texts: {
      season: 'Cela supprime la saison, avec ses jours et ses règles. Les parties et les soirées restent. C’est irréversible.',
      evening: 'Cela supprime la soirée, avec ses tables et ses résultats. Ses parties restent. C’est irréversible.',
    },
    keep: 'Garder',
  },
  ask: {
    title: 'Supprimer définitivement cette partie ?',
    text: (players, day) => `La partie avec ${players} (${day}) et ses photos seront supprimées. Cette action est irréversible.`,
    keep: 'Garder la partie',
    delete: 'Supprimer définitivement',
  },
}
