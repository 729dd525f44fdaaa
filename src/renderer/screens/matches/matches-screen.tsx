import { useCallback, useState } from 'react'
import type { FoundMatches } from '#shared/contract/lists'
import { Page } from '../../app/page'
import { Loading } from '../../components/loading/loading'
import { Notice } from '../../components/notice/notice'
import { useHeld } from '../../hooks/use-held'
import { useLive, type Subscribe } from '../../hooks/use-live'
import { words } from '../../messages/page'
import { askedIn, queryOf, searchOf, type MatchFilters } from '../../search/match-query'
import { useAddressQuery } from '../../search/use-address-query'
import { Filters } from './filters'
import { Found } from './found'
import { savedScroll, useScrollRestoration } from './scroll-restoration'
import { paths } from '../../navigation/paths'
import styles from './matches.module.css'

/** How many lines come at first, and how many more each time. */
const LINES = 50
/** A page of more lines than this is slow on small devices; what is older is asked for by its date. */
const MOST_LINES = 400

/** Every match of the house, searched and filtered. */
export function MatchesScreen() {
  const [asked, ask] = useAddressQuery(askedIn, addressOf)
  const question = searchOf(asked)
  const [more, setMore] = useState(() => ({ question, lines: Math.min(MOST_LINES, savedScroll()?.lines ?? LINES) }))
  const lines = more.question === question ? more.lines : LINES
  const subscribe = useCallback<Subscribe<FoundMatches>>(
    (client, signal) => client.matches.live(queryOf(askedIn(question), lines), { signal }),
    [question, lines],
  )
  const live = useLive(subscribe)
  const found = useHeld(live.data)
  useScrollRestoration(lines, found !== undefined)
  return (
    <Page title={words.matches.title} className={styles.page}>
      <Filters asked={asked} ask={ask} />
      {found === undefined && live.status === 'waiting' && <Loading>{words.matches.waiting}</Loading>}
      {live.status === 'failed' && (
        <Notice tone="warning" role="alert">
          {words.matches.failed}
        </Notice>
      )}
      {found !== undefined && (
        <Found
          found={found}
          waiting={live.data === undefined}
          asked={asked}
          ask={ask}
          onMore={lines < MOST_LINES ? () => setMore({ question, lines: Math.min(MOST_LINES, lines * 2) }) : null}
        />
      )}
    </Page>
  )
}

function addressOf(asked: MatchFilters): string {
  const search = searchOf(asked)
  return search === '' ? paths.matches : `${paths.matches}?${search}`
}
