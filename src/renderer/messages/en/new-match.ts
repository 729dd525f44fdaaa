import { PRESETS, type LeaderAdvice, type PresetId } from '#shared/rules/presets'
import { counted, gameWords, sourceNames } from '#shared/words/en'
import type { Noun } from '#shared/words/grammar'
import { sentencesByKind } from '#shared/words/phrases'
import { byPlayersWords } from './rule-values'
import type { DraftProblem } from '../sentence-inputs'

const PLAYERS: Noun = { one: 'player', other: 'players' }
const HOUSE_RULES: Noun = { one: 'house rule', other: 'house rules' }
const FACES = ['', 'one', 'two', 'three', 'four', 'five', 'six'] as const

export const newMatch = {
  title: 'New match',
  rematchTitle: 'Rematch',
  waiting: 'Loading…',
  failed: 'Can’t start a match right now. Caravan keeps trying.',
  rematchGone: 'Can’t read the earlier match, so here are your last settings.',
  game: {
    legend: 'Which game?',
    facts: (preset: PresetId) => {
      const { players, settings } = PRESETS[preset]
      return `${players.min} to ${players.max} players · target ${byPlayersWords(settings.target)}`
    },
    sets: (count: number) => counted(count, { one: 'rule set', other: 'rule sets' }),
    source: (preset: PresetId) => `Source: ${sourceNames[PRESETS[preset].source]}`,
    points: (points: number, preset: PresetId) => counted(points, gameWords(PRESETS[preset].game).points),
    summary: (target: string, changed: number) => `First to ${target}, ${changed === 0 ? 'no house rules' : counted(changed, HOUSE_RULES)}`,
    change: 'Change',
  },
  players: {
    heading: 'Who plays?',
    seat: (seat: number) => `Seat ${seat}`,
    placeholder: 'Name',
    remove: (who: string) => `Remove ${who}`,
    seatOf: (name: string, seat: number) => (name.trim() === '' ? `seat ${seat}` : name.trim()),
    add: 'Add player',
    limits: ({ min, max }: { readonly min: number; readonly max: number }) => `${min} to ${counted(max, PLAYERS)} with these rules.`,
    moreBergen: 'For up to 8 players, use two sets or a larger set (House rules, below).',
    moreLarger: 'For up to 8 players, use a larger set (House rules, below).',
    moved: (who: string, seat: number) => `${who} is now in seat ${seat}.`,
    free: 'Free seat',
    takeSeat: (seat: number) => `Free seat ${seat}: add a player`,
    tapSeat: 'Tap a seat to choose who leads. Drag to change seats.',
    swap: 'Change seats',
    swapWho: 'Who changes seats? Choose one player, then another.',
    swapWith: (who: string) => `Who changes seats with ${who}?`,
    swapped: 'Done',
    newPerson: 'New person',
    seated: (name: string) => `${name} already has a seat.`,
    others: (count: number) => counted(count, { one: 'more person', other: 'more people' }),
  },
  leader: {
    legend: 'Who plays first?',
    advice: (advice: LeaderAdvice, preset: PresetId) => LEADER_HINT[advice](gameWords(PRESETS[preset].game).leader),
    leads: (name: string) => `${name} leads`,
  },
  dice: {
    heading: 'Dice',
    hint: 'Roll both pairs and tap the numbers, or let Caravan roll. You can also set them once the match has begun.',
    labels: {
      flower: 'Flower',
      scorpion: 'Scorpion',
      flowerSign: '+1',
      scorpionSign: '−1',
      die: (kind: 'flower' | 'scorpion', place: 0 | 1) => `${kind === 'flower' ? 'Flower' : 'Scorpion'}, ${place === 0 ? 'first' : 'second'} die`,
      face: (face: number) => FACES[face] ?? String(face),
      roll: 'Roll for us',
    },
    rolled: (flower: string, scorpion: string) => `Rolled: Flower ${flower}, Scorpion ${scorpion}.`,
  },
  rules: {
    heading: 'House rules and unclear rules',
    asPreset: 'none changed',
    changedCount: (count: number) => `${count} changed`,
    intro: 'Each rule says where it comes from. Caravan remembers your changes for next time.',
    groups: {
      'house-rule': { heading: 'House rules', hint: 'Change what your family plays differently.' },
      reading: { heading: 'Where the rules are unclear', hint: 'The source can be read in more than one way. Choose how you play it.' },
    },
    changed: 'changed',
    usual: (value: string) => `Standard: ${value}.`,
    reset: 'Reset to standard',
    resetAll: 'Reset all to standard',
    withPlayers: (count: number, last: boolean) => (last ? `With ${count} or more players` : `With ${counted(count, PLAYERS)}`),
    on: 'Yes',
    off: 'No',
  },
  agreement: { heading: 'After each round', not: 'nobody is asked', asked: 'everyone is asked' },
  start: 'Start match',
  starting: 'Starting…',
  problems: {
    title: 'Before you start',
    notStarted: 'The match didn’t start',
    dismiss: 'Dismiss',
  },
} as const

const LEADER_HINT: Readonly<Record<LeaderAdvice, (leader: string) => string>> = {
  'lowest-double': () =>
    'Deal first. The player with the lowest double leads it. If nobody has one, the source leaves it open: deal again, or draw in turn until someone has one.',
  'highest-double': () =>
    'Deal first. The player with the highest double leads it. If nobody has one, the source leaves it open: deal again, or draw in turn until someone has one.',
  'highest-double-any-tile': () => 'Deal first. The player with the highest double leads, with any tile. If nobody has a double, deal again.',
  'picked-at-random': () => 'Pick one player at random to lead first.',
  'any-player': (leader) => `Any player may be the first ${leader}. You choose.`,
  'nobody-named': (leader) => `The source names nobody. You choose who is the first ${leader}.`,
  'left-of-last-leader': () => 'The player to the left of the last leader leads.',
}

/** What is wrong with the table as it is set, and what would be right. */
export const problemSentence = sentencesByKind<DraftProblem>({
  'same-name': ({ name }) => `Two players are called ${name}. Add an initial or a nickname to one.`,
  'too-few-players': ({ min }) => `Add players: this game needs at least ${min}.`,
  'too-many-players': ({ max }) => `These rules allow at most ${counted(max, PLAYERS)}. Remove a player or choose a larger set.`,
  'too-few-tiles': ({ players, handSize, tiles }) =>
    `Not enough tiles: ${counted(players, PLAYERS)} with ${handSize} each, but the set has ${tiles}. Deal fewer or choose a larger set.`,
  rules: ({ why }) => `These rules don’t work together: ${why}.`,
})
