import type { Noun } from '#shared/words/grammar'
import { counted, gameWords, inNumber, listed, plain } from '#shared/words/fr'
import type { PageWords } from '../page-words'
import { ruleTexts } from './rulebook'

const RULES: Noun = { one: 'règle', other: 'règles' }
const EXAMPLES: Noun = { one: 'exemple', other: 'exemples' }

/** What the rule book says besides the rules themselves. */
export const ruleBook: PageWords['ruleBook'] = {
  title: 'Règles',
  intro:
    'Toutes les règles selon lesquelles Caravan compte, avec leur numéro, leur source et des exemples. Les exemples sont comptés sous vos yeux, de la même façon que vos parties.',
  named: (id) => `${id} ${ruleTexts[id].title}`,
  link: (id) => `Règle ${id} : ${ruleTexts[id].title}`,
  short: (id) => `Règle ${id}`,
  read: (preset) => `Les règles : ${preset}`,
  close: 'Fermer',
  noSuchRule: (id) => `Il n’y a pas de règle ${id}.`,

  search: {
    label: 'Chercher dans les règles',
    text: 'Recherche',
    hint: 'Un mot, le numéro d’une règle comme B-5, ou une source.',
    preset: 'Jeu',
    every: 'Tous les jeux',
    found: (count) => counted(count, RULES),
    nothing: (text) => `Aucune règle ne dit « ${text} ».`,
    showAll: 'Afficher toutes les règles',
  },

  chapters: {
    common: 'Dans tous les jeux',
    of: (game) => gameWords(game).name,
  },

  match: {
    link: 'Règles de cette table',
    waiting: 'Chargement des règles de cette partie…',
    gone: 'La partie dont on demandait les règles n’existe plus ; voici donc le livre tel qu’il est écrit.',
    of: (players, preset) => `${listed(players)} : ${preset}`,
    asWritten: 'Tout comme dans la source.',
    houseRules: (count) =>
      `${counted(count, { one: 'règle maison ou interprétation diffère', other: 'règles maison et interprétations diffèrent' })} de la source ; ${inNumber(count, { one: 'elle est marquée', other: 'elles sont marquées' })}.`,
    back: 'Retour à la partie',
    book: 'Le livre entier',
  },

  houseRule: 'Règle maison',
  usually: (value) => `d’habitude : ${value}`,
  optional: 'Ne se joue que si la maison le veut',
  optionalHere: 'Ne se joue pas à cette table',

  rule: {
    back: 'Toutes les règles',
    settings: 'Ce qu’une maison peut changer',
    reading: 'interprétation',
    everywhere: 'Toutes les variantes',
    here: 'À cette table',
    where: 'Où elle se joue',
    played: 'se joue',
    chosen: 'au choix',
    source: (source) => `Source : ${source}`,
    sources: (sources) => `Écrite dans : ${sources.join(' ; ')}`,
    examples: 'Exemples',
    exampleCount: (count) => counted(count, EXAMPLES),
    before: (id) => `Précédente : ${id} ${ruleTexts[id].title}`,
    after: (id) => `Suivante : ${id} ${ruleTexts[id].title}`,
    more: 'Autres règles',
  },

  example: {
    says: { yes: 'Oui', no: 'Non' },
    saysInFull: { yes: 'Oui, la règle joue ici', no: 'Non, elle ne joue pas' },
    preset: (preset, rules) => (rules === '' ? preset : `${preset}. Règles maison : ${rules}`),
    chips: 'Avant et après',
    moved: (before, after, unit) => (before === after ? `${plain(after)} ${unit}` : `${plain(before)} → ${plain(after)} ${unit}`),
    movedInFull: (before, after, unit) => (before === after ? `${plain(after)} ${unit}, comme avant` : `de ${plain(before)} à ${plain(after)} ${unit}`),
    toGiveBack: 'à rendre',
    turn: (name) => `${name} joue ensuite.`,
    lineOf: (caption) => `l’exemple « ${caption} »`,
    refused: (tried) => `Impossible : ${tried}`,
    refusedRound: 'Impossible',
  },

  compare: {
    title: 'Comparaison des variantes',
    link: 'Comparer les variantes',
    intro: 'Six variantes viennent de cinq sources écrites. Choisissez-en deux, et voyez ce qui diffère et pourquoi.',
    one: 'Comparer',
    other: 'avec',
    show: 'Afficher',
    onlyDifferent: 'Seulement ce qui diffère',
    everything: 'Tout',
    nothing: 'Ces deux variantes concordent en tout.',
    differs: 'diffère',
    caption: (one, other) => `${one} et ${other}`,
    all: 'Les six côte à côte',
    allCaption: 'Toutes les variantes',
    what: 'Quoi',
    absent: '–',
    absentInFull: 'n’existe pas dans ce jeu',
    groups: {
      table: 'La table',
      'house-rule': 'Règles maison, comme dans la source',
      reading: 'Interprétations : là où une source se tait ou se contredit',
      rules: 'Règles du jeu',
    },
    rows: {
      source: 'Source',
      players: 'Personnes',
      line: 'La ligne',
      firstLeader: 'Qui ouvre en premier',
      nextLeader: 'Qui ouvre ensuite',
    },
    players: (min, max) => `de ${min} à ${max}`,
    twoEnded: 'Deux bouts',
    spinner: 'Des branches autour d’un pivot',
    played: 'se joue',
    optional: 'seulement si la maison le veut',
  },
}
