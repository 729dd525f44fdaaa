import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'wouter'
import type { DesktopRequest as Wish } from '#shared/contract/desktop'
import type { DesktopClient } from '../../client/client'
import { paths } from '../../navigation/paths'
import { useConnection } from '../../client/client-context'
import { followStream } from '../../hooks/follow'

interface AskedProps {
  /** What may be asked of the window; the browser has none. */
  readonly desktop: DesktopClient
  readonly onFiles: (files: readonly File[]) => void
}

/** Does what the desktop window is asked from outside: goes to a page, or hands over files of records. */
export function DesktopRequests({ desktop, onFiles }: AskedProps) {
  const connection = useConnection()
  const [, go] = useLocation()
  const take = useEffectEvent((asked: Wish): void => {
    switch (asked.kind) {
      case 'page':
        return go(paths[asked.page])
      case 'match':
        return go(paths.match(asked.matchId))
      case 'match-files':
        return void Promise.all(asked.files.map(fetchFile)).then(onFiles)
    }
  })
  useEffect(() => {
    const stop = new AbortController()
    void followStream(connection, { open: () => desktop.desktop.asked(undefined, { signal: stop.signal }), take }, stop.signal)
    return () => stop.abort()
  }, [connection, desktop])
  return null
}

/** The file at an address of the window's own; one that cannot be fetched comes as a file that cannot be read. */
async function fetchFile({ address, name }: { readonly address: string; readonly name: string }): Promise<File> {
  try {
    const answer = await fetch(address)
    if (answer.ok) return new File([await answer.blob()], name)
  } catch {
    // the caller that reads it reports the fault
  }
  return unreadable(name)
}

/** A file whose contents cannot be read. */
function unreadable(name: string): File {
  const file = new File([' '], name)
  const slice = (): Blob => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error('this file could not be fetched')) })
  return Object.assign(file, { slice })
}
