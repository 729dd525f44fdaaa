import * as saidData from './said/de/data'
import * as saidEvening from './said/de/evening'
import * as saidMatch from './said/de/match'
import * as saidPeople from './said/de/people'
import * as saidPhoto from './said/de/photo'
import * as saidRules from './said/de/rules'
import { areBothSides, type ArmName } from '#shared/domino/line'
import type { BackupFault, BackupFaultReason } from '#shared/contract/backup-faults'
import type { ChoiceValueWords } from './rule-values-in'
import type { DraftProblem, NamedEntry, MatchesTold } from './sentence-inputs'
import type { LeaderAdvice, PresetId } from '#shared/rules/presets'
import type { NotRead } from '#shared/contract/schemas'
import type { Notice } from '#shared/contract/lists'
import type { Noun } from '#shared/words/grammar'
import type { PageWords } from './page-words'
import type { RuleId } from '#shared/games/rule-ids'
import type { RuleWords, RuleWordsOfAny } from './rule-words'
import type { SettingName } from '#shared/games/rules'
import type { Suit } from '#shared/domino/tile'
import { HALF_A_PERCENT, HALF_A_TENTH, margin } from './margin'
import { PRESETS } from '#shared/rules/presets'
import {
  armWords,
  casesOf,
  counted,
  figures,
  gameWords,
  inNumber,
  listed,
  nameOf,
  namesOf,
  pointsDative,
  setWords,
  sourceNames,
  tileNoun,
  SIDES,
} from '#shared/words/de/grammar'
import { backupSentencesOf } from './backup-sentences'
import { capitalised, plain, signed } from '#shared/words/numbers'
import { changeSentencesOf } from './change-sentences'
import { colon, lasting } from './de/start'
import { commandSentencesOf } from './command-sentences'
import { damageSentencesOf, takenIn } from './damage-sentences'
import { dateWords, dayWords, decimal, momentWords, shareWords } from './said/de/formats'
import { distinctTiles } from '#shared/domino/set'
import { endSentence, limitSentence, mistakesWords, refusalSentence, shapeSentence, warningSentence } from '#shared/words/de'
import { eveningSentencesOf } from './evening-sentences'
import { explanationSentencesOf } from './explanation-sentences'
import { fileFaultsOf } from './file-fault-sentences'
import { lazy } from '#shared/kernel/lazy'
import { lessonSentencesOf } from './lesson-sentences'
import { makeTile } from '#shared/domino/tile'
import { monthsIn } from './months-in'
import { peopleSentencesOf } from './people-sentences'
import { playSentencesOf } from './play-sentences'
import { ruleValuesIn } from './rule-values-in'
import { seasonSentenceOf } from './season-sentences'
import { sentencesByKind } from '#shared/words/phrases'
import { toGo } from '#shared/match/made'
import { trailSentencesOf } from './trail-sentences'

export {
  announcer,
  chart,
  colon,
  dialog,
  home,
  joining,
  keptDraft,
  keys,
  matchLine,
  notAgreed,
  numberField,
  reading,
  settingsSync,
  shell,
  table,
} from './de/start'

export { chartDay, dateWords, dayWords, decimal, momentWords, perRound, pointsWords, shareWords, whenWords } from './said/de/formats'

export { seasons } from './said/de/evening'

export { person, totalsChart } from './said/de/people'

export { keptPhotos, tablePicture } from './said/de/photo'

export { about, appSettings, bin, exporting, files, firstStart } from './said/de/data'

export { fromHereOn, introduction, numberInstead, presets } from './said/de/rules'

export { arrivals, bigScreen, entryTitle, flat, keyList, live, oneLine, replay, roundName, rulingPaper, savedRuling, share, teaching } from './said/de/match'

export const versionsNotice: PageWords['versionsNotice'] = saidData.versionsNotice

export const nullValues: PageWords['nullValues'] = saidRules.nullValues

export const playButton: PageWords['playButton'] = saidMatch.playButton

export const pad: PageWords['pad'] = saidMatch.pad

export const entry: PageWords['entry'] = saidMatch.entry

export const learningAid: PageWords['learningAid'] = saidMatch.learningAid

export const ruleSettings: PageWords['ruleSettings'] = saidRules.ruleSettings

/** What players say of a round that is over. */
export const agreement: PageWords['agreement'] = {
  ...saidMatch.agreement,
  said: sentencesByKind(saidMatch.agreementPhrases),
  announce: {
    ...saidMatch.agreement.announce,
    said: (name, round, said) => {
      switch (said.kind) {
        case 'confirmed':
          return `${name} ist mit Runde ${round} einverstanden.`
        case 'contested':
          return `${name} ist mit Runde ${round} nicht einverstanden${said.note === '' ? '' : `: ${said.note}`}.`
        case 'changed':
          return `Runde ${round} hat ein neues Ergebnis. ${name}, bitte noch einmal prüfen.`
        case 'gone':
          return `${name} ist gegangen und wird zu Runde ${round} nicht mehr gefragt.`
        case 'silent':
          return `${name} hat die Antwort zu Runde ${round} zurückgenommen.`
      }
    },
  },
}

