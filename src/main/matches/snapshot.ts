import type { MatchSnapshot } from '#shared/contract/schemas'
import { omitUndefined } from '#shared/kernel/omit-undefined'
import type { LoadedMatch } from '../store/loaded-match'
import type { PersonResolver } from '../people/person-resolver'

/** The devices at the table that may take back the latest entry, and the picture. */
interface Bringers {
  readonly takeBack?: string | undefined
  readonly pictureFrom?: string | undefined
}

/** A match as every window sees it: the record with its players as they are called now, without the history of its edits. */
export function snapshotOf({ match, readOnly }: LoadedMatch, who: PersonResolver, { takeBack, pictureFrom }: Bringers = {}): MatchSnapshot {
  const { edits, revision, trail, binned, confirmRounds, fileVersion: _, ...record } = match
  const players = record.players.map((player) => who.seated(player))
  return {
    matchId: match.id,
    revision,
    record: { ...record, players },
    avatars: [...who.avatars(players)],
    startedAt: match.startedAt,
    updatedAt: match.updatedAt,
    undo: edits.done.at(-1)?.name ?? null,
    redo: edits.undone.at(-1)?.name ?? null,
    ...omitUndefined({
      place: match.place,
      note: match.note,
      date: match.date,
      tableAid: match.tableAid,
      learningAid: match.learningAid,
      picture: match.picture,
      gameName: match.gameName,
      binnedAt: binned?.at,
      confirmRounds,
      takeBack,
      pictureFrom,
    }),
    readOnly,
    trail: [...trail],
  }
}
