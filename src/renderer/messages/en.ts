import * as saidData from './said/en/data'
import * as saidEvening from './said/en/evening'
import * as saidMatch from './said/en/match'
import * as saidPeople from './said/en/people'
import * as saidPhoto from './said/en/photo'
import * as saidRules from './said/en/rules'
import type { Amount, Noun } from '#shared/words/grammar'
import { areBothSides, type ArmName } from '#shared/domino/line'
import type { BESIDE_KINDS, BESIDE_WAYS } from '#shared/contract/exchange'
import type { BackupFault, BackupFaultReason, BackupFaults } from '#shared/contract/backup-faults'
import type { BackupPreview } from '#shared/contract/backup'
import type { DrawChoice, ShownTile } from '#shared/match/explain/explanation'
import type { ChoiceValueWords } from './rule-values-in'
import type { DraftProblem, NamedEntry, MatchesTold } from './sentence-inputs'
import type { GameId, Rules, SettingName } from '#shared/games/rules'
import type { GameWords } from '#shared/words/sentence-inputs'
import type { LeaderAdvice, PresetId } from '#shared/rules/presets'
import type { NotRead } from '#shared/contract/schemas'
import type { Notice } from '#shared/contract/lists'
import type { Points } from '#shared/rulebook/points'
import type { QuestionOutcome } from '#shared/match/trail'
import type { RecognitionFault } from '../recognition/recognizer'
import type { RuleId, Source } from '#shared/games/rule-ids'
import type { RuleWords, RuleWordsOfAny } from './rule-words'
import type { SeatAgreement } from '#shared/match/agreement'
import type { Suit } from '#shared/domino/tile'
import type { TableRefusal } from '#shared/contract/table'
import { HALF_A_PERCENT, HALF_A_TENTH, margin } from './margin'
import { PRESETS } from '#shared/rules/presets'
import {
  armWords,
  counted,
  ENDS,
  figures,
  gameWords,
  inNumber,
  listed,
  nameOf,
  namesOf,
  numberWord,
  setWords,
  sourceNames,
  tileNoun,
} from '#shared/words/en/grammar'
import { backupSentencesOf } from './backup-sentences'
import { capitalised, plain, signed } from '#shared/words/numbers'
import { changeSentencesOf } from './change-sentences'
import { colon, seconds } from './en/start'
import { commandSentencesOf } from './command-sentences'
import { damageSentencesOf, takenIn } from './damage-sentences'
import { dateWords, dayWords, decimal, momentWords, shareWords, whole } from './said/en/formats'
import { distinctTiles } from '#shared/domino/set'
import { endSentence, limitSentence, mistakesWords, refusalSentence, shapeSentence, warningSentence } from '#shared/words/en'
import { entry } from './said/en/match'
import { eveningSentencesOf } from './evening-sentences'
import { explanationSentencesOf } from './explanation-sentences'
import { fileFaultsOf } from './file-fault-sentences'
import { learningAid } from './said/en/match'
import { lessonSentencesOf } from './lesson-sentences'
import { makeTile } from '#shared/domino/tile'
import { monthsIn } from './months-in'
import { nullValues } from './said/en/rules'
import { pad } from './said/en/match'
import { peopleSentencesOf } from './people-sentences'
import { playButton } from './said/en/match'
import { playSentencesOf } from './play-sentences'
import { ruleValuesIn } from './rule-values-in'
import { seasonSentenceOf } from './season-sentences'
import { sentencesByKind } from '#shared/words/phrases'
import { toGo } from '#shared/match/made'
import { trailSentencesOf } from './trail-sentences'
import { versionsNotice } from './said/en/data'

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
} from './en/start'

export { chartDay, dateWords, dayWords, decimal, momentWords, perRound, pointsWords, shareWords, whenWords } from './said/en/formats'

export { seasons } from './said/en/evening'

export { person, totalsChart } from './said/en/people'

export { keptPhotos, tablePicture } from './said/en/photo'

export { about, appSettings, bin, exporting, files, firstStart, versionsNotice } from './said/en/data'

export { fromHereOn, introduction, nullValues, numberInstead } from './said/en/rules'

export {
  arbiter,
  arrivals,
  bigScreen,
  entry,
  entryTitle,
  flat,
  keyList,
  learningAid,
  live,
  oneLine,
  pad,
  playButton,
  replay,
  roundName,
  savedRuling,
  settle,
  share,
} from './said/en/match'

/** What players say of a round that is over. */
export const agreement = {
  ...saidMatch.agreement,
  said: sentencesByKind<SeatAgreement>(saidMatch.agreementPhrases),
  announce: {
    ...saidMatch.agreement.announce,
    said: (name: string, round: number, said: SeatAgreement): string => {
      switch (said.kind) {
        case 'confirmed':
          return `${name} agrees on round ${round}.`
        case 'contested':
          return `${name} disagrees on round ${round}${said.note === '' ? '' : `: ${said.note}`}.`
        case 'changed':
          return `Round ${round} has a new result. ${name}, please check again.`
        case 'gone':
          return `${name} has left and is asked no more about round ${round}.`
        case 'silent':
          return `${name} took back their answer on round ${round}.`
      }
    },
  },
}

