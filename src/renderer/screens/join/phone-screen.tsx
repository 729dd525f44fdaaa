import { useMemo } from 'react'
import type { MatchSnapshot } from '#shared/contract/schemas'
import type { SelfAtMatch } from '#shared/contract/joining'
import { inLanguage, useSpoken } from '../../app/language'
import { scorerWords } from '../../messages/scorer'
import { Page } from '../../app/page'
import { ProblemNotice } from '../../components/notice/notice'
import { words } from '../../messages/page'
import { NoMatch } from '../../match/damaged/no-match'
import { LivePage } from '../../match/live-page'
import { useMatchFeed } from '../../match/hooks/use-match-feed'
import { viewOf } from '../../match/match-view'
import { PhoneTable } from './phone-table'

interface PhoneScreenProps {
  readonly self: SelfAtMatch
  /** At an evening: to the page on which this phone enters for the whole table, since nobody else does. */
  readonly onForAll?: () => void
}

/** The match on a phone, live. */
export function PhoneScreen({ self, onForAll }: PhoneScreenProps) {
  const live = useMatchFeed(self.matchId)
  return (
    <LivePage live={live} title={words.join.phone.title}>
      {(feed) => (feed.kind !== 'match' ? <NoMatch feed={feed} /> : <ScoredOnPhone match={feed.match} self={self} onForAll={onForAll} />)}
    </LivePage>
  )
}

function ScoredOnPhone({
  match,
  self,
  onForAll,
}: Required<Pick<PhoneScreenProps, 'self'>> & { readonly match: MatchSnapshot; readonly onForAll: (() => void) | undefined }) {
  const spoken = useSpoken()
  const view = useMemo(() => inLanguage(spoken, () => viewOf(match)), [match, spoken])
  if (view.ok) return <PhoneTable view={view.value} self={self} onForAll={onForAll} />
  return (
    <Page title={words.match.unreadable.title}>
      <ProblemNotice title={words.match.unreadable.text} text={scorerWords.recordRefusalSentence(view.error)} />
    </Page>
  )
}
