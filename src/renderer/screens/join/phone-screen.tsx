import { useMemo } from 'react'
import type { MatchSnapshot } from '#shared/contract/schemas'
import type { SelfAtMatch } from '#shared/contract/table'
import { inLanguage, useSpoken } from '../../app/language'
import { scorerWords } from '../../messages/scorer'
import { Page } from '../../app/page'
import { Notice } from '../../components/notice/notice'
import { words } from '../../messages/page'
import { NoMatch } from '../../match/damaged/no-match'
import { LivePage } from '../../match/live-page'
import { useMatchFeed } from '../../match/hooks/use-match-feed'
import { viewOf } from '../../match/match-view'
import { PhoneTable } from './phone-table'

/** The match on a phone, live. */
export function PhoneScreen({ self }: { readonly self: SelfAtMatch }) {
  const live = useMatchFeed(self.matchId)
  return (
    <LivePage live={live} title={words.join.phone.title}>
      {(feed) => (feed.kind !== 'match' ? <NoMatch feed={feed} /> : <Scored match={feed.match} self={self} />)}
    </LivePage>
  )
}

function Scored({ match, self }: { readonly match: MatchSnapshot; readonly self: SelfAtMatch }) {
  const spoken = useSpoken()
  const view = useMemo(() => inLanguage(spoken, () => viewOf(match)), [match, spoken])
  if (view.ok) return <PhoneTable view={view.value} self={self} />
  return (
    <Page title={words.match.unreadable.title}>
      <Notice tone="danger" role="alert" title={words.match.unreadable.text}>
        {scorerWords.recordRefusalSentence(view.error)}
      </Notice>
    </Page>
  )
}
