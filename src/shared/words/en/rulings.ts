import { rulingSentencesOf } from '../ruling-sentences'
import { vocabulary } from './vocabulary'

export const { rulingSentences, rulingStepSentence, testTitle, testWords } = rulingSentencesOf(vocabulary, {
  tests: {
    'flower-holder': { title: 'First test', asks: (tile) => `whoever holds the Flower ${tile} wins` },
    'scorpion-holder': { title: 'Second test', asks: (tile) => `whoever holds the Scorpion ${tile} wins` },
    'lowest-double': { title: 'Third test', asks: 'the lowest double wins' },
    'only-one-without-double': { title: 'Armanino’s first test', asks: 'the only player without a double wins' },
    'lowest-pips-if-no-doubles': { title: 'Armanino’s second test', asks: 'if nobody holds a double, the fewest pips win' },
    'fewest-tiles-if-several-hold-doubles': { title: 'Armanino’s third test', asks: 'if several hold a double, the fewest tiles win' },
    'lowest-double-if-all-hold-one': { title: 'Armanino’s fourth test', asks: 'if everybody holds a double, the lowest wins' },
    'lowest-pips-for-the-gap': { title: 'What Armanino’s tests leave open', asks: 'the fewest pips win' },
    'no-doubles': { title: 'Müller’s first test', asks: 'whoever holds no double wins' },
    'fewest-doubles': { title: 'Müller’s second test', asks: 'the fewest doubles win' },
    'lowest-pips': { title: 'Grady & Goldberg’s test', asks: 'the fewest pips win' },
    'fewest-tiles-if-no-doubles': { title: 'Picture dominoes, second test', asks: 'if nobody holds a double, the fewest tiles win' },
    'tiles-left': { title: 'Tiles left', asks: 'each tile still held costs points' },
  },
  elsewhere: { pictureFirst: 'Picture dominoes, first test', germanThird: 'Müller’s third test' },
  labelled: (label, text) => `${label}: ${text}`,
  measures: { doubles: 'Doubles', 'lowest-double': 'Lowest double', pips: 'Pips', tiles: 'Tiles' },
  values: { yes: 'yes', no: 'no', none: 'none' },
  wins: (who) => `${who} wins.`,
  tie: (who) => `${who} tie.`,
  severalWithout: (who) => `${who} hold none, so nobody is the only one.`,
  nobody: {
    flower: 'Nobody holds it.',
    scorpion: 'Nobody holds it.',
    noDouble: 'Nobody holds a double.',
    allDoubles: 'Everybody holds a double.',
    other: 'It names nobody.',
  },
  notAsked: (why) => `${why}, so this test is not asked.`,
  unmet: {
    someDouble: 'Somebody holds a double',
    fewDoubles: 'Fewer than two players hold a double',
    notAllDoubles: 'Not everybody holds a double',
    other: 'Its condition is not met',
  },
  open: {
    undecided: 'No test decides: nobody wins the round.',
    tie: 'A tie scores nothing: nobody wins the round.',
    gap: 'Armanino’s tests say nothing of this case, one player with a double and several without: nobody wins the round.',
  },
})