/** What is said of a match to people who do not see it: what has changed, and what they ask for with a key. */
export const aloud = {
  ...saidMatch.aloud,
  moved: (name: string, points: number) => (points < 0 ? `${name} loses ${plain(-points)}` : `${name} +${plain(points)}`),
}

/** `Ben wins`; where tiles are deducted nobody does. */
export function whoWins(winner: number | null, names: readonly string[]): string {
  return winner === null ? 'Nobody wins' : `${nameOf(names, winner)} wins`
}

/** Who wins, and what each seat gets or loses; null where that is not known. */
interface Ending {
  readonly winner: number | null
  readonly deltas: readonly (number | null)[]
}

/** `and gets 2 chips`, with what the others lose after it; nothing where no points are known. */
export function takesWords({ winner, deltas }: Ending, names: readonly string[], { points }: GameWords): string {
  const own = winner === null ? null : (deltas[winner] ?? null)
  const others = deltas.flatMap((delta, seat) => (seat === winner || delta === null || delta === 0 ? [] : [`${nameOf(names, seat)} ${signed(delta)}`]))
  const first =
    own === null ? '' : own === 0 ? `and gets no ${points.other}` : own < 0 ? `and loses ${counted(-own, points)}` : `and gets ${counted(own, points)}`
  return [first, listed(others)].filter((part) => part !== '').join('; ')
}

/** Winner and points in one sentence, for people who cannot see them. */
export function answerSentence(ending: Ending, names: readonly string[], words: GameWords, whatever = ''): string {
  const takes = takesWords(ending, names, words)
  const winner = whoWins(ending.winner, names)
  const end = whatever === '' ? '.' : `, ${whatever}.`
  return takes === '' ? `${winner}${end}` : ending.winner === null ? `${winner}: ${takes}${end}` : `${winner} ${takes}${end}`
}

const FILES: Noun = saidData.backupFaultsFiles

/** The match or person a file belongs to, where that is known; the file itself otherwise. */
function aboutOf({ name, players, date }: BackupFault): string {
  const match = players.length === 0 ? null : date === null ? listed(players) : `${listed(players)}, ${dayWords(date)}`
  if (name.endsWith('/')) return match === null ? `The folder ${name}` : `${match} (${name})`
  if (name.startsWith('tiles/')) return 'Your tiles'
  if (name.startsWith('settings/')) return 'Settings'
  if (name.startsWith('photos/') && match !== null) return `A photo: ${match}`
  return match === null ? name : match
}

const WHY: Readonly<Record<BackupFaultReason, string>> = saidData.backupFaultsWhy

/** What a backup leaves out, and what in it is damaged. */
export const backupFaults = {
  ...saidData.backupFaults /** In one line; empty where a backup has everything, whole. */,
  summary: ({ leftOut, damaged }: BackupFaults) =>
    [leftOut > 0 && `${counted(leftOut, FILES)} left out`, damaged > 0 && `${counted(damaged, FILES)} damaged`].filter((each) => each !== false).join(', '),
  line: (fault: BackupFault) => `${aboutOf(fault)}: ${WHY[fault.why]}`,
  notice: {
    ...saidData.backupFaults.notice,
    text: (lines: readonly BackupFault[]) => {
      const what = lines
        .slice(0, 3)
        .map((fault) => `${aboutOf(fault)} (${WHY[fault.why]})`)
        .join('; ')
      return `${what}. Everything else is in it. Caravan tries again every half hour.`
    },
  },
}

