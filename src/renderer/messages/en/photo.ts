import type { Noun } from '#shared/words/grammar'
import { counted, listed, tileNoun } from '#shared/words/en'
import type { RecognitionFault } from '../../recognition/recognizer'
import type { CameraFault } from '../sentence-inputs'

/** Reading tiles and dice from photos. */

const megapixels = (value: number): string => `${Math.round(value)} megapixels`

/** Why a picture could not be read, and what to do. */
export function recognitionFaultSentence(fault: RecognitionFault): string {
  switch (fault.code) {
    case 'empty':
      return 'This file is empty. Choose another one.'
    case 'unreadable':
      return 'Can’t open this file. It may be a folder, or it was moved or changed. Choose it again, or use another one.'
    case 'not-a-picture':
      return fault.format === null
        ? 'That isn’t a picture. Use JPEG, PNG or WebP.'
        : `Caravan can’t read ${fault.format} pictures. Save it as JPEG, PNG or WebP and try again.`
    case 'too-large':
      return `This picture is too large: ${megapixels(fault.megapixels)}, limit ${megapixels(fault.most)}. Make it smaller and try again.`
    case 'damaged':
      return `This ${fault.format} picture is damaged. Take it again, or use another one.`
    case 'unavailable':
      return `Can’t read pictures right now. Enter the tiles by hand, or try again. (${fault.detail})`
  }
}

const CAMERA_SENTENCES: Readonly<Record<CameraFault, string>> = {
  refused: 'Caravan doesn’t have permission to use the camera. Allow it in your browser or system settings, or use a picture file.',
  none: 'No camera found. Connect one and try again, or use a picture file.',
  busy: 'Another program is using the camera. Close it and try again, or use a picture file.',
  insecure: 'The browser doesn’t allow the camera on this page. Choose a picture file instead. On a phone, that also lets you take a photo.',
  stopped: 'The camera stopped. Reconnect it, or use a picture file.',
  other: 'The camera didn’t start. Try again, or use a picture file.',
}

