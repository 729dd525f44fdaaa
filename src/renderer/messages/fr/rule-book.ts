import type { RuleId } from '#shared/games/rule-ids'
import type { Noun } from '#shared/words/grammar'
import { counted, gameWords, inNumber, listed, plain, signed } from '#shared/words/fr'
import type { PageWords } from '../page-words'
import { ruleTexts } from './rulebook'

const RULES: Noun = { one: 'règle', other: 'règles' }

const ASKED_FOR: Readonly<Partial<Record<RuleId, string>>> = {
  'C-1': 'ordre, à qui le tour',
  'C-2': 'obligé de jouer, forcé, piocher, talon, bouder, je boude',
  'C-3': 'talon, face cachée, reste',
  'C-4': 'bloqué, jeu fermé, fermeture, bouché, coincé, fin',
  'C-5': 'combien de points, vainqueur, gagner',
  'C-6': 'dernier domino, sortir, finir',
  'FS-1': 'qui commence, pose, début, dés',
  'FS-2': 'deux bouts égaux',
  'FS-3': 'trois égaux',
  'B-1': 'deux bouts égaux',
  'B-2': 'trois égaux',
  'B-4': 'dernier domino, sortir, vider sa main, finir, main vide',
  'B-5': 'bloqué, jeu fermé, fermeture, bouché, qui gagne, égalité',
  'B-7': 'qui commence, la pose, avoir la pose, double le plus faible, plus fort double, premier domino, début',
  'FS-9': 'dernier domino, sortir, jeu fermé, fermeture, bouché, qui gagne',
  'DB-1': 'qui commence, la pose, avoir la pose, premier domino, début',
  'DB-4': 'pénalité, points en moins, reste',
  'DB-5': 'combien de points, jeu de 28 dominos',
  'B-8': 'jetons',
  'FS-10': 'moins, négatif',
  'B-3': 'près de gagner',
}

