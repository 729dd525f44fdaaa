import type { ArmName } from '#shared/domino/line'
import { toGo } from '#shared/match/made'
import { capitalised, counted, inNumber, listed, plain, tileNoun } from '#shared/words/de'
import { casesOf } from '#shared/words/de/articles'
import { pointsDative } from '#shared/words/de/games'
import { atArm } from '#shared/words/de/tiles'
import type { PageWords } from '../page-words'
import { corrections } from './match-corrections'
import { entry, pad, playButton, tray, ways } from './match-entry'

const END = { left: 'Linkes Ende', right: 'Rechtes Ende' } as const
const toArm = (name: ArmName): string => (typeof name === 'number' ? `an Arm ${name}` : name === 'left' ? 'links' : 'rechts')

export const match: PageWords['match'] = {
  waiting: 'Partie wird geladen …',
  gone: {
    title: 'Partie nicht gefunden',
    text: 'Vielleicht wurde sie gelöscht oder verschoben, oder die Adresse stimmt nicht. Eure Partien findest du auf der Startseite.',
    home: 'Zur Startseite',
  },
  unreadable: {
    title: 'Diese Partie lässt sich nicht werten',
    text: 'Sie ist unverändert gespeichert, aber etwas darin ist nicht möglich:',
    replay: 'Über diese Partie',
  },
  failed: 'Diese Partie lässt sich gerade nicht laden. Caravan versucht es weiter.',
  tooManyStreams: 'Dieses Gerät zeigt die Partie schon in zu vielen Fenstern. Schließe ein paar davon, dann erscheint sie hier.',

  table: {
    title: (game, names) => `${game}: ${listed(names)}`,
    heading: 'Tisch',
    round: (round) => `Runde ${round}`,
    rulesChanged: (rounds) => `Regeln geändert in ${inNumber(rounds.length, { one: 'Runde', other: 'den Runden' })} ${listed(rounds.map(String))}`,
    target: (target, points) => `bis ${counted(target, points)}`,
    toGiveBack: (target, points) => `${counted(target, points)} abzugeben`,
    boneyard: capitalised,
    boneyardCount: (name, tiles, reserve) =>
      reserve > 0 ? `${counted(tiles, tileNoun)} ${casesOf(name).in}, davon ${reserve} in Reserve` : `${counted(tiles, tileNoun)} ${casesOf(name).in}`,
    reserve: (reserve) => `${reserve} in Reserve`,
    sheet: 'Punktezettel',
  },

  show: {
    label: 'Anzeige einstellen',
    score: (points) => capitalised(points.other),
    countUp: 'Hochzählen',
    countdown: 'Herunterzählen',
    countdownHint: 'Beim Herunterzählen beginnen alle mit so vielen Chips, wie zum Ziel nötig sind, und geben sie nach und nach ab.',
    faces: 'Steine',
    picturesHint: 'Für Kinder: Bilder statt Augen. Blank bleibt blank.',
    largeSuits: 'Zahlen über 6 behalten ihre Augen.',
    device: 'Nur auf diesem Gerät. An der Partie ändert sich nichts.',
    house: 'Für alle eure Partien. Auch in den Einstellungen.',
  },

  players: {
    label: 'Am Tisch',
    hand: (tiles) => `${counted(tiles, tileNoun)} auf der Hand`,
    leader: capitalised,
    total: (total, target, points, countdown) =>
      countdown ? `noch ${toGo(target, total)} von ${counted(target, pointsDative(points))}` : `${plain(total)} von ${counted(target, pointsDative(points))}`,
    enterFor: (name) => `Für ${name} eintragen`,
  },

  dice: {
    flower: 'Blüte',
    scorpion: 'Skorpion',
    flowerSign: '+1',
    scorpionSign: '−1',
    inFull: (pair, tile, sign) => `${pair} ${tile}, ${sign}`,
    die: (pair, place) => `${pair}, ${place === 0 ? 'erster' : 'zweiter'} Würfel`,
    roll: 'Für uns würfeln',
  },

  line: {
    label: (line) => capitalised(casesOf(line).nominative),
    labelOf: (line, of) => `${capitalised(casesOf(line).nominative)} in ${of}`,
    order: 'Steine in der Reihenfolge, in der sie gelegt wurden',
    empty: 'Noch liegt kein Stein.',
    whole: 'Ganze Kette zeigen',
    end: (name, suit, double) => `${typeof name === 'number' ? `Arm ${name}` : END[name]} mit ${suit}${double ? ', ein Pasch' : ''}`,
    lay: (tile, points) => `${tile} legen, ${points}`,
    tile: (tile, at, player, flagged) =>
      player === ''
        ? `${tile}, lag schon auf dem Tisch`
        : `${tile}, von ${player} ${at === null ? 'angespielt' : `${atArm(at)} gelegt`}${flagged ? ', auffällig' : ''}`,
  },

  entry,
  way: ways,
  pad,
  tray,
  play: playButton,

  edits: {
    'enter-play': 'letzter Zug',
    'enter-draw': 'letztes Ziehen',
    'enter-pass': 'letztes Passen',
    'enter-block': 'blockierte Runde',
    'enter-table': 'Tisch zu Beginn',
    'change-rules': 'Regeländerung',
    'start-round': 'Beginn der Runde',
    revise: 'Korrektur',
  },
  undoNamed: (edit) => `Rückgängig: ${edit}`,
  redoNamed: (edit) => `Wiederholen: ${edit}`,

  problem: { title: 'Nicht gespeichert', unknown: 'Vielleicht nicht gespeichert', dismiss: 'Ausblenden' },

  feed: {
    heading: 'Was bisher passiert ist',
    empty: 'Noch keine Einträge. Spiele den ersten Stein an.',
    leads: (name, leader) => (leader === 'Anspiel' ? `${name} spielt an` : `${name} führt die Karawane`),
    played: (tile, at) => (at === null ? `${tile} angespielt` : `${tile} ${toArm(at)} gelegt`),
    drew: (count) => `${counted(count, tileNoun)} gezogen`,
    passed: 'gepasst',
    showed: 'Runde blockiert, alle Steine aufgedeckt',
    tableLay: (tiles) => `ist am Zug. Diese Steine lagen schon, als das Aufschreiben begann: ${counted(tiles, tileNoun)}`,
    correctStart: 'Korrigieren',
    ofRound: (round) => `der Beginn von Runde ${round}`,
    irregular: 'Auffällig',
  },

  correction: corrections,

  block: {
    title: 'Blockierte Runde',
    hands: 'Steine auf der Hand',
    hand: (name) => `Steine von ${name}`,
    counted: (shown, expected) => (expected === null ? counted(shown, tileNoun) : `${shown} von ${counted(expected, { one: 'Stein', other: 'Steinen' })}`),
    tapToAdd: 'Tippe diese Steine an oder gib ihre Zahlen ein.',
    done: (name, count) => `${name}: ${count}`,
    removed: (tile) => `${tile} entfernt`,
    missing: (name, tiles) => `Von ${name} ${tiles === 1 ? 'fehlt' : 'fehlen'} noch ${counted(tiles, tileNoun)}.`,
    tooMany: (name, tiles) => `${name} hat ${counted(tiles, tileNoun)} zu viel.`,
    marked: 'Eine Entscheidung mit diesen Steinen wird als auffällig markiert.',
    enterThem: 'Eingeben',
    checkHand: 'Steine prüfen',
    ruleAnyway: 'Trotzdem entscheiden',
    playable: (name, tiles) => `${name} kann noch ${listed(tiles, 'or')} anlegen. Die Runde ist also nicht blockiert.`,
    early: (tiles, boneyard) =>
      `Aus ${casesOf(boneyard).dative} ${tiles === 1 ? 'kann' : 'können'} noch ${counted(tiles, tileNoun)} gezogen werden. Du kannst trotzdem „blockiert“ melden; das wird als auffällig markiert.`,
    inHand: (name) => `Steine von ${name}`,
    take: (tile) => `${tile}, auf dieser Hand; zum Entfernen antippen`,
    table: 'gelegt',
    otherHand: 'hat jemand anders',
    canPlay: 'lässt sich noch anlegen',
    back: 'Zurück',
    next: 'Weiter',
    rule: 'Entscheiden',
  },

  ruling: {
    heading: 'Entscheidung',
    hands: 'Aufgedeckte Steine',
    deciding: 'geprüft',
    winner: 'gewinnt',
    noTiles: 'keine Steine',
  },

  round: {
    over: (round) => `Runde ${round} ist vorbei`,
    next: 'Nächste Runde',
    startTitle: (round) => `Runde ${round}`,
    leader: (leader) => (leader === 'Anspiel' ? 'Wer spielt an?' : 'Wer führt die Karawane?'),
    suggested: (name) => `Das ist ${name}.`,
    begin: 'Runde beginnen',
    chooseLeader: 'Wähle, wer anspielt.',
    dice: 'Der Wurf',
    diceHint: 'Gib die 4 gewürfelten Zahlen ein, tippe sie an oder würfle hier.',
    chooseDice: 'Stelle alle 4 Würfel ein.',
  },

  end: {
    heading: 'Die Partie ist vorbei',
    home: 'Zur Startseite',
  },

  sheet: {
    caption: 'Punktezettel',
    round: 'Runde',
    brought: 'Vorher',
    total: 'Stand',
    how: 'Ende',
    running: 'läuft',
    unfinished: 'nicht beendet',
    winner: 'gewonnen',
  },

  announce: {
    roundBegins: (round, name) => `Runde ${round}. ${name} spielt an.`,
  },
}
