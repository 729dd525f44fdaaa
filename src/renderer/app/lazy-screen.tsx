import { createContext, useContext, useEffect, useState, type ComponentType } from 'react'
import { drawAllIcons } from '../components/icon/icon'
import { Loading } from '../components/loading/loading'
import { startWords } from '../messages/start-page'
import { speakWhole } from './language'
import { Page } from './page'
import { useConnectionIfAny } from '../client/client-context'
import type { Connection } from '../client/connection'
import { pause, retry, type RetryOptions } from '../client/retry'
import { ConnectionBanner } from './connection-banner'

export interface LazyScreen<P> {
  readonly Screen: ComponentType<P>
  /** Fetches the code before it is needed; a failure is left to the screen itself. */
  readonly ahead: () => void
}

function OpeningPage() {
  return (
    <Page title={startWords.shell.name} heading={startWords.shell.opening}>
      <Loading />
    </Page>
  )
}

/** The same where a page has all of the window to itself, and nothing else says how things stand with the connection. */
export function OpeningAlone() {
  return (
    <>
      <ConnectionBanner />
      <OpeningPage />
    </>
  )
}

/** Asks whether the host answers, where a page has no connection yet. */
export const HostAnswersContext = createContext<(() => Promise<boolean>) | null>(null)

/** Code that does not come while the host is gone is tried for as long as that lasts; only what a host that answers does not give is a fault. */
function patience(connection: Connection | null, answers: (() => Promise<boolean>) | null, signal: AbortSignal): RetryOptions {
  if (connection === null && answers === null) return { signal }
  const isAnswered = async (): Promise<boolean> => (await answers?.()) !== false
  const back = async (): Promise<void> => {
    if (connection !== null) return connection.whenOpen(signal)
    for (let attempt = 0; !signal.aborted && !(await isAnswered()); attempt++) await pause(attempt, signal)
  }
  /* The first page fetches its code while the connection is still being made. */
  let first = true
  const ready = async (): Promise<void> => {
    if (!first) await back()
    first = false
  }
  return { signal, ready, counts: () => (connection === null ? isAnswered() : connection.state() === 'open') }
}

/**
 * A screen whose code is fetched apart from the first page, and with it the words and signs that the first page does not need.
 *
 * `Waiting` and `Failed` as in `lazyCode`.
 */
export function lazyScreen<P extends object>(load: () => Promise<ComponentType<P>>, Waiting?: ComponentType<P>, Failed?: ComponentType<P>): LazyScreen<P> {
  const withWords = async (): Promise<ComponentType<P>> => (await Promise.all([load(), speakWhole(), drawAllIcons()]))[0]
  return lazyCode(withWords, Waiting, Failed)
}

/**
 * A component whose code is fetched apart from the first page, and that says nothing of its own.
 *
 * Unlike `React.lazy` it shows at once when its code is there already, and tries again after a failure.
 * `Waiting` stands in its place until then, with what it is given; `Failed`, when it cannot be fetched. Without one the page fails.
 */
export function lazyCode<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Waiting: ComponentType<P> = OpeningPage,
  Failed: ComponentType<P> | null = null,
): LazyScreen<P> {
  let here: ComponentType<P> | null = null
  const fetched = async (): Promise<ComponentType<P>> => (here ??= await load())

  function Screen(props: P) {
    const [Loaded, setLoaded] = useState(() => here)
    const [fault, setFault] = useState<Error | null>(null)
    const connection = useConnectionIfAny()
    const answers = useContext(HostAnswersContext)
    useEffect(() => {
      const stop = new AbortController()
      const { signal } = stop
      retry(fetched, patience(connection, answers, signal)).then(
        (screen) => !signal.aborted && setLoaded(() => screen),
        (failed: unknown) => !signal.aborted && setFault(failed instanceof Error ? failed : new Error(String(failed))),
      )
      return () => stop.abort()
    }, [connection, answers])
    if (fault !== null && Failed !== null) return <Failed {...props} />
    if (fault !== null) throw fault
    return Loaded === null ? <Waiting {...props} /> : <Loaded {...props} />
  }
  return { Screen, ahead: () => void fetched().catch(() => undefined) }
}
