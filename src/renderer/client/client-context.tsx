import { createContext, use, useSyncExternalStore, type ReactNode } from 'react'
import type { Client } from './client'
import type { Connection, ConnectionState } from './connection'

const ConnectionContext = createContext<Connection | null>(null)

interface Props {
  readonly connection: Connection
  readonly children: ReactNode
}

export function ConnectionProvider({ connection, children }: Props) {
  return <ConnectionContext value={connection}>{children}</ConnectionContext>
}

export function useConnection(): Connection {
  const connection = use(ConnectionContext)
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
