import { liesInOneRow } from '#shared/domino/line'
import { isPlayed } from '#shared/match/end-of-play'
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useSearch } from 'wouter'
import type { MatchId } from '#shared/kernel/ids'
import { toGo } from '#shared/match/made'
import { ariaShortcut } from '../../actions/action'
import { BIG_SCREEN } from '../../actions/pages'
import { useActionKeys } from '../../actions/use-action-keys'
import { ConnectionBanner } from '../../app/connection-banner'
import { Page } from '../../app/page'
import { Avatar } from '../../components/avatar/avatar'
import { Button, ButtonLink, PagesContext } from '../../components/button/button'
import { Icon } from '../../components/icon/icon'
import { WholeCodes } from '../../components/whole-codes/whole-codes'
import { useFit } from '../../hooks/use-fit'
import { useQuiet } from '../../hooks/use-quiet'
import { useStayAwake } from '../../hooks/use-stay-awake'
import { NoMatch } from '../../match/damaged/no-match'
import { EventInFull } from '../../match/feed/event-in-full'
import { tellsPoints } from '../../match/feed/told-event'
import { useAnnounced } from '../../match/hooks/use-announced'
import { useMatchLive } from '../../match/hooks/use-match-feed'
import { LivePage } from '../../match/live-page'
import type { MatchView } from '../../match/match-view'
import { roundSaid } from '../../match/model/counted-standing'
import { lastEvent } from '../../match/model/feed'
import { RolledDice } from '../../match/round/rolled-dice'
import { ScoredMatch } from '../../match/scored-match'
import { LineRow } from '../../match/table/line-row'
import { TableLine } from '../../match/table/table-line'
import { TableView } from '../../match/table/table-view'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import { paths } from '../../navigation/paths'
import { useSetting } from '../../settings/settings'
import { Scoreboard } from './scoreboard'
import { Won } from './won'
import styles from './big-screen.module.css'
import { firstOf, isOver } from '#shared/games/outcome'
import { hasLine } from '#shared/games/index'
import { standingsOf, totalTold } from '../../match/model/standing'
import { TotalsSheet } from '../../match/counted/totals-sheet'
import { Felt } from '../../match/table/felt'

function onFullScreenChange(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange)
  return () => document.removeEventListener('fullscreenchange', onChange)
}

interface FullScreen {
  /** False where the browser offers none to a page (on many phones). */
  readonly offered: boolean
  readonly on: boolean
  readonly toggle: () => void
}

/** The whole display for this page, and back. */
function useFullScreen(): FullScreen {
  const on = useSyncExternalStore(onFullScreenChange, () => (document.fullscreenElement ?? null) !== null)
  return {
    // older browsers do not have it at all
    offered: (document as Partial<Document>).fullscreenEnabled === true,
    on,
    // refused where the person's press is too long ago; there is another press
    toggle: () => void (on ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => undefined),
  }
}

/** Everything; without why a play scored what it did; names broken wherever they must be. */
const BRIEFEST = 1

/** The match over someone's video: nothing but three pieces at the lower edge, and nothing behind them. */
function Overlay({ view }: { readonly view: MatchView }) {
  useNoGround()
  const { round } = view.scored.state
  return (
    <Page title={words.bigScreen.overlayTitle(scorerWords.listed(view.names))} layout="full" headingHidden>
      <div className={styles.overlay}>
        <Tag view={view} />
        <div className={styles.felt}>
          {!hasLine(view.scored.rules.game) ? null : round !== null && liesInOneRow(view.scored.rules.layout) ? (
            <LineRow view={view} ends={!isOver(view.scored)} />
          ) : (
            <TableLine view={view} choices={null} />
          )}
        </div>
        <Scores view={view} />
      </div>
    </Page>
  )
}

/** The page itself has no ground either, so that the video shows. */
function useNoGround(): void {
  useLayoutEffect(() => {
    document.documentElement.dataset['ground'] = 'none'
    return () => void delete document.documentElement.dataset['ground']
  }, [])
}

