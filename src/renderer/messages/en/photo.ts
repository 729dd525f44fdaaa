import type { Noun } from '#shared/words/grammar'
import type { RecognitionFault } from '../../recognition/recognizer'
import type { CameraFault } from '../sentence-inputs'

/** Reading tiles and dice from photographs. */

const megapixels = (value: number): string => `${Math.round(value)} megapixels`

/** Why a picture could not be read, and what to do. */
export function recognitionFaultSentence(fault: RecognitionFault): string {
  switch (fault.code) {
    case 'empty':
      return 'The file is empty. Choose another one.'
    case 'unreadable':
      return 'The file could not be opened: it is a folder, or it is no longer where it was or as it was. Choose it again, or another one.'
    case 'not-a-picture':
      return fault.format === null
        ? 'That is not a picture. JPEG, PNG and WebP pictures can be read.'
        : `That is not a picture that can be read here (${fault.format}). Save it as JPEG, PNG or WebP and try again.`
    case 'too-large':
      return `The picture has ${megapixels(fault.megapixels)}; up to ${megapixels(fault.most)} can be read. Make it smaller and try again.`
    case 'damaged':
      return `The picture is damaged: its ${fault.format} data ends early or cannot be decoded. Take it again, or choose another one.`
    case 'unavailable':
      return `Reading pictures does not work at the moment (${fault.detail}). Enter the tiles by hand, or try again.`
  }
}

const CAMERA_SENTENCES: Readonly<Record<CameraFault, string>> = {
  refused: 'The camera may not be used: permission was refused. Allow it in the settings of the browser or system, or use a picture file.',
  none: 'No camera was found. Attach one and try again, or use a picture file.',
  busy: 'The camera is in use by another program. Close that program and try again, or use a picture file.',
  insecure: 'A browser allows the camera only to pages from this machine or over HTTPS. Use a picture file; on a phone that offers its camera too.',
  stopped: 'The camera has stopped. Attach it again, or use a picture file.',
  other: 'The camera could not be started. Try again, or use a picture file.',
}

