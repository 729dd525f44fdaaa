import type { MatchSummary } from '#shared/contract/lists'
import { hasLine, lowestWins } from '#shared/games/index'
import { OPEN } from '#shared/games/outcome'
import { dayOf } from '#shared/kernel/day'
import { omitUndefined } from '#shared/kernel/omit-undefined'
import { agreementsOf } from '#shared/match/agreement'
import { rulesForNext } from '#shared/match/change-rules'
import { questionsOf } from '#shared/match/questions'
import { photosOf } from '#shared/match/photo'
import { roundsNotAgreed } from '#shared/match/rounds-not-agreed'
import { scoreRecord } from '#shared/match/replay'
import { goneAfter } from '#shared/match/seats'
import { isWord } from '#shared/match/trail'
import type { StoredMatch } from './match-file'

/** Lists show the beginning of a note. */
const LISTED_NOTE = 200

/** The match's line in lists. A record that this version's scorer refuses is listed without points. */
export function summaryOf(match: StoredMatch, scored = scoreRecord(match)): MatchSummary {
  return {
    matchId: match.id,
    revision: match.revision,
    preset: match.preset,
    rules: rulesForNext(match),
    players: match.players.map(({ name, personId }, seat) => {
      const total = scored.ok ? (scored.value.totals[seat] ?? 0) : 0
      return personId === undefined ? { name, total } : { name, personId, total }
    }),
    startedAt: match.startedAt,
    updatedAt: match.updatedAt,
    date: dateOf(match),
    ...omitUndefined({
      gameName: match.gameName,
      place: match.place,
      note: match.note,
      binnedAt: match.binned?.at,
      confirmRounds: match.confirmRounds,
      partners: scored.ok && scored.value.rules.partners ? (true as const) : undefined,
      lowest: scored.ok && lowestWins(scored.value.rules) ? (true as const) : undefined,
      gone: goneIn(scored),
      notAgreed: notAgreedIn(match, scored),
      target: scored.ok && hasLine(scored.value.rules.game) ? scored.value.state.rules.target : undefined,
      leader: match.rounds.at(-1)?.leader,
      openQuestions: openQuestionsIn(match),
      photos: match.picture !== undefined || photosOf(match.rounds).size > 0 ? (true as const) : undefined,
      picture: match.picture,
    }),
    rounds: match.rounds.length,
    outcome: scored.ok ? scored.value.outcome : OPEN,
  }
}

/** Undefined where nobody left, as in nearly all of thousands of matches. */
function goneIn(scored: ReturnType<typeof scoreRecord>): MatchSummary['gone'] {
  const last = scored.ok ? scored.value.rounds.at(-1) : undefined
  const gone = last === undefined ? [] : goneAfter(last)
  return gone.length === 0 ? undefined : gone.toSorted((a, b) => a - b)
}

/** Undefined where every round is settled, as in nearly all of thousands of matches. */
function notAgreedIn(match: StoredMatch, scored: ReturnType<typeof scoreRecord>): MatchSummary['notAgreed'] {
  if (!scored.ok || (match.confirmRounds !== true && !match.trail.some(isWord))) return undefined
  const rounds = roundsNotAgreed(agreementsOf(match, scored.value))
  if (rounds.length === 0) return undefined
  return rounds.map(({ agreed, contested, ...round }) => ({
    ...round,
    agreed: [...agreed],
    contested: contested.map(({ seat, note }) => ({ seat, note: note.slice(0, LISTED_NOTE) })),
  }))
}

/** Undefined where none is open, as in nearly all of thousands of matches. */
function openQuestionsIn(match: StoredMatch): number | undefined {
  if (!match.trail.some(({ kind }) => kind === 'questioned')) return undefined
  const open = questionsOf(match, match.trail).filter((question) => question.open).length
  return open === 0 ? undefined : open
}

/** The day it was played on; for older files that have none, the day it was begun on where this runs. */
export function dateOf({ date, startedAt }: Pick<StoredMatch, 'date' | 'startedAt'>): string {
  return date ?? dayOf(new Date(startedAt))
}
