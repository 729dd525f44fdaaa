import { type Ref, useCallback, useRef, useState } from 'react'
import type { FoundMatches } from '#shared/contract/lists'
import type { Person } from '#shared/contract/people'
import { dayOf } from '#shared/kernel/day'
import { lazyScreen } from '../../app/lazy-screen'
import { Page } from '../../app/page'
import { Button } from '../../components/button/button'
import { EmptyState } from '../../components/empty-state/empty-state'
import { NoMatchesYet } from '../../components/empty-state/tiles-on-felt'
import { Icon } from '../../components/icon/icon'
import { Loading } from '../../components/loading/loading'
import { DamagedNotice } from '../../components/named-matches/damaged-notice'
import { Notice } from '../../components/notice/notice'
import { StillReading } from '../../components/reading/still-reading'
import { useHeld } from '../../hooks/use-held'
import { type Subscribe, useLive } from '../../hooks/use-live'
import { useMedia } from '../../hooks/use-media'
import { useNow } from '../../hooks/use-now'
import { PrintPictures } from '../../match/picture/print-pictures'
import { words } from '../../messages/page'
import { paths } from '../../navigation/paths'
import { askedIn, EVERYTHING, type MatchFilters, queryOf, searchOf } from '../../search/match-query'
import { useSeasons } from '../../search/season/use-seasons'
import { useAddressQuery } from '../../search/use-address-query'
import { linesIn, MatchList } from './list/match-list'
import { savedScroll, useScrollRestoration } from './scroll-restoration'
import { chipsOf, type FilterChip } from './search/chips'
import { FilterChips } from './search/filter-chips'
import { SearchBar } from './search/search-bar'
import { suggestionsFor } from './search/suggestions'
import styles from './matches.module.css'

interface FoundProps {
  readonly found: FoundMatches
  /** What was asked for last has not come yet; the lines are those from before. */
  readonly waiting: boolean
  readonly asked: MatchFilters
  readonly ask: (change: Partial<MatchFilters>) => void
  /** The filters that are set. */
  readonly chips: readonly FilterChip[]
  readonly chosen: string | null
  readonly onChoose: ((matchId: string) => void) | null
  readonly onUp: () => void
  /** Null where no more lines can come at once. */
  readonly onMore: (() => void) | null
  readonly list: Ref<HTMLDivElement>
}

/** The matches that were found, the latest played first. */
function FoundList({ found, waiting, asked, ask, chips, chosen, onChoose, onUp, onMore, list }: FoundProps) {
  const everything = searchOf(asked) === ''
  const { matches, total, reading } = found
  const oldest = matches.at(-1)
  return (
    <div className={styles.results}>
      <StillReading reading={reading} />
      {reading !== undefined && <p>{words.matches.soFar(total)}</p>}
      {found.damaged !== undefined && <DamagedNotice matches={found.damaged} />}
      {total === 0 &&
        !waiting &&
        reading === undefined &&
        (everything ? <NoMatchesYet text={words.matches.nothingYet} /> : <NothingFound asked={asked} ask={ask} chips={chips} />)}
      {matches.length > 0 && <MatchList ref={list} matches={matches} waiting={waiting} chosen={chosen} onChoose={onChoose} onUp={onUp} />}
      {matches.length < total && (
        <div className={styles.more}>
          <p>{words.matches.shown(matches.length, total)}</p>
          {onMore !== null && (
            <Button pending={waiting} onClick={onMore}>
              {words.matches.more}
            </Button>
          )}
          {onMore === null && oldest !== undefined && (
            <Button onClick={() => ask({ to: oldest.date })}>{words.matches.older(words.dayWords(oldest.date))}</Button>
          )}
        </div>
      )}
    </div>
  )
}

/** Says what can be taken away, each with a press. */
function NothingFound({ asked, ask, chips }: Pick<FoundProps, 'asked' | 'ask' | 'chips'>) {
  const text = asked.text.trim()
  const taken = [...(text === '' ? [] : [{ key: 'text', label: `“${text}”`, without: { text: '' } }]), ...chips]
  return (
    <EmptyState action={<Button onClick={() => ask(EVERYTHING)}>{words.matches.showAll}</Button>}>
      <p>{words.matches.nothingFound}</p>
      <div className={styles.remove}>
        {taken.map(({ key, label, without }) => (
          <Button key={key} onClick={() => ask(without)}>
            {label}
            <Icon name="close" />
          </Button>
        ))}
      </div>
    </EmptyState>
  )
}

/** How many lines come at first, and how many more each time. */
const MATCH_LINES = 50
/** A page of more lines than this is slow on small devices; what is older is asked for by its date. */
const MOST_MATCH_LINES = 400

/** Where the chosen match has room beside the list. */
const WIDE_ENOUGH = '(width >= 75rem)'

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
  const [more, setMore] = useState(() => ({ question, lines: Math.min(MOST_MATCH_LINES, saved?.lines ?? MATCH_LINES) }))
  const [chosenId, choose] = useState(() => /\/match\/([^/]+)\/replay$/.exec(saved?.followed ?? '')?.[1] ?? null)
  const lines = more.question === question ? more.lines : MATCH_LINES
  const subscribe = useCallback<Subscribe<FoundMatches>>(
    (client, signal) => client.matches.live(queryOf(askedIn(question), lines), { signal }),
    [question, lines],
  )
  const live = useLive(subscribe)
  const found = useHeld(live.data)
  const people = useLive(everybody).data ?? []
  const beside = useMedia(WIDE_ENOUGH)
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
        <FilterChips chips={chips} suggestions={suggestions} ask={ask}>
          {found !== undefined && <PrintPictures matches={found.matches} />}
        </FilterChips>
        {found === undefined && live.status === 'waiting' && <Loading>{words.matches.waiting}</Loading>}
        {live.status === 'failed' && (
          <Notice tone="warning" role="alert">
            {words.matches.failed}
          </Notice>
        )}
        {found !== undefined && (
          <FoundList
            list={list}
            found={found}
            waiting={waiting}
            asked={asked}
            ask={ask}
            chips={chips}
            chosen={beside ? (chosen?.matchId ?? null) : null}
            onChoose={beside ? choose : null}
            onUp={() => field.current?.focus()}
            onMore={lines < MOST_MATCH_LINES ? () => setMore({ question, lines: Math.min(MOST_MATCH_LINES, lines * 2) }) : null}
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
