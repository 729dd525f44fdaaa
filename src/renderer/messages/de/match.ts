import type { ArmName } from '#shared/domino/line'
import { capitalised, counted, listed, plain, tileNoun } from '#shared/words/de'
import { casesOf } from '#shared/words/de/articles'
import { pointsDative } from '#shared/words/de/games'
import { atArm } from '#shared/words/de/tiles'
import type { PageWords } from '../page-words'
import { corrections } from './match-corrections'
import { entry, pad, ways } from './match-entry'

const END = { left: 'Linkes Ende', right: 'Rechtes Ende' } as const
const toArm = (name: ArmName): string => (typeof name === 'number' ? `an Arm ${name}` : name === 'left' ? 'links' : 'rechts')

export const match: PageWords['match'] = {
  waiting: 'Der Tisch wird gedeckt …',
  gone: {
    title: 'Diese Partie ist nicht hier',
    text: 'Vielleicht wurde sie gelöscht oder beiseitegelegt, oder die Adresse stimmt nicht. Alle lesbaren Partien stehen auf der Startseite.',
    home: 'Zur Startseite',
  },
  unreadable: {
    title: 'Diese Partie lässt sich nicht werten',
    text: 'Ihre Aufzeichnung ist unverändert gespeichert, aber etwas darin ist unmöglich:',
    lookBack: 'Über diese Partie',
  },
  failed: 'Der Tisch schickt diese Partie gerade nicht. Es wird weiter versucht.',
  tooManyStreams: 'Dieses Gerät zeigt die Partie schon in zu vielen Fenstern. Schließ ein paar davon, dann erscheint sie hier.',

  table: {
    title: (game, names) => `${game}: ${listed(names)}`,
    heading: 'Tisch',
    round: (round) => `Runde ${round}`,
    rulesChanged: (rounds) => `Regeln geändert in Runde ${listed(rounds.map(String))}`,
    target: (target, points) => `bis ${counted(target, points)}`,
    boneyard: capitalised,
    boneyardCount: (name, tiles, reserve) =>
      reserve > 0 ? `${counted(tiles, tileNoun)} ${casesOf(name).in}, ${reserve} davon werden nie gezogen` : `${counted(tiles, tileNoun)} ${casesOf(name).in}`,
    reserve: (reserve) => `${reserve} bleiben`,
    sheet: 'Spielzettel',
  },

  show: {
    button: 'Anzeige',
    label: 'Anzeige: Chips und Steine',
    score: (points) => capitalised(points.other),
    countUp: 'Hochzählen',
    countdown: 'Herunterzählen',
    countdownHint: 'Beim Herunterzählen beginnen alle mit so vielen, wie das Ziel verlangt, und geben sie zurück (B-8).',
    faces: 'Steine',
    picturesHint: 'Für Kinder: Zahlen als Bilder statt als Augen (B-9). Blank bleibt blank.',
    largeSuits: 'Zahlen über 6 behalten ihre Augen.',
    device: 'Nur auf diesem Gerät; an der Partie ändert es nichts.',
    house: 'Für alle deine Partien, auch in den Einstellungen.',
  },

  players: {
    label: 'Am Tisch',
    turn: 'Dran',
    hand: (tiles) => `${counted(tiles, tileNoun)} auf der Hand`,
    toGiveBack: 'zurückzugeben',
    leaderInShort: (leader) => (leader === 'Anspiel' ? 'Anspiel' : 'Führung'),
    leader: capitalised,
    total: (total, target, points, countdown) =>
      countdown
        ? `${Math.max(0, target - total)} von ${counted(target, pointsDative(points))} zurückzugeben`
        : `${plain(total)} von ${counted(target, pointsDative(points))}`,
    enterFor: (name) => `Für ${name} eingeben`,
  },

  dice: {
    flower: 'Blüte',
    scorpion: 'Skorpion',
    flowerSign: '+1',
    scorpionSign: '−1',
    inFull: (pair, tile, sign) => `${pair} ${tile}, ${sign}`,
    die: (pair, place) => `${pair}, ${place === 0 ? 'erster' : 'zweiter'} Würfel`,
    throw: 'Hier würfeln',
  },

  line: {
    label: (line) => capitalised(casesOf(line).nominative),
    labelOf: (line, of) => `${capitalised(casesOf(line).nominative)} von ${of}`,
    empty: 'Noch ist nichts angespielt.',
    end: (name, suit, double) => `${typeof name === 'number' ? `Arm ${name}` : END[name]} zeigt ${suit}${double ? ', ein Pasch' : ''}`,
    lay: (tile, points) => `${tile} legen für ${points}`,
    tile: (tile, at, player, flagged) =>
      player === ''
        ? `${tile}, lag zu Beginn der Aufzeichnung auf dem Tisch`
        : `${tile}, ${at === null ? 'angespielt' : atArm(at)} von ${player}${flagged ? ', regelwidrig' : ''}`,
  },

  entry,
  way: ways,
  pad,

  edits: {
    'enter-play': 'den letzten Stein',
    'enter-draw': 'das letzte Ziehen',
    'enter-pass': 'das letzte Passen',
    'enter-block': 'die blockierte Runde',
    'enter-table': 'den Tisch, wie er lag',
    'change-rules': 'die Regeländerung',
    'start-round': 'den Beginn der Runde',
    revise: 'die Berichtigung',
  },
  undoNamed: (edit) => `${capitalised(edit)} zurücknehmen`,
  redoNamed: (edit) => `${capitalised(edit)} wiederherstellen`,

  problem: { title: 'Nicht eingetragen', unknown: 'Vielleicht nicht eingetragen', dismiss: 'Ausblenden' },

  feed: {
    heading: 'Was geschah',
    empty: 'Noch nichts. Das Anspiel ist der erste Eintrag.',
    leads: (name, leader) => (leader === 'Anspiel' ? `${name} spielt an` : `${name} führt die Karawane`),
    played: (tile, at) => (at === null ? `${tile} angespielt` : `${tile} ${toArm(at)}`),
    drew: (count) => `${counted(count, tileNoun)} gezogen`,
    passed: 'gepasst',
    showed: 'blockiert, Hände gezeigt',
    tableLay: (tiles) => `ist dran; die Aufzeichnung beginnt mit ${counted(tiles, { one: 'Stein', other: 'Steinen' })} auf dem Tisch`,
    opens: ' Berichtigen oder herausnehmen.',
    correctStart: 'Berichtigen',
    ofRound: (round) => `der Beginn von Runde ${round}`,
    irregular: 'Regelwidrig',
  },

  correction: corrections,

  block: {
    title: 'Blockierte Runde',
    hands: 'Hände',
    hand: (name) => `Die Hand von ${name}`,
    counted: (shown, expected) => (expected === null ? counted(shown, tileNoun) : `${shown} von ${counted(expected, { one: 'Stein', other: 'Steinen' })}`),
    tapToAdd: 'Tipp die Steine dieser Hand an, oder tipp ihre Hälften ein.',
    differs: (shown, expected) => `Mitgezählt sind ${expected}, diese Hand zeigt ${shown}. Das kann so bleiben, wird aber markiert.`,
    playable: (name, tiles) => `${name} kann noch ${listed(tiles)} legen: Die Runde ist nicht blockiert.`,
    early: (tiles, boneyard) =>
      `Aus ${casesOf(boneyard).dative} ${tiles === 1 ? 'kann' : 'können'} noch ${counted(tiles, tileNoun)} gezogen werden. Blockiert zu melden, ist trotzdem möglich und wird markiert.`,
    inHand: (name) => `Steine von ${name}`,
    take: (tile) => `${tile}, in dieser Hand; antippen, um ihn zurückzulegen`,
    table: 'gelegt',
    otherHand: 'in einer anderen Hand',
    canPlay: 'könnte gelegt werden',
    back: 'Zurück',
    next: 'Nächste Hand',
    rule: 'Entscheiden',
  },

  ruling: {
    heading: 'Die Entscheidung',
    hands: 'Gezeigte Hände',
    deciding: 'angesehen',
    notLooked: 'nicht verglichen',
    winner: 'gewinnt',
    measure: {
      'holds-tile': 'hat ihn',
      doubles: 'Pasche',
      'lowest-double': 'niedrigster Pasch',
      pips: 'Augen',
      tiles: 'Steine',
    },
    yes: 'ja',
    no: 'nein',
    none: 'keiner',
    noTiles: 'keine Steine',
  },

  round: {
    over: (round) => `Runde ${round} ist vorbei`,
    points: 'Punkte vom Ende der Runde',
    next: 'Nächste Runde',
    startTitle: (round) => `Runde ${round}`,
    leader: (leader) => `Wer hat ${casesOf(leader).accusative}?`,
    suggested: (name) => `Das ist ${name}.`,
    begin: 'Runde beginnen',
    chooseLeader: 'Sag, wer anspielt.',
    dice: 'Der Wurf',
    diceHint: 'Tipp die gewürfelten Seiten an, oder würfle hier.',
    chooseDice: 'Stell alle vier Würfel ein.',
  },

  end: {
    heading: 'Die Partie ist vorbei',
    rematch: 'Revanche',
    rematchHint: 'Gleicher Tisch, gleiche Regeln; das Anspiel geht weiter.',
    home: 'Zur Startseite',
  },

  sheet: {
    caption: 'Spielzettel',
    round: 'Runde',
    total: 'Stand',
    how: 'Wie sie endete',
    running: 'läuft',
    unfinished: 'nicht zu Ende gespielt',
    winner: 'gewinnt',
  },

  announce: {
    roundBegins: (round, name) => `Runde ${round}. ${name} spielt an.`,
    changed: 'Die Partie wurde geändert.',
    turn: (name) => `${name} ist dran.`,
  },
}
