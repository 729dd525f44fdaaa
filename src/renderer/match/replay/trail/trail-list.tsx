import { useId } from 'react'
import type { TrailEntry } from '#shared/match/trail'
import { words } from '../../../messages/page'
import { eventWords } from '../../correction/event-words'
import type { z } from 'zod'
import type { editSchema } from '#shared/match/edit-schema'
import type { Change, Edit } from '#shared/match/edits'
import { scorerWords } from '../../../messages/scorer'
import styles from '../replay.module.css'

interface Props {
  readonly trail: readonly TrailEntry[]
  readonly names: readonly string[]
}

/** What was done to a match beside playing it, the latest first: what, when, on which device, and what it changed. */
export function TrailList({ trail, names }: Props) {
  const heading = useId()
  return (
    <section className={styles.trail} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {words.trail.heading}
      </h2>
      {trail.length === 0 ? (
        <p className={styles.quiet}>{words.trail.nothing}</p>
      ) : (
        <ol className={styles.trailList} reversed>
          {trail.map((entry, at) => <Entry key={at} entry={entry} names={names} />).reverse()}
        </ol>
      )}
    </section>
  )
}

function Entry({ entry, names }: { readonly entry: TrailEntry; readonly names: readonly string[] }) {
  return (
    <li className={styles.entry}>
      <p className={styles.what}>{words.trail.what(entry, names)}</p>
      <p className={styles.quiet}>
        <time dateTime={entry.at}>{words.momentWords(entry.at)}</time>,{' '}
        {entry.by === undefined ? words.trail.on(entry.device) : words.trail.fromTable(entry.by, entry.device)}
      </p>
      <Lines lines={linesOf(entry, names)} />
      {entry.kind === 'corrected' && <p>{words.trail.totals(entry.before, entry.after, names)}</p>}
      {entry.kind === 'rules-changed' && <p>{words.trail.bothTotals(entry.totals, names)}</p>}
      {'note' in entry && entry.note !== '' && <p>{words.trail.note(entry.note)}</p>}
    </li>
  )
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return lines.length === 0 ? null : (
    <ul className={styles.changes}>
      {lines.map((line, at) => (
        <li key={at}>{line}</li>
      ))}
    </ul>
  )
}

/** What an entry changed, one line each. */
function linesOf(entry: TrailEntry, names: readonly string[]): readonly string[] {
  if (entry.kind === 'corrected') return changeLines(entry.edit, names)
  if (entry.kind === 'rules-changed') return words.rulesMovedWords(entry.before, entry.after)
  if (entry.kind !== 'questioned') return []
  return entry.edit === undefined ? [eventWords(entry.about, names)] : changeLines(entry.edit, names)
}

type StoredEdit = z.infer<typeof editSchema>

/** What an edit changed, one line each: `Round 2, entry 5: Ada played 6-4 on the left end → Ada played 6-4 on the right end`. */
function changeLines(edit: StoredEdit, names: readonly string[]): readonly string[] {
  /* The schema says "absent or undefined" where the type says "absent"; JSON has no undefined. */
  return (edit as Edit).changes.flatMap((change) => linesOfChange(change, names))
}

function linesOfChange(change: Change, names: readonly string[]): readonly string[] {
  switch (change.kind) {
    case 'events': {
      const { before, after, at, round } = change
      return Array.from({ length: Math.max(before.length, after.length) }, (_, nth) => {
        const [was, becomes] = [before[nth], after[nth]].map((event) => (event === undefined ? null : eventWords(event, names)))
        return words.trail.event(round + 1, at + nth + 1, was ?? null, becomes ?? null)
      })
    }
    case 'rounds':
      return [
        ...change.before.map((_, nth) => words.trail.roundDeleted(change.at + nth + 1)),
        ...change.after.map((_, nth) => words.trail.roundPutIn(change.at + nth + 1)),
      ]
    case 'start':
      return [words.trail.start(change.round + 1, startWords(change.before, names), startWords(change.after, names))]
  }
}

function startWords({ leader, dice }: Extract<Change, { readonly kind: 'start' }>['before'], names: readonly string[]): string {
  const leads = words.trail.leads(scorerWords.nameOf(names, leader))
  return dice === undefined ? leads : `${leads}, ${words.trail.dice(scorerWords.diceTile(dice.flower), scorerWords.diceTile(dice.scorpion))}`
}
