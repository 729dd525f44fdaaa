import { counted, listed, tileNoun } from '#shared/words/de'
import { TILES_DATIVE } from '#shared/words/de/numbers'
import type { PageWords } from '../page-words'
import type { CameraFault } from '../sentence-inputs'

/** Reading tiles and dice from photos. */

const megapixels = (value: number): string => `${Math.round(value)} Megapixel`

/** Why a picture could not be read, and what to do. */
export const recognitionFaultSentence: PageWords['recognitionFaultSentence'] = (fault) => {
  switch (fault.code) {
    case 'empty':
      return 'Die Datei ist leer. Wähle eine andere.'
    case 'unreadable':
      return 'Diese Datei lässt sich nicht öffnen. Sie ist ein Ordner oder wurde verschoben oder geändert. Wähle sie noch einmal oder nimm eine andere.'
    case 'not-a-picture':
      return fault.format === null
        ? 'Das ist kein Bild. Nimm JPEG, PNG oder WebP.'
        : `Bilder im Format ${fault.format} kann Caravan nicht lesen. Speichere das Bild als JPEG, PNG oder WebP und versuche es noch einmal.`
    case 'too-large':
      return `Das Bild ist zu groß: ${megapixels(fault.megapixels)}, höchstens ${megapixels(fault.most)}. Verkleinere es und versuche es noch einmal.`
    case 'damaged':
      return `Dieses ${fault.format}-Bild ist beschädigt. Nimm es neu auf oder wähle ein anderes.`
    case 'unavailable':
      return `Bilder lassen sich gerade nicht lesen. Gib die Steine von Hand ein oder versuche es noch einmal. (${fault.detail})`
  }
}

const CAMERA_SENTENCES: Readonly<Record<CameraFault, string>> = {
  refused: 'Caravan darf die Kamera nicht benutzen. Erlaube sie in den Einstellungen von Browser oder System oder nimm eine Bilddatei.',
  none: 'Keine Kamera gefunden. Schließe eine an und versuche es noch einmal oder nimm eine Bilddatei.',
  busy: 'Ein anderes Programm benutzt gerade die Kamera. Schließe es und versuche es noch einmal oder nimm eine Bilddatei.',
  insecure: 'Der Browser gibt die Kamera auf dieser Seite nicht frei. Wähle stattdessen eine Bilddatei. Auf dem Handy kannst du damit auch ein Foto aufnehmen.',
  stopped: 'Die Kamera liefert kein Bild mehr. Schließe sie wieder an oder nimm eine Bilddatei.',
  other: 'Die Kamera ließ sich nicht starten. Versuche es noch einmal oder nimm eine Bilddatei.',
}

