import type { MatchFeed } from '#shared/contract/schemas'
import { stepBetween, type FollowFeed } from '#shared/contract/match-delta'

/** A match that is followed: the whole at first, and then what has changed since what was sent last. */
export async function* deltas(feeds: AsyncGenerator<MatchFeed, void, void>): AsyncGenerator<FollowFeed, void, void> {
  let before: MatchFeed | null = null
  for await (const feed of feeds) {
    yield stepBetween(before, feed)
    before = feed
  }
}
