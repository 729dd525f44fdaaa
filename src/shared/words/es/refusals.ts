import { refusalSentencesOf } from '../refusal-sentences'
import { gameWords } from './games'
import { nameOf } from './names'
import { counted, numberWord, tileNoun, timesWord } from './numbers'
import { armWords, endsWords, setWords } from './tiles'

/** A tile keeps its figures; “Esta ficha” loses its capital. */
const inSentence = (tile: string): string => tile.replace(/^Esta /, 'esta ')

export const { refusalSentence, recordRefusalSentence } = refusalSentencesOf({
  nameOf,
  endsWords,
  colon: ': ',
  thisTile: 'Esta ficha',
  somebody: 'alguien',
  inHand: (name) => ` en la mano de ${name}`,
  place: (round, event) => (event === null ? `Ronda ${round}` : `Ronda ${round}, anotación ${event}`),
  'bad-record': ({ colonWhy }) => `El registro de la partida no se puede leer${colonWhy}.`,
  'match-over': 'La partida ha terminado; nada puede seguir a su final.',
  'round-over': 'Esta ronda ha terminado; lo que venga ahora pertenece a una ronda nueva.',
  'bad-event': ({ colonWhy }) => `Esta anotación no se puede leer${colonWhy}.`,
  'bad-tile': ({ written, inHand, maxPip }) =>
    `“${written}”${inHand} no es ninguna ficha de ${maxPip === null ? 'este juego de fichas' : `un juego ${setWords(maxPip)}`}.`,
  'tile-already-played': ({ tile, copies }) =>
    copies === 1 ? `${tile} ya está en la mesa.` : `Las ${copies === 2 ? 'dos' : numberWord(copies)} fichas ${tile} ya están en la mesa.`,
  'lead-must-be-double': ({ tile }) => `No se puede salir con ${inSentence(tile)}: la primera ficha tiene que ser un doble.`,
  'does-not-match': {
    startFirst: ({ tile, ends }) =>
      `${tile} no puede ir ahí hasta que se haya jugado en todos los lados del primer doble${ends === '' ? '' : `. Abiertos: ${ends}`}.`,
    nowhere: ({ tile }) => `${tile} no encaja.`,
    oneEnd: (tile, arm, suit) => `${tile} no encaja: ${armWords(arm)} muestra ${suit}.`,
    severalEnds: ({ tile, colonEnds }) => `${tile} no encaja en los extremos abiertos${colonEnds}.`,
  },
  'end-needed': ({ tile, colonEnds }) => `${tile} puede ir en más de un extremo${colonEnds}. Di en cuál.`,
  'boneyard-empty': {
    nothing: ({ game }) => `No se puede robar nada: en el ${gameWords(game).boneyard} solo queda la reserva.`,
    only: ({ drawable, game }) =>
      `Solo se ${drawable === 1 ? 'puede' : 'pueden'} robar ${counted(drawable, tileNoun)} antes de que en el ${gameWords(game).boneyard} no quede más que la reserva.`,
  },
  'tile-seen-twice': ({ tile, inHand, copies }) =>
    `${tile}${inHand} ya se había visto antes, en la mesa o en una mano${copies === 1 ? '' : `, más de ${timesWord(copies)} en total`}.`,
  'not-blocked': ({ holder, tile, ends }) =>
    `No hay cierre: ${holder} tiene ${inSentence(tile)}, que ${ends === '' ? 'sirve para salir' : `encaja con ${ends}`}.`,
})
