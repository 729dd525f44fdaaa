import * as saidData from './said/fr/data'
import * as saidEvening from './said/fr/evening'
import * as saidMatch from './said/fr/match'
import * as saidPeople from './said/fr/people'
import * as saidPhoto from './said/fr/photo'
import * as saidRules from './said/fr/rules'
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
  ofName,
  ofNames,
  setWords,
  sourceNames,
  tileNoun,
  withArticle,
  SIDES,
} from '#shared/words/fr/grammar'
import { backupSentencesOf } from './backup-sentences'
import { capitalised, plain, signed } from '#shared/words/numbers'
import { changeSentencesOf } from './change-sentences'
import { colon, seconds } from './fr/start'
import { commandSentencesOf } from './command-sentences'
import { damageSentencesOf, takenIn } from './damage-sentences'
import { dateWords, dayWords, decimal, momentWords, shareWords, whole } from './said/fr/formats'
import { distinctTiles } from '#shared/domino/set'
import { endSentence, limitSentence, mistakesWords, refusalSentence, shapeSentence, warningSentence } from '#shared/words/fr'
import { eveningSentencesOf } from './evening-sentences'
import { explanationSentencesOf } from './explanation-sentences'
import { fileFaultsOf } from './file-fault-sentences'
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
} from './fr/start'

export { chartDay, dateWords, dayWords, decimal, momentWords, perRound, pointsWords, shareWords, whenWords } from './said/fr/formats'

export { seasons } from './said/fr/evening'

export { person, totalsChart } from './said/fr/people'

export { keptPhotos, tablePicture } from './said/fr/photo'

export { about, appSettings, bin, exporting, files, firstStart } from './said/fr/data'

export { fromHereOn, introduction, numberInstead, presets } from './said/fr/rules'

export { bigScreen, entryTitle, flat, keyList, live, oneLine, replay, roundName, savedRuling, share, teaching } from './said/fr/match'

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
          return `${name} est d’accord avec la manche ${round}.`
        case 'contested':
          return `${name} n’est pas d’accord avec la manche ${round}${said.note === '' ? '' : ` : ${said.note}`}.`
        case 'changed':
          return `La manche ${round} a un nouveau résultat. ${name}, vérifiez-le, s’il vous plaît.`
        case 'gone':
          return `${name} n’est plus là et n’a plus à répondre sur la manche ${round}.`
        case 'silent':
          return `${name} a retiré sa réponse sur la manche ${round}.`
      }
    },
  },
}

/** What is said of a match to people who do not see it: what has changed, and what they ask for with a key. */
export const aloud: PageWords['aloud'] = {
  ...saidMatch.aloud,
  moved: (name, points) => (points < 0 ? `${name} perd ${plain(-points)}` : `${name} +${plain(points)}`),
}

/** The page Settle a dispute: the answer. */
export const arbiter: PageWords['arbiter'] = { ...saidMatch.arbiter, faceDown: (boneyard) => `Ces dominos sont forcément dans ${withArticle(boneyard).the} :` }

/** `Ben gagne`; where tiles are deducted nobody does. */
export const whoWins: PageWords['whoWins'] = (winner, names) => (winner === null ? 'Personne ne gagne' : `${nameOf(names, winner)} gagne`)

/** `et reçoit 2 jetons`, with what the others lose after it. */
export const takesWords: PageWords['takesWords'] = ({ winner, deltas }, names, { points }) => {
  const own = winner === null ? null : (deltas[winner] ?? null)
  const others = deltas.flatMap((delta, seat) => (seat === winner || delta === null || delta === 0 ? [] : [`${nameOf(names, seat)} ${signed(delta)}`]))
  const first =
    own === null
      ? ''
      : own === 0
        ? `et ne reçoit aucun ${points.one ?? points.other}`
        : own < 0
          ? `et perd ${counted(-own, points)}`
          : `et reçoit ${counted(own, points)}`
  return [first, listed(others)].filter((part) => part !== '').join(' ; ')
}

/** Winner and points in one sentence, for people who cannot see them. */
export const answerSentence: PageWords['answerSentence'] = (ending, names, words, whatever = '') => {
  const takes = takesWords(ending, names, words)
  const winner = whoWins(ending.winner, names)
  const end = whatever === '' ? '.' : `, ${whatever}.`
  return takes === '' ? `${winner}${end}` : ending.winner === null ? `${winner} : ${takes}${end}` : `${winner} ${takes}${end}`
}

/** Files of records that came to the window: opened with the app, or dropped on it. */
export const arrivals: PageWords['arrivals'] = {
  ...saidMatch.arrivals,
  many: (count, all) => {
    const matches = counted(count, { one: 'partie', other: 'parties' })
    return all ? matches : `plus de ${matches}`
  },
}

