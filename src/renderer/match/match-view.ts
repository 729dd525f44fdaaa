import type { EditName, MatchSnapshot } from '#shared/contract/schemas'
import type { SentAvatar } from '#shared/contract/sent-avatar'
import { dayOf } from '#shared/kernel/day'
import type { GameId } from '#shared/games/rules'
import type { MatchId } from '#shared/kernel/ids'
import { err, ok, type Result } from '#shared/kernel/result'
import { agreementsOf, type RoundAgreement } from '#shared/match/agreement'
import { hindsightOf, type Hindsight } from '#shared/match/hindsight/hindsight'
import { questionsOf, type Question } from '#shared/match/questions'
import type { MatchRecord } from '#shared/match/record'
import { scoreRecord, type RecordRefusal } from '#shared/match/replay'
import type { ScoredMatch } from '#shared/match/state'
import { leavesTable } from '#shared/match/trail'
import { PRESETS, type Preset, type PresetId } from '#shared/rules/presets'
import { scorerWords } from '../messages/scorer'
import { minutesOf } from '#shared/match/match-length'
import type { GameWords } from '#shared/words/sentence-inputs'

/** One revision of a match with everything that follows from it. */
export interface MatchView {
  readonly matchId: MatchId
  readonly revision: number
  /** Moves with the revision, except where it was only about who agrees to a round: the table is as it was. */
  readonly tableRevision: number
  readonly record: MatchRecord
  readonly scored: ScoredMatch
  readonly preset: Preset
  /** The round has begun, but nobody leads it yet: the first tile says who does (`leadView`). */
  readonly leaderOpen: boolean
  readonly names: readonly string[]
  /** What each player is shown with where the page does not know the people of the house. */
  readonly avatars: readonly SentAvatar[]
  readonly words: GameWords
  /** What the family calls the game, or its rule set. */
  readonly gameName: string
  /** How far each round is agreed. */
  readonly agreements: readonly RoundAgreement[]
  /** The table asks that each player confirms every round. */
  readonly confirmRounds: boolean
  /** The day it was played on. */
  readonly date: string
  /** How long it took, in minutes; null where that isn't known. */
  readonly minutes: number | null
  readonly place: string | null
  readonly note: string | null
  readonly rematchOf: MatchId | null
  /** The table hides the tiles played. */
  readonly aidOff: boolean
  /** The table shows what each tile would score. */
  readonly learningAid: boolean
  /** What tiles that were seen later prove of passes and draws. */
  readonly hindsight: readonly Hindsight[]
  /** What was questioned, the latest last. */
  readonly questions: readonly Question[]
  readonly undo: EditName | null
  readonly redo: EditName | null
  /** The device at the table that entered last and may take it back; null where none may. */
  readonly takeBack: string | null
  /** The picture of the table, by the name of its photo; null where there is none. */
  readonly picture: string | null
  /** The device at the table that brought it and may replace it or take it away; null where none may. */
  readonly pictureFrom: string | null
}

/** Scores a snapshot; a record that the scorer refuses has no view. */
export function viewOf(match: MatchSnapshot): Result<MatchView, RecordRefusal> {
  const { record } = match
  const scored = scoreRecord(record)
  if (!scored.ok) return err(scored.error)
  return ok({
    matchId: match.matchId,
    revision: match.revision,
    tableRevision: match.revision - match.trail.filter(leavesTable).length,
    record,
    scored: scored.value,
    preset: PRESETS[record.preset],
    leaderOpen: false,
    names: record.players.map((player) => player.name),
    avatars: match.avatars ?? [],
    words: wordsOfTable(record.preset, scored.value.rules.game, match.gameName),
    gameName: match.gameName ?? scorerWords.presetNames[record.preset],
    agreements: agreementsOf(match, scored.value),
    confirmRounds: match.confirmRounds === true,
    date: match.date ?? dayOf(new Date(match.startedAt)),
    minutes: minutesOf(match, scored.value),
    place: match.place ?? null,
    note: match.note ?? null,
    rematchOf: record.rematchOf ?? null,
    aidOff: match.tableAid === 'off',
    learningAid: match.learningAid === 'on',
    hindsight: hindsightOf(scored.value),
    questions: questionsOf(record, match.trail),
    undo: match.undo,
    redo: match.redo,
    takeBack: match.takeBack ?? null,
    picture: match.picture ?? null,
    pictureFrom: match.pictureFrom ?? null,
  })
}

const ofTables = new WeakMap<GameWords, Map<string, GameWords>>()

/** The words of a game at a table, always the same object: what the family calls it, or a rule set that is not called after its game, as Block, stands for it. */
function wordsOfTable(preset: PresetId, game: GameId, own: string | undefined): GameWords {
  const words = scorerWords.gameWords(game)
  const called = own ?? scorerWords.presetNames[preset]
  if (own === undefined && called.startsWith(words.name)) return words
  const ofTable = ofTables.get(words) ?? new Map<string, GameWords>()
  ofTables.set(words, ofTable)
  const known = ofTable.get(called) ?? { ...words, name: called }
  ofTable.set(called, known)
  return known
}

/** The round that is on the table, from 1: before anything has begun, the first. */
export function roundNow({ scored }: Pick<MatchView, 'scored'>): number {
  return Math.max(1, scored.rounds.length)
}
