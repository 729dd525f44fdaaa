import type { z } from 'zod'
import type { editSchema } from '#shared/match/edit-schema'
import type { Change, Edit } from '#shared/match/edits'
import { diceTile, nameOf } from '../../../messages/scorer'
import { trailWords } from '../../../messages/page'
import { eventWords } from '../../correction/event-words'

type StoredEdit = z.infer<typeof editSchema>

/** What an edit changed, one line each: `Round 2, event 5: Ada 6-4 to the left end → Ada 6-4 to the right end`. */
export function changeLines(edit: StoredEdit, names: readonly string[]): readonly string[] {
  /* The schema says "absent or undefined" where the type says "absent"; JSON has no undefined. */
  return (edit as Edit).changes.flatMap((change) => linesOf(change, names))
}

function linesOf(change: Change, names: readonly string[]): readonly string[] {
  switch (change.kind) {
    case 'events': {
      const { before, after, at, round } = change
      return Array.from({ length: Math.max(before.length, after.length) }, (_, nth) => {
        const [was, becomes] = [before[nth], after[nth]].map((event) => (event === undefined ? null : eventWords(event, names)))
        return trailWords.event(round + 1, at + nth + 1, was ?? null, becomes ?? null)
      })
    }
    case 'rounds':
      return [
        ...change.before.map((_, nth) => trailWords.roundTakenOut(change.at + nth + 1)),
        ...change.after.map((_, nth) => trailWords.roundPutIn(change.at + nth + 1)),
      ]
    case 'start':
      return [trailWords.start(change.round + 1, startWords(change.before, names), startWords(change.after, names))]
  }
}

function startWords({ leader, dice }: Extract<Change, { readonly kind: 'start' }>['before'], names: readonly string[]): string {
  const leads = trailWords.leads(nameOf(names, leader))
  return dice === undefined ? leads : `${leads}, ${trailWords.dice(diceTile(dice.flower), diceTile(dice.scorpion))}`
}
