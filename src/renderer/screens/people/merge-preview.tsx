import { useCallback } from 'react'
import type { Client } from '../../client/client'
import { Notice } from '../../components/notice/notice'
import { useAnswer } from '../../hooks/use-answer'
import { words } from '../../messages/page'
import type { Entry } from './people-list'

interface Props {
  readonly gone: Entry
  readonly stays: Entry
}

/** What a merge would change; two who sat at one table may be two people after all. */
export function MergePreview({ gone, stays }: Props) {
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