const FILES: Noun = saidData.backupFaultsFiles

/** The match or person a file belongs to, where that is known; the file itself otherwise. */
function aboutOf({ name, players, date }: BackupFault): string {
  const match = players.length === 0 ? null : date === null ? listed(players) : `${listed(players)}, ${dayWords(date)}`
  if (name.endsWith('/')) return match === null ? `Le dossier ${name}` : `${match} (${name})`
  if (name.startsWith('tiles/')) return 'Vos dominos'
  if (name.startsWith('settings/')) return 'Réglages'
  if (name.startsWith('photos/') && match !== null) return `Une photo : ${match}`
  return match === null ? name : match
}

const WHY: Readonly<Record<BackupFaultReason, string>> = saidData.backupFaultsWhy

/** What a backup leaves out, and what in it is damaged. */
export const backupFaults: PageWords['backupFaults'] = {
  ...saidData.backupFaults /** In one line; empty where a backup has everything, whole. */,
  summary: ({ leftOut, damaged }) =>
    [
      leftOut > 0 && `${counted(leftOut, FILES)} ${inNumber(leftOut, { one: 'absent', other: 'absents' })}`,
      damaged > 0 && `${counted(damaged, FILES)} ${inNumber(damaged, { one: 'endommagé', other: 'endommagés' })}`,
    ]
      .filter((each) => each !== false)
      .join(', '),
  line: (fault) => `${aboutOf(fault)} : ${WHY[fault.why]}`,
  notice: {
    ...saidData.backupFaults.notice,
    text: (lines) => {
      const what = lines
        .slice(0, 3)
        .map((fault) => `${aboutOf(fault)} (${WHY[fault.why]})`)
        .join(' ; ')
      return `${what}. Tout le reste y est. Caravan réessaie toutes les demi-heures.`
    },
  },
}

