import type { CSSProperties } from 'react'
import { Link } from 'wouter'
import type { PersonStatistics } from '#shared/contract/statistics'
import { podiumOf, winsPerTile } from '#shared/stats/headlines'
import { idOfKey } from '#shared/stats/person'
import { Avatar } from '../../../components/avatar/avatar'
import { Card } from '../../../components/card/card'
import { words } from '../../../messages/page'
import { someNames } from './some-names'
import { paths } from '../../../navigation/paths'
import styles from './podium.module.css'

/** Who won most, on felt: each win is a tile in a stack. Those with as many wins stand alike; nobody without a win is there. */
export function Podium({ people }: { readonly people: readonly PersonStatistics[] }) {
  const podiumWords = words.statistics.podium
  const { stands, level } = podiumOf(people)
  const most = stands[0]?.person.all.won ?? 0
  const alone = stands.filter(({ place }) => place === 1).length === 1
  const perTile = winsPerTile(most)
  return (
    <Card tone="felt" className={styles.felt} aria-labelledby="statistics-podium">
      <h2 id="statistics-podium" className="visually-hidden">
        {podiumWords.heading}
      </h2>
      <ol
        className={styles.stands}
        data-steps={(alone && stands.length === 3) || undefined}
        data-one={stands.length === 1 || undefined}
        style={{ '--most': Math.ceil(most / perTile) } as CSSProperties}
      >
        {stands.map(({ place, person: { person, name, all } }) => (
          <li key={person} className={styles.stand} data-first={(alone && place === 1) || undefined}>
            <Avatar size="large" name={name} personId={idOfKey(person)} className={styles.picture} />
            <Link href={paths.person(person)} className={styles.name}>
              {name}
            </Link>
            <span className={styles.stack} aria-hidden="true">
              {Array.from({ length: Math.ceil(all.won / perTile) }, (_, tile) => (
                <span key={tile} className={styles.tile} />
              ))}
            </span>
            <span className={styles.wins}>{podiumWords.wins(all.won)}</span>
          </li>
        ))}
      </ol>
      {level.length > 0 && <p className={styles.level}>{podiumWords.level(level[0]?.all.won ?? 0, someNames(level.map(({ name }) => name)))}</p>}
      {perTile > 1 && <p className={styles.hint}>{podiumWords.tile(perTile)}</p>}
    </Card>
  )
}
