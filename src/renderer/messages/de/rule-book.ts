import { counted, gameWords, listed, plain } from '#shared/words/de'
import type { PageWords } from '../page-words'
import { ruleTexts } from './rulebook'

/** What the rule book says besides the rules themselves. */
export const ruleBook: PageWords['ruleBook'] = {
  title: 'Regeln',
  intro:
    'Jede Regel, nach der Caravan zählt, mit ihrer Nummer, wo sie steht, und Beispielen. Die Beispiele werden gewertet, während du hinsiehst, und zwar genauso wie eure Partien.',
  named: (id) => `${id} ${ruleTexts[id].title}`,
  link: (id) => `Regel ${id}: ${ruleTexts[id].title}`,
  short: (id) => `Regel ${id}`,
  read: (preset) => `Die Regeln von ${preset}`,
  close: 'Schließen',
  noSuchRule: (id) => `Eine Regel ${id} gibt es nicht.`,

  search: {
    label: 'In den Regeln suchen',
    text: 'Suche',
    hint: 'Ein Wort, die Nummer einer Regel wie B-5, oder eine Quelle.',
    preset: 'Regeln von',
    every: 'Jedes Spiel',
    found: (count) => counted(count, { one: 'Regel', other: 'Regeln' }),
    nothing: (text) => `In keiner Regel steht „${text}“.`,
    showAll: 'Alle Regeln zeigen',
  },

  chapters: {
    common: 'In jedem Spiel',
    of: (game) => gameWords(game).name,
  },

  match: {
    link: 'Regeln an diesem Tisch',
    waiting: 'Die Regeln dieser Partie werden geholt …',
    gone: 'Die Partie, nach deren Regeln gefragt wurde, ist nicht mehr da; das ist deshalb das Buch, wie es geschrieben steht.',
    of: (players, preset) => `Was ${listed(players)} spielen: ${preset}`,
    asWritten: 'Alles, wie die Quelle es hat.',
    houseRules: (count) =>
      count === 1
        ? '1 Hausregel oder Lesart weicht von der Quelle ab; sie ist markiert.'
        : `${count} Hausregeln und Lesarten weichen von der Quelle ab; sie sind markiert.`,
    back: 'Zurück zur Partie',
    book: 'Das ganze Buch',
  },

  houseRule: 'Hausregel',
  usually: (value) => `sonst ${value}`,
  optional: 'Nur gespielt, wenn das Haus es will',
  optionalHere: 'An diesem Tisch nicht gespielt',

  rule: {
    back: 'Alle Regeln',
    settings: 'Was ein Haus ändern kann',
    reading: 'Lesart',
    everywhere: 'Jedes Regelwerk',
    here: 'An diesem Tisch',
    where: 'Wo sie gespielt wird',
    played: 'gespielt',
    chosen: 'wählbar',
    source: (source) => `Quelle: ${source}`,
    sources: (sources) => `Nachzulesen in: ${sources.join('; ')}`,
    examples: 'Beispiele',
    exampleCount: (count) => counted(count, { one: 'Beispiel', other: 'Beispiele' }),
    before: (id) => `Davor: ${id} ${ruleTexts[id].title}`,
    after: (id) => `Weiter: ${id} ${ruleTexts[id].title}`,
    more: 'Weitere Regeln',
  },

  example: {
    says: { yes: 'Ja', no: 'Nein' },
    saysInFull: { yes: 'Ja, hier bewirkt die Regel etwas', no: 'Nein, hier nicht' },
    preset: (preset, rules) => (rules === '' ? preset : `${preset}. Hausregeln: ${rules}`),
    chips: 'Vorher und nachher',
    moved: (before, after, unit) => (before === after ? `${plain(after)} ${unit}` : `${plain(before)} → ${plain(after)} ${unit}`),
    movedInFull: (before, after, unit) => (before === after ? `${plain(after)} ${unit}, wie vorher` : `von ${plain(before)} auf ${plain(after)} ${unit}`),
    toGiveBack: 'zurückzugeben',
    turn: (name) => `${name} ist dran.`,
    lineOf: (caption) => `dem Beispiel „${caption}“`,
    refused: (tried) => `Nicht möglich: ${tried}`,
    refusedRound: 'Nicht möglich',
  },

  compare: {
    title: 'Regelwerke im Vergleich',
    link: 'Regelwerke vergleichen',
    intro: 'Sechs Regelwerke aus fünf geschriebenen Quellen. Wähl zwei, und sieh, was sich unterscheidet und warum.',
    one: 'Vergleiche',
    other: 'mit',
    show: 'Zeigen',
    onlyDifferent: 'Nur Unterschiede',
    everything: 'Alles',
    nothing: 'Diese beiden stimmen in allem überein.',
    differs: 'verschieden',
    caption: (one, other) => `${one} und ${other}`,
    all: 'Alle sechs nebeneinander',
    allCaption: 'Alle Regelwerke',
    what: 'Was',
    absent: '–',
    absentInFull: 'gehört nicht zu diesem Spiel',
    groups: {
      table: 'Der Tisch',
      'house-rule': 'Hausregeln, wie die Quelle sie hat',
      reading: 'Lesarten: wo eine Quelle schweigt oder sich widerspricht',
      rules: 'Gespielt wird nach',
    },
    rows: {
      source: 'Quelle',
      players: 'Leute',
      line: 'Die Reihe',
      firstLeader: 'Wer zuerst anspielt',
      nextLeader: 'Wer später anspielt',
    },
    players: (min, max) => `${min} bis ${max}`,
    twoEnded: 'Zwei Enden',
    spinner: 'Arme um einen Kreuzstein',
    played: 'gespielt',
    optional: 'nur, wenn das Haus es will',
  },
}
