import { counted, inNumber, listed, plain } from '#shared/words/fr'
import { ofName } from '#shared/words/fr/names'
import type { Noun } from '#shared/words/grammar'
import { numbersIn } from '../numbers-in'
import type { PageWords } from '../page-words'
import { regional } from '../regional'
import { chart } from './components'

const MATCHES: Noun = { one: 'partie', other: 'parties' }
const { whole, ...numbers } = numbersIn(regional('fr'))
export const { decimal, perRound, shareWords } = numbers

/** What is counted over all matches of the house. */
export const statistics: PageWords['statistics'] = {
  title: 'Statistiques',
  waiting: 'Chargement des statistiques…',
  counting: (done, total) => `Comptage de vos parties : ${whole(done)} sur ${whole(total)}. Cela n’arrive qu’une fois.`,
  failed: 'Impossible de charger les statistiques pour l’instant. Vos parties sont en sécurité et Caravan réessaie.',
  filters: 'Choisir les parties',
  countAll: 'Compter toutes les parties',
  counted: (matches) => `${whole(matches)} ${inNumber(matches, { one: 'partie terminée', other: 'parties terminées' })}.`,
  nothingYet: 'Aucune partie terminée pour l’instant. Terminez-en une pour voir qui gagne, combien de fois, contre qui et comment.',
  newMatch: 'Nouvelle partie',
  nothingFound: 'Aucune partie terminée ne correspond. Retirez un filtre ou comptez-les toutes.',
  apart: {
    heading: 'Non comptées, ou avec réserve',
    unfinished: (matches) => `${counted(matches, MATCHES)} en cours`,
    refused: (matches) => `${counted(matches, MATCHES)} que les règles ne permettent pas`,
    alone: (matches) => `${counted(matches, MATCHES)} avec une seule personne`,
    severalSeats: (matches) => `${counted(matches, MATCHES)} où une personne avait plusieurs places : seul son meilleur rang compte`,
    damaged: (matches) => `${counted(matches, MATCHES)} qui ne ${inNumber(matches, { one: 'peut pas être ouverte', other: 'peuvent pas être ouvertes' })}`,
    show: (place) => `Partie ${place}`,
    showAll: 'Voir les parties',
    more: (matches) => `et ${matches} de plus`,
  },
  people: {
    heading: 'Tout le monde',
    meanings: 'Ce que signifient les colonnes',
    fewPoints: 'Chaque jeu compte autrement. Les points par manche sont donc plus bas, jeu par jeu.',
    columns: {
      name: ['Nom', ''],
      played: ['Jouées', 'Parties terminées.'],
      won: ['Gagnées', 'Parties gagnées.'],
      share: ['% de victoires', 'Parties gagnées sur les parties jouées.'],
      rating: [
        'Niveau',
        'La qualité des résultats, selon la force des adversaires. Tout le monde commence à 25,0. Le nombre après ± indique l’incertitude (un écart type).',
      ],
      pointsPerRound: ['Points par manche', 'La variation moyenne du total par manche.'],
      rounds: ['Manches', 'Manches avec au moins un domino posé.'],
      roundsWon: ['Manches gagnées', 'En faisant domino, en atteignant l’objectif ou par blocage.'],
      dominoes: ['Par domino', 'Manches gagnées en posant le dernier domino.'],
      targets: ['Objectif atteint', 'Manches finies parce que cette personne a atteint l’objectif.'],
      blocked: ['Blocages gagnés', 'Manches bloquées gagnées par la décision.'],
      duals: ['Duos', 'Coups avec un duo.'],
      plurals: ['Pluriels', 'Coups avec un pluriel.'],
      flowers: ['Fleurs', 'Fleurs courtes et longues.'],
      scorpions: ['Scorpions', 'Petits et grands Scorpions.'],
      headers: ['Têtes', 'Doubles et triples têtes.'],
      suits: ['Nombres égaux', 'Nombres qui ont rapporté des points en apparaissant 2 fois ou plus.'],
      comebacks: ['Remontées', 'Parties gagnées après un retard de la moitié de l’objectif ou plus.'],
      greatest: ['Plus grande remontée', 'Le plus grand retard dans une partie gagnée malgré tout, sur les points de l’objectif.'],
      longest: ['Plus longue série', 'Le plus grand nombre de parties gagnées à la suite.'],
      current: ['Série en cours', 'Parties gagnées à la suite jusqu’à maintenant.'],
      unfinished: ['En cours', 'Parties que personne n’a encore gagnées.'],
    },
    behind: (deficit, target) => `${plain(deficit)} sur ${plain(target)}`,
    behindOpens: (name, deficit, target) => `${plain(deficit)} sur ${plain(target)} : revoir la remontée ${ofName(name)}`,
    rating: (mean, deviation) => `${decimal(mean)} ± ${decimal(deviation)}`,
  },
  byGame: { heading: 'Par jeu', game: 'Jeu', points: 'Points' },
  blocked: { heading: 'Manches bloquées gagnées', rule: 'Règle', test: 'Critère décisif', won: 'Gagnées' },
  rivals: {
    heading: 'Confrontations directes',
    how: 'Combien de fois la personne de la ligne a fini devant celle de la colonne, puis combien de fois derrière. Seules les parties communes comptent. Les ex æquo sont entre parenthèses.',
    caption: 'Confrontations directes, tout le monde',
    against: 'Contre',
    record: (ahead, behind, level) => `${ahead}–${behind}${level === 0 ? '' : ` (${level})`}`,
    told: (one, other, record) => `${one} contre ${other} : ${record}`,
    never: 'aucune partie commune',
    pair: (one, other) => `${one} et ${other}`,
    pairMatches: (matches) => `${counted(matches, MATCHES)} en commun.`,
    standing: (one, other, ahead, behind, level) => {
      const levelWords = level === 0 ? '' : `, et ${level} à égalité`
      if (ahead === behind) return `Égalité : ${ahead} à ${behind}${levelWords}.`

      return `${ahead > behind ? one : other} mène ${Math.max(ahead, behind)} à ${Math.min(ahead, behind)}${levelWords}.`
    },
    latest: 'Leurs dernières parties',
    matches: 'Voir toutes leurs parties',
    close: 'Fermer',
    open: (players, day) => `Ouvrir la partie : ${players}, ${day}`,
    neverMet: 'Dans cette sélection, ces deux personnes n’ont terminé aucune partie ensemble.',
  },
  ratings: {
    heading: 'Le niveau au fil du temps',
    how: (names) => `La courbe montre le niveau, la bande son incertitude (un écart type de chaque côté). Personnes affichées : ${listed(names)}.`,
    choose: 'Afficher le niveau de',
    caption: 'Niveaux après les parties',
    thinned: 'Il y a trop de parties pour les montrer toutes. Le graphique et le tableau montrent les mêmes, à intervalles réguliers.',
    day: 'Jour',
    person: 'Nom',
    rating: 'Niveau',
    deviation: '±',
    chart: (names) => `Graphique du niveau au fil du temps : ${listed(names)}. Pour un tableau, choisissez « Tableau ».`,
  },
}

/** The score of a match from event to event. */
export const totalsChart: PageWords['totalsChart'] = {
  heading: 'Évolution du score',
  title: 'Totaux après chaque saisie',
  label: (names) => `Graphique des totaux après chaque saisie : ${listed(names)}. Pour un tableau, choisissez « ${chart.table} ».`,
  place: 'Saisie',
  what: 'Détails',
  start: 'Début de la partie',
  at: (round, event) => (event === null ? `Fin de la manche ${round}` : `Manche ${round}, saisie ${event}`),
}
