import { counted, listed } from '#shared/words/fr/numbers'
import type { PageWords } from '../page-words'

export const home: PageWords['home'] = {
  title: 'Caravan',
  heading: 'Vos parties',
  waiting: 'Chargement des parties…',
  failed: 'Impossible de charger vos parties pour l’instant. Elles sont en sécurité et Caravan réessaie.',
  newMatch: 'Nouvelle partie',
  settle: 'Trancher un désaccord',
  settleWhat: 'Qui gagne une manche bloquée ?',
  howToPlay: 'Comment jouer',
  firstTitle: 'Qui est autour de la table ?',
  example: 'Voir une partie d’exemple',
  continueMatch: 'Continuer',
  again: {
    heading: 'Rejouer',
    label: 'Encore une fois :',
    leads: (name) => `${name} ouvre`,
    start: 'Commencer',
    change: 'Changer les personnes ou les règles',
  },
  inProgress: 'Partie en cours',
  rounds: (rounds) => `Manche ${Math.max(rounds, 1)}`,
  firstTo: (points) => `en ${points}`,
  evening: {
    heading: 'Soirée en cours',
    round: (round, planned) => (round === 0 ? 'Avant le premier tour' : `Tour ${round} sur ${planned}`),
  },
  last: {
    heading: 'Parties récentes',
    beat: (others) => `gagne contre ${listed(others)}`,
    unfinished: 'en cours',
    versions: (versions) => counted(versions, { one: 'version', other: 'versions' }),
    questions: (questions) => counted(questions, { one: 'question en suspens', other: 'questions en suspens' }),
    picture: 'Photo de la table',
  },
  continueOther: (players) => `Continuer la partie : ${players}`,
  openSheet: (players) => `Ouvrir la feuille de score : ${players}`,
  lookAt: (players) => `Voir la partie : ${players}`,
  all: (matches) => (matches === null || matches < 2 ? 'Toutes les parties' : `Les ${matches} parties`),
  allUnfinished: (matches) => (matches === null ? 'Toutes les parties en cours' : counted(matches, { one: 'autre en cours', other: 'autres en cours' })),
  notices: {
    heading: 'À propos de vos données enregistrées',
    dismiss: 'Masquer',
    notDismissed: 'Ce message n’a pas pu être masqué. Réessayez dans un instant.',
  },
}
