import { PRESETS, type LeaderAdvice } from '#shared/rules/presets'
import { counted, gameWords, sourceNames, suitWord } from '#shared/words/de'
import type { Noun } from '#shared/words/grammar'
import { sentencesByKind } from '#shared/words/phrases'
import type { PageWords } from '../page-words'
import type { DraftProblem } from '../sentence-inputs'
import { byPlayersWords } from './rule-values'

const PEOPLE: Noun = { one: 'Person', other: 'Personen' }
const OTHERS: Noun = { one: 'weitere Person', other: 'weitere Personen' }
const HOUSE_RULES: Noun = { one: 'Hausregel', other: 'Hausregeln' }

export const newMatch: PageWords['newMatch'] = {
  title: 'Neue Partie',
  rematchTitle: 'Revanche',
  waiting: 'Wird geladen …',
  failed: 'Gerade lässt sich keine Partie beginnen. Caravan versucht es weiter.',
  rematchGone: 'Die frühere Partie lässt sich nicht lesen. Hier sind deine letzten Einstellungen.',
  game: {
    legend: 'Welches Spiel?',
    facts: (preset) => {
      const { players, settings } = PRESETS[preset]
      return `${players.min} bis ${players.max} Personen · bis ${byPlayersWords(settings.target)}`
    },
    sets: (count) => counted(count, { one: 'Regelwerk', other: 'Regelwerke' }),
    source: (preset) => `Quelle: ${sourceNames[PRESETS[preset].source]}`,
    points: (points, preset) => counted(points, gameWords(PRESETS[preset].game).points),
    summary: (target, changed) => `Bis ${target}, ${changed === 0 ? 'keine Hausregeln' : counted(changed, HOUSE_RULES)}`,
    change: 'Ändern',
  },
  players: {
    heading: 'Wer spielt?',
    seat: (seat) => `Platz ${seat}`,
    placeholder: 'Name',
    remove: (who) => `${who} entfernen`,
    seatOf: (name, seat) => (name.trim() === '' ? `Platz ${seat}` : name.trim()),
    add: 'Person hinzufügen',
    limits: ({ min, max }) => `${min} bis ${counted(max, PEOPLE)} bei diesen Regeln.`,
    moreBergen: 'Bis zu 8 Personen: mit zwei Sätzen oder einem größeren Satz (Hausregeln, weiter unten).',
    moreLarger: 'Bis zu 8 Personen: mit einem größeren Satz (Hausregeln, weiter unten).',
    moved: (who, seat) => `${who} sitzt jetzt auf Platz ${seat}.`,
    free: 'Freier Platz',
    takeSeat: (seat) => `Freier Platz ${seat}: Person hinzufügen`,
    tapSeat: 'Tippe an, wer anspielt. Plätze tauschst du durch Ziehen.',
    swap: 'Plätze tauschen',
    swapWho: 'Wer tauscht? Wähle erst eine Person, dann die andere.',
    swapWith: (who) => `Mit wem tauscht ${who} den Platz?`,
    swapped: 'Fertig',
    newPerson: 'Neue Person',
    seated: (name) => `${name} hat schon einen Platz.`,
    others: (count) => counted(count, OTHERS),
  },
  leader: {
    legend: 'Wer fängt an?',
    advice: (advice, preset) => LEADER_HINT[advice](gameWords(PRESETS[preset].game).leader === 'Anspiel' ? 'anspielt' : 'die Karawane führt'),
    leads: (name) => `${name} spielt an`,
  },
  dice: {
    heading: 'Würfel',
    hint: 'Würfle mit beiden Paaren und tippe die Zahlen an, oder lass Caravan würfeln. Das geht auch noch nach dem Start.',
    labels: {
      flower: 'Blüte',
      scorpion: 'Skorpion',
      flowerSign: '+1',
      scorpionSign: '−1',
      die: (kind, place) => `${kind === 'flower' ? 'Blüte' : 'Skorpion'}, ${place === 0 ? 'erster' : 'zweiter'} Würfel`,
      face: (face) => suitWord(face),
      roll: 'Für uns würfeln',
    },
    rolled: (flower, scorpion) => `Gewürfelt: Blüte ${flower}, Skorpion ${scorpion}.`,
  },
  rules: {
    heading: 'Hausregeln und unklare Regeln',
    asPreset: 'nichts geändert',
    changedCount: (count) => `${count} geändert`,
    intro: 'Bei jeder Regel steht, woher sie kommt. Caravan merkt sich deine Änderungen für das nächste Mal.',
    groups: {
      'house-rule': { heading: 'Hausregeln', hint: 'Ändere, was bei euch anders gespielt wird.' },
      reading: { heading: 'Wo die Regeln unklar sind', hint: 'Die Quelle lässt sich verschieden verstehen. Wähle, wie ihr spielt.' },
    },
    changed: 'geändert',
    usual: (value) => `Standard: ${value}.`,
    reset: 'Zurücksetzen',
    resetAll: 'Alle zurücksetzen',
    withPlayers: (count, last) => (last ? `Bei ${count} oder mehr Personen` : `Bei ${counted(count, PEOPLE)}`),
    on: 'Ja',
    off: 'Nein',
  },
  agreement: { heading: 'Nach jeder Runde alle fragen', not: 'nein', asked: 'ja' },
  start: 'Partie beginnen',
  starting: 'Partie beginnt …',
  problems: {
    title: 'Bevor es losgeht',
    notStarted: 'Die Partie hat nicht begonnen',
    dismiss: 'Ausblenden',
  },
}

const LEADER_HINT: Readonly<Record<LeaderAdvice, (leader: string) => string>> = {
  'lowest-double': () =>
    'Teilt erst aus. Wer den niedrigsten Pasch hat, spielt ihn an. Hat niemand einen, lässt die Quelle es offen: Teilt neu aus oder zieht reihum, bis jemand einen hat.',
  'highest-double': () =>
    'Teilt erst aus. Wer den höchsten Pasch hat, spielt ihn an. Hat niemand einen, lässt die Quelle es offen: Teilt neu aus oder zieht reihum, bis jemand einen hat.',
  'highest-double-any-tile': () => 'Teilt erst aus. Wer den höchsten Pasch hat, spielt an, mit einem beliebigen Stein. Hat niemand einen Pasch, teilt neu aus.',
  'picked-at-random': () => 'Lost aus, wer zuerst anspielt.',
  'any-player': (leader) => `Wähle, wer zuerst ${leader}.`,
  'nobody-named': (leader) => `Die Quelle nennt niemanden. Wähle, wer zuerst ${leader}.`,
  'left-of-last-leader': () => 'Das Anspiel wechselt nach links.',
}

/** What is wrong with the table as it is set, and what would be right. */
export const problemSentence = sentencesByKind<DraftProblem>({
  'same-name': ({ name }) => `${name} gibt es zweimal. Ergänze einen Buchstaben oder Spitznamen, damit klar ist, wer gemeint ist.`,
  'too-few-players': ({ min }) => `Füge Leute hinzu: Dieses Spiel braucht mindestens ${min}.`,
  'too-many-players': ({ max }) => `Bei diesen Regeln können höchstens ${counted(max, PEOPLE)} spielen. Nimm jemanden heraus oder wähle einen größeren Satz.`,
  'too-few-tiles': ({ players, handSize, tiles }) =>
    `Zu wenige Steine: ${counted(players, PEOPLE)} mit je ${handSize}, aber es gibt nur ${tiles}. Teile weniger aus oder wähle einen größeren Satz.`,
  rules: ({ why }) => `Diese Regeln vertragen sich nicht: ${why}.`,
})
