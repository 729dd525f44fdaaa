import { useId } from 'react'
import { Link } from 'wouter'
import type { MatchSummary } from '#shared/contract/lists'
import { lazyScreen } from '../../app/lazy-screen'
import { Avatar } from '../../components/avatar/avatar'
import { SeatAvatars } from '../../components/avatar/seat-avatars'
import { NamesWithPoints, namesWithPoints, placedPlayers, placedSides } from '../../components/match-line/by-place'
import { FirstIcon } from '../../components/icon/icon'
import { useNow } from '../../hooks/use-now'
import { isolated } from '../../messages/isolated'
import { startScorerWords } from '../../messages/start-scorer'
import { startWords } from '../../messages/start-page'
import { paths } from '../../navigation/paths'
import styles from './last-matches.module.css'
import { firstOf, isOver } from '#shared/games/outcome'

/** A picture takes more code than its line, and few have one: they are there before it. */
const { Screen: Cover } = lazyScreen(async () => (await import('../../match/picture/cover')).Cover, NoCover, NoCover)

interface LastMatchesProps {
  readonly matches: readonly MatchSummary[]
  /** How many versions there are of each match that came apart. */
  readonly versions: ReadonlyMap<string, number>
  /** How many matches there are, and how many unfinished ones that are not shown; null while they are still read. */
  readonly all: number | null
  readonly unfinished: number | null
}

/** The latest matches, a line each: who beat whom, and what is still to be done about it. */
export function LastMatches({ matches, versions, all, unfinished }: LastMatchesProps) {
  const id = useId()
  const lastWords = startWords.home.last
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <h2 id={id} className={styles.heading}>
          {lastWords.heading}
        </h2>
        {unfinished !== 0 && (
          <Link href={paths.unfinished} className={styles.more}>
            {startWords.home.allUnfinished(unfinished)}
          </Link>
        )}
        <Link href={paths.matches} className={styles.more}>
          {startWords.home.all(all)}
          <FirstIcon name="forward" />
        </Link>
      </div>
      <ul className={styles.list}>
        {matches.map((match) => (
          <LastMatch key={match.matchId} match={match} versions={versions.get(match.matchId) ?? 0} />
        ))}
      </ul>
    </section>
  )
}

function NoCover() {
  return <span className={styles.cover} />
}

/** What still needs someone, the most urgent of it. */
function slipOf({ notAgreed = [], openQuestions = 0 }: MatchSummary, versions: number): string | null {
  if (versions > 0) return startWords.home.last.versions(versions)
  if (notAgreed.length > 0) return startWords.notAgreed.heading
  return openQuestions > 0 ? startWords.home.last.questions(openQuestions) : null
}

function LastMatch({ match, versions }: { readonly match: MatchSummary; readonly versions: number }) {
  const now = useNow()
  const over = isOver(match)
  const ahead = firstOf(match)
  const places = placedPlayers(match)
  const sides = placedSides(match)
  const [first, ...rest] = places
  const winner = first !== undefined && ahead.length === 1 ? first.name : null
  const others = startWords.home.last.beat(rest.map(({ name }) => name))
  const together = match.outcome.kind === 'won' ? startWords.home.last.win : startWords.home.last.share
  const shared = ahead.length > 1 ? together(places.slice(0, ahead.length).map(({ name }) => name)) : null
  const slip = slipOf(match, versions)
  const openWords = match.readOnly === true ? startWords.home.lookAt : over ? startWords.home.openSheet : startWords.home.continueOther
  return (
    <li className={styles.line}>
      <span className={styles.faces}>
        <SeatAvatars players={match.players}>{first !== undefined && <Avatar size="small" name={first.name} personId={first.personId} />} </SeatAvatars>
      </span>
      <Link
        href={versions > 0 ? paths.versions(match.matchId) : paths.match(match.matchId)}
        className={styles.who}
        aria-label={openWords(shared ?? (winner === null ? namesWithPoints(sides) : `${isolated(winner)} ${others}`))}
      >
        {shared !== null ? (
          <strong>{shared}</strong>
        ) : winner === null ? (
          <NamesWithPoints places={sides} />
        ) : (
          <>
            <strong>{winner}</strong> <span className={styles.others}>{others}</span>
          </>
        )}
      </Link>
      <span className={styles.slips}>
        {match.picture !== undefined && <Cover matchId={match.matchId} picture={match.picture} className={styles.cover} alt={startWords.home.last.picture} />}
        {slip !== null && <span className={styles.slip}>{slip}</span>}
        {slip === null && !over && (
          <span className={styles.quiet}>{match.readOnly === true ? startWords.matchLine.readOnly : startWords.home.last.unfinished}</span>
        )}
      </span>
      <span className={styles.what}>
        <time className={styles.when} dateTime={match.updatedAt} suppressHydrationWarning>
          {startWords.whenWords(match.updatedAt, now)}
        </time>
        <span className={styles.game}>{match.gameName ?? startScorerWords.presetNames[match.preset]}</span>
      </span>
      {over && (
        <span className={styles.scores}>
          {sides.map(({ seat, total }) => (
            <span key={seat} data-winner={ahead.includes(seat) || undefined}>
              {startScorerWords.plain(total)}
            </span>
          ))}
        </span>
      )}
    </li>
  )
}