export const photo = {
  open: 'Photograph',
  cameraFault: (fault: CameraFault): string => CAMERA_SENTENCES[fault],

  source: {
    camera: 'Use a camera',
    cameraOff: 'Camera off',
    file: 'Choose a picture …',
    hint: 'Or drop a picture here, or paste one.',
    dropHere: 'Drop the picture here',
    take: 'Take the photograph',
    takeAnother: 'Take another',
    lookAgain: 'Look again',
    whichCamera: 'Camera',
    anotherCamera: 'Choose another …',
    unnamedCamera: (number: number): string => `Camera ${number}`,
    starting: 'Starting the camera …',
    live: 'What the camera sees',
    watch: 'Watch the table',
    watchHint: 'Proposes a play when a new tile has lain still for a second. Nothing is entered by itself.',
    watching: 'Watching the table …',
    onlyOne: (files: number, name: string): string => `${files} files came; only ${name} was looked at.`,
  },

  print: {
    label: 'Tiles with',
    pips: 'pips',
    numbers: 'numbers',
  },

  opening: 'Fetching what reads photographs …',
  reading: 'Reading the photograph …',
  cancel: 'Cancel reading',
  fault: 'Nothing was read',

  review: {
    picture: 'The photograph with the tiles found in it',
    tiles: 'Tiles found',
    none: 'No tile was found in this photograph. Go nearer, avoid glare, or enter the tile by hand.',
    tile: 'Tile',
    sure: 'sure',
    unsure: 'not sure',
    unsureOr: (tile: string): string => `not sure, perhaps ${tile}`,
    outside: 'not sure, for it is no tile of this set',
    chosen: 'as you said',
    newMark: 'just laid',
    unsureMark: '?',
    which: (tile: string): string => `Which tile is it? Read as ${tile}`,
    percent: (chance: number): string => (chance > 0.995 ? '> 99 %' : chance < 0.005 ? '< 1 %' : `${Math.round(chance * 100)} %`),
    candidate: (tile: string, chance: string): string => `${tile}, ${chance}`,
    other: 'Another tile',
    noTile: 'No tile lies here',
    isTheNew: 'This is the tile just laid',
    back: 'Back to the photograph',
  },

  play: {
    title: (name: string): string => `Photograph the tile ${name} laid`,
    titleLead: (name: string): string => `Photograph the lead of ${name}`,
    proposed: (tile: string): string => `New on the table: ${tile}`,
    chooseTile: 'Which tile was laid? Choose it below or in the photograph.',
    chooseEnd: 'Where was it laid?',
    likeliest: 'Likeliest tiles',
    ends: (tile: string): string => `Where ${tile} was laid`,
    laidBy: 'Laid by',
    nothingNew: 'No new tile is seen: everything in the photograph is in the record already.',
    nothingFits: 'No tile in the photograph can have been laid now.',
    enter: (tile: string, where: string, name: string): string => `Enter ${tile}, ${where.toLowerCase()}, for ${name}`,
    enterLead: (tile: string, name: string): string => `Enter ${tile} as the lead of ${name}`,
    enterNothing: 'Enter the play',
    leave: 'Enter by hand',
    unknown: (tiles: readonly string[]): string =>
      `The photograph also shows ${tiles.join(', ')}, which ${tiles.length === 1 ? 'is' : 'are'} not in the record. Was a play forgotten?`,
    unseen: (tiles: readonly string[]): string => `The record has ${tiles.join(', ')}, which ${tiles.length === 1 ? 'is' : 'are'} not seen in the photograph.`,
    entered: (tile: string): string => `${tile} was entered.`,
  },

  hand: {
    open: (name: string): string => `Photograph the hand of ${name}`,
    title: (name: string): string => `The hand of ${name}`,
    found: (tiles: number, expected: number | null): string =>
      `${tiles} ${tiles === 1 ? 'tile' : 'tiles'} found${expected === null ? '' : `; ${expected} expected`}`,
    settle: (tiles: number): string =>
      tiles === 1 ? 'One tile is not sure: tap it and say which it is.' : `${tiles} tiles are not sure: tap each and say which it is.`,
    use: (tiles: number): string => (tiles === 1 ? 'Use this tile' : `Use these ${tiles} tiles`),
    replaces: 'They take the place of the tiles entered for this hand so far.',
    missed: 'A tile that was missed can be added by hand afterwards.',
  },

  line: {
    open: 'Already under way',
    title: 'The round is already under way',
    about: 'Photograph the table, or type its line. What lies there is not scored; everything from now on is.',
    photograph: 'Photograph the table',
    use: (tiles: number): string => (tiles === 0 ? 'Use this line' : `Use this line of ${tiles} ${tiles === 1 ? 'tile' : 'tiles'}`),
    leave: 'Begin with the lead',
    begin: (tiles: number): string => (tiles === 0 ? 'Go on from here' : `Go on with ${tiles} ${tiles === 1 ? 'tile' : 'tiles'} on the table`),
    found: (tiles: number, apart: number): string =>
      apart === 0
        ? `A line of ${tiles} ${tiles === 1 ? 'tile' : 'tiles'} was read.`
        : `A line of ${tiles} ${tiles === 1 ? 'tile' : 'tiles'} was read; ${apart} more lie apart from it.`,
    broken: (tiles: readonly string[]): string =>
      `${tiles.join(', ')} ${tiles.length === 1 ? 'does' : 'do'} not match the tile before. Tap what was read wrongly, or put the line right below.`,
    line: 'The line from its left end to its right one',
    lineHint: 'Each tile as it lies, with spaces: 6-4 4-4 4-2 shows 6 at the left and 2 at the right.',
    arms: (arms: number): string => `The spinner and its ${arms} arms`,
    armsHint: 'The spinner, then each arm outward, with | between: 6-6 | 6-4 4-1 | 6-2 | - | -',
    unwritten: (layout: 'two-ended' | 'spinner'): string =>
      layout === 'two-ended' ? 'No tile is written here.' : 'The spinner is missing. It comes first, before the first |.',
    next: 'Whose turn it is',
    inHand: (name: string): string => `Tiles in the hand of ${name}`,
    points: (name: string, points: Noun): string => `${name} so far, in ${points.other}`,
    guessed: 'The tiles in each hand are guessed from the deal. Count them: who goes out hangs on it.',
  },

  dice: {
    open: 'Photograph the dice',
    title: 'The dice',
    picture: 'The photograph with the dice found in it',
    few: (dice: number): string =>
      dice === 0
        ? 'No dice were found. Two red and two green dice are needed in one photograph.'
        : `Only ${dice} of the four dice were found. Lay them apart and try again, or set the others by hand.`,
    ask: (pair: string, a: number, b: number): string => `${pair}: not sure. It looks like ${a} and ${b}.`,
    yes: (a: number, b: number): string => `Yes, ${a} and ${b}`,
    sure: (pair: string, a: number, b: number): string => `${pair}: ${a} and ${b}`,
    use: 'Use these dice',
    flower: 'Flower (green)',
    scorpion: 'Scorpion (red)',
  },
} as const
