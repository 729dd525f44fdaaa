import { refusalSentencesOf } from '../refusal-sentences'
import { casesOf } from './articles'
import { gameWords } from './games'
import { nameOf } from './names'
import { capitalised, counted, numberWord, tileNoun, timesWord } from './numbers'
import { armWords, endsWords, setWords } from './tiles'

export const { refusalSentence, recordRefusalSentence } = refusalSentencesOf({
  nameOf,
  endsWords,
  colon: ': ',
  thisTile: 'Dieser Stein',
  somebody: 'jemand',
  inHand: (name) => ` in der Hand von ${name}`,
  place: (round, event) => (event === null ? `Runde ${round}` : `Runde ${round}, Eintrag ${event}`),
  'bad-record': ({ colonWhy }) => `Die Aufzeichnung der Partie ist nicht lesbar${colonWhy}.`,
  'match-over': 'Die Partie ist vorbei; nach ihrem Ende kann nichts mehr kommen.',
  'round-over': 'Diese Runde ist vorbei; was jetzt kommt, gehört in eine neue Runde.',
  'bad-event': ({ colonWhy }) => `Dieser Eintrag ist nicht lesbar${colonWhy}.`,
  'bad-tile': ({ written, inHand, maxPip }) =>
    `„${written}“${inHand} gibt es nicht ${maxPip === null ? 'in diesem Satz' : `in einem Satz bis zum ${setWords(maxPip)}`}.`,
  'tile-already-played': ({ tile, copies }) =>
    copies === 1 ? `${tile} liegt schon auf dem Tisch.` : `${copies === 2 ? 'Beide' : `Alle ${numberWord(copies)}`} Steine ${tile} liegen schon auf dem Tisch.`,
  'lead-must-be-double': ({ tile }) => `${tile} kann nicht angespielt werden: Der erste Stein muss ein Pasch sein.`,
  'does-not-match': {
    startFirst: ({ tile, ends }) =>
      `${tile} kann dort erst liegen, wenn an jeder Seite des ersten Paschs angelegt ist${ends === '' ? '' : `. Offen: ${ends}`}.`,
    nowhere: ({ tile }) => `${tile} passt nicht.`,
    oneEnd: (tile, arm, suit) => `${tile} passt nicht: ${capitalised(armWords(arm))} zeigt ${suit}.`,
    severalEnds: ({ tile, colonEnds }) => `${tile} passt an kein offenes Ende${colonEnds}.`,
  },
  'end-needed': ({ tile, colonEnds }) => `${tile} passt an mehr als ein Ende${colonEnds}. Sag, an welches.`,
  'boneyard-empty': {
    nothing: ({ game }) => `Es kann nichts gezogen werden: ${capitalised(casesOf(gameWords(game).boneyard).in)} ist nur noch die Reserve.`,
    only: ({ drawable, game }) =>
      `Es ${drawable === 1 ? 'kann' : 'können'} nur ${counted(drawable, tileNoun)} gezogen werden, dann ist ${casesOf(gameWords(game).boneyard).in} nur noch die Reserve.`,
  },
  'tile-seen-twice': ({ tile, inHand, copies }) =>
    `${tile}${inHand} war schon zu sehen, auf dem Tisch oder in einer Hand${copies === 1 ? '' : `, zusammen mehr als ${timesWord(copies)}`}.`,
  'not-blocked': ({ holder, tile, ends }) =>
    `Die Runde ist nicht blockiert: ${holder} hat ${tile}, und der Stein ${ends === '' ? 'kann angespielt werden' : `passt an ${ends}`}.`,
})
