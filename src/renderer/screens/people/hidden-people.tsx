import type { Client } from '../../client/client'
import { useAnnounce } from '../../components/announcer/announcer'
import { Avatar } from '../../components/avatar/avatar'
import { Button } from '../../components/button/button'
import { Disclosure } from '../../components/disclosure/disclosure'
import { useCommand } from '../../hooks/use-command'
import { words } from '../../messages/page'
import type { Entry, MergedEntry } from './people-list'
import type { Merging } from './merge-dialog'
import { PersonProblem } from './person-problem'
import { PersonRow } from './person-row'
import styles from './people.module.css'

const split = (client: Client, id: string) => client.people.split({ id })

interface HiddenProps {
  readonly entries: readonly Entry[]
  readonly onMerge: (merging: Merging) => void
}

/** Those who are not offered for new matches. */
export function HiddenPeople({ entries, onMerge }: HiddenProps) {
  const hiddenWords = words.people.hidden
  if (entries.length === 0) return null
  return (
    <Disclosure summary={hiddenWords.heading(entries.length)}>
      <p className={styles.hint}>{hiddenWords.hint}</p>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <PersonRow key={entry.person.id} entry={entry} onMerge={(other) => onMerge({ id: entry.person.id, other })} />
        ))}
      </ul>
    </Disclosure>
  )
}

/** Those for whom someone else stands. */
export function MergedPeople({ entries }: { readonly entries: readonly MergedEntry[] }) {
  const mergedWords = words.people.merged
  if (entries.length === 0) return null
  return (
    <Disclosure summary={mergedWords.heading(entries.length)}>
      <p className={styles.hint}>{mergedWords.hint}</p>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <MergedRow key={entry.person.id} entry={entry} />
        ))}
      </ul>
    </Disclosure>
  )
}

function MergedRow({ entry: { person, into } }: { readonly entry: MergedEntry }) {
  const mergedWords = words.people.merged
  const { toast } = useAnnounce()
  const { run, pending, problem } = useCommand(split)
  const makeTwo = async (): Promise<void> => {
    if ((await run(person.id)) !== null) toast(mergedWords.done(person.name))
  }
  return (
    <li className={styles.merged}>
      <Avatar name={person.name} personId={person.id} />
      <span className={styles.words}>{mergedWords.line(person.name, into.name)}</span>
      <Button pending={pending} aria-label={mergedWords.splitOf(person.name, into.name)} onClick={() => void makeTwo()}>
        {mergedWords.split}
      </Button>
      <PersonProblem problem={problem} name={person.name} />
    </li>
  )
}
