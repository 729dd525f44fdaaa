import { Link } from 'wouter'
import type { StatisticsAnswer } from '#shared/contract/statistics'
import { headToHead } from '#shared/stats/pairs'
import { keyOfPerson } from '#shared/stats/person'
import { words } from '../../../messages/page'
import { addressOf, type StatisticsQuery } from '../../../search/statistics-query'
import { StatisticsName } from '../statistics-name'
import { PairSection } from './pair-section'
import styles from './rivals.module.css'

interface Props {
  readonly answer: StatisticsAnswer
  readonly asked: StatisticsQuery
}

/** Everyone against everyone, and two of them more closely where they are asked for. */
export function HeadToHead({ answer, asked }: Props) {
  const rivalsWords = words.statistics.rivals
  const people = answer.people.filter(({ all }) => all.played > 0)
  const pairs = answer.pairs.map(({ a, b, ...counts }) => ({ ...counts, a: keyOfPerson(a), b: keyOfPerson(b) }))
  const versus = headToHead(pairs)
  const between = (one: string, other: string) => versus(keyOfPerson(one), keyOfPerson(other))
  if (people.length < 2) return null
  return (
    <section className={styles.section} aria-labelledby="statistics-rivals">
      <h2 id="statistics-rivals" className={styles.heading}>
        {rivalsWords.heading}
      </h2>
      <p className={styles.hint}>{rivalsWords.how}</p>
      <div className={styles.frame} role="region" aria-label={rivalsWords.caption} tabIndex={0}>
        <table className={styles.matrix}>
          <caption className="visually-hidden">{rivalsWords.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{rivalsWords.against}</th>
              {people.map(({ person, name }) => (
                <th key={person} scope="col">
                  <StatisticsName person={person} name={name} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {people.map(({ person, name }) => (
              <tr key={person}>
                <th scope="row">
                  <StatisticsName person={person} name={name} />
                </th>
                {people.map((other) => {
                  if (other.person === person) return <td key={other.person} className={styles.self} />
                  const { matches, ahead, behind, level } = between(person, other.person)
                  if (matches === 0)
                    return (
                      <td key={other.person}>
                        <span aria-label={rivalsWords.never}>–</span>
                      </td>
                    )
                  const record = rivalsWords.record(ahead, behind, level)
                  return (
                    <td key={other.person} data-ahead={ahead > behind || undefined}>
                      <Link
                        href={addressOf({ ...asked, pair: [person, other.person] })}
                        className={styles.cell}
                        aria-label={rivalsWords.told(name, other.name, record)}
                      >
                        {record}
                      </Link>
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {asked.pair !== null && (
        <PairSection
          key={asked.pair.join(' ')}
          asked={asked}
          people={asked.pair.map((person) => ({ person, name: answer.everybody.find((each) => each.person === person)?.name ?? person }))}
          versus={between(asked.pair[0], asked.pair[1])}
        />
      )}
    </section>
  )
}
