import type { Noun } from '#shared/words/grammar'
import { counted, inNumber } from '#shared/words/fr'
import type { PageWords } from '../page-words'

const MATCHES: Noun = { one: 'partie', other: 'parties' }

/** All matches of the house. */
export const matches: PageWords['matches'] = {
  title: 'Toutes les parties',
  waiting: 'Chargement des parties…',
  failed: 'Impossible de charger vos parties pour l’instant. Elles sont en sécurité et Caravan réessaie.',
  count: (total, everything) => (everything ? counted(total, MATCHES) : `${counted(total, MATCHES)} ${inNumber(total, { one: 'trouvée', other: 'trouvées' })}`),
  soFar: (total) => `${counted(total, MATCHES)} jusqu’ici`,
  shown: (shown, total) =>
    `${inNumber(shown, { one: 'Seule la plus récente', other: `Les ${shown} plus récentes` })} sur ${total} ${inNumber(shown, { one: 'est affichée', other: 'sont affichées' })}.`,
  more: 'Afficher plus',
  older: (day) => `Voir jusqu’au ${day}`,
  open: (players, day) => `Ouvrir la partie : ${players}, ${day}`,
  nothingYet: 'Aucune partie pour l’instant. Chaque partie commencée est enregistrée ici.',
  newMatch: 'Nouvelle partie',
  nothingFound: 'Aucune partie ne correspond. Retirez un filtre ou affichez-les toutes.',
  showAll: 'Voir toutes les parties',
  filters: {
    label: 'Chercher des parties',
    text: 'Recherche',
    textHint: 'Noms, lieu ou note.',
    which: 'Quelles parties ?',
    whichOnes: { all: 'Toutes', finished: 'Terminées', unfinished: 'En cours', 'not-agreed': 'À régler' },
    more: (set) => (set === 0 ? 'Personnes, jeu et dates' : `Personnes, jeu et dates · ${counted(set, { one: 'choix', other: 'choix' })}`),
    people: 'Joueuses et joueurs',
    peopleHint: 'Choisissez plusieurs noms pour voir leurs parties communes.',
    anybody: 'Tout le monde',
    anotherPerson: 'Ajouter une personne',
    chosen: 'Personnes choisies',
    unknownPerson: 'Personne inconnue',
    without: (name) => `Retirer ${name} du filtre`,
    preset: 'Jeu',
    anyPreset: 'Tous les jeux',
    from: 'Du',
    to: 'Au',
    wrongWayRound: '« Au » est avant « Du ».',
  },
}
