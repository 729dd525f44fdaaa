import { Link } from 'wouter'
import type { PersonStatistics, StatisticsAnswer } from '#shared/contract/statistics'
import { LINE_PRESETS, type PresetId, PRESETS } from '#shared/rules/presets'
import { blockedWon, flowersIn, headersIn, pointsPerRound, scorpionsIn, winningShare } from '#shared/stats/tally'
import { Disclosure } from '../../components/disclosure/disclosure'
import type { Column } from '../../components/sortable-table/sort'
import { SortableTable } from '../../components/sortable-table/sortable-table'
import { words } from '../../messages/page'
import { paths } from '../../navigation/paths'
import { PersonLink } from './statistics-name'
import { OnlyOf } from '../../ratings/only-of'
import { FLOWER_GAMES, gamesIn, HEADER_GAMES, SUIT_GAMES } from './games'
import styles from './statistics.module.css'

type ColumnId = keyof typeof words.statistics.people.columns
type PersonColumn = Column<PersonStatistics>

function column(id: ColumnId, value: PersonColumn['value'], cell?: PersonColumn['cell']): PersonColumn {
  const peopleWords = words.statistics.people
  const [heading, meaning] = peopleWords.columns[id]
  return { id, heading, value, ...(meaning === '' ? {} : { meaning }), ...(cell === undefined ? {} : { cell }) }
}

const always = (): readonly PersonColumn[] => [
  column('name', ({ name }) => name, PersonLink),
  column('played', ({ all }) => all.played),
  column('won', ({ all }) => all.won),
  column(
    'share',
    ({ all }) => winningShare(all),
    ({ all }) => told(winningShare(all), words.shareWords),
  ),
]
const ratings = () =>
  column(
    'rating',
    ({ rating }) => rating?.mean ?? null,
    ({ rating }) => (rating === null ? null : words.statistics.people.rating(rating.mean, rating.deviation)),
  )
const pointsColumn = () =>
  column(
    'pointsPerRound',
    ({ all }) => pointsPerRound(all),
    ({ all }) => told(pointsPerRound(all), words.perRound),
  )
const roundsWon = () => column('roundsWon', ({ all }) => all.roundsWon)
const ofALine = (targets: boolean): readonly PersonColumn[] => [
  column('dominoes', ({ all }) => all.dominoes),
  ...(targets ? [column('targets', ({ all }) => all.targets)] : []),
  column('blocked', ({ all }) => blockedWon(all)),
]
const flowers = (): readonly PersonColumn[] => [
  column('duals', ({ all }) => all.reasons.dual.times),
  column('plurals', ({ all }) => all.reasons.plural.times),
  column('flowers', ({ all }) => flowersIn(all)),
  column('scorpions', ({ all }) => scorpionsIn(all)),
]
const headers = () => column('headers', ({ all }) => headersIn(all))
const suits = () => column('suits', ({ all }) => all.reasons['of-a-suit'].times)
const streaks = (): readonly PersonColumn[] => [
  column('longest', ({ streaks: { longest } }) => longest.wins),
  column('current', ({ streaks: { current } }) => current.wins),
]
const comebacks = (): readonly PersonColumn[] => [
  column('comebacks', ({ all }) => all.comebacks),
  column('greatest', ({ all: { greatestComeback: most } }) => (most === null ? null : most.deficit / most.target), Greatest),
]

/** What is asked for first of everyone; the points of one game only, and a best round where one is better than another. */
function shortColumns(rated: boolean, people: readonly PersonStatistics[]): readonly PersonColumn[] {
  const [name, matches, won] = always()
  const best: PersonColumn = { id: 'best', heading: words.statistics.people.best, value: ({ all }) => all.bestRound?.points ?? null }
  const ofOneGame = gamesIn(people) === 1 ? [pointsColumn(), ...(people.some(({ all }) => all.bestRound !== null) ? [best] : [])] : []
  return [name, matches, won, roundsWon(), ...ofOneGame, ...(rated ? [ratings()] : [])].filter((each) => each !== undefined)
}

/** The columns that mean something in these games; points only where they are points of one game. */
function columnsFor(played: readonly PresetId[], rated: boolean, people: readonly PersonStatistics[]): readonly PersonColumn[] {
  const any = (games: readonly PresetId[]): boolean => games.some((game) => played.includes(game))
  const laid = any(LINE_PRESETS)
  /* A house rule may end any match at once. */
  const targets = played.some((game) => PRESETS[game].settings.win === 'immediate') || people.some(({ all }) => all.targets > 0)
  return [
    ...always(),
    ...(rated ? [ratings()] : []),
    ...(gamesIn(people) === 1 ? [pointsColumn()] : []),
    column('rounds', ({ all }) => all.rounds),
    roundsWon(),
    ...(laid ? ofALine(targets) : []),
    ...(any(FLOWER_GAMES) ? flowers() : []),
    ...(any(HEADER_GAMES) ? [headers()] : []),
    /* Bergen with a spinner may count every number too. */
    ...(any(SUIT_GAMES) || people.some(({ all }) => all.reasons['of-a-suit'].times > 0) ? [suits()] : []),
    ...streaks(),
    ...(laid ? comebacks() : []),
    column('unfinished', ({ unfinished }) => unfinished),
  ]
}

function Greatest({ name, all: { greatestComeback } }: PersonStatistics) {
  const peopleWords = words.statistics.people
  if (greatestComeback === null) return null
  const { matchId, deficit, target } = greatestComeback
  return (
    <Link href={paths.replay(matchId)} className={styles.link} aria-label={peopleWords.behindOpens(name, deficit, target)}>
      {peopleWords.behind(deficit, target)}
    </Link>
  )
}

function told(value: number | null, format: (value: number) => string): string | null {
  return value === null ? null : format(value)
}

interface EverybodyProps {
  readonly people: readonly PersonStatistics[]
  readonly played: readonly PresetId[]
  /** What ratings are of; null where too little was played for them to say something. */
  readonly rated: StatisticsAnswer['rated']
}

/** What everyone did, a line each: who won most first. */
export function Everybody({ people, rated }: Omit<EverybodyProps, 'played'>) {
  const peopleWords = words.statistics.people
  return (
    <section className={styles.section} aria-labelledby="statistics-everybody">
      <h2 id="statistics-everybody" className={styles.heading}>
        {peopleWords.heading}
      </h2>
      <SortableTable
        caption={peopleWords.heading}
        captionHidden
        columns={shortColumns(rated !== null, people)}
        rows={people}
        rowKey={({ person }) => person}
        first={{ column: 'won', direction: 'descending' }}
      />
      <OnlyOf rated={rated} className={styles.hint} />
    </section>
  )
}

/** Everything that is counted of everyone, with what each column means. */
export function AllFigures({ people, played, rated }: EverybodyProps) {
  const peopleWords = words.statistics.people
  const columns = columnsFor(played, rated !== null, people)
  return (
    <Disclosure summary={peopleWords.more} lazy>
      <SortableTable
        caption={peopleWords.more}
        captionHidden
        columns={columns}
        rows={people}
        rowKey={({ person }) => person}
        first={{ column: 'played', direction: 'descending' }}
      />
      {gamesIn(people) > 1 && <p className={styles.hint}>{peopleWords.fewPoints}</p>}
      <Disclosure summary={peopleWords.meanings}>
        <dl className={styles.meanings}>
          {columns.map(
            ({ id, heading, meaning }) =>
              meaning !== undefined && (
                <div key={id}>
                  <dt>{heading}</dt>
                  <dd>{meaning}</dd>
                </div>
              ),
          )}
        </dl>
      </Disclosure>
    </Disclosure>
  )
}
