import { counted, listed, tileNoun } from '#shared/words/de'
import type { PageWords } from '../page-words'

const either = (counts: readonly number[]): string =>
  [...counts]
    .reverse()
    .map((count) => counted(count, tileNoun))
    .join(' oder ')

/** Die Seite, auf der eine Kamera über dem Tisch mitzählt. */
export const cameraTable: PageWords['cameraTable'] = {
  open: 'Kamera zählt mit',
  name: 'Kamera zählt mit',
  title: (game) => `${game}: Die Kamera zählt mit`,
  picture: 'Der Tisch, wie ihn die Kamera sieht',
  off: 'Die Kamera ist aus',
  seen: (tiles) => `${counted(tiles, tileNoun)} zu sehen`,
  phases: {
    starting: 'Caravan sucht die Steine …',
    hand: 'Caravan wartet, bis keine Hand im Bild ist',
    settling: 'Caravan wartet, bis sich nichts bewegt',
    reading: 'Caravan sieht genau hin …',
    entering: 'Ein neuer Stein',
    lost: 'Die Kette ist nicht ganz zu sehen. Zeige der Kamera die ganze Kette.',
    clearing: 'Caravan wartet, bis der Tisch leer ist',
    hands: 'Deckt eure Steine auf',
    over: 'Diese Runde ist vorbei',
  },
  frame: {
    count: 'Zählen',
    countAll: 'Die verdeckten Steine zählen, damit Ziehen erkannt wird',
    move: 'Rahmen der verdeckten Steine: darüberziehen oder mit den Pfeiltasten bewegen',
    size: 'Größe des Rahmens: ziehen oder mit den Pfeiltasten ändern',
    put: 'Über die verdeckten Steine ziehen',
    counted: (tiles) => `${tiles} verdeckt`,
    unsure: 'Nicht zählbar. Tippe auf „1 ziehen“.',
  },
  moveSeat: (name) => `${name} an den Platz ziehen oder mit den Pfeiltasten bewegen`,
  seats: 'Sitzen alle richtig? Ziehe jeden Namen an seine Seite des Bildes. Dann erkennt Caravan, von welcher Seite ein Stein kommt.',
  seatsRight: 'Ja, alle sitzen richtig',
  asks: 'Caravan fragt',
  plays: (name, tile) => `${name} legt ${tile}`,
  played: (name, tile) => `${name} hat ${tile} gelegt`,
  left: (seconds) => `Wird in ${seconds} s eingetragen`,
  wait: 'Warten vor dem Eintragen',
  seconds: (seconds) => `${seconds} s`,
  always: 'Immer fragen',
  voice: 'Stimme',
  pause: 'Kamera anhalten',
  goOn: 'Kamera einschalten',
  which: {
    always: (name, tile) => `Hat ${name} ${tile} gelegt?`,
    tile: (name) => `Welchen Stein hat ${name} gelegt?`,
    end: (name, tile) => `Wo hat ${name} ${tile} angelegt?`,
    order: () => 'Zwei Steine sind neu. Welcher lag zuerst?',
    refused: (_name, tile) => `${tile} liegt da und ist nicht eingetragen. Eintragen?`,
    lead: (name, tile) => `Hat ${name} ${tile} angespielt?`,
    stacked: (name, tile) => `${tile} liegt auf einem anderen Stein. Hat ${name} ihn gelegt?`,
  },
  who: (hand, tile, turn) => `${tile} kam von der Seite, an der ${hand} sitzt, aber ${turn} ist am Zug. Wer war es?`,
  itWas: (name) => `Es war ${name}`,
  passed: (name) => `${name} hat gepasst`,
  outOfTurn: 'Außer der Reihe gelegt',
  wrong: (recorded, seen) => `Eingetragen ist ${recorded}, aber dort liegt ${seen}.`,
  recorded: 'Eingetragen',
  onTable: 'Auf dem Tisch',
  correct: (tile) => `Zu ${tile} korrigieren`,
  missing: (tiles) => `${listed(tiles)} ${tiles.length === 1 ? 'ist' : 'sind'} eingetragen, aber nicht auf dem Tisch.`,
  strange: (tiles) =>
    `${listed(tiles)} ${tiles.length === 1 ? 'liegt an der Kette, lässt' : 'liegen an der Kette, lassen'} sich dort aber nicht anlegen. Fehlt ein Zug?`,
  drew: (name, counts) => `Hat ${name} ${either(counts)} gezogen? Eine Hand war im Weg.`,
  tiles: (count) => counted(count, tileNoun),
  hands: 'Deckt eure Steine auf',
  turnOver: 'Alle haben gepasst. Legt eure Steine offen vor euch hin.',
  enterHands: 'Steine eintragen',
  leave: 'So lassen',
}
