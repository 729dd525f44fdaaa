import { counted, listed, tileNoun } from '#shared/words/de'
import { TILES_DATIVE } from '#shared/words/de/numbers'
import type { PageWords } from '../page-words'
import type { CameraFault } from '../sentence-inputs'

/** Reading tiles and dice from photographs. */

const megapixels = (value: number): string => `${Math.round(value)} Megapixel`

/** Why a picture could not be read, and what to do. */
export const recognitionFaultSentence: PageWords['recognitionFaultSentence'] = (fault) => {
  switch (fault.code) {
    case 'empty':
      return 'Die Datei ist leer. Wähl eine andere.'
    case 'unreadable':
      return 'Die Datei ließ sich nicht öffnen: Sie ist ein Ordner, oder sie ist nicht mehr, wo oder wie sie war. Wähl sie noch einmal, oder eine andere.'
    case 'not-a-picture':
      return fault.format === null
        ? 'Das ist kein Bild. Gelesen werden Bilder in JPEG, PNG und WebP.'
        : `Das ist kein Bild, das sich hier lesen lässt (${fault.format}). Sichere es als JPEG, PNG oder WebP und versuch es noch einmal.`
    case 'too-large':
      return `Das Bild hat ${megapixels(fault.megapixels)}; gelesen werden bis zu ${megapixels(fault.most)}. Mach es kleiner und versuch es noch einmal.`
    case 'damaged':
      return `Das Bild ist beschädigt: Seine ${fault.format}-Daten enden zu früh oder lassen sich nicht entschlüsseln. Mach es noch einmal, oder wähl ein anderes.`
    case 'unavailable':
      return `Bilder lassen sich gerade nicht lesen (${fault.detail}). Gib die Steine von Hand ein, oder versuch es noch einmal.`
  }
}

const CAMERA_SENTENCES: Readonly<Record<CameraFault, string>> = {
  refused:
    'Die Kamera darf nicht benutzt werden: Die Erlaubnis wurde verweigert. Erlaub sie in den Einstellungen von Browser oder System, oder nimm eine Bilddatei.',
  none: 'Keine Kamera gefunden. Schließ eine an und versuch es noch einmal, oder nimm eine Bilddatei.',
  busy: 'Die Kamera wird von einem anderen Programm benutzt. Schließ es und versuch es noch einmal, oder nimm eine Bilddatei.',
  insecure:
    'Ein Browser erlaubt die Kamera nur Seiten von diesem Computer oder über HTTPS. Nimm eine Bilddatei; auf einem Handy bietet auch das die Kamera an.',
  stopped: 'Die Kamera ist ausgegangen. Schließ sie wieder an, oder nimm eine Bilddatei.',
  other: 'Die Kamera ließ sich nicht starten. Versuch es noch einmal, oder nimm eine Bilddatei.',
}

