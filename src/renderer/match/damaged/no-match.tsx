import type { MatchFeed } from '#shared/contract/schemas'
import { GoneMatch } from '../gone-match'
import { DamagedMatchPage } from './damaged-match-page'

interface Props {
  readonly feed: Exclude<MatchFeed, { readonly kind: 'match' }>
  /** Only looked at here, as on the big screen. */
  readonly watched?: boolean
}

/** In place of a match that is not there, or cannot be opened. */
export function NoMatch({ feed, watched = false }: Props) {
  return feed.kind === 'gone' ? <GoneMatch /> : <DamagedMatchPage damaged={feed} watched={watched} />
}
