import { useCallback, useMemo } from 'react'
import type { MatchSnapshot } from '#shared/contract/schemas'
import { recordRefusalSentence } from '#shared/words/en'
import { Page } from '../../app/page'
import { paths } from '../../app/paths'
import { ButtonLink } from '../../components/button/button'
import { EmptyState } from '../../components/empty-state/empty-state'
import { Notice } from '../../components/notice/notice'
import { useLive, type Subscribe } from '../../hooks/use-live'
import { matchWords } from '../../messages/en/match'
import { MatchTable } from './match-table'
import { viewOf } from './model/match-view'

type Feed = { readonly kind: 'match'; readonly match: MatchSnapshot } | { readonly kind: 'gone'; readonly matchId: string }

/** One match, live: every window on it shows the same table. */
export function MatchScreen({ matchId }: { readonly matchId: string }) {
  const subscribe = useCallback<Subscribe<Feed>>((client, signal) => client.match.live({ matchId }, { signal }), [matchId])
  const live = useLive(subscribe)
  switch (live.status) {
    case 'waiting':
      return <Page title={matchWords.table.heading} heading={matchWords.waiting}>{null}</Page>
    case 'failed':
      return (
        <Page title={matchWords.table.heading}>
          <Notice tone="warning" role="alert">{matchWords.failed}</Notice>
        </Page>
      )
    case 'live':
    case 'interrupted':
      return live.data.kind === 'gone' ? <Gone /> : <Scored key={matchId} match={live.data.match} />
  }
}

function Scored({ match }: { readonly match: MatchSnapshot }) {
  const view = useMemo(() => viewOf(match), [match])
  if (view.ok) return <MatchTable view={view.value} />
  return (
    <Page title={matchWords.unreadable.title}>
      <Notice tone="danger" role="alert" title={matchWords.unreadable.text}>{recordRefusalSentence(view.error)}</Notice>
      <ButtonLink href={paths.home}>{matchWords.gone.home}</ButtonLink>
    </Page>
  )
}

function Gone() {
  const { title, text, home } = matchWords.gone
  return (
    <Page title={title}>
      <EmptyState title={title} action={<ButtonLink variant="primary" href={paths.home}>{home}</ButtonLink>}>
        <p>{text}</p>
      </EmptyState>
    </Page>
  )
}
