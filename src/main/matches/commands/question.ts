import type { QuestionAsked } from '#shared/contract/questions'
import { omitUndefined } from '#shared/kernel/omit-undefined'
import { err, ok } from '#shared/kernel/result'
import { writtenOut } from '#shared/match/decide'
import type { RecordEvent } from '#shared/match/record'
import { questionsOf } from '#shared/match/questions'
import { scoreRecord } from '#shared/match/replay'
import type { StoredMatch } from '../../store/match-file'
import { inTrail, type DetailsChange } from './describe'
import { reviseMatch } from './revise'
import type { EditedMatch } from './edit'

/** Notes that an event was questioned, and corrects it where that is what came of it: both are saved, or neither. */
export function questionEvent(asked: QuestionAsked): DetailsChange {
  const { round, event, outcome, note, settles } = asked
  return (match, here) => {
    if (match.binned !== undefined) return err({ kind: 'in-bin' })
    const settled = settles === undefined ? undefined : questionsOf(match, match.trail).find((each) => each.open && each.asked.at === settles)
    // an entry that was taken out can still be done with
    const about = settled?.place === null && outcome !== 'corrected' ? settled.asked.about : eventAt(match, round, event)
    if (about === null) return err({ kind: 'no-such-event' })
    const agreed = [...new Set(asked.agreed)].sort((a, b) => a - b)
    if (agreed.some((seat) => seat >= match.players.length)) return err({ kind: 'no-such-seat' })
    if (settles !== undefined && settled === undefined) return err({ kind: 'settled-already' })

    const corrected = asked.outcome === 'corrected' ? reviseMatch(asked.correction)(match) : null
    if (corrected?.ok === false) return corrected
    const done: EditedMatch | null = corrected === null ? null : corrected.value
    const after = done === null ? match : inTrail(match, done, here)
    const edit = done === null ? undefined : (structuredClone(done.edit) as never)
    return ok({
      ...after,
      trail: [...after.trail, { kind: 'questioned', ...here, round, event, about, outcome, agreed, note, ...omitUndefined({ edit, settles }) }],
    })
  }
}

/** What an event said as it stood, with who it was of. */
function eventAt(match: StoredMatch, round: number, event: number): RecordEvent | null {
  const recorded = match.rounds[round]?.events[event]
  if (recorded === undefined) return null
  const scored = scoreRecord(match)
  const as = scored.ok ? scored.value.rounds[round]?.events[event] : undefined
  return structuredClone(as === undefined ? recorded : writtenOut(recorded, as))
}
