import type { RuleId } from '#shared/games/rule-ids'
import { counted, gameWords, inNumber, listed, plain, signed } from '#shared/words/de'
import type { PageWords } from '../page-words'
import { ruleTexts } from './rulebook'

const ASKED_FOR: Readonly<Partial<Record<RuleId, string>>> = {
  'C-1': 'Reihenfolge, reihum, dran',
  'C-2': 'Zugzwang, muss legen, aufnehmen, klopfen',
  'C-3': 'Stapel, Talon, verdeckt, Rest',
  'C-4': 'fest, zu, niemand kann, Ende',
  'C-5': 'wie viele Punkte, Sieger, gewinnen',
  'C-6': 'letzter Stein, zuerst',
  'FS-1': 'wer beginnt, wer fängt an, Anfang, Würfel',
  'FS-2': 'beide Enden gleich',
  'FS-3': 'drei gleiche',
  'B-1': 'beide Enden gleich',
  'B-2': 'drei gleiche',
  'B-4': 'letzter Stein, leere Hand',
  'B-5': 'fest, zu, wer gewinnt, Gleichstand',
  'B-7': 'wer beginnt, wer fängt an, erster Stein, Anfang',
  'FS-9': 'letzter Stein, wer gewinnt',
  'DB-1': 'wer beginnt, wer fängt an, erster Stein, Anfang',
  'DB-4': 'Minuspunkte, Strafe, Rest',
  'DB-5': 'wie viele Punkte',
  'B-8': 'Chips',
  'FS-10': 'minus, negativ',
  'B-3': 'kurz vor dem Sieg',
}

