import { isFields } from '#shared/kernel/plain'
import type { MatchRecord, RecordRound } from '#shared/match/record'
import type { StoredMatch } from '../store/match-file'
import type { PersonResolver } from '../people/person-resolver'

/** Where fields of an imported record are kept whose names mean something else in a match file. */
export const AS_IMPORTED = 'asImported'

/** Where a round keeps what its record has for dice and is none. */
export const DICE_AS_IMPORTED = 'diceAsImported'

/** A match as it goes out: the record and what the family wrote beside it, without the picture of the table and with its players as they are called now. */
export function pureRecord(match: StoredMatch, who: PersonResolver): MatchRecord & Readonly<Record<string, unknown>> {
  const {
    fileVersion: _,
    revision: __,
    edits: ___,
    trail: ____,
    binned: _____,
    confirmRounds: ______,
    picture: _______,
    [AS_IMPORTED]: foreign,
    ...record
  } = match as StoredMatch & Readonly<Record<string, unknown>>
  return { ...(isFields(foreign) ? foreign : {}), ...record, players: record.players.map((player) => who.seated(player)), rounds: record.rounds.map(pureRound) }
}

function pureRound(stored: RecordRound): RecordRound {
  const { [DICE_AS_IMPORTED]: foreign, ...round } = stored as RecordRound & Readonly<Record<string, unknown>>
  return foreign === undefined ? stored : ({ ...round, dice: foreign } as unknown as RecordRound)
}