/** What the rule book says besides the rules themselves. */
export const ruleBook: PageWords['ruleBook'] = {
  title: 'Règles',
  intro:
    'Toutes les règles que Caravan applique, avec leur numéro, leur source et des exemples. Les exemples sont comptés sous vos yeux, exactement comme vos parties.',
  named: (id) => `${id} ${ruleTexts[id].title}`,
  link: (id) => `Règle ${id} : ${ruleTexts[id].title}`,
  short: (id) => `Règle ${id}`,
  read: (preset) => `Règles : ${preset}`,
  close: 'Fermer',
  noSuchRule: (id) => `La règle ${id} n’existe pas.`,

  search: {
    label: 'Chercher dans les règles',
    text: 'Recherche',
    hint: 'Un mot, un numéro de règle comme B-5 ou une source.',
    preset: 'Jeu',
    every: 'Tous les jeux',
    found: (count) => counted(count, RULES),
    nothing: (text) => `Aucune règle trouvée pour « ${text} ».`,
    showAll: 'Afficher toutes les règles',
  },

  kinds: { written: 'Écrit', reading: 'Peu clair', convention: 'Choix de Caravan' },
  howToRead: 'Comment lire les règles',
  kindsMean: {
    written: 'Une source le dit. Ses propres mots sont à côté.',
    reading: 'La source n’en dit rien, ou peut se comprendre de plusieurs façons. Caravan la comprend ainsi.',
    convention: 'Aucune source n’en parle. Caravan a choisi.',
  },
  excerpts: 'vu par extraits',
  points: {
    label: 'Points',
    of: ({ points, each }, game) => `${signed(points)} ${inNumber(Math.abs(points), gameWords(game).points)}${each ? ' chaque fois' : ''}`,
  },

  contents: 'Sommaire',
  askedFor: (id) => ASKED_FOR[id] ?? '',
  askedForLessons: 'qui commence, combien de dominos, mélanger, distribuer, apprendre, débutant, bases',
  topics: {
    lead: 'Distribuer et ouvrir',
    turn: 'Un tour',
    scores: 'Ce qui rapporte',
    end: 'Faire domino et manches bloquées',
    winning: 'Gagner',
    table: 'Jetons et images',
  },

  match: {
    link: 'Règles de cette partie',
    waiting: 'Chargement des règles de cette partie…',
    gone: 'Cette partie n’existe plus. Voici les règles de la variante.',
    of: (players, preset) => `${preset}, comme y jouent ${listed(players)}`,
    asWritten: 'Pas de règle maison : tout est comme dans la source.',
    houseRules: (count) =>
      `${counted(count, { one: 'règle maison ou peu claire diffère', other: 'règles maison ou peu claires diffèrent' })} de la source. ${inNumber(count, { one: 'Elle est signalée', other: 'Elles sont signalées' })}.`,
    back: 'Retour à la partie',
    book: 'Toutes les règles',
  },

  houseRule: 'Règle maison',
  usually: (value) => `dans la variante : ${value}`,
  optional: 'Seulement comme règle maison',
  optionalHere: 'Ne s’applique pas dans cette partie',

  rule: {
    back: 'Toutes les règles',
    settings: 'Ce que vous pouvez changer',
    reading: 'règle peu claire',
    everywhere: 'Toutes les variantes',
    where: 'Où elle s’applique',
    played: 's’applique',
    chosen: 'au choix',
    source: (source) => `Source : ${source}`,
    sources: (sources) => `${sources.length === 1 ? 'Source' : 'Sources'} : ${sources.join(' ; ')}`,
    examples: 'Exemples',
    before: (id) => `Précédente : ${id} ${ruleTexts[id].title}`,
    after: (id) => `Suivante : ${id} ${ruleTexts[id].title}`,
    more: 'Autres règles',
  },

  example: {
    says: { yes: 'Oui', no: 'Non' },
    saysInFull: { yes: 'Oui, la règle s’applique ici', no: 'Non, elle ne s’applique pas ici' },
    preset: (preset, rules) => (rules === '' ? preset : `${preset}. Règles maison : ${rules}`),
    chips: 'Avant et après',
    moved: (before, after, unit) => (before === after ? `${plain(after)} ${unit}` : `${plain(before)} → ${plain(after)} ${unit}`),
    movedInFull: (before, after, unit) => (before === after ? `${plain(after)} ${unit}, inchangé` : `de ${plain(before)} à ${plain(after)} ${unit}`),
    toGiveBack: 'à rendre',
    turn: (name) => `${name} joue ensuite.`,
    lineOf: (caption) => `l’exemple « ${caption} »`,
    refused: (tried) => `Impossible : ${tried}`,
    refusedRound: 'Impossible',
  },

  compare: {
    title: 'Comparer les variantes',
    link: 'Comparer les variantes',
    intro: 'Caravan connaît huit variantes, tirées de sept sources écrites. Choisissez-en deux pour voir ce qui diffère et pourquoi.',
    one: 'Comparer',
    other: 'avec',
    show: 'Afficher',
    onlyDifferent: 'Différences seulement',
    everything: 'Tout',
    nothing: 'Ces deux variantes sont identiques.',
    differs: 'diffère',
    caption: (one, other) => `${one} et ${other}`,
    all: 'Comparer les huit',
    allCaption: 'Toutes les variantes',
    what: 'Règle',
    absent: '–',
    absentInFull: 'n’existe pas dans ce jeu',
    groups: {
      table: 'L’essentiel',
      'house-rule': 'Règles maison : valeurs de la variante',
      reading: 'Là où les règles ne sont pas claires',
      rules: 'Règles appliquées',
    },
    rows: {
      source: 'Source',
      players: 'Personnes',
      line: 'Ligne',
      firstLeader: 'Qui ouvre en premier',
      nextLeader: 'Qui ouvre les suivantes',
    },
    players: (min, max) => `de ${min} à ${max}`,
    twoEnded: '2 bouts',
    spinner: 'Des branches autour d’un pivot',
    played: 's’applique',
    optional: 'seulement comme règle maison',
  },
}
