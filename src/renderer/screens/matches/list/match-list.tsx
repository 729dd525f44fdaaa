import { type KeyboardEvent, type MouseEvent, type ReactNode, type Ref, useId } from 'react'
import { Link, useLocation } from 'wouter'
import type { MatchSummary } from '#shared/contract/lists'
import { mostUrgent } from '#shared/match/rounds-not-agreed'
import { Avatar } from '../../../components/avatar/avatar'
import { SeatAvatars } from '../../../components/avatar/seat-avatars'
import { Icon } from '../../../components/icon/icon'
import { NamesWithPoints, namesWithPoints, placedPlayers, placedSides } from '../../../components/match-line/by-place'
import { plainKey, readKey } from '../../../keyboard/read-key'
import { shortNames } from '../../../match/model/short-names'
import { Cover } from '../../../match/picture/cover'
import { isolated } from '../../../messages/isolated'
import { words } from '../../../messages/page'
import { scorerWords } from '../../../messages/scorer'
import { paths } from '../../../navigation/paths'
import styles from './match-list.module.css'
import { firstOf, isOver } from '#shared/games/outcome'

interface MatchRowProps {
  readonly match: MatchSummary
  readonly chosen: boolean
  /** Shows it beside the list; null where there is no room for that, and a tap opens it. */
  readonly onChoose: ((matchId: string) => void) | null
}

