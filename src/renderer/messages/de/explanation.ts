import { makeTile } from '#shared/domino/tile'
import { counted, endSentence, gameWords, inNumber, listed, nameOf, plain, tileNoun, warningSentence } from '#shared/words/de'
import { casesOf } from '#shared/words/de/articles'
import { explanationSentencesOf } from '../explanation-sentences'
import type { PageWords } from '../page-words'

const sentences = explanationSentencesOf({
  words: { endSentence, gameWords, inNumber, listed, nameOf, warningSentence },
  colon: ': ',
  showing: (halves) => `Offene Hälften: ${halves}.`,
  reasons: {
    dual: 'Zwilling',
    plural: 'Drilling',
    'short-flower': 'kurze Blüte',
    'long-flower': 'lange Blüte',
    'small-scorpion': 'kleiner Skorpion',
    'large-scorpion': 'großer Skorpion',
    'double-header': 'Zweierkopf',
    'triple-header': 'Dreierkopf',
    'of-a-suit': 'gleiche Zahlen',
  },
  places: { led: 'Das Anspiel', spinner: 'Der Mittelpasch', left: 'Linkes Ende', right: 'Rechtes Ende', arm: (arm) => `Arm ${arm}` },
  inBrackets: (place) => place.replace(/^(Linkes|Rechtes|Der|Das)/, (word) => word.toLowerCase()),
  look: {
    equal: (shown) => `Offene Hälften: ${shown}`,
    ownTile: (sought, tile) => `Ist dieser Stein ${sought === 'flower' ? 'die Blüte' : 'der Skorpion'}${tile}?`,
    half: (suit, tile) => `${suit} von ${tile}`,
    pair: (one, other) => `${one} mit ${other}`,
    bothHalves: (tile) => `Beide Hälften von ${tile}`,
    suit: (suit, halves, tiles) => `Die ${suit}: ${counted(halves, { one: 'Hälfte', other: 'Hälften' })}, auf ${tiles}`,
  },
  equal: {
    differ: 'Nicht alle gleich',
    equal: (halves) => `${halves} gleiche`,
    'scorpion-takes-it': (halves) => `${halves} gleiche, aber ein Pasch als Skorpion bringt keinen Zwilling oder Drilling`,
  },
  ownTile: {
    'is-it': (sought) => `Ja: ${sought === 'flower' ? 'kurze Blüte' : 'kleiner Skorpion'}`,
    'is-not': 'Nein',
    cancelled: 'Ja, aber Blüte und Skorpion sind derselbe Stein: In dieser Runde zählt keiner von beiden',
  },
  names: { flower: 'Blüte', scorpion: 'Skorpion' },
  pair: {
    counts: ({ name, pairs }) => `${name}: ${counted(pairs, { one: 'Paar', other: 'Paare' })}${pairs === 1 ? '' : ', alle gewertet'}`,
    'two-listed': ({ name, pairs, counted: scored }) => `${name}: ${pairs} Paare, ${scored} gewertet wie in der Quelle`,
    neither: 'Weder Blüte noch Skorpion',
    'one-tile': 'Seine eigenen Hälften: als Stein gezählt (FS-6), nicht als langes Paar',
    'own-tile-played': ({ name }) => `${name}, gerade gelegt: zählt als Stein, nicht als Paar`,
    'stands-unscored': ({ name }) => `${name} aus einem früheren Zug: zählt nicht noch einmal`,
    'stands-scored': ({ name }) => `${name} aus einem früheren Zug: zählt noch einmal als 1 Paar`,
    cancelled: 'Blüte und Skorpion sind derselbe Stein: In dieser Runde zählt keiner von beiden',
  },
  suitOnce: 'Nur eine',
  onNoOther: 'Auf keinem anderen Stein',
  suitTimes: (count) => `${count} Hälften`,
  cap: (countedAs, points, short, target) => `${countedAs} statt ${points}, ${short > 0 ? `noch ${short} bis ${target}` : `${target} schon erreicht`}`,
  lowest: (moved, floor) => `${moved}, und tiefer als ${floor} geht es nicht`,
  unchanged: (name, total) => `${name} bleibt bei ${total}`,
  couldBeLed: (tiles) => `Noch ist nichts angespielt: ${counted(tiles, tileNoun)} ${tiles === 1 ? 'kommt' : 'kommen'} dafür in Frage.`,
  open: (suits) => `Offene Zahlen: ${suits}.`,
  noneFitted: 'Alle passenden Steine lagen schon, niemand konnte anlegen.',
  fitted: (tiles) => `Von den Steinen, die noch nicht lagen, ${tiles === 1 ? 'ließ sich 1' : `ließen sich ${tiles}`} anlegen.`,
  then: (totals) => `Dann: ${totals}.`,
  won: (name) => `${name} gewinnt die Partie.`,
  flagged: (warnings) => `Auffällig: ${warnings}`,
  notFlagged: 'Nichts wäre auffällig.',
})

/** What an event was counted from, and what else it could have come to. */
export const explanation: PageWords['explanation'] = {
  verdict: sentences.verdict,
  regular: 'Nichts auffällig.',
  ends: 'Offene Enden',
  before: 'Vorher',
  after: 'Nachher',
  nothingYet: 'Noch ist nichts angespielt.',
  placeOf: sentences.placeOf,
  ledAlone: 'Das Anspiel',
  shown: ({ tile, suit, halves }, place, decides) =>
    `${place}: ${makeTile(tile)}, ${halves === 2 ? 'beide Hälften' : 'offen'} ${suit}${decides ? ', gewertet' : ''}`,
  legend: 'Ganzer Ring: gewertet. Gestrichelter Ring: offen, aber nicht gewertet.',

  looks: 'Was Caravan geprüft hat',
  columns: { what: 'Geprüft', found: 'Ergebnis', rule: 'Regel', points: 'Wertung' },
  look: sentences.look,
  found: sentences.found,

  settling: 'Von der Wertung zum Stand',
  cap: sentences.cap,
  sum: sentences.sum,
  floor: (floor, payout) => `Niemand fällt unter ${plain(floor)}${payout === 'losses-first' ? ' (erst die Verluste, dann alle Gewinne)' : ''}`,
  totals: sentences.totals,

  choice: 'Was möglich war',
  drawable: ({ boneyard, reserve, drawable }, rules) =>
    `${counted(boneyard, tileNoun)} ${casesOf(gameWords(rules.game).boneyard).in}${reserve === 0 ? '' : `, ${reserve} davon in Reserve`}: ${drawable} ${drawable === 1 ? 'konnte' : 'konnten'} gezogen werden.`,
  fitting: sentences.fitting,

  readings: 'Nach anderen Regeln',
  readingsHint: 'Nur für diesen Eintrag. Alles davor bleibt gleich.',
  reading: (setting, value) => `${setting}: ${value}`,
  upshot: sentences.upshot,
  refused: (why) => `Nicht möglich: ${why}`,
  sameUnder: (readings) => `Gleich nach ${counted(readings, { one: 'anderen Regel', other: 'anderen Regeln' })}`,
}
