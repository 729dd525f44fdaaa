import type { EditName } from '#shared/contract/schemas'
import type { ArmName } from '#shared/domino/line'
import { toGo } from '#shared/match/made'
import { counted, listed, plain } from '#shared/words/en'
import type { Noun } from '#shared/words/grammar'
import { corrections } from './match-corrections'
import { entry, pad, playButton, tray, ways } from './match-entry'

const TILES: Noun = { one: 'tile', other: 'tiles' }

const arm = (name: ArmName): string => (typeof name === 'number' ? `arm ${name}` : `the ${name} end`)

export const match = {
  waiting: 'Loading the match…',
  gone: {
    title: 'Match not found',
    text: 'It may have been deleted or moved, or the address is wrong. See your matches on the home page.',
    home: 'Go to home page',
  },
  unreadable: {
    title: 'Can’t score this match',
    text: 'The match is saved and unchanged, but something in it isn’t possible:',
    replay: 'About this match',
  },
  failed: 'Can’t load this match right now. Caravan keeps trying.',
  tooManyStreams: 'This device already shows the match in too many windows. Close some of them to see it here.',

  table: {
    title: (game: string, names: readonly string[]) => `${game}: ${listed(names)}`,
    heading: 'Table',
    round: (round: number) => `Round ${round}`,
    rulesChanged: (rounds: readonly number[]) => `rules changed in round ${listed(rounds.map(String))}`,
    target: (target: number, points: Noun) => `to ${counted(target, points)}`,
    /** Where the score is counted down. */
    toGiveBack: (target: number, points: Noun) => `${counted(target, points)} to give back`,
    boneyard: (name: string) => name.charAt(0).toUpperCase() + name.slice(1),
    boneyardCount: (name: string, tiles: number, reserve: number) =>
      reserve > 0
        ? `${counted(tiles, TILES)} in the ${name}, ${reserve === tiles ? '' : `${reserve} of them `}in reserve`
        : `${counted(tiles, TILES)} in the ${name}`,
    reserve: (reserve: number) => `${reserve} in reserve`,
    sheet: 'Score sheet',
  },

  show: {
    label: 'Display settings',
    score: (points: Noun) => points.other.charAt(0).toUpperCase() + points.other.slice(1),
    countUp: 'Count up',
    countdown: 'Count down',
    countdownHint: 'When counting down, everyone starts with the target and gives back what they score.',
    faces: 'Tiles',
    picturesHint: 'For children: pictures instead of pips. Blank stays blank.',
    largeSuits: 'Numbers above 6 keep their pips.',
    device: 'Only on this device. The match doesn’t change.',
    house: 'For all your matches. Also in Settings.',
  },

  players: {
    label: 'Players',
    hand: (tiles: number) => `${counted(tiles, TILES)} in hand`,
    leader: (leader: string) => leader.charAt(0).toUpperCase() + leader.slice(1),
    total: (total: number, target: number, points: Noun, countdown: boolean) =>
      countdown ? `${toGo(target, total)} of ${counted(target, points)} left` : `${plain(total)} of ${counted(target, points)}`,
    enterFor: (name: string) => `Enter for ${name}`,
  },

  dice: {
    flower: 'Flower',
    scorpion: 'Scorpion',
    flowerSign: '+1',
    scorpionSign: '−1',
    inFull: (pair: string, tile: string, sign: string) => `${pair} ${tile}, ${sign}`,
    die: (pair: string, place: 0 | 1) => `${pair}, ${place === 0 ? 'first' : 'second'} die`,
    roll: 'Roll for us',
  },

  line: {
    label: (line: string) => `The ${line}`,
    labelOf: (line: string, of: string) => `The ${line} in ${of}`,
    order: 'Tiles in the order of play',
    empty: 'No tile led yet.',
    whole: 'Show the whole line',
    end: (name: ArmName, suit: number, double: boolean) => {
      const where = typeof name === 'number' ? `Arm ${name}` : name === 'left' ? 'Left end' : 'Right end'
      return `${where} shows ${suit}${double ? ', a double' : ''}`
    },
    lay: (tile: string, points: string) => `play ${tile} for ${points}`,
    tile: (tile: string, at: ArmName | null, player: string, flagged: boolean) =>
      player === ''
        ? `${tile}, on the table when scoring started`
        : `${tile}, ${at === null ? 'led' : `played on ${arm(at)}`} by ${player}${flagged ? ', irregular' : ''}`,
  },

  entry,
  way: ways,
  pad,
  tray,
  play: playButton,

  edits: {
    'enter-play': 'the last play',
    'enter-draw': 'the last draw',
    'enter-pass': 'the last pass',
    'enter-block': 'the blocked round',
    'enter-table': 'the tiles on the table at the start',
    'change-rules': 'the rule change',
    'start-round': 'the start of the round',
    revise: 'the correction',
  } satisfies Record<EditName, string>,
  undoNamed: (edit: string) => `Undo ${edit}`,
  redoNamed: (edit: string) => `Redo ${edit}`,

  problem: { title: 'Not saved', unknown: 'May not be saved', dismiss: 'Dismiss' },

  feed: {
    heading: 'What happened',
    empty: 'No entries yet. Play the first tile.',
    leads: (name: string, leader: string) => (leader === 'leader' ? `${name} leads` : `${name} is ${leader}`),
    played: (tile: string, at: ArmName | null) => (at === null ? `led ${tile}` : `played ${tile} on ${arm(at)}`),
    drew: (count: number) => `drew ${counted(count, TILES)}`,
    passed: 'passed',
    showed: 'Round blocked, all tiles shown',
    tableLay: (tiles: number) => `is next. The tiles on the table when scoring started: ${counted(tiles, TILES)}`,
    correctStart: 'Correct',
    ofRound: (round: number) => `the start of round ${round}`,
    irregular: 'Irregular',
  },

  correction: corrections,

  block: {
    title: 'Blocked round',
    hands: 'Hands',
    hand: (name: string) => `${name}’s hand`,
    counted: (shown: number, expected: number | null) => (expected === null ? counted(shown, TILES) : `${shown} of ${counted(expected, TILES)}`),
    tapToAdd: 'Tap the tiles in this hand or type their numbers.',
    /** A hand that has all its tiles; `count` is “2 of 2 tiles”. */
    done: (name: string, count: string) => `${name}: ${count}`,
    removed: (tile: string) => `${tile} removed`,
    missing: (name: string, tiles: number) => `${counted(tiles, TILES)} ${tiles === 1 ? 'is' : 'are'} missing from ${name}’s hand.`,
    tooMany: (name: string, tiles: number) => `${name} has ${counted(tiles, TILES)} too many.`,
    marked: 'A ruling on these hands will be marked as irregular.',
    enterThem: 'Enter them',
    checkHand: 'Check the hand',
    ruleAnyway: 'Rule anyway',
    playable: (name: string, tiles: readonly string[]) => `${name} can still play ${listed(tiles, 'or')}, so the round isn’t blocked.`,
    early: (tiles: number, boneyard: string) =>
      `${counted(tiles, TILES)} can still be drawn from the ${boneyard}. You can still call the round blocked, but it will be marked as irregular.`,
    inHand: (name: string) => `${name}’s tiles`,
    take: (tile: string) => `${tile}, in this hand; tap to remove`,
    table: 'played',
    otherHand: 'in another hand',
    canPlay: 'can be played',
    back: 'Back',
    next: 'Next hand',
    rule: 'Get ruling',
  },

  ruling: {
    heading: 'Ruling',
    hands: 'Hands shown',
    deciding: 'checked',
    winner: 'wins',
    noTiles: 'no tiles',
  },

  round: {
    over: (round: number) => `Round ${round} is over`,
    next: 'Next round',
    startTitle: (round: number) => `Round ${round}`,
    leader: (leader: string) => (leader === 'leader' ? 'Who leads?' : `Who is ${leader}?`),
    suggested: (name: string) => `That’s ${name}.`,
    begin: 'Start round',
    chooseLeader: 'Choose a leader.',
    dice: 'The roll',
    diceHint: 'Type the 4 numbers you rolled or tap them, or roll here.',
    chooseDice: 'Set all 4 dice.',
  },

  end: {
    heading: 'The match is over',
    home: 'Go to home page',
  },

  sheet: {
    caption: 'Score sheet',
    round: 'Round',
    /** What everyone had when recording began in mid-round. */
    brought: 'Before',
    total: 'Total',
    how: 'How it ended',
    running: 'in progress',
    unfinished: 'unfinished',
    winner: 'winner',
  },

  announce: {
    roundBegins: (round: number, name: string) => `Round ${round}. ${name} leads.`,
  },
} as const
