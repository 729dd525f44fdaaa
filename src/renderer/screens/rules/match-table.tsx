import { useMemo, type ReactNode } from 'react'
import { Page } from '../../app/page'
import { paths } from '../../navigation/paths'
import { ButtonLink } from '../../components/button/button'
import { Loading } from '../../components/loading/loading'
import { Notice } from '../../components/notice/notice'
import { matchWords, ruleBookWords as words } from '../../messages/page'
import { useMatchFeed } from '../../match/hooks/use-match-feed'
import { viewOf } from '../../match/match-view'
import { tableOfMatch, type TableRules } from './model/table-rules'

interface Props {
  readonly matchId: string
  /** Null where the match is gone or cannot be read. */
  readonly children: (table: TableRules | null) => ReactNode
}

/** What the table of a match plays, live: a house rule that is changed is changed here too. */
export function MatchTable({ matchId, children }: Props) {
  const live = useMatchFeed(matchId)
  const feed = live.data
  const table = useMemo(() => {
    if (feed?.kind !== 'match') return null
    const view = viewOf(feed.match)
    return view.ok ? tableOfMatch(view.value) : null
  }, [feed])
  if (feed === undefined && live.status === 'waiting')
    return (
      <Page title={words.title} heading={words.match.waiting}>
        <Loading />
      </Page>
    )
  if (live.status === 'failed') {
    return (
      <Page title={words.title}>
        <Notice tone="warning" role="alert" actions={<ButtonLink href={paths.rules}>{words.match.book}</ButtonLink>}>
          {matchWords.failed}
        </Notice>
      </Page>
    )
  }
  return children(table)
}