/** What is said of a match to people who do not see it: what has changed, and what they ask for with a key. */
export const aloud: PageWords['aloud'] = {
  ...saidMatch.aloud,
  moved: (name, points) => (points < 0 ? `${name} verliert ${plain(-points)}` : `${name} +${plain(points)}`),
}

/** The page Settle a dispute: the answer. */
export const arbiter: PageWords['arbiter'] = { ...saidMatch.arbiter, faceDown: (boneyard) => `Diese Steine müssen ${casesOf(boneyard).in} liegen:` }

/** `Ben gewinnt`; where tiles are deducted nobody does. */
export const whoWins: PageWords['whoWins'] = (winner, names) => (winner === null ? 'Niemand gewinnt' : `${nameOf(names, winner)} gewinnt`)

/** `und bekommt 2 Chips`, with what the others lose after it. */
export const takesWords: PageWords['takesWords'] = ({ winner, deltas }, names, { points }) => {
  const own = winner === null ? null : (deltas[winner] ?? null)
  const others = deltas.flatMap((delta, seat) => (seat === winner || delta === null || delta === 0 ? [] : [`${nameOf(names, seat)} ${signed(delta)}`]))
  const first =
    own === null
      ? ''
      : own === 0
        ? `und bekommt keine ${points.other}`
        : own < 0
          ? `und verliert ${counted(-own, points)}`
          : `und bekommt ${counted(own, points)}`
  return [first, listed(others)].filter((part) => part !== '').join('; ')
}

/** Winner and points in one sentence, for people who cannot see them. */
export const answerSentence: PageWords['answerSentence'] = (ending, names, words, whatever = '') => {
  const takes = takesWords(ending, names, words)
  const winner = whoWins(ending.winner, names)
  const end = whatever === '' ? '.' : `, ${whatever}.`
  return takes === '' ? `${winner}${end}` : ending.winner === null ? `${winner}: ${takes}${end}` : `${winner} ${takes}${end}`
}

const FILES: Noun = saidData.backupFaultsFiles

/** The match or person a file belongs to, where that is known; the file itself otherwise. */
function aboutOf({ name, players, date }: BackupFault): string {
  const match = players.length === 0 ? null : date === null ? listed(players) : `${listed(players)}, ${dayWords(date)}`
  if (name.endsWith('/')) return match === null ? `Der Ordner ${name}` : `${match} (${name})`
  if (name.startsWith('tiles/')) return 'Eure Steine'
  if (name.startsWith('settings/')) return 'Einstellungen'
  if (name.startsWith('photos/') && match !== null) return `Ein Foto: ${match}`
  return match === null ? name : match
}

const WHY: Readonly<Record<BackupFaultReason, string>> = saidData.backupFaultsWhy

/** What a backup leaves out, and what in it is damaged. */
export const backupFaults: PageWords['backupFaults'] = {
  ...saidData.backupFaults /** In one line; empty where a backup has everything, whole. */,
  summary: ({ leftOut, damaged }) =>
    [leftOut > 0 && `${counted(leftOut, FILES)} ${leftOut === 1 ? 'fehlt' : 'fehlen'}`, damaged > 0 && `${counted(damaged, FILES)} beschädigt`]
      .filter((each) => each !== false)
      .join(', '),
  line: (fault) => `${aboutOf(fault)}: ${WHY[fault.why]}`,
  notice: {
    ...saidData.backupFaults.notice,
    text: (lines) => {
      const what = lines
        .slice(0, 3)
        .map((fault) => `${aboutOf(fault)} (${WHY[fault.why]})`)
        .join('; ')
      return `${what}. Alles andere ist gesichert. Caravan versucht es jede halbe Stunde wieder.`
    },
  },
}

const megabytes = lazy(() => new Intl.NumberFormat('de', { minimumFractionDigits: 1, maximumFractionDigits: 1 }))

