import type { Noun } from '#shared/words/grammar'
import { counted, inNumber } from '#shared/words/fr'
import type { PageWords } from '../page-words'

const MATCHES: Noun = { one: 'partie', other: 'parties' }

/** All matches of the house. */
export const history: PageWords['history'] = {
  title: 'Historique',
  waiting: 'Recherche de vos parties…',
  failed: 'La liste des parties ne peut pas être affichée pour l’instant. Ce qui est enregistré est en sécurité ; un nouvel essai suit.',
  count: (total, everything) =>
    everything ? `${counted(total, MATCHES)} en tout` : `${counted(total, MATCHES)} ${inNumber(total, { one: 'trouvée', other: 'trouvées' })}`,
  soFar: (total) => `${counted(total, MATCHES)} jusqu’ici`,
  shown: (shown, total) =>
    `${inNumber(shown, { one: 'Seule la plus récente', other: `Les ${shown} plus récentes` })} sur ${total} ${inNumber(shown, { one: 'est affichée', other: 'sont affichées' })}.`,
  more: 'En afficher plus',
  older: (day) => `Afficher celles jusqu’au ${day}`,
  open: (players, day) => `Revoir la partie avec ${players}, ${day}`,
  nothingYet: 'Aucune partie n’a encore été jouée. Chaque partie que vous commencez est gardée ici.',
  newMatch: 'Nouvelle partie',
  nothingFound: 'Aucune partie ne correspond. Demandez-en moins, ou affichez-les toutes.',
  showAll: 'Afficher toutes les parties',
  filters: {
    label: 'Chercher dans l’historique',
    text: 'Recherche',
    textHint: 'Noms, lieu ou note.',
    which: 'Quelles parties ?',
    whichOnes: { all: 'Toutes', finished: 'Terminées', unfinished: 'Pas terminées', unsettled: 'Pas réglées' },
    more: (set) => (set === 0 ? 'Personnes, jeu et dates' : `Personnes, jeu et dates · ${counted(set, { one: 'choix', other: 'choix' })}`),
    people: 'Qui a participé',
    peopleHint: 'Avec plusieurs personnes : les parties où elles ont toutes joué.',
    anybody: 'N’importe qui',
    anotherPerson: 'Et qui d’autre ?',
    chosen: 'Personnes choisies',
    unknownPerson: 'Quelqu’un d’inconnu ici',
    without: (name) => `${name} : ne plus demander`,
    preset: 'Jeu',
    anyPreset: 'Tous les jeux',
    from: 'Du',
    to: 'Au',
    wrongWayRound: 'Ce jour est avant le premier ; on ne peut donc rien trouver.',
  },
}
