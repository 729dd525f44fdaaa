import { PRESETS, type LeaderAdvice } from '#shared/rules/presets'
import { counted, gameWords, sourceNames, suitWord } from '#shared/words/de'
import { casesOf } from '#shared/words/de/articles'
import type { Noun } from '#shared/words/grammar'
import { sentencesByKind } from '#shared/words/phrases'
import type { PageWords } from '../page-words'
import type { DraftProblem } from '../sentence-inputs'
import { byPlayersWords } from './rule-values'

const PEOPLE: Noun = { one: 'Person', other: 'Leute' }

export const newMatch: PageWords['newMatch'] = {
  title: 'Neue Partie',
  rematchTitle: 'Revanche',
  waiting: 'Der Tisch wird gedeckt …',
  failed: 'Eine Partie lässt sich gerade nicht beginnen: Der Tisch antwortet nicht. Es wird weiter versucht.',
  rematchGone: 'Die Partie, die wiederholt werden soll, ist nicht mehr lesbar; der Tisch ist deshalb gedeckt wie beim letzten Mal.',
  game: {
    legend: 'Welches Spiel?',
    facts: (preset) => {
      const { players, settings } = PRESETS[preset]
      return `${players.min} bis ${players.max} Leute · bis ${byPlayersWords(settings.target)}`
    },
    source: (preset) => `Quelle: ${sourceNames[PRESETS[preset].source]}`,
  },
  players: {
    heading: 'Wer spielt?',
    hint: 'In der Reihenfolge, in der ihr sitzt: im Uhrzeigersinn, die oder der Nächste sitzt also links.',
    seat: (seat) => `Platz ${seat}`,
    placeholder: 'Name',
    up: (who) => `${who} nach oben`,
    down: (who) => `${who} nach unten`,
    remove: (who) => `${who} wegnehmen`,
    seatOf: (name, seat) => (name.trim() === '' ? `Platz ${seat}` : name.trim()),
    add: 'Noch jemand',
    known: 'Leute, mit denen du gespielt hast',
    seatPerson: (name) => `${name} an den Tisch setzen`,
    limits: ({ min, max }) => `${min} bis ${counted(max, PEOPLE)} bei diesem Spiel und diesen Regeln.`,
    moreBergen: 'Mit zwei Sätzen Dominosteinen oder einem größeren können bis zu acht spielen: siehe die Hausregeln unten.',
    moreLarger: 'Mit einem größeren Satz Dominosteine können bis zu acht spielen: siehe die Hausregeln unten.',
    moved: (who, seat) => `${who} sitzt jetzt an Platz ${seat}.`,
  },
  leader: {
    legend: 'Wer spielt die erste Runde an?',
    advice: (advice, preset) => LEADER_HINT[advice](casesOf(gameWords(PRESETS[preset].game).leader).accusative),
    nameless: (seat) => `Platz ${seat}`,
  },
  dice: {
    heading: 'Würfeln',
    hint: 'Werft beide Paare auf den Tisch und tippt die Seiten an, oder lasst Caravan würfeln.',
    labels: {
      flower: 'Blüte',
      scorpion: 'Skorpion',
      flowerSign: '+1',
      scorpionSign: '−1',
      die: (kind, place) => `${kind === 'flower' ? 'Blüte' : 'Skorpion'}, ${place === 0 ? 'erster' : 'zweiter'} Würfel`,
      face: (face) => suitWord(face),
      throw: 'Für uns würfeln',
    },
    thrown: (flower, scorpion) => `Gewürfelt: Blüte ${flower}, Skorpion ${scorpion}.`,
  },
  rules: {
    heading: 'Hausregeln und Lesarten',
    asPreset: 'wie vorgegeben',
    changedCount: (count) => `${count} geändert`,
    intro: 'Jede sagt, warum sie so ist, wie sie ist. Was du änderst, wird gemerkt und beim nächsten Mal wieder angeboten.',
    groups: {
      'house-rule': { heading: 'Hausregeln', hint: 'Was jede Familie anders macht.' },
      reading: { heading: 'Lesarten', hint: 'Wo eine Quelle schweigt oder sich widerspricht.' },
    },
    changed: 'geändert',
    usual: (value) => `Vorgegeben ist: ${value}.`,
    reset: 'Wie vorgegeben',
    resetAll: 'Alle wie vorgegeben',
    withPlayers: (count, last) => (last ? `Bei ${count} oder mehr Leuten` : `Bei ${count} Leuten`),
    on: 'Ja',
    off: 'Nein',
  },
  start: 'Partie beginnen',
  starting: 'Beginnt …',
  problems: {
    title: 'Bevor die Partie beginnen kann',
    notStarted: 'Die Partie wurde nicht begonnen',
    dismiss: 'Ausblenden',
  },
}

const LEADER_HINT: Readonly<Record<LeaderAdvice, (leader: string) => string>> = {
  'lowest-double': () => 'Teilt erst aus: Wer den niedrigsten Pasch hat, spielt an.',
  'highest-double': () => 'Teilt erst aus: Wer den höchsten Pasch hat, spielt an.',
  'any-player': (leader) => `Wer zuerst ${leader} hat, macht ihr aus. Nach jeder Runde geht das Anspiel nach links weiter.`,
  'left-of-last-leader': () => 'Das Anspiel geht nach links weiter.',
}

/** What is wrong with the table as it is set, and what would be right. */
export const problemSentence = sentencesByKind<DraftProblem>({
  'no-name': 'Tipp einen Namen ein, oder nimm diesen Platz weg.',
  'same-name': ({ name }) => `${name} gibt es zweimal. Gib einen Buchstaben oder Spitznamen dazu, damit alle wissen, wer gemeint ist.`,
  'too-few-players': ({ min }) => `Dieses Spiel braucht mindestens ${counted(min, PEOPLE)}.`,
  'too-many-players': ({ max }) =>
    `Bei diesem Spiel und diesen Regeln können höchstens ${counted(max, PEOPLE)} spielen. Nehmt einen Platz weg, oder wählt einen größeren Satz Dominosteine.`,
  'no-leader': 'Tipp an, wer anspielt.',
  'no-dice': 'Stell alle vier Würfel ein, oder würfle.',
  'too-few-tiles': ({ players, handSize, tiles }) =>
    `${counted(players, PEOPLE)} mit je ${handSize} Steinen brauchen mehr als die ${tiles} Steine, die es gibt. Teilt weniger aus, oder wählt einen größeren Satz.`,
  rules: ({ why }) => `Diese Regeln passen an diesem Tisch nicht zusammen: ${why}.`,
})
