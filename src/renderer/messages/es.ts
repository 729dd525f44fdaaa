import * as saidData from './said/es/data'
import * as saidEvening from './said/es/evening'
import * as saidMatch from './said/es/match'
import * as saidPeople from './said/es/people'
import * as saidPhoto from './said/es/photo'
import * as saidRules from './said/es/rules'
import { areBothSides, type ArmName } from '#shared/domino/line'
import type { BackupFault, BackupFaultReason } from '#shared/contract/backup-faults'
import type { ChoiceValueWords } from './rule-values-in'
import type { DraftProblem, NamedEntry, MatchesTold } from './sentence-inputs'
import type { LeaderAdvice } from '#shared/rules/presets'
import type { NotRead } from '#shared/contract/schemas'
import type { Notice } from '#shared/contract/lists'
import type { Noun } from '#shared/words/grammar'
import type { PageWords } from './page-words'
import type { RuleId } from '#shared/games/rule-ids'
import type { RuleWords, RuleWordsOfAny } from './rule-words'
import type { Suit } from '#shared/domino/tile'
import { HALF_A_PERCENT, HALF_A_TENTH, margin } from './margin'
import { PRESETS } from '#shared/rules/presets'
import {
  armWords,
  counted,
  figures,
  gameWords,
  inNumber,
  listed,
  nameOf,
  namesOf,
  setWords,
  sourceNames,
  tileNoun,
  withArticle,
  ENDS,
} from '#shared/words/es/grammar'
import { backupSentencesOf } from './backup-sentences'
import { capitalised, plain, signed } from '#shared/words/numbers'
import { changeSentencesOf } from './change-sentences'
import { colon, lasting } from './es/start'
import { commandSentencesOf } from './command-sentences'
import { damageSentencesOf, takenIn } from './damage-sentences'
import { dateWords, dayWords, decimal, momentWords, shareWords, whole } from './said/es/formats'
import { distinctTiles } from '#shared/domino/set'
import { endSentence, limitSentence, mistakesWords, refusalSentence, shapeSentence, warningSentence } from '#shared/words/es'
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
} from './es/start'

export { chartDay, dateWords, dayWords, decimal, momentWords, perRound, pointsWords, shareWords, whenWords } from './said/es/formats'

export { seasons } from './said/es/evening'

export { person, totalsChart } from './said/es/people'

export { keptPhotos, tablePicture } from './said/es/photo'

export { about, appSettings, bin, exporting, files, firstStart } from './said/es/data'

export { fromHereOn, introduction, numberInstead, presets } from './said/es/rules'

export {
  arbiter,
  arrivals,
  bigScreen,
  entryTitle,
  flat,
  keyList,
  live,
  oneLine,
  replay,
  roundName,
  rulingPaper,
  savedRuling,
  share,
  teaching,
} from './said/es/match'

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
          return `${name} está de acuerdo con la ronda ${round}.`
        case 'contested':
          return `${name} no está de acuerdo con la ronda ${round}${said.note === '' ? '' : `: ${said.note}`}.`
        case 'changed':
          return `La ronda ${round} tiene un resultado nuevo. ${name}, hay que mirarlo otra vez.`
        case 'gone':
          return `${name} se ha ido y ya no tiene que responder sobre la ronda ${round}.`
        case 'silent':
          return `${name} ha retirado su respuesta sobre la ronda ${round}.`
      }
    },
  },
}

/** What is said of a match to people who do not see it: what has changed, and what they ask for with a key. */
export const aloud: PageWords['aloud'] = {
  ...saidMatch.aloud,
  moved: (name, points) => (points < 0 ? `${name} pierde ${plain(-points)}` : `${name} +${plain(points)}`),
}

/** `Gana Ben`; where tiles are deducted nobody does. */
export const whoWins: PageWords['whoWins'] = (winner, names) => (winner === null ? 'No gana nadie' : `Gana ${nameOf(names, winner)}`)

/** `y se lleva 2 tantos`, with what the others lose after it. */
export const takesWords: PageWords['takesWords'] = ({ winner, deltas }, names, { points }) => {
  const own = winner === null ? null : (deltas[winner] ?? null)
  const others = deltas.flatMap((delta, seat) => (seat === winner || delta === null || delta === 0 ? [] : [`${nameOf(names, seat)} ${signed(delta)}`]))
  const first = own === null ? '' : own === 0 ? 'y no se lleva nada' : own < 0 ? `y pierde ${counted(-own, points)}` : `y se lleva ${counted(own, points)}`
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
  if (name.endsWith('/')) return match === null ? `La carpeta ${name}` : `${match} (${name})`
  if (name.startsWith('tiles/')) return 'Tus fichas'
  if (name.startsWith('settings/')) return 'Ajustes'
  if (name.startsWith('photos/') && match !== null) return `Una foto: ${match}`
  return match === null ? name : match
}

