import { counted, inNumber, listed, plain } from '#shared/words/fr'
import { ofName } from '#shared/words/fr/names'
import type { Noun } from '#shared/words/grammar'
import { HALF_A_TENTH, margin } from '../margin'
import { numbersIn } from '../numbers-in'
import type { PageWords } from '../page-words'
import { regional } from '../regional'
import { chart } from './components'

const MATCHES: Noun = { one: 'partie', other: 'parties' }
const { whole, ...numbers } = numbersIn(regional('fr'))
export const { decimal, perRound, pointsWords, shareWords } = numbers

const sources: PageWords['statistics']['scoring']['sources'] = {
  dual: 'Duos',
  plural: 'Pluriels',
  flower: 'Fleurs',
  scorpion: 'Scorpions',
  'double-header': 'Doubles têtes',
  'triple-header': 'Triples têtes',
  'of-a-suit': 'Nombres égaux',
  ends: 'Faire domino et blocages',
}

/** What is counted over all matches of the house. */
export const statistics: PageWords['statistics'] = {
  title: 'Statistiques',
  waiting: 'Chargement des statistiques…',
  counting: (done, total) => `Comptage de vos parties : ${whole(done)} sur ${whole(total)}. Cela n’arrive qu’une fois.`,
  failed: 'Impossible de charger les statistiques pour l’instant. Vos parties sont en sécurité et Caravan réessaie.',
  filters: 'Choisir les parties',
  daysAndPeople: 'Jours et personnes',
  countAll: 'Compter toutes les parties',
  counted: (matches) => `${whole(matches)} ${inNumber(matches, { one: 'partie terminée', other: 'parties terminées' })}.`,
  nothingYet: 'Aucune partie terminée pour l’instant. Terminez-en une pour voir qui gagne, combien de fois, contre qui et comment.',
  newMatch: 'Nouvelle partie',
  nothingFound: 'Aucune partie terminée ne correspond. Retirez un filtre ou comptez-les toutes.',
  podium: {
    heading: 'Le plus de victoires',
    wins: (wins) => counted(wins, { one: 'victoire', other: 'victoires' }),
    level: (wins, names) => `${counted(wins, { one: 'victoire', other: 'victoires' })} par personne : ${names}.`,
    more: (count) => `${plain(count)} ${inNumber(count, { one: 'autre', other: 'autres' })}`,
    tile: (wins) => `Un domino compte pour ${counted(wins, { one: 'victoire', other: 'victoires' })}.`,
  },
  figures: {
    heading: 'Chiffres clés',
    matches: (matches) => inNumber(matches, MATCHES),
    rounds: (rounds) => inNumber(rounds, { one: 'manche', other: 'manches' }),
    long: (minutes) => (minutes < 60 ? `${minutes}\u00a0min` : `${whole(Math.round(minutes / 60))}\u00a0h`),
    atTable: (known, matches) => (known === matches ? 'autour de la table' : `autour de la table, dans ${counted(known, MATCHES)} sur ${whole(matches)}`),
    biggest: (name) => `meilleur coup, ${name}`,
  },
  scoring: {
    heading: 'Qu’est-ce qui rapporte le plus ?',
    answer: (source, perRound, points) => `${sources[source]} : ${decimal(perRound)} ${points} par manche.`,
    unit: (points, game) => `${game} : ${points} par manche, tout le monde ensemble`,
    what: 'Quoi',
    sources,
  },
  leads: {
    heading: 'Ouvrir, est-ce un avantage ?',
    told: (won, matches) => `La personne qui a ouvert la première manche a gagné ${counted(won, MATCHES)} sur ${whole(matches)}.`,
    chance: (wins) => `Le hasard seul en donnerait environ ${whole(wins)}.`,
    luck: 'Cela peut encore être le hasard.',
    more: 'C’est plus que le hasard.',
    fewer: 'Si peu, c’est plus que de la malchance.',
    box: (matches) => `Une case compte pour ${counted(matches, MATCHES)}.`,
    caption: 'Parties gagnées par la personne qui a ouvert',
    players: 'Personnes',
    matches: 'Parties',
    won: 'Gagnées',
    expected: 'Par hasard',
  },
  luck: {
    heading: 'Chance et adresse',
    scope: (game, matches) => `${game}, ${counted(matches, MATCHES)}`,
    working: (done, matches) => `Analyse : ${counted(done, MATCHES)} sur ${whole(matches)}…`,
    told: (name, ahead, tiles, choices, give, noun) =>
      `${name} marque ${decimal(Math.abs(ahead))} ${noun.other} de ${ahead < 0 ? 'moins' : 'plus'} par partie que les autres. Les dominos ont ${tiles < 0 ? 'coûté' : 'rapporté'} environ ${decimal(Math.abs(tiles))}, les choix ont ${choices < 0 ? 'coûté' : 'rapporté'} environ ${decimal(Math.abs(choices))}${margin(give, HALF_A_TENTH, `, à ${decimal(give)} près dans les deux cas`)}.`,
    meaning: 'Un choix est comparé au meilleur domino qui était à coup sûr dans la main. Tout le reste compte comme chance.',
  },
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
    more: 'Tous les chiffres',
    best: 'Meilleure manche',
    meanings: 'Ce que signifient les colonnes',
    fewPoints: 'Chaque jeu compte autrement. Les points par manche sont donc plus bas, jeu par jeu.',
    columns: {
      name: ['Nom', ''],
      played: ['Jouées', 'Parties terminées.'],
      won: ['Gagnées', 'Parties gagnées.'],
      share: ['% de victoires', 'Parties gagnées sur les parties jouées.'],
      rating: [
        'Niveau',
        'La qualité des résultats, selon la force des adversaires. Tout le monde commence à 25. Le nombre après ± indique l’incertitude (un écart type).',
      ],
      pointsPerRound: ['Points par manche', 'La variation moyenne du total par manche.'],
      rounds: ['Manches', 'Manches avec au moins un domino posé.'],
      roundsWon: ['Manches gagnées', 'En faisant domino, en atteignant l’objectif ou par blocage.'],
      dominoes: ['Par domino', 'Manches gagnées en posant le dernier domino.'],
      targets: ['Objectif atteint', 'Manches finies parce que cette personne a atteint l’objectif.'],
      blocked: ['Blocages gagnés', 'Manches bloquées gagnées par la décision.'],
      duals: ['Duos', 'Coups qui ont rendu les deux bouts égaux.'],
      plurals: ['Pluriels', 'Coups qui ont rendu les deux bouts égaux avec un double.'],
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
    pair: (one, other) => `${one} et ${other}`,
    pairMatches: (matches) => `${counted(matches, MATCHES)} en commun.`,
    standing: (one, other, ahead, behind, level) => {
      const levelWords = level === 0 ? '' : `, et ${level} à égalité`
      if (ahead === behind) return `Égalité : ${ahead} à ${behind}${levelWords}.`

      return `${ahead > behind ? one : other} mène ${Math.max(ahead, behind)} à ${Math.min(ahead, behind)}${levelWords}.`
    },
    latest: 'Leurs parties récentes',
    matches: 'Voir toutes leurs parties',
    close: 'Fermer',
    open: (players, day) => `Ouvrir la partie : ${players}, ${day}`,
    neverMet: 'Dans cette sélection, ces deux personnes n’ont terminé aucune partie ensemble.',
  },
  ratings: {
    heading: 'Quels progrès ?',
    from: (matches) => `Les niveaux commencent après ${counted(matches, MATCHES)}.`,
    gained: (name, from, to) => `Plus gros progrès : ${name}, de ${decimal(from)} à ${decimal(to)}.`,
    nobody: 'Aucun progrès ici depuis la première partie.',
    meaning: 'Le niveau dit la qualité des résultats, selon la force des adversaires. Tout le monde commence à 25.',
    ahead: (one, other, tenths) =>
      `${one} ${tenths === 0 ? 'ne finit presque jamais' : tenths === 10 ? 'finit presque toujours' : 'finit'} devant ${other}${tenths === 0 || tenths === 10 ? '' : ` ${tenths} fois sur 10`}.`,
    choose: 'Choisir jusqu’à 3 personnes',
    caption: 'Niveaux après les parties',
    thinned: 'Il y a trop de parties pour les montrer toutes. Le graphique et le tableau montrent les mêmes, à intervalles réguliers.',
    day: 'Jour',
    person: 'Nom',
    rating: 'Niveau',
    deviation: '±',
    chart: (names) => `Graphique du niveau au fil du temps : ${listed(names)}. Pour un tableau, choisissez « ${chart.table} ».`,
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
