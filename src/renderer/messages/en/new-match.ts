import { PRESETS, type LeaderAdvice, type PresetId } from '#shared/rules/presets'
import { counted, gameWords, sourceNames } from '#shared/words/en'
import type { Noun } from '#shared/words/grammar'
import { sentencesByKind } from '#shared/words/phrases'
import { byPlayersWords } from './rule-values'
import type { DraftProblem } from '../sentence-inputs'

const PLAYERS: Noun = { one: 'player', other: 'players' }
const FACES = ['', 'one', 'two', 'three', 'four', 'five', 'six'] as const

export const newMatch = {
  title: 'New match',
  rematchTitle: 'Rematch',
  waiting: 'Setting the table …',
  failed: 'A match cannot be begun just now: the host does not answer. It is tried again.',
  rematchGone: 'The match to be played again can no longer be read, so the table is set as you last had it.',
  game: {
    legend: 'Which game?',
    facts: (preset: PresetId) => {
      const { players, settings } = PRESETS[preset]
      return `${players.min} to ${players.max} players · to ${byPlayersWords(settings.target)}`
    },
    source: (preset: PresetId) => `Source: ${sourceNames[PRESETS[preset].source]}`,
  },
  players: {
    heading: 'Who plays?',
    hint: 'In the order in which they sit: seats go round clockwise, so the next one is to the left.',
    seat: (seat: number) => `Seat ${seat}`,
    placeholder: 'Name',
    up: (who: string) => `Move ${who} up`,
    down: (who: string) => `Move ${who} down`,
    remove: (who: string) => `Take ${who} away`,
    seatOf: (name: string, seat: number) => (name.trim() === '' ? `seat ${seat}` : name.trim()),
    add: 'Another player',
    known: 'People you have played with',
    seatPerson: (name: string) => `Seat ${name}`,
    limits: ({ min, max }: { readonly min: number; readonly max: number }) => `${min} to ${counted(max, PLAYERS)} with this game and these rules.`,
    moreBergen: 'With two sets of dominoes, or a larger one, up to eight can play: see the house rules below.',
    moreLarger: 'With a larger set of dominoes up to eight can play: see the house rules below.',
    moved: (who: string, seat: number) => `${who} now sits at seat ${seat}.`,
  },
  leader: {
    legend: 'Who leads the first round?',
    advice: (advice: LeaderAdvice, preset: PresetId) => LEADER_HINT[advice](gameWords(PRESETS[preset].game).leader),
    nameless: (seat: number) => `Seat ${seat}`,
  },
  dice: {
    heading: 'Throw the dice',
    hint: 'Throw both pairs on the table and tap the faces they show, or let Caravan throw.',
    labels: {
      flower: 'Flower',
      scorpion: 'Scorpion',
      flowerSign: '+1',
      scorpionSign: '−1',
      die: (kind: 'flower' | 'scorpion', place: 0 | 1) => `${kind === 'flower' ? 'Flower' : 'Scorpion'}, ${place === 0 ? 'first' : 'second'} die`,
      face: (face: number) => FACES[face] ?? String(face),
      throw: 'Throw for us',
    },
    thrown: (flower: string, scorpion: string) => `Thrown: Flower ${flower}, Scorpion ${scorpion}.`,
  },
  rules: {
    heading: 'House rules and readings',
    asPreset: 'as the preset has them',
    changedCount: (count: number) => `${count} changed`,
    intro: 'Each one says why it is as it is. What you change is remembered and offered again next time.',
    groups: {
      'house-rule': { heading: 'House rules', hint: 'What families do differently.' },
      reading: { heading: 'Readings', hint: 'Where a source is silent or contradicts itself.' },
    },
    changed: 'changed',
    usual: (value: string) => `The preset has: ${value}.`,
    reset: 'As the preset has it',
    resetAll: 'All as the preset has them',
    withPlayers: (count: number, last: boolean) => (last ? `With ${count} or more players` : `With ${count} players`),
    on: 'Yes',
    off: 'No',
  },
  start: 'Start the match',
  starting: 'Starting …',
  problems: {
    title: 'Before the match can start',
    notStarted: 'The match was not started',
    dismiss: 'Dismiss',
  },
} as const

const LEADER_HINT: Readonly<Record<LeaderAdvice, (leader: string) => string>> = {
  'lowest-double': () => 'Deal first: whoever holds the lowest double leads.',
  'highest-double': () => 'Deal first: whoever holds the highest double leads.',
  'any-player': (leader) => `Anybody may be the first ${leader}; agree on one. After each round the lead passes to the left.`,
  'left-of-last-leader': () => 'The lead passes to the left of whoever led last.',
}

/** What is wrong with the table as it is set, and what would be right. */
export const problemSentence = sentencesByKind<DraftProblem>({
  'no-name': 'Type a name, or take this seat away.',
  'same-name': ({ name }) => `There are two of ${name}. Add an initial or a nickname, so that everybody knows who is meant.`,
  'too-few-players': ({ min }) => `This game needs at least ${counted(min, PLAYERS)}.`,
  'too-many-players': ({ max }) =>
    `With this game and these rules at most ${counted(max, PLAYERS)} can play. Take a seat away, or choose a larger set of dominoes.`,
  'no-leader': 'Tap who leads.',
  'no-dice': 'Set all four dice, or throw them.',
  'too-few-tiles': ({ players, handSize, tiles }) =>
    `${counted(players, PLAYERS)} with ${handSize} tiles each need more than the ${tiles} tiles there are. Deal fewer, or choose a larger set.`,
  rules: ({ why }) => `These rules do not go together at this table: ${why}.`,
})
