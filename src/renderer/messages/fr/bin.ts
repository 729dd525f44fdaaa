import { counted } from '#shared/words/fr'
import type { Noun } from '#shared/words/grammar'
import type { PageWords } from '../languages'

const MATCHES: Noun = { one: 'partie', other: 'parties' }

export const binWords: PageWords['binWords'] = {
  heading: 'Corbeille',
  waiting: 'Un coup d’œil dans la corbeille …',
  failed: 'La corbeille ne peut pas être affichée pour le moment. Ce qui est conservé est en sûreté ; un nouvel essai est en cours.',
  empty: 'La corbeille est vide. On y met une partie depuis sa page, et elle y reste jusqu’à ce que vous la supprimiez définitivement.',
  count: (total) => `${counted(total, MATCHES)} dans la corbeille. Ce qui s’y trouve ne compte nulle part et y reste jusqu’à ce que vous le supprimiez définitivement.`,
  shown: (shown, total) => `Affichées : les ${shown} dernières sur ${total}.`,
  more: 'En afficher plus',
  list: 'Parties dans la corbeille',
  put: (when) => `mise ici : ${when}`,
  restore: 'Reprendre',
  restoreOf: (players) => `Reprendre la partie : ${players}`,
  delete: 'Supprimer définitivement',
  deleteOf: (players) => `Supprimer définitivement la partie : ${players}`,
  ask: {
    title: 'Supprimer définitivement cette partie ?',
    text: (players, day) => `La partie (${players}, ${day}) est supprimée de ce dossier avec ses photos, et rien ici ne la ramène.`,
    keep: 'La garder',
    delete: 'Supprimer définitivement',
  },
}
