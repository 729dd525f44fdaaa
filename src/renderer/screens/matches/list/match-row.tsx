import type { KeyboardEvent, MouseEvent } from 'react'
import { Link, useLocation } from 'wouter'
import type { MatchSummary } from '#shared/contract/lists'
import { mostUrgent } from '#shared/match/rounds-not-agreed'
import { Avatar } from '../../../components/avatar/avatar'
import { NamesWithPoints, namesWithPoints, placesOf } from '../../../components/match-line/by-place'
import { Icon } from '../../../components/icon/icon'
import { readKey } from '../../../keyboard/read-key'
import { shortNames } from '../../../match/model/short-names'
import { isolated } from '../../../messages/isolated'
import { Cover } from '../../../match/picture/cover'
import { scorerWords } from '../../../messages/scorer'
import { words } from '../../../messages/page'
import { paths } from '../../../navigation/paths'
import styles from './match-list.module.css'

interface Props {
  readonly match: MatchSummary
  readonly chosen: boolean
  /** Shows it beside the list; null where there is no room for that, and a tap opens it. */
  readonly onChoose: ((matchId: string) => void) | null
}

/** One match in a line: when, who beat whom, the game, and everyone's points by place; unfinished, each name with its points. The whole line follows its link. */
export function MatchRow({ match, chosen, onChoose }: Props) {
  const { shortDay, roundsPlayed, beat, open } = words.matches
  const [, navigate] = useLocation()
  const { players, winner } = match
  const places = placesOf(match)
  const [first, ...others] = places
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
      {first !== undefined && <Avatar className={styles.face} name={first.name} personId={first.personId} />}
      <div className={styles.told}>
        <p className={styles.who}>
          {winner === null ? (
            <NamesWithPoints places={places} />
          ) : (
            <>
              <strong>{first?.name}</strong> {beat(others.map(({ seat, name }) => short[seat] || name))}
            </>
          )}
        </p>
        <p className={styles.what}>
          <span className={styles.when}>{shortDay(match.date)} · </span>
          {[scorerWords.presetNames[match.preset], roundsPlayed(match.rounds), match.place, winner === null ? words.matchLine.unfinished : undefined]
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
      {winner !== null && (
        <p className={styles.scores}>
          {places.map(({ seat, name, total }, place) => (
            <span key={seat} className={styles.score} data-winner={seat === winner || undefined} title={name}>
              {place > 0 && <span aria-hidden="true"> · </span>}
              {scorerWords.plain(total)}
            </span>
          ))}
        </p>
      )}
      <Link
        href={replay}
        className={styles.open}
        data-match={match.matchId}
        aria-label={open(winner === null ? namesWithPoints(places) : scorerWords.listed(places.map(({ name }) => name)), words.dayWords(match.date))}
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
