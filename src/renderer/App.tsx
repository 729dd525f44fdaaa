import { useRef, useState, type MouseEvent } from 'react'
import { Route, Router, Switch, useLocation, useRoute, useSearch } from 'wouter'
import { IncomingFiles } from './exchange/incoming/incoming-files'
import { ConnectionBanner } from './app/connection-banner'
import { DisplayProvider } from './app/display-provider'
import { ErrorBoundary } from './app/error-boundary'
import { useHashLocation } from './navigation/hash-location'
import { Frame } from './app/frame'
import { useSpoken } from './app/language'
import { NotFoundPage } from './app/not-found'
import { OwnHeadContext } from './app/own-head'
import { ArrivedContext } from './app/page'
import { patterns } from './navigation/paths'
import { PeopleProvider } from './app/people-provider'
import { ownTilesLive } from './client/live-queries'
import { OwnTilesContext } from './photo/own/own-tiles-context'
import { useFocusKept } from './hooks/keep-focus'
import * as screens from './screens'
import { mayFetchAhead, whenIdle } from './app/when-idle'
import { AnnouncerProvider } from './components/announcer/announcer'
import { ConnectionProvider } from './client/client-context'
import type { Connection } from './client/connection'
import { startWords } from './messages/start-page'
import { RuleContentsContext } from './rulebook/rule-contents'
import { HomeScreen } from './screens/home/home-screen'
import { useAppearance } from './settings/appearance'
import { SettingsSync } from './settings/settings-sync'
import frameStyles from './app/frame.module.css'
import styles from './App.module.css'

const { Screen: NewMatchScreen } = screens.newMatch
const { Screen: MatchScreen } = screens.match
const { Screen: SettleScreen } = screens.settle
const { Screen: MatchSettleScreen } = screens.settleMatch
const { Screen: ReplayScreen } = screens.replay
const { Screen: ReviewScreen } = screens.review
const { Screen: PracticeScreen } = screens.practice
const { Screen: VersionsScreen } = screens.versions
const { Screen: CameraScreen } = screens.camera
const { Screen: BigScreen } = screens.bigScreen
const { Screen: MatchesScreen } = screens.matches
const { Screen: EveningsScreen } = screens.evenings
const { Screen: EveningScreen } = screens.evening
const { Screen: EveningBigScreen } = screens.eveningScreen
const { Screen: SeasonsScreen } = screens.seasons
const { Screen: SeasonScreen } = screens.season
const { Screen: PeopleScreen } = screens.people
const { Screen: PersonScreen } = screens.person
const { Screen: StatisticsScreen } = screens.statistics
const { Screen: HowToPlayScreen } = screens.howToPlay
const { Screen: CompareRulesScreen } = screens.compareRules
const { Screen: RulesScreen } = screens.rules
const { Screen: SettingsScreen } = screens.settings
const { Screen: FilesScreen } = screens.files
const { Screen: AboutScreen } = screens.about
const { Screen: IntroductionScreen } = screens.introduction
const { Screen: ExampleScreen } = screens.example

/** What is opened next from the home page is there at once; it must not make the home page itself wait. */
function fetchAhead(): void {
  if (!mayFetchAhead()) return
  whenIdle(() => {
    screens.newMatch.ahead()
    screens.match.ahead()
  })
}

interface AppProps {
  readonly connection: Connection
}

/**
 * The whole app round one connection to its host.
 *
 * A change of language renders all of it again: what is memoised inside follows the language too (`steady`). Nothing is taken down, so
 * what was entered stays.
 */
export function App({ connection }: AppProps) {
  useSpoken()
  return (
    <ConnectionProvider connection={connection}>
      <AnnouncerProvider>
        <Router hook={useHashLocation}>
          <Shell />
        </Router>
      </AnnouncerProvider>
    </ConnectionProvider>
  )
}

