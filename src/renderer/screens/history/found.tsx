import type { History, MatchSummary } from '#shared/contract/lists'
import { changedSettings } from '#shared/rules/house-rules'
import { scorerWords } from '../../messages/scorer'
import { paths } from '../../navigation/paths'
import { Button, ButtonLink } from '../../components/button/button'
import { EmptyState } from '../../components/empty-state/empty-state'
import { TilesOnFelt } from '../../components/empty-state/tiles-on-felt'
import { DamagedNotice } from '../../components/named-matches/damaged-notice'
import { MatchLine } from '../../components/match-line/match-line'
import { StillReading } from '../../components/reading/still-reading'
import { useHeld } from '../../hooks/use-held'
import { words } from '../../messages/page'
import { EVERYTHING, searchOf, type HistoryFilters } from '../../search/history-query'
import styles from './history.module.css'

interface Props {
  readonly found: History
  /** What was asked for last has not come yet; the lines are those from before. */
  readonly waiting: boolean
  readonly asked: HistoryFilters
  readonly ask: (change: Partial<HistoryFilters>) => void
  /** Null where no more lines can come at once. */
  readonly onMore: (() => void) | null
}

/** The matches that were found, the latest played first, and how many there are. */
export function Found({ found, waiting, asked, ask, onMore }: Props) {
  const everything = searchOf(asked) === ''
  const { matches, total, reading } = found
  const oldest = matches.at(-1)
  /* Said once the answer is there: nobody wants to hear of each letter that is looked for. */
  const count = useHeld(waiting ? undefined : words.history.count(total, everything))
  return (
    <>
      <StillReading reading={reading} />
      {reading === undefined ? (
        <p role="status" className={styles.count}>
          {count}
        </p>
      ) : (
        <p className={styles.count}>{words.history.soFar(total)}</p>
      )}
      {found.damaged !== undefined && <DamagedNotice matches={found.damaged} />}
      {total === 0 && !waiting && reading === undefined && (everything ? <NothingYet /> : <NothingFound onAll={() => ask(EVERYTHING)} />)}
      {matches.length > 0 && (
        <ol className={styles.list} aria-label={words.history.title} aria-busy={waiting}>
          {matches.map((match) => (
            <Line key={match.matchId} match={match} />
          ))}
        </ol>
      )}
      {matches.length < total && (
        <div className={styles.foundMore}>
          <p>{words.history.shown(matches.length, total)}</p>
          {onMore !== null && (
            <Button pending={waiting} onClick={onMore}>
              {words.history.more}
            </Button>
          )}
          {onMore === null && oldest !== undefined && (
            <Button onClick={() => ask({ to: oldest.date })}>{words.history.older(words.dayWords(oldest.date))}</Button>
          )}
        </div>
      )}
    </>
  )
}

function Line({ match }: { readonly match: MatchSummary }) {
  const changed = changedSettings(match.preset, match.rules)
  const players = scorerWords.listed(match.players.map(({ name }) => name))
  return (
    <MatchLine
      match={match}
      when={
        <>
          <time dateTime={match.date}>{words.dayWords(match.date)}</time>
          {match.place !== undefined && ` · ${match.place}`}
          {match.winner === null && ` · ${words.matchLine.unfinished}`}
        </>
      }
      href={paths.lookBack(match.matchId)}
      opens={words.history.open(players, words.dayWords(match.date))}
    >
      {match.note !== undefined && <p className={styles.note}>{match.note}</p>}
      {changed.length > 0 && <p className={styles.rules}>{words.houseRulesWords(match.rules, changed)}</p>}
    </MatchLine>
  )
}

function NothingYet() {
  return (
    <EmptyState
      picture={<TilesOnFelt />}
      action={
        <ButtonLink href={paths.newMatch} variant="primary">
          {words.history.newMatch}
        </ButtonLink>
      }
    >
      <p>{words.history.nothingYet}</p>
    </EmptyState>
  )
}

function NothingFound({ onAll }: { readonly onAll: () => void }) {
  return (
    <EmptyState action={<Button onClick={onAll}>{words.history.showAll}</Button>}>
      <p>{words.history.nothingFound}</p>
    </EmptyState>
  )
}
