import { type ReactNode, useMemo } from 'react'
import type { MatchFeed, MatchSnapshot } from '#shared/contract/schemas'
import type { MatchId } from '#shared/kernel/ids'
import { inLanguage, useSpoken } from '../../app/language'
import { scorerWords } from '../../messages/scorer'
import { Page } from '../../app/page'
import { SeatAvatars } from '../../components/avatar/seat-avatars'
import { paths } from '../../navigation/paths'
import { ButtonLink } from '../../components/button/button'
import { SetStyle } from '../../components/domino-tile/set-style'
import { ProblemNotice } from '../../components/notice/notice'
import { words } from '../../messages/page'
import { useShared } from '../../hooks/use-shared'
import { ReplayPage } from '../../match/replay/replay-page'
import { NoMatch } from '../../match/damaged/no-match'
import { LivePage } from '../../match/live-page'
import { useMatchFeed } from '../../match/hooks/use-match-feed'
import { MatchTable } from './match-table'
import { viewOf } from '../../match/match-view'
import { VersionsNotice } from '../../match/versions-notice'
import { countedGame } from '#shared/games/index'
import { CountedTable } from './counted/counted-table'

/** One match, live: every window on it shows the same table. */
export function MatchScreen({ matchId }: { readonly matchId: MatchId }) {
  const live = useMatchFeed(matchId)
  return (
    <LivePage live={live} title={words.match.table.heading}>
      {(feed) => (feed.kind !== 'match' ? <NoMatch feed={feed} /> : <ShownMatch feed={feed} />)}
    </LivePage>
  )
}

const NO_AVATARS: NonNullable<MatchSnapshot['avatars']> = []

/** What can only be looked at is no table to sit down at. */
function ShownMatch({ feed }: { readonly feed: Extract<MatchFeed, { readonly kind: 'match' }> }) {
  const { match } = feed
  /* The host sends these lists again with each change. Lists with the same contents are kept, so that no line of the log is drawn again. */
  const players = useShared(match.record.players)
  const avatars = useShared(match.avatars ?? NO_AVATARS)
  if (match.readOnly !== null || match.binnedAt !== undefined) return <ReplayPage feed={feed} />
  return (
    <SeatAvatars players={players} avatars={avatars}>
      <ScoredMatchPage match={match} came={<VersionsNotice feed={feed} waits />} />
    </SeatAvatars>
  )
}

interface ScoredMatchPageProps {
  readonly match: MatchSnapshot
  /** What came by itself. */
  readonly came: ReactNode
}

function ScoredMatchPage({ match, came }: ScoredMatchPageProps) {
  const spoken = useSpoken()
  /* The next revision says nearly all of this one again; what is made from a part that is the same need not be made again. */
  const view = useShared(useMemo(() => inLanguage(spoken, () => viewOf(match)), [match, spoken]))
  const game = view.ok ? countedGame(view.value.scored.rules.game) : null
  if (view.ok)
    return (
      <SetStyle maxPip={view.value.scored.rules.maxPip}>
        {game === null ? <MatchTable view={view.value} came={came} /> : <CountedTable view={view.value} game={game} came={came} />}
      </SetStyle>
    )
  return (
    <Page title={words.match.unreadable.title}>
      {came}
      <ProblemNotice title={words.match.unreadable.text} text={scorerWords.recordRefusalSentence(view.error)} />
      <ButtonLink href={paths.replay(match.matchId)}>{words.match.unreadable.replay}</ButtonLink>
      <ButtonLink href={paths.home}>{words.match.gone.home}</ButtonLink>
    </Page>
  )
}
