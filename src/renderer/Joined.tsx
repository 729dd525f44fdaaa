import { useCallback, useEffect, useState } from 'react'
import { useRoute } from 'wouter'
import { TABLE_CLOSED, type Self, type SelfAtMatch } from '#shared/contract/joining'
import { AtEvening } from './AtEvening'
import { ConnectionBanner } from './app/connection-banner'
import { PermissionsContext } from './app/permissions'
import { Page } from './app/page'
import { patterns } from './navigation/paths'
import * as screens from './screens'
import { ConnectionProvider } from './client/client-context'
import { connect, type Connection } from './client/connection'
import { watchPage } from './client/watch-page'
import { socketLink } from './client/socket-link'
import { openWebSocketChannel, rpcAddress } from './client/websocket-channel'
import { Button } from './components/button/button'
import { UnaskedNotice } from './components/notice/unasked-notice'
import { words } from './messages/page'
import type { KeptTiles } from '#shared/contract/own-tiles'
import type { Subscribe } from './client/prefetch'
import { OwnTilesContext } from './photo/own/own-tiles-context'
import { RuleContentsContext } from './rulebook/rule-contents'
import { MatchScreen } from './screens/match/match-screen'
import { PhoneScreen } from './screens/join/phone-screen'
import styles from './screens/join/join.module.css'

const { Screen: BigScreen } = screens.bigScreen

/** For so long a play waits for a network that is gone, in milliseconds. */
const RESEND_FOR_MS = 10 * 60_000

interface JoinedProps {
  readonly self: Self
  /** It came along from another match. */
  readonly led: boolean
  /** False where the table did not answer. */
  readonly ask: () => Promise<boolean>
  /** The host said that phone access has stopped. */
  readonly onClosed: () => void
}

/** A device that has joined, with the page for what it has joined as. */
export function Joined({ self, led, ask, onClosed }: JoinedProps) {
  const connection = useTableConnection(ask, onClosed)
  if (connection === null)
    return (
      <Page title={words.joining.title} heading={words.joining.opening}>
        {null}
      </Page>
    )
  return (
    <ConnectionProvider connection={connection}>
      <RuleContentsContext value={screens.ruleContents}>
        {self.kind === 'match' ? (
          <AtMatch self={self} led={led} />
        ) : (
          <>
            <ConnectionBanner lasting={words.joining.unreachable} />
            <AtEvening self={self} />
          </>
        )}
      </RuleContentsContext>
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
            <ConnectionBanner lasting={words.joining.unreachable} />
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
    <UnaskedNotice
      tone="info"
      said={words.join.phone.led}
      className={styles.came}
      actions={
        <Button variant="quiet" onClick={() => setRead(true)}>
          {words.join.phone.understood}
        </Button>
      }
    >
      <p>{words.join.phone.led}</p>
    </UnaskedNotice>
  )
}

/** The connection of a phone. It asks who it is whenever a connection is there, ends or is refused, and when the page comes to the front. */
function useTableConnection(ask: () => Promise<boolean>, onClosed: () => void): Connection | null {
  const [connection, setConnection] = useState<Connection | null>(null)
  useEffect(() => {
    const address = rpcAddress(window.location)
    const options = {
      linkTo: socketLink,
      onCode: (code: number): void => {
        if (code === TABLE_CLOSED) onClosed()
        else void ask()
      },
      /* A device that was removed is no longer joined, which `ask` finds out; it is never told to start Caravan again. */
      isRefused: async (): Promise<boolean> => {
        await ask()
        return false
      },
    }
    const made = connect(() => openWebSocketChannel(address, options), { resendFor: RESEND_FOR_MS })
    const stop = made.subscribe(() => {
      setConnection(made)
      if (made.state() === 'open') void ask()
    })
    const stopWatching = watchPage(made)
    const onVisible = (): void => {
      if (document.visibilityState === 'visible') void ask()
    }
    window.addEventListener('offline', made.drop)
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      stop()
      stopWatching()
      window.removeEventListener('offline', made.drop)
      document.removeEventListener('visibilitychange', onVisible)
      made.close()
    }
  }, [ask, onClosed])
  return connection
}
