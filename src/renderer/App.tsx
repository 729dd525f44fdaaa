import { useRef, useState, type MouseEvent } from 'react'
import { Route, Router, Switch, useLocation, useRoute, useSearch } from 'wouter'
import { IncomingFiles } from './exchange/incoming/incoming-files'
import { ConnectionBanner } from './app/connection-banner'
import { DisplayProvider } from './app/display-provider'
import { ErrorBoundary } from './app/error-boundary'
import { useHashLocation } from './navigation/hash-location'
import { Frame } from './app/frame'
import { useSpoken } from './app/language'
import { lazyCode } from './app/lazy-screen'
import { OwnHeadContext } from './app/own-head'
import { ArrivedContext } from './app/page'
import { patterns } from './navigation/paths'
import { PeopleProvider } from './app/people-provider'
import { ownTilesLive } from './client/live-queries'
import { OwnTilesContext } from './photo/own/own-tiles-context'
import { useFocusKept } from './hooks/keep-focus'
import { mayFetchAhead, whenIdle } from './app/when-idle'
import { AnnouncerProvider } from './components/announcer/announcer'
import { ConnectionProvider } from './client/client-context'
import type { Connection } from './client/connection'
import { startWords } from './messages/start-page'
import { HomeScreen } from './screens/home/home-screen'
import { useAppearance } from './settings/appearance'
import { SettingsSync } from './settings/settings-sync'
import frameStyles from './app/frame.module.css'
import styles from './App.module.css'

/** Where all other pages are and what each takes, with no words of its own: those come with the page that is opened. */
const otherPages = lazyCode(async () => (await import('./OtherPages')).OtherPages)
const { Screen: OtherPages } = otherPages

/** What is opened next from the home page is there at once; it must not make the home page itself wait. */
function fetchAhead(): void {
  if (!mayFetchAhead()) return
  whenIdle(() => {
    otherPages.ahead()
    import('./OtherPages').then(({ nextPages }) => nextPages.forEach(({ ahead }) => ahead())).catch(() => undefined)
  })
}

/**
 * The whole app round one connection to its host.
 *
 * A change of language renders all of it again: what is memoised inside follows the language too (`steady`). Nothing is taken down, so
 * what was entered stays.
 */
export function App({ connection }: { readonly connection: Connection }) {
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
                  <ErrorBoundary place={`${path}?${search}`}>
                    <Switch>
                      <Route path={patterns.home}>
                        <HomeScreen onShown={fetchAhead} game={new URLSearchParams(search).get('game')} />
                      </Route>
                      <Route>
                        <OtherPages />
                      </Route>
                    </Switch>
                  </ErrorBoundary>
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
