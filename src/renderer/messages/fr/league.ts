import { counted, inNumber, listed, plain } from '#shared/words/fr'
import { ofName } from '#shared/words/fr/names'
import type { PageWords } from '../page-words'
import { pointsWords } from './statistics'

const RESULTS = { one: 'résultat', other: 'résultats' } as const
const EVENINGS = { one: 'soirée choisie', other: 'soirées choisies' } as const
const POINTS = { one: 'point', other: 'points' } as const

export const league: PageWords['league'] = {
  title: 'Saisons',
  waiting: 'Chargement des saisons…',
  failed: 'Impossible de charger vos saisons pour l’instant. Elles sont en sécurité et Caravan réessaie.',
  counting: (done, total) => `Comptées : ${counted(done, { one: 'partie', other: 'parties' })} sur ${plain(total)}…`,
  gone: 'Cette saison n’est plus ici. Elle est peut-être dans la corbeille.',
  all: 'Toutes les saisons',
  intro: 'Une saison, ce sont des jours, des personnes et une façon de donner des points. Chaque résultat compte aussitôt.',
  link: 'Classements des saisons',
  change: 'Nom et jours',
  table: {
    heading: 'Classement',
    place: 'Rang',
    points: 'Total',
    results: 'Résultats',
    wins: 'Victoires',
    dropped: 'Retirés',
    handicap: 'Handicap',
    why: (name, points) => `Points ${ofName(name)} : ${points}. Voir pourquoi`,
    none: 'Aucun résultat pendant ces jours. Une partie terminée, ou une table de soirée avec un résultat, en donne un.',
    waiting: (least) => `Pas encore au classement, avec moins de ${counted(least, RESULTS)}`,
    waits: (name, results) => `${name} : ${counted(results, RESULTS)}`,
    open: (count) => `${counted(count, { one: 'partie ou table n’a', other: 'parties et tables n’ont' })} pas encore de résultat valable.`,
    withoutRounds: (count) =>
      `${counted(count, { one: 'table n’a rien donné', other: 'tables n’ont rien donné' })} : seuls les totaux sont connus, pas les manches.`,
  },
  chart: {
    heading: 'Points au fil du temps',
    label: (names) => `Points ${listed(names.map(ofName))} après chaque jour`,
    day: 'Jour',
    choose: 'Choisir des personnes',
  },
  cross: {
    heading: 'Confrontations directes',
    hint: 'Chaque ligne dit combien de fois sa personne a fini devant la personne au-dessus, puis derrière. Un troisième nombre compte les égalités.',
    cell: (one, other, ahead, behind, level) =>
      `${one} contre ${other} : ${plain(ahead)} fois devant, ${plain(behind)} fois derrière${level === 0 ? '' : `, ${plain(level)} fois à égalité`}`,
    never: (one, other) => `${one} et ${other} n’ont pas joué ensemble`,
    most: (count) => (count === 1 ? 'La première personne.' : `Les ${plain(count)} premières personnes.`),
  },
  why: {
    title: (name) => `Points ${ofName(name)}`,
    sum: (points, counts, results) =>
      `${pointsWords(points)} ${inNumber(points, POINTS)} : ${counted(counts, { one: 'résultat compté', other: 'résultats comptés' })} sur ${plain(results)}.`,
    match: 'Partie',
    evening: (name) => `Soirée : ${name}`,
    table: (name, round, table) => `${name}, tour ${plain(round)}, table n° ${plain(table)}`,
    place: (place, of) => `Rang ${plain(place)} sur ${plain(of)}`,
    rounds: (count) => counted(count, { one: 'manche gagnée', other: 'manches gagnées' }),
    others: (names) => `avec ${listed(names)}`,
    base: (points) => `${points} pour cela`,
    bonus: (points, expected) => `${points} de handicap : il fallait finir devant ${expected} des autres`,
    dropped: 'Retiré',
    open: (what) => `Ouvrir : ${what}`,
  },
  rules: {
    heading: 'Comment les points sont donnés',
    change: 'Modifier les règles',
    everyone: 'Tout le monde compte.',
    people: (count) => `Seulement ${counted(count, { one: 'personne choisie', other: 'personnes choisies' })}.`,
    least: (count) => `Il faut ${counted(count, RESULTS)} pour être au classement.`,
    presets: (names) => `Seulement ${listed(names)}.`,
    evenings: (count, matches) => `Les tables de ${counted(count, EVENINGS)}${matches ? ', et les parties hors soirée' : ' et rien d’autre'}.`,
    allEvenings: 'Les tables de toutes les soirées, et les parties hors soirée.',
    onlyEvenings: 'Les tables de toutes les soirées, et aucune autre partie.',
    match: (win, share, loss) =>
      `${counted(win, POINTS)} pour une victoire, ${plain(share)} pour un premier rang partagé, ${plain(loss)} pour tout autre rang.`,
    round: (win) => `${counted(win, POINTS)} pour chaque manche gagnée.`,
    places: (places, others) => `Selon le rang à la table : ${places.map(plain).join(', ')}, puis ${plain(others)}.`,
    eveningPlaces: (places, others) => `Selon le rang sur toute la soirée : ${places.map(plain).join(', ')}, puis ${plain(others)}.`,
    best: {
      match: (count) =>
        count === 1 ? 'Seul le meilleur résultat de chaque personne compte.' : `Seuls les ${plain(count)} meilleurs résultats de chaque personne comptent.`,
      evening: (count) =>
        count === 1 ? 'Seule la meilleure soirée de chaque personne compte.' : `Seules les ${plain(count)} meilleures soirées de chaque personne comptent.`,
    },
    worst: {
      match: (count) =>
        count === 1 ? 'Le plus mauvais résultat de chaque personne est retiré.' : `Les ${plain(count)} plus mauvais résultats de chaque personne sont retirés.`,
      evening: (count) =>
        count === 1
          ? 'La plus mauvaise soirée de chaque personne est retirée.'
          : `Les ${plain(count)} plus mauvaises soirées de chaque personne sont retirées.`,
    },
    handicap: (percent) => `Handicap de ${percent} : la personne qui devrait gagner reçoit un peu moins, les autres un peu plus.`,
    handicapHow: {
      title: 'Comment il est calculé',
      text: (percent) =>
        `Pour chaque résultat : un demi, moins la part des autres que cette personne devait devancer, fois les points entre le premier et le dernier rang. Le handicap en est ${percent}. Ce qui était attendu vient des niveaux au début du jour.`,
    },
  },
  form: {
    title: (name) => `Comment les points sont donnés : ${name}`,
    save: 'Enregistrer les règles',
    who: 'Les personnes comptées',
    everyone: 'Tout le monde',
    chosen: 'Des personnes choisies',
    least: 'Résultats nécessaires',
    what: 'Ce qu’on compte',
    presets: 'Variantes',
    anyPreset: 'Toutes les variantes',
    chosenPresets: 'Des variantes choisies',
    evenings: 'Soirées',
    allEvenings: 'Toutes les soirées',
    chosenEvenings: 'Des soirées choisies',
    matches: 'Parties hors soirée',
    points: 'Points donnés',
    by: { place: 'Selon le rang à la table', evening: 'Selon le rang sur toute la soirée', match: 'Pour chaque partie', round: 'Pour chaque manche gagnée' },
    places: 'Points pour les rangs 1, 2, 3…',
    placesHint: 'Des nombres entiers séparés par des virgules, par exemple 3, 2, 1.',
    placesWrong: 'Saisissez de 1 à 50 nombres entiers de −1000 à 1000, séparés par des virgules.',
    others: 'Points pour chaque rang suivant',
    win: 'Points pour une victoire',
    share: 'Points pour un premier rang partagé',
    loss: 'Points pour tout autre rang',
    round: 'Points pour une manche',
    counting: 'Résultats comptés',
    kinds: { all: 'Tous', best: 'Les meilleurs', 'but-worst': 'Tous sauf les plus mauvais' },
    of: 'Ce qu’on compte ou retire',
    units: { match: 'Des résultats un par un', evening: 'Des soirées entières' },
    count: 'Combien',
    handicap: 'Handicap (%)',
    handicapHint: '0 pour aucun. À 100, autant de points sont attendus de chaque personne.',
    nobody: 'Choisissez une personne, ou comptez tout le monde.',
    nothing: 'Choisissez-en au moins un, ou tous.',
  },
}