/** What the rule book says besides the rules themselves. */
export const ruleBook: PageWords['ruleBook'] = {
  title: 'Regeln',
  intro: 'Alle Regeln, nach denen Caravan zählt, mit Nummer, Quelle und Beispielen. Die Beispiele werden vor deinen Augen gewertet, genau wie eure Partien.',
  named: (id) => `${id} ${ruleTexts[id].title}`,
  link: (id) => `Regel ${id}: ${ruleTexts[id].title}`,
  short: (id) => `Regel ${id}`,
  read: (preset) => `Regeln: ${preset}`,
  close: 'Schließen',
  noSuchRule: (id) => `Regel ${id} gibt es nicht.`,

  search: {
    label: 'Regeln durchsuchen',
    text: 'Suche',
    hint: 'Ein Wort, eine Nummer wie B-5 oder eine Quelle.',
    preset: 'Spiel',
    every: 'Alle Spiele',
    found: (count) => counted(count, { one: 'Regel', other: 'Regeln' }),
    nothing: (text) => `Keine Regel zu „${text}“ gefunden.`,
    showAll: 'Alle Regeln zeigen',
  },

  kinds: { written: 'Laut Quelle', reading: 'Unklar', convention: 'Caravans Festlegung' },
  howToRead: 'So liest du die Regeln',
  kindsMean: {
    written: 'So steht es in einer Quelle. Ihre eigenen Worte stehen dabei.',
    reading: 'Die Quelle lässt es offen oder lässt sich verschieden verstehen. So versteht Caravan sie.',
    convention: 'Keine Quelle sagt etwas dazu. So hält es Caravan.',
  },
  excerpts: 'in Auszügen gesehen',
  points: {
    label: 'Punkte',
    of: ({ points, each }, game) => `${each ? 'je ' : ''}${signed(points)} ${inNumber(Math.abs(points), gameWords(game).points)}`,
  },

  contents: 'Inhalt',
  askedFor: (id) => ASKED_FOR[id] ?? '',
  askedForLessons: 'wer beginnt, wer fängt an, wie viele Steine, mischen, austeilen, geben, lernen, Anfänger, Grundregeln',
  topics: {
    lead: 'Austeilen und anspielen',
    turn: 'Am Zug',
    scores: 'Was Punkte bringt',
    end: 'Domino und blockierte Runden',
    winning: 'Gewinnen',
    table: 'Chips und Bilder',
  },

  match: {
    link: 'Regeln dieser Partie',
    waiting: 'Die Regeln dieser Partie werden geladen …',
    gone: 'Diese Partie gibt es nicht mehr, darum siehst du hier die Standardregeln.',
    of: (players, preset) => `${preset}, wie ${listed(players)} es spielen`,
    asWritten: 'Keine Hausregeln: alles wie in der Quelle.',
    houseRules: (count) =>
      count === 1
        ? '1 Hausregel oder unklare Regel weicht von der Quelle ab. Sie ist markiert.'
        : `${count} Hausregeln und unklare Regeln weichen von der Quelle ab. Sie sind markiert.`,
    back: 'Zurück zur Partie',
    book: 'Alle Regeln',
  },

  houseRule: 'Hausregel',
  usually: (value) => `Standard: ${value}`,
  optional: 'Nur als Hausregel',
  optionalHere: 'Gilt in dieser Partie nicht',

  rule: {
    back: 'Alle Regeln',
    settings: 'Was ihr ändern könnt',
    reading: 'unklare Regel',
    everywhere: 'Alle Regelwerke',
    where: 'Wo sie gilt',
    played: 'gilt',
    chosen: 'wählbar',
    source: (source) => `Quelle: ${source}`,
    sources: (sources) => `${sources.length === 1 ? 'Quelle' : 'Quellen'}: ${sources.join('; ')}`,
    examples: 'Beispiele',
    before: (id) => `Zurück: ${id} ${ruleTexts[id].title}`,
    after: (id) => `Weiter: ${id} ${ruleTexts[id].title}`,
    more: 'Weitere Regeln',
  },

  example: {
    says: { yes: 'Ja', no: 'Nein' },
    saysInFull: { yes: 'Ja, hier gilt die Regel', no: 'Nein, hier gilt sie nicht' },
    preset: (preset, rules) => (rules === '' ? preset : `${preset}. Hausregeln: ${rules}`),
    chips: 'Vorher und nachher',
    moved: (before, after, unit) => (before === after ? `${plain(after)} ${unit}` : `${plain(before)} → ${plain(after)} ${unit}`),
    movedInFull: (before, after, unit) => (before === after ? `${plain(after)} ${unit}, unverändert` : `von ${plain(before)} auf ${plain(after)} ${unit}`),
    toGiveBack: 'Chips übrig',
    turn: (name) => `${name} ist am Zug.`,
    lineOf: (caption) => `dem Beispiel „${caption}“`,
    refused: (tried) => `Nicht möglich: ${tried}`,
    refusedRound: 'Nicht möglich',
  },

  compare: {
    title: 'Regelwerke vergleichen',
    link: 'Regelwerke vergleichen',
    intro: 'Caravan hat acht Regelwerke aus sieben geschriebenen Quellen. Wähle zwei aus und sieh, was sich unterscheidet und warum.',
    one: 'Vergleiche',
    other: 'mit',
    show: 'Zeigen',
    onlyDifferent: 'Nur Unterschiede',
    everything: 'Alles',
    nothing: 'Diese beiden Regelwerke sind gleich.',
    differs: 'verschieden',
    caption: (one, other) => `${one} und ${other}`,
    all: 'Alle acht vergleichen',
    allCaption: 'Alle Regelwerke',
    what: 'Regel',
    absent: '–',
    absentInFull: 'gehört nicht zu diesem Spiel',
    groups: {
      table: 'Grundlagen',
      'house-rule': 'Hausregeln: Standard',
      reading: 'Wo die Regeln unklar sind',
      rules: 'Geltende Regeln',
    },
    rows: {
      source: 'Quelle',
      players: 'Personen',
      line: 'Kette',
      firstLeader: 'Wer zuerst anspielt',
      nextLeader: 'Wer danach anspielt',
    },
    players: (min, max) => `${min} bis ${max}`,
    twoEnded: '2 Enden',
    spinner: 'Arme um einen Mittelpasch',
    played: 'gilt',
    optional: 'nur als Hausregel',
  },
}
