import type { Ref } from 'react'
import type { FoundMatches } from '#shared/contract/lists'
import { paths } from '../../navigation/paths'
import { Button, ButtonLink } from '../../components/button/button'
import { EmptyState } from '../../components/empty-state/empty-state'
import { TilesOnFelt } from '../../components/empty-state/tiles-on-felt'
import { Icon } from '../../components/icon/icon'
import { DamagedNotice } from '../../components/named-matches/damaged-notice'
import { StillReading } from '../../components/reading/still-reading'
import { PrintPictures } from '../../match/picture/print-pictures'
import { words } from '../../messages/page'
import { EVERYTHING, searchOf, type MatchFilters } from '../../search/match-query'
import { MatchList } from './list/match-list'
import type { Chip } from './search/chips'
import styles from './matches.module.css'

interface Props {
  readonly found: FoundMatches
  /** What was asked for last has not come yet; the lines are those from before. */
  readonly waiting: boolean
  readonly asked: MatchFilters
  readonly ask: (change: Partial<MatchFilters>) => void
  /** The filters that are set. */
  readonly chips: readonly Chip[]
  readonly chosen: string | null
  readonly onChoose: ((matchId: string) => void) | null
  readonly onUp: () => void
  /** Null where no more lines can come at once. */
  readonly onMore: (() => void) | null
  readonly list: Ref<HTMLDivElement>
}

/** The matches that were found, the latest played first. */
export function Found({ found, waiting, asked, ask, chips, chosen, onChoose, onUp, onMore, list }: Props) {
  const everything = searchOf(asked) === ''
  const { matches, total, reading } = found
  const oldest = matches.at(-1)
  return (
    <div className={styles.results}>
      <StillReading reading={reading} />
      {reading !== undefined && <p>{words.matches.soFar(total)}</p>}
      {found.damaged !== undefined && <DamagedNotice matches={found.damaged} />}
      {total === 0 && !waiting && reading === undefined && (everything ? <NothingYet /> : <NothingFound asked={asked} ask={ask} chips={chips} />)}
      <PrintPictures matches={matches} />
      {matches.length > 0 && <MatchList ref={list} matches={matches} waiting={waiting} chosen={chosen} onChoose={onChoose} onUp={onUp} />}
      {matches.length < total && (
        <div className={styles.more}>
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
    </div>
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

/** Says what can be taken away, each with a press. */
function NothingFound({ asked, ask, chips }: Pick<Props, 'asked' | 'ask' | 'chips'>) {
  const text = asked.text.trim()
  const taken = [...(text === '' ? [] : [{ key: 'text', label: `“${text}”`, without: { text: '' } }]), ...chips]
  return (
    <EmptyState action={<Button onClick={() => ask(EVERYTHING)}>{words.matches.showAll}</Button>}>
      <p>{words.matches.nothingFound}</p>
      <div className={styles.remove}>
        {taken.map(({ key, label, without }) => (
          <Button key={key} onClick={() => ask(without)}>
            {label}
            <Icon name="close" />
          </Button>
        ))}
      </div>
    </EmptyState>
  )
}
