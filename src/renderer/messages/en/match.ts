import type { EditName } from '#shared/contract/schemas'
import type { ArmName } from '#shared/domino/line'
import type { Measure } from '#shared/rules/rulings'
import { counted, listed, plain } from '#shared/words/en'
import type { Noun } from '#shared/words/grammar'
import { corrections } from './match-corrections'
import { entry, pad, ways } from './match-entry'

const TILES: Noun = { one: 'tile', other: 'tiles' }

const arm = (name: ArmName): string => (typeof name === 'number' ? `arm ${name}` : `the ${name} end`)

export const match = {
  waiting: 'Laying the table …',
  gone: {
    title: 'This match is not here',
    text: 'It may have been deleted or moved aside, or its address is wrong. The matches that can be read are on the home page.',
    home: 'To the home page',
  },
  unreadable: {
    title: 'This match cannot be scored',
    text: 'Its record is stored and unchanged, but something in it is impossible:',
    lookBack: 'About this match',
  },
  failed: 'The host does not send this match just now. It is tried again.',
  tooManyStreams: 'This device already shows the match in too many windows. Close some of them, and it appears here.',

  table: {
    title: (game: string, names: readonly string[]) => `${game}: ${listed(names)}`,
    heading: 'Table',
    round: (round: number) => `Round ${round}`,
    rulesChanged: (rounds: readonly number[]) => `rules changed in round ${listed(rounds.map(String))}`,
    target: (target: number, points: Noun) => `to ${counted(target, points)}`,
    boneyard: (name: string) => name.charAt(0).toUpperCase() + name.slice(1),
    boneyardCount: (name: string, tiles: number, reserve: number) =>
      reserve > 0 ? `${counted(tiles, TILES)} in the ${name}, ${reserve} of them never drawn` : `${counted(tiles, TILES)} in the ${name}`,
    reserve: (reserve: number) => `${reserve} stay`,
    sheet: 'Score sheet',
  },

  show: {
    button: 'Show',
    label: 'Show: chips and tiles',
    score: (points: Noun) => points.other.charAt(0).toUpperCase() + points.other.slice(1),
    countUp: 'Count up',
    countdown: 'Count down',
    countdownHint: 'Counting down, each starts with as many as the target and gives them back (B-8).',
    faces: 'Tiles',
    picturesHint: 'For children: suits as pictures instead of pips (B-9). Blank stays blank.',
    largeSuits: 'Suits above 6 keep their pips.',
    device: 'On this device only; it changes nothing about the match.',
    house: 'For all your matches, also in the settings.',
  },

  players: {
    label: 'Players',
    turn: 'To play',
    hand: (tiles: number) => `${counted(tiles, TILES)} in hand`,
    toGiveBack: 'to give back',
    /** `caravan master` has no room beside a name. */
    leaderInShort: (leader: string) => (leader === 'leader' ? 'Leader' : 'Master'),
    leader: (leader: string) => leader.charAt(0).toUpperCase() + leader.slice(1),
    total: (total: number, target: number, points: Noun, countdown: boolean) =>
      countdown ? `${Math.max(0, target - total)} of ${counted(target, points)} to give back` : `${plain(total)} of ${counted(target, points)}`,
    enterFor: (name: string) => `Enter for ${name}`,
  },

  dice: {
    flower: 'Flower',
    scorpion: 'Scorpion',
    flowerSign: '+1',
    scorpionSign: '−1',
    inFull: (pair: string, tile: string, sign: string) => `${pair} ${tile}, ${sign}`,
    die: (pair: string, place: 0 | 1) => `${pair}, ${place === 0 ? 'first' : 'second'} die`,
    throw: 'Throw the dice here',
  },

  line: {
    label: (line: string) => `The ${line}`,
    labelOf: (line: string, of: string) => `The ${line} of ${of}`,
    empty: 'Nothing is led yet.',
    end: (name: ArmName, suit: number, double: boolean) => {
      const where = typeof name === 'number' ? `Arm ${name}` : name === 'left' ? 'Left end' : 'Right end'
      return `${where} shows ${suit}${double ? ', a double' : ''}`
    },
    lay: (tile: string, points: string) => `lay ${tile} for ${points}`,
    tile: (tile: string, at: ArmName | null, player: string, flagged: boolean) =>
      player === ''
        ? `${tile}, on the table when the record began`
        : `${tile}, ${at === null ? 'led' : `at ${arm(at)}`} by ${player}${flagged ? ', irregular' : ''}`,
  },

  entry,
  way: ways,
  pad,

  edits: {
    'enter-play': 'the last play',
    'enter-draw': 'the last draw',
    'enter-pass': 'the last pass',
    'enter-block': 'the blocked round',
    'enter-table': 'the table as it lay',
    'change-rules': 'the change of rules',
    'start-round': 'the start of the round',
    revise: 'the correction',
  } satisfies Record<EditName, string>,
  undoNamed: (edit: string) => `Undo ${edit}`,
  redoNamed: (edit: string) => `Redo ${edit}`,

  problem: { title: 'Not entered', unknown: 'Perhaps not entered', dismiss: 'Dismiss' },

  feed: {
    heading: 'What happened',
    empty: 'Nothing yet. The lead is the first entry.',
    leads: (name: string, leader: string) => (leader === 'leader' ? `${name} leads` : `${name} is ${leader}`),
    played: (tile: string, at: ArmName | null) => (at === null ? `led ${tile}` : `${tile} to ${arm(at)}`),
    drew: (count: number) => `drew ${counted(count, TILES)}`,
    passed: 'passed',
    showed: 'blocked, hands shown',
    tableLay: (tiles: number) => `is next; the record begins with ${counted(tiles, TILES)} on the table`,
    opens: ' Correct or take out.',
    correctStart: 'Correct',
    ofRound: (round: number) => `the start of round ${round}`,
    irregular: 'Irregular',
  },

  correction: corrections,

  block: {
    title: 'Blocked round',
    hands: 'Hands',
    hand: (name: string) => `The hand of ${name}`,
    counted: (shown: number, expected: number | null) => (expected === null ? counted(shown, TILES) : `${shown} of ${counted(expected, TILES)}`),
    tapToAdd: 'Tap the tiles in this hand, or type their halves.',
    differs: (shown: number, expected: number) => `The count kept says ${expected}, this hand shows ${shown}. It can be kept; it will be flagged.`,
    playable: (name: string, tiles: readonly string[]) => `${name} can still play ${listed(tiles)}: the round is not blocked.`,
    early: (tiles: number, boneyard: string) => `${counted(tiles, TILES)} can still be drawn from the ${boneyard}. A block now will be kept and flagged.`,
    inHand: (name: string) => `Tiles of ${name}`,
    take: (tile: string) => `${tile}, in this hand; tap to put it back`,
    table: 'played',
    otherHand: 'in another hand',
    canPlay: 'could be played',
    back: 'Back',
    next: 'Next hand',
    rule: 'Give the ruling',
  },

  ruling: {
    heading: 'The ruling',
    hands: 'Hands shown',
    deciding: 'looked at',
    notLooked: 'not compared',
    winner: 'wins',
    measure: {
      'holds-tile': 'holds it',
      doubles: 'doubles',
      'lowest-double': 'lowest double',
      pips: 'pips',
      tiles: 'tiles',
    } satisfies Record<Measure, string>,
    yes: 'yes',
    no: 'no',
    none: 'none',
    noTiles: 'no tiles',
  },

  round: {
    over: (round: number) => `Round ${round} is over`,
    points: 'Points of the round end',
    next: 'Next round',
    startTitle: (round: number) => `Round ${round}`,
    leader: (leader: string) => `Who is ${leader === 'leader' ? 'the leader' : leader}?`,
    suggested: (name: string) => `That is ${name}.`,
    begin: 'Begin the round',
    chooseLeader: 'Choose who leads.',
    dice: 'The throw',
    diceHint: 'Tap the faces that were thrown, or throw here.',
    chooseDice: 'Set all four dice.',
  },

  end: {
    heading: 'The match is over',
    rematch: 'Rematch',
    rematchHint: 'Same table, same rules; the lead passes on.',
    home: 'To the home page',
  },

  sheet: {
    caption: 'Score sheet',
    round: 'Round',
    total: 'Total',
    how: 'How it ended',
    running: 'under way',
    unfinished: 'left unfinished',
    winner: 'winner',
  },

  announce: {
    roundBegins: (round: number, name: string) => `Round ${round}. ${name} leads.`,
    changed: 'The match was changed.',
    turn: (name: string) => `${name} to play.`,
  },
} as const