function Shell() {
  useAppearance()
  useFocusKept()
  const main = useRef<HTMLElement>(null)
  const [path] = useLocation()
  const search = useSearch()
  /* It has all of the window to itself. */
  const [aloneMatch] = useRoute(patterns.bigScreen)
  const [aloneEvening] = useRoute(patterns.eveningScreen)
  const alone = aloneMatch || aloneEvening
  const [ownHead, setOwnHead] = useState(false)
  const framed = !alone && !ownHead
  const [first] = useState(path)
  const [arrived, setArrived] = useState(false)
  if (path !== first && !arrived) setArrived(true)

  /* The address after # is the page's own; jumping there would leave it. */
  const skip = (event: MouseEvent): void => {
    event.preventDefault()
    main.current?.focus()
  }

  return (
    <div className={framed ? frameStyles.framed : styles.whole} data-framed={framed || undefined}>
      {!alone && (
        <>
          <a href="#main" className={styles.skip} onClick={skip}>
            {startWords.shell.skip}
          </a>
          <ConnectionBanner />
          {framed && <Frame />}
        </>
      )}
      <SettingsSync />
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        <OwnHeadContext value={setOwnHead}>
          <ArrivedContext value={arrived}>
            <DisplayProvider>
              <OwnTilesContext value={ownTilesLive}>
                <PeopleProvider>
                  <RuleContentsContext value={screens.ruleContents}>
                    <ErrorBoundary place={`${path}?${search}`}>
                      <Switch>
                        <Route path={patterns.home}>
                          <HomeScreen onShown={fetchAhead} game={new URLSearchParams(search).get('game')} />
                        </Route>
                        <Route path={patterns.newMatch}>
                          <NewMatchScreen
                            key={search}
                            rematchOf={new URLSearchParams(search).get('rematch')}
                            preset={new URLSearchParams(search).get('preset')}
                          />
                        </Route>
                        <Route path={patterns.settle}>
                          <SettleScreen />
                        </Route>
                        <Route path={patterns.match}>{({ matchId }) => <MatchScreen key={matchId} matchId={matchId} />}</Route>
                        <Route path={patterns.settleMatch}>
                          {({ matchId }) => (
                            <MatchSettleScreen key={`${matchId} ${search}`} matchId={matchId} round={new URLSearchParams(search).get('round')} />
                          )}
                        </Route>
                        <Route path={patterns.replay}>{({ matchId }) => <ReplayScreen key={matchId} matchId={matchId} />}</Route>
                        <Route path={patterns.review}>
                          {({ matchId }) => <ReviewScreen key={matchId} matchId={matchId} round={new URLSearchParams(search).get('round')} />}
                        </Route>
                        <Route path={patterns.versions}>{({ matchId }) => <VersionsScreen key={matchId} matchId={matchId} />}</Route>
                        <Route path={patterns.camera}>{({ matchId }) => <CameraScreen key={matchId} matchId={matchId} />}</Route>
                        <Route path={patterns.bigScreen}>{({ matchId }) => <BigScreen key={matchId} matchId={matchId} />}</Route>
                        <Route path={patterns.matches}>
                          <MatchesScreen />
                        </Route>
                        <Route path={patterns.practice}>
                          <PracticeScreen />
                        </Route>
                        <Route path={patterns.evening}>
                          <EveningsScreen />
                        </Route>
                        <Route path={patterns.oneEvening}>{({ id }) => <EveningScreen key={id} id={id} />}</Route>
                        <Route path={patterns.eveningScreen}>{({ id }) => <EveningBigScreen key={id} id={id} />}</Route>
                        <Route path={patterns.seasons}>
                          <SeasonsScreen />
                        </Route>
                        <Route path={patterns.season}>{({ id }) => <SeasonScreen key={id} id={id} />}</Route>
                        <Route path={patterns.people}>
                          <PeopleScreen />
                        </Route>
                        <Route path={patterns.person}>{({ person }) => <PersonScreen key={person} person={person} />}</Route>
                        <Route path={patterns.statistics}>
                          <StatisticsScreen />
                        </Route>
                        <Route path={patterns.howToPlay}>{({ game }) => <HowToPlayScreen key={game} game={game ?? null} />}</Route>
                        <Route path={patterns.compareRules}>
                          <CompareRulesScreen />
                        </Route>
                        <Route path={patterns.rules}>{({ ruleId }) => <RulesScreen key={ruleId} ruleId={ruleId ?? null} />}</Route>
                        <Route path={patterns.files}>
                          <FilesScreen />
                        </Route>
                        <Route path={patterns.settings}>{({ group }) => <SettingsScreen group={group ?? null} />}</Route>
                        <Route path={patterns.about}>
                          <AboutScreen />
                        </Route>
                        <Route path={patterns.introduction}>
                          <IntroductionScreen />
                        </Route>
                        <Route path={patterns.example}>
                          <ExampleScreen />
                        </Route>
                        <Route>
                          <NotFoundPage />
                        </Route>
                      </Switch>
                    </ErrorBoundary>
                  </RuleContentsContext>
                </PeopleProvider>
              </OwnTilesContext>
            </DisplayProvider>
          </ArrivedContext>
        </OwnHeadContext>
      </main>
      <IncomingFiles />
    </div>
  )
}