export const backup = {
  ...saidData.backup,
  restore: {
    ...saidData.backup.restore,
    made: (preview: BackupPreview) => `Saved ${momentWords(preview.made)} on ${preview.device} with Caravan ${preview.appVersion}.`,
  },
  size: (bytes: number) => (bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`),
}

const NOUNS = saidData.backupNouns

const { damageWords, unreadableWords, notReadDetail, noFileWords } = fileFaultsOf({ ...saidData.fileFaultsPhrases, shapeSentence, limitSentence })

export const { workWords, restoredSentences, folderProblemSentence, backupProblemSentence } = backupSentencesOf({
  ...saidData.backupPhrases,
  restored: {
    ...saidData.backupPhrases.restored,
    back: (count, what) => `${counted(count, NOUNS[what])} restored`,
    became: (count, what) => `${counted(count, NOUNS[what])} replaced by the backup’s version`,
    came: (parts) => `${parts.join('. ')}.`,
    unusable: backupFaults.unusable,
  },
  'bad-backup': {
    ...saidData.backupPhrases['bad-backup'],
    'too-large': ({ entry, limit }) =>
      entry === null
        ? `The contents of this file are larger than the limit of ${backup.size(limit)}.`
        : `${entry} is larger than the limit of ${backup.size(limit)}.`,
    'wrong-manifest': ({ detail, damage }) =>
      `This isn’t a Caravan backup, or someone changed it: manifest.json is not valid (${damage === undefined ? detail : damageWords(damage)}).`,
    counts: ({ told, what, found }) => `This backup should contain ${counted(told, NOUNS[what])}, but contains ${figures(found)}.`,
  },
})

const either = (counts: readonly number[]): string => `${listed([...counts].reverse().map(String), 'or')} ${inNumber(Math.max(...counts), tileNoun)}`

/** The page on which a camera over the table keeps the score. */
export const cameraTable = {
  ...saidPhoto.cameraTable,
  drew: (name: string, counts: readonly number[]): string => `Did ${name} draw ${either(counts)}? An arm was in the way.`,
}

/** The page Settle a dispute: what holds although something is missing, and who went out. */
export const certain = {
  ...saidMatch.certain /** `whatever Cid holds`, at the end of a sentence. */,
  whatever: (who: readonly string[], dice: boolean) =>
    listed([
      ...(who.length === 0 ? [] : [`whatever ${listed(who)} ${who.length === 1 ? 'holds' : 'hold'}`]),
      ...(dice ? ['whatever the missing dice show'] : []),
    ]),
}

/** What the panel says of one setting. */
interface SettingWords {
  readonly name: string
  readonly does: string
  /** Why the default is what it is, by the source of the preset. */
  readonly why: string | Readonly<Partial<Record<Source | 'none', string>>>
}

export const ruleSettings: Readonly<Record<SettingName, SettingWords>> = saidRules.ruleSettings

/** House rules in a match that is being played. */
export const changeRules = saidMatch.changeRules

export const { commandProblemSentence, noAnswerSentence, commandRefusalSentence, notSavedSentence } = commandSentencesOf(
  refusalSentence,
  saidMatch.commandPhrases,
)

/** A match that is there and cannot be opened. */
export const damaged = { ...saidData.damaged, taken: takenIn(saidData.takenPhrases) }

export const damageSentence = damageSentencesOf({ ...saidData.damagePhrases, shapeSentence, noFile: noFileWords })

/** An evening of many tables: the pages for the person who runs it, and its big screen. */
export const evening = {
  ...saidEvening.evening,
  needs: {
    ...saidEvening.evening.needs,
    otherTold: (totals: readonly { readonly name: string; readonly total: number }[]) =>
      `Another computer has: ${listed(totals.map(({ name, total }) => `${name} ${plain(total)}`))}`,
  },
}

export const eveningProblemSentence = eveningSentencesOf({ ...saidEvening.eveningPhrases, commands: { noAnswerSentence, notSavedSentence } })

type Beside = (typeof BESIDE_KINDS)[number]

type BesideWay = (typeof BESIDE_WAYS)[number]

const BESIDE_NOUNS: Readonly<Record<Beside, Noun>> = saidData.exchangeBesideNouns

const BESIDE_DONE: Readonly<Record<BesideWay, string>> = {
  added: 'added',
  extended: 'updated with what came later',
  known: 'already here',
  'in-bin': 'left in the bin',
  differs: 'not imported, as another version is here',
}

/** Of all matches: a section of the page of the stored data. */
export const exchange = {
  ...saidData.exchange,
  in: { ...saidData.exchange.in, beside: (what: Beside, how: BesideWay, count: number) => `${counted(count, BESIDE_NOUNS[what])} ${BESIDE_DONE[how]}` },
}

const explanationSentences = explanationSentencesOf({
  ...saidMatch.explanationPhrases,
  words: { endSentence, gameWords, inNumber, listed, nameOf, warningSentence },
  inBrackets: (place) => `${place.charAt(0).toLowerCase()}${place.slice(1)}`,
  cap: (countedAs, points, short, target) => `${countedAs} instead of ${points}, ${short > 0 ? `${short} short of ${target}` : `already at ${target} or more`}`,
})

/** What an event was counted from, and what else it could have come to. */
export const explanation = {
  ...saidMatch.explanation,
  verdict: explanationSentences.verdict,
  placeOf: explanationSentences.placeOf,
  shown: ({ tile, suit, halves }: ShownTile, place: string, decides: boolean) =>
    `${place}: ${makeTile(tile)}, ${halves === 2 ? 'both halves show' : 'shows'} ${suit}${decides ? ', scored' : ''}`,
  look: explanationSentences.look,
  found: explanationSentences.found,
  cap: explanationSentences.cap,
  sum: explanationSentences.sum,
  totals: explanationSentences.totals,
  drawable: ({ boneyard, reserve, drawable }: DrawChoice, rules: Rules) =>
    `${counted(boneyard, tileNoun)} in the ${gameWords(rules.game).boneyard}${reserve === 0 ? '' : `, ${reserve === boneyard ? '' : `${reserve} of them `}in reserve`}: ${drawable} could be drawn.`,
  fitting: explanationSentences.fitting,
  upshot: explanationSentences.upshot,
}

/** The pages that teach a game. */
export const howToPlay = {
  ...saidRules.howToPlay,
  title: (game: GameId) => `How to play ${gameWords(game).name}`,
  ...lessonSentencesOf(saidRules.howToPlay),
  rules: (game: GameId) => `All rules of ${gameWords(game).name}`,
}

/** Phones that join a match: on the computer that lets them, and on the phone. */
export const join = {
  ...saidEvening.join,
  invite: {
    ...saidEvening.join.invite,
    good: (left: number) => `Expires in ${seconds(left)}.`,
    lastSeen: (ago: number) => `not connected, last seen ${ago < 5 ? 'a moment ago' : `${seconds(ago)} ago`}`,
  },
  refusal: sentencesByKind<TableRefusal>(saidEvening.joinPhrases),
}

/** Seasons: their standings, and how points are given. */
export const league = {
  ...saidEvening.league,
  chart: { ...saidEvening.league.chart, label: (names: readonly string[]) => `${listed(names.map((name) => `${name}’s`))} points after each day` },
  rules: {
    ...saidEvening.league.rules,
    places: (places: readonly number[], others: number) => `By place at the table: ${places.map(plain).join(', ')}, then ${plain(others)}.`,
    eveningPlaces: (places: readonly number[], others: number) =>
      `By place over each whole game night: ${places.map(plain).join(', ')}, then ${plain(others)}.`,
  },
}

/** An entry within a sentence; a capital is for the caller to give. */
export const entryName = sentencesByKind<NamedEntry>(saidMatch.matchCorrectionsPhrases)

/** Correcting what was entered earlier. */
export const corrections = {
  ...saidMatch.corrections,
  totals: (name: string, before: string, after: string) => (before === after ? `${name} ${after}` : `${name} ${before} → ${after}`),
}

const play = playSentencesOf({
  ...saidMatch.shortPlayPhrases,
  'of-a-suit': ({ count, suit, isHeard }) => (isHeard ? `${numberWord(count)} ${suit.replaceAll(/\d+/g, '$&s')}` : `${count} × ${suit}`),
})

export const ways = {
  ...saidMatch.ways,
  heard: play.heard,
  leadAs: (written: string) => {
    const [left, right] = written.split('-')
    return `Lead with ${left} left, ${right} right`
  },
  counted: play.counted,
  names: play.names,
  name: (where: string, delta: number, more: readonly string[]) => [`${where}: ${signed(delta)}`, ...more].join(', '),
}

/** Where a tile would go: its end, its arm, or those that are alike. */
const places = (ends: readonly ArmName[]): string => {
  const arms = ends.filter((end) => typeof end === 'number')
  if (arms.length > 0) return arms.length === 1 ? `arm ${arms[0]}` : `arms ${arms.slice(0, -1).join(', ')} and ${arms.at(-1)}`
  return areBothSides(ends) ? 'both ends' : listed(ends.flatMap((end) => (typeof end === 'number' ? [] : [`${ENDS[end]} end`])))
}

export const tray = { ...saidMatch.tray, at: places, row: (ends: readonly ArmName[], suit: number) => `${suit}, ${places(ends)}` }

const TILES: Noun = { one: 'tile', other: 'tiles' }

export const match = {
  ...saidMatch.match,
  table: {
    ...saidMatch.match.table,
    boneyardCount: (name: string, tiles: number, reserve: number) =>
      reserve > 0
        ? `${counted(tiles, TILES)} in the ${name}, ${reserve === tiles ? '' : `${reserve} of them `}in reserve`
        : `${counted(tiles, TILES)} in the ${name}`,
  },
  players: {
    ...saidMatch.match.players,
    total: (total: number, target: number, points: Noun, countdown: boolean) =>
      countdown ? `${toGo(target, total)} of ${counted(target, points)} left` : `${plain(total)} of ${counted(target, points)}`,
  },
  line: {
    ...saidMatch.match.line,
    end: (name: ArmName, suit: number, double: boolean) => {
      const where = ways.at(name)
      return `${where} shows ${suit}${double ? ', a double' : ''}`
    },
  },
  entry,
  way: ways,
  pad,
  tray,
  play: playButton,
  correction: corrections,
  block: {
    ...saidMatch.match.block,
    counted: (shown: number, expected: number | null) => (expected === null ? counted(shown, TILES) : `${shown} of ${counted(expected, TILES)}`),
  },
}

/** All matches of the house. */
export const matches = { ...saidPeople.matches, ...monthsIn('en-GB') }

/** What the table says aloud: what is up, what is worth a cheer, and how a round and a match end. */
export const moments = { ...saidMatch.moments, end: { ...saidMatch.moments.end, undo: match.entry.undo } }

export const settingValues: ChoiceValueWords = saidRules.settingValues

export const { settingChoiceWords, settingValueWords, byPlayersWords, houseRulesWords, changedRulesWords, rulesMovedWords } = ruleValuesIn({
  ...saidRules.ruleValuesPhrases,
  settings: ruleSettings,
  values: settingValues,
  nulls: nullValues,
  set: (maxPip) => ({ label: capitalised(setWords(maxPip)), means: counted(distinctTiles(maxPip), tileNoun) }),
  withPlayers: (worth, players, orMore) => (orMore ? `${worth} with ${players[0]} or more` : `${worth} with ${listed(players, 'or')} players`),
  colon,
  mistakesName: saidMatch.newMatch.rules.mistakes.heading,
  mistakesWords,
})

const LEADER_HINT: Readonly<Record<LeaderAdvice, (leader: string) => string>> = {
  'lowest-double': () =>
    'Deal first. The player with the lowest double leads it. If nobody has one, the source leaves it open: deal again, or draw in turn until someone has one.',
  'highest-double': () =>
    'Deal first. The player with the highest double leads it. If nobody has one, the source leaves it open: deal again, or draw in turn until someone has one.',
  'highest-double-any-tile': () => 'Deal first. The player with the highest double leads, with any tile. If nobody has a double, deal again.',
  'picked-at-random': () => 'Pick one player at random to lead first.',
  'highest-tile-drawn': () => 'Each player draws a tile. The highest one leads, then all are shuffled again.',
  'any-player': (leader) => `Any player may be the first ${leader}. You choose.`,
  'nobody-named': (leader) => `The source names nobody. You choose who is the first ${leader}.`,
  'left-of-last-leader': () => 'The player to the left of the last leader leads.',
  'who-went-out': () => 'The player who went out leads. After a block, draw lots.',
}

const FACES = ['', 'one', 'two', 'three', 'four', 'five', 'six'] as const

export const newMatch = {
  ...saidMatch.newMatch,
  game: {
    ...saidMatch.newMatch.game,
    facts: (preset: PresetId) => {
      const { players, settings } = PRESETS[preset]
      return `${players.min === players.max ? players.min : `${players.min} to ${players.max}`} players · target ${byPlayersWords(settings.target)}`
    },
    source: (source: Source) => `Source: ${sourceNames[source]}`,
    points: (points: number, preset: PresetId) => counted(points, gameWords(PRESETS[preset].game).points),
  },
  players: { ...saidMatch.newMatch.players, seatOf: (name: string, seat: number) => (name.trim() === '' ? `seat ${seat}` : name.trim()) },
  leader: { ...saidMatch.newMatch.leader, advice: (advice: LeaderAdvice, preset: PresetId) => LEADER_HINT[advice](gameWords(PRESETS[preset].game).leader) },
  dice: { ...saidMatch.newMatch.dice, labels: { ...saidMatch.newMatch.dice.labels, face: (face: number) => FACES[face] ?? String(face) } },
}

/** What is wrong with the table as it is set, and what would be right. */
export const problemSentence = sentencesByKind<DraftProblem>(saidMatch.newMatchPhrases)

/** The family's own tiles, photographed once so that photos of them are read better. */
export const ownTiles = {
  ...saidMatch.ownTiles,
  found: (here: number, all: number): string =>
    here === all ? `${counted(all, tileNoun)} found.` : `${counted(here, tileNoun)} found, ${all} in both photos.`,
}

const PEOPLE_MATCHES: Noun = saidPeople.peopleMatches

function tally({ matches, lastPlayed }: MatchesTold): string {
  if (lastPlayed === null) return 'no matches yet'

  return `${counted(matches, PEOPLE_MATCHES)}, last on ${dateWords(lastPlayed)}`
}

export const people = {
  ...saidPeople.people,
  merge: {
    ...saidPeople.people.merge,
    option: (name: string, counts: MatchesTold, retired: boolean) => `${name} (${tally(counts)}${retired ? ', hidden' : ''})`,
  },
}

export const peopleProblemSentence = peopleSentencesOf({ ...saidPeople.peoplePhrases, commands: { noAnswerSentence, notSavedSentence } })

/** Reading tiles and dice from photos. */
const megapixels = (value: number): string => `${Math.round(value)} megapixels`

/** Why a picture could not be read, and what to do. */
export function recognitionFaultSentence(fault: RecognitionFault): string {
  switch (fault.code) {
    case 'empty':
      return 'This file is empty. Choose another one.'
    case 'unreadable':
      return 'Can’t open this file. It may be a folder, or it was moved or changed. Choose it again, or use another one.'
    case 'not-a-picture':
      return fault.format === null
        ? 'That isn’t a picture. Use JPEG, PNG or WebP.'
        : `Caravan can’t read ${fault.format} pictures. Save it as JPEG, PNG or WebP and try again.`
    case 'too-large':
      return `This picture is too large: ${megapixels(fault.megapixels)}, limit ${megapixels(fault.most)}. Make it smaller and try again.`
    case 'damaged':
      return `This ${fault.format} picture is damaged. Take it again, or use another one.`
    case 'unavailable':
      return `Can’t read pictures right now. Enter the tiles by hand, or try again. (${fault.detail})`
  }
}

export const photo = {
  ...saidPhoto.photo,
  review: {
    ...saidPhoto.photo.review,
    percent: (chance: number): string => (chance > 0.995 ? '> 99%' : chance < 0.005 ? '< 1%' : `${Math.round(chance * 100)}%`),
  },
  play: { ...saidPhoto.photo.play, enter: (tile: string, where: string, name: string): string => `Enter ${tile}, ${where.toLowerCase()}, for ${name}` },
}

/** The pictures of the suits (B-9), each showing its number of something; blank has none. */
const PICTURES = saidPhoto.picturesPictures

/** The picture of a suit, or its number where a suit has none. */
export function pictureName(suit: Suit): string {
  return PICTURES[suit] ?? String(suit)
}

/** A tile by its pictures: `ladybird and clover`, `clover twice`. */
export function pictureTileName(high: Suit, low: Suit): string {
  return high === low ? `${pictureName(high)} twice` : `${pictureName(high)} and ${pictureName(low)}`
}

/** What each picture shows as often as its suit says. */
const SHOWS = saidPhoto.picturesShows

export const pictures = {
  ...saidPhoto.pictures,
  entry: (suit: Suit) => `${suit}: ${pictureName(suit)}`,
  shows: (suit: Suit) => SHOWS[suit] ?? '' /** Suits that the key lists. */,
  suits: PICTURES.map((_, suit) => suit),
}

/** What each rule set is called among those of its game, what differs from them, what it is like, and what it lets a leader lead. */
export const presets: Readonly<Record<PresetId, { readonly name: string; readonly differs: string; readonly line: string; readonly lead: string }>> =
  saidRules.presets

/** Puzzles from matches that were played. */
export const puzzle = {
  ...saidPeople.puzzle,
  place: (arm: ArmName | null, suit: number | null) =>
    arm === null || suit === null
      ? 'As the lead'
      : typeof arm === 'number'
        ? `Arm ${arm}, at ${suit}`
        : `${{ left: 'Left', right: 'Right', up: 'Up', down: 'Down' }[arm]}, at ${suit}`,
}

/** As much of a question as says what came of it. */
interface questionsTold {
  readonly asked: { readonly outcome: QuestionOutcome }
  readonly undone: boolean
}

/** Questioning a play, or anything else that happened. */
export const questions = {
  ...saidMatch.questions,
  told: ({ asked, undone }: questionsTold): string => (undone ? questions.undone : questions.mark[asked.outcome]),
  earlier: (question: questionsTold, agreed: readonly number[], names: readonly string[]) =>
    `${questions.told(question)}${agreed.length === 0 ? '' : ` (agreed: ${listed(agreed.map((seat) => nameOf(names, seat)))})`}`,
}

const reviewAbout = (points: number, noun: Noun): string => counted(Math.round(points), noun)

/** Looking at a round that is over. */
export const review = {
  ...saidPeople.review,
  table: {
    ...saidPeople.review.table,
    heading: (what: string) => `Played, and ${what.toLowerCase()}`,
    now: (noun: Noun) => `${noun.other.charAt(0).toUpperCase()}${noun.other.slice(1)} now`,
  },
  worth: (tile: string, name: string, points: Amount, give: Amount, noun: Noun) =>
    `${tile} is worth ${decimal(points)} ${inNumber(2, noun)} more to ${name}${margin(give, HALF_A_TENTH, `, give or take ${decimal(give)}`)}.`,
  chance: (tile: string, name: string, chance: number, give: number) =>
    `${tile} raises ${name}’s chance of winning the match by ${shareWords(chance)}${margin(give, HALF_A_PERCENT, `, give or take ${shareWords(give)}`)}.`,
  moments: {
    ...saidPeople.review.moments,
    missed: (tile: string, points: number) => (points > 0 ? `${tile} was worth ${points} more` : `${tile} was probably better`),
  },
  luck: {
    ...saidPeople.review.luck,
    why: (name: string, tiles: Amount, choices: Amount, give: Amount, noun: Noun) =>
      `Tiles ${tiles >= 0 ? 'gave' : 'cost'} ${name} about ${reviewAbout(Math.abs(tiles), noun)}; choices ${choices >= 0 ? 'gave' : 'cost'} about ${Math.round(Math.abs(choices))}, each give or take ${Math.max(1, Math.round(give))}.`,
  },
}

const ALL: { readonly [R in RuleId]: RuleWords<R> } = saidRules.ruleTexts

/** Every rule in words. */
export const ruleTexts: Readonly<Record<RuleId, RuleWordsOfAny>> = ALL

const ASKED_FOR: Readonly<Partial<Record<RuleId, string>>> = saidRules.ruleBookAskedFor

/** What the rule book says besides the rules themselves. */
export const ruleBook = {
  ...saidRules.ruleBook /** A rule by its number and name. */,
  named: (id: RuleId) => `${id} ${ruleTexts[id].title}`,
  link: (id: RuleId) => `Rule ${id}: ${ruleTexts[id].title}`,
  points: {
    ...saidRules.ruleBook.points,
    of: ({ points, each }: Points, game: GameId) => `${signed(points)} ${inNumber(Math.abs(points), gameWords(game).points)}${each ? ' each' : ''}`,
  } /** Words by which people ask for a rule that does not say them. */,
  askedFor: (id: RuleId) => ASKED_FOR[id] ?? '',
  rule: {
    ...saidRules.ruleBook.rule,
    sources: (sources: readonly string[]) => `${sources.length === 1 ? 'Source' : 'Sources'}: ${sources.join('; ')}`,
    before: (id: RuleId) => `Previous: ${id} ${ruleTexts[id].title}`,
    after: (id: RuleId) => `Next: ${id} ${ruleTexts[id].title}`,
  },
  example: {
    ...saidRules.ruleBook.example,
    moved: (before: number, after: number, unit: string) => (before === after ? `${plain(after)} ${unit}` : `${plain(before)} → ${plain(after)} ${unit}`),
    movedInFull: (before: number, after: number, unit: string) =>
      before === after ? `${plain(after)} ${unit}, unchanged` : `from ${plain(before)} to ${plain(after)} ${unit}`,
  },
}

/** Why a setting has the preset's value. */
export function whySentence(name: SettingName, preset: PresetId): string {
  const { why } = ruleSettings[name]
  return typeof why === 'string' ? why : (why[PRESETS[preset].source ?? 'none'] ?? '')
}

/** A ruling on paper and as a picture. */
export const rulingPaper = {
  ...saidMatch.rulingPaper,
  rule: (name: string, ids: readonly RuleId[]) => `${name.charAt(0).toUpperCase()}${name.slice(1)}, ${ids.length === 1 ? 'rule' : 'rules'} ${listed(ids)}`,
}

export const seasonProblemSentence = seasonSentenceOf({ ...saidEvening.seasonPhrases, commands: { noAnswerSentence, notSavedSentence } })

const STATISTICS_MATCHES: Noun = saidPeople.statisticsMatches

/** What is counted over all matches of the house. */
export const statistics = {
  ...saidPeople.statistics,
  figures: {
    ...saidPeople.statistics.figures,
    long: (minutes: number) => (minutes < 60 ? `${minutes}\u00a0min` : `${whole(Math.round(minutes / 60))}\u00a0h`),
    atTable: (known: number, matches: number) =>
      known === matches ? 'at the table' : `at the table, in ${whole(known)} of ${counted(matches, STATISTICS_MATCHES)}`,
  },
  luck: {
    ...saidPeople.statistics.luck,
    told: (name: string, ahead: Amount, tiles: Amount, choices: Amount, give: Amount, noun: Noun) =>
      `${name} makes ${decimal(Math.abs(ahead))} ${noun.other} ${ahead < 0 ? 'less' : 'more'} a match than the others. Tiles ${tiles < 0 ? 'cost' : 'gave'} about ${decimal(Math.abs(tiles))}, choices ${choices < 0 ? 'cost' : 'gave'} about ${decimal(Math.abs(choices))}${margin(give, HALF_A_TENTH, `, each give or take ${decimal(give)}`)}.`,
  },
  rivals: {
    ...saidPeople.statistics.rivals,
    standing: (one: string, other: string, ahead: number, behind: number, level: number) => {
      const levelWords = level === 0 ? '' : `, with ${level} tied`
      if (ahead === behind) return `Even: ${ahead} to ${behind}${levelWords}.`

      return `${ahead > behind ? one : other} is ahead, ${Math.max(ahead, behind)} to ${Math.min(ahead, behind)}${levelWords}.`
    },
  },
  ratings: {
    ...saidPeople.statistics.ratings,
    ahead: (one: string, other: string, tenths: number) =>
      `${one} ${tenths === 0 ? 'hardly ever finishes' : tenths === 10 ? 'nearly always finishes' : 'finishes'} ahead of ${other}${tenths === 0 || tenths === 10 ? '' : tenths === 1 ? ' once in 10 matches' : ` ${tenths} times in 10 matches`}.`,
  },
}

/** Why a file that is there is not read. */
const NOT_READ: Readonly<Record<NotRead['why'], string>> = saidData.storedDataNotRead

const BACKUP_FAILED: Readonly<Record<Extract<Notice, { kind: 'backup-failed' }>['reason'], string>> = saidData.storedDataBackupFailed

/** What happened to a stored file, and what is safe. */
export function noticeWords(notice: Notice): { readonly title: string; readonly text: string } {
  switch (notice.kind) {
    case 'moved-aside':
      return {
        title: `Can’t read a file: ${notice.file}`,
        text: `Caravan moved it, unchanged, to ${notice.movedTo}. Everything else is safe. (${unreadableWords(notice)})`,
      }
    case 'left-alone':
      return {
        title: `Can’t read a file: ${notice.file}`,
        text: `Caravan couldn’t move it either, so it’s still there, unchanged. Everything else is safe. (${unreadableWords(notice)})`,
      }
    case 'read-only':
      return {
        title: 'Your matches are read-only here',
        text: 'Caravan can’t write in your data folder, so you can look at everything but change nothing. Allow it to write there, or start it with another folder.',
      }
    case 'away':
      return {
        title: 'The folder of your matches isn’t there right now',
        text: 'Nothing is lost. Plug the drive in again or put the folder back: Caravan goes on when it is back.',
      }
    case 'evening-away':
      return {
        title: `The file of the game night “${notice.name}” isn’t there right now`,
        text: 'Nothing is lost, and phones stay. Caravan goes on when the file is back.',
      }
    case 'not-flushed':
      return {
        title: 'A power cut could undo the last changes',
        text: 'Everything is saved and can be read. But the disk reported an error when it was to make sure of it. Make a backup on another disk.',
      }
    case 'backup-smaller':
      return {
        title: `The new backup has fewer matches: ${notice.matches}, not ${notice.before}`,
        text: 'Caravan keeps the fuller backup. If matches are missing, restore it on the Files page.',
      }
    case 'not-watching':
      return {
        title: 'Changes from other devices appear late',
        text: 'Caravan can’t watch your data folder right now. Changes from other devices appear within a minute. This message goes away automatically.',
      }
    case 'not-read':
      return {
        title: `Can’t read a file: ${notice.file}`,
        text: `${NOT_READ[notice.why]} Caravan left it unchanged. Everything else works.${notReadDetail(notice)}`,
      }
    case 'backup-failed':
      return {
        title: 'Automatic backup failed',
        text: `${BACKUP_FAILED[notice.reason]} Your matches are safe. Caravan tries again every half hour. (${notice.detail})`,
      }
    case 'backup-incomplete':
      return { title: backupFaults.notice.title(notice.leftOut), text: backupFaults.notice.text(notice.lines) }
    case 'copy-left':
      return {
        title: `Can’t read the second copy of a file: ${notice.file}`,
        text: `Two of your devices changed the same file at the same time, and this is the extra copy. Caravan changed neither file. (${unreadableWords(notice)})`,
      }
    case 'came-apart':
      return {
        title: `${counted(notice.versions, { one: 'version', other: 'versions' })} of one match: ${listed(notice.players)}`,
        text: versionsNotice.text,
      }
    case 'two-names':
      return {
        title: `Two names for ${notice.name}`,
        text: `Two devices renamed this person at the same time. Caravan uses the later name, ${notice.name}. The other was ${notice.other}.`,
      }
  }
}

const a = (number: number): string => (number === 8 || number === 11 ? `an ${number}` : `a ${number}`)

/** What a table is taught while it plays its first round. A sentence has at most 15 words: it is read out with the play. */
export const teaching = {
  ...saidMatch.teaching,
  say: { ...saidMatch.teaching.say, turn: (name: string, open: readonly number[]) => `${name}: join ${listed(open.map(a), 'or')}.` },
}

/** The panel at the table that counts what anyone could count. */
export const tilesPlayed = {
  ...saidMatch.tilesPlayed /** Without its article: there is no room beside a number. */,
  end: (arm: ArmName) => armWords(arm).replace(/^the | end$/g, ''),
  left: (inHands: number, boneyard: number, drawable: number, name: string) =>
    `${counted(inHands + boneyard, tileNoun)} left: ${inHands} in hands, ${boneyard} in the ${name}${boneyard === 0 ? '' : ` (${drawable === 0 ? 'none' : drawable === boneyard ? 'all' : drawable} can be drawn)`}.`,
  frozen: (ends: readonly { readonly arm: ArmName; readonly suit: number }[]) =>
    `Frozen: ${listed(ends.map(({ arm, suit }) => `${armWords(arm)} (${suit})`))}. Every tile with ${new Set(ends.map(({ suit }) => suit)).size === 1 ? 'that number' : 'those numbers'} is played, so nobody can play there again.`,
}

const trailPlace = (round: number, event: number): string => `Round ${round}, entry ${event}`

const QUESTIONED = saidMatch.trailQuestioned

const trailSentences = trailSentencesOf({
  ...saidMatch.trailPhrases,
  words: { nameOf, namesOf },
  corrected: ({ edit }) => (edit.name === 'revise' ? 'Corrected after the match' : 'Changed after the match'),
  tableAid: tilesPlayed.turned,
  learningAid: learningAid.turned,
  dayWords,
  questioned: ({ round, event, settles, outcome }) =>
    `Question about ${trailPlace(round + 1, event + 1).toLowerCase()}${settles === undefined ? '' : ', again'}: ${QUESTIONED[outcome]}`,
  'rules-changed': ({ round, event }) => `House rules changed from ${trailPlace(round + 1, event + 1).toLowerCase()}`,
})

/** What was done to a match beside playing it. */
export const trail = {
  ...saidMatch.trail,
  what: trailSentences.what,
  bothTotals: trailSentences.bothTotals,
  event: trailSentences.event,
  totals: trailSentences.totals,
}

/** Choosing between versions of a match that devices made apart from one another. */
export const versions = {
  ...saidData.versions,
  parting: {
    ...saidData.versions.parting,
    event: (round: number, event: number) => `They’re the same up to round ${round}, entry ${event - 1}. They differ from entry ${event}.`,
  },
}

const pips = (count: number, moved: string) => `${count} ${moved} ${inNumber(count, { one: 'pip', other: 'pips' })}`

/** What would give a blocked round another winner. */
export const wouldChange = {
  ...saidMatch.wouldChange,
  ...changeSentencesOf(nameOf, {
    ...saidMatch.changePhrases,
    heavier: (count, who) => `With ${pips(count, 'more')} in ${who}’s hand`,
    lighter: (count, who) => `With ${pips(count, 'fewer')} in ${who}’s hand`,
  }),
}
