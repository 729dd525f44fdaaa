import { liesAcross, liesInOneRow } from '#shared/domino/line'
import { laidLine, makeLine } from '#shared/domino/notation'
import { makeTile } from '#shared/domino/tile'
import type { Rules } from '#shared/games/rules'
import { PARTNERED_PLAYERS, sidesAmong, totalOfSide } from '#shared/games/sides'
import { isBesidePlay, laidBy, type ScoredEvent } from '#shared/match/events'
import { hindsightOf } from '#shared/match/hindsight/hindsight'
import { replay } from '#shared/match/replay'
import { rulesAt, rulesAtEnd } from '#shared/match/rules-at'
import type { ScoredMatch, ScoredRound } from '#shared/match/state'
import {
  adjustBy,
  adjustMoves,
  finishWhat,
  finishWhy,
  handTold,
  uncalledSays,
  uncalledTo,
  setTold,
  setWho,
  endSentence,
  gameWords,
  hindsightSentence,
  hindsightWords,
  matchSentence,
  nameOf,
  namesOf,
  plain,
  playSentence,
  rulingSentences,
  settingsWords,
  signed,
  warningSentence,
} from '#shared/words/en'
import { scoreRaw } from '../exchange/score-record'
import { type PageAbout, pageAbout, pageOf, playWords, roundHeading } from './page-parts'
import { type RecordCommand, usageOf } from './record-command'
import { type Column, textTable } from './text-table'
import { isOver } from '#shared/games/outcome'

function scoreSheet(about: PageAbout, match: ScoredMatch): string {
  const { names } = about
  return pageOf([about.heading, ...match.rounds.map((round, index) => roundLines(match, round, index + 1, names)), [result(match, names)]])
}

function roundLines(match: ScoredMatch, round: ScoredRound, place: number, names: readonly string[]): readonly string[] {
  const rules = rulesAtEnd(round)
  const words = gameWords(rules.game)
  const columns: readonly Column[] = [
    { title: '#', align: 'right' },
    { title: 'Player', align: 'left' },
    { title: 'Entry', align: 'left' },
    { title: words.points.other, align: 'right' },
    ...sidesOf(rules).map((seats): Column => ({ title: namesOf(names, seats), align: 'right' })),
    ...names.map((title): Column => ({ title, align: 'right' })),
    { title: 'Why', align: 'left' },
  ]
  const rows = round.events.map((event, index) => [
    String(index + 1),
    isBesidePlay(event) || event.type === 'block' || event.type === 'table' ? '' : nameOf(names, event.player),
    eventWords(event, names),
    event.type === 'play' ? signed(event.delta) : '',
    ...sidesOf(rules).map(([seat = 0]) => plain(totalOfSide(rules, event.totals, seat))),
    ...event.totals.map(plain),
    event.type === 'play' ? whyWords(event, round, index) : '',
  ])
  return [
    roundHeading(round, place, names),
    ...(rows.length === 0 ? ['Nothing played.'] : textTable(columns, rows)),
    ...lineLines(round, rules),
    ...warningLines(match, place, names),
    ...provenLines(round, names),
    ...endLines(round, names),
  ]
}

/** The sides of partners, whose columns come first, as on the page; none where everyone plays alone. */
const sidesOf = ({ partners }: Rules): readonly (readonly number[])[] => (partners ? sidesAmong(partners, PARTNERED_PLAYERS) : [])

/** What each side has, then what everyone has. */
function totalsOfAll(rules: Rules, totals: readonly number[], names: readonly string[]): string {
  const sides = sidesOf(rules).map((seats) => `${namesOf(names, seats)} ${plain(totalOfSide(rules, totals, seats[0] ?? 0))}`)
  return sides.length === 0 ? totalsWords(totals, names) : `${sides.join(', ')} (${totalsWords(totals, names)})`
}

