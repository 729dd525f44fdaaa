import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { StatisticsAnswer } from '#shared/contract/statistics'
import { biggestPlay } from '#shared/stats/headlines'
import { mostPlayed } from '#shared/stats/scoring'
import { words } from '../../../messages/page'
import { scorerWords } from '../../../messages/scorer'
import { paths } from '../../../navigation/paths'
import { someNames } from './some-names'
import styles from './headline-figures.module.css'

/** How much was played, and the play that paid most in the game that was played most. */
export function HeadlineFigures({ answer: { matches, rounds, time, people } }: { readonly answer: StatisticsAnswer }) {
  const figuresWords = words.statistics.figures
  const played = Object.values(rounds).reduce((sum, each) => sum + each, 0)
  // points of different games are different things
  const preset = mostPlayed(rounds)
  const biggest = biggestPlay(
    people.flatMap(({ name, byPreset }) => (preset === null || byPreset[preset] === undefined ? [] : [{ name, all: byPreset[preset] }])),
  )
  return (
    <section aria-labelledby="statistics-figures">
      <h2 id="statistics-figures" className="visually-hidden">
        {figuresWords.heading}
      </h2>
      <ul className={styles.figures}>
        <Figure value={scorerWords.figures(matches)} of={figuresWords.matches(matches)} />
        <Figure value={scorerWords.figures(played)} of={figuresWords.rounds(played)} />
        {time.matches > 0 && <Figure value={figuresWords.long(time.minutes)} of={figuresWords.atTable(time.matches, matches)} />}
        {biggest !== null && (
          <Figure
            value={scorerWords.signed(biggest.play.points)}
            of={
              <Link href={paths.replay(biggest.play.matchId)} className={styles.link}>
                {figuresWords.biggest(someNames(biggest.people.map(({ name }) => name)))}
              </Link>
            }
          />
        )}
      </ul>
    </section>
  )
}

function Figure({ value, of }: { readonly value: string; readonly of: ReactNode }) {
  return (
    <li className={styles.figure}>
      <span className={styles.value}>{value}</span> <span className={styles.of}>{of}</span>
    </li>
  )
}
