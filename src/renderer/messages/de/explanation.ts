import { makeTile } from '#shared/domino/tile'
import { counted, endSentence, gameWords, listed, nameOf, numberWord, plain, signed, tileNoun, warningSentence } from '#shared/words/de'
import { casesOf } from '#shared/words/de/articles'
import { timesWord } from '#shared/words/de/numbers'
import { explanationSentencesOf } from '../explanation-sentences'
import type { PageWords } from '../page-words'

const sentences = explanationSentencesOf({
  words: { endSentence, listed, nameOf, numberWord, warningSentence },
  colon: ': ',
  reasons: {
    dual: 'Dual',
    plural: 'Plural',
    'short-flower': 'kurze Blüte',
    'long-flower': 'lange Blüte',
    'small-scorpion': 'kleiner Skorpion',
    'large-scorpion': 'großer Skorpion',
    'double-header': 'Zweierkopf',
    'triple-header': 'Dreierkopf',
    'of-a-suit': 'gleiche Zahlen',
  },
  places: { led: 'Angespielt, allein', spinner: 'Der Kreuzstein', left: 'Linkes Ende', right: 'Rechtes Ende', arm: (arm) => `Arm ${arm}` },
  inBrackets: (place) => place.replace(/^(Linkes|Rechtes|Der|Angespielt)/, (word) => word.toLowerCase()),
  look: {
    equal: (shown) => `Alles, was offen liegt: ${shown}`,
    ownTile: (sought, tile) => `Der Stein selbst: Ist er ${sought === 'flower' ? 'die Blüte' : 'der Skorpion'}${tile}?`,
    half: (suit, tile) => `${suit} von ${tile}`,
    pair: (one, other) => `${one} mit ${other}`,
    bothHalves: (tile) => `Beide Hälften von ${tile}`,
    suit: (suit, halves, tiles) => `Zahl ${suit}: ${counted(halves, { one: 'Hälfte', other: 'Hälften' })}, auf ${tiles}`,
  },
  equal: {
    differ: 'Nicht alle gleich',
    equal: (halves) => `${halves} gleiche`,
    'scorpion-takes-it': (halves) => `${halves} gleiche, aber der Pasch als Skorpion nimmt Dual oder Plural weg`,
  },
  ownTile: {
    'is-it': (sought) => `Ja: ${sought === 'flower' ? 'kurze Blüte' : 'kleiner Skorpion'}`,
    'is-not': 'Nein',
    cancelled: 'Ja, aber Blüte und Skorpion sind derselbe Stein, deshalb zählt in dieser Runde keiner von beiden',
  },
  the: { flower: 'Die Blüte', scorpion: 'Der Skorpion' },
  pair: {
    counts: ({ the, pairs }) => `${the}: ${pairs === 1 ? 'ein Paar' : `${counted(pairs, { one: 'Paar', other: 'Paare' })}, alle gezählt`}`,
    'two-listed': ({ the, pairs, counted: scored }) => `${the}: ${numberWord(pairs)} Paare, von denen die Quelle ${numberWord(scored)} aufzählt`,
    neither: 'Weder Blüte noch Skorpion',
    'one-tile': 'Hälften eines Steins sind kein Paar',
    'own-tile-played': ({ the }) => `${the} selbst, gerade gelegt: Das zählt als Stein, nicht als Paar`,
    'stands-unscored': ({ sought }) => `${sought === 'flower' ? 'Blüte' : 'Skorpion'}, liegt dort seit einem früheren Zug: nicht noch einmal gezählt`,
    'stands-scored': ({ sought }) => `${sought === 'flower' ? 'Blüte' : 'Skorpion'}, liegt dort seit einem früheren Zug: noch einmal als ein Paar gezählt`,
    cancelled: 'Blüte und Skorpion sind derselbe Stein, deshalb zählt in dieser Runde keiner von beiden',
  },
  suitOnce: 'Zeigt sich nur einmal',
  suitTimes: (count) => `Zeigt sich ${timesWord(count)}`,
  cap: (countedAs, points, short, target) => `${countedAs} statt ${points}, ${short > 0 ? `${short} vor` : 'schon an oder über'} ${target}`,
  nothingMore: 'und sonst nichts',
  couldBeLed: (tiles) => `Noch war nichts angespielt; ${counted(tiles, tileNoun)} ${tiles === 1 ? 'hätte' : 'hätten'} angespielt werden können.`,
  open: (suits) => `Offen zum Anlegen: ${suits}.`,
  noneFitted: 'Jeder passende Stein lag schon auf dem Tisch: Niemand hätte legen können.',
  fitted: (tiles) => `Von den Steinen, die noch nicht lagen, ${tiles === 1 ? 'hätte 1' : `hätten ${tiles}`} gepasst.`,
  then: (totals) => `Dann: ${totals}.`,
  won: (name) => `${name} hat gewonnen.`,
  flagged: (warnings) => `Markiert: ${warnings}`,
  notFlagged: 'Es wäre nicht markiert.',
})

/** What an event was counted from, and what else it could have come to. */
export const explanation: PageWords['explanation'] = {
  ends: 'Was offen lag',
  before: 'Vorher',
  after: 'Nachher',
  nothingYet: 'Noch war nichts angespielt.',
  placeOf: sentences.placeOf,
  ledAlone: 'Angespielt, allein',
  shown: ({ tile, suit, halves }, place, decides) =>
    `${place}: ${makeTile(tile)}, ${halves === 2 ? 'beide Hälften zeigen' : 'zeigt'} ${suit}${decides ? ', gezählt' : ''}`,
  legend: 'Ganzer Ring: Es hat gezählt. Unterbrochener Ring: Es lag offen und zählte für nichts.',

  looks: 'Was geprüft wurde',
  columns: { what: 'Geprüft', found: 'Befund', rule: 'Regel', points: 'Zählt' },
  look: sentences.look,
  found: sentences.found,

  settling: 'Wie daraus der Stand wurde',
  cap: sentences.cap,
  sum: sentences.sum,
  floor: (held, floor, payout) =>
    `${signed(held)}, denn niemand fällt unter ${plain(floor)}${payout === 'losses-first' ? '; erst gehen die Verluste ab, dann werden die Gewinne voll ausgezahlt' : ''}`,
  totals: sentences.totals,

  choice: 'Was möglich war',
  drawable: ({ boneyard, reserve, drawable }, rules) =>
    `${counted(boneyard, tileNoun)} ${casesOf(gameWords(rules.game).boneyard).in}${reserve === 0 ? '' : `, ${reserve} davon werden nie gezogen`}: ${drawable} ${drawable === 1 ? 'konnte' : 'konnten'} gezogen werden.`,
  fitting: sentences.fitting,

  readings: 'Dasselbe nach anderen Regeln',
  readingsHint: 'Nur für diesen Eintrag; alles davor, wie es war.',
  reading: (setting, value) => `${setting}: ${value}`,
  upshot: sentences.upshot,
  refused: (why) => `Es hätte sich nicht eintragen lassen: ${why}`,
  noDifference: (readings) => `Kein Unterschied: ${readings.join('; ')}.`,
}
