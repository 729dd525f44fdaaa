import { useMemo } from 'react'
import { Link } from 'wouter'
import type { MatchSummary } from '#shared/contract/lists'
import { Avatar } from '../../components/avatar/avatar'
import type { AvatarPerson } from '../../components/avatar/known-avatar'
import { SeatAvatars } from '../../components/avatar/seat-avatars'
import { FirstIcon } from '../../components/icon/icon'
import { leadsAgain } from '../../match/setup/leads-again'
import { startScorerWords } from '../../messages/start-scorer'
import { startWords } from '../../messages/start-page'
import { paths } from '../../navigation/paths'
import { useAgain } from './use-again'
import styles from './again-cards.module.css'

/** Tables to play at again, one tap each, and the way to settle a dispute. */
export function AgainCards({ matches }: { readonly matches: readonly MatchSummary[] }) {
  const { starting, again } = useAgain()
  const people = useMemo(() => everyone(matches), [matches])
  return (
    <ul className={styles.cards}>
      <SeatAvatars players={people}>
        {matches.map((match) => (
          <li key={match.matchId}>
            <button type="button" className={styles.card} aria-disabled={starting} onClick={() => !starting && again(match.matchId)}>
              <Table match={match} />
            </button>
          </li>
        ))}
      </SeatAvatars>
      <li className={styles.settle}>
        <Link href={paths.settle} className={styles.card}>
          <FirstIcon name="scales" />
          <span className={styles.told}>
            <strong>{startWords.home.settle}</strong>
            <span className={styles.quiet}>{startWords.home.settleWhat}</span>
          </span>
        </Link>
      </li>
    </ul>
  )
}

/** Everyone at these tables, each once: their faces alone stand there. */
function everyone(matches: readonly MatchSummary[]): readonly AvatarPerson[] {
  return [...new Map(matches.flatMap(({ players }) => players.map(({ name, personId }) => [personId ?? name, { name, personId }]))).values()]
}

function Table({ match }: { readonly match: MatchSummary }) {
  const { label, leads } = startWords.home.again
  const leader = match.players[leadsAgain(match) ?? -1]
  const told = [leader === undefined ? '' : leads(leader.name), match.target === undefined ? '' : startWords.home.firstTo(match.target)]
  return (
    <>
      <span className={styles.told}>
        <span>
          {label} <strong>{match.gameName ?? startScorerWords.presetNames[match.preset]}</strong>
        </span>
        <span className={styles.people}>
          <span className={styles.faces}>
            {match.players.map(({ name, personId }, seat) => (
              <Avatar key={seat} size="small" name={name} personId={personId} />
            ))}
          </span>
          <span className="visually-hidden">{startScorerWords.listed(match.players.map(({ name }) => name))}</span>
          <span className={styles.quiet}>{told.filter((part) => part !== '').join(', ')}</span>
        </span>
      </span>
      <span className={styles.go}>
        <FirstIcon name="play" />
      </span>
    </>
  )
}
