import { useCallback, useRef, useState } from 'react'
import type { FoundMatches } from '#shared/contract/lists'
import type { Person } from '#shared/contract/people'
import { dayOf } from '#shared/kernel/day'
import { lazyScreen } from '../../app/lazy-screen'
import { Page } from '../../app/page'
import { Loading } from '../../components/loading/loading'
import { Notice } from '../../components/notice/notice'
import { useHeld } from '../../hooks/use-held'
import { useLive, type Subscribe } from '../../hooks/use-live'
import { useMedia } from '../../hooks/use-media'
import { useNow } from '../../hooks/use-now'
import { words } from '../../messages/page'
import { askedIn, queryOf, searchOf, type MatchFilters } from '../../search/match-query'
import { useAddressQuery } from '../../search/use-address-query'
import { useSeasons } from '../../search/season/use-seasons'
import { Found } from './found'
import { linesIn } from './list/match-list'
import { savedScroll, useScrollRestoration } from './scroll-restoration'
import { chipsOf } from './search/chips'
import { FilterChips } from './search/filter-chips'
import { SearchBar } from './search/search-bar'
import { suggestionsFor } from './search/suggestions'
import { paths } from '../../navigation/paths'
import styles from './matches.module.css'

/** How many lines come at first, and how many more each time. */
const LINES = 50
/** A page of more lines than this is slow on small devices; what is older is asked for by its date. */
const MOST_LINES = 400

/** Where the chosen match has room beside the list. */
const BESIDE = '(width >= 75rem)'

const everybody: Subscribe<readonly Person[]> = (client, signal) => client.people.live(undefined, { signal })

/** Knows the rules and draws tiles: the list is there before it. */
const { Screen: ChosenMatch } = lazyScreen(
  async () => (await import('./chosen/chosen-match')).ChosenMatch,
  () => <Loading>{words.matches.choosing}</Loading>,
  () => null,
)

/** Every match of the house, from the first line on; words and chips say which, and beside the list lies the one that is chosen. */
export function MatchesScreen() {
  const [asked, ask] = useAddressQuery(askedIn, addressOf)
  const question = searchOf(asked)
  const [saved] = useState(savedScroll)
  const [more, setMore] = useState(() => ({ question, lines: Math.min(MOST_LINES, saved?.lines ?? LINES) }))
  const [chosenId, choose] = useState(() => /\/match\/([^/]+)\/replay$/.exec(saved?.followed ?? '')?.[1] ?? null)
  const lines = more.question === question ? more.lines : LINES
  const subscribe = useCallback<Subscribe<FoundMatches>>(
    (client, signal) => client.matches.live(queryOf(askedIn(question), lines), { signal }),
    [question, lines],
  )
  const live = useLive(subscribe)
  const found = useHeld(live.data)
  const people = useLive(everybody).data ?? []
  const beside = useMedia(BESIDE)
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  useScrollRestoration(lines, found !== undefined)
  const waiting = live.data === undefined
  const everything = question === ''
  /* Said once the answer is there: nobody wants to hear of each letter that is looked for. */
  const count = useHeld(waiting || found?.reading !== undefined ? undefined : found && words.matches.count(found.total, everything, found.all ?? found.total))
  const seasons = useSeasons()
  const chips = chipsOf(asked, people, seasons)
  const suggestions = suggestionsFor({
    asked,
    people,
    seasons,
    places: found?.matches.flatMap(({ place }) => place ?? []) ?? [],
    months: found?.months ?? [],
    today: dayOf(useNow()),
  })
  const chosen = found?.matches.find(({ matchId }) => matchId === chosenId) ?? found?.matches[0]
  return (
    <Page
      title={words.matches.title}
      headingHidden={beside}
      className={styles.page}
      beside={
        <SearchBar
          ref={field}
          asked={asked}
          ask={ask}
          people={people}
          chips={chips}
          suggestions={suggestions}
          count={count}
          onDown={() => linesIn(list.current)[0]?.focus()}
        />
      }
    >
      <div className={styles.columns} data-beside={(beside && chosen !== undefined) || undefined}>
        <FilterChips chips={chips} suggestions={suggestions} ask={ask} />
        {found === undefined && live.status === 'waiting' && <Loading>{words.matches.waiting}</Loading>}
        {live.status === 'failed' && (
          <Notice tone="warning" role="alert">
            {words.matches.failed}
          </Notice>
        )}
        {found !== undefined && (
          <Found
            list={list}
            found={found}
            waiting={waiting}
            asked={asked}
            ask={ask}
            chips={chips}
            chosen={beside ? (chosen?.matchId ?? null) : null}
            onChoose={beside ? choose : null}
            onUp={() => field.current?.focus()}
            onMore={lines < MOST_LINES ? () => setMore({ question, lines: Math.min(MOST_LINES, lines * 2) }) : null}
          />
        )}
        {beside && chosen !== undefined && (
          <div className={styles.beside}>
            <ChosenMatch key={chosen.matchId} match={chosen} />
          </div>
        )}
      </div>
    </Page>
  )
}

function addressOf(asked: MatchFilters): string {
  const search = searchOf(asked)
  return search === '' ? paths.matches : `${paths.matches}?${search}`
}
