import type { CSSProperties } from 'react'
import { Link } from 'wouter'
import type { PersonStatistics } from '#shared/contract/statistics'
import { podiumOf, winsPerTile } from '#shared/stats/headlines'
import { idOfKey } from '#shared/stats/person'
import { Avatar } from '../../../components/avatar/avatar'
import { Card } from '../../../components/card/card'
import { words } from '../../../messages/page'
import { paths } from '../../../navigation/paths'
import styles from './podium.module.css'

/** Who won most, on felt: each win is a tile in a stack. Nobody without a win is there. */
export function Podium({ people }: { readonly people: readonly PersonStatistics[] }) {
  const podiumWords = words.statistics.podium
  const first = podiumOf(people)
  const most = first[0]?.all.won ?? 0
  const perTile = winsPerTile(most)
  return (
    <Card tone="felt" className={styles.felt} aria-labelledby="statistics-podium">
      <h2 id="statistics-podium" className="visually-hidden">
        {podiumWords.heading}
      </h2>
      <ol className={styles.stands} style={{ '--most': Math.ceil(most / perTile) } as CSSProperties}>
        {first.map(({ person, name, all: { won } }) => (
          <li key={person} className={styles.stand}>
            <Avatar size="large" name={name} personId={idOfKey(person)} className={styles.picture} />
            <Link href={paths.person(person)} className={styles.name}>
              {name}
            </Link>
            <span className={styles.stack} aria-hidden="true">
              {Array.from({ length: Math.ceil(won / perTile) }, (_, tile) => (
                <span key={tile} className={styles.tile} />
              ))}
            </span>
            <span className={styles.wins}>{podiumWords.wins(won)}</span>
          </li>
        ))}
      </ol>
      {perTile > 1 && <p className={styles.hint}>{podiumWords.tile(perTile)}</p>}
    </Card>
  )
}
