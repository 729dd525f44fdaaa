import { useMemo } from 'react'
import { Link } from 'wouter'
import { changedRules } from '#shared/rules/house-rules'
import { mostUrgent } from '#shared/match/rounds-not-agreed'
import type { MatchSummary } from '#shared/contract/lists'
import type { MatchSnapshot } from '#shared/contract/schemas'
import { inLanguage, useSpoken } from '../../../app/language'
import { Avatar } from '../../../components/avatar/avatar'
import { SeatAvatars } from '../../../components/avatar/seat-avatars'
import { ButtonLink } from '../../../components/button/button'
import { Card } from '../../../components/card/card'
import { SetStyle } from '../../../components/domino-tile/set-style'
import { Icon } from '../../../components/icon/icon'
import { Loading } from '../../../components/loading/loading'
import { ShortSheet } from '../../../match/end/short-sheet'
import { useMatchLive } from '../../../match/hooks/use-match-feed'
import { viewOf, type MatchView } from '../../../match/match-view'
import { PrintedSheet } from '../../../match/printing/printed-sheet'
import { ShareButton } from '../../../match/sharing/share-button'
import { TableLine } from '../../../match/table/table-line'
import { scorerWords } from '../../../messages/scorer'
import { words } from '../../../messages/page'
import { paths } from '../../../navigation/paths'
import { WithReview } from '../../../settings/with-review'
import styles from './chosen-match.module.css'
import { firstOf, isOver } from '#shared/games/outcome'
import { hasLine } from '#shared/games/index'
import { resultHeadline } from '../../../match/model/standing'

/** The match that is chosen in the list, beside it: how it ended, its last line, its score sheet, and the ways on. */
export function ChosenMatch({ match }: { readonly match: MatchSummary }) {
  const live = useMatchLive(match.matchId)
  const feed = live.data
  return (
    <aside className={styles.chosen} aria-label={words.matches.chosen}>
      {feed?.kind === 'match' ? (
        <ChosenSummary snapshot={feed.match} line={match} />
      ) : feed === undefined ? (
        <Loading>{words.matches.choosing}</Loading>
      ) : (
        <NotShown matchId={match.matchId} />
      )}
    </aside>
  )
}

function NotShown({ matchId }: { readonly matchId: string }) {
  return (
    <>
      <p className={styles.about}>{words.matches.noRecord}</p>
      <ButtonLink href={paths.replay(matchId)}>{words.replay.link}</ButtonLink>
    </>
  )
}

function ChosenSummary({ snapshot, line }: { readonly snapshot: MatchSnapshot; readonly line: MatchSummary }) {
  const spoken = useSpoken()
  const read = useMemo(() => inLanguage(spoken, () => viewOf(snapshot)), [snapshot, spoken])
  if (!read.ok) return <NotShown matchId={snapshot.matchId} />
  const view = read.value
  const over = isOver(view.scored)
  const laid = hasLine(view.scored.rules.game)
  const roundsOver = view.scored.rounds.some(({ end }) => end !== null)
  const changed = changedRules(view.record.preset, view.record.rules)
  return (
    <SeatAvatars players={view.record.players} avatars={view.avatars}>
      <SetStyle maxPip={view.scored.rules.maxPip}>
        <OnFelt view={view} />
      </SetStyle>
      {Object.keys(changed).length > 0 && <p className={styles.about}>{words.houseRulesWords(changed)}</p>}
      <div className={styles.sheet}>
        <ShortSheet view={view} />
      </div>
      <NotAgreed line={line} />
      <div className={styles.ways}>
        <ShareButton view={view} className={styles.way} />
        {roundsOver && laid && (
          <WithReview>
            <ButtonLink className={styles.way} href={paths.review(view.matchId)}>
              {words.review.link}
            </ButtonLink>
          </WithReview>
        )}
        {over || snapshot.readOnly !== null ? (
          <ButtonLink variant="primary" className={styles.way} href={paths.replay(view.matchId)}>
            {words.replay.link}
          </ButtonLink>
        ) : (
          <>
            <ButtonLink className={styles.way} href={paths.replay(view.matchId)}>
              {words.replay.link}
            </ButtonLink>
            <ButtonLink variant="primary" className={styles.way} href={paths.match(view.matchId)}>
              {words.replay.continueMatch}
            </ButtonLink>
          </>
        )}
      </div>
      <PrintedSheet view={view} />
    </SeatAvatars>
  )
}

/** Who won, when, and the line as it lay. */
function OnFelt({ view }: { readonly view: MatchView }) {
  const { rounds } = view.scored
  const { card } = words.share
  const length = view.minutes === null ? null : card.length(Math.floor(view.minutes / 60), view.minutes % 60)
  const headline = resultHeadline(view) ?? scorerWords.listed(view.names)
  return (
    <Card tone="felt" className={styles.felt}>
      <div className={styles.head}>
        {firstOf(view.scored).map((seat) => (
          <Avatar key={seat} className={styles.face} name={view.names[seat] ?? ''} personId={view.record.players[seat]?.personId} />
        ))}
        <div>
          <h2 className={styles.headline}>{headline}</h2>
          <p className={styles.when}>{[words.dayWords(view.date), card.rounds(rounds.length), length].filter((part) => part !== null).join(', ')}</p>
        </div>
      </div>
      <div className={styles.line}>
        <TableLine of={scorerWords.listed(view.names)} view={view} choices={null} ground={false} over />
      </div>
    </Card>
  )
}

/** The round that is in doubt, in one slip that leads there. */
function NotAgreed({ line: { notAgreed = [], players, matchId } }: { readonly line: MatchSummary }) {
  const round = mostUrgent(notAgreed)
  if (round === undefined) return null
  return (
    <Link href={paths.replay(matchId)} className={styles.slip}>
      <span>
        <strong>{words.matches.notAgreed}</strong>
        {words.colon}
        {words.notAgreed.roundMark(
          round,
          players.map(({ name }) => name),
        )}
      </span>
      <Icon name="forward" />
    </Link>
  )
}