export const photo = {
  open: 'Take photo',
  cameraFault: (fault: CameraFault): string => CAMERA_SENTENCES[fault],

  source: {
    camera: 'Use camera',
    cameraOff: 'Turn camera off',
    file: 'Choose picture…',
    hint: 'Or drop or paste a picture here.',
    dropHere: 'Drop picture here',
    take: 'Take photo',
    takeAnother: 'Take another photo',
    whichCamera: 'Camera',
    anotherCamera: 'Choose another…',
    unnamedCamera: (number: number): string => `Camera ${number}`,
    starting: 'Starting the camera…',
    live: 'Camera view',
    onlyOne: (files: number, name: string): string => `You chose ${counted(files, { one: 'file', other: 'files' })}. Caravan read only “${name}”.`,
  },

  print: {
    label: 'Your tiles have',
    pips: 'pips',
    numbers: 'numbers',
  },

  opening: 'Loading the photo reader…',
  reading: 'Reading the photo…',
  cancel: 'Cancel reading',
  fault: 'Couldn’t read the photo',

  review: {
    picture: 'The photo and the tiles found in it',
    tiles: 'Tiles found',
    none: 'No tiles found. Move closer, avoid glare, or enter the tile by hand.',
    tile: 'Tile',
    sure: 'sure',
    unsure: 'not sure',
    unsureOr: (tile: string): string => `not sure, maybe ${tile}`,
    outside: 'not sure: not a tile in this set',
    chosen: 'your choice',
    newMark: 'just played',
    unsureMark: '?',
    which: (tile: string): string => `Which tile is this? Caravan read ${tile}`,
    percent: (chance: number): string => (chance > 0.995 ? '> 99%' : chance < 0.005 ? '< 1%' : `${Math.round(chance * 100)}%`),
    candidate: (tile: string, chance: string): string => `${tile}, ${chance}`,
    other: 'Another tile',
    noTile: 'No tile here',
    isTheNew: 'Tile just played',
    back: 'Back to photo',
  },

  play: {
    title: (name: string): string => `Photo of ${name}’s tile`,
    titleLead: (name: string): string => `Photo of ${name}’s lead`,
    proposed: (tile: string): string => `New tile: ${tile}`,
    chooseTile: 'Which tile was played? Choose it below or in the photo.',
    chooseEnd: 'Where was it played?',
    likeliest: 'Most likely tiles',
    ends: (tile: string): string => `Where ${tile} was played`,
    laidBy: 'Played by',
    nothingNew: 'No new tile found. Every tile in the photo is already entered.',
    nothingFits: 'None of the tiles in the photo can be played now.',
    enter: (tile: string, where: string, name: string): string => `Enter ${tile}, ${where.toLowerCase()}, for ${name}`,
    enterLead: (tile: string, name: string): string => `Enter ${tile} as ${name}’s lead`,
    enterNothing: 'Enter play',
    leave: 'Enter by hand',
    unknown: (tiles: readonly string[]): string => `The photo also shows ${listed(tiles)}. Did you forget to enter a play?`,
    unseen: (tiles: readonly string[]): string => `Entered but not in the photo: ${listed(tiles)}.`,
    hold: 'Don’t enter',
  },

  hand: {
    open: (name: string): string => `Take photo of ${name}’s hand`,
    title: (name: string): string => `${name}’s hand`,
    found: (tiles: number, expected: number | null): string => `${counted(tiles, tileNoun)} found${expected === null ? '' : `, ${expected} expected`}`,
    settle: (tiles: number): string =>
      tiles === 1 ? 'Caravan isn’t sure about 1 tile. Tap it to choose.' : `Caravan isn’t sure about ${tiles} tiles. Tap each one to choose.`,
    use: (tiles: number): string => (tiles === 1 ? 'Use this tile' : `Use these ${tiles} tiles`),
    replaces: 'These replace the tiles already entered for this hand.',
    missed: 'You can add missing tiles by hand afterwards.',
  },

  line: {
    open: 'Round already started',
    title: 'Start in the middle of a round',
    about: 'Take a photo of the table, or type the line. Tiles already there don’t score. Everything from now on does.',
    photo: 'Take photo of table',
    use: (tiles: number): string => (tiles === 0 ? 'Use this line' : `Use line of ${counted(tiles, tileNoun)}`),
    leave: 'Start with the lead',
    begin: (tiles: number): string => (tiles === 0 ? 'Continue from here' : `Continue with ${counted(tiles, tileNoun)} on the table`),
    found: (tiles: number, apart: number): string =>
      apart === 0 ? `Found a line of ${counted(tiles, tileNoun)}.` : `Found a line of ${counted(tiles, tileNoun)}, and ${apart} more not joined to it.`,
    broken: (tiles: readonly string[]): string =>
      tiles.length === 1
        ? `${listed(tiles)} doesn’t match the tile before it. Tap a tile to fix it, or edit the line below.`
        : `${listed(tiles)} don’t match the tiles before them. Tap a tile to fix it, or edit the line below.`,
    line: 'The line from left to right',
    lineHint: 'Type the tiles in order with spaces. 6-4 4-4 4-2 has 6 at the left end and 2 at the right end.',
    arms: (arms: number): string => `The spinner and its ${arms} arms`,
    armsHint: 'Type the spinner, then each arm from the spinner outwards, separated by |: 6-6 | 6-4 4-1 | 6-2 | - | -',
    noBars: 'Put a | between the spinner and each arm.',
    unwritten: (layout: 'two-ended' | 'spinner'): string =>
      layout === 'two-ended' ? 'Enter at least one tile.' : 'Enter the spinner first, before the first |.',
    next: 'Whose turn is it?',
    inHand: (name: string): string => `Tiles in ${name}’s hand`,
    points: (name: string, points: Noun): string => `${name}’s ${points.other} so far`,
    guessed: 'These hand sizes are a guess. Count the tiles, so Caravan knows who goes out.',
  },

  dice: {
    open: 'Take photo of dice',
    title: 'Dice',
    picture: 'The photo and the dice found in it',
    few: (dice: number): string =>
      dice === 0
        ? 'No dice found. Put 2 green and 2 red dice in one photo.'
        : `Found only ${dice} of 4 dice. Move them apart and try again, or set the others by hand.`,
    ask: (pair: string, a: number, b: number): string => `${pair}: is it ${a} and ${b}?`,
    yes: (a: number, b: number): string => `Yes, ${a} and ${b}`,
    sure: (pair: string, a: number, b: number): string => `${pair}: ${a} and ${b}`,
    use: 'Use dice',
    flower: 'Flower (green)',
    scorpion: 'Scorpion (red)',
  },
} as const
