import { useDeferredValue, useEffect, useRef, type ReactNode } from 'react'
import type { Home } from '#shared/contract/lists'
import { Page } from '../../app/page'
import { paths } from '../../navigation/paths'
import { homeLive } from '../../client/live-queries'
import { ButtonLink } from '../../components/button/button'
import { EmptyState } from '../../components/empty-state/empty-state'
import { TilesOnFelt } from '../../components/empty-state/tiles-on-felt'
import { Icon } from '../../components/icon/icon'
import { Loading } from '../../components/loading/loading'
import { DamagedNotice } from '../../components/named-matches/damaged-notice'
import { Notice } from '../../components/notice/notice'
import { StillReading } from '../../components/reading/still-reading'
import { useLive } from '../../hooks/use-live'
import { startWords } from '../../messages/start-page'
import { settings, useSetting } from '../../settings/settings'
import { CurrentMatch } from './current-match'
import { HostDetails } from './host-details'
import { MatchList } from './match-list'
import { PlayAgain } from './play-again'
import { StoredDataNotices } from './stored-data-notices'
import { sortedOut } from './standing'
import { lazyScreen } from '../../app/lazy-screen'
import type { IntroductionProps } from '../../introduction/introduction'
import styles from './home.module.css'

/** The three cards, fetched apart from the first page: most people have put them away. */
const introductionCards = lazyScreen(async () => (await import('../../introduction/introduction')).Introduction, Room, Nothing)
const { Screen: Introduction } = introductionCards

/** Lines of matches that are shown at first: as many as fit a window beside the match to go on with. */
const FIRST_LINES = 6

interface Props {
  /** Called once the matches are there. */
  readonly onShown?: () => void
}

/** The matches of the house, live: the one to go on with, the others, and a way to a new one. */
export function HomeScreen({ onShown }: Props) {
  const live = useLive(homeLive)
  const shown = live.data !== undefined
  useEffect(() => {
    if (shown) onShown?.()
  }, [shown, onShown])
  const newMatch = (
    <ButtonLink href={paths.newMatch} variant="primary">
      <Icon name="add" />
      {startWords.home.newMatch}
    </ButtonLink>
  )
  const others = (
    <>
      <ButtonLink href={paths.settle}>
        <Icon name="scales" />
        {startWords.home.settle}
      </ButtonLink>
      <ButtonLink variant="quiet" href={paths.learn}>
        {startWords.home.howToPlay}
      </ButtonLink>
    </>
  )
  const empty = live.data !== undefined && live.data.reading === undefined && live.data.counts.matches + live.data.matches.length === 0
  return (
    <Page title={startWords.home.title} heading={empty ? startWords.home.welcome.title : startWords.home.heading} className={styles.page}>
      {live.status === 'waiting' && <Loading>{startWords.home.waiting}</Loading>}
      {live.status === 'failed' && (
        <Notice
          tone="warning"
          role="alert"
          actions={
            <>
              {newMatch}
              {others}
            </>
          }
        >
          {startWords.home.failed}
        </Notice>
      )}
      {live.data !== undefined && (
        <>
          <StillReading reading={live.data.reading} />
          <StoredDataNotices notices={live.data.notices} />
          {live.data.damaged !== undefined && <DamagedNotice {...live.data.damaged} />}
          {empty ? (
            <Welcome others={others} />
          ) : (
            <Matches
              home={live.data}
              ways={
                <>
                  {newMatch}
                  {others}
                </>
              }
            />
          )}
        </>
      )}
      <HostDetails />
    </Page>
  )
}

function Matches({ home, ways }: { readonly home: Home; readonly ways: ReactNode }) {
  const { current, unfinished, finished } = sortedOut(home.matches)
  const ifWhole = (count: number) => (home.reading === undefined ? count : null)
  const shown = unfinished.length + (current === null ? 0 : 1)
  /* What lies further down comes right after the page can be used, and all of it at once: nothing stands below it that would move. */
  const whole = useDeferredValue(true, false)
  const lines = whole ? Infinity : FIRST_LINES
  return (
    <>
      {current !== null && <CurrentMatch match={current} />}
      <div className={styles.ways}>
        {ways}
        <PlayAgain finished={finished} />
      </div>
      <MatchList heading={startWords.home.unfinished.heading} matches={unfinished.slice(0, lines)} openWords={startWords.home.unfinished.continueMatch} />
      {whole && home.counts.unfinished > shown && (
        <div>
          <ButtonLink href={paths.unfinished}>{startWords.home.unfinished.all(ifWhole(home.counts.unfinished))}</ButtonLink>
        </div>
      )}
      <MatchList
        heading={startWords.home.finished.heading}
        matches={finished.slice(0, Math.max(0, lines - unfinished.length))}
        openWords={startWords.home.finished.open}
      />
      {whole && (
        <div>
          <ButtonLink href={paths.matches}>{startWords.home.all(ifWhole(home.counts.matches))}</ButtonLink>
        </div>
      )}
    </>
  )
}

/** What someone without a match finds: three cards on what Caravan does until they are put away, and the ways to a first match. */
function Welcome({ others }: { readonly others: ReactNode }) {
  const offered = useSetting('introduction') === 'offered'
  const first = useRef<HTMLAnchorElement>(null)
  const putAway = (): void => {
    settings.introduction.choose('seen')
    // what had the focus goes with the cards
    first.current?.focus()
  }
  return (
    <>
      {offered ? (
        <Introduction onDone={putAway} />
      ) : (
        <EmptyState picture={<TilesOnFelt />}>
          {startWords.home.welcome.text.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </EmptyState>
      )}
      <div className={styles.ways} data-first>
        <ButtonLink ref={first} href={paths.newMatch} variant="primary" size="large">
          <Icon name="add" />
          {startWords.home.newMatch}
        </ButtonLink>
        <ButtonLink href={paths.example}>
          <Icon name="play" />
          {startWords.home.example}
        </ButtonLink>
        {others}
      </div>
    </>
  )
}

/** Room for the cards; without them the page is whole too. */
function Room(_props: IntroductionProps) {
  return <div className={styles.room} />
}

function Nothing(_props: IntroductionProps) {
  return null
}
