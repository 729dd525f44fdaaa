import { rulingSentencesOf } from '../ruling-sentences'
import { vocabulary } from './vocabulary'

export const { decidingFigures, rulingOpen, rulingSentences, rulingSteps, rulingStepSentence, testTitle, testWords } = rulingSentencesOf(vocabulary, {
  tests: {
    'flower-holder': { title: 'Step 1', asks: (tile) => `the player with the Flower ${tile} wins` },
    'scorpion-holder': { title: 'Step 2', asks: (tile) => `the player with the Scorpion ${tile} wins` },
    'lowest-double': { title: 'Step 3', asks: 'the lowest double wins' },
    'only-one-without-double': { title: 'Armanino, step 1', asks: 'the only player without a double wins' },
    'lowest-pips-if-no-doubles': { title: 'Armanino, step 2', asks: 'if nobody has a double, the player with the fewest pips wins' },
    'fewest-tiles-if-several-hold-doubles': { title: 'Armanino, step 3', asks: 'if more than one player has a double, the player with the fewest tiles wins' },
    'lowest-double-if-all-hold-one': { title: 'Armanino, step 4', asks: 'if everyone has a double, the lowest wins' },
    'lowest-pips-for-the-gap': { title: 'The gap in Armanino’s rule', asks: 'the player with the fewest pips wins' },
    'no-doubles': { title: 'Müller, step 1', asks: 'a player with no double wins' },
    'fewest-doubles': { title: 'Müller, step 2', asks: 'the player with the fewest doubles wins' },
    'lowest-pips': { title: 'Simple rule', asks: 'the player with the fewest pips wins' },
    'lowest-pips-without-a-double': { title: 'Fewest pips, no doubles: step 1', asks: 'of the players without a double, the one with the fewest pips wins' },
    'lowest-pips-beside-doubles-if-all-hold-one': {
      title: 'Fewest pips, no doubles: step 2',
      asks: 'if everyone has a double, the player with the fewest pips wins, not counting the doubles',
    },
    'fewest-tiles-if-no-doubles': { title: 'Picture dominoes, step 2', asks: 'if nobody has a double, the player with the fewest tiles wins' },
    'tiles-left': { title: 'Tiles in hand', asks: 'each tile in hand costs points' },
  },
  elsewhere: { pictureFirst: 'Picture dominoes, step 1', germanThird: 'Müller, step 3' },
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
  severalWithout: (who) => `More than one player has no double: ${who}.`,
  askedOnce: 'Flower and Scorpion are the same tile, so one step is enough.',
  nobody: {
    flower: 'Nobody has it.',
    scorpion: 'Nobody has it.',
    noDouble: 'Nobody has a double.',
    allDoubles: 'Everyone has a double.',
    other: 'This step does not decide.',
  },
  notAsked: (why) => `${why}, so this step does not apply.`,
  unmet: {
    someDouble: 'Someone has a double',
    fewDoubles: 'Fewer than two players have a double',
    notAllDoubles: 'Not everyone has a double',
    other: 'The condition is not met',
  },
  open: {
    undecided: 'No step decides: nobody wins the round.',
    tie: 'It is a tie: nobody wins the round.',
    gap: 'Armanino’s rule does not cover this case (one player with a double, several without): nobody wins the round.',
  },
})
