import { useCallback, useEffect, useState } from 'react'
import { useRoute } from 'wouter'
import { TABLE_CLOSED, type Self, type SelfAtMatch } from '#shared/contract/table'
import { AtEvening } from './AtEvening'
import { ConnectionBanner } from './app/connection-banner'
import { PermissionsContext } from './app/permissions'
import { Page } from './app/page'
import { patterns } from './navigation/paths'
import * as screens from './screens'
import { ConnectionProvider } from './client/client-context'
import { connect, type Connection } from './client/connection'
import { openWebSocketChannel, rpcAddress } from './client/websocket-channel'
import { Button } from './components/button/button'
import { Notice } from './components/notice/notice'
import { words } from './messages/page'
import type { KeptTiles } from '#shared/contract/own-tiles'
import type { Subscribe } from './client/prefetch'
import { OwnTilesContext } from './photo/own/own-tiles-context'
import { MatchScreen } from './screens/match/match-screen'
import { PhoneScreen } from './screens/join/phone-screen'
import { ASK_EVERY_MS } from './screens/join/use-self'
import styles from './screens/join/join.module.css'

const { Screen: BigScreen } = screens.bigScreen

/** For so long a play waits for a network that is gone, in milliseconds. */
const RESEND_FOR_MS = 10 * 60_000

interface Props {
  readonly self: Self
  /** It came along from another match. */
  readonly led: boolean
  /** False where the table did not answer. */
  readonly ask: () => Promise<boolean>
  /** The host said that phone access has stopped. */
  readonly onClosed: () => void
}

/** A device that has joined, with the page for what it has joined as. */
export function Joined({ self, led, ask, onClosed }: Props) {
  const connection = useTableConnection(ask, onClosed)
  if (connection === null)
    return (
      <Page title={words.join.join.title} heading={words.join.join.opening}>
        {null}
      </Page>
    )
  return (
    <ConnectionProvider connection={connection}>
      {self.kind === 'match' ? (
        <AtMatch self={self} led={led} />
      ) : (
        <>
          <ConnectionBanner />
          <AtEvening self={self} />
        </>
      )}
    </ConnectionProvider>
  )
}

/** A device at the table of a match, with the page for what it may do. */
function AtMatch({ self, led }: { readonly self: SelfAtMatch; readonly led: boolean }) {
  const [big] = useRoute(patterns.bigScreen)
  const { matchId } = self
  const ownTiles = useCallback<Subscribe<KeptTiles | null>>((client, signal) => client.ownTiles.atTable({ matchId }, { signal }), [matchId])
  return (
    <PermissionsContext value={self.role}>
      <OwnTilesContext value={ownTiles}>
        {big ? (
          <BigScreen matchId={matchId} />
        ) : (
          <>
            <ConnectionBanner />
            {led && <CameAlong />}
            {self.role === 'scorer' || self.role === 'host' ? <MatchScreen matchId={matchId} /> : <PhoneScreen self={self} />}
          </>
        )}
      </OwnTilesContext>
    </PermissionsContext>
  )
}

/** Says why the table is another one now, until it has been read. */
function CameAlong() {
  const [read, setRead] = useState(false)
  if (read) return null
  return (
    <Notice
      tone="info"
      role="status"
      className={styles.came}
      actions={
        <Button variant="quiet" onClick={() => setRead(true)}>
          {words.join.phone.understood}
        </Button>
      }
    >
      <p>{words.join.phone.led}</p>
    </Notice>
  )
}

/** The connection of a phone: it notices a network that goes without a word, and asks who it is whenever it comes back. */
function useTableConnection(ask: () => Promise<boolean>, onClosed: () => void): Connection | null {
  const [connection, setConnection] = useState<Connection | null>(null)
  useEffect(() => {
    const address = rpcAddress(window.location)
    const onCode = (code: number): void => {
      if (code === TABLE_CLOSED) onClosed()
    }
    const made = connect(() => openWebSocketChannel(address, { onCode }), { resendFor: RESEND_FOR_MS })
    const look = async (): Promise<void> => {
      if (document.visibilityState === 'visible' && !(await ask())) made.drop()
      else made.retryNow()
    }
    const stop = made.subscribe(() => {
      setConnection(made)
      void ask()
    })
    window.addEventListener('offline', made.drop)
    window.addEventListener('online', made.retryNow)
    /* A network may go without a word: no answer means that the connection is dead, however open it seems. */
    const timer = setInterval(() => void look(), ASK_EVERY_MS)
    const onVisible = (): void => void look()
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      stop()
      clearInterval(timer)
      window.removeEventListener('offline', made.drop)
      window.removeEventListener('online', made.retryNow)
      document.removeEventListener('visibilitychange', onVisible)
      made.close()
    }
  }, [ask, onClosed])
  return connection
}
