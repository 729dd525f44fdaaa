import type { ArmName } from '#shared/domino/line'
import { counted, signed, tileNoun } from '#shared/words/de'
import type { PageWords } from '../page-words'
import { playSentencesOf } from '../play-sentences'

const play = playSentencesOf({
  dual: 'Zwilling',
  plural: 'Drilling',
  'short-flower': 'kurze Blüte',
  'long-flower': ({ count }) => (count > 1 ? `${count} lange Blüten` : 'lange Blüte'),
  'small-scorpion': 'kleiner Skorpion',
  'large-scorpion': ({ count }) => (count > 1 ? `${count} große Skorpione` : 'großer Skorpion'),
  'double-header': 'Zweierkopf',
  'triple-header': 'Dreierkopf',
  'of-a-suit': ({ count, suit }) => `${count}-mal ${suit}`,
  led: (name, tile) => `${name} spielt ${tile} an`,
  laid: (name, tile, arm) => `${name}: ${tile} ${typeof arm === 'number' ? `Arm ${arm}` : arm === 'left' ? 'links' : 'rechts'}`,
  nothing: 'bringt nichts',
  loses: (points) => `verliert ${points}`,
  total: (total) => `jetzt ${total}`,
})

export const entry: PageWords['entry'] = {
  heading: 'Eintrag',
  forOther: (name, onTurn) => `${onTurn} ist am Zug. Der Eintrag für ${name} gilt, wird aber als auffällig markiert.`,
  backToTurn: (name) => `Zurück zu ${name}`,
  typed: (shown) => `Eingegeben: ${shown}`,
  noSuchHalf: (maxPip) => `Die höchste Zahl in diesem Satz ist ${maxPip}.`,
  pass: 'Passen',
  blocked: 'Blockiert',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  actions: 'Ziehen, passen oder „blockiert“ melden',
}

export const ways: PageWords['ways'] = {
  heard: play.heard,
  at: (name) => (name === 'left' ? 'Linkes Ende' : name === 'right' ? 'Rechtes Ende' : `Arm ${name}`),
  lead: (written) => `${written} anspielen`,
  leadAs: (written) => {
    const [left, right] = written.split('-')
    return `Anspielen: ${left} links, ${right} rechts`
  },
  gain: signed,
  counted: play.counted,
  names: play.names,
  capped: (delta) => `zählt als ${signed(delta)}`,
  goesOut: 'macht Domino',
  wins: 'gewinnt die Partie',
  nothing: 'bringt nichts',
  name: (where, delta, more) => [`${where}: ${signed(delta)}`, ...more].join(', '),
}

export const pad: PageWords['pad'] = {
  label: 'Alle Steine',
  played: 'gelegt',
  playedCopies: (played, copies) => `${played} von ${copies} gelegt`,
  quiet: 'lässt sich gerade nicht anlegen',
}

const places = (ends: readonly ArmName[]): string => {
  const arms = ends.filter((end) => typeof end === 'number')
  if (arms.length > 0) return arms.length === 1 ? `Arm ${arms[0]}` : `Arme ${arms.slice(0, -1).join(', ')} und ${arms.at(-1)}`
  return ends.length > 1 ? 'beide Enden' : ends[0] === 'left' ? 'linkes Ende' : 'rechtes Ende'
}

export const tray: PageWords['tray'] = {
  label: 'Anlegbare Steine',
  numbers: 'Offene Zahlen',
  at: places,
  row: (ends, suit) => `${suit}, ${places(ends)}`,
  number: (suit, where) => (where === null ? `Zahl ${suit}` : `Zahl ${suit}, ${where}`),
  leads: (name) => `${name} darf jeden Stein anspielen`,
  leadsDouble: (name) => `${name} muss einen Pasch anspielen`,
  asks: {
    'lowest-double': 'Der niedrigste Pasch wird angespielt. Tippt ihn an.',
    'highest-double': 'Der höchste Pasch wird angespielt. Tippt ihn an.',
    'highest-double-any-tile': 'Wer den höchsten Pasch hat, spielt einen beliebigen Stein an. Tippt diesen Stein an.',
    double: 'Welcher Pasch wird angespielt? Tippt ihn an.',
    any: 'Welcher Stein wird angespielt? Tippt ihn an.',
  },
  whoLeads: (tile) => `Wer spielt ${tile} an?`,
  nobodyLeads: 'Noch spielt niemand an',
  count: (tiles) => counted(tiles, tileNoun),
}

export const playButton: PageWords['playButton'] = {
  play: (written) => `${written} legen`,
  todo: (what) =>
    ({ tile: 'tippe einen Stein an', number: 'tippe eine Zahl an, dann einen Stein', lead: 'tippe den ersten Stein an', double: 'tippe einen Pasch an' })[what],
  which: (written, asked) => `${written}: ${{ end: 'welches Ende?', arm: 'welcher Arm?', order: 'wie herum?' }[asked]}`,
  doesNotFit: (written) => `${written}: nicht anlegbar`,
  played: (written) => `${written} liegt schon`,
  noDouble: (written) => `${written} ist kein Pasch`,
  why: 'Warum?',
  outOfTurn: (name) => `Für ${name}, außer der Reihe`,
}
