import { useState } from 'react'
import { Link } from 'wouter'
import type { StatisticsAnswer } from '#shared/contract/statistics'
import { headToHead, type Versus } from '#shared/stats/pairs'
import { idOfKey, keyOfPerson } from '#shared/stats/person'
import { Avatar } from '../../../components/avatar/avatar'
import coloured from '../../../components/avatar/person-colour.module.css'
import { Button } from '../../../components/button/button'
import { useColours } from '../../../components/avatar/colours'
import type { Shown } from '../../../components/avatar/looks'
import { SeatLooks } from '../../../components/avatar/seat-looks'
import { words } from '../../../messages/page'
import { scorerWords } from '../../../messages/scorer'
import { paths } from '../../../navigation/paths'
import { addressOf, EVERYTHING } from '../../../search/statistics-query'
import styles from './person.module.css'

/** Others who are shown before someone asks for all. */
const MOST = 6

interface Props {
  readonly answer: StatisticsAnswer
  readonly person: string
  readonly name: string
}

/** How often they finished ahead of each of the others, and behind; who met them most first. */
export function Rivals({ answer, person, name }: Props) {
  const rivalWords = words.person.rivals
  const [all, setAll] = useState(false)
  const versus = headToHead(answer.pairs.map(({ a, b, ...counts }) => ({ ...counts, a: keyOfPerson(a), b: keyOfPerson(b) })))
  const met = answer.people
    .map((other) => ({ other, between: versus(keyOfPerson(person), keyOfPerson(other.person)) }))
    .filter(({ between }) => between.matches > 0)
    .sort((a, b) => b.between.matches - a.between.matches)
  if (met.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="person-rivals">
      <div className={styles.head}>
        <h2 id="person-rivals" className={styles.heading}>
          {rivalWords.heading}
        </h2>
        <p className={styles.quiet}>{rivalWords.hint}</p>
      </div>
      <ul className={styles.rivals}>
        {(all ? met : met.slice(0, MOST)).map(({ other, between }) => (
          <li key={other.person} className={styles.rival}>
            <SeatLooks players={[shown(name, person), shown(other.name, other.person)]}>
              <Avatar {...shown(other.name, other.person)} />
              <div className={styles.against}>
                <p className={styles.head}>
                  <Link href={paths.person(other.person)} className={styles.other}>
                    {other.name}
                  </Link>
                  <Link href={addressOf({ ...EVERYTHING, pair: [person, other.person] })} className={styles.quiet}>
                    {rivalWords.matches(between.matches)}
                  </Link>
                </p>
                <Bar name={name} person={person} other={other} between={between} />
              </div>
            </SeatLooks>
          </li>
        ))}
      </ul>
      {!all && met.length > MOST && (
        <Button variant="quiet" onClick={() => setAll(true)}>
          {rivalWords.more(met.length - MOST)}
        </Button>
      )}
    </section>
  )
}

function shown(name: string, person: string): Shown {
  return { name, personId: idOfKey(person) }
}

interface BarProps {
  readonly name: string
  readonly person: string
  readonly other: { readonly person: string; readonly name: string }
  readonly between: Versus
}

/** One bar, divided between the two, each part in the colour of its person and with their initials and number beside it. */
function Bar({ name, person, other, between: { ahead, behind, level } }: BarProps) {
  const [own, theirs] = useColours([shown(name, person), shown(other.name, other.person)])
  return (
    <div className={styles.bar} role="img" aria-label={words.person.rivals.told(name, other.name, ahead, behind, level)}>
      <Avatar size="small" {...shown(name, person)} />
      <span className={styles.count} data-more={ahead >= behind || undefined}>
        {scorerWords.plain(ahead)}
      </span>
      <span className={styles.between}>
        <span className={`${coloured.coloured} ${styles.part}`} data-colour={own} style={{ flexGrow: ahead }} />
        {level > 0 && <span className={styles.part} data-level style={{ flexGrow: level }} />}
        <span className={`${coloured.coloured} ${styles.part}`} data-colour={theirs} style={{ flexGrow: behind }} />
      </span>
      <span className={styles.count} data-more={behind >= ahead || undefined}>
        {scorerWords.plain(behind)}
      </span>
      <Avatar size="small" {...shown(other.name, other.person)} />
    </div>
  )
}
