import type { RuleWordsOf } from '../../rule-words'

/** DB-1 … DB-5. */
export const doubleBergenRules: RuleWordsOf<`DB-${string}`> = {
  'DB-1': {
    title: 'The spinner, and who leads it',
    text: [
      'A round begins with a double. It is the spinner, and the arms of the line grow from it.',
      'A leader without a double passes to the next player. If all have passed, the leader draws a tile, then the next player, and so on round the table until somebody can lead a double.',
      'The next round is begun by the player to the leader’s left.',
    ],
    examples: {
      spinner: 'A double is led and becomes the spinner.',
      'leader-passes': 'Ada has no double and passes; Ben leads one.',
      'all-passed': 'Everybody has passed; Ada draws, and leads a double.',
      'next-leader': 'After Ada’s round Ben leads.',
      'not-a-double': 'A tile that is no double cannot be led.',
      'passes-again': 'Everybody has passed, and Ada passes again without drawing.',
      'six-arms': 'Where the house plays with six arms: the sixth is started.',
    },
  },
  'DB-2': {
    title: 'Every arm is started first',
    text: [
      'All arms of the spinner must be started before any of them goes on. Later doubles are laid across their arm; they are not spinners, and no new arms grow from them.',
    ],
    examples: {
      'start-first': 'One arm is started; it may not go on before the others are.',
      'double-across': 'A double across an arm; the arm goes on from it as one.',
      'all-started': 'All arms are started, and one goes on.',
    },
  },
  'DB-3': {
    title: 'Counting suits on the open ends',
    text: [
      'After each play look at all open ends and count how often each number shows; a double shows its number twice. Every number that shows twice or more scores as many points as it shows times.',
      'All of them score, also those that the play did not make. The spinner is open, and counts twice, until all its arms are started.',
    ],
    examples: {
      'two-of-a-suit': 'Two ends show the same number.',
      'spinner-counts': 'Only one arm is started: the spinner still counts twice.',
      'two-suits': 'Two numbers show twice each; both score.',
      'double-counts-twice': 'A double and a single end show the same number: three.',
      'one-of-each': 'Every end shows another number.',
      'spinner-covered': 'The last arm is started, so the spinner counts no more.',
    },
  },
  'DB-4': {
    title: 'Tiles left in hand cost points',
    text: [
      'When a round ends, each player loses a point for every tile still held. Going out pays nothing by itself, and neither does a blocked round.',
      'Totals may go below zero, unless the house says they stop there.',
    ],
    examples: {
      'goes-out': 'Ada goes out; the others lose for what they hold.',
      blocked: 'The round is blocked, and everybody loses.',
      'two-a-tile': 'Where the house takes two points for each tile.',
      'not-below-zero': 'Where the house stops at zero.',
      'round-runs': 'The round is still running, so nobody loses anything yet.',
    },
  },
  'DB-5': {
    title: 'The target, and the octagon',
    text: [
      'The match is played to 100 points.',
      'With a double-twelve set the spinner has eight arms. Everything is counted the same way, up to as many of a number as lie there.',
    ],
    examples: {
      hundred: 'The round is over, and Ada has reached 100.',
      octagon: 'All eight arms show the same number.',
      'ninety-nine': 'The round is over, and Ada is one point short.',
    },
  },
}