export const photo: PageWords['photo'] = {
  open: 'Foto aufnehmen',
  cameraFault: (fault) => CAMERA_SENTENCES[fault],

  source: {
    camera: 'Kamera benutzen',
    cameraOff: 'Kamera ausschalten',
    file: 'Bild wählen …',
    hint: 'Oder ziehe ein Bild hierher oder füge eines ein.',
    dropHere: 'Bild hier ablegen',
    take: 'Foto aufnehmen',
    takeAnother: 'Neues Foto aufnehmen',
    whichCamera: 'Kamera',
    anotherCamera: 'Andere wählen …',
    unnamedCamera: (number) => `Kamera ${number}`,
    starting: 'Kamera startet …',
    live: 'Kamerabild',
    onlyOne: (files, name) => `Von ${counted(files, { one: 'Datei', other: 'Dateien' })} hat Caravan nur „${name}“ gelesen.`,
  },

  print: {
    label: 'Auf euren Steinen sind',
    pips: 'Augen',
    numbers: 'Zahlen',
  },

  opening: 'Fotoerkennung wird geladen …',
  reading: 'Foto wird gelesen …',
  cancel: 'Lesen abbrechen',
  fault: 'Das Foto ließ sich nicht lesen',

  review: {
    picture: 'Das Foto und die Steine darauf',
    tiles: 'Gefundene Steine',
    none: 'Keine Steine gefunden. Gehe näher heran, vermeide Spiegelungen oder gib den Stein von Hand ein.',
    tile: 'Stein',
    sure: 'sicher',
    unsure: 'nicht sicher',
    unsureOr: (tile) => `nicht sicher, vielleicht ${tile}`,
    outside: 'nicht sicher: kein Stein aus diesem Satz',
    chosen: 'von dir gewählt',
    newMark: 'gerade gelegt',
    unsureMark: '?',
    which: (tile) => `Welcher Stein ist das? Gelesen als ${tile}`,
    percent: (chance) => (chance > 0.995 ? '> 99 %' : chance < 0.005 ? '< 1 %' : `${Math.round(chance * 100)} %`),
    candidate: (tile, chance) => `${tile}, ${chance}`,
    other: 'Anderer Stein',
    noTile: 'Hier liegt kein Stein',
    isTheNew: 'Gerade gelegter Stein',
    back: 'Zurück zum Foto',
  },

  play: {
    title: (name) => `Foto: Stein von ${name}`,
    titleLead: (name) => `Foto: Anspiel von ${name}`,
    proposed: (tile) => `Neuer Stein: ${tile}`,
    chooseTile: 'Welcher Stein wurde gelegt? Wähle ihn unten oder im Foto.',
    chooseEnd: 'Wo wurde er angelegt?',
    likeliest: 'Wahrscheinlichste Steine',
    ends: (tile) => `Wo ${tile} angelegt wurde`,
    laidBy: 'Gelegt von',
    nothingNew: 'Kein neuer Stein: Alles auf dem Foto ist schon eingetragen.',
    nothingFits: 'Keiner der Steine auf dem Foto lässt sich jetzt anlegen.',
    enter: (tile, where, name) => `${tile} für ${name} eintragen: ${where}`,
    enterLead: (tile, name) => `${tile} als Anspiel von ${name} eintragen`,
    enterNothing: 'Zug eintragen',
    leave: 'Von Hand eingeben',
    unknown: (tiles) => `Auf dem Foto ${tiles.length === 1 ? 'ist' : 'sind'} auch ${listed(tiles)} zu sehen. Hast du einen Zug vergessen?`,
    unseen: (tiles) => `Eingetragen, aber nicht auf dem Foto: ${listed(tiles)}.`,
    hold: 'Nicht eintragen',
  },

  hand: {
    open: (name) => `Steine von ${name} fotografieren`,
    title: (name) => `Steine von ${name}`,
    found: (tiles, expected) => `${counted(tiles, tileNoun)} gefunden${expected === null ? '' : `, ${expected} erwartet`}`,
    settle: (tiles) =>
      tiles === 1
        ? '1 Stein ist nicht sicher erkannt: Tippe ihn an und wähle den richtigen.'
        : `${tiles} Steine sind nicht sicher erkannt: Tippe jeden an und wähle den richtigen.`,
    use: (tiles) => (tiles === 1 ? 'Diesen Stein nehmen' : `Diese ${tiles} Steine nehmen`),
    replaces: 'Sie ersetzen die Steine, die hier schon eingegeben sind.',
    missed: 'Fehlende Steine kannst du danach von Hand hinzufügen.',
  },

  line: {
    open: 'Runde läuft schon',
    title: 'Mitten in der Runde einsteigen',
    about: 'Nimm ein Foto vom Tisch auf oder gib die Steine ein. Gewertet wird erst, was ab jetzt dazukommt.',
    photo: 'Tisch fotografieren',
    use: (tiles) => (tiles === 0 ? 'Diese Kette nehmen' : `Kette aus ${counted(tiles, TILES_DATIVE)} nehmen`),
    leave: 'Mit dem Anspiel beginnen',
    begin: (tiles) => (tiles === 0 ? 'Von hier weiterspielen' : `Mit ${counted(tiles, TILES_DATIVE)} weiterspielen`),
    found: (tiles, apart) =>
      apart === 0
        ? `Eine Kette aus ${counted(tiles, TILES_DATIVE)} gefunden.`
        : `Eine Kette aus ${counted(tiles, TILES_DATIVE)} gefunden, ${counted(apart, tileNoun)} ${apart === 1 ? 'liegt' : 'liegen'} abseits.`,
    broken: (tiles) =>
      tiles.length === 1
        ? `${listed(tiles)} passt nicht an den Stein davor. Tippe einen Stein an, um ihn zu korrigieren, oder korrigiere die Kette unten.`
        : `${listed(tiles)} passen nicht an die Steine davor. Tippe einen Stein an, um ihn zu korrigieren, oder korrigiere die Kette unten.`,
    line: 'Die Kette von links nach rechts',
    lineHint: 'Gib die Steine der Reihe nach mit Leerzeichen ein. Bei 6-4 4-4 4-2 liegt links eine 6 und rechts eine 2.',
    arms: (arms) => `Der Mittelpasch und seine ${arms} Arme`,
    armsHint: 'Gib den Mittelpasch ein, dann jeden Arm von innen nach außen, mit | dazwischen: 6-6 | 6-4 4-1 | 6-2 | - | -',
    noBars: 'Setze ein | zwischen den Mittelpasch und jeden Arm.',
    unwritten: (layout) => (layout === 'two-ended' ? 'Gib mindestens einen Stein ein.' : 'Gib zuerst den Mittelpasch ein, vor dem ersten |.'),
    next: 'Wer ist am Zug?',
    inHand: (name) => `Steine auf der Hand von ${name}`,
    points: (name, points) => `Bisherige ${points.other} von ${name}`,
    guessed: 'Wie viele Steine alle haben, ist geschätzt. Bitte nachzählen: Davon hängt ab, wer Domino macht.',
  },

  dice: {
    open: 'Würfel fotografieren',
    title: 'Würfel',
    picture: 'Das Foto und die Würfel darauf',
    few: (dice) =>
      dice === 0
        ? 'Keine Würfel gefunden. Auf das Foto gehören 2 grüne und 2 rote.'
        : `Nur ${dice} von 4 Würfeln gefunden. Lege sie auseinander und versuche es noch einmal oder stelle die anderen von Hand ein.`,
    ask: (pair, a, b) => `${pair}: Sind das ${a} und ${b}?`,
    yes: (a, b) => `Ja, ${a} und ${b}`,
    sure: (pair, a, b) => `${pair}: ${a} und ${b}`,
    use: 'Würfel übernehmen',
    flower: 'Blüte (grün)',
    scorpion: 'Skorpion (rot)',
  },
}
