import type { CSSProperties, ReactNode } from 'react'
import { Link } from 'wouter'
import type { PersonStatistics, StatisticsAnswer } from '#shared/contract/statistics'
import { biggestPlay, podiumOf, winsPerTile } from '#shared/stats/headlines'
import { idOfKey } from '#shared/stats/person'
import { Avatar } from '../../components/avatar/avatar'
import { Card } from '../../components/card/card'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import { paths } from '../../navigation/paths'
import { mostPlayedThatScores } from './games'
import styles from './overview.module.css'

/** So many names can be taken in at a glance. */
const MOST_NAMES = 4

/** Names as a list in a sentence; of many the first ones, and how many more. */
function someNames(names: readonly string[]): string {
  if (names.length <= MOST_NAMES) return scorerWords.listed(names)
  return scorerWords.listed([...names.slice(0, MOST_NAMES - 1), words.statistics.podium.more(names.length - MOST_NAMES + 1)])
}

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

/** How much was played, and the play that paid most in the game that was played most. */
export function HeadlineFigures({ answer: { matches, rounds, time, people } }: { readonly answer: StatisticsAnswer }) {
  const figuresWords = words.statistics.figures
  const played = Object.values(rounds).reduce((sum, each) => sum + each, 0)
  // points of different games are different things
  const preset = mostPlayedThatScores(rounds)
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
