import type { BrowserContextOptions } from 'playwright-core'
import type { Host } from '../e2e/harness/host'
import { clientOver, ownerSocket, storedBy, type Client } from '../e2e/harness/owner'

export type { Client }

/** Another window on a running host, without a page. */
export async function connected(host: Host): Promise<{ readonly client: Client; readonly close: () => void }> {
  const socket = ownerSocket(await host.signIn())
  await new Promise((open, failed) => socket.once('open', open).once('error', failed))
  return { client: clientOver(socket), close: () => socket.terminate() }
}

/** For a browser window that is signed in from the start. */
export async function signedIn(host: Host): Promise<Pick<BrowserContextOptions, 'storageState'>> {
  return { storageState: storedBy(await host.signIn()) }
}
