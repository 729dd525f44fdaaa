import { useMemo } from 'react'
import type { MatchSnapshot } from '#shared/contract/schemas'
import type { MatchId } from '#shared/kernel/ids'
import { inLanguage, useSpoken } from '../../app/language'
import { Page } from '../../app/page'
import { TableColours } from '../../components/avatar/table-colours'
import { ButtonLink } from '../../components/button/button'
import { SetLook } from '../../components/domino-tile/set-look'
import { Notice } from '../../components/notice/notice'
import { NoMatch } from '../../match/damaged/no-match'
import { useMatchFeed } from '../../match/hooks/use-match-feed'
import { LivePage } from '../../match/live-page'
import { viewOf } from '../../match/match-view'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import { paths } from '../../navigation/paths'
import { CameraTable } from './camera-table'

/** A match whose plays a camera over the table enters, live. */
export function CameraScreen({ matchId }: { readonly matchId: MatchId }) {
  const live = useMatchFeed(matchId)
  return (
    <LivePage live={live} title={words.cameraTable.name}>
      {(feed) => (feed.kind !== 'match' ? <NoMatch feed={feed} /> : <Scored match={feed.match} />)}
    </LivePage>
  )
}

function Scored({ match }: { readonly match: MatchSnapshot }) {
  const spoken = useSpoken()
  const view = useMemo(() => inLanguage(spoken, () => viewOf(match)), [match, spoken])
  if (view.ok)
    return (
      <TableColours players={view.value.record.players}>
        <SetLook maxPip={view.value.scored.rules.maxPip}>
          <CameraTable view={view.value} />
        </SetLook>
      </TableColours>
    )
  return (
    <Page title={words.match.unreadable.title}>
      <Notice tone="danger" role="alert" title={words.match.unreadable.text}>
        {scorerWords.recordRefusalSentence(view.error)}
      </Notice>
      <ButtonLink href={paths.match(match.matchId)}>{words.bigScreen.back}</ButtonLink>
    </Page>
  )
}
