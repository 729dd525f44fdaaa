import { refusalSentencesOf } from '../refusal-sentences'
import { gameWords } from './games'
import { nameOf } from './names'
import { counted, numberWord, tileNoun } from './numbers'
import { armWords, endsWords, setWords } from './tiles'

export const { refusalSentence, recordRefusalSentence } = refusalSentencesOf({
  nameOf,
  endsWords,
  colon: ': ',
  thisTile: 'this tile',
  somebody: 'somebody',
  inHand: (name) => ` in the hand of ${name}`,
  place: (round, event) => (event === null ? `Round ${round}` : `Round ${round}, event ${event}`),
  'bad-record': ({ colonWhy }) => `The match record cannot be read${colonWhy}.`,
  'match-over': 'The match is over; nothing can follow its end.',
  'round-over': 'This round is over; what comes next belongs to a new round.',
  'bad-event': ({ colonWhy }) => `This event cannot be read${colonWhy}.`,
  'bad-tile': ({ written, inHand, maxPip }) => `“${written}”${inHand} is no tile of ${maxPip === null ? 'the set' : `a ${setWords(maxPip)} set`}.`,
  'tile-already-played': ({ tile, copies }) =>
    copies === 1 ? `${tile} already lies on the table.` : `${copies === 2 ? 'Both' : `All ${numberWord(copies)}`} tiles ${tile} already lie on the table.`,
  'lead-must-be-double': ({ tile }) => `${tile} cannot be led: the first tile must be a double.`,
  'does-not-match': {
    startFirst: ({ tile, ends }) => `${tile} cannot go there before every side of the first double is started${ends === '' ? '' : `. Open: ${ends}`}.`,
    nowhere: ({ tile }) => `${tile} does not fit.`,
    oneEnd: (tile, arm, suit) => `${tile} does not fit: ${armWords(arm)} shows ${suit}.`,
    severalEnds: ({ tile, colonEnds }) => `${tile} does not fit the open ends${colonEnds}.`,
  },
  'end-needed': ({ tile, colonEnds }) => `${tile} can go to more than one end${colonEnds}. Say which.`,
  'boneyard-empty': {
    nothing: ({ game }) => `Nothing can be drawn: the ${gameWords(game).boneyard} is down to its reserve.`,
    only: ({ drawable, game }) => `Only ${counted(drawable, tileNoun)} can be drawn before the ${gameWords(game).boneyard} is down to its reserve.`,
  },
  'tile-seen-twice': ({ tile, inHand, copies }) =>
    `${tile}${inHand} was seen before, on the table or in a hand${copies === 1 ? '' : `, more than ${numberWord(copies)} times in all`}.`,
  'not-blocked': ({ holder, tile, ends }) => `The round is not blocked: ${holder} holds ${tile}, which ${ends === '' ? 'can be led' : `fits ${ends}`}.`,
})