export const photo: PageWords['photo'] = {
  open: 'Fotografieren',
  cameraFault: (fault) => CAMERA_SENTENCES[fault],

  source: {
    camera: 'Kamera benutzen',
    cameraOff: 'Kamera aus',
    file: 'Bild wählen …',
    hint: 'Oder zieh ein Bild hierher oder füg eines ein.',
    dropHere: 'Bild hier ablegen',
    take: 'Foto aufnehmen',
    takeAnother: 'Noch eines aufnehmen',
    lookAgain: 'Noch einmal hinsehen',
    whichCamera: 'Kamera',
    anotherCamera: 'Andere wählen …',
    unnamedCamera: (number) => `Kamera ${number}`,
    starting: 'Die Kamera startet …',
    live: 'Was die Kamera sieht',
    watch: 'Den Tisch beobachten',
    watchHint: 'Schlägt einen Zug vor, wenn ein neuer Stein eine Sekunde still gelegen hat. Von selbst wird nichts eingetragen.',
    watching: 'Der Tisch wird beobachtet …',
    onlyOne: (files, name) => `${files} Dateien kamen an; angesehen wurde nur ${name}.`,
  },

  print: {
    label: 'Steine mit',
    pips: 'Augen',
    numbers: 'Ziffern',
  },

  opening: 'Was Fotos liest, wird geholt …',
  reading: 'Das Foto wird gelesen …',
  cancel: 'Lesen abbrechen',
  fault: 'Nichts wurde gelesen',

  review: {
    picture: 'Das Foto mit den darin gefundenen Steinen',
    tiles: 'Gefundene Steine',
    none: 'In diesem Foto wurde kein Stein gefunden. Geh näher heran, vermeide Spiegelungen, oder gib den Stein von Hand ein.',
    tile: 'Stein',
    sure: 'sicher',
    unsure: 'unsicher',
    unsureOr: (tile) => `unsicher, vielleicht ${tile}`,
    outside: 'unsicher, denn diesen Stein gibt es im Satz nicht',
    chosen: 'wie du sagst',
    newMark: 'gerade gelegt',
    unsureMark: '?',
    which: (tile) => `Welcher Stein ist das? Gelesen als ${tile}`,
    percent: (chance) => (chance > 0.995 ? '> 99 %' : chance < 0.005 ? '< 1 %' : `${Math.round(chance * 100)} %`),
    candidate: (tile, chance) => `${tile}, ${chance}`,
    other: 'Anderer Stein',
    noTile: 'Hier liegt kein Stein',
    isTheNew: 'Das ist der gerade gelegte Stein',
    back: 'Zurück zum Foto',
  },

  play: {
    title: (name) => `Den Stein von ${name} fotografieren`,
    titleLead: (name) => `Das Anspiel von ${name} fotografieren`,
    proposed: (tile) => `Neu auf dem Tisch: ${tile}`,
    chooseTile: 'Welcher Stein wurde gelegt? Wähl ihn unten oder im Foto.',
    chooseEnd: 'Wohin wurde er gelegt?',
    likeliest: 'Wahrscheinlichste Steine',
    ends: (tile) => `Wohin ${tile} gelegt wurde`,
    laidBy: 'Gelegt von',
    nothingNew: 'Kein neuer Stein zu sehen: Alles auf dem Foto ist schon eingetragen.',
    nothingFits: 'Keiner der Steine auf dem Foto kann jetzt gelegt worden sein.',
    enter: (tile, where, name) => `${tile} für ${name} eintragen: ${where}`,
    enterLead: (tile, name) => `${tile} als Anspiel von ${name} eintragen`,
    enterNothing: 'Zug eintragen',
    leave: 'Von Hand eingeben',
    unknown: (tiles) =>
      `Auf dem Foto ${tiles.length === 1 ? 'ist' : 'sind'} auch ${listed(tiles)}; eingetragen ${tiles.length === 1 ? 'ist das' : 'sind sie'} nicht. Wurde ein Zug vergessen?`,
    unseen: (tiles) =>
      `Eingetragen ${tiles.length === 1 ? 'ist' : 'sind'} auch ${listed(tiles)}; auf dem Foto ${tiles.length === 1 ? 'ist das' : 'sind sie'} nicht zu sehen.`,
    entered: (tile) => `${tile} wurde eingetragen.`,
  },

  hand: {
    open: (name) => `Die Hand von ${name} fotografieren`,
    title: (name) => `Die Hand von ${name}`,
    found: (tiles, expected) => `${counted(tiles, tileNoun)} gefunden${expected === null ? '' : `; ${expected} erwartet`}`,
    settle: (tiles) =>
      tiles === 1 ? 'Ein Stein ist unsicher: Tipp ihn an und sag, welcher es ist.' : `${tiles} Steine sind unsicher: Tipp jeden an und sag, welcher es ist.`,
    use: (tiles) => (tiles === 1 ? 'Diesen Stein nehmen' : `Diese ${tiles} Steine nehmen`),
    replaces: 'Sie ersetzen die Steine, die für diese Hand bisher eingegeben sind.',
    missed: 'Ein übersehener Stein lässt sich danach von Hand hinzufügen.',
  },

  line: {
    open: 'Schon im Gange',
    title: 'Die Runde ist schon im Gange',
    about: 'Fotografier den Tisch, oder tipp seine Reihe ein. Was da liegt, wird nicht gewertet; alles ab jetzt schon.',
    photograph: 'Den Tisch fotografieren',
    use: (tiles) => (tiles === 0 ? 'Diese Reihe nehmen' : `Diese Reihe aus ${counted(tiles, TILES_DATIVE)} nehmen`),
    leave: 'Mit dem Anspiel beginnen',
    begin: (tiles) => (tiles === 0 ? 'Von hier weiter' : `Weiter mit ${counted(tiles, TILES_DATIVE)} auf dem Tisch`),
    found: (tiles, apart) =>
      apart === 0
        ? `Eine Reihe aus ${counted(tiles, TILES_DATIVE)} wurde gelesen.`
        : `Eine Reihe aus ${counted(tiles, TILES_DATIVE)} wurde gelesen; ${apart} ${apart === 1 ? 'weiterer liegt' : 'weitere liegen'} abseits.`,
    broken: (tiles) =>
      `${listed(tiles)} ${tiles.length === 1 ? 'passt' : 'passen'} nicht an den Stein davor. Tipp an, was falsch gelesen wurde, oder berichtige die Reihe unten.`,
    line: 'Die Reihe vom linken zum rechten Ende',
    lineHint: 'Jeder Stein, wie er liegt, mit Leerzeichen: 6-4 4-4 4-2 zeigt links 6 und rechts 2.',
    arms: (arms) => `Der Kreuzstein und seine ${arms} Arme`,
    armsHint: 'Der Kreuzstein, dann jeder Arm nach außen, mit | dazwischen: 6-6 | 6-4 4-1 | 6-2 | - | -',
    unwritten: (layout) => (layout === 'two-ended' ? 'Hier steht kein Stein.' : 'Der Kreuzstein fehlt. Er kommt zuerst, vor dem ersten |.'),
    next: 'Wer dran ist',
    inHand: (name) => `Steine in der Hand von ${name}`,
    points: (name, points) => `${name} bisher, in ${points.other === 'Punkte' ? 'Punkten' : points.other}`,
    guessed: 'Wie viele Steine in jeder Hand sind, ist aus dem Austeilen geschätzt. Zählt sie: Wer Domino macht, hängt davon ab.',
  },

  dice: {
    open: 'Die Würfel fotografieren',
    title: 'Die Würfel',
    picture: 'Das Foto mit den darin gefundenen Würfeln',
    few: (dice) =>
      dice === 0
        ? 'Keine Würfel gefunden. Auf ein Foto gehören zwei rote und zwei grüne.'
        : `Nur ${dice} der vier Würfel gefunden. Legt sie auseinander und versucht es noch einmal, oder stellt die anderen von Hand ein.`,
    ask: (pair, a, b) => `${pair}: unsicher. Es sieht nach ${a} und ${b} aus.`,
    yes: (a, b) => `Ja, ${a} und ${b}`,
    sure: (pair, a, b) => `${pair}: ${a} und ${b}`,
    use: 'Diese Würfel nehmen',
    flower: 'Blüte (grün)',
    scorpion: 'Skorpion (rot)',
  },
}
