import type { MatchId } from '#shared/kernel/ids'
import { words } from '../../messages/page'
import { NoMatch } from '../../match/damaged/no-match'
import { useMatchFeed } from '../../match/hooks/use-match-feed'
import { LivePage } from '../../match/live-page'
import { ReplayPage } from '../../match/replay/replay-page'

export function ReplayScreen({ matchId }: { readonly matchId: MatchId }) {
  const live = useMatchFeed(matchId)
  return (
    <LivePage live={live} title={words.replay.name} waiting={words.replay.waiting}>
      {(feed) => (feed.kind !== 'match' ? <NoMatch feed={feed} /> : <ReplayPage feed={feed} />)}
    </LivePage>
  )
}
