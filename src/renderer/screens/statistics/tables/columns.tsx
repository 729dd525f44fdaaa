import { Link } from 'wouter'
import type { PersonStatistics } from '#shared/contract/statistics'
import type { PresetId } from '#shared/rules/presets'
import { blockedWon, flowersIn, headersIn, pointsPerRound, scorpionsIn, winningShare } from '#shared/stats/tally'
import { paths } from '../../../navigation/paths'
import type { Column } from '../../../components/sortable-table/sort'
import { words } from '../../../messages/page'
import { PersonLink } from '../statistics-name'
import { FLOWER_GAMES, HEADER_GAMES, SUIT_GAMES } from './games'
import styles from '../statistics.module.css'

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
const points = () =>
  column(
    'pointsPerRound',
    ({ all }) => pointsPerRound(all),
    ({ all }) => told(pointsPerRound(all), words.perRound),
  )
const rounds = (): readonly PersonColumn[] => [
  column('rounds', ({ all }) => all.rounds),
  column('roundsWon', ({ all }) => all.roundsWon),
  column('dominoes', ({ all }) => all.dominoes),
  column('targets', ({ all }) => all.targets),
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
const wins = (): readonly PersonColumn[] => [
  column('longest', ({ streaks }) => streaks.longest.wins),
  column('current', ({ streaks }) => streaks.current.wins),
  column('comebacks', ({ all }) => all.comebacks),
  column('greatest', ({ all: { greatestComeback: most } }) => (most === null ? null : most.deficit / most.target), Greatest),
  column('unfinished', ({ unfinished }) => unfinished),
]

/** What is asked for first of everyone; the points of one game only. */
export function shortColumns(played: readonly PresetId[], rated: boolean): readonly PersonColumn[] {
  const [name, matches, won] = always()
  const best: PersonColumn = { id: 'best', heading: words.statistics.people.best, value: ({ all }) => all.bestRound?.points ?? null }
  const ofOneGame = played.length === 1 ? [points(), best] : []
  return [name, matches, won, rounds()[1], ...ofOneGame, ...(rated ? [ratings()] : [])].filter((each) => each !== undefined)
}

/** The columns that mean something in these games; points only where they are points of one game. */
export function columnsFor(played: readonly PresetId[], rated: boolean, people: readonly PersonStatistics[]): readonly PersonColumn[] {
  const any = (games: readonly PresetId[]): boolean => games.some((game) => played.includes(game))
  return [
    ...always(),
    ...(rated ? [ratings()] : []),
    ...(played.length === 1 ? [points()] : []),
    ...rounds(),
    ...(any(FLOWER_GAMES) ? flowers() : []),
    ...(any(HEADER_GAMES) ? [headers()] : []),
    /* Bergen with a spinner may count every number too. */
    ...(any(SUIT_GAMES) || people.some(({ all }) => all.reasons['of-a-suit'].times > 0) ? [suits()] : []),
    ...wins(),
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