export const backup: PageWords['backup'] = {
  ...saidData.backup,
  restore: {
    ...saidData.backup.restore,
    made: (preview) => `Angelegt am ${momentWords(preview.made)} auf ${preview.device} mit Caravan ${preview.appVersion}.`,
  },
  size: (bytes) => (bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${megabytes().format(bytes / 1_000_000)} MB`),
}

const NOUNS = saidData.backupNouns

const { damageWords, unreadableWords, notReadDetail, noFileWords } = fileFaultsOf({ ...saidData.fileFaultsPhrases, shapeSentence, limitSentence })

export const { workWords, restoredSentences, folderProblemSentence, backupProblemSentence } = backupSentencesOf({
  ...saidData.backupPhrases,
  restored: {
    ...saidData.backupPhrases.restored,
    back: (count, what) => `${counted(count, NOUNS[what])} wiederhergestellt`,
    became: (count, what) => `${counted(count, NOUNS[what])} durch den Stand der Sicherung ersetzt`,
    came: (parts) => `${parts.join('. ')}.`,
    unusable: backupFaults.unusable,
  },
  'bad-backup': {
    ...saidData.backupPhrases['bad-backup'],
    'too-large': ({ entry, limit }) => `${entry === null ? 'Der Inhalt dieser Datei' : entry} ist größer als die erlaubten ${backup.size(limit)}.`,
    'wrong-manifest': ({ detail, damage }) =>
      `Das ist keine Sicherung von Caravan, oder jemand hat sie verändert: manifest.json ist ungültig (${damage === undefined ? detail : damageWords(damage)}).`,
    counts: ({ told, what, found }) => `Diese Sicherung sollte ${counted(told, NOUNS[what])} enthalten, enthält aber ${figures(found)}.`,
  },
})

const either = (counts: readonly number[]): string => `${listed([...counts].reverse().map(String), 'or')} ${inNumber(Math.max(...counts), tileNoun)}`

/** Die Seite, auf der eine Kamera über dem Tisch mitzählt. */
export const cameraTable: PageWords['cameraTable'] = {
  ...saidPhoto.cameraTable,
  drew: (name, counts) => `Hat ${name} ${either(counts)} gezogen? Eine Hand war im Weg.`,
}

/** The page Settle a dispute: what holds although something is missing, and who went out. */
export const certain: PageWords['certain'] = {
  ...saidMatch.certain,
  whatever: (who, dice) =>
    [
      ...(who.length === 0 ? [] : [`egal, was ${listed(who)} auf der Hand ${who.length === 1 ? 'hat' : 'haben'}`]),
      ...(dice ? ['egal, was die übrigen Würfel zeigen'] : []),
    ].join(', und '),
}

/** House rules in a match that is being played. */
export const changeRules: PageWords['changeRules'] = saidMatch.changeRules

export const { commandProblemSentence, noAnswerSentence, commandRefusalSentence, notSavedSentence } = commandSentencesOf(
  refusalSentence,
  saidMatch.commandPhrases,
)

/** A match that is there and cannot be opened. */
export const damaged: PageWords['damaged'] = { ...saidData.damaged, taken: takenIn(saidData.takenPhrases) }

export const damageSentence = damageSentencesOf({ ...saidData.damagePhrases, shapeSentence, noFile: noFileWords })

export const evening: PageWords['evening'] = {
  ...saidEvening.evening,
  needs: {
    ...saidEvening.evening.needs,
    otherTold: (totals) => `An einem anderen Computer gemeldet: ${listed(totals.map(({ name, total }) => `${name} ${plain(total)}`))}`,
  },
}

export const eveningProblemSentence: PageWords['eveningProblemSentence'] = eveningSentencesOf({
  ...saidEvening.eveningPhrases,
  commands: { noAnswerSentence, notSavedSentence },
})

const BESIDE_NOUNS = saidData.exchangeBesideNouns

const BESIDE_DONE = {
  added: 'hinzugefügt',
  extended: 'um Späteres ergänzt',
  known: 'schon da',
  'in-bin': 'im Papierkorb gelassen',
  differs: 'nicht importiert, weil eine andere Fassung da ist',
} as const

/** Of all matches: a section of the page of the stored data. */
export const exchange: PageWords['exchange'] = {
  ...saidData.exchange,
  in: { ...saidData.exchange.in, beside: (what, how, count) => `${counted(count, BESIDE_NOUNS[what])} ${BESIDE_DONE[how]}` },
}

const explanationSentences = explanationSentencesOf({
  ...saidMatch.explanationPhrases,
  words: { endSentence, gameWords, inNumber, listed, nameOf, warningSentence },
  inBrackets: (place) => place.replace(/^(Linkes|Rechtes|Der|Das)/, (word) => word.toLowerCase()),
  cap: (countedAs, points, short, target) => `${countedAs} statt ${points}, ${short > 0 ? `noch ${short} bis ${target}` : `${target} schon erreicht`}`,
})

/** What an event was counted from, and what else it could have come to. */
export const explanation: PageWords['explanation'] = {
  ...saidMatch.explanation,
  verdict: explanationSentences.verdict,
  placeOf: explanationSentences.placeOf,
  shown: ({ tile, suit, halves }, place, decides) =>
    `${place}: ${makeTile(tile)}, ${halves === 2 ? 'beide Hälften' : 'offen'} ${suit}${decides ? ', gewertet' : ''}`,
  look: explanationSentences.look,
  found: explanationSentences.found,
  cap: explanationSentences.cap,
  sum: explanationSentences.sum,
  totals: explanationSentences.totals,
  drawable: ({ boneyard, reserve, drawable }, rules) =>
    `${counted(boneyard, tileNoun)} ${casesOf(gameWords(rules.game).boneyard).in}${reserve === 0 ? '' : `, ${reserve} davon in Reserve`}: ${drawable} ${drawable === 1 ? 'konnte' : 'konnten'} gezogen werden.`,
  fitting: explanationSentences.fitting,
  upshot: explanationSentences.upshot,
}

export const howToPlay: PageWords['howToPlay'] = {
  ...saidRules.howToPlay,
  title: (game) => `So spielt man ${gameWords(game).name}`,
  ...lessonSentencesOf(saidRules.howToPlay),
  rules: (game) => `Alle Regeln: ${gameWords(game).name}`,
}

/** Phones that join a match: on the computer that lets them, and on the phone. */
export const join: PageWords['join'] = {
  ...saidEvening.join,
  invite: {
    ...saidEvening.join.invite,
    good: (left) => `Gilt noch ${lasting(left)}.`,
    lastSeen: (ago) =>
      `nicht verbunden, zuletzt ${ago < 5 ? 'gerade eben' : ago < 60 ? `vor ${ago} Sekunden` : ago < 120 ? 'vor einer Minute' : `vor ${Math.round(ago / 60)} Minuten`} gesehen`,
  },
  refusal: sentencesByKind(saidEvening.joinPhrases),
}

export const league: PageWords['league'] = {
  ...saidEvening.league,
  rules: {
    ...saidEvening.league.rules,
    places: (places, others) => `Nach Rang am Tisch: ${places.map(plain).join(', ')}, danach ${plain(others)}.`,
    eveningPlaces: (places, others) => `Nach Rang über jeden ganzen Spielabend: ${places.map(plain).join(', ')}, danach ${plain(others)}.`,
  },
}

/** An entry without an article, so that it stands before any verb. */
export const entryName = sentencesByKind<NamedEntry>(saidMatch.matchCorrectionsPhrases)

/** Correcting what was entered earlier. */
export const corrections: PageWords['corrections'] = {
  ...saidMatch.corrections,
  totals: (name, before, after) => (before === after ? `${name} ${after}` : `${name} ${before} → ${after}`),
}

const play = playSentencesOf({
  ...saidMatch.shortPlayPhrases,
})

export const ways: PageWords['ways'] = {
  ...saidMatch.ways,
  heard: play.heard,
  leadAs: (written) => {
    const [left, right] = written.split('-')
    return `Anspielen: ${left} links, ${right} rechts`
  },
  gain: signed,
  counted: play.counted,
  names: play.names,
  name: (where, delta, more) => [`${where}: ${signed(delta)}`, ...more].join(', '),
}

const places = (ends: readonly ArmName[]): string => {
  const arms = ends.filter((end) => typeof end === 'number')
  if (arms.length > 0) return arms.length === 1 ? `Arm ${arms[0]}` : `Arme ${arms.slice(0, -1).join(', ')} und ${arms.at(-1)}`
  return areBothSides(ends) ? 'beide Enden' : listed(ends.flatMap((end) => (typeof end === 'number' ? [] : [`${SIDES[end]}s Ende`])))
}

export const tray: PageWords['tray'] = { ...saidMatch.tray, at: places, row: (ends, suit) => `${suit}, ${places(ends)}` }

export const match: PageWords['match'] = {
  ...saidMatch.match,
  table: {
    ...saidMatch.match.table,
    rulesChanged: (rounds) => `Regeln geändert in ${inNumber(rounds.length, { one: 'Runde', other: 'den Runden' })} ${listed(rounds.map(String))}`,
    boneyard: capitalised,
    boneyardCount: (name, tiles, reserve) =>
      reserve > 0 ? `${counted(tiles, tileNoun)} ${casesOf(name).in}, davon ${reserve} in Reserve` : `${counted(tiles, tileNoun)} ${casesOf(name).in}`,
  },
  players: {
    ...saidMatch.match.players,
    leader: capitalised,
    total: (total, target, points, countdown) =>
      countdown ? `noch ${toGo(target, total)} von ${counted(target, pointsDative(points))}` : `${plain(total)} von ${counted(target, pointsDative(points))}`,
  },
  line: {
    ...saidMatch.match.line,
    label: (line) => capitalised(casesOf(line).nominative),
    labelOf: (line, of) => `${capitalised(casesOf(line).nominative)} in ${of}`,
  },
  entry,
  way: ways,
  pad,
  tray,
  play: playButton,
  correction: corrections,
  block: {
    ...saidMatch.match.block,
    counted: (shown, expected) => (expected === null ? counted(shown, tileNoun) : `${shown} von ${counted(expected, { one: 'Stein', other: 'Steinen' })}`),
    early: (tiles, boneyard) =>
      `Aus ${casesOf(boneyard).dative} ${tiles === 1 ? 'kann' : 'können'} noch ${counted(tiles, tileNoun)} gezogen werden. Du kannst trotzdem „blockiert“ melden; das wird als auffällig markiert.`,
  },
}

/** All matches of the house. */
export const matches: PageWords['matches'] = { ...saidPeople.matches, ...monthsIn('de-DE') }

export const moments: PageWords['moments'] = {
  ...saidMatch.moments,
  end: {
    ...saidMatch.moments.end,
    after: (total, points, rounds) => `Mit ${counted(total, pointsDative(points))} nach ${counted(rounds, { one: 'Runde', other: 'Runden' })}`,
    undo: match.entry.undo,
  },
}

export const settingValues: ChoiceValueWords = saidRules.settingValues

export const { settingChoiceWords, settingValueWords, byPlayersWords, houseRulesWords, changedRulesWords, rulesMovedWords } = ruleValuesIn({
  ...saidRules.ruleValuesPhrases,
  settings: ruleSettings,
  values: settingValues,
  nulls: nullValues,
  set: (maxPip) => ({ label: `Bis ${setWords(maxPip)}`, means: counted(distinctTiles(maxPip), tileNoun) }),
  withPlayers: (worth, players, orMore) => (orMore ? `${worth} bei ${players[0]} oder mehr Personen` : `${worth} bei ${listed(players, 'or')} Personen`),
  colon,
  mistakesName: saidMatch.newMatch.rules.mistakes.heading,
  mistakesWords,
})

const LEADER_HINT: Readonly<Record<LeaderAdvice, (leader: string) => string>> = {
  'lowest-double': () =>
    'Teilt erst aus. Wer den niedrigsten Pasch hat, spielt ihn an. Hat niemand einen, lässt die Quelle es offen: Teilt neu aus oder zieht reihum, bis jemand einen hat.',
  'highest-double': () =>
    'Teilt erst aus. Wer den höchsten Pasch hat, spielt ihn an. Hat niemand einen, lässt die Quelle es offen: Teilt neu aus oder zieht reihum, bis jemand einen hat.',
  'highest-double-any-tile': () => 'Teilt erst aus. Wer den höchsten Pasch hat, spielt an, mit einem beliebigen Stein. Hat niemand einen Pasch, teilt neu aus.',
  'picked-at-random': () => 'Lost aus, wer zuerst anspielt.',
  'highest-tile-drawn': () => 'Jeder zieht einen Stein. Wer den höchsten hat, spielt an; dann wird neu gemischt.',
  'any-player': (leader) => `Wähle, wer zuerst ${leader}.`,
  'nobody-named': (leader) => `Die Quelle nennt niemanden. Wähle, wer zuerst ${leader}.`,
  'left-of-last-leader': () => 'Das Anspiel wechselt nach links.',
  'who-went-out': () => 'Wer Domino gemacht hat, spielt an. Nach einer Blockade wird gelost.',
}

export const newMatch: PageWords['newMatch'] = {
  ...saidMatch.newMatch,
  game: {
    ...saidMatch.newMatch.game,
    facts: (preset) => {
      const { players, settings } = PRESETS[preset]
      return `${players.min === players.max ? players.min : `${players.min} bis ${players.max}`} Personen · bis ${byPlayersWords(settings.target)}`
    },
    source: (source) => `Quelle: ${sourceNames[source]}`,
    points: (points, preset) => counted(points, gameWords(PRESETS[preset].game).points),
  },
  players: { ...saidMatch.newMatch.players, seatOf: (name, seat) => (name.trim() === '' ? `Platz ${seat}` : name.trim()) },
  leader: {
    ...saidMatch.newMatch.leader,
    advice: (advice, preset) => LEADER_HINT[advice](gameWords(PRESETS[preset].game).leader === 'Anspiel' ? 'anspielt' : 'die Karawane führt'),
  },
}

/** What is wrong with the table as it is set, and what would be right. */
export const problemSentence = sentencesByKind<DraftProblem>(saidMatch.newMatchPhrases)

export const ownTiles: PageWords['ownTiles'] = {
  ...saidMatch.ownTiles,
  found: (here, all) => (here === all ? `${counted(all, tileNoun)} gefunden.` : `${counted(here, tileNoun)} gefunden, ${all} auf beiden Fotos.`),
}

const PEOPLE_MATCHES: Noun = saidPeople.peopleMatches

function tally({ matches, lastPlayed }: MatchesTold): string {
  if (lastPlayed === null) return 'noch keine Partien'

  return `${counted(matches, PEOPLE_MATCHES)}, zuletzt am ${dateWords(lastPlayed)}`
}

export const people: PageWords['people'] = {
  ...saidPeople.people,
  merge: { ...saidPeople.people.merge, option: (name, counts, retired) => `${name} (${tally(counts)}${retired ? ', ausgeblendet' : ''})` },
}

export const peopleProblemSentence = peopleSentencesOf({ ...saidPeople.peoplePhrases, commands: { noAnswerSentence, notSavedSentence } })

/** Reading tiles and dice from photos. */
const megapixels = (value: number): string => `${Math.round(value)} Megapixel`

/** Why a picture could not be read, and what to do. */
export const recognitionFaultSentence: PageWords['recognitionFaultSentence'] = (fault) => {
  switch (fault.code) {
    case 'empty':
      return 'Die Datei ist leer. Wähle eine andere.'
    case 'unreadable':
      return 'Diese Datei lässt sich nicht öffnen. Sie ist ein Ordner oder wurde verschoben oder geändert. Wähle sie noch einmal oder nimm eine andere.'
    case 'not-a-picture':
      return fault.format === null
        ? 'Das ist kein Bild. Nimm JPEG, PNG oder WebP.'
        : `Bilder im Format ${fault.format} kann Caravan nicht lesen. Speichere das Bild als JPEG, PNG oder WebP und versuche es noch einmal.`
    case 'too-large':
      return `Das Bild ist zu groß: ${megapixels(fault.megapixels)}, höchstens ${megapixels(fault.most)}. Verkleinere es und versuche es noch einmal.`
    case 'damaged':
      return `Dieses ${fault.format}-Bild ist beschädigt. Nimm es neu auf oder wähle ein anderes.`
    case 'unavailable':
      return `Bilder lassen sich gerade nicht lesen. Gib die Steine von Hand ein oder versuche es noch einmal. (${fault.detail})`
  }
}

export const photo: PageWords['photo'] = {
  ...saidPhoto.photo,
  review: { ...saidPhoto.photo.review, percent: (chance) => (chance > 0.995 ? '> 99 %' : chance < 0.005 ? '< 1 %' : `${Math.round(chance * 100)} %`) },
}

/** The pictures of the suits (B-9), each showing its number of something; blank has none. */
const PICTURES = saidPhoto.picturesPictures

/** The picture of a suit, or its number where a suit has none. */
export function pictureName(suit: Suit): string {
  return PICTURES[suit] ?? String(suit)
}

/** A tile by its pictures: `Marienkäfer und Klee`, `zweimal Klee`. */
export function pictureTileName(high: Suit, low: Suit): string {
  return high === low ? `zweimal ${pictureName(high)}` : `${pictureName(high)} und ${pictureName(low)}`
}

/** What each picture shows as often as its suit says. */
const SHOWS = saidPhoto.picturesShows

export const pictures: PageWords['pictures'] = {
  ...saidPhoto.pictures,
  entry: (suit) => `${suit}: ${pictureName(suit)}`,
  shows: (suit) => SHOWS[suit] ?? '',
  suits: PICTURES.map((_, suit) => suit),
}

/** Aufgaben aus gespielten Partien. */
export const puzzle: PageWords['puzzle'] = {
  ...saidPeople.puzzle,
  place: (arm, suit) =>
    arm === null || suit === null
      ? 'Als Anspiel'
      : typeof arm === 'number'
        ? `Arm ${arm}, an ${suit}`
        : `${{ left: 'Links', right: 'Rechts', up: 'Oben', down: 'Unten' }[arm]}, an ${suit}`,
}

/** Questioning a play, or anything else that happened. */
export const questions: PageWords['questions'] = {
  ...saidMatch.questions,
  told: ({ asked, undone }) => (undone ? questions.undone : questions.mark[asked.outcome]),
  earlier: (question, agreed, names) =>
    `${questions.told(question)}${agreed.length === 0 ? '' : ` (einverstanden: ${listed(agreed.map((seat) => nameOf(names, seat)))})`}`,
}

/** Auf eine beendete Runde zurückblicken. */
export const review: PageWords['review'] = {
  ...saidPeople.review,
  table: { ...saidPeople.review.table, heading: (other) => `Gelegt und ${other.toLowerCase()}` },
  worth: (tile, name, points, give, noun) =>
    `${tile} bringt ${name} am Ende ${decimal(points)} ${inNumber(2, noun)} mehr${margin(give, HALF_A_TENTH, ` (±\u00a0${decimal(give)})`)}.`,
  chance: (tile, name, chance, give) =>
    `Mit ${tile} steigt die Chance von ${name} auf den Sieg um ${shareWords(chance)}${margin(give, HALF_A_PERCENT, ` (±\u00a0${shareWords(give)})`)}.`,
  moments: { ...saidPeople.review.moments, missed: (tile, points) => (points > 0 ? `${tile} hätte ${points} mehr gebracht` : `${tile} war wohl besser`) },
  luck: {
    ...saidPeople.review.luck,
    why: (leader, tiles, choices, give, noun) =>
      `Die Steine ${tiles >= 0 ? 'brachten' : 'kosteten'} ${leader} etwa ${counted(Math.round(Math.abs(tiles)), noun)}, die Wahl der Züge ${choices >= 0 ? 'brachte' : 'kostete'} etwa ${Math.round(Math.abs(choices))}, beides ±\u00a0${Math.max(1, Math.round(give))}.`,
  },
}

const ALL: { readonly [R in RuleId]: RuleWords<R> } = saidRules.ruleTexts

/** Every rule in words. */
export const ruleTexts: Readonly<Record<RuleId, RuleWordsOfAny>> = ALL

const ASKED_FOR: Readonly<Partial<Record<RuleId, string>>> = saidRules.ruleBookAskedFor

/** What the rule book says besides the rules themselves. */
export const ruleBook: PageWords['ruleBook'] = {
  ...saidRules.ruleBook,
  named: (id) => `${id} ${ruleTexts[id].title}`,
  link: (id) => `Regel ${id}: ${ruleTexts[id].title}`,
  points: {
    ...saidRules.ruleBook.points,
    of: ({ points, each }, game) => `${each ? 'je ' : ''}${signed(points)} ${inNumber(Math.abs(points), gameWords(game).points)}`,
  },
  askedFor: (id) => ASKED_FOR[id] ?? '',
  rule: {
    ...saidRules.ruleBook.rule,
    sources: (sources) => `${sources.length === 1 ? 'Quelle' : 'Quellen'}: ${sources.join('; ')}`,
    before: (id) => `Zurück: ${id} ${ruleTexts[id].title}`,
    after: (id) => `Weiter: ${id} ${ruleTexts[id].title}`,
  },
  example: {
    ...saidRules.ruleBook.example,
    moved: (before, after, unit) => (before === after ? `${plain(after)} ${unit}` : `${plain(before)} → ${plain(after)} ${unit}`),
    movedInFull: (before, after, unit) => (before === after ? `${plain(after)} ${unit}, unverändert` : `von ${plain(before)} auf ${plain(after)} ${unit}`),
  },
}

/** Why a setting has the preset's value. */
export function whySentence(name: SettingName, preset: PresetId): string {
  const { why } = ruleSettings[name]
  return typeof why === 'string' ? why : (why[PRESETS[preset].source ?? 'none'] ?? '')
}

export const seasonProblemSentence = seasonSentenceOf({ ...saidEvening.seasonPhrases, commands: { noAnswerSentence, notSavedSentence } })

/** The page Settle a dispute: the questions. */
export const settle: PageWords['settle'] = {
  ...saidMatch.settle,
  table: {
    ...saidMatch.settle.table,
    boneyard: (name) => `Verdeckt ${casesOf(name).in}`,
    tap: (line) => `Tippe einen Stein aus ${casesOf(line).dative} an oder gib ihn ein. Weiter geht es mit seinen Nachbarn links und rechts.`,
  },
}

const STATISTICS_MATCHES: Noun = saidPeople.statisticsMatches

/** What is counted over all matches of the house. */
export const statistics: PageWords['statistics'] = {
  ...saidPeople.statistics,
  figures: {
    ...saidPeople.statistics.figures,
    long: (minutes) => (minutes < 60 ? `${minutes}\u00a0min` : `${figures(Math.round(minutes / 60))}\u00a0h`),
    atTable: (known, matches) => (known === matches ? 'am Tisch' : `am Tisch, in ${figures(known)} von ${counted(matches, STATISTICS_MATCHES)}`),
  },
  luck: {
    ...saidPeople.statistics.luck,
    told: (name, ahead, tiles, choices, give, noun) =>
      `${name} holt ${decimal(Math.abs(ahead))} ${noun.other} ${ahead < 0 ? 'weniger' : 'mehr'} pro Partie als die anderen. Die Steine ${tiles < 0 ? 'kosteten' : 'brachten'} etwa ${decimal(Math.abs(tiles))}, die Wahl der Züge ${choices < 0 ? 'kostete' : 'brachte'} etwa ${decimal(Math.abs(choices))}${margin(give, HALF_A_TENTH, `, beides ±\u00a0${decimal(give)}`)}.`,
  },
  rivals: {
    ...saidPeople.statistics.rivals,
    standing: (one, other, ahead, behind, level) => {
      const levelWords = level === 0 ? '' : `, dazu ${level}-mal gleichauf`
      if (ahead === behind) return `Unentschieden: ${ahead} zu ${behind}${levelWords}.`

      return `${ahead > behind ? one : other} liegt vorn, ${Math.max(ahead, behind)} zu ${Math.min(ahead, behind)}${levelWords}.`
    },
  },
}

/** Why a file that is there is not read. */
const NOT_READ: Readonly<Record<NotRead['why'], string>> = saidData.storedDataNotRead

const BACKUP_FAILED: Readonly<Record<Extract<Notice, { kind: 'backup-failed' }>['reason'], string>> = saidData.storedDataBackupFailed

/** What happened to a stored file, and what is safe. */
export const noticeWords: PageWords['noticeWords'] = (notice) => {
  switch (notice.kind) {
    case 'moved-aside':
      return {
        title: `Diese Datei lässt sich nicht lesen: ${notice.file}`,
        text: `Caravan hat sie unverändert nach ${notice.movedTo} verschoben. Alles andere ist sicher. (${unreadableWords(notice)})`,
      }
    case 'left-alone':
      return {
        title: `Diese Datei lässt sich nicht lesen: ${notice.file}`,
        text: `Caravan konnte sie auch nicht verschieben; sie liegt unverändert an ihrem Platz. Alles andere ist sicher. (${unreadableWords(notice)})`,
      }
    case 'read-only':
      return {
        title: 'Eure Partien sind hier schreibgeschützt',
        text: 'Caravan darf in eurem Datenordner nicht schreiben. Du kannst alles ansehen, aber nichts ändern. Erlaube es, oder starte Caravan mit einem anderen Ordner.',
      }
    case 'away':
      return {
        title: 'Der Ordner eurer Partien ist gerade nicht da',
        text: 'Nichts ist verloren. Stecke den Datenträger wieder ein oder lege den Ordner zurück: Caravan macht weiter, sobald er wieder da ist.',
      }
    case 'evening-away':
      return {
        title: `Die Datei des Spielabends „${notice.name}“ ist gerade nicht da`,
        text: 'Nichts ist verloren, und die Handys bleiben dabei. Caravan macht weiter, sobald die Datei wieder da ist.',
      }
    case 'not-flushed':
      return {
        title: 'Ein Stromausfall könnte die letzten Änderungen zurücknehmen',
        text: 'Alles ist gespeichert und lesbar. Aber die Festplatte hat einen Fehler gemeldet, als sie es festhalten sollte. Mache eine Sicherung auf einem anderen Datenträger.',
      }
    case 'backup-smaller':
      return {
        title: `In der neuen Sicherung sind weniger Partien: ${notice.matches} statt ${notice.before}`,
        text: 'Caravan behält die vollere Sicherung. Wenn Partien fehlen, stelle sie auf der Seite „Dateien“ wieder her.',
      }
    case 'not-watching':
      return {
        title: 'Änderungen anderer Geräte erscheinen später',
        text: 'Caravan kann euren Datenordner gerade nicht beobachten. Was andere Geräte ändern, erscheint innerhalb einer Minute. Diese Meldung verschwindet von selbst.',
      }
    case 'not-read':
      return {
        title: `Diese Datei lässt sich nicht lesen: ${notice.file}`,
        text: `${NOT_READ[notice.why]} Caravan hat nichts daran geändert. Alles andere funktioniert.${notReadDetail(notice)}`,
      }
    case 'backup-failed':
      return {
        title: 'Automatische Sicherung fehlgeschlagen',
        text: `${BACKUP_FAILED[notice.reason]} Eure Partien sind sicher. Caravan versucht es jede halbe Stunde wieder. (${notice.detail})`,
      }
    case 'backup-incomplete':
      return { title: backupFaults.notice.title(notice.leftOut), text: backupFaults.notice.text(notice.lines) }
    case 'copy-left':
      return {
        title: `Die zweite Kopie einer Datei lässt sich nicht lesen: ${notice.file}`,
        text: `Zwei eurer Geräte haben dieselbe Datei gleichzeitig geändert; das ist die überzählige Kopie. Caravan hat an beiden nichts geändert. (${unreadableWords(notice)})`,
      }
    case 'came-apart':
      return {
        title: `${counted(notice.versions, { one: 'Fassung', other: 'Fassungen' })} einer Partie: ${listed(notice.players)}`,
        text: versionsNotice.text,
      }
    case 'two-names':
      return {
        title: `Zwei Namen für ${notice.name}`,
        text: `Zwei Geräte haben dieser Person gleichzeitig verschiedene Namen gegeben. Caravan nimmt den späteren: ${notice.name}. Der andere war ${notice.other}.`,
      }
  }
}

/** The panel at the table that counts what anyone could count. */
export const tilesPlayed: PageWords['tilesPlayed'] = {
  ...saidMatch.tilesPlayed,
  left: (inHands, boneyard, drawable, name) =>
    `Noch ${counted(inHands + boneyard, tileNoun)}: ${inHands} auf der Hand, ${boneyard} ${casesOf(name).in}${boneyard === 0 ? '' : ` (davon ${drawable === 0 ? 'kann keiner' : drawable === boneyard ? 'können alle' : drawable === 1 ? 'kann 1' : `können ${drawable}`} gezogen werden)`}.`,
  frozen: (ends) => {
    const suits = new Set(ends.map(({ suit }) => suit)).size
    return `${ends.length === 1 ? 'Totes Ende' : 'Tote Enden'}: ${listed(ends.map(({ arm, suit }) => `${armWords(arm)} (${suit})`))}. Alle Steine mit ${suits === 1 ? 'dieser Zahl' : 'diesen Zahlen'} liegen, dort kann niemand mehr anlegen.`
  },
}

const QUESTIONED = saidMatch.trailQuestioned

const trailPlace = (round: number, event: number): string => `Runde ${round}, Eintrag ${event}`

const trailSentences = trailSentencesOf({
  ...saidMatch.trailPhrases,
  words: { nameOf, namesOf },
  corrected: ({ edit }) => (edit.name === 'revise' ? 'Nach der Partie korrigiert' : 'Nach der Partie geändert'),
  tableAid: tilesPlayed.turned,
  learningAid: learningAid.turned,
  dayWords,
  questioned: ({ round, event, settles, outcome }) =>
    `${settles === undefined ? 'Zweifel' : 'Noch einmal Zweifel'} zu Runde ${round + 1}, Eintrag ${event + 1}: ${QUESTIONED[outcome]}`,
  'rules-changed': ({ round, event }) => `Hausregeln geändert ab ${trailPlace(round + 1, event + 1)}`,
})

/** What was done to a match beside playing it. */
export const trail: PageWords['trail'] = {
  ...saidMatch.trail,
  what: trailSentences.what,
  bothTotals: trailSentences.bothTotals,
  event: trailSentences.event,
  totals: trailSentences.totals,
}

/** Choosing between versions of a match that devices made apart from one another. */
export const versions: PageWords['versions'] = {
  ...saidData.versions,
  parting: {
    ...saidData.versions.parting,
    event: (round, event) => `Bis Runde ${round}, Eintrag ${event - 1} sind sie gleich. Ab Eintrag ${event} unterscheiden sie sich.`,
  },
}

const pips = (count: number, moved: string) => `${counted(count, { one: 'Auge', other: 'Augen' })} ${moved}`

/** What would give a blocked round another winner. */
export const wouldChange: PageWords['wouldChange'] = {
  ...saidMatch.wouldChange,
  ...changeSentencesOf(nameOf, {
    ...saidMatch.changePhrases,
    heavier: (count, who) => `Mit ${pips(count, 'mehr')} bei ${who}`,
    lighter: (count, who) => `Mit ${pips(count, 'weniger')} bei ${who}`,
  }),
}
