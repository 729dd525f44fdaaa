import type { RuleWordsOf } from '../../rule-words'

/** B-1 … B-9. */
export const bergenRules: RuleWordsOf<`B-${string}`> = {
  'B-1': {
    title: 'Double header',
    text: ['A play that makes both ends of the train equal is a double header. A double that is led alone counts as one.'],
    examples: {
      'both-ends': 'Ada’s tile makes the right end equal to the left.',
      'double-led': 'A double is led.',
      'ends-differ': 'The two ends show different numbers.',
      'house-points': 'Where the house gives one point for it.',
    },
  },
  'B-2': {
    title: 'Triple header',
    text: [
      'If a double lies at one end and the other end equals it, that is a triple header, whichever of the two was just played. With two sets both ends may be the same double.',
      'It is scored instead of the double header, never on top of it.',
    ],
    examples: {
      'double-joins': 'The double comes last, and equals the other end.',
      'end-meets-double': 'The double lay there first, and the other end comes to equal it.',
      'two-sets': 'With two sets the same double lies at both ends.',
      'other-end-differs': 'A double is laid, but the other end shows something else.',
      'two-single-ends': 'Both ends are equal, but neither is a double: that is a double header.',
    },
  },
  'B-3': {
    title: 'The slow approach',
    text: [
      'Close to the target headers are worth less. A player two or fewer points short scores only 1 for any header, and one who is exactly three short at most 2.',
      'Only headers are held back; points for going out or for a blocked round are paid in full. The draw game does not have this rule.',
    ],
    examples: {
      'two-short': 'Two points short: a double header counts 1.',
      'three-short': 'Three points short: a triple header counts 2.',
      'four-short': 'Four points short: a triple header counts in full.',
      'going-out-not-capped': 'Two points short: going out is paid in full.',
      'not-in-the-draw-game': 'Two points short in the draw game: a header counts in full.',
    },
  },
  'B-4': {
    title: 'Going out',
    text: [
      'Whoever plays their last tile ends the round and is paid for it. Two sources give 2 points, and know a variant that gives 5. The draw game gives the round’s point to the lightest hand, and an empty hand is the lightest: 1 point.',
    ],
    examples: {
      'goes-out': 'Ada plays her last tile.',
      'one-point': 'The same in the draw game.',
      'five-points': 'The same where the house pays 5.',
      'one-tile-left': 'Ada still holds a tile.',
    },
  },
  'B-5': {
    title: 'A blocked round',
    text: [
      'When nobody can play any more, everybody shows their hand, and the blocked rule of the table names the winner. There are three, and they do not always agree. A fourth, for children, is rule B-9.',
      'The simple rule (Grady & Goldberg, and older Hoyles): the fewest pips in hand win. A tie scores nothing.',
      'The American rule (Armanino) asks four questions, each of every hand, and a tie passes to the next. 1. Is exactly one player without a double? That player wins. 2. Does nobody hold a double? The fewest pips win. 3. Does more than one player hold a double? The fewest tiles win. 4. Does everybody hold a double? The lowest double wins.',
      'As printed these four leave a gap: one player has a double, and two or more have none. The app then lets nobody win; that the fewest pips win is a reading you can choose.',
      'The German rule (Müller): holding no double wins; then the fewest doubles; then the fewest pips. In the app a later question is asked only of those still tied; that the last one is asked of everybody is the other reading. A tie after the third: nobody wins.',
      'The winner takes 2 points, or 1 under the simple rule.',
    ],
    examples: {
      simple: 'Three hands under the simple rule.',
      american: 'The same hands under the American rule: another winner.',
      german: 'The same hands under the German rule.',
      'american-only-one': 'American rule, first question: Ada alone has no double.',
      'american-pips': 'American rule, second question: nobody holds a double.',
      'american-tiles': 'American rule, third question: all hold doubles, and Ben has the fewest tiles.',
      'gap-none': 'The gap in the American rule: Ada holds a double, the others none.',
      'gap-simple': 'The same hands where the fewest pips fill the gap.',
      'among-tied': 'German rule: Ada and Ben hold no double, and only they are compared.',
      'all-again': 'The same hands where the last question is asked of everybody.',
      tie: 'Simple rule: two hands are equally light.',
    },
  },
  'B-6': {
    title: 'Both sides of the first double',
    text: ['A variant: when a double is led, both its sides must be played on before any other tile is. It is off unless the house wants it.'],
    examples: {
      'other-side-first': 'The right side has been played on, the left has not: the train may not go on at the right yet.',
      'both-played-on': 'Both sides have been played on, and the train goes on.',
      'not-played': 'Where the variant is off, the train may go on at once.',
    },
  },
  'B-7': {
    title: 'Who leads, and what',
    text: [
      'Some sources let a round begin with any tile, others only with a double.',
      'Which player leads is for the table to say. The app tells whom the source names: the lowest double on pagat.com, where the highest is a variant, and the highest in the draw game.',
    ],
    examples: {
      'double-leads': 'A double is led.',
      'not-a-double': 'Where a double must be led: a tile that is none.',
      'any-tile': 'Where any tile may be led: the same tile.',
    },
  },
  'B-8': {
    title: 'Counting down with chips',
    text: [
      'Instead of writing points down, each player can start with as many chips as the target and give them back as they score. The first with none left has won.',
      'It is the same score seen from the other side; each device can show it either way.',
    ],
    examples: {
      'gives-back': 'Ada scores, and gives back as many chips.',
      'none-left': 'Ada gives back her last chips and has won.',
      'keeps-all': 'Ben has not scored and still holds all his chips.',
    },
  },
  'B-9': {
    title: 'Picture dominoes',
    text: [
      'For children: the halves show pictures instead of pips, and nobody needs to add anything up.',
      'A blocked round is won by the lowest double. If nobody holds a double, the fewest tiles win. A tie scores nothing.',
    ],
    examples: {
      'lowest-double': 'Ben holds the lowest double.',
      'fewest-tiles': 'Nobody holds a double, and Ada has the fewest tiles.',
      tie: 'Nobody holds a double, and all have as many tiles.',
    },
  },
}
