import type { MatchId } from '#shared/kernel/ids'
import { NoMatch } from '../../match/damaged/no-match'
import { useMatchFeed } from '../../match/hooks/use-match-feed'
import { LivePage } from '../../match/live-page'
import { words } from '../../messages/page'
import { ReviewPage } from './review-page'

/** The review of one match, a round at a time; `round` counts from 1, and is the last one unless the address says which. */
export function ReviewScreen({ matchId, round }: { readonly matchId: MatchId; readonly round: string | null }) {
  const live = useMatchFeed(matchId)
  return (
    <LivePage live={live} title={words.review.name} waiting={words.review.waiting}>
      {(feed) => (feed.kind !== 'match' ? <NoMatch feed={feed} /> : <ReviewPage match={feed.match} asked={round === null ? null : Number(round) - 1} />)}
    </LivePage>
  )
}
