import type { MatchId } from '#shared/kernel/ids'
import { Page } from '../../app/page'
import { Loading } from '../../components/loading/loading'
import { Notice } from '../../components/notice/notice'
import { words } from '../../messages/page'
import { NoMatch } from '../../match/damaged/no-match'
import { useMatchFeed } from '../../match/hooks/use-match-feed'
import { ReplayPage } from '../../match/replay/replay-page'

/** The replay of one match, live. */
export function ReplayScreen({ matchId }: { readonly matchId: MatchId }) {
  const live = useMatchFeed(matchId)
  switch (live.status) {
    case 'waiting':
      return (
        <Page title={words.replay.name} heading={words.replay.waiting}>
          <Loading />
        </Page>
      )
    case 'failed':
      return (
        <Page title={words.replay.name}>
          <Notice tone="warning" role="alert">
            {words.match.failed}
          </Notice>
        </Page>
      )
    case 'live':
    case 'interrupted':
      return live.data.kind !== 'match' ? <NoMatch feed={live.data} /> : <ReplayPage feed={live.data} />
  }
}
