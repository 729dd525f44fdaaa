import { useEffect, useMemo } from 'react'
import type { Home, RunningEvening as Running } from '#shared/contract/lists'
import { lazyCode, lazyScreen } from '../../app/lazy-screen'
import { Page } from '../../app/page'
import { mayFetchAhead, useIdle } from '../../app/when-idle'
import { homeLive } from '../../client/live-queries'
import { ButtonLink } from '../../components/button/button'
import { FirstIcon } from '../../components/icon/icon'
import { Loading } from '../../components/loading/loading'
import { Notice } from '../../components/notice/notice'
import { StillReading } from '../../components/reading/still-reading'
import { useLive } from '../../hooks/use-live'
import { startWords } from '../../messages/start-page'
import { paths } from '../../navigation/paths'
import { useSetting } from '../../settings/settings'
import { AgainCards } from './again-cards'
import { CurrentMatch, NextMatch } from './current-match'
import { LastMatches } from './last-matches'
import { sorted } from './sorted'
import styles from './home.module.css'
import { isOver } from '#shared/games/outcome'

/** The way back to an evening that is going on, first of all where Caravan was closed in the middle of it. */
function RunningEvening({ evening: { id, name, rounds, planned } }: { readonly evening: Running }) {
  const { evening, continueMatch, continueOther } = startWords.home
  return (
    <section aria-label={evening.heading} className={styles.evening}>
      <FirstIcon name="trophy" />
      <h2>{name}</h2>
      <p>{evening.round(rounds, Math.max(planned, rounds))}</p>
      <ButtonLink href={paths.oneEvening(id)} variant="primary" aria-label={continueOther(name)}>
        {continueMatch}
      </ButtonLink>
    </section>
  )
}

/** Nobody needs it a second time, so the page of all others does not carry it. */
const { Screen: FirstStart } = lazyScreen(async () => (await import('./first-start')).FirstStart, Room)

/* The rule sets that it asks are no part of the page of all others. */
const { Screen: PlayGame } = lazyCode(async () => (await import('./play-game')).PlayGame, EmptyPlace)

/* What is rarely there, with more words than all the rest of the page. */
const { Screen: DamagedNotice } = lazyScreen(async () => (await import('../../components/named-matches/damaged-notice')).DamagedNotice, EmptyPlace, EmptyPlace)
const { Screen: StoredDataNotices } = lazyScreen(async () => (await import('./stored-data-notices')).StoredDataNotices, EmptyPlace, EmptyPlace)

/** It takes the scorer and all that draws, and is looked for in the matches that are over; the page waits for none of it. */
const { Screen: TodaysPuzzle } = lazyScreen(async () => (await import('./todays-puzzle')).TodaysPuzzle, EmptyPlace, EmptyPlace)

interface HomeScreenProps {
  /** Called once the matches are there. */
  readonly onShown?: () => void
  /** The game that was chosen to be played, as the address names it. */
  readonly game?: string | null
}

/** The matches of the house, live: the one to go on with, what was played last to play again, and what needs someone. */
export function HomeScreen({ onShown, game = null }: HomeScreenProps) {
  const live = useLive(homeLive)
  const shown = live.data !== undefined
  useEffect(() => {
    if (shown) onShown?.()
  }, [shown, onShown])
  const home = live.data
  const empty = home !== undefined && home.reading === undefined && home.counts.matches + home.matches.length === 0
  return (
    <Page title={startWords.home.title} heading={empty ? startWords.home.firstTitle : startWords.home.heading} headingHidden={!empty} className={styles.page}>
      {live.status === 'waiting' && <Loading>{startWords.home.waiting}</Loading>}
      {live.status === 'failed' && (
        <Notice tone="warning" role="alert">
          {startWords.home.failed}
        </Notice>
      )}
      {home !== undefined && (
        <>
          <StillReading reading={home.reading} />
          {home.evening !== undefined && <RunningEvening evening={home.evening} />}
          {home.damaged !== undefined && <DamagedNotice {...home.damaged} />}
          {empty ? (
            <>
              {home.notices.length > 0 && <StoredDataNotices notices={home.notices} />}
              <FirstStart key={game} home={home} game={game} />
            </>
          ) : game !== null ? (
            <PlayGame game={game}>
              <Matches home={home} />
            </PlayGame>
          ) : (
            <Matches home={home} />
          )}
        </>
      )}
    </Page>
  )
}

function Matches({ home }: { readonly home: Home }) {
  const versions = useMemo(
    () => new Map(home.notices.flatMap((notice) => (notice.kind === 'came-apart' ? [[notice.matchId as string, notice.versions] as const] : []))),
    [home.notices],
  )
  const { current, tables, last } = sorted(
    home.matches,
    ({ matchId, notAgreed, openQuestions }) => versions.has(matchId) || notAgreed !== undefined || openQuestions !== undefined,
  )
  const idle = useIdle()
  const puzzle = useSetting('review') === 'shown' && home.reading === undefined && home.counts.matches > home.counts.unfinished
  const lines = new Set(last.map(({ matchId }) => matchId as string))
  const notices = home.notices.filter((notice) => notice.kind !== 'came-apart' || !lines.has(notice.matchId))
  const ifWhole = (count: number) => (home.reading === undefined ? count : null)
  const others = home.counts.unfinished - (current === null ? 0 : 1) - last.filter((match) => !isOver(match)).length
  return (
    <>
      {/* what a line says of its match is not said again */}
      {notices.length > 0 && <StoredDataNotices notices={notices} />}
      {current !== null ? <CurrentMatch key={current.matchId} match={current} /> : tables[0] !== undefined && <NextMatch match={tables[0]} />}
      <AgainCards matches={current === null ? tables.slice(1) : tables.slice(0, 2)} />
      <div className={styles.played} data-puzzle={puzzle || undefined}>
        {last.length > 0 && <LastMatches matches={last} versions={versions} all={ifWhole(home.counts.matches)} unfinished={others > 0 ? ifWhole(others) : 0} />}
        {puzzle && idle && mayFetchAhead() && <TodaysPuzzle />}
      </div>
    </>
  )
}

function EmptyPlace() {
  return null
}

function Room(_props: { readonly home: Home; readonly game: string | null }) {
  return <div className={styles.room} />
}