/** The line of play as the round left it, on one line. */
function lineLines(round: ScoredRound, rules: Rules): readonly string[] {
  const line = laidLine(round.events.flatMap(laidBy), rules.arms)
  if (line === null) return []
  const name = gameWords(rules.game).line
  const told = `${name.charAt(0).toUpperCase()}${name.slice(1)}: `
  // nobody knows which tile of a train that lay already was led
  if (liesInOneRow(rules.layout) && round.events.some(({ type }) => type === 'table')) return [`${told}${makeLine(line).replace('*', '')}`]
  return [`${told}${makeLine(line)} (* is the ${liesAcross(rules.layout) && line.arms.length > 2 ? 'spinner' : 'lead'})`]
}

function eventWords(event: ScoredEvent, names: readonly string[]): string {
  switch (event.type) {
    case 'play':
      return playWords(event)
    case 'draw':
      return `draws ${event.count}`
    case 'pass':
      return 'passes'
    case 'block':
      return event.stands === undefined ? 'round blocked, all hands shown' : 'round counted as blocked, all hands shown'
    case 'left':
      return `left in hand: ${event.hands.map((hand, seat) => `${nameOf(names, seat)} ${'pips' in hand ? hand.pips : hand.map(makeTile).join(' ') || '-'}`).join(', ')}`
    case 'table':
      return `the table as it was when recording began; ${nameOf(names, event.player)} is next`
    case 'rules':
      return `from now on: ${settingsWords(event.changed)}`
    case 'adjust':
      return `${adjustBy(event)} ${adjustMoves(event, names)}`
    case 'uncalled':
      return `${uncalledSays} ${uncalledTo(event, names)}`
    case 'finish':
      return `${finishWhy(event)} ${finishWhat(event)}`
    case 'show':
    case 'hand':
    case 'leave':
      return handTold(event)
    case 'set':
      return `${setWho} ${setTold(event)}`
  }
}

function whyWords(event: Extract<ScoredEvent, { readonly type: 'play' }>, round: ScoredRound, index: number): string {
  return event.reasons.length === 0 && event.unpaid === undefined ? '' : playSentence(event, { dice: round.dice, rules: rulesAt(round, index) })
}

function warningLines(match: ScoredMatch, place: number, names: readonly string[]): readonly string[] {
  return match.warnings
    .filter(({ round }) => round === place)
    .map((warning) => {
      const where = warning.event === null ? '' : `Entry ${warning.event}: `
      return `! ${where}${warningSentence(warning, names, match.rules.game)}`
    })
}

/** What tiles that were seen later prove of the round's passes and draws. */
function provenLines(round: ScoredRound, names: readonly string[]): readonly string[] {
  return hindsightOf({ rounds: [round] }).map((proven) => {
    const { entry, mark } = hindsightWords
    return `! ${entry(proven.event)}: ${mark.toLowerCase()}: ${hindsightSentence(proven, names)}`
  })
}

function endLines(round: ScoredRound, names: readonly string[]): readonly string[] {
  const { end } = round
  if (end === null) return []
  const rules = rulesAtEnd(round)
  const { blockedRule } = rules
  const ruling = end.kind === 'blocked' ? rulingSentences(end.ruling, names, blockedRule).map((step) => `- ${step}`) : []
  return [endSentence(end, names, rules), ...ruling, `Totals: ${totalsOfAll(rules, end.totals, names)}`]
}

function result(match: ScoredMatch, names: readonly string[]): string {
  if (isOver(match)) return matchSentence(match, names)
  return `No winner yet: ${totalsOfAll(match.rules, match.totals, names)}`
}

function totalsWords(totals: readonly number[], names: readonly string[]): string {
  return totals.map((total, seat) => `${nameOf(names, seat)} ${plain(total)}`).join(', ')
}

/** `score`: match records in, score sheets or JSON out (docs/record-format.md). */
export const SCORE: RecordCommand = {
  name: 'score',
  usage: usageOf('score', 'Scores match records', 'a readable score sheet'),
  json: scoreRaw,
  page: (raw) => pageAbout(raw, replay, scoreSheet),
}
