import { useEffect, useState } from 'react'
import { Router, useRoute } from 'wouter'
import type { Self } from '#shared/contract/joining'
import { Brand } from './app/brand'
import { OwnHeadContext } from './app/own-head'
import { DisplayProvider } from './app/display-provider'
import { ErrorBoundary } from './app/error-boundary'
import { HostAnswersContext, lazyScreen } from './app/lazy-screen'
import { useFocusKept } from './hooks/keep-focus'
import { useHashLocation } from './navigation/hash-location'
import { Page } from './app/page'
import { patterns } from './navigation/paths'
import { useSpoken } from './app/language'
import { mayFetchAhead, whenIdle } from './app/when-idle'
import { AnnouncerProvider } from './components/announcer/announcer'
import { PagesContext } from './components/button/button'
import { startWords } from './messages/start-page'
import { JoinScreen } from './screens/join/join-screen'
import { useAppearance } from './settings/appearance'
import { useSelf } from './screens/join/use-self'
import styles from './PhoneApp.module.css'

/** Where nothing is known yet of who this device is, or what it joined is not here yet. */
function Connecting() {
  return (
    <Page title={startWords.joining.title} heading={startWords.joining.opening}>
      {null}
    </Page>
  )
}

/** What a table takes is several times the code of the way in, which does not wait for it. */
const joined = lazyScreen(async () => (await import('./Joined')).Joined, Connecting)
const { Screen: Joined } = joined

/** What a phone at the table shows: the way in, and then the table of one match. */
export function PhoneApp() {
  useAppearance()
  useFocusKept()
  useSpoken()
  const control = useSelf()
  const { standing } = control
  const [ownHead, setOwnHead] = useState(false)
  /* While someone types a code and a name. */
  useEffect(() => {
    if (mayFetchAhead()) whenIdle(joined.ahead)
  }, [])
  return (
    <PagesContext value={false}>
      <AnnouncerProvider>
        <Router hook={useHashLocation}>
          <Head self={standing.kind === 'joined' ? standing.self : null} own={ownHead} />
          <OwnHeadContext value={setOwnHead}>
            <main className={styles.main}>
              <DisplayProvider>
                <HostAnswersContext value={control.ask}>
                  <ErrorBoundary place={standing.kind}>
                    {standing.kind === 'looking' && <Connecting />}
                    {standing.kind === 'stranger' && <JoinScreen why={standing.why} onJoined={control.joined} onRetry={() => void control.ask()} />}
                    {/* Another match, seat or role is another table. */}
                    {standing.kind === 'joined' && (
                      <Joined
                        key={`${standing.self.id} ${standing.self.kind === 'match' ? standing.self.matchId : standing.self.evening}`}
                        self={standing.self}
                        led={standing.led}
                        ask={control.ask}
                        onClosed={control.closed}
                      />
                    )}
                  </ErrorBoundary>
                </HostAnswersContext>
              </DisplayProvider>
            </main>
          </OwnHeadContext>
        </Router>
      </AnnouncerProvider>
    </PagesContext>
  )
}

/** Not on a page with a head of its own, nor on the big screen, which has all of the window to itself. */
function Head({ self, own }: { readonly self: Self | null; readonly own: boolean }) {
  const [big] = useRoute(patterns.bigScreen)
  if (own || (big && self !== null)) return null
  return (
    <header className={styles.header}>
      <Brand className={styles.mark} />
      <span className={styles.name}>{startWords.shell.name}</span>
      {self !== null && <You self={self} />}
    </header>
  )
}

function You({ self }: { readonly self: Self }) {
  return <span className={styles.you}>{self.kind === 'match' ? startWords.joining.you(self.name, startWords.joining.roles[self.role]) : self.name}</span>
}