/** Which round it is, its dice, and what happened last. */
function Tag({ view }: { readonly view: MatchView }) {
  const tag = useRef<HTMLElement>(null)
  useFit(tag, view, BRIEFEST)
  const { scored } = view
  const { round } = scored.state
  return (
    <section ref={tag} className={styles.tag} aria-label={words.bigScreen.lastPlay}>
      <p className={styles.round}>{roundSaid(view)}</p>
      {round !== null && <RolledDice on="felt" className={styles.dice} dice={round.dice} />}
      {isOver(scored) ? (
        <p className={styles.told}>
          <strong>{scorerWords.matchSentence(scored, view.names)}</strong>
        </p>
      ) : round !== null && round.end !== null ? (
        <p className={styles.told}>
          <WholeCodes>{scorerWords.endSentence(round.end, view.names, scored.rules)}</WholeCodes>
        </p>
      ) : (
        <Last view={view} />
      )}
    </section>
  )
}

function Last({ view }: { readonly view: MatchView }) {
  const { scored, names } = view
  const last = lastEvent(scored, view.hindsight)
  if (last === null) return null
  const { scored: event, told } = last
  const dice = scored.rounds[last.place.round]?.dice ?? null
  return (
    <>
      {tellsPoints(event, scored.rules) && (
        <span className={styles.points} data-sign={Math.sign(event.delta)}>
          {scorerWords.signed(event.delta)}
        </span>
      )}
      <p className={styles.told}>
        <EventInFull event={told} names={names} />
        {event.type === 'play' && event.reasons.length > 0 && (
          <span className={styles.why}>
            {' '}
            <WholeCodes>{scorerWords.playSentence(event, { dice, rules: scored.rules })}</WholeCodes>
          </span>
        )}
      </p>
    </>
  )
}

/** More stand in two columns. */
const MOST_IN_A_COLUMN = 4

function Scores({ view }: { readonly view: MatchView }) {
  const { names, record } = view
  const { round, rules } = view.scored.state
  const first = firstOf(view.scored)
  const countdown = useSetting('score-display') === 'countdown' && hasLine(rules.game)
  const running = isPlayed(round)
  return (
    <ul className={styles.scores} aria-label={words.match.players.label} data-columns={names.length > MOST_IN_A_COLUMN ? 2 : 1}>
      {names.map((name, seat) => {
        const total = standingsOf(view)[seat] ?? 0
        const toPlay = running && round.turn === seat
        return (
          <li key={seat} className={styles.score} data-seat={seat} data-lit={toPlay || first.includes(seat) || undefined} aria-current={toPlay || undefined}>
            <Avatar className={styles.face} name={name} personId={record.players[seat]?.personId} />
            <span className={styles.name}>{name}</span>
            {toPlay && <span className={styles.turn}>{words.bigScreen.toPlay}</span>}
            {first.includes(seat) && <span className={styles.turn}>{words.match.sheet.winner}</span>}
            <span className="visually-hidden">{totalTold(view, total, countdown)}</span>
            <span aria-hidden="true" className={styles.total} data-score>
              {scorerWords.plain(countdown ? toGo(rules.target, total) : total)}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

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

/** The sheet of a match of which no line of play is kept. */
function CountedBoard({ view }: { readonly view: MatchView }) {
  return (
    <Felt className={styles.counted}>
      <TotalsSheet view={view} />
    </Felt>
  )
}

function Watched({ view }: { readonly view: MatchView }) {
  const quiet = useQuiet()
  useStayAwake(true)
  useAnnounced(view)
  return (
    <TableView view={view} title={words.bigScreen.title(scorerWords.listed(view.names))}>
      <div className={styles.screen} data-quiet={quiet || undefined}>
        <ConnectionBanner className={styles.connection} />
        {isOver(view.scored) ? <Won view={view} /> : hasLine(view.scored.rules.game) ? <Scoreboard view={view} /> : <CountedBoard view={view} />}
        <Controls matchId={view.matchId} />
      </div>
    </TableView>
  )
}

const SCREEN_KEYS = Object.values(BIG_SCREEN)

/** All that can be pressed on the big screen; out of sight while nobody touches anything. */
function Controls({ matchId }: { readonly matchId: MatchId }) {
  const { offered, on, toggle } = useFullScreen()
  useActionKeys(SCREEN_KEYS, offered ? { toggle } : null)
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
