import type { Noun } from '#shared/words/grammar'
import { counted, inNumber } from '#shared/words/fr'
import type { PageWords } from '../page-words'

const MATCHES: Noun = { one: 'partie', other: 'parties' }

export const bin: PageWords['bin'] = {
  heading: 'Corbeille',
  waiting: 'Ouverture de la corbeille…',
  failed: 'La corbeille ne peut pas être affichée pour l’instant. Ce qui est enregistré est en sécurité ; un nouvel essai suit.',
  empty: 'La corbeille est vide. On y met une partie depuis sa page, et elle y reste jusqu’à ce que vous la supprimiez définitivement.',
  count: (total) =>
    `${counted(total, MATCHES)} dans la corbeille. Ce qui s’y trouve ne compte nulle part et y reste jusqu’à ce que vous le supprimiez définitivement.`,
  shown: (shown, total) =>
    `${inNumber(shown, { one: 'Seule la plus récente', other: `Les ${shown} plus récentes` })} sur ${total} ${inNumber(shown, { one: 'est affichée', other: 'sont affichées' })}.`,
  more: 'En afficher plus',
  list: 'Parties dans la corbeille',
  put: (when) => `mise ici : ${when}`,
  restore: 'Récupérer',
  restoreOf: (players) => `Récupérer la partie avec ${players}`,
  delete: 'Supprimer définitivement',
  deleteOf: (players) => `Supprimer définitivement la partie avec ${players}`,
  ask: {
    title: 'Supprimer définitivement cette partie ?',
    text: (players, day) => `La partie avec ${players}, ${day}, sera supprimée de ce dossier avec ses photos, et rien ici ne pourra la ramener.`,
    keep: 'La garder',
    delete: 'Supprimer définitivement',
  },
}
