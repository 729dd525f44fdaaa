import type { ArmName } from '#shared/domino/line'
import { counted, signed } from '#shared/words/en'
import type { Noun } from '#shared/words/grammar'
import { dayWords } from './dates'

/** Puzzles from matches that were played. */
export const puzzle = {
  title: 'Practice',
  today: 'Today’s puzzle',
  looking: 'Looking for a puzzle…',
  none: 'Puzzles come from your own finished matches, from the next day on. There are none yet.',
  noMore: 'That was the last puzzle for today.',
  again: 'Begin again',
  from: (game: string, day: string) => `${game}, ${dayWords(day)}`,
  question: {
    pays: (name: string) => `It’s ${name}’s turn. Which tile scores most, and where?`,
    blocks: (name: string) => `It’s ${name}’s turn. Which tile blocks the round?`,
  },
  position: 'Position of the puzzle',
  tray: (name: string) => `Tiles that ${name} held`,
  choose: 'Choose a tile.',
  where: (tile: string) => `Where does ${tile} go?`,
  place: (arm: ArmName | null, suit: number | null) =>
    arm === null || suit === null
      ? 'As the lead'
      : typeof arm === 'number'
        ? `Arm ${arm}, at ${suit}`
        : arm === 'left'
          ? `Left, at ${suit}`
          : `Right, at ${suit}`,
  refused: (tile: string) => `${tile} doesn’t fit.`,
  right: (points: number) => `Right! ${signed(points)}: no other tile scores as much.`,
  less: (points: number, more: number, noun: Noun) => `${signed(points)}. Another play scores ${counted(more, noun)} more.`,
  blocked: 'Right! After that, nobody has a tile that fits.',
  goesOn: 'After that, someone can still play.',
  show: 'Show answer',
  next: 'Next puzzle',
  review: 'Review this round',
} as const
