import type { Noun } from '#shared/words/grammar'
import { counted, inNumber, listed } from '#shared/words/fr'
import type { PageWords } from '../page-words'
import { monthsIn } from '../months-in'

const MATCHES: Noun = { one: 'partie', other: 'parties' }

/** All matches of the house. */
export const matches: PageWords['matches'] = {
  title: 'Toutes les parties',
  waiting: 'Chargement des parties…',
  failed: 'Impossible de charger vos parties pour l’instant. Elles sont en sécurité et Caravan réessaie.',
  count: (total, everything, all) => (everything ? counted(total, MATCHES) : `${counted(total, MATCHES)} sur ${all}`),
  beat: (others) => `gagne contre ${listed(others)}`,
  roundsPlayed: (rounds) => counted(rounds, { one: 'manche', other: 'manches' }),
  notAgreed: 'À régler',
  chosen: 'Partie choisie',
  choosing: 'Chargement de la partie…',
  noRecord: 'Cette partie ne peut pas être affichée ici. Ouvrez « Revoir la partie » pour voir pourquoi.',
  ...monthsIn('fr-FR'),
  soFar: (total) => `${counted(total, MATCHES)} jusqu’ici`,
  shown: (shown, total) =>
    `${inNumber(shown, { one: 'Seule la plus récente', other: `Les ${shown} plus récentes` })} sur ${total} ${inNumber(shown, { one: 'est affichée', other: 'sont affichées' })}.`,
  more: 'Afficher plus',
  older: (day) => `Voir jusqu’au ${day}`,
  open: (players, day) => `Ouvrir la partie : ${players}, ${day}`,
  nothingYet: 'Aucune partie pour l’instant. Chaque partie commencée est enregistrée ici.',
  newMatch: 'Nouvelle partie',
  nothingFound: 'Aucune partie n’a tout cela. Retirez un filtre :',
  showAll: 'Voir toutes les parties',
  filters: {
    label: 'Chercher des parties',
    text: 'Recherche',
    textHint: 'Noms, jeu, mois, lieu ou note',
    which: 'Quelles parties ?',
    whichOnes: { all: 'Toutes', finished: 'Terminées', unfinished: 'En cours', 'not-agreed': 'À régler' },
    words: 'Vos filtres',
    suggested: 'Filtres proposés',
    more: 'Plus de filtres',
    clear: 'Effacer la recherche',
    won: (name) => `${name} a gagné`,
    photos: 'Avec photo',
    since: (day) => `Depuis le ${day}`,
    until: (day) => `Jusqu’au ${day}`,
    between: (from, to) => `${from} – ${to}`,
    done: 'Voir les parties',
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
