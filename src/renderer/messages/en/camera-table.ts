import type { Noun } from '#shared/words/grammar'
import { counted, inNumber, listed, tileNoun } from '#shared/words/en'

const faceUp: Noun = { one: 'tile seen', other: 'tiles seen' }

const either = (counts: readonly number[]): string => `${listed([...counts].reverse().map(String), 'or')} ${inNumber(Math.max(...counts), tileNoun)}`

/** The page on which a camera over the table keeps the score. */
export const cameraTable = {
  open: 'Let camera keep score',
  name: 'Let camera keep score',
  title: (game: string) => `${game}: the camera keeps score`,
  picture: 'The table as the camera sees it',
  off: 'The camera is off',
  seen: (tiles: number): string => counted(tiles, faceUp),
  /** What the camera is doing. */
  phases: {
    starting: 'Looking for the tiles…',
    hand: 'Waiting until no hand is in the picture',
    settling: 'Waiting until nothing moves',
    reading: 'Looking closely…',
    entering: 'A new tile',
    lost: 'Can’t find the line. Show all of it to the camera.',
    clearing: 'Waiting for a clear table',
    hands: 'Lay your tiles face up',
    over: 'This round is over',
  },
  /** The frame over the face-down tiles. */
  frame: {
    count: 'Count',
    countAll: 'Count the face-down tiles, so that draws are seen',
    move: 'Frame of the face-down tiles: drag it over them, or use the arrow keys',
    size: 'Size of the frame: drag it, or use the arrow keys',
    put: 'Put this over the face-down tiles',
    counted: (tiles: number): string => `${tiles} face down`,
    unsure: 'Can’t count these. Tap Draw 1 instead.',
  },
  moveSeat: (name: string): string => `Drag ${name} to where they sit, or use the arrow keys`,
  seats: 'Is everyone where they sit? Drag each name to its side of the picture. Then Caravan can tell from whose side the tile came.',
  seatsRight: 'Yes, seats are right',
  asks: 'Caravan asks',
  plays: (name: string, tile: string): string => `${name} plays ${tile}`,
  played: (name: string, tile: string): string => `${name} played ${tile}`,
  left: (seconds: number): string => `Caravan enters it in ${seconds} s`,
  wait: 'Wait before entering',
  seconds: (seconds: number): string => `${seconds} s`,
  always: 'Always ask',
  voice: 'Voice',
  pause: 'Pause the camera',
  goOn: 'Start the camera',
  which: {
    always: (name: string, tile: string): string => `Did ${name} play ${tile}?`,
    tile: (name: string): string => `Which tile did ${name} play?`,
    end: (name: string, tile: string): string => `Where did ${name} play ${tile}?`,
    order: (): string => 'Two tiles are new. Which was played first?',
    refused: (_name: string, tile: string): string => `${tile} is on the table but isn’t entered. Enter it?`,
    lead: (name: string, tile: string): string => `Did ${name} lead ${tile}?`,
    stacked: (name: string, tile: string): string => `${tile} is on top of another tile. Did ${name} play it?`,
  },
  who: (hand: string, tile: string, turn: string): string => `${hand}’s side played ${tile}, but it is ${turn}’s turn. Who was it?`,
  itWas: (name: string): string => `It was ${name}`,
  passed: (name: string): string => `${name} passed`,
  outOfTurn: 'Played out of turn',
  wrong: (recorded: string, seen: string): string => `You entered ${recorded}, but ${seen} is on the table.`,
  recorded: 'Entered',
  onTable: 'On the table',
  correct: (tile: string): string => `Change it to ${tile}`,
  missing: (tiles: readonly string[]): string => `${listed(tiles)} ${tiles.length === 1 ? 'is' : 'are'} entered, but not on the table.`,
  strange: (tiles: readonly string[]): string =>
    `${listed(tiles)} ${tiles.length === 1 ? 'is' : 'are'} beside the line but ${tiles.length === 1 ? 'doesn’t' : 'don’t'} fit there. Did Caravan miss a play?`,
  drew: (name: string, counts: readonly number[]): string => `Did ${name} draw ${either(counts)}? An arm was in the way.`,
  tiles: (count: number): string => counted(count, tileNoun),
  hands: 'Lay your tiles face up',
  turnOver: 'Everyone passed. Lay your tiles face up, each on your own side.',
  enterHands: 'Enter tiles',
  leave: 'Leave as it is',
} as const
