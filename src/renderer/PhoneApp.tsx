import { useState } from 'react'
import { Router, useRoute } from 'wouter'
import type { Self } from '#shared/contract/table'
import { Brand } from './app/brand'
import { OwnHeadContext } from './app/own-head'
import { DisplayProvider } from './app/display-provider'
import { ErrorBoundary } from './app/error-boundary'
import { useHashLocation } from './navigation/hash-location'
import { Page } from './app/page'
import { patterns } from './navigation/paths'
import { useSpoken } from './app/language'
import { AnnouncerProvider } from './components/announcer/announcer'
import { PagesContext } from './components/button/button'
import { words } from './messages/page'
import { JoinScreen } from './screens/join/join-screen'
import { Joined } from './Joined'
import { ruleContents } from './screens'
import { RuleContentsContext } from './rulebook/rule-contents'
import { useAppearance } from './settings/appearance'
import { useSelf } from './screens/join/use-self'
import styles from './PhoneApp.module.css'

/** What a phone at the table shows: the way in, and then the table of one match. */
export function PhoneApp() {
  useAppearance()
  useSpoken()
  const control = useSelf()
  const { standing } = control
  const [ownHead, setOwnHead] = useState(false)
  return (
    <PagesContext value={false}>
      <AnnouncerProvider>
        <Router hook={useHashLocation}>
          <Head self={standing.kind === 'joined' ? standing.self : null} own={ownHead} />
          <OwnHeadContext value={setOwnHead}>
            <main className={styles.main}>
              <DisplayProvider>
                <RuleContentsContext value={ruleContents}>
                  <ErrorBoundary place={standing.kind}>
                    {standing.kind === 'looking' && (
                      <Page title={words.join.join.title} heading={words.join.join.opening}>
                        {null}
                      </Page>
                    )}
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
                </RuleContentsContext>
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
      <span className={styles.name}>{words.shell.name}</span>
      {self !== null && <You self={self} />}
    </header>
  )
}

function You({ self }: { readonly self: Self }) {
  return <span className={styles.you}>{self.kind === 'match' ? words.join.phone.you(self.name, words.join.roles[self.role]) : self.name}</span>
}
