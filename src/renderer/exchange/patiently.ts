import { type Connection, ConnectionLost } from '../client/connection'

/** Asks once the host can be asked, and again where the connection was lost before the answer; rejects when `signal` aborts. For what does no harm twice. */
export async function patiently<T>(connection: Pick<Connection, 'whenOpen'>, signal: AbortSignal, ask: () => Promise<T>): Promise<T> {
  for (;;) {
    await connection.whenOpen(signal)
    try {
      return await ask()
    } catch (fault) {
      if (!(fault instanceof ConnectionLost)) throw fault
    }
  }
}
