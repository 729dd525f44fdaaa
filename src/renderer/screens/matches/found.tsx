import type { FoundMatches, MatchSummary } from '#shared/contract/lists'
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
import { EVERYTHING, searchOf, type MatchFilters } from '../../search/match-query'
import styles from './matches.module.css'

interface Props {
  readonly found: FoundMatches
  /** What was asked for last has not come yet; the lines are those from before. */
  readonly waiting: boolean
  readonly asked: MatchFilters
  readonly ask: (change: Partial<MatchFilters>) => void
  /** Null where no more lines can come at once. */
  readonly onMore: (() => void) | null
}

/** The matches that were found, the latest played first, and how many there are. */
export function Found({ found, waiting, asked, ask, onMore }: Props) {
  const everything = searchOf(asked) === ''
  const { matches, total, reading } = found
  const oldest = matches.at(-1)
  /* Said once the answer is there: nobody wants to hear of each letter that is looked for. */
  const count = useHeld(waiting ? undefined : words.matches.count(total, everything))
  return (
    <>
      <StillReading reading={reading} />
      {reading === undefined ? (
        <p role="status" className={styles.count}>
          {count}
        </p>
      ) : (
        <p className={styles.count}>{words.matches.soFar(total)}</p>
      )}
      {found.damaged !== undefined && <DamagedNotice matches={found.damaged} />}
      {total === 0 && !waiting && reading === undefined && (everything ? <NothingYet /> : <NothingFound onAll={() => ask(EVERYTHING)} />)}
      {matches.length > 0 && (
        <ol className={styles.list} aria-label={words.matches.title} aria-busy={waiting}>
          {matches.map((match) => (
            <Line key={match.matchId} match={match} />
          ))}
        </ol>
      )}
      {matches.length < total && (
        <div className={styles.foundMore}>
          <p>{words.matches.shown(matches.length, total)}</p>
          {onMore !== null && (
            <Button pending={waiting} onClick={onMore}>
              {words.matches.more}
            </Button>
          )}
          {onMore === null && oldest !== undefined && (
            <Button onClick={() => ask({ to: oldest.date })}>{words.matches.older(words.dayWords(oldest.date))}</Button>
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
      href={paths.replay(match.matchId)}
      opens={words.matches.open(players, words.dayWords(match.date))}
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
          {words.matches.newMatch}
        </ButtonLink>
      }
    >
      <p>{words.matches.nothingYet}</p>
    </EmptyState>
  )
}

function NothingFound({ onAll }: { readonly onAll: () => void }) {
  return (
    <EmptyState action={<Button onClick={onAll}>{words.matches.showAll}</Button>}>
      <p>{words.matches.nothingFound}</p>
    </EmptyState>
  )
}
