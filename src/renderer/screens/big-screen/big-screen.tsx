import { useSearch } from 'wouter'
import type { MatchId } from '#shared/kernel/ids'
import { scorerWords } from '../../messages/scorer'
import { ConnectionBanner } from '../../app/connection-banner'
import { paths } from '../../navigation/paths'
import { ButtonLink, Button, PagesContext } from '../../components/button/button'
import { useQuiet } from '../../hooks/use-quiet'
import { useStayAwake } from '../../hooks/use-stay-awake'
import { words } from '../../messages/page'
import { NoMatch } from '../../match/damaged/no-match'
import { LivePage } from '../../match/live-page'
import { useAnnounced } from '../../match/hooks/use-announced'
import { useMatchLive } from '../../match/hooks/use-match-feed'
import type { MatchView } from '../../match/match-view'
import { ScoredMatch } from '../../match/scored-match'
import { TableView } from '../../match/table/table-view'
import { Overlay } from './overlay'
import { Scoreboard } from './scoreboard'
import { Icon } from '../../components/icon/icon'
import { ariaShortcut } from '../../actions/action'
import { BIG_SCREEN } from '../../actions/pages'
import { useActionKeys } from '../../actions/use-action-keys'
import { useFullScreen } from '../../hooks/use-full-screen'
import { Won } from './won'
import styles from './big-screen.module.css'

/** A match as a scoreboard, live, with all of the window to itself; it needs nothing of the host but the match. */
export function BigScreen({ matchId }: { readonly matchId: MatchId }) {
  const live = useMatchLive(matchId)
  const overlay = new URLSearchParams(useSearch()).has('overlay')
  return (
    <LivePage live={live} title={words.bigScreen.heading} above={<ConnectionBanner />}>
      {(feed) =>
        feed.kind !== 'match' ? (
          <NoMatch feed={feed} watched />
        ) : (
          <ScoredMatch match={feed.match}>{(view) => (overlay ? <Overlay view={view} /> : <Watched view={view} />)}</ScoredMatch>
        )
      }
    </LivePage>
  )
}

function Watched({ view }: { readonly view: MatchView }) {
  const { winner } = view.scored.state
  const quiet = useQuiet()
  useStayAwake(true)
  useAnnounced(view)
  return (
    <TableView view={view} title={words.bigScreen.title(scorerWords.listed(view.names))}>
      <div className={styles.screen} data-quiet={quiet || undefined}>
        <ConnectionBanner className={styles.connection} />
        {winner === null ? <Scoreboard view={view} /> : <Won view={view} winner={winner} />}
        <Controls matchId={view.matchId} />
      </div>
    </TableView>
  )
}

const KEYS = Object.values(BIG_SCREEN)

/** All that can be pressed on the big screen; out of sight while nobody touches anything. */
function Controls({ matchId }: { readonly matchId: MatchId }) {
  const { offered, on, toggle } = useFullScreen()
  useActionKeys(KEYS, offered ? { toggle } : null)
  return (
    <nav aria-label={words.bigScreen.controls} className={styles.controls}>
      {offered && (
        <Button aria-keyshortcuts={ariaShortcut(BIG_SCREEN.full)} onClick={toggle}>
          <Icon name="system" />
          {on ? words.bigScreen.leaveFullScreen : words.bigScreen.fullScreen}
        </Button>
      )}
      {/* A device at the table has no other page than the match, but it has that. */}
      <PagesContext value={true}>
        <ButtonLink href={paths.match(matchId)}>
          <Icon name="back" />
          {words.bigScreen.back}
        </ButtonLink>
      </PagesContext>
    </nav>
  )
}