export const backup: PageWords['backup'] = {
  ...saidData.backup,
  restore: { ...saidData.backup.restore, made: (preview) => `Faite le ${momentWords(preview.made)} sur ${preview.device} avec Caravan ${preview.appVersion}.` },
  size: (bytes) => (bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} ko` : `${figures(Math.round(bytes / 100_000) / 10)} Mo`),
}

const NOUNS = saidData.backupNouns

const { damageWords, unreadableWords, notReadDetail, noFileWords } = fileFaultsOf({ ...saidData.fileFaultsPhrases, shapeSentence, limitSentence })

export const { workWords, restoredSentences, folderProblemSentence, backupProblemSentence } = backupSentencesOf({
  ...saidData.backupPhrases,
  restored: {
    ...saidData.backupPhrases.restored,
    back: (count, what) => `${counted(count, NOUNS[what])} ${inNumber(count, { one: 'restaurée', other: 'restaurées' })}`,
    became: (count, what) => `${counted(count, NOUNS[what])} ${inNumber(count, { one: 'remplacée', other: 'remplacées' })} par la version de la sauvegarde`,
    came: (parts) => `${parts.join('. ')}.`,
    unusable: backupFaults.unusable,
  },
  'bad-backup': {
    ...saidData.backupPhrases['bad-backup'],
    'too-large': ({ entry, limit }) => `${entry === null ? 'Le contenu de ce fichier' : entry} dépasse la limite de ${backup.size(limit)}.`,
    'wrong-manifest': ({ detail, damage }) =>
      `Ce n’est pas une sauvegarde de Caravan, ou elle a été modifiée : manifest.json n’est pas valide (${damage === undefined ? detail : damageWords(damage)}).`,
    counts: ({ told, what, found }) => `Cette sauvegarde devrait contenir ${counted(told, NOUNS[what])}, mais en contient ${figures(found)}.`,
  },
})

const either = (counts: readonly number[]): string => `${listed([...counts].reverse().map(String), 'or')} ${inNumber(Math.max(...counts), tileNoun)}`

/** La page où une caméra au-dessus de la table compte les points. */
export const cameraTable: PageWords['cameraTable'] = {
  ...saidPhoto.cameraTable,
  drew: (name, counts) => `${name} a pioché ${either(counts)} ? Une main cachait la vue.`,
}

/** `d’Ada et de Ben` */
const ofAll = (who: readonly string[]): string => ofNames(who, [...who.keys()])

/** The page Settle a dispute: what holds although something is missing, and who went out. */
export const certain: PageWords['certain'] = {
  ...saidMatch.certain,
  whatever: (who, dice) =>
    listed([...(who.length === 0 ? [] : [`quels que soient les dominos ${ofAll(who)}`]), ...(dice ? ['quels que soient les dés qui manquent'] : [])]),
  pointsOpen: (who) => `Pas encore certain : les points ${ofAll(who)}. Ils dépendent du nombre de dominos restants.`,
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
    otherTold: (totals) => `Saisi sur un autre ordinateur : ${listed(totals.map(({ name, total }) => `${name} ${plain(total)}`))}`,
  },
}

export const eveningProblemSentence: PageWords['eveningProblemSentence'] = eveningSentencesOf({
  ...saidEvening.eveningPhrases,
  commands: { noAnswerSentence, notSavedSentence },
})

const BESIDE_NOUNS = saidData.exchangeBesideNouns

const inPlural = (word: string) => (count: number) => (count < 2 ? word : `${word}s`)

const BESIDE_DONE = {
  added: inPlural('ajoutée'),
  extended: (count: number) => `${inPlural('complétée')(count)} avec la suite`,
  known: () => 'déjà là',
  'in-bin': (count: number) => `${inPlural('laissée')(count)} dans la corbeille`,
  differs: (count: number) => `non ${inPlural('importée')(count)}, car une autre version est ici`,
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
  cap: (countedAs, points, short, target) =>
    `${countedAs} au lieu de ${points}, ${short > 0 ? `à ${short} de l’objectif (${target})` : `déjà à ${target} ou plus`}`,
  fitted: (tiles) => `Parmi les dominos pas encore posés, ${tiles} ${tiles < 2 ? 'est jouable' : 'sont jouables'}.`,
})

/** What an event was counted from, and what else it could have come to. */
export const explanation: PageWords['explanation'] = {
  ...saidMatch.explanation,
  verdict: explanationSentences.verdict,
  placeOf: explanationSentences.placeOf,
  shown: ({ tile, suit, halves }, place, decides) =>
    `${place} : ${makeTile(tile)}, ${halves === 2 ? 'les deux moitiés à' : 'une moitié à'} ${suit}${decides ? ', a compté' : ''}`,
  look: explanationSentences.look,
  found: explanationSentences.found,
  cap: explanationSentences.cap,
  sum: explanationSentences.sum,
  totals: explanationSentences.totals,
  drawable: ({ boneyard, reserve, drawable }, rules) =>
    `${counted(boneyard, tileNoun)} dans ${withArticle(gameWords(rules.game).boneyard).the}${reserve === 0 ? '' : `, dont ${reserve} en réserve`} : on pouvait en piocher ${drawable}.`,
  fitting: explanationSentences.fitting,
  upshot: explanationSentences.upshot,
}

export const howToPlay: PageWords['howToPlay'] = {
  ...saidRules.howToPlay,
  title: (game) => `Comment jouer : ${gameWords(game).name}`,
  drew: (name, needed, count) =>
    `${name} ${needed.length === 1 ? `n’a pas de ${needed[0]}` : `n’a ni ${needed.join(' ni ')}`} et pioche ${counted(count, tileNoun)}. ${count === 1 ? 'Il' : 'Le dernier'} est jouable, donc ${name} doit le poser.`,
  ...lessonSentencesOf(saidRules.howToPlay),
  rules: (game) => `Toutes les règles : ${gameWords(game).name}`,
}

/** Phones that join a match: on the computer that lets them, and on the phone. */
export const join: PageWords['join'] = {
  ...saidEvening.join,
  invite: {
    ...saidEvening.join.invite,
    good: (left) => `Expire dans ${seconds(left)}.`,
    lastSeen: (ago) => `hors connexion, vu ${ago < 5 ? 'à l’instant' : `il y a ${seconds(ago)}`}`,
  },
  refusal: sentencesByKind(saidEvening.joinPhrases),
}

export const league: PageWords['league'] = {
  ...saidEvening.league,
  chart: { ...saidEvening.league.chart, label: (names) => `Points ${listed(names.map(ofName))} après chaque jour` },
  rules: {
    ...saidEvening.league.rules,
    places: (places, others) => `Selon le rang à la table : ${places.map(plain).join(', ')}, puis ${plain(others)}.`,
    eveningPlaces: (places, others) => `Selon le rang sur toute la soirée : ${places.map(plain).join(', ')}, puis ${plain(others)}.`,
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
    return `Ouvrir avec ${left} à gauche, ${right} à droite`
  },
  counted: play.counted,
  names: play.names,
  name: (where, delta, more) => [`${where} : ${signed(delta)}`, ...more].join(', '),
}

const places = (ends: readonly ArmName[]): string => {
  const arms = ends.filter((end) => typeof end === 'number')
  if (arms.length > 0) return arms.length === 1 ? `branche ${arms[0]}` : `branches ${arms.slice(0, -1).join(', ')} et ${arms.at(-1)}`
  return areBothSides(ends) ? 'les deux bouts' : listed(ends.flatMap((end) => (typeof end === 'number' ? [] : [`bout ${SIDES[end]}`])))
}

export const tray: PageWords['tray'] = { ...saidMatch.tray, at: places, row: (ends, suit) => `${suit}, ${places(ends)}` }

export const match: PageWords['match'] = {
  ...saidMatch.match,
  table: {
    ...saidMatch.match.table,
    rulesChanged: (rounds) => `règles modifiées ${inNumber(rounds.length, { one: 'à la manche', other: 'aux manches' })} ${listed(rounds.map(String))}`,
    boneyard: capitalised,
    boneyardCount: (name, tiles, reserve) =>
      reserve > 0
        ? `${counted(tiles, tileNoun)} dans ${withArticle(name).the}, dont ${reserve} en réserve`
        : `${counted(tiles, tileNoun)} dans ${withArticle(name).the}`,
  },
  players: {
    ...saidMatch.match.players,
    leader: capitalised,
    total: (total, target, points, countdown) =>
      countdown ? `${toGo(target, total)} sur ${counted(target, points)} à rendre` : `${plain(total)} sur ${counted(target, points)}`,
  },
  line: { ...saidMatch.match.line, label: (line) => capitalised(withArticle(line).the), labelOf: (line, of) => `${capitalised(withArticle(line).the)}, ${of}` },
  entry,
  way: ways,
  pad,
  tray,
  play: playButton,
  correction: corrections,
  block: {
    ...saidMatch.match.block,
    early: (tiles, boneyard) =>
      `On peut encore piocher ${counted(tiles, tileNoun)} dans ${withArticle(boneyard).the}. Un blocage maintenant sera gardé et signalé comme inhabituel.`,
  },
}

/** All matches of the house. */
export const matches: PageWords['matches'] = { ...saidPeople.matches, ...monthsIn('fr-FR') }

export const moments: PageWords['moments'] = { ...saidMatch.moments, end: { ...saidMatch.moments.end, undo: match.entry.undo } }

export const settingValues: ChoiceValueWords = saidRules.settingValues

export const { settingChoiceWords, settingValueWords, byPlayersWords, houseRulesWords, changedRulesWords, rulesMovedWords } = ruleValuesIn({
  ...saidRules.ruleValuesPhrases,
  settings: ruleSettings,
  values: settingValues,
  nulls: nullValues,
  set: (maxPip) => ({ label: capitalised(setWords(maxPip)), means: counted(distinctTiles(maxPip), tileNoun) }),
  withPlayers: (worth, players, orMore) => (orMore ? `${worth} pour ${players[0]} ou plus` : `${worth} pour ${listed(players, 'or')} personnes`),
  colon,
  mistakesName: saidMatch.newMatch.rules.mistakes.heading,
  mistakesWords,
})

const LEADER_HINT: Readonly<Record<LeaderAdvice, (leader: string) => string>> = {
  'lowest-double': () =>
    'Distribuez d’abord. Le plus petit double ouvre. Si personne n’en a, la source ne dit rien : redistribuez, ou piochez à tour de rôle jusqu’à ce que quelqu’un en ait un.',
  'highest-double': () =>
    'Distribuez d’abord. Le plus grand double ouvre. Si personne n’en a, la source ne dit rien : redistribuez, ou piochez à tour de rôle jusqu’à ce que quelqu’un en ait un.',
  'highest-double-any-tile': () =>
    'Distribuez d’abord. Le plus grand double donne l’ouverture, avec n’importe quel domino. Si personne n’a de double, redistribuez.',
  'picked-at-random': () => 'Tirez au sort la personne qui ouvre en premier.',
  'highest-tile-drawn': () => 'Chacun tire un domino. Le plus grand donne l’ouverture, puis on mélange à nouveau.',
  'any-player': (leader) => `Choisissez la personne qui ${leader === 'ouverture' ? 'ouvre' : `est ${leader}`} en premier.`,
  'nobody-named': (leader) => `La source ne désigne personne. Choisissez la personne qui ${leader === 'ouverture' ? 'ouvre' : `est ${leader}`} en premier.`,
  'left-of-last-leader': () => 'L’ouverture passe à gauche.',
  'who-went-out': () => 'La personne qui a fait domino ouvre. Après un blocage, on tire au sort.',
}

const FACES = ['', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six'] as const

export const newMatch: PageWords['newMatch'] = {
  ...saidMatch.newMatch,
  game: {
    ...saidMatch.newMatch.game,
    facts: (preset) => {
      const { players, settings } = PRESETS[preset]
      return `${players.min === players.max ? players.min : `De ${players.min} à ${players.max}`} personnes · objectif : ${byPlayersWords(settings.target)}`
    },
    source: (source) => `Source : ${sourceNames[source]}`,
    points: (points, preset) => counted(points, gameWords(PRESETS[preset].game).points),
  },
  players: { ...saidMatch.newMatch.players, seatOf: (name, seat) => (name.trim() === '' ? `place ${seat}` : name.trim()) },
  leader: { ...saidMatch.newMatch.leader, advice: (advice, preset) => LEADER_HINT[advice](gameWords(PRESETS[preset].game).leader) },
  dice: { ...saidMatch.newMatch.dice, labels: { ...saidMatch.newMatch.dice.labels, face: (face) => FACES[face] ?? String(face) } },
}

/** What is wrong with the table as it is set, and what would be right. */
export const problemSentence = sentencesByKind<DraftProblem>(saidMatch.newMatchPhrases)

export const ownTiles: PageWords['ownTiles'] = {
  ...saidMatch.ownTiles,
  found: (here, all) => (here === all ? `Trouvé : ${counted(all, tileNoun)}.` : `Trouvé : ${counted(here, tileNoun)}, ${all} sur les deux photos.`),
}

const PEOPLE_MATCHES: Noun = saidPeople.peopleMatches

function tally({ matches, lastPlayed }: MatchesTold): string {
  if (lastPlayed === null) return 'aucune partie'

  return `${counted(matches, PEOPLE_MATCHES)}, la dernière le ${dateWords(lastPlayed)}`
}

export const people: PageWords['people'] = {
  ...saidPeople.people,
  merge: { ...saidPeople.people.merge, option: (name, counts, retired) => `${name} (${tally(counts)}${retired ? ', nom masqué' : ''})` },
}

export const peopleProblemSentence = peopleSentencesOf({ ...saidPeople.peoplePhrases, commands: { noAnswerSentence, notSavedSentence } })

/** Reading tiles and dice from photos. */
const megapixels = (value: number): string => counted(Math.round(value), { one: 'mégapixel', other: 'mégapixels' })

/** Why a picture could not be read, and what to do. */
export const recognitionFaultSentence: PageWords['recognitionFaultSentence'] = (fault) => {
  switch (fault.code) {
    case 'empty':
      return 'Ce fichier est vide. Choisissez-en un autre.'
    case 'unreadable':
      return 'Impossible d’ouvrir ce fichier. C’est un dossier, ou il a été déplacé ou modifié. Choisissez-le de nouveau, ou un autre.'
    case 'not-a-picture':
      return fault.format === null
        ? 'Ce n’est pas une image. Choisissez un fichier JPEG, PNG ou WebP.'
        : `Caravan ne peut pas lire les images ${fault.format}. Enregistrez-la en JPEG, PNG ou WebP et réessayez.`
    case 'too-large':
      return `Cette image est trop grande : ${megapixels(fault.megapixels)}, maximum ${megapixels(fault.most)}. Réduisez-la et réessayez.`
    case 'damaged':
      return `Cette image ${fault.format} est endommagée. Refaites la photo ou choisissez une autre image.`
    case 'unavailable':
      return `Impossible de lire des images pour l’instant. Saisissez les dominos à la main ou réessayez. (${fault.detail})`
  }
}

export const photo: PageWords['photo'] = {
  ...saidPhoto.photo,
  review: { ...saidPhoto.photo.review, percent: (chance) => (chance > 0.995 ? '> 99 %' : chance < 0.005 ? '< 1 %' : `${Math.round(chance * 100)} %`) },
  play: { ...saidPhoto.photo.play, enter: (tile, where, name) => `Saisir ${tile}, ${where.toLowerCase()}, pour ${name}` },
  hand: {
    ...saidPhoto.photo.hand,
    settle: (tiles) =>
      tiles < 2 ? 'Un domino reste incertain : touchez-le et choisissez le bon.' : `${tiles} dominos restent incertains : touchez chacun et choisissez le bon.`,
    use: (tiles) => (tiles < 2 ? 'Utiliser ce domino' : `Utiliser ces ${tiles} dominos`),
  },
}

/** The pictures of the suits (B-9), each showing its number of something; blank has none. */
const PICTURES = saidPhoto.picturesPictures

/** The picture of a suit, or its number where a suit has none. */
export function pictureName(suit: Suit): string {
  return PICTURES[suit] ?? String(suit)
}

/** A tile by its pictures: `coccinelle et trèfle`, `deux fois trèfle`. */
export function pictureTileName(high: Suit, low: Suit): string {
  return high === low ? `deux fois ${pictureName(high)}` : `${pictureName(high)} et ${pictureName(low)}`
}

/** What each picture shows as often as its suit says. */
const SHOWS = saidPhoto.picturesShows

export const pictures: PageWords['pictures'] = {
  ...saidPhoto.pictures,
  entry: (suit) => `${suit} : ${pictureName(suit)}`,
  shows: (suit) => SHOWS[suit] ?? '',
  suits: PICTURES.map((_, suit) => suit),
}

/** Problèmes tirés de parties jouées. */
export const puzzle: PageWords['puzzle'] = {
  ...saidPeople.puzzle,
  place: (arm, suit) =>
    arm === null || suit === null
      ? 'En ouverture'
      : typeof arm === 'number'
        ? `Branche ${arm}, au ${suit}`
        : `${{ left: 'À gauche', right: 'À droite', up: 'En haut', down: 'En bas' }[arm]}, au ${suit}`,
}

/** Questioning a play, or anything else that happened. */
export const questions: PageWords['questions'] = {
  ...saidMatch.questions,
  told: ({ asked, undone }) => (undone ? questions.undone : questions.mark[asked.outcome]),
  earlier: (question, agreed, names) =>
    `${questions.told(question)}${agreed.length === 0 ? '' : ` (d’accord : ${listed(agreed.map((seat) => nameOf(names, seat)))})`}`,
}

/** Revenir sur une manche terminée. */
export const review: PageWords['review'] = {
  ...saidPeople.review,
  table: {
    ...saidPeople.review.table,
    heading: (other) => `Joué, et ${other.toLowerCase()}`,
    now: (noun) => `${noun.other.charAt(0).toUpperCase()}${noun.other.slice(1)} tout de suite`,
  },
  worth: (tile, name, points, give, noun) =>
    `${tile} rapporte à ${name} ${decimal(points)} ${inNumber(2, noun)} de plus à la fin${margin(give, HALF_A_TENTH, `, à ${decimal(give)} près`)}.`,
  chance: (tile, name, chance, give) =>
    `Avec ${tile}, les chances ${ofName(name)} de gagner la partie montent de ${shareWords(chance)}${margin(give, HALF_A_PERCENT, `, à ${shareWords(give)} près`)}.`,
  moments: { ...saidPeople.review.moments, missed: (tile, points) => (points > 0 ? `${tile} rapportait ${points} de plus` : `${tile} était sans doute mieux`) },
  luck: {
    ...saidPeople.review.luck,
    why: (leader, tiles, choices, give, noun) =>
      `Les dominos ont ${tiles >= 0 ? 'rapporté' : 'coûté'} environ ${counted(Math.round(Math.abs(tiles)), noun)} à ${leader} ; les choix ont ${choices >= 0 ? 'rapporté' : 'coûté'} environ ${Math.round(Math.abs(choices))}, à ${Math.max(1, Math.round(give))} près dans les deux cas.`,
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
  link: (id) => `Règle ${id} : ${ruleTexts[id].title}`,
  points: {
    ...saidRules.ruleBook.points,
    of: ({ points, each }, game) => `${signed(points)} ${inNumber(Math.abs(points), gameWords(game).points)}${each ? ' chaque fois' : ''}`,
  },
  askedFor: (id) => ASKED_FOR[id] ?? '',
  rule: {
    ...saidRules.ruleBook.rule,
    sources: (sources) => `${sources.length === 1 ? 'Source' : 'Sources'} : ${sources.join(' ; ')}`,
    before: (id) => `Précédente : ${id} ${ruleTexts[id].title}`,
    after: (id) => `Suivante : ${id} ${ruleTexts[id].title}`,
  },
  example: {
    ...saidRules.ruleBook.example,
    moved: (before, after, unit) => (before === after ? `${plain(after)} ${unit}` : `${plain(before)} → ${plain(after)} ${unit}`),
    movedInFull: (before, after, unit) => (before === after ? `${plain(after)} ${unit}, inchangé` : `de ${plain(before)} à ${plain(after)} ${unit}`),
  },
}

/** Why a setting has the preset's value. */
export const whySentence: PageWords['whySentence'] = (name, preset) => {
  const { why } = ruleSettings[name]
  return typeof why === 'string' ? why : (why[PRESETS[preset].source ?? 'none'] ?? '')
}

/** A ruling on paper and as a picture. */
export const rulingPaper: PageWords['rulingPaper'] = {
  ...saidMatch.rulingPaper,
  rule: (name, ids) => `${capitalised(name)}, ${inNumber(ids.length, { one: 'règle', other: 'règles' })} ${listed(ids)}`,
}

export const seasonProblemSentence = seasonSentenceOf({ ...saidEvening.seasonPhrases, commands: { noAnswerSentence, notSavedSentence } })

/** The page Settle a dispute: the questions. */
export const settle: PageWords['settle'] = {
  ...saidMatch.settle,
  table: {
    ...saidMatch.settle.table,
    boneyard: (name) => `Face cachée dans ${withArticle(name).the}`,
    tap: (line) => `Touchez ou saisissez n’importe quel domino ${withArticle(line).of}. Ajoutez ensuite ses voisins, d’un côté ou de l’autre.`,
  },
}

const STATISTICS_MATCHES: Noun = saidPeople.statisticsMatches

/** What is counted over all matches of the house. */
export const statistics: PageWords['statistics'] = {
  ...saidPeople.statistics,
  figures: {
    ...saidPeople.statistics.figures,
    long: (minutes) => (minutes < 60 ? `${minutes}\u00a0min` : `${whole(Math.round(minutes / 60))}\u00a0h`),
    atTable: (known, matches) =>
      known === matches ? 'autour de la table' : `autour de la table, dans ${counted(known, STATISTICS_MATCHES)} sur ${whole(matches)}`,
  },
  luck: {
    ...saidPeople.statistics.luck,
    told: (name, ahead, tiles, choices, give, noun) =>
      `${name} marque ${decimal(Math.abs(ahead))} ${noun.other} de ${ahead < 0 ? 'moins' : 'plus'} par partie que les autres. Les dominos ont ${tiles < 0 ? 'coûté' : 'rapporté'} environ ${decimal(Math.abs(tiles))}, les choix ont ${choices < 0 ? 'coûté' : 'rapporté'} environ ${decimal(Math.abs(choices))}${margin(give, HALF_A_TENTH, `, à ${decimal(give)} près dans les deux cas`)}.`,
  },
  rivals: {
    ...saidPeople.statistics.rivals,
    standing: (one, other, ahead, behind, level) => {
      const levelWords = level === 0 ? '' : `, et ${level} à égalité`
      if (ahead === behind) return `Égalité : ${ahead} à ${behind}${levelWords}.`

      return `${ahead > behind ? one : other} mène ${Math.max(ahead, behind)} à ${Math.min(ahead, behind)}${levelWords}.`
    },
  },
  ratings: {
    ...saidPeople.statistics.ratings,
    ahead: (one, other, tenths) =>
      `${one} ${tenths === 0 ? 'ne finit presque jamais' : tenths === 10 ? 'finit presque toujours' : 'finit'} devant ${other}${tenths === 0 || tenths === 10 ? '' : ` ${tenths} fois sur 10`}.`,
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
        title: `Fichier illisible : ${notice.file}`,
        text: `Caravan l’a déplacé, inchangé, vers ${notice.movedTo}. Tout le reste est en sécurité. (${unreadableWords(notice)})`,
      }
    case 'left-alone':
      return {
        title: `Fichier illisible : ${notice.file}`,
        text: `Caravan n’a pas pu le déplacer non plus ; il est resté là, inchangé. Tout le reste est en sécurité. (${unreadableWords(notice)})`,
      }
    case 'read-only':
      return {
        title: 'Vos parties sont ici en lecture seule',
        text: 'Caravan ne peut pas écrire dans votre dossier de données. Vous pouvez tout consulter, mais rien modifier. Donnez-lui-en le droit, ou lancez-le avec un autre dossier.',
      }
    case 'away':
      return {
        title: 'Le dossier de vos parties n’est pas là pour l’instant',
        text: 'Rien n’est perdu. Rebranchez le disque ou remettez le dossier à sa place : Caravan continuera dès son retour.',
      }
    case 'evening-away':
      return {
        title: `Le fichier de la soirée « ${notice.name} » n’est pas là pour l’instant`,
        text: 'Rien n’est perdu, et les téléphones restent. Caravan continuera dès le retour du fichier.',
      }
    case 'not-flushed':
      return {
        title: 'Une coupure de courant pourrait annuler les derniers changements',
        text: 'Tout est enregistré et lisible. Mais le disque a signalé une erreur au moment de le garantir. Faites une sauvegarde sur un autre disque.',
      }
    case 'backup-smaller':
      return {
        title: `La nouvelle sauvegarde contient moins de parties : ${notice.matches} au lieu de ${notice.before}`,
        text: 'Caravan garde la sauvegarde la plus complète. S’il manque des parties, restaurez-la à la page Fichiers.',
      }
    case 'not-watching':
      return {
        title: 'Les changements d’autres appareils arrivent en retard',
        text: 'Caravan ne peut pas surveiller votre dossier de données pour l’instant. Les changements d’autres appareils apparaissent en une minute. Ce message disparaîtra de lui-même.',
      }
    case 'not-read':
      return {
        title: `Fichier illisible : ${notice.file}`,
        text: `${NOT_READ[notice.why]} Caravan n’y a rien changé. Tout le reste fonctionne.${notReadDetail(notice)}`,
      }
    case 'backup-failed':
      return {
        title: 'Échec de la sauvegarde automatique',
        text: `${BACKUP_FAILED[notice.reason]} Vos parties sont en sécurité. Caravan réessaie toutes les demi-heures. (${notice.detail})`,
      }
    case 'backup-incomplete':
      return { title: backupFaults.notice.title(notice.leftOut), text: backupFaults.notice.text(notice.lines) }
    case 'copy-left':
      return {
        title: `La seconde copie d’un fichier est illisible : ${notice.file}`,
        text: `Deux de vos appareils ont changé le même fichier en même temps ; ceci est la copie en trop. Caravan n’a changé ni l’un ni l’autre. (${unreadableWords(notice)})`,
      }
    case 'came-apart':
      return {
        title: `${counted(notice.versions, { one: 'version', other: 'versions' })} d’une même partie : ${listed(notice.players)}`,
        text: versionsNotice.text,
      }
    case 'two-names':
      return {
        title: `Deux noms pour ${notice.name}`,
        text: `Deux appareils ont donné en même temps des noms différents à cette personne. Caravan garde le plus récent : ${notice.name}. L’autre était ${notice.other}.`,
      }
  }
}

/** The panel at the table that counts what anyone could count. */
export const tilesPlayed: PageWords['tilesPlayed'] = {
  ...saidMatch.tilesPlayed,
  left: (inHands, boneyard, drawable, name) =>
    `Il reste ${counted(inHands + boneyard, tileNoun)} : ${inHands} en main, ${boneyard} dans ${withArticle(name).the}${boneyard === 0 ? '' : ` (${drawable === 0 ? 'on ne peut rien piocher' : drawable === boneyard ? 'on peut tout piocher' : `on peut en piocher ${drawable}`})`}.`,
  frozen: (ends) => {
    const suits = new Set(ends.map(({ suit }) => suit)).size
    return `${inNumber(ends.length, { one: 'Bout mort', other: 'Bouts morts' })} : ${listed(ends.map(({ arm, suit }) => `${armWords(arm)} (${suit})`))}. Tous les dominos avec ${inNumber(suits, { one: 'ce nombre', other: 'ces nombres' })} sont posés. Personne ne peut plus y jouer.`
  },
}

const trailPlace = (round: number, event: number): string => `Manche ${round}, saisie ${event}`

const QUESTIONED = saidMatch.trailQuestioned

const trailSentences = trailSentencesOf({
  ...saidMatch.trailPhrases,
  words: { nameOf, namesOf },
  corrected: ({ edit }) => (edit.name === 'revise' ? 'Corrigée après la partie' : 'Modifiée après la partie'),
  tableAid: tilesPlayed.turned,
  learningAid: learningAid.turned,
  dayWords,
  questioned: ({ round, event, settles, outcome }) =>
    `${trailPlace(round + 1, event + 1)}, remise en question${settles === undefined ? '' : ' de nouveau'} : ${QUESTIONED[outcome]}`,
  'rules-changed': ({ round, event }) => `Règles maison modifiées à partir de la saisie ${event + 1} de la manche ${round + 1}`,
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
    event: (round, event) => `Elles sont identiques jusqu’à la saisie ${event - 1} de la manche ${round}. Elles diffèrent à partir de la saisie ${event}.`,
  },
  confirm: {
    ...saidData.versions.confirm,
    title: (name) => `Garder la ${name.toLowerCase()} ?`,
    bin: (name) => `La ${name.toLowerCase()} remplace les autres sur tous les appareils. Les autres vont à la corbeille comme parties à part.`,
    keep: (name) => `La ${name.toLowerCase()} remplace les autres sur tous les appareils. Les autres sont gardées comme parties à part.`,
  },
  chosen: (name) => `La ${name.toLowerCase()} est gardée.`,
}

const pips = (count: number, moved: string) => `${counted(count, { one: 'point', other: 'points' })} de ${moved}`

const handOf = (who: string) => `dans la main ${ofName(who)}`

/** What would give a blocked round another winner. */
export const wouldChange: PageWords['wouldChange'] = {
  ...saidMatch.wouldChange,
  ...changeSentencesOf(nameOf, {
    ...saidMatch.changePhrases,
    heavier: (count, who) => `Avec ${pips(count, 'plus')} ${handOf(who)}`,
    lighter: (count, who) => `Avec ${pips(count, 'moins')} ${handOf(who)}`,
  }),
}
