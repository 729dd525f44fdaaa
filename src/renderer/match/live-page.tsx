import type { ReactNode } from 'react'
import { Page } from '../app/page'
import { Loading } from '../components/loading/loading'
import type { Live } from '../hooks/use-live'
import { words } from '../messages/page'
import { FailedNotice } from './failed-notice'

interface Props<T> {
  readonly live: Live<T>
  /** The window's title until something has come. */
  readonly title: string
  /** The heading until then. */
  readonly waiting?: string
  /** Stands above the page until then. */
  readonly above?: ReactNode
  /** The page of what has come; it stays while a broken stream is being opened again. */
  readonly children: (data: T) => ReactNode
}

/** A page that follows a match: it says that it waits, or that the host does not send it, until there is something to show. */
export function LivePage<T>({ live, title, waiting = words.match.waiting, above, children }: Props<T>) {
  switch (live.status) {
    case 'waiting':
      return (
        <>
          {above}
          <Page title={title} heading={waiting}>
            <Loading />
          </Page>
        </>
      )
    case 'failed':
      return (
        <>
          {above}
          <Page title={title}>
            <FailedNotice fault={live.fault} />
          </Page>
        </>
      )
    case 'live':
    case 'interrupted':
      return children(live.data)
  }
}
