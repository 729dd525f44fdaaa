import { useMemo } from 'react'
import type { MatchSnapshot } from '#shared/contract/schemas'
import type { Self } from '#shared/contract/table'
import { inLanguage, useSpoken } from '../../app/language'
import { scorerWords } from '../../messages/scorer'
import { Page } from '../../app/page'
import { Loading } from '../../components/loading/loading'
import { Notice } from '../../components/notice/notice'
import { words } from '../../messages/page'
import { NoMatch } from '../../match/damaged/no-match'
import { FailedNotice } from '../../match/failed-notice'
import { useMatchFeed } from '../../match/hooks/use-match-feed'
import { viewOf } from '../../match/match-view'
import { PhoneTable } from './phone-table'

/** The match on a phone, live. */
export function PhoneScreen({ self }: { readonly self: Self }) {
  const live = useMatchFeed(self.matchId)
  switch (live.status) {
    case 'waiting':
      return (
        <Page title={words.join.phone.title} heading={words.match.waiting}>
          <Loading />
        </Page>
      )
    case 'failed':
      return (
        <Page title={words.join.phone.title}>
          <FailedNotice fault={live.fault} />
        </Page>
      )
    case 'live':
    case 'interrupted':
      return live.data.kind !== 'match' ? <NoMatch feed={live.data} /> : <Scored match={live.data.match} self={self} />
  }
}

function Scored({ match, self }: { readonly match: MatchSnapshot; readonly self: Self }) {
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
