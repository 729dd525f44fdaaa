import { refusalSentencesOf } from '../refusal-sentences'
import { casesOf } from './articles'
import { gameWords } from './games'
import { malformedWords } from './malformed'
import { nameOf } from './names'
import { capitalised, counted, numberWord, tileNoun, TILES_DATIVE, timesWord } from './numbers'
import { settingNames } from './settings'
import { atArm, endsWords, setWords } from './tiles'

const PLAYERS = { one: 'Person', other: 'Personen' } as const

export const { faultSentence, refusalSentence, recordRefusalSentence } = refusalSentencesOf({
  malformedWords,
  nameOf,
  endsWords,
  colon: ': ',
  thisTile: 'Dieser Stein',
  somebody: 'jemand',
  inHand: (name) => ` bei ${name}`,
  place: (round, event) => (event === null ? `Runde ${round}` : `Runde ${round}, Eintrag ${event}`),
  faults: {
    'player-count': ({ min, max }) => `Diese Regeln sind für ${min} bis ${counted(max, PLAYERS)}`,
    'no-target': ({ players }) => `Für ${counted(players, PLAYERS)} ist kein Ziel angegeben`,
    'no-hand-size': ({ players }) => `Für ${counted(players, PLAYERS)} ist nicht angegeben, wie viele Steine alle bekommen`,
    'no-dice': 'Diese Regel für blockierte Runden braucht Würfel, und dieses Spiel hat keine',
    'too-few-tiles': ({ players, handSize, tiles }) =>
      `${counted(players, PLAYERS)} mit je ${counted(handSize, TILES_DATIVE)} brauchen mehr als die ${tiles} im Satz`,
    'no-such-player': ({ player, players }) => `Platz ${player + 1} gibt es nicht: Die Partie hat ${players} Plätze`,
    'no-such-leader': ({ leader, players }) => `Platz ${leader + 1} kann nicht anspielen: Die Partie hat ${players} Plätze`,
    'dice-missing': 'Die Würfel fehlen',
    'dice-wrong': 'Die Würfel brauchen zwei Zahlen von 1 bis 6, für Blüte und für Skorpion',
    'hand-count': ({ hands, players }) => `Steine sind für ${counted(hands, { one: 'Person', other: 'Personen' })} eingegeben, es spielen aber ${players}`,
    'set-up-rules': ({ settings }) =>
      `Das lässt sich nur am Anfang einer Runde ändern, bevor jemand gelegt, gezogen oder gepasst hat: ${settingNames(settings)}`,
    'table-too-late': 'Steine, die schon liegen, kommen vor dem ersten Zug',
    'empty-hand': 'Solange die Runde läuft, haben alle mindestens einen Stein',
    'more-than-the-set': 'Auf dem Tisch und auf der Hand sind mehr Steine als im Satz',
    'totals-too-late': 'Punkte lassen sich nur eingeben, solange noch niemand Punkte hat',
    'totals-reach': ({ target }) => `Mit ${target} oder mehr wäre die Partie schon zu Ende`,
    'totals-below': ({ floor }) => `Der Stand fällt nicht unter ${floor}`,
  },
  'bad-record': ({ colonWhy }) => `Diese Partie ist nicht lesbar${colonWhy}.`,
  'match-over': 'Die Partie ist vorbei. Nach ihrem Ende kannst du nichts mehr eintragen.',
  'round-over': 'Diese Runde ist vorbei. Beginne zuerst die nächste.',
  'bad-event': ({ colonWhy }) => `Dieser Eintrag ist nicht lesbar${colonWhy}.`,
  'bad-tile': ({ written, inHand, maxPip }) =>
    `„${written}“${inHand} gibt es nicht ${maxPip === null ? 'in diesem Satz' : `in einem Satz bis zum ${setWords(maxPip)}`}.`,
  'tile-already-played': ({ tile, copies }) =>
    copies === 1 ? `${tile} liegt schon auf dem Tisch.` : `${copies === 2 ? 'Beide' : `Alle ${numberWord(copies)}`} Steine ${tile} liegen schon auf dem Tisch.`,
  'lead-must-be-double': ({ tile }) => `${tile} kann nicht angespielt werden: Der erste Stein muss ein Pasch sein.`,
  'does-not-match': {
    startFirst: ({ tile, ends }) =>
      `${tile} lässt sich hier noch nicht anlegen: Zuerst muss an jeder Seite des ersten Paschs angelegt sein.${ends === '' ? '' : ` Offen: ${ends}.`}`,
    nowhere: ({ tile }) => `${tile} lässt sich nicht anlegen.`,
    oneEnd: (tile, arm, suit) => `${tile} lässt sich nicht anlegen: ${capitalised(atArm(arm))} liegt eine ${suit}.`,
    severalEnds: ({ tile, colonEnds }) => `${tile} lässt sich an kein offenes Ende anlegen${colonEnds}.`,
  },
  'end-needed': ({ tile, colonEnds }) => `${tile} lässt sich an mehr als ein Ende anlegen${colonEnds}. Wähle eines.`,
  'boneyard-empty': {
    nothing: ({ game }) => `Aus ${casesOf(gameWords(game).boneyard).dative} kann nichts mehr gezogen werden (C-3).`,
    only: ({ drawable, game }) =>
      `Aus ${casesOf(gameWords(game).boneyard).dative} ${drawable === 1 ? 'kann' : 'können'} nur noch ${counted(drawable, tileNoun)} gezogen werden (C-3).`,
  },
  'tile-seen-twice': ({ tile, inHand, copies }) =>
    copies === 1
      ? `${tile}${inHand} liegt schon auf dem Tisch, oder jemand anders hat ihn.`
      : `${tile}${inHand} ist einmal zu viel eingegeben: Im Satz gibt es den Stein nur ${timesWord(copies)}.`,
  'not-blocked': ({ holder, tile, ends }) => `Die Runde ist nicht blockiert: ${holder} kann ${tile} ${ends === '' ? 'anspielen' : `anlegen (${ends})`}.`,
})
