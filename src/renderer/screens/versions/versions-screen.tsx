import { useCallback } from 'react'
import type { VersionsFeed } from '#shared/contract/versions'
import type { MatchId } from '#shared/kernel/ids'
import { Page } from '../../app/page'
import { paths } from '../../navigation/paths'
import { ButtonLink } from '../../components/button/button'
import { EmptyState } from '../../components/empty-state/empty-state'
import { useLive, type Subscribe } from '../../hooks/use-live'
import { words } from '../../messages/page'
import { GoneMatch } from '../../match/gone-match'
import { LivePage } from '../../match/live-page'
import { SideBySide } from './side-by-side'

/** What devices made of one match apart from one another, live, until someone has chosen. */
export function VersionsScreen({ matchId }: { readonly matchId: MatchId }) {
  const subscribe = useCallback<Subscribe<VersionsFeed>>((client, signal) => client.match.versions({ matchId }, { signal }), [matchId])
  const live = useLive(subscribe)
  return (
    <LivePage live={live} title={words.versions.heading} waiting={words.versions.waiting}>
      {(feed) => <Found feed={feed} />}
    </LivePage>
  )
}

function Found({ feed }: { readonly feed: VersionsFeed }) {
  switch (feed.kind) {
    case 'gone':
      return <GoneMatch />
    case 'one':
      return (
        <Page title={words.versions.none.title}>
          <EmptyState
            action={
              <ButtonLink variant="primary" href={paths.match(feed.matchId)}>
                {words.versions.none.open}
              </ButtonLink>
            }
          >
            <p>{words.versions.none.text}</p>
          </EmptyState>
        </Page>
      )
    case 'versions':
      return <SideBySide matchId={feed.matchId} versions={feed.versions} />
  }
}
