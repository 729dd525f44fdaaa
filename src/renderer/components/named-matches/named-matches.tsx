import { Link } from 'wouter'
import type { LeftOut } from '#shared/contract/exchange'
import { paths } from '../../navigation/paths'
import { words } from '../../messages/page'
import styles from './named-matches.module.css'

/** Matches that cannot be opened, each with the way to its page, where it says what can be done. */
export function NamedMatches({ matches }: { readonly matches: readonly LeftOut[] }) {
  return (
    <ul className={styles.list}>
      {matches.map(({ matchId, players, date }) => (
        <li key={matchId}>
          <Link href={paths.match(matchId)} className={styles.link}>
            {words.damaged.match(players, date, matchId)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
