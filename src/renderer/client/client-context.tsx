import { createContext, use, useSyncExternalStore, type ReactNode } from 'react'
import type { Client } from './client'
import type { Connection, ConnectionState } from './connection'

const ConnectionContext = createContext<Connection | null>(null)

export function ConnectionProvider({ connection, children }: { readonly connection: Connection; readonly children: ReactNode }) {
  return <ConnectionContext value={connection}>{children}</ConnectionContext>
}

/** The connection of the page; null on a page that has none yet, as that of a phone which nobody has let in. */
export const useConnectionIfAny = (): Connection | null => use(ConnectionContext)

export function useConnection(): Connection {
  const connection = useConnectionIfAny()
  if (connection === null) throw new Error('broken invariant: every screen is inside a ConnectionProvider')
  return connection
}

export function useClient(): Client {
  return useConnection().client
}

const beforeAll = (): ConnectionState => 'connecting'

export function useConnectionState(): ConnectionState {
  const connection = useConnection()
  return useSyncExternalStore(connection.subscribe, connection.state, beforeAll)
}