const WHY: Readonly<Record<BackupFaultReason, string>> = saidData.backupFaultsWhy

/** What a backup leaves out, and what in it is damaged. */
export const backupFaults: PageWords['backupFaults'] = {
  ...saidData.backupFaults /** In one line; empty where a backup has everything, whole. */,
  summary: ({ leftOut, damaged }) =>
    [
      leftOut > 0 && `${leftOut === 1 ? 'falta' : 'faltan'} ${counted(leftOut, FILES)}`,
      damaged > 0 && `${counted(damaged, FILES)} ${damaged === 1 ? 'dañado' : 'dañados'}`,
    ]
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
      return `${what}. Todo lo demás está en ella. Caravan lo intenta otra vez cada media hora.`
    },
  },
}

const size = lazy(() => new Intl.NumberFormat('es', { minimumFractionDigits: 1, maximumFractionDigits: 1 }))

export const backup: PageWords['backup'] = {
  ...saidData.backup,
  restore: { ...saidData.backup.restore, made: (preview) => `Hecha el ${momentWords(preview.made)} en ${preview.device} con Caravan ${preview.appVersion}.` },
  size: (bytes) => (bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${size().format(bytes / 1_000_000)} MB`),
}

const NOUNS = saidData.backupNouns

const { damageWords, unreadableWords, notReadDetail, noFileWords } = fileFaultsOf({ ...saidData.fileFaultsPhrases, shapeSentence, limitSentence })

export const { workWords, restoredSentences, folderProblemSentence, backupProblemSentence } = backupSentencesOf({
  ...saidData.backupPhrases,
  restored: {
    ...saidData.backupPhrases.restored,
    back: (count, what) => `${counted(count, NOUNS[what])} ${inNumber(count, { one: 'restaurada', other: 'restauradas' })}`,
    became: (count, what) => `${counted(count, NOUNS[what])} ${inNumber(count, { one: 'reemplazada', other: 'reemplazadas' })} por la versión de la copia`,
    came: (parts) => `${parts.join('. ')}.`,
    unusable: backupFaults.unusable,
  },
  'bad-backup': {
    ...saidData.backupPhrases['bad-backup'],
    'too-large': ({ entry, limit }) => `${entry === null ? 'El contenido de este archivo' : entry} supera el límite de ${backup.size(limit)}.`,
    'wrong-manifest': ({ detail, damage }) =>
      `Esto no es una copia de Caravan, o alguien la ha cambiado: manifest.json no es válido (${damage === undefined ? detail : damageWords(damage)}).`,
    counts: ({ told, what, found }) => `Esta copia debería contener ${counted(told, NOUNS[what])}, pero contiene ${figures(found)}.`,
  },
})

const either = (counts: readonly number[]): string => `${listed([...counts].reverse().map(String), 'or')} ${inNumber(Math.max(...counts), tileNoun)}`

/** La página en la que una cámara sobre la mesa lleva la cuenta. */
export const cameraTable: PageWords['cameraTable'] = {
  ...saidPhoto.cameraTable,
  drew: (name, counts) => `¿Robó ${name} ${either(counts)}? Una mano tapaba la vista.`,
}

/** The page Settle a dispute: what holds although something is missing, and who went out. */
export const certain: PageWords['certain'] = {
  ...saidMatch.certain,
  whatever: (who, dice) =>
    listed([
      ...(who.length === 0 ? [] : [who.length === 1 ? `tenga lo que tenga ${listed(who)}` : `tengan lo que tengan ${listed(who)}`]),
      ...(dice ? ['salga lo que salga en los dados que faltan'] : []),
    ]),
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
  partners: { ...saidEvening.evening.partners, part: (one, other) => `Separar a ${listed([one, other])}` },
  needs: {
    ...saidEvening.evening.needs,
    otherTold: (totals) => `En otro dispositivo se anotó: ${listed(totals.map(({ name, total }) => `${name} ${plain(total)}`))}`,
  },
}

export const eveningProblemSentence: PageWords['eveningProblemSentence'] = eveningSentencesOf({
  ...saidEvening.eveningPhrases,
  commands: { noAnswerSentence, notSavedSentence },
})

const BESIDE_NOUNS = saidData.exchangeBesideNouns

const inPlural = (word: string) => (count: number) => (count === 1 ? word : `${word}s`)

const BESIDE_DONE = {
  added: inPlural('añadida'),
  extended: (count: number) => `${inPlural('puesta')(count)} al día`,
  known: () => 'que ya tienes',
  'in-bin': (count: number) => `${inPlural('dejada')(count)} en la papelera`,
  differs: (count: number) => `no ${inPlural('importada')(count)}, porque aquí hay otra versión`,
} as const

/** Of all matches: a section of the page of the stored data. */
export const exchange: PageWords['exchange'] = {
  ...saidData.exchange,
  in: { ...saidData.exchange.in, beside: (what, how, count) => `${counted(count, BESIDE_NOUNS[what])} ${BESIDE_DONE[how](count)}` },
}

const explanationSentences = explanationSentencesOf({
  ...saidMatch.explanationPhrases,
  words: { endSentence, gameWords, inNumber, listed, nameOf, warningSentence },
  inBrackets: (place) => `${place.charAt(0).toLowerCase()}${place.slice(1)}`,
  cap: (countedAs, points, short, target) => `${countedAs} en vez de ${points}, ${short > 0 ? `a falta de ${short} para ${target}` : `con ${target} o más`}`,
})

/** What an event was counted from, and what else it could have come to. */
export const explanation: PageWords['explanation'] = {
  ...saidMatch.explanation,
  verdict: explanationSentences.verdict,
  placeOf: explanationSentences.placeOf,
  shown: ({ tile, suit, halves }, place, decides) =>
    `${place}: ${makeTile(tile)}, ${halves === 2 ? 'las dos mitades son' : 'abierto el'} ${suit}${decides ? ', puntúa' : ''}`,
  look: explanationSentences.look,
  found: explanationSentences.found,
  cap: explanationSentences.cap,
  sum: explanationSentences.sum,
  totals: explanationSentences.totals,
  drawable: ({ boneyard, reserve, drawable }, rules) =>
    `${counted(boneyard, tileNoun)} en el ${gameWords(rules.game).boneyard}${reserve === 0 ? '' : `, ${reserve} de ellas en reserva`}: se ${drawable === 1 ? 'podía' : 'podían'} robar ${drawable}.`,
  fitting: explanationSentences.fitting,
  upshot: explanationSentences.upshot,
}

export const howToPlay: PageWords['howToPlay'] = {
  ...saidRules.howToPlay,
  title: (game) => `Cómo se juega: ${gameWords(game).name}`,
  drew: (name, needed, count) =>
    `${name} no tiene ningún ${needed.join(' ni ')} y roba ${counted(count, tileNoun)}. ${count === 1 ? 'Se puede jugar' : 'La última se puede jugar'}, así que ${name} tiene que jugarla.`,
  ...lessonSentencesOf(saidRules.howToPlay),
  rules: (game) => `Todas las reglas: ${gameWords(game).name}`,
}

/** Phones that join a match: on the computer that lets them, and on the phone. */
export const join: PageWords['join'] = {
  ...saidEvening.join,
  invite: {
    ...saidEvening.join.invite,
    good: (left) => `Caduca en ${lasting(left)}.`,
    lastSeen: (ago) => `sin conexión, visto por última vez ${ago < 5 ? 'hace un momento' : `hace ${lasting(ago)}`}`,
  },
  refusal: sentencesByKind(saidEvening.joinPhrases),
}

export const league: PageWords['league'] = {
  ...saidEvening.league,
  cross: { ...saidEvening.league.cross, never: (one, other) => `${listed([one, other])} no se han enfrentado` },
  rules: {
    ...saidEvening.league.rules,
    places: (places, others) => `Por puesto en la mesa: ${places.map(plain).join(', ')}, después ${plain(others)}.`,
    eveningPlaces: (places, others) => `Por puesto en toda la velada: ${places.map(plain).join(', ')}, después ${plain(others)}.`,
  },
}

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
    return `Salir con ${left} a la izquierda, ${right} a la derecha`
  },
  gain: signed,
  counted: play.counted,
  names: play.names,
  name: (where, delta, more) => [`${where}: ${signed(delta)}`, ...more].join(', '),
}

const places = (ends: readonly ArmName[]): string => {
  const arms = ends.filter((end) => typeof end === 'number')
  if (arms.length > 0) return arms.length === 1 ? `brazo ${arms[0]}` : `brazos ${arms.slice(0, -1).join(', ')} y ${arms.at(-1)}`
  return areBothSides(ends) ? 'los dos extremos' : listed(ends.flatMap((end) => (typeof end === 'number' ? [] : [`extremo ${ENDS[end]}`])))
}

export const tray: PageWords['tray'] = { ...saidMatch.tray, at: places, row: (ends, suit) => `${suit}, ${places(ends)}` }

export const match: PageWords['match'] = {
  ...saidMatch.match,
  table: {
    ...saidMatch.match.table,
    rulesChanged: (rounds) => `reglas cambiadas en ${inNumber(rounds.length, { one: 'la ronda', other: 'las rondas' })} ${listed(rounds.map(String))}`,
    boneyard: capitalised,
    boneyardCount: (name, tiles, reserve) =>
      reserve > 0 ? `${counted(tiles, tileNoun)} en el ${name}, ${reserve} de ellas en reserva` : `${counted(tiles, tileNoun)} en el ${name}`,
  },
  players: {
    ...saidMatch.match.players,
    leader: capitalised,
    total: (total, target, points, countdown) =>
      countdown ? `${toGo(target, total)} de ${counted(target, points)} por devolver` : `${plain(total)} de ${counted(target, points)}`,
  },
  line: {
    ...saidMatch.match.line,
    label: (line) => capitalised(withArticle(line).the),
    labelOf: (line, of) => `${capitalised(withArticle(line).the)}: ${of}`,
    end: (name, suit, double) => `${ways.at(name)} con ${suit}${double ? ', un doble' : ''}`,
  },
  entry,
  way: ways,
  pad,
  tray,
  play: playButton,
  correction: corrections,
  block: {
    ...saidMatch.match.block,
    counted: (shown, expected) => (expected === null ? counted(shown, tileNoun) : `${shown} de ${counted(expected, tileNoun)}`),
  },
}

/** All matches of the house. */
export const matches: PageWords['matches'] = { ...saidPeople.matches, ...monthsIn('es') }

export const moments: PageWords['moments'] = { ...saidMatch.moments, end: { ...saidMatch.moments.end, undo: match.entry.undo } }

export const settingValues: ChoiceValueWords = saidRules.settingValues

export const { settingChoiceWords, settingValueWords, byPlayersWords, houseRulesWords, changedRulesWords, rulesMovedWords } = ruleValuesIn({
  ...saidRules.ruleValuesPhrases,
  settings: ruleSettings,
  values: settingValues,
  nulls: nullValues,
  set: (maxPip) => ({ label: capitalised(setWords(maxPip)), means: counted(distinctTiles(maxPip), tileNoun) }),
  withPlayers: (worth, players, orMore) => (orMore ? `${worth} con ${players[0]} o más personas` : `${worth} con ${listed(players, 'or')}`),
  colon,
  mistakesName: saidMatch.newMatch.rules.mistakes.heading,
  mistakesWords,
})

const LEADER_HINT: Readonly<Record<LeaderAdvice, (leader: string) => string>> = {
  'lowest-double': () =>
    'Primero se reparte. Quien tiene el doble más bajo sale con él. Si nadie tiene dobles, la fuente lo deja abierto: se reparte de nuevo o se roba por turnos hasta que alguien tenga uno.',
  'highest-double': () =>
    'Primero se reparte. Quien tiene el doble más alto sale con él. Si nadie tiene dobles, la fuente lo deja abierto: se reparte de nuevo o se roba por turnos hasta que alguien tenga uno.',
  'highest-double-any-tile': () => 'Primero se reparte. Sale quien tiene el doble más alto, con cualquier ficha. Si nadie tiene dobles, se reparte de nuevo.',
  'picked-at-random': () => 'Elige al azar quién sale primero.',
  'highest-tile-drawn': () => 'Cada jugador saca una ficha. La más alta sale, y se vuelve a barajar.',
  'any-player': () => 'Puede salir cualquiera: elige a alguien.',
  'nobody-named': () => 'La fuente no nombra a nadie: elige quién sale.',
  'left-of-last-leader': () => 'La salida pasa a la izquierda.',
  'who-went-out': () => 'Sale quien hizo dominó. Después de un cierre se echa a suertes.',
}

const FACES = ['', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis'] as const

export const newMatch: PageWords['newMatch'] = {
  ...saidMatch.newMatch,
  game: {
    ...saidMatch.newMatch.game,
    facts: (preset) => {
      const { players, settings } = PRESETS[preset]
      return `${players.min === players.max ? players.min : `De ${players.min} a ${players.max}`} personas · a ${byPlayersWords(settings.target)}`
    },
    source: (source) => `Fuente: ${sourceNames[source]}`,
    points: (points, preset) => counted(points, gameWords(PRESETS[preset].game).points),
  },
  players: { ...saidMatch.newMatch.players, seatOf: (name, seat) => (name.trim() === '' ? `asiento ${seat}` : name.trim()) },
  leader: { ...saidMatch.newMatch.leader, advice: (advice, preset) => LEADER_HINT[advice](gameWords(PRESETS[preset].game).leader) },
  dice: { ...saidMatch.newMatch.dice, labels: { ...saidMatch.newMatch.dice.labels, face: (face) => FACES[face] ?? String(face) } },
}

/** What is wrong with the table as it is set, and what would be right. */
export const problemSentence = sentencesByKind<DraftProblem>(saidMatch.newMatchPhrases)

export const ownTiles: PageWords['ownTiles'] = {
  ...saidMatch.ownTiles,
  found: (here, all) => (here === all ? `${counted(all, tileNoun)} en la foto.` : `${counted(here, tileNoun)} en la foto, ${all} en las dos.`),
}

const PEOPLE_MATCHES: Noun = saidPeople.peopleMatches

function tally({ matches, lastPlayed }: MatchesTold): string {
  if (lastPlayed === null) return 'aún sin partidas'

  return `${counted(matches, PEOPLE_MATCHES)}, la última el ${dateWords(lastPlayed)}`
}

export const people: PageWords['people'] = {
  ...saidPeople.people,
  merged: { ...saidPeople.people.merged, splitOf: (name, into) => `Separar a ${listed([name, into])}` },
  merge: {
    ...saidPeople.people.merge,
    option: (name, counts, retired) => `${name} (${tally(counts)}${retired ? ', nombre oculto' : ''})`,
    played: (one, other) => `${listed([one, other])} pasan a ser una sola persona.`,
  },
}

export const peopleProblemSentence = peopleSentencesOf({ ...saidPeople.peoplePhrases, commands: { noAnswerSentence, notSavedSentence } })

/** Reading tiles and dice from photos. */
const megapixels = (value: number): string => `${Math.round(value)} megapíxeles`

/** Why a picture could not be read, and what to do. */
export const recognitionFaultSentence: PageWords['recognitionFaultSentence'] = (fault) => {
  switch (fault.code) {
    case 'empty':
      return 'Este archivo está vacío. Elige otro.'
    case 'unreadable':
      return 'Este archivo no se puede abrir. Es una carpeta o se ha movido o cambiado. Elígelo otra vez o usa otro.'
    case 'not-a-picture':
      return fault.format === null
        ? 'Eso no es una imagen. Usa JPEG, PNG o WebP.'
        : `Caravan no puede leer imágenes ${fault.format}. Guárdala como JPEG, PNG o WebP e inténtalo otra vez.`
    case 'too-large':
      return `La imagen es demasiado grande: ${megapixels(fault.megapixels)}, máximo ${megapixels(fault.most)}. Hazla más pequeña e inténtalo otra vez.`
    case 'damaged':
      return `Esta imagen ${fault.format} está dañada. Haz la foto otra vez o usa otra.`
    case 'unavailable':
      return `Ahora mismo no se pueden leer imágenes. Anota las fichas a mano o inténtalo otra vez. (${fault.detail})`
  }
}

export const photo: PageWords['photo'] = {
  ...saidPhoto.photo,
  review: { ...saidPhoto.photo.review, percent: (chance) => (chance > 0.995 ? '> 99 %' : chance < 0.005 ? '< 1 %' : `${Math.round(chance * 100)} %`) },
  play: { ...saidPhoto.photo.play, enter: (tile, where, name) => `Anotar ${tile}, ${where.toLowerCase()}, para ${name}` },
}

/** The pictures of the suits (B-9), each showing its number of something; blank has none. */
const PICTURES = saidPhoto.picturesPictures

/** The picture of a suit, or its number where a suit has none. */
export function pictureName(suit: Suit): string {
  return PICTURES[suit] ?? String(suit)
}

/** A tile by its pictures: `mariquita y trébol`, `trébol dos veces`. */
export function pictureTileName(high: Suit, low: Suit): string {
  return high === low ? `${pictureName(high)} dos veces` : `${pictureName(high)} y ${pictureName(low)}`
}

/** What each picture shows as often as its suit says. */
const SHOWS = saidPhoto.picturesShows

export const pictures: PageWords['pictures'] = {
  ...saidPhoto.pictures,
  entry: (suit) => `${suit}: ${pictureName(suit)}`,
  shows: (suit) => SHOWS[suit] ?? '',
  suits: PICTURES.map((_, suit) => suit),
}

/** Ejercicios de partidas jugadas. */
export const puzzle: PageWords['puzzle'] = {
  ...saidPeople.puzzle,
  place: (arm, suit) =>
    arm === null || suit === null
      ? 'De salida'
      : typeof arm === 'number'
        ? `Brazo ${arm}, en ${suit}`
        : `${{ left: 'Izquierda', right: 'Derecha', up: 'Arriba', down: 'Abajo' }[arm]}, en ${suit}`,
}

/** Questioning a play, or anything else that happened. */
export const questions: PageWords['questions'] = {
  ...saidMatch.questions,
  told: ({ asked, undone }) => (undone ? questions.undone : questions.mark[asked.outcome]),
  earlier: (question, agreed, names) =>
    `${questions.told(question)}${agreed.length === 0 ? '' : ` (de acuerdo: ${listed(agreed.map((seat) => nameOf(names, seat)))})`}`,
}

/** Mirar una ronda terminada. */
export const review: PageWords['review'] = {
  ...saidPeople.review,
  table: {
    ...saidPeople.review.table,
    heading: (other) => `Jugada, y ${other.toLowerCase()}`,
    now: (noun) => `${noun.other.charAt(0).toUpperCase()}${noun.other.slice(1)} ahora`,
  },
  worth: (tile, name, points, give, noun) =>
    `${tile} da a ${name} ${decimal(points)} ${inNumber(2, noun)} más al final${margin(give, HALF_A_TENTH, `, con un margen de ${decimal(give)}`)}.`,
  chance: (tile, name, chance, give) =>
    `Con ${tile}, las opciones de ${name} de ganar la partida suben ${shareWords(chance)}${margin(give, HALF_A_PERCENT, `, con un margen de ${shareWords(give)}`)}.`,
  moments: { ...saidPeople.review.moments, missed: (tile, points) => (points > 0 ? `${tile} daba ${points} más` : `${tile} era probablemente mejor`) },
  luck: {
    ...saidPeople.review.luck,
    why: (leader, tiles, choices, give, noun) =>
      `Las fichas ${tiles >= 0 ? 'dieron' : 'quitaron'} a ${leader} alrededor de ${counted(Math.round(Math.abs(tiles)), noun)}; las decisiones ${choices >= 0 ? 'dieron' : 'quitaron'} alrededor de ${Math.round(Math.abs(choices))}, con un margen de ${Math.max(1, Math.round(give))}.`,
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
  link: (id) => `Regla ${id}: ${ruleTexts[id].title}`,
  points: {
    ...saidRules.ruleBook.points,
    of: ({ points, each }, game) => `${signed(points)} ${inNumber(Math.abs(points), gameWords(game).points)}${each ? ' cada vez' : ''}`,
  },
  askedFor: (id) => ASKED_FOR[id] ?? '',
  rule: {
    ...saidRules.ruleBook.rule,
    sources: (sources) => `${sources.length === 1 ? 'Fuente' : 'Fuentes'}: ${sources.join('; ')}`,
    before: (id) => `Anterior: ${id} ${ruleTexts[id].title}`,
    after: (id) => `Siguiente: ${id} ${ruleTexts[id].title}`,
  },
  example: {
    ...saidRules.ruleBook.example,
    moved: (before, after, unit) => (before === after ? `${plain(after)} ${unit}` : `${plain(before)} → ${plain(after)} ${unit}`),
    movedInFull: (before, after, unit) => (before === after ? `${plain(after)} ${unit}, sin cambios` : `de ${plain(before)} a ${plain(after)} ${unit}`),
  },
  compare: { ...saidRules.ruleBook.compare, caption: (one, other) => listed([one, other]) },
}

/** Why a setting has the preset's value. */
export const whySentence: PageWords['whySentence'] = (name, preset) => {
  const { why } = ruleSettings[name]
  return typeof why === 'string' ? why : (why[PRESETS[preset].source ?? 'none'] ?? '')
}

export const seasonProblemSentence = seasonSentenceOf({ ...saidEvening.seasonPhrases, commands: { noAnswerSentence, notSavedSentence } })

/** The page Settle a dispute: the questions. */
export const settle: PageWords['settle'] = {
  ...saidMatch.settle,
  table: { ...saidMatch.settle.table, tap: (line) => `Toca o escribe cualquier ficha ${withArticle(line).of}. Luego añade sus vecinas a un lado y al otro.` },
}

const STATISTICS_MATCHES: Noun = saidPeople.statisticsMatches

/** What is counted over all matches of the house. */
export const statistics: PageWords['statistics'] = {
  ...saidPeople.statistics,
  figures: {
    ...saidPeople.statistics.figures,
    long: (minutes) => (minutes < 60 ? `${minutes}\u00a0min` : `${whole(Math.round(minutes / 60))}\u00a0h`),
    atTable: (known, matches) => (known === matches ? 'en la mesa' : `en la mesa, en ${whole(known)} de ${counted(matches, STATISTICS_MATCHES)}`),
  },
  luck: {
    ...saidPeople.statistics.luck,
    told: (name, ahead, tiles, choices, give, noun) =>
      `${name} gana ${decimal(Math.abs(ahead))} ${noun.other} ${ahead < 0 ? 'menos' : 'más'} por partida que los demás. Las fichas ${tiles < 0 ? 'quitaron' : 'dieron'} alrededor de ${decimal(Math.abs(tiles))} y las decisiones ${choices < 0 ? 'quitaron' : 'dieron'} alrededor de ${decimal(Math.abs(choices))}${margin(give, HALF_A_TENTH, `, con un margen de ${decimal(give)}`)}.`,
  },
  rivals: {
    ...saidPeople.statistics.rivals,
    pair: (one, other) => listed([one, other]),
    standing: (one, other, ahead, behind, level) => {
      const levelWords = level === 0 ? '' : `, y ${counted(level, { one: 'empate', other: 'empates' })}`
      if (ahead === behind) return `Igualdad: ${ahead} a ${behind}${levelWords}.`

      return `Ventaja de ${ahead > behind ? one : other}: ${Math.max(ahead, behind)} a ${Math.min(ahead, behind)}${levelWords}.`
    },
  },
  ratings: {
    ...saidPeople.statistics.ratings,
    ahead: (one, other, tenths) =>
      `${one} ${tenths === 0 ? 'casi nunca termina' : tenths === 10 ? 'casi siempre termina' : 'termina'} por delante de ${other}${tenths === 0 || tenths === 10 ? '' : ` ${counted(tenths, { one: 'vez', other: 'veces' })} de cada 10`}.`,
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
        title: `No se puede leer un archivo: ${notice.file}`,
        text: `Caravan lo ha movido sin cambios a ${notice.movedTo}. Todo lo demás está a salvo. (${unreadableWords(notice)})`,
      }
    case 'left-alone':
      return {
        title: `No se puede leer un archivo: ${notice.file}`,
        text: `Caravan tampoco lo ha podido mover, así que sigue ahí sin cambios. Todo lo demás está a salvo. (${unreadableWords(notice)})`,
      }
    case 'read-only':
      return {
        title: 'Aquí tus partidas son de solo lectura',
        text: 'Caravan no puede escribir en tu carpeta de datos. Puedes verlo todo, pero no cambiar nada. Dale permiso, o abre Caravan con otra carpeta.',
      }
    case 'away':
      return {
        title: 'La carpeta de tus partidas no está disponible ahora mismo',
        text: 'No se ha perdido nada. Conecta otra vez la unidad o devuelve la carpeta a su sitio: Caravan seguirá en cuanto vuelva.',
      }
    case 'evening-away':
      return {
        title: `El archivo de la velada “${notice.name}” no está disponible ahora mismo`,
        text: 'No se ha perdido nada, y los teléfonos se quedan. Caravan seguirá en cuanto vuelva el archivo.',
      }
    case 'not-flushed':
      return {
        title: 'Un corte de luz podría deshacer los últimos cambios',
        text: 'Todo está guardado y se puede leer. Pero el disco ha dado un error al asegurarlo. Haz una copia de seguridad en otro disco.',
      }
    case 'backup-smaller':
      return {
        title: `La copia de seguridad nueva tiene menos partidas: ${notice.matches} en vez de ${notice.before}`,
        text: 'Caravan conserva la copia más completa. Si faltan partidas, restáurala en la página Archivos.',
      }
    case 'not-watching':
      return {
        title: 'Los cambios de otros dispositivos tardan',
        text: 'Caravan no puede vigilar tu carpeta de datos ahora mismo. Los cambios de otros dispositivos aparecen en menos de un minuto. Este mensaje desaparece solo.',
      }
    case 'not-read':
      return {
        title: `No se puede leer un archivo: ${notice.file}`,
        text: `${NOT_READ[notice.why]} Caravan no ha cambiado nada. Todo lo demás funciona.${notReadDetail(notice)}`,
      }
    case 'backup-failed':
      return {
        title: 'La copia de seguridad automática ha fallado',
        text: `${BACKUP_FAILED[notice.reason]} Tus partidas están a salvo. Caravan lo intenta de nuevo cada media hora. (${notice.detail})`,
      }
    case 'backup-incomplete':
      return { title: backupFaults.notice.title(notice.leftOut), text: backupFaults.notice.text(notice.lines) }
    case 'copy-left':
      return {
        title: `No se puede leer la segunda copia de un archivo: ${notice.file}`,
        text: `Dos de tus dispositivos han cambiado el mismo archivo a la vez, y esta es la copia que sobra. Caravan no ha cambiado ninguno de los dos archivos. (${unreadableWords(notice)})`,
      }
    case 'came-apart':
      return {
        title: `${counted(notice.versions, { one: 'versión', other: 'versiones' })} de una partida: ${listed(notice.players)}`,
        text: versionsNotice.text,
      }
    case 'two-names':
      return {
        title: `Dos nombres para ${notice.name}`,
        text: `Dos dispositivos han dado a la vez nombres distintos a esta persona. Caravan usa el último: ${notice.name}. El otro era ${notice.other}.`,
      }
  }
}

/** The panel at the table that counts what anyone could count. */
export const tilesPlayed: PageWords['tilesPlayed'] = {
  ...saidMatch.tilesPlayed,
  end: (arm) => armWords(arm).replace(/^el (extremo )?/, ''),
  left: (inHands, boneyard, drawable, name) =>
    `${inNumber(inHands + boneyard, { one: 'Queda', other: 'Quedan' })} ${counted(inHands + boneyard, tileNoun)}: ${inHands} en las manos, ${boneyard} en el ${name}${boneyard === 0 ? '' : ` (${drawable === 0 ? (boneyard === 1 ? 'no se puede robar' : 'no se puede robar ninguna') : drawable === boneyard ? (boneyard === 1 ? 'se puede robar' : 'se pueden robar todas') : `se ${drawable === 1 ? 'puede' : 'pueden'} robar ${drawable}`})`}.`,
  frozen: (ends) => {
    const one = new Set(ends.map(({ suit }) => suit)).size === 1
    return `${inNumber(ends.length, { one: 'Extremo agotado', other: 'Extremos agotados' })}: ${listed(ends.map(({ arm, suit }) => `${armWords(arm)} (${suit})`))}. Todas las fichas con ${one ? 'ese número' : 'esos números'} están jugadas, así que ahí ya no puede jugar nadie.`
  },
}

/** A place that counts from 0, with its article. */
const thePlace = (round: number, event: number): string => `la anotación ${event + 1} de la ronda ${round + 1}`

const QUESTIONED = saidMatch.trailQuestioned

const trailSentences = trailSentencesOf({
  ...saidMatch.trailPhrases,
  words: { nameOf, namesOf },
  corrected: ({ edit }) => (edit.name === 'revise' ? 'Corregida después de la partida' : 'Cambiada después de la partida'),
  tableAid: tilesPlayed.turned,
  learningAid: learningAid.turned,
  dayWords,
  questioned: ({ round, event, settles, outcome }) =>
    `Duda sobre ${thePlace(round, event)}${settles === undefined ? '' : ', otra vez'}: ${QUESTIONED[outcome]}`,
  'rules-changed': ({ round, event }) => `Cambio de reglas de la casa desde ${thePlace(round, event)}`,
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
    event: (round, event) => `Son iguales hasta la anotación ${event - 1} de la ronda ${round}. Son distintas desde la ${event}.`,
  },
  confirm: {
    ...saidData.versions.confirm,
    title: (name) => `¿Conservar la ${name.toLowerCase()}?`,
    bin: (name) => `La ${name.toLowerCase()} será la partida en todos los dispositivos. Las otras van a la papelera como partidas aparte.`,
    keep: (name) => `La ${name.toLowerCase()} será la partida en todos los dispositivos. Las otras quedan como partidas aparte.`,
  },
  chosen: (name) => `La ${name.toLowerCase()} es ahora la partida.`,
}

const pips = (count: number, moved: string) => `${counted(count, { one: 'punto', other: 'puntos' })} ${moved}`

/** What would give a blocked round another winner. */
export const wouldChange: PageWords['wouldChange'] = {
  ...saidMatch.wouldChange,
  ...changeSentencesOf(nameOf, {
    ...saidMatch.changePhrases,
    heavier: (count, who) => `Con ${pips(count, 'más')} en la mano de ${who}`,
    lighter: (count, who) => `Con ${pips(count, 'menos')} en la mano de ${who}`,
  }),
}
