import { counted, inNumber, listed, plain } from '#shared/words/fr'
import { ofName } from '#shared/words/fr/names'
import type { Noun } from '#shared/words/grammar'
import { numbersIn } from '../numbers-in'
import type { PageWords } from '../page-words'
import { regional } from '../regional'

const MATCHES: Noun = { one: 'partie', other: 'parties' }
const { whole, ...numbers } = numbersIn(regional('fr'))
export const { decimal, perRound, shareWords } = numbers

/** What is counted over all matches of the house. */
export const statistics: PageWords['statistics'] = {
  title: 'Statistiques',
  waiting: 'Addition de vos parties…',
  counting: (done, total) => `Parcours de vos parties : ${whole(done)} sur ${whole(total)}. C’est nécessaire une seule fois.`,
  failed: 'Les statistiques ne peuvent pas être affichées pour l’instant. Ce qui est enregistré est en sécurité ; un nouvel essai suit.',
  filters: 'Quelles parties comptent',
  countAll: 'Compter toutes les parties',
  counted: (matches) => `${whole(matches)} ${inNumber(matches, { one: 'partie terminée comptée', other: 'parties terminées comptées' })}.`,
  nothingYet: 'Aucune partie n’est encore terminée. Dès qu’il y en aura une, ses chiffres seront ici : qui gagne et combien de fois, contre qui, et comment.',
  newMatch: 'Nouvelle partie',
  nothingFound: 'Aucune partie terminée ne correspond. Demandez-en moins, ou comptez-les toutes.',
  apart: {
    heading: 'Pas comptées, ou comptées avec prudence',
    unfinished: (matches) => `${counted(matches, MATCHES)} pas ${inNumber(matches, { one: 'terminée', other: 'terminées' })}`,
    refused: (matches) => `${counted(matches, MATCHES)} dont l’enregistrement n’est pas permis par les règles`,
    alone: (matches) => `${counted(matches, MATCHES)} ${inNumber(matches, { one: 'jouée', other: 'jouées' })} par une personne seule`,
    severalSeats: (matches) =>
      `${counted(matches, MATCHES)} où une personne tenait plusieurs places : ${inNumber(matches, { one: 'comptée', other: 'comptées' })} une fois, pour le meilleur rang`,
    damaged: (matches) => `${counted(matches, MATCHES)} qui ne ${inNumber(matches, { one: 'peut pas être ouverte', other: 'peuvent pas être ouvertes' })}`,
    show: (place) => `Partie ${place}`,
    showAll: 'Les afficher',
    more: (matches) => `et ${matches} de plus`,
  },
  people: {
    heading: 'Tout le monde',
    meanings: 'Ce que signifient les colonnes',
    fewPoints: 'Les points de jeux différents ne se comparent pas ; les points par manche sont donc donnés pour chaque jeu ci-dessous.',
    columns: {
      name: ['Nom', ''],
      played: ['Jouées', 'Parties terminées où cette personne a joué.'],
      won: ['Gagnées', 'Parties gagnées.'],
      share: ['Part gagnée', 'Parties gagnées, sur celles jouées.'],
      rating: [
        'Cote',
        'Le niveau de jeu, autant que les résultats le disent : qui finit devant qui, et contre qui. Tout le monde commence à 25,0 ; après ± vient l’incertitude qui reste (un écart type).',
      ],
      pointsPerRound: ['Points par manche', 'Ce dont les totaux ont bougé, pour chaque manche.'],
      rounds: ['Manches', 'Manches où un domino a été posé.'],
      roundsWon: ['Manches gagnées', 'En faisant domino, en atteignant l’objectif, ou par blocage.'],
      dominoes: ['Domino', 'Manches gagnées en posant le dernier domino.'],
      targets: ['Objectif atteint', 'Manches finies parce que l’objectif a été atteint en cours de route.'],
      blocked: ['Blocages gagnés', 'Manches bloquées gagnées par la décision.'],
      duals: ['Duos', 'Coups après lesquels les deux bouts étaient égaux.'],
      plurals: ['Pluriels', 'Coups après lesquels toutes les moitiés exposées étaient égales.'],
      flowers: ['Fleurs', 'La Fleur elle-même, et chaque paire qui la montrait.'],
      scorpions: ['Scorpions', 'Le Scorpion lui-même, et chaque paire qui le montrait.'],
      headers: ['Têtes', 'Doubles et triples têtes.'],
      suits: ['Familles marquées', 'Familles montrées assez souvent pour marquer.'],
      comebacks: ['Remontées', 'Parties gagnées après un retard de la moitié de l’objectif ou plus.'],
      greatest: ['Plus grande remontée', 'Le plus grand retard dans une partie gagnée, sur les points de son objectif.'],
      longest: ['Plus longue série', 'Le plus de parties gagnées à la suite.'],
      current: ['Série en cours', 'Parties gagnées à la suite jusqu’à la dernière.'],
      unfinished: ['Pas terminées', 'Parties jouées que personne n’a encore gagnées.'],
    },
    behind: (deficit, target) => `${plain(deficit)} sur ${plain(target)}`,
    behindOpens: (name, deficit, target) => `${plain(deficit)} sur ${plain(target)} : revoir la remontée ${ofName(name)}`,
    rating: (mean, deviation) => `${decimal(mean)} ± ${decimal(deviation)}`,
  },
  byGame: { heading: 'Par jeu', game: 'Jeu', points: 'Points' },
  blocked: { heading: 'Manches bloquées gagnées', rule: 'Règle', test: 'Critère décisif', won: 'Gagnées' },
  rivals: {
    heading: 'Face à face',
    how: 'Chaque ligne contre chaque colonne : combien de fois devant – combien de fois derrière à la fin, dans les parties communes, qui que soient les autres. Les ex æquo sont entre parenthèses.',
    caption: 'Face à face de tout le monde',
    against: 'Contre',
    record: (ahead, behind, level) => `${ahead}–${behind}${level === 0 ? '' : ` (${level})`}`,
    told: (one, other, record) => `${one} contre ${other} : ${record}`,
    never: 'aucune rencontre',
    pair: (one, other) => `${one} et ${other}`,
    pairMatches: (matches) => `${counted(matches, MATCHES)} en commun.`,
    standing: (one, other, ahead, behind, level) => {
      const levelWords = level === 0 ? '' : `, et ${level} à égalité`
      if (ahead === behind) return `Égalité : ${ahead} à ${behind}${levelWords}.`
      return `${ahead > behind ? one : other} mène ${Math.max(ahead, behind)} à ${Math.min(ahead, behind)}${levelWords}.`
    },
    latest: 'Leurs dernières parties',
    history: 'Toutes leurs parties dans l’historique',
    close: 'Fermer',
    open: (players, day) => `Revoir la partie avec ${players}, ${day}`,
    neverMet: 'Parmi les parties comptées, aucune n’a été terminée par les deux.',
  },
  ratings: {
    heading: 'La cote au fil du temps',
    how: (names) => `La ligne est la cote, la bande son incertitude (un écart type de chaque côté). Affichage : ${listed(names)}.`,
    choose: 'De qui afficher la cote',
    caption: 'Cotes après les parties',
    thinned: 'Il y a plus de parties qu’un graphique ne peut en montrer ; le tableau et le graphique en montrent les mêmes, choisies régulièrement.',
    day: 'Jour',
    person: 'Nom',
    rating: 'Cote',
    deviation: '±',
    chart: (names) => `Graphique de la cote au fil du temps : ${listed(names)}. La même chose en tableau : choisissez « Tableau ».`,
  },
}

/** The score of a match from event to event. */
export const scoreCourse: PageWords['scoreCourse'] = {
  heading: 'L’évolution du score',
  title: 'Totaux après chaque saisie',
  label: (names) => `Graphique des totaux après chaque saisie : ${listed(names)}. La même chose en tableau : choisissez « Tableau ».`,
  place: 'Saisie',
  what: 'Ce qui s’est passé',
  start: 'La partie commence',
  at: (round, event) => (event === null ? `Manche ${round}, fin` : `Manche ${round}, ${event}`),
}
