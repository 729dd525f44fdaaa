import type { Connection } from './connection'

/** Has a connection looked at whenever its page comes to the front or the computer finds a network; hidden pages ask for nothing. Gives what ends that. */
export function watchPage(connection: Pick<Connection, 'show' | 'retryNow'>): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const isSeen = (): boolean => document.visibilityState === 'visible'
  const look = (): void => connection.show(isSeen())
  document.addEventListener('visibilitychange', look, { signal })
  /* A frozen page that goes on, one that comes out of the back/forward cache, and a window that was behind others. */
  document.addEventListener('resume', look, { signal })
  window.addEventListener('pageshow', ({ persisted }) => persisted && look(), { signal })
  window.addEventListener('focus', look, { signal })
  window.addEventListener('online', connection.retryNow, { signal })
  if (!isSeen()) look()
  return () => stop.abort()
}
