import { useCallback } from 'react'
import type { FoundMatches } from '#shared/contract/lists'
import { idOfKey } from '#shared/stats/person'
import { useLive, type Subscribe } from '../../hooks/use-live'
import { MOST_PICTURES, PrintPictures } from '../../match/picture/print-pictures'
import * as matchQuery from '../../search/match-query'
import { askedIn, searchOf, type StatisticsQuery } from '../../search/statistics-query'

/** Prints the pictures of the matches that are counted, as of a year; nothing where none has one, or where someone is asked for who is a name alone. */
export function Pictures({ asked }: { readonly asked: StatisticsQuery }) {
  const question = searchOf({ ...asked, pair: null })
  const subscribe = useCallback<Subscribe<FoundMatches>>(
    (client, signal) => {
      const { preset, people, from, to } = askedIn(question)
      const filters = {
        ...matchQuery.EVERYTHING,
        preset,
        from,
        to,
        people: people.flatMap((key) => idOfKey(key) ?? []),
        photos: true,
        which: 'finished',
      } as const
      return client.matches.live(matchQuery.queryOf(filters, MOST_PICTURES), { signal })
    },
    [question],
  )
  const { data } = useLive(subscribe)
  const isEveryoneKnown = asked.people.every((key) => idOfKey(key) !== undefined)
  return data === undefined || !isEveryoneKnown ? null : <PrintPictures matches={data.matches} />
}
