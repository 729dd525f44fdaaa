import { useCallback, useState } from 'react'
import type { Client } from '../../client/client'
import { useClient } from '../../client/client-context'
import { useAnnounce } from '../../components/announcer/announcer'
import { Button } from '../../components/button/button'
import { ChoiceGroup } from '../../components/choice-group/choice-group'
import { Dialog } from '../../components/dialog/dialog'
import { Select } from '../../components/field/text-field'
import { Notice } from '../../components/notice/notice'
import { useAnswer } from '../../hooks/use-answer'
import { answered, useCommand } from '../../hooks/use-command'
import { words } from '../../messages/page'
import type { PersonEntry } from './people-list'
import { PersonProblem } from './person-problem'

/** What a merge would change; two who sat at one table may be two people after all. */
function MergePreview({ gone, stays }: { readonly gone: PersonEntry; readonly stays: PersonEntry }) {
  const mergeWords = words.people.merge
  const together = useTogether(gone.person.id, stays.person.id)
  return (
    <section aria-label={mergeWords.changes}>
      <p>{mergeWords.played(gone.person.name, stays.person.name)}</p>
      <div role="status">
        {together === undefined ? <p>{mergeWords.counting}</p> : <p>{mergeWords.after(stays.person.name, gone.matches + stays.matches - together)}</p>}
        {together !== undefined && together > 0 && (
          <Notice tone="warning">
            <p>{mergeWords.together(together)}</p>
          </Notice>
        )}
      </div>
      <p>{mergeWords.back}</p>
    </section>
  )
}

/** In how many matches both took part. */
function useTogether(one: string, other: string): number | undefined {
  const [first, second] = [one, other].sort()
  const ask = useCallback(
    async (client: Client, signal: AbortSignal): Promise<number> => {
      const people = [first, second].filter((id) => id !== undefined)
      for await (const { total, reading } of await client.matches.live({ people, which: 'all', limit: 1 }, { signal })) if (reading === undefined) return total
      return 0
    },
    [first, second],
  )
  return useAnswer(ask)
}

const merge = (client: Client, input: { readonly id: string; readonly into: string }) => client.people.merge(input)

/** Who may be the same person as someone, by their ids; `other` where that is known already. */
export interface Merging {
  readonly id: string
  readonly other: string | null
}

interface MergeDialogProps {
  readonly entry: PersonEntry
  /** The id of the other, where that is known already. */
  readonly first: string | null
  /** Everyone who stands for themselves. */
  readonly standing: readonly PersonEntry[]
  readonly onClose: () => void
}

/** Makes two people one, after showing what that changes. */
export function MergeDialog({ entry, first, standing, onClose }: MergeDialogProps) {
  const mergeWords = words.people.merge
  const client = useClient()
  const { toast } = useAnnounce()
  const { run, pending, problem } = useCommand(merge)
  const [chosen, setChosen] = useState(first ?? '')
  const [keepsFirst, setKeepsFirst] = useState(false)
  const others = standing.filter(({ person }) => person.id !== entry.person.id)
  const other = others.find(({ person }) => person.id === chosen)
  const told = (one: PersonEntry): string => mergeWords.option(one.person.name, one, one.person.retired === true)

  const takeBack = async (id: string, name: string): Promise<void> => {
    const answer = await answered(() => client.people.split({ id }))
    toast(answer.ok ? words.people.merged.done(name) : words.peopleProblemSentence(answer.error, name))
  }
  const confirm = async (): Promise<void> => {
    if (other === undefined) return
    const [gone, stays] = keepsFirst ? [other.person, entry.person] : [entry.person, other.person]
    if ((await run({ id: gone.id, into: stays.id })) === null) return
    toast(mergeWords.done(gone.name, stays.name), { label: words.people.edit.undo, run: () => void takeBack(gone.id, gone.name) })
    onClose()
  }
  return (
    <Dialog
      width="form"
      open
      title={mergeWords.title(entry.person.name)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{mergeWords.cancel}</Button>
          <Button variant="primary" disabled={other === undefined} pending={pending} onClick={() => void confirm()}>
            {mergeWords.confirm}
          </Button>
        </>
      }
    >
      {others.length === 0 ? (
        <p>{mergeWords.nobodyElse}</p>
      ) : (
        <Select label={mergeWords.with} value={chosen} onChange={(event) => setChosen(event.target.value)}>
          <option value="">{mergeWords.choose}</option>
          {others.map((one) => (
            <option key={one.person.id} value={one.person.id}>
              {told(one)}
            </option>
          ))}
        </Select>
      )}
      {other !== undefined && (
        <>
          <ChoiceGroup
            legend={mergeWords.keep}
            layout="rows"
            value={keepsFirst ? 'first' : 'other'}
            onChange={(value) => setKeepsFirst(value === 'first')}
            choices={[
              { value: 'other', label: told(other) },
              { value: 'first', label: told(entry) },
            ]}
          />
          <MergePreview key={other.person.id} gone={keepsFirst ? other : entry} stays={keepsFirst ? entry : other} />
        </>
      )}
      <PersonProblem problem={problem} name={entry.person.name} />
    </Dialog>
  )
}
