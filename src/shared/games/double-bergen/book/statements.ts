import type { RuleId } from '../../rule-ids'
import { choice, convention, quote, reading, writtenIn, type Statement } from '../../../rulebook/statement'

/** DB-1 … DB-6. */
export const doubleBergenStatements = {
  'DB-1': {
    spinner: writtenIn([quote('S3', 'leading a double, which becomes the spinner for the round')]),
    fourArms: reading(['S3'], quote('S3', 'The rare "four pairs" score can only be made with a double on each arm of the layout')),
    firstLeader: writtenIn([quote('S3', 'One player picked at random starts the round')]),
    passes: writtenIn([
      quote('S3', 'the turn passes around the table until some player is able to lead a double'),
      quote('S3', 'the first player then draws a tile … until someone draws a double and leads it'),
    ]),
    drawsThen: writtenIn([quote('S3', 'when the turn comes back to the first player, the first player then draws a tile')]),
    flagged: convention,
    nextLeader: writtenIn([quote('S3', "the lead will pass to the player on the leader's left on the next round")]),
    afterPass: choice('passedLead', ['S3']),
  },
  'DB-2': {
    everyArm: writtenIn([quote('S3', 'Players must complete all arms of the spinner before adding tiles to them')]),
    laterDoubles: writtenIn([quote('S3', 'After the first double, all doubles are turned crosswise, but are not spinners')]),
    advice: writtenIn([quote('S3', 'try to play on the remaining arms which do not have doubles')]),
  },
  'DB-3': {
    count: writtenIn([quote('S3', 'he counts the number of occurrences of the same number on the ends of the arms of the layout')]),
    doubles: writtenIn([quote('S3', 'an exposed double always counts as a pair because of its two matching numbers')]),
    all: writtenIn([
      quote('S3', 'you could have a more than one scoring combination exposed at the same time'),
      quote('S3', 'several scoring combinations that have nothing to do with the last play made'),
    ]),
    spinnerOpen: writtenIn([quote('S3', 'two points for the double until all arms of the spinner are started')]),
    advice: writtenIn([quote('S3', 'it can be worth holding them until the layout has grown a bit')]),
  },
  'DB-4': {
    deduction: writtenIn([quote('S3', 'Players deduct 1 points per tile remaining in their own hands when the round blocks or one player dominoes')]),
    nothingElse: convention,
    belowZero: convention,
    houseRule: convention,
  },
  'DB-5': {
    hundred: writtenIn([quote('S3', 'A game is 100 points')]),
    octagon: writtenIn([quote('S3', 'in an octagon pattern around the first double, thus giving a spinner with eight arms')]),
    octagonScore: writtenIn([quote('S3', 'One methods of scoring is to extend the double system given above')]),
    notGood: writtenIn([quote('S3', 'it is not a good game')]),
    eightPlayers: convention,
  },
  'DB-6': {
    chips: writtenIn([
      quote('S3', 'issuing every player 10 or 15 chips (depending on the number of players)'),
      quote('S3', 'the first player to discard all of his chips is the winner'),
    ]),
    oneTarget: choice('win', ['S3']),
  },
} as const satisfies { readonly [R in Extract<RuleId, `DB-${string}`>]: Readonly<Record<string, Statement>> }
