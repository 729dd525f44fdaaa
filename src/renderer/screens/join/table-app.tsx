import { Router, useRoute } from 'wouter'
import type { Self } from '#shared/contract/table'
import { Brand } from '../../app/brand'
import { DisplayProvider } from '../../app/display-provider'
import { ErrorBoundary } from '../../app/error-boundary'
import { useHashLocation } from '../../app/hash-location'
import { Page } from '../../app/page'
import { patterns } from '../../app/paths'
import { useSpoken } from '../../app/language'
import { AnnouncerProvider } from '../../components/announcer/announcer'
import { PagesContext } from '../../components/button/button'
import { joinWords, shellWords } from '../../messages/page'
import { JoinScreen } from './join-screen'
import { Joined } from './joined'
import { useAppearance } from '../../settings/appearance'
import { useSelf } from './use-self'
import styles from './table-app.module.css'

/** What a phone at the table shows: the way in, and then the table of one match. */
export function TableApp() {
  useAppearance()
  useSpoken()
  const control = useSelf()
  const { standing } = control
  return (
    <PagesContext value={false}>
      <AnnouncerProvider>
        <Router hook={useHashLocation}>
          <Head self={standing.kind === 'joined' ? standing.self : null} />
          <main className={styles.main}>
            <DisplayProvider>
              <ErrorBoundary place={standing.kind}>
                {standing.kind === 'looking' && <Page title={joinWords.join.title} heading={joinWords.join.opening}>{null}</Page>}
                {standing.kind === 'stranger' && <JoinScreen why={standing.why} onJoined={control.joined} onRetry={() => void control.ask()} />}
                {/* Another match, seat or role is another table. */}
                {standing.kind === 'joined' && <Joined key={`${standing.self.id} ${standing.self.matchId}`} self={standing.self} led={standing.led} ask={control.ask} />}
              </ErrorBoundary>
            </DisplayProvider>
          </main>
        </Router>
      </AnnouncerProvider>
    </PagesContext>
  )
}

/** Not on the big screen, which has all of the window to itself. */
function Head({ self }: { readonly self: Self | null }) {
  const [big] = useRoute(patterns.bigScreen)
  if (big && self !== null) return null
  return (
    <header className={styles.header}>
      <Brand className={styles.mark} />
      <span className={styles.name}>{shellWords.name}</span>
      {self !== null && <You self={self} />}
    </header>
  )
}

function You({ self: { name, role } }: { readonly self: Self }) {
  return <span className={styles.you}>{joinWords.phone.you(name, joinWords.roles[role])}</span>
}
