import { Link } from 'wouter'
import type { StatisticsAnswer } from '#shared/contract/statistics'
import { idOfKey } from '#shared/stats/person'
import { paths } from '../../navigation/paths'
import { NamedMatches } from '../../components/named-matches/named-matches'
import { words } from '../../messages/page'
import * as matchQuery from '../../search/match-query'
import type { StatisticsQuery } from '../../search/statistics-query'
import styles from './statistics.module.css'

/** So many matches are linked one by one. */
const MOST_LINKS = 10

/** Matches that were asked about and are not counted, or only with a word about it: how many, and the way to them. */
export function CountedApart({ answer: { apart, damaged = [] }, asked }: { readonly answer: StatisticsAnswer; readonly asked: StatisticsQuery }) {
  const apartWords = words.statistics.apart
  const { unfinished, refused, alone, severalSeats } = apart
  if (unfinished.length + refused.length + alone.length + severalSeats.length + damaged.length === 0) return null
  const people = asked.people.filter((key) => idOfKey(key) !== undefined)
  const search = matchQuery.searchOf({ ...matchQuery.EVERYTHING, preset: asked.preset, from: asked.from, to: asked.to, people, which: 'unfinished' })
  return (
    <section aria-labelledby="statistics-apart" className={styles.apart}>
      <h2 id="statistics-apart" className={styles.heading}>
        {apartWords.heading}
      </h2>
      <ul className={styles.apartList}>
        {unfinished.length > 0 && (
          <li>
            {apartWords.unfinished(unfinished.length)}
            {words.colon}
            <Link href={`${paths.matches}?${search}`} className={styles.apartLink}>
              {apartWords.showAll}
            </Link>
          </li>
        )}
        <Linked told={apartWords.refused} ids={refused.map(({ matchId }) => matchId)} />
        <Linked told={apartWords.alone} ids={alone} />
        <Linked told={apartWords.severalSeats} ids={severalSeats} />
        {damaged.length > 0 && (
          <li>
            {apartWords.damaged(damaged.length)}
            {words.colon}
            <NamedMatches matches={damaged} />
          </li>
        )}
      </ul>
    </section>
  )
}

function Linked({ told, ids }: { readonly told: (matches: number) => string; readonly ids: readonly string[] }) {
  const apartWords = words.statistics.apart
  if (ids.length === 0) return null
  const latest = ids.slice(-MOST_LINKS).reverse()
  return (
    <li>
      {told(ids.length)}
      {words.colon}
      {latest.map((id, at) => (
        <Link key={id} href={paths.replay(id)} className={styles.apartLink}>
          {apartWords.show(at + 1)}
        </Link>
      ))}
      {ids.length > latest.length && ` ${apartWords.more(ids.length - latest.length)}`}
    </li>
  )
}
