import { ORPCError } from '@orpc/client'
import type { ReactNode } from 'react'
import { TOO_MANY_STREAMS } from '#shared/contract/table'
import { Page } from '../app/page'
import { Loading } from '../components/loading/loading'
import { Notice } from '../components/notice/notice'
import type { Live } from '../hooks/use-live'
import { words } from '../messages/page'

/** In place of a match that the host does not send; with what can be done where the device itself asked for too much. */
function FailedNotice({ fault }: { readonly fault: unknown }) {
  const isTooMuch = fault instanceof ORPCError && fault.code === TOO_MANY_STREAMS
  return (
    <Notice tone="warning" role="alert">
      {isTooMuch ? words.match.tooManyStreams : words.match.failed}
    </Notice>
  )
}

interface LivePageProps<T> {
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
export function LivePage<T>({ live, title, waiting = words.match.waiting, above, children }: LivePageProps<T>) {
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
