import { otherHalf, tileOf } from '#shared/domino/tile'
import { sameJson } from '#shared/kernel/canonical'
import { whoIsOut } from '#shared/match/end-of-play'
import type { Dice, RoundEnd, ScoredEvent, Seat } from '#shared/match/events'
import type { RecordRound } from '#shared/match/record'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import { entryName, entryNameAt, toldInFull } from '../feed/told-event'
import type { MatchView } from '../match-view'
import { promptOf } from './prompt'
import { promptWords } from './prompt-words'
import { isOver } from '#shared/games/outcome'
import { totalOfSide, type SideRules } from '#shared/games/sides'
import { sidesOfView, standingsOf } from './standing'

type AgreementView = Pick<MatchView, 'agreements' | 'confirmRounds' | 'names'>

/** What players said of rounds since, and who is asked again because a result has changed, each for itself. */
export function agreementsTold(before: AgreementView, now: AgreementView): readonly string[] {
  const announceWords = words.agreement.announce
  const asking = before.confirmRounds === now.confirmRounds ? [] : [now.confirmRounds ? announceWords.asked : announceWords.notAsked]
  const rounds = now.agreements.flatMap((agreement, round) => {
    const was = before.agreements[round]
    if (agreement.kind === 'not-asked' || was === undefined || was.kind === 'not-asked') return []
    const said = agreement.seats.flatMap((seat, at) =>
      sameJson(seat, was.seats[at]) ? [] : [announceWords.said(scorerWords.nameOf(now.names, at), round + 1, seat)],
    )
    return agreement.kind === 'confirmed' && was.kind !== 'confirmed' ? [...said, announceWords.agreed(round + 1)] : said
  })
  return [...asking, ...rounds]
}

/** More than this of one thing nobody hears out. */
export const MOST_WORDS = 15

/** A word is what has a letter, a digit or a sign that is read out; a name is one, however long. */
const SPOKEN = /[\p{L}\p{N}×+−]/u

/** How many words a reader says. */
export function wordsIn(text: string, names: readonly string[]): number {
  const short = names.filter((name) => name !== '').reduce((told, name) => told.replaceAll(name, 'N'), text)
  return short.split(/\s+/).filter((word) => SPOKEN.test(word)).length
}

function soFew(sentences: readonly string[], names: readonly string[]): boolean {
  return wordsIn(sentences.join(' '), names) <= MOST_WORDS
}

/**
 * What is said of several things, in their order, as messages: as many things in one as it has room for, and one thing in several only where it has to be.
 *
 * @param things the sentences of each
 */
function inMessages(things: readonly (readonly string[])[], names: readonly string[]): readonly string[] {
  const added = (messages: readonly string[], sentences: readonly string[]): readonly string[] | null => {
    const last = messages.at(-1)
    return last !== undefined && soFew([last, ...sentences], names) ? [...messages.slice(0, -1), [last, ...sentences].join(' ')] : null
  }
  return things
    .filter((sentences) => sentences.length > 0)
    .reduce<readonly string[]>((messages, sentences) => {
      const together = added(messages, sentences)
      if (together !== null) return together
      const apart = sentences.reduce<readonly string[]>((own, sentence) => added(own, [sentence]) ?? [...own, sentence], [])
      return [...messages, ...apart]
    }, [])
}

/** What is looked at to see what came since. */
export type Stage = Pick<MatchView, 'tableRevision' | 'scored'>

function eventsOf({ scored }: Stage): number {
  return scored.rounds.reduce((count, round) => count + round.events.length, 0)
}

/** The event that came since; null where nothing or more than that changed. */
export function newEvent(before: Stage, now: Stage): ScoredEvent | null {
  if (now.tableRevision === before.tableRevision || now.scored.rounds.length !== before.scored.rounds.length) return null
  return eventsOf(now) === eventsOf(before) + 1 ? (now.scored.rounds.at(-1)?.events.at(-1) ?? null) : null
}

/**
 * What happened since, for everyone who does not see the table: each thing once, in its order, in messages of at most 15 words (`MOST_WORDS`).
 *
 * An entry and whose turn it is then are one message; what ends a round or the match follows in others.
 *
 * @param own whose device this is; null where it is everyone's
 */
