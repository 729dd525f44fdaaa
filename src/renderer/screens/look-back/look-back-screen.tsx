import type { MatchId } from '#shared/kernel/ids'
import { Page } from '../../app/page'
import { Loading } from '../../components/loading/loading'
import { Notice } from '../../components/notice/notice'
import { words } from '../../messages/page'
import { NoMatch } from '../../match/damaged/no-match'
import { useMatchFeed } from '../../match/hooks/use-match-feed'
import { LookBack } from '../../match/look-back/look-back'

/** One match looked back at, live. */
export function LookBackScreen({ matchId }: { readonly matchId: MatchId }) {
  const live = useMatchFeed(matchId)
  switch (live.status) {
    case 'waiting':
      return (
        <Page title={words.lookBack.moves} heading={words.lookBack.waiting}>
          <Loading />
        </Page>
      )
    case 'failed':
      return (
        <Page title={words.lookBack.moves}>
          <Notice tone="warning" role="alert">
            {words.match.failed}
          </Notice>
        </Page>
      )
    case 'live':
    case 'interrupted':
      return live.data.kind !== 'match' ? <NoMatch feed={live.data} /> : <LookBack feed={live.data} />
  }
}
