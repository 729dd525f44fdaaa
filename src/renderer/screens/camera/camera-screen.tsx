import type { MatchId } from '#shared/kernel/ids'
import { NoMatch } from '../../match/damaged/no-match'
import { useMatchFeed } from '../../match/hooks/use-match-feed'
import { LivePage } from '../../match/live-page'
import { ScoredMatch } from '../../match/scored-match'
import { words } from '../../messages/page'
import { CameraTable } from './camera-table'

/** A match whose plays a camera over the table enters, live. */
export function CameraScreen({ matchId }: { readonly matchId: MatchId }) {
  const live = useMatchFeed(matchId)
  return (
    <LivePage live={live} title={words.cameraTable.name}>
      {(feed) => (feed.kind !== 'match' ? <NoMatch feed={feed} /> : <ScoredMatch match={feed.match}>{(view) => <CameraTable view={view} />}</ScoredMatch>)}
    </LivePage>
  )
}