export function announcementsOf(before: MatchView, now: MatchView, own: Seat | null = null): readonly string[] {
  const table = now.tableRevision === before.tableRevision ? [] : tableTold(before, now, own)
  return [...inMessages(table, now.names), ...agreementsTold(before, now), ...questionTold(before, now), ...promptTold(before, now)]
}

/** The first event that is new, by its round and place; null where what was there before is no longer as it was. */
function firstNew(before: readonly RecordRound[], now: readonly RecordRound[]): { readonly round: number; readonly event: number } | null {
  if (before.length > now.length) return null
  for (const [at, was] of before.entries()) {
    const round = now[at]
    if (round === undefined || was.leader !== round.leader || !sameJson(was.dice, round.dice) || was.events.length > round.events.length) return null
    if (was.events.some((event, place) => !sameJson(event, round.events[place]))) return null
    /* What was played in a round that was over is a correction of it. */
    if (was.events.length < round.events.length && at < before.length - 1) return null
  }
  const last = before.length - 1
  return last < 0 ? { round: 0, event: 0 } : { round: last, event: before[last]?.events.length ?? 0 }
}

/** What happened at the table since, the sentences of each thing together. */
function tableTold(before: MatchView, now: MatchView, own: Seat | null): readonly (readonly string[])[] {
  const from = firstNew(before.record.rounds, now.record.rounds)
  if (from === null) return [[...changeTold(before, now), ...turnTold(now, own)]]
  const { scored, names } = now
  const told: (readonly string[])[] = []
  let last: ScoredEvent | null = null
  for (const [at, round] of scored.rounds.entries()) {
    if (at < from.round) continue
    const events = round.events.slice(at === from.round ? from.event : 0)
    if (at >= before.scored.rounds.length) told.push(beginTold(at, round, events[0]))
    for (const [place, event] of events.entries()) {
      told.push([heard(event, now, own), ...warningsTold(now, at, round.events.length - events.length + place)])
      last = event
    }
    if (round.end !== null && events.length > 0) told.push(endTold(round.end, names, scored.rules))
  }
  if (isOver(scored) && last !== null) told.push([scorerWords.matchSentence(scored, names)])
  const latest = told.pop()
  if (latest === undefined) return []
  /* A round that begins, and a table as it was found, say themselves who is next. */
  const isSaid = last?.type === 'table' || (last === null && scored.state.round?.turn !== own)
  return [...told, isSaid ? latest : [...latest, ...turnTold(now, own)]]

  /** How a round begins; a first tile that came with it says who leads. */
  function beginTold(at: number, { leader, dice }: { readonly leader: Seat; readonly dice: Dice | null }, first: ScoredEvent | undefined): readonly string[] {
    const led = first?.type === 'play' && first.arm === null && first.player === leader
    const begins = led ? `${words.match.table.round(at + 1)}.` : words.match.announce.roundBegins(at + 1, scorerWords.nameOf(names, leader))
    if (dice === null) return [begins]
    const [flower, scorpion] = [dice.flower, dice.scorpion].map(([a, b]) => scorerWords.tileWords(tileOf(a, b)))
    return [begins, words.aloud.rolled(flower ?? '', scorpion ?? '')]
  }
}

/** An entry as it is called; a lead as it lies, the left half first: who does not see it has no other way to know what lies at which end. Where its reasons and the turn that follows would be too long together, its points are said alone. */
function heard(event: ScoredEvent, now: MatchView, own: Seat | null): string {
  const { names } = now
  if (event.type === 'rules') {
    const said = `${toldInFull(event, names)}.`
    return soFew([said, ...turnTold(now, own)], names) ? said : words.aloud.rulesChanged
  }
  if (event.type !== 'play') return `${toldInFull(event, names)}.`
  const { player, tile, arm, outward, reasons, delta, totals } = event
  const called = arm === null ? scorerWords.laidWords(otherHalf(tile, outward), outward) : scorerWords.tileWords(tile)
  const play = { name: scorerWords.nameOf(names, player), tile: called, arm, reasons, delta, total: totalOfSide(now.scored.rules, totals, player) }
  const said = words.match.way.heard(play)
  return soFew([said, ...turnTold(now, own)], names) ? said : words.match.way.heard({ ...play, reasons: [] })
}