/** One match in a line: when, who beat whom, the game, and everyone's points by place; unfinished, each name with its points. The whole line follows its link. */
function MatchRow({ match, chosen, onChoose }: MatchRowProps) {
  const { shortDay, roundsPlayed, beat, open } = words.matches
  const [, navigate] = useLocation()
  const { players } = match
  const over = isOver(match)
  const ahead = firstOf(match)
  const places = placedPlayers(match)
  const sides = placedSides(match)
  const [first, ...others] = places
  const together = match.outcome.kind === 'won' ? words.moments.end.winTogether : words.moments.end.share
  const shared = ahead.length > 1 ? together(scorerWords.listed(places.slice(0, ahead.length).map(({ name }) => name))) : null
  /* So that a line has room for them. */
  const short = shortNames(players.map(({ name }) => name))
  const replay = paths.replay(match.matchId)
  const follow = (event: MouseEvent): void => {
    // a double click opens, and so does a screen reader's; the first click shows the match beside the list
    if (onChoose === null || event.detail === 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (event.detail > 1) navigate(replay)
    else onChoose(match.matchId)
  }
  /* Not left to the click that follows: in Firefox it looks like one of a pointer. */
  const onKeyDown = (event: KeyboardEvent): void => {
    const press = readKey(event)
    if (press?.key !== 'Enter' || press.ctrl || press.alt || press.shift) return
    event.preventDefault()
    navigate(replay)
  }
  return (
    <li className={styles.row} data-chosen={chosen || undefined}>
      <time className={styles.day} dateTime={match.date}>
        {shortDay(match.date)}
      </time>
      <SeatAvatars players={players}>{first !== undefined && <Avatar className={styles.face} name={first.name} personId={first.personId} />}</SeatAvatars>
      <div className={styles.told}>
        <p className={styles.who}>
          {shared !== null ? (
            <strong>{shared}</strong>
          ) : over ? (
            <>
              <strong>{first?.name}</strong> {beat(others.map(({ seat, name }) => short[seat] || name))}
            </>
          ) : (
            <NamesWithPoints places={sides} />
          )}
        </p>
        <p className={styles.what}>
          <span className={styles.when}>{shortDay(match.date)} · </span>
          {[match.gameName ?? scorerWords.presetNames[match.preset], roundsPlayed(match.rounds), match.place, over ? undefined : words.matchLine.unfinished]
            .filter((part) => part !== undefined)
            .map(isolated)
            .join(' · ')}
        </p>
        {match.note !== undefined && <p className={styles.note}>{match.note}</p>}
        {match.readOnly === true && (
          <p className={styles.note}>
            <Icon name="info" />
            {words.matchLine.readOnly}
          </p>
        )}
      </div>
      {match.picture !== undefined && (
        <Cover
          className={styles.cover}
          matchId={match.matchId}
          picture={match.picture}
          alt={words.tablePicture.alt(scorerWords.listed(players.map(({ name }) => name)))}
        />
      )}
      <NotAgreedSlip match={match} />
      {over && (
        <p className={styles.scores}>
          {sides.map(({ seat, name, total }, place) => (
            <span key={seat} className={styles.score} data-winner={ahead.includes(seat) || undefined} title={name}>
              {scorerWords.plain(total)}
              {place < sides.length - 1 && (
                <span className={styles.between} aria-hidden="true">
                  {' · '}
                </span>
              )}
            </span>
          ))}
        </p>
      )}
      <Link
        href={replay}
        className={styles.open}
        data-match={match.matchId}
        aria-label={open(over ? scorerWords.listed(places.map(({ name }) => name)) : namesWithPoints(sides), words.dayWords(match.date))}
        aria-current={chosen || undefined}
        onFocus={onChoose === null ? undefined : () => onChoose(match.matchId)}
        onClick={follow}
        onKeyDown={onKeyDown}
      />
    </li>
  )
}

/** The one thing a list says of doubt: a round that not everyone agrees to; who, where someone disagrees. */
function NotAgreedSlip({ match: { notAgreed = [], players } }: { readonly match: Pick<MatchSummary, 'notAgreed' | 'players'> }) {
  const names = players.map(({ name }) => name)
  const round = mostUrgent(notAgreed)
  if (round === undefined) return null
  return (
    <p className={styles.slip} title={words.notAgreed.roundMark(round, names)}>
      {words.matches.notAgreed}
      <span className="visually-hidden">. {words.notAgreed.roundMark(round, names)}</span>
    </p>
  )
}

interface MatchListProps {
  readonly matches: readonly MatchSummary[]
  readonly waiting: boolean
  readonly chosen: string | null
  readonly onChoose: ((matchId: string) => void) | null
  /** Leads back from the first line. */
  readonly onUp: () => void
  readonly ref?: Ref<HTMLDivElement>
}

/** Matches by month, the latest first. Arrows go from line to line, Enter opens one. */
export function MatchList({ matches, waiting, chosen, onChoose, onUp, ref }: MatchListProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const lines = linesIn(event.currentTarget)
    const at = lines.findIndex((line) => line === event.target)
    const key = plainKey(event)
    if (at < 0 || key === null) return
    const to = targetOf(key, at, lines.length)
    if (to === null) return
    event.preventDefault()
    if (to < 0) onUp()
    else lines[to]?.focus()
  }
  return (
    <div ref={ref} role="group" aria-label={words.matches.title} aria-busy={waiting} className={styles.list} onKeyDown={onKeyDown}>
      {byMonth(matches).map(({ month, of }) => (
        <Month key={month} month={month}>
          {of.map((match) => (
            <MatchRow key={match.matchId} match={match} chosen={match.matchId === chosen} onChoose={onChoose} />
          ))}
        </Month>
      ))}
    </div>
  )
}

function Month({ month, children }: { readonly month: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.month}>
        {words.matches.monthWords(month)}
      </h2>
      <ol className={styles.matches}>{children}</ol>
    </section>
  )
}

/** The links of all lines, as they stand. */
export function linesIn(list: HTMLElement | null): readonly HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[data-match]') ?? [])]
}

function targetOf(key: string, at: number, lines: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return Math.min(at + 1, lines - 1)
    case 'ArrowUp':
      return at - 1
    case 'Home':
      return 0
    case 'End':
      return lines - 1
  }
  return null
}

function byMonth(matches: readonly MatchSummary[]): readonly { readonly month: string; readonly of: readonly MatchSummary[] }[] {
  const months = new Map<string, MatchSummary[]>()
  for (const match of matches) {
    const month = match.date.slice(0, 7)
    const known = months.get(month)
    if (known === undefined) months.set(month, [match])
    else known.push(match)
  }
  return [...months].map(([month, of]) => ({ month, of }))
}
