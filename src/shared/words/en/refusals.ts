import { refusalSentencesOf } from '../refusal-sentences'
import { gameWords } from './games'
import { malformedWords } from './malformed'
import { nameOf } from './names'
import { capitalised, counted, numberWord, tileNoun } from './numbers'
import { settingNames } from './settings'
import { armWords, endsWords, setWords } from './tiles'

const PLAYERS = { one: 'player', other: 'players' } as const

export const { faultSentence, refusalSentence, recordRefusalSentence } = refusalSentencesOf({
  malformedWords,
  nameOf,
  endsWords,
  colon: ': ',
  thisTile: 'this tile',
  somebody: 'someone',
  inHand: (name) => ` in ${name}’s hand`,
  place: (round, event) => (event === null ? `Round ${round}` : `Round ${round}, entry ${event}`),
  faults: {
    'player-count': ({ min, max }) => `these rules are for ${min} to ${counted(max, PLAYERS)}`,
    'no-target': ({ players }) => `there is no target for ${counted(players, PLAYERS)}`,
    'no-hand-size': ({ players }) => `there is no number of tiles for ${counted(players, PLAYERS)}`,
    'no-dice': 'this rule for blocked rounds needs dice, and this game has none',
    'too-few-tiles': ({ players, handSize, tiles }) =>
      `${counted(players, PLAYERS)} with ${counted(handSize, tileNoun)} each need more than the ${tiles} in the set`,
    'no-such-player': ({ player, players }) => `there is no player ${player + 1}: the match has ${counted(players, PLAYERS)}`,
    'no-such-leader': ({ leader, players }) => `there is no player ${leader + 1} to lead: the match has ${counted(players, PLAYERS)}`,
    'dice-missing': 'the dice are missing',
    'dice-wrong': 'dice need two numbers from 1 to 6, for the Flower and for the Scorpion',
    'hand-count': ({ hands, players }) => `${counted(hands, { one: 'hand', other: 'hands' })} for ${counted(players, PLAYERS)}`,
    'set-up-rules': ({ settings }) => `${settingNames(settings)} can only change at the start of a round, before anyone has played, drawn or passed`,
    'table-too-late': 'tiles already on the table come before the first play',
    'empty-hand': 'everyone has at least one tile during a round',
    'more-than-the-set': 'there are more tiles on the table and in hands than in the set',
    'totals-too-late': 'totals can be entered only while nobody has any points',
    'totals-reach': ({ target }) => `a total of ${target} or more would have ended the match`,
    'totals-below': ({ floor }) => `totals do not go below ${floor}`,
  },
  'bad-record': ({ colonWhy }) => `Can’t read this match${colonWhy}.`,
  'match-over': 'The match is over. You can’t add anything after its end.',
  'round-over': 'This round is over. Start the next round first.',
  'bad-event': ({ colonWhy }) => `Can’t read this entry${colonWhy}.`,
  'bad-tile': ({ written, inHand, maxPip }) => `“${written}”${inHand} isn’t in ${maxPip === null ? 'this set' : `a ${setWords(maxPip)} set`}.`,
  'tile-already-played': ({ tile, copies }) =>
    copies === 1
      ? `${capitalised(tile)} is already on the table.`
      : `${copies === 2 ? 'Both' : `All ${numberWord(copies)}`} ${tile} tiles are already on the table.`,
  'lead-must-be-double': ({ tile }) => `${capitalised(tile)} can’t be led. The first tile must be a double.`,
  'does-not-match': {
    startFirst: ({ tile, ends }) =>
      `${capitalised(tile)} can’t go there yet. Start every side of the first double first.${ends === '' ? '' : ` Open: ${ends}.`}`,
    nowhere: ({ tile }) => `${capitalised(tile)} doesn’t fit.`,
    oneEnd: (tile, arm, suit) => `${capitalised(tile)} doesn’t fit: ${armWords(arm)} shows ${suit}.`,
    severalEnds: ({ tile, colonEnds }) => `${capitalised(tile)} doesn’t fit the open ends${colonEnds}.`,
  },
  'end-needed': ({ tile, colonEnds }) => `${capitalised(tile)} fits more than one end${colonEnds}. Choose one.`,
  'boneyard-empty': {
    nothing: ({ game }) => `Nothing more can be drawn from the ${gameWords(game).boneyard} (C-3).`,
    only: ({ drawable, game }) => `Only ${counted(drawable, tileNoun)} can be drawn from the ${gameWords(game).boneyard} (C-3).`,
  },
  'tile-seen-twice': ({ tile, inHand, copies }) =>
    copies === 1
      ? `${capitalised(tile)}${inHand} is already on the table or in another hand.`
      : `${capitalised(tile)}${inHand} is one too many. The set has only ${copies}.`,
  'not-blocked': ({ holder, tile, ends }) => `The round isn’t blocked: ${holder} has ${tile}, which ${ends === '' ? 'can be led' : `fits ${ends}`}.`,
})
