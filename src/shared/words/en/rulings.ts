import { rulingSentencesOf } from '../ruling-sentences'
import { vocabulary } from './vocabulary'

export const { decidingFigures, rulingOpen, rulingSentences, rulingSteps, rulingStepSentence, testTitle, testWords } = rulingSentencesOf(vocabulary, {
  tests: {
    'flower-holder': { title: 'First test', asks: (tile) => `the player with the Flower ${tile} wins` },
    'scorpion-holder': { title: 'Second test', asks: (tile) => `the player with the Scorpion ${tile} wins` },
    'lowest-double': { title: 'Third test', asks: 'the lowest double wins' },
    'only-one-without-double': { title: 'Armanino’s first test', asks: 'the only player without a double wins' },
    'lowest-pips-if-no-doubles': { title: 'Armanino’s second test', asks: 'if nobody has a double, the fewest pips win' },
    'fewest-tiles-if-several-hold-doubles': { title: 'Armanino’s third test', asks: 'if more than one player has a double, the fewest tiles win' },
    'lowest-double-if-all-hold-one': { title: 'Armanino’s fourth test', asks: 'if everyone has a double, the lowest wins' },
    'lowest-pips-for-the-gap': { title: 'The gap in Armanino’s tests', asks: 'the fewest pips win' },
    'no-doubles': { title: 'Müller’s first test', asks: 'a player with no double wins' },
    'fewest-doubles': { title: 'Müller’s second test', asks: 'the fewest doubles win' },
    'lowest-pips': { title: 'Simple rule', asks: 'the fewest pips win' },
    'lowest-pips-without-a-double': { title: 'Lightest hand without doubles, first test', asks: 'among the hands without a double, the fewest pips win' },
    'lowest-pips-beside-doubles-if-all-hold-one': {
      title: 'Lightest hand without doubles, second test',
      asks: 'if everyone has a double, the fewest pips win, not counting the doubles',
    },
    'fewest-tiles-if-no-doubles': { title: 'Picture dominoes, second test', asks: 'if nobody has a double, the fewest tiles win' },
    'tiles-left': { title: 'Tiles in hand', asks: 'each tile in hand costs points' },
  },
  elsewhere: { pictureFirst: 'Picture dominoes, first test', germanThird: 'Müller’s third test' },
  labelled: (label, text) => `${label}: ${text}`,
  measures: {
    'holds-tile': 'Has it',
    doubles: 'Doubles',
    'lowest-double': 'Lowest double',
    pips: 'Pips',
    'pips-beside-doubles': 'Pips without the doubles',
    tiles: 'Tiles',
  },
  values: { yes: 'yes', no: 'no', none: 'none', holdsDouble: 'has a double' },
  wins: (who) => `${who} wins.`,
  tie: (who) => `${who} tie.`,
  severalWithout: (who) => `${who} have no double: more than one player.`,
  askedOnce: 'Flower and Scorpion are the same tile, so one test is enough.',
  nobody: {
    flower: 'Nobody has it.',
    scorpion: 'Nobody has it.',
    noDouble: 'Nobody has a double.',
    allDoubles: 'Everyone has a double.',
    other: 'This test does not decide.',
  },
  notAsked: (why) => `${why}, so this test does not apply.`,
  unmet: {
    someDouble: 'Someone has a double',
    fewDoubles: 'Fewer than two players have a double',
    notAllDoubles: 'Not everyone has a double',
    other: 'The condition is not met',
  },
  open: {
    undecided: 'No test decides: nobody wins the round.',
    tie: 'It is a tie: nobody wins the round.',
    gap: 'Armanino’s tests do not cover this case (one player with a double, several without): nobody wins the round.',
  },
})