/** What was irregular about an entry; a pass that was too soon is said by what the table asks then. */
function warningsTold({ scored, names }: MatchView, round: number, event: number): readonly string[] {
  const flagged = scored.warnings.filter((warning) => warning.round === round + 1 && warning.event === event + 1)
  return flagged
    .filter(({ code }) => code !== 'pass-with-boneyard')
    .map((warning) => `${words.match.feed.irregular}${words.colon}${scorerWords.warningSentence(warning, names, scored.rules.game)}`)
}

/** How a round ended, and what it moved: the winner first. */
function endTold(end: RoundEnd, names: readonly string[], rules: SideRules): readonly string[] {
  const { roundEnd } = words.moments
  const { winner, deltas, totals } = end
  const name = winner === null ? '' : scorerWords.nameOf(names, winner)
  const how = (): string => {
    switch (end.kind) {
      case 'domino':
        return roundEnd.goesOut(name)
      case 'target':
        return roundEnd.reaches(name, winner === null ? 0 : totalOfSide(rules, totals, winner))
      case 'counted':
        return winner === null ? roundEnd.nobodyCounted : roundEnd.winsCounted(name)
      case 'stopped':
        return roundEnd.stopped
      case 'blocked':
        return winner === null ? roundEnd.nobodyWins : roundEnd.winsBlocked(name)
    }
  }
  const moved = deltas.flatMap((delta, seat) => (delta === 0 ? [] : [{ seat, delta }])).sort((a, b) => Number(b.seat === winner) - Number(a.seat === winner))
  return [`${how()}.`, ...listsOf(moved.map(({ seat, delta }) => words.aloud.moved(scorerWords.nameOf(names, seat), delta))).map((list) => `${list}.`)]
}

/** Names with a number or two words each, as many as a message can hold. */
function listsOf(parts: readonly string[]): readonly string[] {
  const MOST = 4
  return Array.from({ length: Math.ceil(parts.length / MOST) }, (_, at) => parts.slice(at * MOST, (at + 1) * MOST).join(', '))
}

/** What was taken back, or that something else has changed, and what everyone has who has another total now. */
function changeTold(before: MatchView, now: MatchView): readonly string[] {
  const { names } = now
  const [from, was] = [firstNew(now.record.rounds, before.record.rounds), before.scored.rounds]
  const taken = from === null ? [] : was.slice(from.round).flatMap(({ events }, at) => events.slice(at === 0 ? from.event : 0))
  const [entry] = taken
  const totals = sidesOfView(now).flatMap(({ seats: [seat = 0], name, total }) => (total === standingsOf(before)[seat] ? [] : [words.aloud.has(name, total)]))
  return [
    taken.length === 1 && entry !== undefined ? words.aloud.takenBack(entryName(entry, names)) : words.aloud.changed,
    ...listsOf(totals).map((list) => words.aloud.now(list)),
  ]
}

/** Whose turn it is, while a round is played; what the table is asked once somebody is out. */
export function turnTold({ scored, names }: Pick<MatchView, 'scored' | 'names'>, own: Seat | null): readonly string[] {
  const { round } = scored.state
  if (isOver(scored) || round === null || round.end !== null) return []
  const out = whoIsOut(round)
  if (out !== null) return [words.match.counted.wentOut(scorerWords.nameOf(names, out)), words.match.counted.othersLeft]
  return [round.turn === own ? words.aloud.yourTurn : words.aloud.turn(scorerWords.nameOf(names, round.turn))]
}

function questionTold(before: MatchView, { questions, scored, names }: MatchView): readonly string[] {
  return questions.slice(before.questions.length).map((question) => {
    const { asked, place } = question
    return `${entryNameAt(scored, names, place ?? { round: asked.round, event: null })}${words.colon}${words.questions.told(question)}.`
  })
}

/** What the table asks, where it did not ask that before. */
function promptTold(before: MatchView, now: MatchView): readonly string[] {
  const prompt = promptOf(now.scored)
  return prompt === null || sameJson(prompt, promptOf(before.scored)) ? [] : [`${promptWords(prompt, now.names)}.`]
}
